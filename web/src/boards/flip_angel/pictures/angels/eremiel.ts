import { circle, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { fist, glow, halo, hand, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** A bow beside a curtain: after you; by night the folds are bars. */
export const eremiel: Angel = {
  day: {
    sky: ["#f0d9b0", "#fff2cc"],
    glow: "#fff8d8",
    far: "#e8cf9a",
    hair: "#d8d4d0",
    hair2: "#9a948e",
    cloth: "#b8304a",
    cloth2: "#7a1a30",
    cloth3: "#4f0f20",
    accent: "#b8304a",
    skin: "#f2cfae",
    skin2: "#d09c78",
  },
  dark: {
    sky: ["#161008", "#5a4212"],
    glow: "#e8b83a",
    far: "#2c2110",
    hair: "#8a7a58",
    hair2: "#4a3c22",
    cloth: "#3a2c14",
    cloth2: "#1c140a",
    cloth3: "#c8922a",
    accent: "#ffd05a",
    skin: "#9a744c",
    skin2: "#4f3820",
    gold: "#b8862a",
    gold2: "#4a3210",
    ink: "#0f0a04",
  },
  draw(s, t) {
    sky(s, t, 62, 170, 210);
    if (t.night) {
      s.fill("M0 0H132V336H0z", "#0a0704");
      glow(s, 60, 190, 90, "#e8a02a", 0.5);
      // somebody inside
      s.fill(circle(52, 170, 7) + circle(76, 168, 7), "#ffe08a");
      s.fill(circle(53, 171, 3) + circle(77, 169, 3), t.ink);
      layer(s, "b", () => {
        for (const x of [8, 36, 64, 92, 120]) s.fill(`M${x - 5} 0h10v336h-10z`, s.lg("#8a6a2c", "#2a1c0a", 0, 0, 1, 0));
        s.fill("M0 96h130v10H0zM0 246h130v10H0z", s.lg("#6a4f20", "#2a1c0a"));
        punch(s, line("8 101, 122 101") + line("8 251, 122 251"), t.accent, 5, 28);
      });
    } else {
      s.fill(star(52, 160, 150, 16, 0.35), "#fffdf0", 'opacity=".8"');
      layer(s, "b", () => {
        s.fill(
          shape("!-10 -10, !136 -10, 128 60, 92 130, !58 210, 70 280, !84 346, !-10 346"),
          "#fff8dc",
          'opacity="0"',
        );
        s.fill(
          shape("!140 -10, 132 70, 96 150, 92 210, 112 280, !104 346, !150 346, 154 200, !160 -10"),
          s.lg(t.cloth, t.cloth3, 0, 0, 1, 0),
        );
        s.fill(ribbon("146 0, 138 90, 108 160, 110 220, 126 340", [5, 8, 7, 8, 5]), t.cloth2);
        s.fill(
          shape("!-10 -10, !30 -10, 22 90, -2 150, 6 230, !-2 346, !-10 346"),
          s.lg(t.cloth, t.cloth3, 1, 0, 0, 0),
        );
        s.fill(ribbon("94 196, 104 204, 128 206", [12, 14, 12]), t.gold);
        punch(s, line("94 214, 92 232") + line("100 216, 100 238") + line("107 217, 108 236"), t.gold, 4, 6);
        s.fill(
          shape("!-10 -10, !250 -10, !250 22, 214 40, 176 24, 136 42, 96 24, 56 42, 20 26, !-10 38"),
          s.lg(t.cloth, t.cloth2),
        );
        punch(s, line("-6 32, 20 20, 56 36, 96 18, 136 36, 176 18, 214 34, 246 18"), t.gold, 4, 9);
      });
    }
    layer(s, "b", () =>
      s.fill(
        poly("-10 346, -10 300, 250 286, 250 346"),
        s.lg(t.night ? "#3a2a10" : "#e8c888", t.night ? "#120b04" : "#b88a48"),
      ),
    );
    // the tail of the bow: wings folded along the back
    layer(s, "b", () =>
      wing(s, {
        at: [158, 134],
        wrist: [190, 110],
        tip: 28,
        end: 84,
        len: 104,
        n: 7,
        cut: "swift",
        tones: t.night ? ["#5a4520", "#1c140a", "#c8922a"] : ["#ffffff", "#dccba4", "#b8a478"],
        rim: t.night ? "#a87a2a" : "",
      }),
    );
    layer(s, "b", () => {
      s.fill(ribbon("184 206, 182 252, 178 294", [26, 18, 12]), t.night ? "#1c140a" : "#3a2a30");
      s.fill(ribbon("204 206, 214 250, 212 292", [26, 18, 12]), t.night ? "#2a1e0e" : "#4a3640");
      s.fill(shape("!168 290, 184 288, !186 300, 160 300") + shape("!202 288, 218 286, !222 298, 198 298"), t.ink);
      // coat: the back is nearly level
      s.fill(
        shape(
          "!108 144, 122 118, 158 112, 196 128, 216 164, 224 204, !240 256, 212 240, !196 222, 170 212, 150 178, 120 172",
        ),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(ribbon("140 126, 176 142, 200 190, 210 230", [0, 7, 7, 0]), t.cloth3);
      punch(s, line("126 166, 152 174, 172 206"), t.gold, 4, 9);
    });
    layer(s, "a", () =>
      profile(s, t, { x: 98, y: 130, size: 25, turn: -22, eye: t.night ? "narrow" : "closed", jaw: "gaunt" }, () => {
        s.fill(shape("!-30 -34, -22 -54, 10 -60, 42 -44, 50 -6, !36 24, 24 8, 14 -20, -6 -30"), t.hair);
        s.fill(ribbon("34 -24, 58 -16, 70 12", [14, 12, 0]), t.hair);
        s.fill(shape("!-4 56, 14 48, 34 66, !30 88, -4 88"), t.night ? t.cloth3 : "#fffaf0");
      }),
    );
    if (!t.night) halo(s, t, 92, 88, 20, 6, -24);
    // one arm shows the way, the other is behind the back or holds the keys
    layer(s, "a", () => {
      s.fill(ribbon("130 142, 110 182, 76 200", [22, 19, 13]), s.lg(t.cloth, t.cloth2, 0, 0, 1, 1));
      s.fill(ribbon("84 196, 76 200, 70 204", [17, 17, 16]), t.night ? t.cloth3 : "#fffaf0");
      if (t.night) {
        fist(s, t, 62, 208, 9.5, -30);
        s.ink(circle(58, 226, 15), t.accent, 4);
        [
          [-26, 0],
          [2, 1],
          [28, 2],
        ].forEach(([turn]) =>
          s.group(`transform="translate(58 240)rotate(${turn})"`, () =>
            s.fill("M-3 0h6v34h8v6h-6v5h6v6h-14zM0-10a9 9 0 1 0 .1 0z", s.lg("#ffe08a", "#a8741a", 0, 0, 1, 0)),
          ),
        );
      } else hand(s, t, 60, 208, 10, [168, 186, 204, 150, 250], 1);
    });
    if (!t.night)
      layer(s, "b", () => {
        s.ink(line("214 96, 214 124"), t.gold2, 3);
        glow(s, 214, 140, 36, "#fff3b0", 1);
        s.fill(shape("!202 124, !226 124, 230 150, !224 158, !204 158, 198 150"), t.gold);
        s.fill(shape("!206 130, !222 130, 224 148, !220 153, !208 153, 204 148"), "#fffbe0");
      });
  },
};
