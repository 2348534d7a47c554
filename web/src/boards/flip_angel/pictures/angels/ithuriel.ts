import { bank, line, poly, rays, ribbon, shape, star } from "../../../../art/pen";
import { fist, halo, layer, profile, punch, sky, wing, type Angel } from "../kit";
import { apron } from "../stage";

export const ithuriel: Angel = {
  day: {
    sky: ["#1f72b4", "#b4dcee"],
    hair: "#d8692a",
    hair2: "#8f3a12",
    accent: "#2a6fa8",
    cloth2: "#b8d4e6",
    cloth3: "#7fa6bd",
    paper2: "#c3d3de",
  },
  dark: { hair: "#3a1620", accent: "#ffd0b0" },
  draw(s, t) {
    const rim = t.night ? "#e2442a" : "";
    sky(s, t, t.night ? 120 : 36, t.night ? 190 : 262, 230);
    s.fill(rays(34, 262, 20, 340, 20, 0.42, 4), t.glow, `opacity="${t.night ? 0.2 : 0.34}"`);
    layer(s, "b", () => s.fill(bank(-40, 290, 270, [12, 20, 14, 24, 30, 18], 340), t.night ? t.far : "#9fcbe4"));
    s.group('transform="translate(3 24)scale(.9)"', () => {
      layer(s, "b", () =>
        wing(s, {
          at: [136, 140],
          wrist: [100, 84],
          tip: -50,
          end: -30,
          len: 140,
          n: 7,
          cut: "swift",
          tones: [t.paper, t.paper2, t.cloth3],
          rim,
        }),
      );
      layer(s, "a", () => s.fill(ribbon("160 124, 196 112, 226 88, 246 84", [19, 14, 8, 5]), t.skin2));
      layer(s, "b", () => {
        s.fill(
          shape("132 134, 154 104, !200 58, 188 92, !236 66, 200 108, !246 112, 200 128, !226 150, 180 146, 158 160"),
          s.lg(t.accent, t.cloth2, 0, 1, 1, 0),
        );
        s.fill(ribbon("150 138, 178 112, 206 84", [0, 6, 0]) + ribbon("158 146, 192 126, 226 116", [0, 6, 0]), t.cloth);
      });
      layer(s, "a", () =>
        s.fill(
          shape("156 140, 180 138, 204 146, 214 128, 232 104, !246 84, 240 108, 226 136, 214 158, 196 164, 166 158"),
          t.skin,
        ),
      );
      // the shaft (day) or the mask's ribbon (night) lies on the same diagonal
      layer(s, "a", () => {
        if (t.night)
          s.fill(ribbon("232 70, 196 78, 186 116, 150 138, 136 176, 104 180, 84 214", [0, 6, 10, 4, 9, 9, 4]), t.gold);
        else {
          s.fill(ribbon("214 78, 120 177, 44 258", [3.6, 5, 5]), s.lg(t.gold, t.gold2, 0, 0, 1, 1));
          s.fill(poly("6 298, 26 254, 44 246, 54 256, 48 274"), s.lg("#fff", "#c8d6e2", 0, 0, 1, 1));
          s.fill(poly("6 298, 49 251, 44 246, 26 254"), t.gold);
          s.fill(ribbon("54 248, 72 252, 66 268, 84 276", [5, 8, 6, 0]), t.accent);
        }
      });
      layer(s, "b", () =>
        wing(s, {
          at: [150, 158],
          wrist: [168, 218],
          tip: 8,
          end: -20,
          len: 120,
          n: 7,
          cut: "swift",
          tones: [t.paper, t.paper2, t.cloth3],
          rim,
        }),
      );
      layer(s, "a", () => {
        s.fill(ribbon("132 158, 154 164, 161 142", [18, 14, 9]), t.skin2);
        s.fill(shape("102 152, 118 128, 146 118, 164 138, 142 168, 114 174"), s.lg(t.gold, t.gold2, 0, 0, 1, 1));
        s.ink(line("112 148, 132 152, 140 166") + line("124 130, 142 138, 156 152"), t.gold2, 2.2);
        s.fill(ribbon("118 160, 98 184, 84 212", [20, 15, 10]), t.skin);
        s.fill(
          shape("100 166, 112 148, 132 152, !134 170, 120 180, !104 178"),
          s.lg(t.night ? "#7d1426" : "#ffe69a", t.gold2),
        );
        punch(s, line("104 176, 118 177, 132 168"), t.night ? t.ink : "#fff", 2, 5);
        s.fill(ribbon("99 187, 94 194, 88 204", [17, 16, 13]), t.gold);
        fist(s, t, 158, 138, 8.5, -40);
        fist(s, t, 82, 216, 9.5, 40);
      });
      layer(s, "a", () => {
        s.fill(
          ribbon("86 128, 104 110, 130 108, 152 80", [18, 24, 14, 0]) +
            ribbon("98 128, 120 122, 142 126, 172 106", [14, 18, 9, 0]),
          t.hair2,
        );
        profile(s, t, { x: 93, y: 138, size: 25, turn: -34, eye: "narrow", look: [-1, 1] }, () => {
          s.fill(shape("!-34 -26, -26 -52, 4 -62, 40 -48, 50 -8, 34 24, 22 16, !14 -6, 0 -22, -14 -24"), t.hair);
          s.fill(
            ribbon("30 -46, 60 -52, 96 -80", [26, 18, 0]) + ribbon("40 -22, 76 -26, 112 -40", [22, 14, 0]),
            t.hair,
          );
          s.fill(ribbon("-36 -24, -4 -34, 44 -22", [5, 7, 5]), t.gold);
        });
      });
      if (t.night)
        layer(s, "b", () =>
          s.group('transform="translate(64 224)rotate(-16)"', () => {
            s.fill(
              shape("-28 -30, 0 -36, 28 -28, 30 6, 14 34, !0 42, -16 34, -30 4"),
              s.lg("#fff1e2", "#d8a898", 0, 1, 1, 0),
            );
            s.fill(
              shape("!-22 -8, -12 -14, !-2 -6, -12 -3") +
                shape("!4 -6, 14 -14, !24 -8, 14 -3") +
                shape("!-16 14, 0 20, !16 13, 8 28, -6 29"),
              t.ink,
            );
            s.fill(ribbon("-12 -2, -12 10, -15 24", [0, 4, 0]), t.gold);
            s.fill(ribbon("-24 -20, -12 -24, -2 -18", [0, 3, 0]) + ribbon("4 -18, 14 -24, 25 -20", [0, 3, 0]), t.gold2);
          }),
        );
      else halo(s, t, 108, 104, 21, 7, -34);
    });
    if (!t.night) s.fill(star(10, 292, 54, 14, 0.3), "#fff", 'opacity=".8"');
    apron(s, t, 9);
  },
};
