import { circle, leaf, line, poly, polar, ribbon, shape } from "../../../../art/pen";
import { beads, diamonds, front, hand, paint, pick, type Window } from "../kit";

/** On her way home: a sheaf on her shoulder, a goose under her arm that sees somebody it doesn't like. */
export const commoner: Window = {
  spandrel: ["#2f5a34", "#1f3c2c"],
  beads: ["#5f9a4a", "#f4d060", "#c86a3a"],
  medal: "#fff2c4",
  draw(s) {
    const sky = pick(4, ["#a8d8ec", "#bfe4f0", "#94cce6"]);
    diamonds(s, 44, 36, sky, 2, [10, 10, 230, 200]);
    // fields
    s.fill(shape("!-10 346, !-10 192, 40 178, 110 196, 180 172, !250 190, !250 346"), "#8cb84a");
    s.fill(shape("!-10 346, !-10 220, 60 204, 130 222, !250 196, !250 346"), "#e8c048");
    [
      "-10 246, 60 226, 140 246, 250 216",
      "-10 270, 60 250, 150 268, 250 238",
      "-10 298, 70 278, 160 294, 250 264",
    ].forEach((l) => s.ink(line(l), "#120e18", 2.2));
    s.fill(shape("!-10 250, 60 230, 140 250, !250 220, !250 243, 150 272, 60 254, !-10 274"), "#d8a030");
    s.fill(poly("30 178, 30 158, 44 146, 58 158, 58 176"), "#fff4d8");
    s.fill(poly("26 160, 44 142, 62 160"), "#c86a3a");
    s.group('transform="rotate(6 130 260)"', () => {
      // the sheaf, from the shoulder to beyond the arch
      for (let i = 0; i < 9; i++) {
        const a = polar(158, 178, 40, -84 + i * 4),
          b = polar(158, 178, 122 + (i % 3) * 9, -106 + i * 7.5);
        s.fill(
          ribbon([{ x: 146 + i * 3, y: 214 }, a, b], [6, 6, 3]),
          i % 2 ? "#f0c048" : "#ffe08a",
          'stroke-width="1.6"',
        );
        for (let k = 0; k < 3; k++) {
          const c = polar(158, 178, 92 + (i % 3) * 9 + k * 12, -106 + i * 7.5);
          s.fill(leaf(c.x - 6, c.y + 5, c.x + 8, c.y - 11, 8), k % 2 ? "#f8d870" : "#d89a28", 'stroke-width="1.2"');
        }
      }
      s.fill(ribbon("144 158, 162 152, 182 160", [13, 14, 12]), "#c8502c");
      front(
        s,
        {
          x: 116,
          y: 134,
          size: 36,
          turn: -8,
          jaw: "round",
          skin: "#f0bf94",
          shade: "#d08a60",
          look: [-4, 0],
          iris: "#5a3a1a",
          mouth: "smile",
        },
        () => {
          paint(s, circle(-24, 26, 7) + circle(16, 26, 8), "#e8705a", 'opacity=".55"');
          s.fill(shape("!-33 -8, -34 -34, -10 -50, 24 -46, !38 -14, 24 -30, -4 -34, !-22 -22"), "#7a4420");
          s.fill(
            shape("!-40 -20, -34 -54, 4 -70, 40 -52, 48 -8, 44 40, !30 62, 34 20, 26 -22, !-4 -38, -24 -32"),
            "#fff4e0",
          );
          s.fill(shape("!26 -58, 40 -52, 48 -8, 44 40, !30 62, 38 16, 34 -30"), "#dcc8a4");
          s.fill(ribbon("38 48, 54 66, 48 92", [10, 14, 0]) + ribbon("36 50, 64 56, 84 74", [8, 12, 0]), "#fff4e0");
          beads(s, line("-34 -32, -6 -46, 30 -32, 40 8"), "#c8502c", 4.6, 11);
        },
      );
      // dress, apron
      s.fill(shape("!66 350, 78 266, 88 206, 112 186, 150 184, 172 208, 176 270, !196 350"), "#3a6a9c");
      s.fill(shape("!150 184, 172 208, 176 270, !196 350, !160 350, 158 256"), "#274a74");
      s.fill(shape("!92 250, 122 258, !152 248, !160 350, !84 350"), "#fffaf0");
      s.fill(shape("!96 206, 122 216, 148 204, 152 248, 122 258, !92 250"), "#c8502c");
      s.ink(line("122 218, 122 256") + line("112 226, 132 232") + line("112 238, 132 244"), "#ffe9c0", 2);
      beads(s, line("90 300, 122 306, 156 298"), "#3a6a9c", 4, 10);
      // arm over the sheaf
      s.fill(shape("!148 190, 172 194, 186 180, !178 154, !198 150, 208 182, 196 212, !168 232"), "#fffaf0");
      hand(s, 186, 146, 11, "#f0bf94", [-150, -124, -98, -72, 150], 0.85);
    });
    // the goose
    s.raw('<g transform="translate(26 -10)">');
    s.fill(shape("!30 330, 22 296, 40 266, 78 258, 108 268, 112 300, !96 336"), "#fffdf6");
    s.fill(shape("!112 300, 108 268, 84 262, 76 290, 84 320, !96 336"), "#d8d2c4");
    s.fill(shape("!60 276, 46 246, 52 218, 40 200, 24 202, 18 214, 28 224, 32 240, !34 280"), "#fffdf6");
    s.fill(poly("22 206, 2 204, 4 212, 20 215") + poly("21 215, 6 220, 8 226, 24 222"), "#f08a24");
    paint(s, circle(32, 208, 3.4));
    s.fill(leaf(90, 300, 52, 290, 12, -4) + leaf(94, 312, 58, 308, 11, -4), "#ece6d8");
    s.raw("</g>");
    s.fill(shape("!96 218, 90 246, 96 268, 116 284, !130 274, 116 256, !116 230"), "#fffaf0");
    hand(s, 108, 284, 12, "#f0bf94", [176, 152, 200, 222, 110], 0.85);
  },
};
