import { circle, line, poly, ribbon, shape } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** The nose first, then a lens with an eye too large for it; by night it is a lamp, and it looks for you. */
export const puriel: Angel = {
  day: {
    sky: ["#9cc8a0", "#f4f6d8"],
    glow: "#fbffe8",
    far: "#b8d4a8",
    mid: "#7fa878",
    hair: "#5a4a3a",
    hair2: "#332820",
    cloth: "#3f7a5c",
    cloth2: "#26503c",
    cloth3: "#183628",
    accent: "#2a7a5a",
    skin: "#f0c8a0",
    skin2: "#c8946c",
  },
  dark: {
    sky: ["#0a0a0c", "#2c2c30"],
    glow: "#ffffff",
    far: "#1c1c20",
    mid: "#121215",
    hair: "#1a1a1e",
    hair2: "#0a0a0c",
    cloth: "#3c1418",
    cloth2: "#1c080a",
    cloth3: "#c0242c",
    accent: "#ffffff",
    skin: "#a89a94",
    skin2: "#4c4442",
    gold: "#c8ccd0",
    gold2: "#54585c",
    ink: "#0a0808",
  },
  draw(s, t) {
    const [lx, ly] = [84, 178];
    sky(s, t, lx, ly, 200);
    // shelves of evidence
    layer(s, "b", () => {
      [64, 128, 192, 256].forEach((y, i) => {
        s.fill(`M-10 ${y}H250v9H-10z`, t.mid);
        for (let k = 0; k < 9; k++)
          s.fill(
            `M${k * 27 + ((i * 11) % 17) - 4} ${y}v-${26 + ((k * 7 + i * 5) % 20)}h${12 + ((k + i) % 3) * 4}V${y}z`,
            [t.far, t.cloth2, t.mid, t.far][(k + i) % 4]!,
            'opacity=".8"',
          );
      });
    });
    if (t.night) {
      s.fill(poly(`${lx} ${ly}, -40 40, -40 370, 150 370`), "#fff", 'opacity=".2"');
      glow(s, lx, ly, 120, "#ffffff", 0.9);
    }
    layer(s, "b", () =>
      wing(s, {
        at: [214, 220],
        wrist: [226, 130],
        tip: -100,
        end: -20,
        len: 80,
        n: 5,
        cut: "swift",
        tones: t.night ? ["#54181c", "#1c080a", "#c0242c"] : ["#ffffff", "#c8dcc4", "#98b894"],
        rim: t.night ? "#c0242c" : "",
      }),
    );
    layer(s, "b", () => {
      s.fill(shape("!120 346, 142 280, 168 226, 206 206, !250 200, !250 346"), s.lg(t.cloth, t.cloth2, 0, 0, 1, 1));
      s.fill(ribbon("196 226, 184 280, 186 340", [0, 9, 0]), t.cloth3);
    });
    layer(s, "a", () =>
      profile(s, t, { x: 166, y: 140, size: 52, turn: -10, eye: "narrow", jaw: "hawk", look: [-1, 2] }, () => {
        s.fill(shape("!-2 -52, 30 -48, 50 -16, 50 24, !34 48, 26 8, 14 -24"), t.hair);
        s.ink(line("16 -38, 34 -10, 36 24"), t.hair2, 2.4);
        s.fill(ribbon("-40 -12, -26 -22, -6 -14", [2, 6, 2]), t.hair);
        if (t.night) {
          // a broad hat, so that only the lamp has eyes
          s.fill(shape("!-64 -22, -20 -34, 30 -38, !82 -20, 40 -16, -16 -14"), "#1c080a");
          s.fill(shape("!-30 -32, -22 -66, 12 -76, 44 -60, !46 -32"), s.lg("#3c1418", "#14060a"));
          s.fill(ribbon("-30 -36, 8 -44, 46 -36", [6, 7, 6]), t.cloth3);
        } else {
          s.fill(shape("!-24 -46, -6 -66, 28 -64, !46 -40, 20 -44, !-4 -42"), t.cloth);
          s.fill(ribbon("18 4, 24 -2, 34 -6", [7, 7, 3]), "#f4e0b0");
        }
        s.fill(shape("!14 0, 24 -2, 28 12, 20 24, !12 18"), t.skin);
        s.fill(shape("!-4 58, 16 48, 38 64, !34 88, -4 88"), t.night ? t.cloth3 : "#fffaf0");
      }),
    );
    layer(s, "b", () => {
      s.fill(shape("!132 346, 150 290, 150 262, !176 232, 200 262, 190 310, !186 346"), s.lg(t.cloth, t.cloth2));
      s.fill(ribbon("158 300, 138 274, 122 252", [36, 28, 20]), s.lg(t.cloth, t.cloth2));
      s.fill(ribbon("132 266, 126 258, 122 252", [24, 24, 23]), t.night ? t.cloth3 : "#fffaf0");
    });
    layer(s, "b", () => {
      s.fill(ribbon(`${lx + 34} ${ly + 42}, 132 264`, [10, 13]), t.night ? "#1a1a1e" : "#7a4a20");
      fist(s, t, 118, 244, 13, 40);
    });
    layer(s, "b", () => {
      s.fill(circle(lx, ly, 62), s.lg(t.gold, t.gold2, 0, 0, 1, 1));
      if (t.night) {
        s.fill(circle(lx, ly, 52), "#fff");
        glow(s, lx, ly, 52, "#ffffff", 1);
        s.ink(circle(lx, ly, 36) + circle(lx, ly, 18), "#dfe6ea", 3);
        s.ink(`M${lx - 50} ${ly}H${lx + 50}M${lx} ${ly - 50}V${ly + 50}`, "#1a1a1e", 3);
      } else {
        s.fill(circle(lx, ly, 53), s.lg("#ffffff", "#d4ecdc", 0, 0, 1, 1));
        s.clip(circle(lx, ly, 53), () => {
          s.fill("M20 110H150V250H20z", t.skin);
          s.fill(shape("!24 184, 56 148, 104 146, !140 186, 106 212, 58 214"), "#fff");
          s.fill(circle(80, 182, 29), t.accent);
          s.fill(circle(80, 182, 21), "#54b088");
          s.fill(circle(80, 182, 13), t.ink);
          s.fill(circle(71, 172, 7), "#fff");
          s.fill(
            ribbon("20 186, 56 142, 104 138, 146 190", [2, 9, 9, 2]) + ribbon("32 128, 80 114, 132 134", [4, 10, 4]),
            t.ink,
          );
          s.ink("M52 146l-8-14M80 138l-2-15M108 142l8-14", t.ink, 3.4);
          s.ink(line("36 222, 80 234, 128 218"), t.skin2, 3);
        });
        s.fill(
          poly(`${lx - 40} ${ly - 20}, ${lx - 16} ${ly - 46}, ${lx - 8} ${ly - 44}, ${lx - 40} ${ly - 4}`),
          "#fff",
          'opacity=".6"',
        );
      }
      punch(s, circle(lx, ly, 57.5), t.night ? t.ink : "#fff6d0", 3, 8.6);
    });
    layer(s, "b", () => {
      s.fill(poly("-10 346, -10 292, 120 300, 250 292, 250 346"), s.lg(t.mid, t.cloth3));
      s.fill("M10 296h44v8H10zM64 298h30v7H64z", t.night ? "#3c3c42" : "#fffaf0");
    });
  },
};
