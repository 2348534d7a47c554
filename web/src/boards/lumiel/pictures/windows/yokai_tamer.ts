import { circle, leaf, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { beads, cells, hand, mosaic, paint, pick, scatter, side, type Window } from "../kit";

/** She plays the flute, and the great head in her lap shuts its eyes. */
export const yokai_tamer: Window = {
  spandrel: ["#3a1a4a", "#241034"],
  beads: ["#c8407a", "#f0c860", "#2a8a8a"],
  medal: "#fbe0d8",
  draw(s) {
    const dusk = pick(6, ["#c85a8a", "#d8709a", "#b84a80", "#e088a8"]),
      far = pick(2, ["#7a3a8a", "#6a2f7c", "#8a4898"]);
    mosaic(
      s,
      cells(scatter(22, 32)).map((c) => [c.points, Math.hypot(c.x - 70, c.y - 90) < 84 ? dusk() : far()]),
    );
    s.fill(circle(74, 86, 40), "#fff0c0");
    s.fill(circle(74, 86, 29), "#ffdf8a");
    // wisteria
    for (const [x, y, n] of [
      [196, 40, 6],
      [214, 84, 5],
      [176, 28, 4],
    ] as const)
      for (let i = 0; i < n; i++)
        s.fill(
          circle(x + (i % 2 ? 4 : -4), y + i * 12, 7 - i * 0.6),
          i % 2 ? "#c9a8f0" : "#a07ae0",
          'stroke-width="1.4"',
        );
    // hair down her back
    s.fill(shape("!150 82, 184 92, 204 150, 208 230, !226 320, 190 300, 176 220, 160 150"), "#241c38");
    s.ink(line("176 104, 192 170, 200 260") + line("164 100, 178 170, 190 250"), "#5a4a80", 2);
    side(
      s,
      {
        x: 140,
        y: 122,
        size: 32,
        turn: -14,
        jaw: "round",
        skin: "#fbe0c4",
        shade: "#dca488",
        eye: "closed",
        mouth: "blow",
      },
      () => {
        paint(s, circle(-20, 20, 8), "#f08a8a", 'opacity=".45"');
        s.fill(
          shape("!-35 -6, -38 -36, -14 -62, 24 -62, 50 -36, 52 10, 40 40, !26 52, 30 16, 18 -12, !-6 -30, -20 -20"),
          "#241c38",
        );
        s.fill(shape("24 -70, 44 -78, 58 -62, 50 -46, 30 -50"), "#241c38");
        s.fill(ribbon("26 -44, 52 -66, 78 -92", [4, 4, 3]), "#f0b848");
        s.fill(circle(80, -94, 9), "#e83a4a");
        beads(s, line("60 -74, 66 -60, 64 -44"), "#f0b848", 5, 10);
      },
    );
    // kimono
    s.fill(shape("!96 350, 104 270, 116 200, 134 170, 176 176, 196 230, 206 290, !214 350"), "#2a8a8a");
    s.fill(shape("!174 190, 196 230, 206 290, !214 350, !178 350, 182 270"), "#176062");
    s.fill(shape("!122 190, !134 166, 158 206, !150 262, !138 258, 140 222"), "#fbe8d0");
    s.fill(shape("!172 178, !158 172, 150 204, !150 262, !164 258, 166 220"), "#e86a9a");
    s.fill(shape("!114 256, 150 268, !198 252, !204 288, 152 300, !110 290"), "#f0b848");
    s.ink(line("112 272, 152 284, 201 270"), "#a8342a", 4);
    for (const [x, y] of [
      [188, 226],
      [196, 316],
      [168, 326],
    ] as const)
      paint(s, star(x, y, 10, 5, 0.55), "#f8d0e0");
    // the beast: ox, dog and cloud
    s.raw('<g transform="translate(4 -26)">');
    s.fill(shape("!-20 390, !-20 250, 8 218, 40 200, 78 200, 110 222, 126 262, 128 300, !140 390"), "#3a5ab0");
    s.fill(shape("!128 300, 126 262, 110 222, 92 208, 100 250, 96 300, !104 390, !140 390"), "#26408a");
    for (const [x, y, r] of [
      [6, 216, 19],
      [34, 196, 20],
      [68, 190, 21],
      [100, 204, 19],
      [122, 232, 17],
      [134, 264, 16],
      [140, 296, 15],
    ] as const) {
      s.fill(circle(x, y, r), "#f4f0ff");
      s.ink(`M${x - r * 0.4} ${y}a${r * 0.4} ${r * 0.4} 0 1 1 ${r * 0.5} ${r * 0.3}`, "#8a86c0", 2);
    }
    s.fill(shape("!24 214, 14 186, !20 152, 40 178, !46 206"), "#fbe2a8");
    s.fill(shape("!84 204, 96 178, !92 144, 70 172, !66 202"), "#fbe2a8");
    s.ink(line("18 186, 28 182, 38 184") + line("74 178, 84 174, 94 178"), "#a8783a", 2);
    paint(s, ribbon("8 254, 24 264, 42 256", [0, 6, 0]) + ribbon("68 254, 86 262, 102 250", [0, 6, 0]));
    paint(s, ribbon("6 240, 22 232, 40 238", [0, 7, 0]) + ribbon("68 236, 86 228, 104 234", [0, 7, 0]), "#f4f0ff");
    s.fill(shape("!34 278, 54 268, !76 276, 74 292, 56 300, 36 294"), "#e86a9a");
    paint(s, circle(46, 285, 4) + circle(65, 284, 4));
    s.fill(poly("22 306, 32 306, 26 326") + poly("84 304, 94 302, 92 322"), "#fffaf0");
    paint(s, ribbon("10 300, 34 312, 56 302, 80 310, 104 296", [0, 3.4, 4, 3.4, 0]));
    paint(s, circle(16, 276, 9) + circle(100, 272, 9), "#f08ab0", 'opacity=".7"');
    s.raw("</g>");
    // sleeve, flute, fingers
    s.fill(shape("!158 212, 182 206, 198 226, !190 262, 158 258, 128 232, !112 212, !126 200, 142 212"), "#3aa4a0");
    s.fill(shape("!190 262, 158 258, 128 232, !120 224, 124 240, 150 270"), "#f0b848");
    s.fill(poly("118 138, 125 143, 72 204, 64 197"), "#c88a3a");
    beads(s, line("106 158, 78 190"), "#5c2a10", 3.6, 9);
    s.ink("M112 144l7 6M96 163l7 6", "#5c2a10", 2);
    hand(s, 104, 172, 10, "#fbe0c4", [196, 172, 220, 146, 280], 0.8);
    hand(s, 118, 198, 10, "#fbe0c4", [210, 186, 232, 160, 290], 0.85);
    s.ink(
      line("60 196, 40 178, 48 150, 30 132, 36 112"),
      "#fff0c0",
      2,
      'stroke-dasharray="2 7" stroke-linecap="round"',
    );
    s.fill(leaf(30, 132, 22, 116, 5) + leaf(48, 152, 58, 140, 5), "#ffd0e0", 'stroke-width="1"');
  },
};
