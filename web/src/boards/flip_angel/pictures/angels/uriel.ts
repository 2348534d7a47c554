import { circle, leaf, line, poly, polar, pt, rays, ribbon, shape, star } from "../../../../art/pen";
import { layer, profile, punch, sky, sparks, wing, type Angel } from "../kit";

export const uriel: Angel = {
  day: {
    sky: ["#ffd58a", "#fff3cf"],
    glow: "#fffbe0",
    skin: "#8f4f2e",
    skin2: "#5e2f1d",
    hair: "#e0602a",
    hair2: "#9c2a18",
    accent: "#e5572a",
    cloth: "#fffaf0",
    cloth2: "#efdcae",
    cloth3: "#c8902a",
  },
  dark: {
    sky: ["#3a0c18", "#a01c20"],
    glow: "#ff6a34",
    skin: "#6a3630",
    skin2: "#2e1418",
    hair: "#54424a",
    hair2: "#1d1218",
    cloth: "#2a0f1a",
    cloth2: "#12070c",
    accent: "#ff8a3a",
  },
  draw(s, t) {
    const sx = 56,
      sy = 178;
    sky(s, t, sx, sy, 230);
    if (!t.night) s.fill(rays(sx, sy, 30, 320, 18, 0.5), "#fff", 'opacity=".6"');
    layer(s, "b", () =>
      wing(s, {
        at: [216, 270],
        wrist: [196, 130],
        tip: -132,
        end: 20,
        len: 176,
        n: 6,
        cut: "flame",
        tones: t.night ? ["#e2442a", "#3a0c18", "#12070c"] : ["#ffffff", "#f7c860", "#e0862a"],
      }),
    );
    // the nimbus: a plate of gold with a cut rim; by night it is broken and only its edge glows
    layer(s, "b", () => {
      const cx = 170,
        cy = 132;
      s.fill(rays(cx, cy, 74, 104, 18, 0.6, 6), t.night ? "#3a0c18" : t.gold2);
      s.fill(
        t.night
          ? poly([
              ...Array.from({ length: 15 }, (_, i) => polar(cx, cy, 84, 100 + i * 17)),
              pt(176, 96),
              pt(150, 116),
              pt(158, 140),
            ])
          : circle(cx, cy, 84),
        t.night ? "#240a12" : s.lg("#fff0b0", "#dc9a24", 0, 0, 1, 1),
        t.night ? 'stroke="#ff6a3a" stroke-width="1.6"' : "",
      );
      punch(s, circle(cx, cy, 75), t.night ? "#e2442a" : "#b8741a", 4, 11);
      s.ink(circle(cx, cy, 66), t.night ? "#6d1020" : "#fff8d8", 1.5);
    });
    layer(s, "b", () => {
      // hair of fire (by night: of ash), swept back in S-curves
      [
        "196 164, 224 170, 238 160, 264 166",
        "190 186, 210 206, 228 204, 246 222",
        "196 140, 226 130, 240 138, 270 112",
        "186 116, 212 90, 232 96, 258 60",
        "170 100, 180 64, 206 60, 212 20",
        "146 98, 142 62, 170 48, 162 8",
        "124 108, 116 78, 140 60, 128 26",
      ].forEach((l, i) =>
        s.fill(ribbon(l, [28, 32, 20, 0]), s.lg(i % 2 ? t.hair2 : t.hair, i % 2 ? t.hair : t.hair2, 1, 0, 0, 1)),
      );
    });
    layer(s, "a", () =>
      profile(s, t, { x: 156, y: 152, size: 68, nose: -3, eye: t.night ? "closed" : "narrow", look: [-1, 0] }, () => {
        s.fill(
          shape("!-30 -38, -37 -18, !-34 -9, -32 -20, -25 -36") +
            shape(
              "!-40 3, !-48 12, !-37 19, -42 26, !-36 30, -40 36, -33 41, -35 51, -22 57, !-8 50, -20 48, -27 42, -30 26, -36 15",
            ),
          t.night ? "#ff8a3a" : "#e8a45a",
          `opacity="${t.night ? 0.8 : 0.6}"`,
        );
        s.fill(ribbon("-41 25, -34 27, -28 29", [0, 1.6, 0]), t.skin2);
        s.fill(ribbon("-34 -12, -24 -14, -8 -4", [0, 3.4, 0]) + ribbon("-16 4, -8 5, 2 0", [3, 2, 0]), t.gold);
        s.fill(
          shape("!-32 -36, -22 -56, 8 -62, 36 -44, 42 -10, 30 10, !22 4, 10 -20, -12 -32"),
          s.lg(t.hair, t.hair2, 0, 0, 1, 1),
        );
        ["-24 -44, -4 -44, 12 -26, 20 -2", "-8 -54, 14 -46, 28 -26, 30 0"].forEach((l) => s.ink(line(l), t.hair2, 2));
        s.fill(shape("14 4, 22 2, 26 12, 20 24, 14 20"), t.skin);
        s.ink(line("17 8, 22 10, 19 18"), t.skin2, 1.6);
        s.fill(circle(17, 27, 3.4) + leaf(17, 30, 17, 56, 6), t.gold);
        s.fill(star(-22, -30, 9, 8, 0.5) + ribbon("-22 -30, 2 -22, 18 2", [0, 1.8, 1.8]), t.gold);
      }),
    );
    layer(s, "b", () => {
      s.fill(shape("!88 346, 106 282, 142 258, 190 232, 216 196, !260 180, !260 346"), s.lg(t.cloth, t.cloth2));
      s.fill(
        shape("!132 268, 156 240, 190 222, 212 186, !260 164, !260 226, 210 250, 168 284"),
        s.lg(t.gold, t.gold2, 0, 0, 1, 1),
      );
      punch(s, line("150 268, 190 244, 222 210, 250 196"), t.night ? "#ff7a3a" : "#fff3c4", 4, 9);
      s.ink(line("120 336, 140 296, 190 262, 240 244") + line("164 336, 190 300, 240 276"), t.cloth3, 2.4);
    });
    if (t.night) s.fill(ribbon("140 84, 128 64, 146 46, 134 20", [3, 7, 9, 0]), "#8a6a70", 'opacity=".5"');
    // the hand and the sun it holds
    layer(s, "a", () =>
      s.fill(
        ribbon("48 240, 34 220, 26 196, 30 176", [15, 13, 11, 7]) +
          ribbon("56 240, 46 214, 42 186, 48 168", [14, 12, 10, 6]),
        t.skin2,
      ),
    );
    layer(s, "b", () => {
      if (t.night) {
        s.fill(
          circle(sx, sy + 6, 64),
          s.rg(
            [
              [0, "#ff7a2a", 0.9],
              [1, "#ff3a1a", 0],
            ],
            sx,
            sy + 6,
            64,
            true,
          ),
        );
        s.fill(poly("32 180, 42 160, 62 156, 80 172, 82 194, 64 210, 40 206"), "#1a0a0c");
        s.ink("M44 162l8 14-8 12 12 6 4 14M52 176l14-4 14 4M66 172l-2-14M44 188l-10 2", "#ff9a4a", 2.8);
        s.fill(ribbon("58 158, 48 136, 62 112, 50 86", [4, 10, 12, 0]), "#9a7a80", 'opacity=".45"');
      } else {
        s.fill(star(sx, sy, 50, 14, 0.62), "#f08a2a");
        s.fill(star(sx, sy, 42, 14, 0.7, -77), "#ffd24a");
        s.fill(
          circle(sx, sy, 29),
          s.rg(
            [
              [0, "#fffdf0"],
              [0.6, "#ffdf6a"],
              [1, "#f4a62a"],
            ],
            0.5,
            0.45,
            0.55,
          ),
        );
      }
    });
    layer(s, "a", () => {
      s.fill(
        shape("!52 346, 54 290, 42 262, 36 240, 44 230, 58 234, 74 228, 88 222, 96 236, 92 262, 94 290, !108 346"),
        t.skin,
      );
      s.fill(shape("!84 346, 80 296, 84 262, 90 228, 96 240, 92 262, 94 290, !108 346"), t.skin2);
      s.fill(ribbon("44 246, 30 238, 20 222, 22 204", [14, 13, 11, 7]), t.skin);
      s.fill(ribbon("86 246, 98 226, 96 208, 86 194", [17, 14, 12, 7]), t.skin);
      s.ink(line("50 248, 62 254, 74 246") + line("80 236, 84 250, 78 262"), t.skin2, 2);
      s.fill(shape("!38 346, 44 302, 72 292, 104 298, !124 346"), s.lg(t.cloth, t.cloth2));
      s.fill(ribbon("43 304, 72 294, 106 300", [9, 10, 9]), t.gold);
      punch(s, line("46 304, 72 295, 102 300"), t.night ? "#ff7a3a" : "#fff3c4", 3, 7);
    });
    if (t.night)
      sparks(s, "#ffb06a", [
        [112, 316, 4],
        [124, 290, 3],
        [24, 300, 4],
        [20, 130, 3],
        [92, 120, 3],
        [150, 322, 3],
      ]);
  },
};
