import { circle, line, poly, polar, shape, type Pt } from "../../../../art/pen";
import { beads, front, hand, paint, type Window } from "../kit";

/** Fell through a spiral out of our own world, and looks whether there is a signal. */
export const otherworlder: Window = {
  spandrel: ["#1a1450", "#0e0c30"],
  beads: ["#2ab0b8", "#e84a8a", "#5a3ac0"],
  medal: "#d8f4f4",
  draw(s) {
    const [cx, cy] = [150, 108];
    s.raw('<rect width="240" height="336" fill="#1c1660" stroke="none"/>');
    const colours = ["#2a1a7a", "#1fa0b0", "#4a2ab0", "#e84a8a", "#2f6ac8", "#7a3ad0"];
    const arm = (turn: number, k: number): Pt => polar(cx, cy, 8 * Math.exp(k * 0.42), turn + k * 38);
    for (let i = 0; i < 12; i++)
      for (let k = 0; k < 9; k++) {
        const [a, b] = [i * 30, i * 30 + 30];
        const p = [arm(a, k), arm(a, k + 1), arm(b, k + 1), arm(b, k)];
        if (p.every((q) => q.x < 0 || q.x > 240 || q.y < 0 || q.y > 336)) continue;
        s.fill(poly(p), k < 2 ? "#f4fcff" : k < 3 ? "#a8f0f0" : colours[(i + (k >> 1)) % 6]!);
      }
    s.group('transform="rotate(-5 120 300)"', () => {
      // hood behind, backpack
      s.fill(shape("!168 214, 196 206, 216 230, 222 290, !214 350, !170 350"), "#3a4a5a");
      s.fill(shape("!186 210, 196 206, 216 230, !218 256, 190 250"), "#e84a8a");
      s.fill(shape("!54 350, 58 280, 78 222, 108 202, 150 200, 180 222, 192 282, !194 350"), "#f08a2a");
      s.fill(shape("!150 200, 180 222, 192 282, !194 350, !156 350, 162 262"), "#b8581c");
      s.fill(shape("!54 350, 58 280, 78 222, 90 212, 88 270, !92 350"), "#ffac50");
      s.fill(shape("!168 212, !182 222, 178 290, !166 350, !154 350, 168 280"), "#3a4a5a");
      s.fill(shape("!96 350, 98 318, 126 310, 152 318, !154 350"), "#d87020");
      // hood round the neck
      s.fill(shape("!78 208, 76 172, 90 150, !160 148, 178 170, !176 208, 150 222, 122 228, 96 222"), "#c8641c");
      s.fill(shape("!88 196, 100 184, !152 182, !164 196, 146 212, 122 216, 102 210"), "#5a2410");
      front(
        s,
        {
          x: 122,
          y: 138,
          size: 38,
          turn: -14,
          jaw: "round",
          skin: "#e8b48c",
          shade: "#b87a5c",
          look: [-4, 5],
          iris: "#2a8a98",
        },
        () => {
          paint(s, shape("!-30 8, -32 24, -24 44, -12 56, 0 58, -4 40, -12 34, -24 22"), "#a8f4f0", 'opacity=".5"');
          s.fill(
            shape(
              "!-34 6, -42 -18, -38 -48, -10 -68, 26 -64, 46 -36, 44 10, !34 26, 30 -4, !22 -16, 14 6, !4 -16, -6 4, !-14 -18, -22 2, !-28 -14",
            ),
            "#2c2438",
          );
          s.ink(
            line("-24 -50, -14 -34, -14 -20") + line("0 -58, 6 -38, 4 -20") + line("24 -50, 26 -30, 22 -18"),
            "#6a5a8a",
            2.4,
          );
          s.ink(line("-42 4, -46 -40, -8 -80, 36 -70, 52 -24, 48 4"), "#120e18", 10);
          s.ink(line("-42 4, -46 -40, -8 -80, 36 -70, 52 -24, 48 4"), "#e84a8a", 5.6);
          s.fill(shape("36 -8, 52 -12, 60 8, 54 28, 38 30, 32 10"), "#f4f4f8");
          s.fill(circle(46, 10, 9), "#2ab0b8");
        },
      );
      s.ink(line("100 214, 98 244, 104 262") + line("140 216, 146 244, 142 258"), "#fff4d8", 3);
    });
    // the light in the palm
    s.fill(poly("56 226, 88 216, 128 172, 82 132"), "#a8f4f0", 'stroke="none" opacity=".38"');
    s.fill(shape("!52 350, 36 322, 40 288, 58 268, !84 282, 76 306, !92 346"), "#ffac50");
    s.fill(shape("!44 276, !66 262, !84 278, !64 294"), "#b8581c");
    s.group('transform="translate(70 240)rotate(-24)"', () => {
      s.fill(shape("!-19 -32, !19 -32, !19 32, !-19 32"), "#1a1a2c");
      s.fill("M-14-26h28v46h-28z", "#d8ffff");
      paint(s, "M-8-16h16v4h-16zM-8-8h10v4h-10zM-8 14v-6h3v6zM-3 14v-3h3v3zM2 14v-1h3v1zM7 14v-1h3v1z", "#2a6a98");
    });
    hand(s, 62, 266, 12, "#e8b48c", [-70, -96, -44, -118, -10], 0.72);
    beads(s, line("30 140, 46 160, 40 190"), "#a8f4f0", 3, 9);
  },
};
