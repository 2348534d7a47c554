import { circle, leaf, line, poly, ribbon, shape } from "../../../../pictures/pen";
import { beads, diamonds, front, hand, paint, pick, LEAD, type Window } from "../kit";

export const conjurer: Window = {
  spandrel: ["#4a1550", "#2f0f3a"],
  beads: ["#18a078", "#f0c048", "#c02878"],
  medal: "#f6e2a8",
  draw(s) {
    const bg = pick(12, ["#8a2a86", "#a83a98", "#6d1f74", "#7a2580"]),
      lit = pick(2, ["#e86aa8", "#d04a98"]);
    diamonds(s, 46, 38, (i, j) => (Math.abs(i - 2) + Math.abs(j - 3.5) < 3.2 ? lit() : bg()), 3);
    s.group('transform="rotate(-7 120 260)"', () => {
      s.fill(shape("!158 196, 184 200, 198 172, !184 138, !204 130, 220 168, 212 208, 188 236, !166 244"), "#0f8a68");
      s.fill(poly("182 142, 206 131, 200 118, 178 126"), "#fff4d8");
      s.fill(shape("!56 350, 66 262, 88 206, 122 188, 158 196, 180 252, !190 350"), "#0f7a5c");
      s.fill(shape("!56 350, 66 262, 88 206, 102 198, 96 262, !102 350"), "#18a078");
      front(
        s,
        { x: 122, y: 140, size: 36, turn: -4, skin: "#f8dcb8", shade: "#dca078", eye: "sly", look: [-3, 0] },
        () => {
          s.fill(
            shape("!-35 -6, -26 -12, -14 -6, 4 -12, 28 -10, !37 0, 28 14, 8 20, !-8 10, -22 17, -32 10"),
            "#2a2440",
          );
          paint(s, shape("!-32 5, -24 -1, !-15 6, -24 10") + shape("!-5 7, 8 -2, !24 5, 8 13"), "#fffaf0");
          paint(s, circle(-28, 4, 4.6) + circle(3, 5, 6), "#0a7a58");
          paint(s, circle(-28, 4, 2) + circle(3, 5, 2.6));
          beads(s, line("-32 -4, -24 -9, -14 -3, 4 -9, 28 -7"), "#f0c048", 2.6, 6);
          paint(s, ribbon("-25 42, -14 46, 4 36", [0, 3, 0]));
          s.fill(shape("!30 -26, 44 6, 40 34, !28 46, 32 16"), "#d8842a");
          s.fill(shape("!-27 -34, -40 -16, !-34 8, -32 -12"), "#d8842a");
        },
      );
      s.fill(shape("!104 194, 124 208, 146 192, !150 350, !100 350"), "#f8ecc8");
      for (let k = 0; k < 4; k++)
        s.fill(
          poly(`125 ${214 + k * 30}, 137 ${229 + k * 30}, 125 ${244 + k * 30}, 113 ${229 + k * 30}`),
          k % 2 ? "#c02878" : "#2a2440",
        );
      s.fill(shape("!124 202, 98 186, 94 212") + shape("!124 202, 150 184, 154 210"), "#e8343a");
      s.fill(circle(124, 202, 7), "#f0c048");
      s.group('transform="rotate(-12 122 104)"', () => {
        s.fill(shape("!96 104, 92 62, !88 44, 122 36, !160 42, 154 62, !152 102"), "#2a2440");
        s.fill(shape("!132 38, !160 42, 154 62, !152 102, !132 104"), "#3f3866");
        s.fill(shape("!96 104, !95 86, 122 92, !153 85, !152 102"), "#c02878");
        beads(s, line("99 96, 122 99, 150 94"), "#f0c048", 3, 8);
        s.fill(shape("66 108, 92 98, 122 102, 154 96, 182 102, 156 116, 122 114, 92 118"), "#3a3058");
        s.fill(leaf(146, 92, 200, 52, 15, -10), "#18a078");
        s.ink("M148 90Q172 64 194 56", LEAD, 1.4);
      });
      s.fill(shape("!98 202, 70 210, 40 240, 46 262, !72 284, !84 264, 70 250, 86 236, !104 232"), "#18a078");
      s.fill(poly("70 286, 86 262, 98 270, 80 294"), "#fff4d8");
    });
    // the spring of cards, from hand to hand
    hand(s, 177, 108, 11.5, "#f8dcb8", [-130, -104, -78, -52, 150], 1.1);
    for (let i = 0; i < 10; i++) {
      const u = i / 9,
        b = (p: number, q: number, r: number, z: number) =>
          (1 - u) ** 3 * p + 3 * (1 - u) ** 2 * u * q + 3 * (1 - u) * u * u * r + u ** 3 * z;
      s.stamp(
        `card${i % 3}`,
        `translate(${b(186, 238, 168, 104).toFixed(0)} ${b(92, 196, 252, 268).toFixed(0)})rotate(${(28 + u * 100 + (i % 2 ? 8 : -6)).toFixed(0)})scale(${(0.82 + 0.3 * Math.sin(u * 3)).toFixed(2)})`,
        () => {
          s.fill("M-13-18h26v36h-26z", i % 3 ? "#fffaf0" : "#ffe9a8");
          paint(
            s,
            [
              poly("0 -9, 7 0, 0 9, -7 0"),
              "M0 9C-14-2-7-12 0-5C7-12 14-2 0 9z",
              "M0-10C14 2 8 9 2 5L4 11H-4L-2 5C-8 9-14 2 0-10z",
            ][i % 3]!,
            i % 3 === 2 ? "#2a2440" : "#d01f3a",
          );
        },
      );
    }
    hand(s, 92, 284, 11.5, "#f8dcb8", [-60, -36, -12, 12, -120], 1);
  },
};
