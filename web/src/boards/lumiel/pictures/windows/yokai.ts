import { circle, leaf, line, poly, ribbon, shape } from "../../../../art/pen";
import { diamonds, paint, pick, LEAD, type Window } from "../kit";
import { hole, night, splinters } from "../broken";

export const yokai: Window = {
  spandrel: ["#1a1c2c", "#141622"],
  beads: ["#2c3e62", "#22304e", "#3e5274"],
  medal: "#0a0810",
  broken: true,
  draw(s) {
    const bg = pick(8, ["#5f86b4", "#7fa4c8", "#4a70a0", "#a0c0d8", "#6a94b0"]);
    diamonds(s, 36, 30, bg);
    hole(s, 122, 208, 98, 104, 11, () => {
      night(s, "#0a0818", "#2a1240");
      s.fill(shape("!30 346, 22 230, 40 160, 80 122, 124 110, 172 122, 210 166, 220 240, !214 346"), "#3a2a5e");
      s.fill(shape("!52 206, 70 156, 130 134, 190 160, !202 210, 130 186"), "#5c4688");
      s.fill(shape("!54 192, 92 156, 136 148, !196 186, 156 222, 104 224"), "#ffe96a");
      s.fill(circle(116, 190, 29), "#f2901c");
      s.fill(circle(116, 190, 20), "#c8481a");
      paint(s, leaf(117, 162, 114, 219, 11));
      paint(s, circle(106, 178, 5), "#fff");
      paint(
        s,
        ribbon("46 190, 92 148, 140 140, 204 186", [0, 8, 10, 0]) +
          ribbon("66 224, 112 238, 166 228", [0, 3.4, 0]) +
          ribbon("74 234, 112 247, 156 238", [0, 2, 0]),
      );
      s.ink("M70 178L54 168M84 164L74 148M104 154L98 138M184 176L202 164", LEAD, 2.4);
      s.fill(shape("!44 268, 90 258, 134 262, 178 256, !212 266, 184 312, 130 324, 76 312"), "#2a0a18");
      s.fill(
        [58, 82, 106, 132, 158, 184]
          .map((x, i) => poly(`${x - 11} ${262 + (i % 2) * 2}, ${x + 11} 260, ${x + 1} ${294 - (i % 2) * 9}`))
          .join(""),
        "#fff4d8",
      );
    });
    // horns and claws come through
    s.fill(
      shape("!64 142, 60 112, 74 84, !98 58, 88 90, !94 122") +
        shape("!150 118, 158 88, !148 46, 178 74, 188 110, !180 136"),
      "#f0e2bc",
    );
    s.ink(
      line("64 120, 76 118, 92 108") +
        line("66 106, 78 102, 90 92") +
        line("154 104, 170 106, 187 98") +
        line("158 86, 168 88, 180 80"),
      "#8a6a4a",
      2,
    );
    const claw = (x: number, y: number, turn: number) =>
      s.group(`transform="translate(${x} ${y})rotate(${turn})"`, () => {
        for (const k of [-1, 0, 1]) {
          s.fill(ribbon(`${k * 17} 40, ${k * 19} 10, ${k * 16} -10`, [17, 17, 13]), k ? "#5c4688" : "#6a5498");
          s.fill(
            shape(`!${k * 16 - 7} -5, ${k * 16 - 4} -16, !${k * 12} -36, ${k * 16 + 6} -18, !${k * 16 + 7} -5`),
            "#f0e2bc",
          );
        }
      });
    claw(38, 268, -38);
    claw(206, 262, 34);
    splinters(s, "#8fb4d4", ["96 64, 112 78, 92 90", "130 306, 150 298, 146 322", "84 318, 98 304, 104 326"]);
  },
};
