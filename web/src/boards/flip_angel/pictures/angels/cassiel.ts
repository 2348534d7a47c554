import { bank, circle, dice, leaf, line, poly, ribbon, shape } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, wing, type Angel } from "../kit";

/** At the end of a pier, a line into the clouds; by night nothing was worth the wait, and the clouds are a flood. */
export const cassiel: Angel = {
  day: {
    sky: ["#ee9a5c", "#ffe4ba"],
    glow: "#fff2c8",
    far: "#f6c89c",
    mid: "#fff6ea",
    hair: "#c9b79a",
    hair2: "#8f7a58",
    cloth: "#fffaf0",
    cloth2: "#d8c7a0",
    cloth3: "#a08a5c",
    accent: "#4f8fa8",
    skin: "#e0a880",
    skin2: "#b87c58",
  },
  dark: {
    sky: ["#0c1626", "#24486a"],
    glow: "#7ab0d8",
    far: "#1a3450",
    mid: "#12243a",
    hair: "#5a6a7a",
    hair2: "#2a3644",
    cloth: "#2c4258",
    cloth2: "#16222e",
    cloth3: "#6aa0c8",
    accent: "#a8dcff",
    skin: "#8fa4b4",
    skin2: "#4c6274",
    gold: "#3f7ab0",
    gold2: "#1c3a5c",
    ink: "#0a1018",
  },
  draw(s, t) {
    sky(s, t, t.night ? 60 : 52, 120, 190);
    if (!t.night) layer(s, "a", () => s.fill(circle(56, 128, 40), s.lg("#fff6d0", "#ffd98a")));
    layer(s, "b", () => s.fill(bank(-40, 280, 190, [20, 30, 18, 26, 34], 346), t.far));
    layer(s, "b", () => s.fill(bank(-20, 260, t.night ? 216 : 252, [14, 22, 12, 20], 346), s.lg(t.mid, t.far)));
    // pier
    const wood = s.lg(t.night ? "#2a3a48" : "#c89a5c", t.night ? "#101a24" : "#8a5f30");
    layer(s, "b", () => {
      s.fill("M126 214h13v130h-13zM196 214h15v130h-15z", t.night ? "#16222e" : "#8a5f30");
      s.fill(poly("104 198, 250 192, 250 216, 104 214"), wood);
      s.ink("M138 198l-2 16M172 197l-1 17M206 195v20", t.ink, 1.6, 'opacity=".5"');
    });
    layer(s, "b", () =>
      wing(s, {
        at: [166, 134],
        wrist: [198, 112],
        tip: 50,
        end: 100,
        len: 92,
        n: 7,
        cut: "dove",
        tones: t.night ? ["#3a566e", "#16222e", "#6aa0c8"] : ["#ffffff", "#dccfae", "#b8a67c"],
        rim: t.night ? "#4f86ac" : "",
      }),
    );
    // sitting: back, lap, shins over the end
    layer(s, "b", () => {
      s.fill(
        shape(
          "!136 118, 162 116, 182 144, 186 182, !188 202, 150 206, 108 200, 88 204, !78 252, 64 252, 70 200, 94 180, 130 180",
        ),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(
        ribbon("140 180, 112 186, 88 194, 80 226", [0, 7, 8, 0]) + ribbon("168 140, 168 176, 150 196", [0, 7, 0]),
        t.cloth3,
        'opacity=".7"',
      );
      s.fill(shape("!64 250, !78 250, 76 264, 58 268, 50 262"), t.skin);
      punch(s, line("66 244, 78 246"), t.accent, 3, 5);
    });
    layer(s, "a", () => {
      profile(
        s,
        t,
        t.night
          ? { x: 122, y: 110, size: 25, turn: 26, eye: "closed", jaw: "gaunt" }
          : { x: 136, y: 96, size: 25, turn: 4, eye: "closed", jaw: "gaunt" },
        () => {
          s.fill(shape("!-36 22, -30 34, -36 60, !-16 92, -6 60, 4 44, 6 20, -8 34"), t.hair);
          s.fill(shape("!-20 -44, 20 -52, 44 -22, 44 30, !26 56, 24 10, 8 -16"), t.hair);
          if (t.night) s.fill(leaf(-28, 6, -30, 30, 6) + leaf(-22, 20, -26, 46, 5), t.accent);
          s.fill(shape("!-58 -28, -20 -42, 30 -46, !68 -28, 30 -26, -14 -22"), t.night ? "#1c2c3c" : "#d8a84a");
          s.fill(
            shape("!-28 -38, -20 -66, 10 -74, 36 -62, !40 -40"),
            s.lg(t.night ? "#2a3e52" : "#f4cf7a", t.night ? "#16222e" : "#b8812c"),
          );
          s.fill(ribbon("-28 -42, 6 -48, 40 -42", [6, 7, 6]), t.accent);
          // somebody sleeps on the hat
          if (!t.night) {
            s.fill(shape("-8 -74, 6 -90, 24 -86, !46 -80, 26 -72, 10 -68"), "#fff");
            s.fill(circle(0, -84, 9), "#fff");
            s.fill(poly("-8 -86, -18 -82, -8 -80", 2), t.accent);
            s.ink("M-4-86q3 3 6 0", t.ink, 1.6);
          }
        },
      );
    });
    layer(s, "a", () => {
      if (t.night) {
        // face in his hands
        s.fill(ribbon("150 136, 126 166, 108 142", [20, 18, 12]), s.lg(t.cloth, t.cloth2));
        s.fill(shape("96 142, 94 124, 104 112, 116 116, 116 138, 108 148"), t.skin);
        s.ink(line("98 120, 102 132") + line("105 115, 107 128"), t.skin2, 1.8);
        s.fill(ribbon("120 204, 70 230, 20 214", [3, 4, 2]), "#0c141c");
      } else {
        s.fill(ribbon("98 160, 60 112, 22 92", [5, 4, 1.6]), t.gold2);
        s.ink("M22 92Q14 160 30 262", "#fff", 1.4);
        s.fill(shape("24 258, 30 252, 36 258, 34 270, 27 270"), t.accent);
        s.fill(ribbon("146 128, 126 156, 104 158", [20, 18, 12]), s.lg(t.cloth, t.cloth2));
        fist(s, t, 98, 158, 8.5, -30);
      }
    });
    layer(s, "b", () =>
      s.fill(
        bank(-30, 270, t.night ? 262 : 296, [16, 22, 14, 24, 18], 346),
        s.lg(t.night ? "#2f5a80" : "#fff", t.night ? "#0c1a2a" : t.far),
      ),
    );
    if (t.night) {
      const r = dice(5);
      s.ink(
        Array.from({ length: 34 }, () => `M${Math.round(r(0, 240))} ${Math.round(r(0, 290))}l-5 20`).join(""),
        "#a8dcff",
        1.6,
        'opacity=".65"',
      );
      s.ink("M18 286h30M80 300h40M150 284h36M60 318h50M170 314h40", "#7ab8e8", 2.4);
      glow(s, 96, 262, 40, "#a8dcff", 0.35);
    }
  },
};
