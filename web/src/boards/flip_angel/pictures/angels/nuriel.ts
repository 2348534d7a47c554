import { circle, dice, flames, leaf, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** A round back over a pot that has been on the fire since Tuesday; by night the fire is out, and it hails in. */
export const nuriel: Angel = {
  day: {
    sky: ["#e8b078", "#ffe8c0"],
    glow: "#fff0c0",
    far: "#c8906a",
    mid: "#a06a48",
    hair: "#f0e8dc",
    hair2: "#b8aa98",
    cloth: "#e8a03a",
    cloth2: "#b86a20",
    cloth3: "#8a4814",
    accent: "#c8402a",
    skin: "#e8b48c",
    skin2: "#c08460",
  },
  dark: {
    sky: ["#0c1a24", "#3a6a80"],
    glow: "#bfeaff",
    far: "#1c3a4a",
    mid: "#122630",
    hair: "#a8c4d0",
    hair2: "#5c7c8c",
    cloth: "#2c5468",
    cloth2: "#12262f",
    cloth3: "#8ad0ea",
    accent: "#dff6ff",
    skin: "#9ab4c0",
    skin2: "#54707e",
    gold: "#5ab0d0",
    gold2: "#1c4a60",
    ink: "#08141a",
  },
  draw(s, t) {
    sky(s, t, 74, 210, 220);
    // the chimney breast and what hangs from it
    layer(s, "b", () => {
      s.fill(poly("-10 346, -10 96, 10 60, 128 60, 146 96, 146 346"), s.lg(t.far, t.mid));
      for (let y = 0; y < 7; y++)
        s.ink(
          `M-10 ${108 + y * 34}H146M${20 + (y % 2) * 26} ${108 + y * 34}v34M${84 + (y % 2) * 26} ${108 + y * 34}v34`,
          t.night ? "#0c1a22" : "#7a4a30",
          2,
          'opacity=".5"',
        );
      s.fill("M-10 84H152V104H-10z", s.lg(t.night ? "#2c5060" : "#8a5a34", t.night ? "#0f1e26" : "#5a3418"));
      punch(s, line("0 94, 148 94"), t.gold, 4, 12);
    });
    s.fill("M-10 346V190Q-6 124 62 120Q130 124 134 190V346z", t.night ? "#081218" : "#3a1a10");
    glow(s, 62, 262, 92, t.night ? "#7ad0f0" : "#ff9a2a", t.night ? 0.4 : 1);
    // on the wall: ladles, or icicles
    if (t.night)
      s.fill(
        [0, 22, 40, 66, 90, 112, 136]
          .map((x, i) => poly(`${x} 104, ${x + 14} 104, ${x + 7} ${128 + (i % 3) * 14}`))
          .join(""),
        "#dff6ff",
      );
    else {
      s.ink("M176 40v40M200 40v34M222 40v44", t.gold2, 4);
      s.fill(circle(176, 90, 12) + shape("!190 74, !210 74, 208 94, 192 94") + leaf(222, 80, 222, 116, 10), t.gold);
      s.fill("M162 36h72v6h-72z", t.cloth3);
    }
    layer(s, "b", () => {
      if (!t.night) {
        s.fill(flames(0, 124, 292, [56, 84, 64, 92, 60, 76], 330), s.lg("#ffd04a", "#e2502a"));
        s.fill(flames(14, 110, 300, [36, 52, 40, 56, 38], 330), s.lg("#fff6c0", "#ffa02a"));
      }
      s.fill(
        ribbon("-4 318, 60 308, 128 320", [16, 16, 16]) + ribbon("6 330, 70 320, 130 330", [14, 14, 14]),
        t.night ? "#1c2c34" : "#5a3018",
      );
      if (t.night) s.fill(ribbon("0 312, 40 304, 84 306", [0, 6, 0]), "#dff6ff");
    });
    // the pot
    layer(s, "b", () => {
      s.ink("M28 214Q62 150 98 214", t.night ? "#3a5a68" : "#4a3a3a", 5);
      s.fill(
        shape("!18 216, !108 216, 116 250, 98 284, 62 292, 28 284, 10 250"),
        s.lg(t.night ? "#4a6a78" : "#6a5a5c", t.night ? "#101e26" : "#241a1c", 0, 0, 1, 1),
      );
      s.fill(shape("12 216, 62 204, 114 216, 62 228"), t.night ? "#e8faff" : "#ffcf6a");
      s.ink(shape("12 216, 62 204, 114 216, 62 228"), t.night ? "#8ad0ea" : "#8a7a7c", 3);
    });
    if (t.night)
      s.fill(
        [
          [40, 212, 9],
          [60, 206, 11],
          [82, 212, 10],
          [70, 196, 8],
          [50, 198, 7],
        ]
          .map(([x, y, r]) => circle(x!, y!, r!))
          .join(""),
        "#ffffff",
        'stroke="#8ad0ea" stroke-width="2"',
      );
    else
      [
        ["50 204, 40 180, 58 162, 46 138", 7],
        ["74 204, 86 178, 70 156, 84 128", 8],
      ].forEach(([l, w]) =>
        s.fill(ribbon(l as string, [2, w as number, (w as number) + 2, 0]), "#fff", 'opacity=".6"'),
      );
    // she: a great round back
    layer(s, "b", () =>
      wing(s, {
        at: [176, 160],
        wrist: [206, 120],
        tip: 12,
        end: 80,
        len: 74,
        n: 6,
        cut: "owl",
        tones: t.night ? ["#7ab4cc", "#1c3a48", "#bfeaff"] : ["#fffaf0", "#e0c8a0", "#c8a878"],
        rim: t.night ? "#8ad0ea" : "#c8a878",
      }),
    );
    layer(s, "b", () => {
      s.fill(
        shape("!112 346, 122 280, 118 216, 126 164, 156 136, 194 142, 224 182, 234 250, !240 346"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(ribbon("176 160, 196 220, 200 320", [0, 9, 0]) + ribbon("206 180, 220 240, 224 320", [0, 8, 0]), t.cloth3);
      s.fill(shape("!112 346, 120 280, 118 226, 150 236, 158 290, !156 346"), t.night ? "#4a8098" : "#fffaf0");
      punch(s, line("120 334, 138 338, 154 334") + line("122 240, 136 244, 148 244"), t.accent, 4, 9);
      s.fill(ribbon("150 230, 190 232, 228 222", [9, 9, 9]), t.accent);
      s.fill(leaf(222, 224, 246, 206, 9) + leaf(222, 226, 246, 240, 9), t.accent);
    });
    layer(s, "a", () =>
      profile(s, t, { x: 130, y: 126, size: 29, turn: -16, eye: "closed", jaw: "round" }, () => {
        s.fill(circle(-22, 20, 9), t.night ? "#6a90a4" : "#e88a6a", 'opacity=".6"');
        s.fill(shape("!-34 -18, -30 -46, 2 -60, 38 -48, 50 -12, !38 20, 24 12, 12 -12, -12 -20"), t.hair);
        s.fill(circle(44, -44, 20), t.hair);
        s.ink(line("-18 -44, 14 -38, 34 -6") + "M34-52a11 11 0 1 1 2 18", t.hair2, 2.6);
        s.fill(ribbon("30 -60, 52 -56, 60 -34", [5, 6, 5]), t.accent);
      }),
    );
    // the spoon
    layer(s, "a", () => {
      s.fill(ribbon("150 164, 136 204, 104 190", [30, 26, 17]), s.lg(t.cloth, t.cloth2));
      if (t.night) s.fill(ribbon("98 182, 74 202", [5, 5]), "#8ab4c4");
      else {
        s.fill(ribbon("104 196, 92 176, 82 158", [4, 4, 4]), t.cloth3);
        s.fill(shape("70 152, 78 144, 90 148, 88 160, 76 162"), s.lg("#d8a860", "#8a5a24"));
        s.fill(shape("73 152, 80 147, 88 150, 82 154"), "#fff0b0");
      }
      fist(s, t, 100, 188, 10, -40);
    });
    if (t.night) {
      const r = dice(3);
      s.fill(Array.from({ length: 22 }, () => circle(r(4, 236), r(4, 330), r(2.4, 6))).join(""), "#f4fdff");
      s.ink(
        Array.from({ length: 16 }, () => `M${Math.round(r(0, 240))} ${Math.round(r(0, 300))}l6-22`).join(""),
        "#bfeaff",
        1.6,
        'opacity=".7"',
      );
    } else s.fill(star(24, 282, 4) + star(96, 262, 4) + star(50, 246, 3), "#fff6c0");
  },
};
