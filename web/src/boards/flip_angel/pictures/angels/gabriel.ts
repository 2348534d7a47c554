import { circle, dice, leaf, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { hand, layer, profile, punch, sky, sparks, wing, type Angel } from "../kit";

/** Over the ridge in one leap, the bag losing letters; by night they are moths, and nobody knows who sent them. */
export const gabriel: Angel = {
  day: {
    sky: ["#f08a5a", "#ffe4b0"],
    glow: "#fff0c8",
    far: "#d8785a",
    mid: "#a84f44",
    hair: "#2a2430",
    hair2: "#141018",
    cloth: "#2f6f9a",
    cloth2: "#1c4868",
    cloth3: "#f4e2b8",
    accent: "#e8442f",
    skin: "#c88a60",
    skin2: "#935c3c",
  },
  dark: {
    sky: ["#14161c", "#4c525e"],
    glow: "#dfe6f0",
    far: "#2a2e36",
    mid: "#15171c",
    hair: "#0e0f12",
    hair2: "#060709",
    cloth: "#3a3f4a",
    cloth2: "#16181d",
    cloth3: "#c8ced8",
    accent: "#e8ecf2",
    skin: "#8a8f9a",
    skin2: "#4a4f58",
    gold: "#8a929e",
    gold2: "#3a3f48",
    ink: "#08090b",
  },
  draw(s, t) {
    sky(s, t, 150, 120, 200);
    layer(s, "a", () => s.fill(circle(146, 128, 74), t.night ? "#e4eaf2" : s.lg("#fff6cc", "#ffc86a")));
    // roofs
    layer(s, "b", () =>
      s.fill(
        poly("-10 346, -10 240, 14 222, 14 204, 28 204, 28 212, 60 188, 108 232, 150 216, 196 250, 250 220, 250 346"),
        t.far,
      ),
    );
    layer(s, "b", () => {
      s.fill(poly("-10 346, -10 318, 84 262, 250 322, 250 346"), s.lg(t.mid, t.night ? "#0a0b0d" : "#6a2c30"));
      s.ink("M84 262L-10 318M84 262L250 322", t.night ? "#8a929e" : "#ffc89a", 4);
      punch(
        s,
        line("0 326, 84 278, 250 336") + line("20 340, 84 296, 210 342"),
        t.night ? "#3a3f48" : "#d8785a",
        5,
        12,
      );
      s.fill("M184 262h26v44h-26zM180 256h34v9h-34z", t.night ? "#1c1f25" : "#8a3a38");
    });
    s.group('transform="translate(4 -4)rotate(-8 120 170)"', () => {
      layer(s, "b", () =>
        wing(s, {
          at: [140, 126],
          wrist: [176, 84],
          tip: -46,
          end: 36,
          len: 84,
          n: 6,
          cut: "swift",
          tones: t.night ? ["#6a717d", "#1c1f25", "#c8ced8"] : ["#ffffff", "#ffd9b8", "#e8a080"],
          rim: t.night ? "#c8ced8" : "",
        }),
      );
      layer(s, "a", () => {
        // the leg behind, the leg before
        s.fill(shape("134 188, 156 186, 176 204, 204 206, !222 196, 226 208, 206 224, 172 222, 142 212"), t.cloth2);
        s.fill(shape("!214 190, 228 186, !240 196, 232 212, 220 212"), t.accent);
        s.fill(
          shape("132 184, 118 204, 92 206, 70 226, !54 252, 66 258, 84 238, 108 230, 140 216"),
          s.lg(t.cloth, t.cloth2),
        );
        s.fill(shape("!50 246, !70 254, 64 268, 42 268, 36 260"), t.accent);
        s.fill(
          leaf(52, 250, 34, 226, 9, 3) +
            leaf(56, 248, 48, 222, 8, 3) +
            leaf(222, 190, 232, 164, 9, -3) +
            leaf(226, 192, 246, 174, 8, -3),
          t.night ? "#c8ced8" : "#fff",
        );
      });
      layer(s, "b", () => {
        s.fill(
          shape("!104 132, 120 112, 146 116, 156 146, 152 178, !158 202, 132 206, !116 192, 114 160"),
          s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
        );
        s.fill(ribbon("112 136, 136 158, 152 190", [7, 7, 7]), t.cloth3);
        s.fill(shape("!116 188, 136 196, !158 186, !158 198, 136 207, !116 198"), t.accent);
        s.fill(
          shape("!148 180, 176 172, !194 190, 190 216, 162 222, 146 206"),
          s.lg(t.night ? "#4a4f58" : "#c8843c", t.night ? "#1c1f25" : "#7a4a1c"),
        );
        s.fill(shape("!148 180, 176 172, !194 190, 172 202, 152 198"), t.night ? "#2c3038" : "#9a6028");
      });
      layer(s, "a", () => {
        s.fill(
          ribbon("118 122, 148 118, 172 96, 204 98", [12, 15, 11, 0]) +
            ribbon("116 128, 146 132, 176 118, 212 124", [9, 11, 9, 0]),
          t.accent,
        );
        profile(s, t, { x: 106, y: 90, size: 25, turn: -10, eye: "open", look: [-2, 0], open: !t.night }, () => {
          s.fill(shape("!-32 -26, -26 -52, 4 -62, 38 -50, 48 -16, !40 18, 26 10, 14 -16, -8 -26"), t.hair);
          s.fill(shape("!-48 -24, -20 -36, 10 -40, !40 -32, 44 -52, 20 -70, -12 -68, -30 -52"), t.accent);
          s.fill(leaf(36, -44, 66, -70, 12, 5), t.night ? "#c8ced8" : "#fff");
          if (t.night) s.fill(shape("!-54 6, -36 16, -20 12, !6 16, 4 48, -16 62, -38 56, !-46 30"), "#22252c");
        });
      });
      layer(s, "a", () => {
        s.fill(ribbon("114 132, 88 148, 60 132", [18, 15, 10]), s.lg(t.cloth, t.cloth2));
        if (!t.night) {
          s.group('transform="translate(40 118)rotate(-18)"', () => {
            s.fill("M-21-14h42v28h-42z", "#fffaf0");
            s.ink("M-21-14L0 4L21-14", "#c8a878", 2);
            s.fill(circle(0, 5, 5), t.accent);
          });
        }
        hand(s, t, 54, 128, 7.5, [188, 206, 170, 224, 270], t.night ? 1 : 0.7);
      });
    });
    // what he loses on the way
    const r = dice(t.night ? 9 : 4);
    [
      [196, 128],
      [222, 96],
      [206, 58],
      [226, 160],
      [168, 40],
      [118, 36],
      [30, 176],
      [58, 84],
      [22, 130],
    ]
      .slice(0, t.night ? 9 : 5)
      .forEach(([x, y], i) =>
        s.group(
          `transform="translate(${x} ${y})rotate(${Math.round(r(-40, 50))})scale(${(0.75 + (i % 3) * 0.2).toFixed(2)})"`,
          () => {
            if (t.night) {
              s.fill(
                shape("!0 0, -8 -14, -22 -12, -20 2, !-4 4, -14 12, !0 6, 14 12, !4 4, 20 2, 22 -12, 8 -14"),
                "#f0f3f8",
              );
              s.fill(circle(-12, -5, 3) + circle(12, -5, 3), t.ink);
              s.fill(ribbon("0 -8, 0 0, 0 12", [2, 4, 0]), t.ink);
            } else {
              s.fill("M-14-9h28v18h-28z", "#fffaf0");
              s.ink("M-14-9L0 3L14-9", "#c8a878", 1.6);
            }
          },
        ),
      );
    if (!t.night) s.fill(star(204, 40, 6) + star(92, 30, 5), "#fff");
    else
      sparks(s, "#fff", [
        [40, 40, 4],
        [216, 30, 4],
      ]);
  },
};
