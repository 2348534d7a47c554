import { bank, circle, line, poly, ribbon, shape } from "../../../../pictures/pen";
import { halo, layer, punch, sky, wing, type Angel } from "../kit";

/** Nobody: a robe on a stand, wings of pasteboard tied on, the halo on its hook. */
export const standin: Angel = {
  day: {
    sky: ["#6f7788", "#a9b0bd"],
    glow: "#c8cdd8",
    far: "#d4d8e0",
    mid: "#e4e6ec",
    paper: "#ffffff",
    paper2: "#c4c8d2",
    gold: "#9aa0ae",
    gold2: "#666c7a",
    cloth: "#fbfbfd",
    cloth2: "#ccd0da",
    cloth3: "#9aa0b0",
    accent: "#7a8090",
  },
  dark: {},
  draw(s, t) {
    sky(s, t, 120, 150, 200);
    layer(s, "b", () => s.fill(poly("-10 346, -10 268, 250 254, 250 346"), s.lg("#8a909e", "#666c7a")));
    layer(s, "a", () => {
      s.fill(ribbon("122 92, 124 200, 122 300", [8, 8, 9]), t.gold2);
      s.fill(ribbon("122 296, 96 310, 70 318", [9, 8, 6]) + ribbon("122 296, 150 308, 178 312", [9, 8, 6]), t.gold2);
      s.ink("M122 96Q120 62 146 62Q162 64 156 80", t.gold2, 5);
    });
    s.group('transform="rotate(-4 120 160)"', () => {
      layer(s, "b", () => {
        wing(s, {
          at: [108, 140],
          wrist: [66, 108],
          tip: -130,
          end: -226,
          len: 84,
          n: 6,
          cut: "dove",
          tones: [t.paper, t.paper2, t.cloth3],
        });
        wing(s, {
          at: [136, 140],
          wrist: [178, 100],
          tip: -46,
          end: 54,
          len: 84,
          n: 6,
          cut: "dove",
          tones: [t.paper, t.paper2, t.cloth3],
        });
      });
      layer(s, "b", () => {
        s.fill(
          shape(
            "!78 128, 104 116, 122 122, 142 114, !170 124, 162 152, 158 200, !178 282, 140 290, 104 288, !72 284, 90 200, 84 154",
          ),
          s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
        );
        s.fill(
          shape("!78 128, 66 168, 70 216, !86 214, 88 168") + shape("!170 124, 184 164, 180 214, !164 212, 160 166"),
          s.lg(t.cloth, t.cloth3),
        );
        s.fill(
          ribbon("108 140, 102 210, 96 282", [0, 7, 4]) + ribbon("140 140, 144 210, 150 284", [0, 7, 4]),
          t.cloth3,
        );
        s.fill(shape("!104 118, 122 130, !142 115, 134 142, 112 144"), t.accent);
        s.ink(line("84 150, 124 176, 164 148"), t.accent, 3);
        punch(s, line("80 274, 122 281, 170 274"), t.accent, 4, 10);
      });
      // where a face would be: a blank of paper
      layer(s, "b", () => {
        s.fill(circle(123, 88, 28), s.lg("#ffffff", "#d4d8e0"));
        s.ink("M123 68V108M103 88H143", "#c0c4ce", 1.6, 'stroke-dasharray="4 4"');
        s.fill(circle(123, 60, 3), t.gold2);
      });
    });
    halo(s, t, 164, 92, 24, 8, 64);
    layer(s, "b", () => s.fill(bank(-30, 270, 318, [10, 14, 9, 12], 346), s.lg("#ffffff", t.far)));
  },
};
