import { circle, line, poly, polar, pt, ribbon, shape, star } from "../../../../art/pen";
import { beads, cells, front, hand, paint, pick, scatter, type Window } from "../kit";

/** He lifts panes out of his own window, and the night shows through the gaps. */
export const sorcerer: Window = {
  spandrel: ["#12305c", "#0c1e40"],
  beads: ["#1f8a8a", "#e8c048", "#3a4ab0"],
  medal: "#d8f0e0",
  draw(s) {
    const bg = pick(21, ["#f0b840", "#e8a430", "#f6cc60", "#d8902a", "#ffdf8a"]);
    const panes = cells(scatter(6, 34)).map((cell) => ({ ...cell, colour: bg() }));
    const lifted = panes.filter(({ x, y }) => Math.hypot(x - 176, y - 118) < 58);
    for (const pane of panes) s.fill(poly(pane.points), lifted.includes(pane) ? "#12164a" : pane.colour);
    paint(
      s,
      lifted.map(({ x, y }) => star(x, y, 6) + circle(x + 11, y - 9, 1.2) + circle(x - 9, y + 12, 1)).join(""),
      "#dfe6ff",
    );
    front(s, {
      x: 112,
      y: 142,
      size: 37,
      face: -1,
      turn: -8,
      skin: "#f4d6b0",
      shade: "#c89870",
      look: [-4, -3],
      iris: "#1f8a8a",
      jaw: "hawk",
    });
    // hat, bent and cropped by the arch
    s.fill(shape("!66 128, 84 92, 92 48, !84 20, 116 10, 140 40, 142 84, !158 118, 112 108"), "#3a3aa0");
    s.fill(shape("!84 20, 116 10, 140 40, !142 84, 124 56, 112 34"), "#6464d4");
    s.fill(shape("!83 94, 112 82, !142 84, !150 102, 114 98, !77 112"), "#e8c048");
    beads(s, line("82 104, 112 90, 145 93"), "#a8342a", 4.5, 11);
    s.fill(shape("!44 142, 76 112, 114 100, 152 102, !186 118, 152 120, 112 116, 78 126"), "#2c2c86");
    s.fill(shape("!36 346, 42 266, 66 210, 92 196, !140 196, 164 206, 186 240, !204 346"), "#3a3aa0");
    s.fill(shape("!36 346, 42 266, 66 210, 92 196, 84 262, !92 346"), "#5252c0");
    s.fill(shape("!150 198, 172 214, 186 240, !204 346, !156 346"), "#28287c");
    beads(s, line("92 200, 86 262, 94 330") + line("152 206, 158 262, 158 330"), "#e8c048", 3.4, 10);
    paint(s, star(176, 300, 10, 6, 0.4) + star(58, 292, 9, 6, 0.4) + star(182, 262, 6, 6, 0.4), "#e8c048");
    // beard: the wind takes it
    s.fill(
      shape(
        "!82 166, 84 196, 70 234, 84 262, 58 296, !26 318, 66 318, 96 298, 116 268, 134 230, 146 190, !142 164, 122 174, 108 170, 96 176",
      ),
      "#f6f6ee",
    );
    s.fill(shape("!146 190, 134 230, 116 268, 96 298, !66 318, 104 316, 136 282, 152 240, !142 164"), "#cfdde2");
    s.fill(shape("!104 196, 98 230, 106 252, !84 288, 84 262, 80 236, 92 214"), "#dbe7e6");
    s.fill(shape("!122 190, 124 218, 112 246, !100 276, 116 268, 134 230, 136 200"), "#e6efec");
    s.fill(ribbon("78 182, 94 168, 112 172", [0, 10, 6]) + ribbon("112 172, 132 166, 148 182", [6, 10, 0]), "#fff");
    paint(s, ribbon("82 136, 102 125, 115 134", [0, 9, 4]) + ribbon("121 134, 131 126, 144 134", [4, 8, 0]), "#f6f6ee");
    // the open hand, and the tiles that obey it
    s.fill(shape("!156 210, 178 226, 194 212, !190 192, !210 188, 218 212, 208 246, 184 264, !164 256"), "#5252c0");
    s.fill(shape("!187 196, !212 190, !211 177, !188 182"), "#e8c048");
    hand(s, 199, 172, 12, "#f4d6b0", [-136, -110, -84, -56, 170], 1.15);
    lifted.forEach(({ x, y, points }, i) => {
      const to = polar(178, 112, 14 + i * 4, -120 + i * 80);
      s.group(`transform="translate(${to.x.toFixed(0)} ${to.y.toFixed(0)})rotate(${i * 41 - 30})scale(.44)"`, () =>
        s.fill(poly(points.map((p) => pt(p.x - x, p.y - y))), i % 2 ? "#fff3c8" : "#8ae0d0", 'stroke-width="3.6"'),
      );
    });
    s.fill(ribbon("26 346, 36 250, 50 160", [8, 8, 8]), "#8a5a2a");
    s.fill(circle(52, 140, 20), "#ffe69a");
    s.fill(circle(60, 135, 15), "#12164a");
    paint(s, star(60, 135, 9, 4, 0.35), "#fff");
    s.fill(shape("!72 222, 56 232, !36 230, !34 252, 54 262, !80 258"), "#5252c0");
    hand(s, 36, 241, 12, "#f4d6b0", [-24, -4, 16, -130], 0.75);
  },
};
