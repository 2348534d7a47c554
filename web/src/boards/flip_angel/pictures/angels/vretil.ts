import { circle, feather, leaf, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** The pen is a feather of his own; the scroll has left the desk long ago. By night there are two, and they are the same. */
export const vretil: Angel = {
  day: {
    sky: ["#7fa4b0", "#e4efe8"],
    glow: "#fffdf0",
    far: "#a8c4c4",
    mid: "#5f8a94",
    hair: "#c8823a",
    hair2: "#8a5018",
    cloth: "#6a7f5a",
    cloth2: "#465838",
    cloth3: "#2f3d26",
    accent: "#9a2f2a",
    skin: "#f2caa4",
    skin2: "#cf9a72",
  },
  dark: {
    sky: ["#070d1c", "#1c3a6a"],
    glow: "#6aa8ff",
    far: "#12224a",
    mid: "#0c1630",
    hair: "#1a2440",
    hair2: "#0a1020",
    cloth: "#1c2c50",
    cloth2: "#0a1226",
    cloth3: "#5a94e8",
    accent: "#8ac0ff",
    skin: "#8a9cc0",
    skin2: "#465880",
    gold: "#3a6ac0",
    gold2: "#142a5c",
    ink: "#040814",
  },
  draw(s, t) {
    sky(s, t, t.night ? 60 : 70, 140, 200);
    // pigeon-holes
    layer(s, "b", () => {
      for (let y = 0; y < 3; y++)
        for (let x = 0; x < 4; x++) {
          s.fill(`M${10 + x * 58} ${16 + y * 52}h50v44h-50z`, t.mid, 'opacity=".55"');
          if ((x + y) % 3) s.fill(circle(26 + x * 58, 46 + y * 52, 11) + circle(46 + x * 58, 48 + y * 52, 9), t.far);
        }
    });
    layer(s, "b", () =>
      wing(s, {
        at: [196, 190],
        wrist: [222, 120],
        tip: -112,
        end: -60,
        len: 82,
        n: 6,
        cut: "dove",
        tones: t.night ? ["#34508a", "#0c1630", "#5a94e8"] : ["#ffffff", "#e4d8bc", "#c0ac84"],
        rim: t.night ? "#5a94e8" : "",
      }),
    );
    layer(s, "b", () => {
      s.fill(
        shape("!120 330, 134 250, 146 200, 172 172, 206 180, 228 220, !244 330"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(ribbon("196 196, 206 250, 204 320", [0, 9, 0]), t.cloth3);
    });
    layer(s, "a", () =>
      profile(s, t, { x: 150, y: 148, size: 34, turn: -22, eye: "narrow", look: [-1, 3], jaw: "gaunt" }, () => {
        s.fill(
          shape("!-30 -34, -30 -52, 0 -64, 36 -52, 50 -14, 44 20, !30 34, 24 4, 10 -18, -8 -26, !-18 -38"),
          s.lg(t.hair, t.hair2, 0, 0, 1, 1),
        );
        s.fill(leaf(28, -40, 62, -66, 10, 4) + leaf(34, -36, 70, -44, 9, -4), t.hair);
        s.fill(ribbon("8 -6, 30 -16, 54 -30", [3, 4, 2]), t.gold);
        s.ink(line("-38 2, -20 4, 10 0"), t.gold, 2.4);
        s.ink(circle(-28, 4, 11), t.gold, 3);
        s.fill(shape("!-2 56, 16 48, 36 66, !32 88, -4 88"), t.night ? t.cloth3 : "#fffaf0");
      }),
    );
    // the desk
    layer(s, "b", () => {
      s.fill(
        poly("22 226, 150 256, 250 250, 250 276, 146 282, 20 248"),
        s.lg(t.night ? "#24386a" : "#9a6230", t.night ? "#0a1226" : "#5c3414"),
      );
      s.fill(
        poly("150 280, 250 274, 250 346, 160 346"),
        s.lg(t.night ? "#142450" : "#8a5a2c", t.night ? "#060a18" : "#54300f"),
      );
      punch(s, line("164 296, 240 290") + line("168 330, 240 326"), t.gold, 4, 11);
    });
    const page = t.night ? s.lg("#e8f0ff", "#8aa4d8", 0, 0, 1, 1) : s.lg("#fffdf4", "#ecd9ae", 0, 0, 1, 1);
    layer(s, "b", () => {
      // off the desk, round once, out of the card
      s.fill(
        shape("!44 214, !120 232, 106 252, 60 254, 34 280, 54 308, !118 346, !50 346, 8 320, -2 280, 16 240"),
        page,
      );
      s.fill(ribbon("14 244, -2 280, 10 322, 50 346", [5, 8, 8, 5]), t.night ? "#5a74b0" : "#c8ac74");
      s.ink(
        "M60 226l44 10M54 236l42 9M30 266l18-8M22 282l14-4M28 300l18-8M44 318l18-10M64 332l20-12",
        t.night ? "#1c3a8a" : "#8a6a3a",
        2,
        'stroke-dasharray="9 3 5 3"',
      );
      s.fill(shape("40 214, 46 206, 118 224, 122 234, 112 238, 44 222"), t.night ? "#a8bce8" : "#e0c890");
    });
    if (t.night)
      layer(s, "b", () => {
        s.group('transform="translate(92 84)rotate(14)"', () => {
          s.fill(shape("!44 214, !120 232, 106 252, 60 254, 40 276, !60 300, !16 300, 4 270, 16 240"), page);
          s.ink("M60 226l44 10M54 236l42 9M30 266l18-8M22 282l14-4", "#1c3a8a", 2, 'stroke-dasharray="9 3 5 3"');
        });
        // ink, spilled
        s.fill(
          shape("150 262, 172 256, 190 264, 196 286, !188 316, 180 290, 172 300, !166 330, 160 292, 146 280"),
          "#03060f",
        );
        s.fill(shape("!176 246, !198 244, 200 262, 178 264"), "#0c1630");
      });
    else
      layer(s, "a", () => {
        s.fill(shape("!182 236, !204 234, 210 256, 206 266, 182 268, 176 258"), s.lg("#5a6a8a", "#202a40"));
        s.fill(ribbon("180 237, 193 235, 206 235", [5, 5, 5]), t.gold);
      });
    // arm and feather
    layer(s, "a", () => {
      s.fill(ribbon("180 196, 152 240, 112 222", [32, 28, 17]), s.lg(t.cloth, t.cloth2, 0, 0, 1, 1));
      s.fill(ribbon("122 227, 114 223, 108 220", [19, 19, 18]), t.night ? t.cloth3 : "#fffaf0");
    });
    layer(s, "b", () => {
      const [a, b, c] = t.night ? ["#0c1224", "#2c4480", "#5a94e8"] : ["#ffffff", "#e8dcc0", "#c8a060"];
      s.fill(
        feather(92, 214, 50, 60, 52, -20, 0.4),
        s.lg(a, b, 0, 0, 1, 1),
        t.night ? 'stroke="#5a94e8" stroke-width="1.6"' : "",
      );
      s.ink("M86 238Q70 140 52 66", c, 2.4);
      s.ink("M76 170l-20-14M72 150l-22-16M67 126l-18-14M62 104l-14-12M80 160l20-18M74 134l20-20M68 108l16-18", c, 1.4);
      fist(s, t, 96, 214, 11, -10);
    });
    if (t.night) {
      glow(s, 214, 224, 40, "#a8d0ff", 0.8);
      s.fill("M209 226h10v24h-10z", "#dfe8ff");
      s.fill(leaf(214, 226, 215, 204, 6), "#ffffff");
    } else s.fill(star(30, 192, 5) + star(118, 88, 5), "#fff");
  },
};
