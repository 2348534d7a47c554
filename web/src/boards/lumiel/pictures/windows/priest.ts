import { circle, line, poly, ribbon, shape } from "../../../../art/pen";
import { beads, hand, paint, side, wheel, type Window } from "../kit";

/** He hangs on the bell rope with all his weight; the rings of panes are the sound. */
export const priest: Window = {
  spandrel: ["#5a1a1e", "#2c0f1c"],
  beads: ["#b8342a", "#f0c048", "#6a2a5a"],
  medal: "#fbe8b8",
  draw(s) {
    const ring = [
      ["#fff6d0", "#ffe9a0"],
      ["#f8b83a", "#e89a24"],
      ["#ffe08a", "#f6cf6a"],
      ["#e2702a", "#cc5a22"],
      ["#f4b04a", "#e89a3a"],
      ["#a83228", "#8a2424"],
      ["#c8502c", "#b24428"],
      ["#7a1e28", "#661a26"],
    ];
    wheel(
      s,
      142,
      92,
      [0, 30, 62, 92, 126, 160, 200, 240, 330],
      [7, 11, 13, 15, 17, 19, 19, 19],
      (k, i) => ring[k]![i % 2]!,
      4,
    );
    // the beam and its wheel
    s.fill(poly("96 26, 236 44, 236 60, 96 40"), "#6a4426");
    s.fill(circle(180, 52, 18), "#8a5c30");
    s.fill(circle(180, 52, 10), "#f8b83a");
    s.group('transform="translate(14 -10)scale(.8)rotate(16 168 52)"', () => {
      s.fill(shape("!120 132, 138 112, 144 78, 154 58, 168 52, 182 58, 192 78, 198 112, !216 132, 168 140"), "#3a8a7c");
      s.fill(shape("!180 56, 192 78, 198 112, !216 132, !184 138, 184 98"), "#1f5650");
      s.fill(shape("!120 132, 168 140, !216 132, !218 143, 168 152, !118 143"), "#e8b848");
      beads(s, line("140 136, 168 142, 200 136"), "#8a3a1a", 4, 10);
      s.fill(circle(168, 152, 10), "#5c3414");
      s.ink(line("146 92, 168 98, 190 92"), "#a8e0c8", 2.4);
    });
    // the rope, and what is left of it below
    s.fill(ribbon("190 56, 178 110, 162 164, 156 214, 168 262, 156 310", [6, 6, 6, 6, 6, 7]), "#e6cf9a");
    s.ink(line("190 62, 178 110, 162 164, 156 214, 168 262, 156 310"), "#8a6a3a", 1.4, 'stroke-dasharray="3 5"');
    // cassock, leaning away from the rope
    s.fill(shape("!34 214, 46 182, 76 168, 104 184, 116 226, 142 276, !178 346, !64 346, 62 290"), "#2c2440");
    s.fill(shape("!34 214, 46 182, 62 174, 66 220, 84 284, !96 346, !64 346, 62 290"), "#4a3e6a");
    s.fill(shape("!104 184, 116 226, 142 276, !178 346, !144 346, 118 270"), "#1a1528");
    beads(s, line("84 190, 96 232, 120 290, 136 340"), "#f0c048", 3.4, 11);
    s.ink(line("66 226, 84 262, 92 320"), "#6a5c94", 2);
    // the stole swings with him
    s.fill(shape("!60 174, 74 168, 62 204, 40 240, !14 262, !12 238, 34 216"), "#f4ead0");
    s.fill(shape("!12 238, !14 262, 28 252, !30 226"), "#c8202c");
    paint(s, "M17 243h4v-5h4v5h4v4h-4v8h-4v-7h-4z", "#f0c048");
    side(
      s,
      {
        x: 76,
        y: 122,
        size: 34,
        face: -1,
        turn: -24,
        jaw: "square",
        skin: "#f2cca2",
        shade: "#cf8f66",
        look: [-2, -2],
        mouth: "shout",
      },
      () => {
        s.fill(shape("!-6 -50, 24 -50, 44 -24, 46 12, 34 32, !22 22, 26 0, 14 -24"), "#c9c4cc");
        s.fill(shape("!20 4, 30 4, 32 18, 24 26, !16 20"), "#f2cca2");
        s.fill(ribbon("-41 -15, -28 -24, -6 -16", [3, 8, 3]), "#e6e2e6");
        paint(s, circle(-14, 22, 8), "#e07a5a", 'opacity=".5"');
      },
    );
    s.fill(shape("!62 172, 82 158, !106 168, !104 184, 82 180"), "#fffaf0");
    // both arms up the rope
    s.fill(shape("!92 176, 122 172, 148 186, !146 208, 118 210, !88 204"), "#1f1930");
    s.fill(shape("!70 176, 100 168, 130 154, !156 138, !164 156, 138 176, 108 204, !78 208"), "#3c3258");
    s.fill(poly("150 140, 162 133, 170 152, 160 159"), "#fffaf0");
    s.fill(poly("144 190, 154 183, 158 200, 148 209"), "#fffaf0");
    hand(s, 168, 138, 11, "#f2cca2", [-50, -24, 2, 28, -130], 0.8);
    hand(s, 158, 192, 11, "#f2cca2", [-46, -20, 6, 30, -130], 0.8);
  },
};
