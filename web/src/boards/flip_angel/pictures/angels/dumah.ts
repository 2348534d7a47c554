import { circle, dice, line, ribbon, shape } from "../../../../pictures/pen";
import { layer, punch, sky, wing, type Angel } from "../kit";

/** Half a face as large as the card: a finger before the lips; by night they speak, and what they say is smoke. */
export const dumah: Angel = {
  day: {
    sky: ["#7f9cbc", "#dce6ee"],
    glow: "#ffffff",
    skin: "#f0cdb4",
    skin2: "#d4a08a",
    hair: "#eef2f6",
    hair2: "#b8c6d4",
    cloth: "#ffffff",
    cloth2: "#c6d3e0",
    cloth3: "#8fa4ba",
    accent: "#b8564a",
    gold: "#d8b050",
  },
  dark: {
    sky: ["#180c24", "#4a1f5c"],
    glow: "#c07aff",
    skin: "#b896b0",
    skin2: "#5f3f66",
    hair: "#2c1a3a",
    hair2: "#140a1c",
    cloth: "#34204a",
    cloth2: "#180c24",
    cloth3: "#8a4ac0",
    accent: "#e86ac0",
    gold: "#8a3ac0",
    gold2: "#3a1450",
    ink: "#12081a",
  },
  draw(s, t) {
    sky(s, t, 70, 250, 240);
    // wings shut like a curtain behind the hood
    layer(s, "b", () => {
      const tones: [string, string, string] = [t.cloth, t.cloth2, t.cloth3];
      wing(s, {
        at: [232, 200],
        wrist: [206, 40],
        tip: 60,
        end: 130,
        len: 150,
        n: 7,
        cut: "owl",
        tones,
        rim: t.night ? t.cloth3 : "#a9bacb",
      });
      wing(s, {
        at: [6, 220],
        wrist: [30, 60],
        tip: 140,
        end: 60,
        len: 130,
        n: 6,
        cut: "owl",
        tones,
        rim: t.night ? t.cloth3 : "#a9bacb",
      });
    });
    s.group('transform="rotate(-8 120 170)"', () => {
      layer(s, "b", () =>
        s.fill(
          shape("!0 360, 4 200, 30 90, 90 34, 150 30, 206 84, 232 190, !240 360"),
          s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
        ),
      );
      layer(s, "b", () => {
        s.fill(shape("48 214, 44 140, 76 84, 122 68, 170 84, 196 140, 192 216, 164 274, 122 300, 80 276"), t.skin);
        s.fill(shape("!170 84, 196 140, 192 216, 164 274, 122 300, 150 250, 164 190"), t.skin2);
        // lids, lashes, brows
        s.fill(
          shape("!60 166, 82 156, !106 168, 84 178") + shape("!136 168, 160 156, !182 166, 160 178"),
          t.night ? "#f4dcff" : t.skin2,
        );
        if (t.night) {
          s.fill(circle(76, 168, 8) + circle(150, 168, 8), t.accent);
          s.fill(circle(75, 168, 3.4) + circle(149, 168, 3.4), t.ink);
        }
        s.fill(
          t.night
            ? ribbon("54 166, 82 152, 110 168", [0, 6, 0]) + ribbon("132 168, 160 152, 188 166", [0, 6, 0])
            : ribbon("54 164, 82 182, 110 168", [0, 6, 0]) + ribbon("132 168, 160 182, 188 164", [0, 6, 0]),
          t.ink,
        );
        s.fill(ribbon("54 146, 80 134, 110 146", [0, 6, 0]) + ribbon("132 146, 162 134, 188 146", [0, 6, 0]), t.hair2);
        s.fill(shape("!124 172, 134 210, 128 222, 112 220, !118 206"), t.skin2);
        s.fill(circle(72, 212, 15) + circle(168, 212, 14), t.accent, 'opacity=".25"');
        if (t.night) s.fill(shape("!88 246, 104 236, 118 242, 132 236, !148 244, 134 268, 104 268"), "#14061c");
        s.fill(
          t.night
            ? ribbon("86 246, 104 236, 118 242, 132 236, 150 244", [0, 6, 5, 6, 0]) +
                ribbon("96 260, 118 272, 142 258", [0, 7, 0])
            : shape("!92 250, 108 243, 118 247, 128 243, !146 250, 120 262"),
          t.accent,
        );
      });
      // hood's edge
      layer(s, "b", () => {
        s.fill(
          shape(
            "!18 360, 24 216, 36 124, 74 62, 124 42, 176 62, 208 124, 216 220, !222 360, !196 360, 202 220, 188 136, 160 88, 122 74, 84 88, 54 138, 44 220, !54 360",
          ),
          s.lg(t.cloth, t.cloth2),
        );
        punch(s, line("36 230, 46 132, 80 76, 122 60, 166 76, 196 132, 208 226"), t.night ? t.accent : t.gold, 4, 11);
      });
    });
    // the hand
    layer(s, "b", () => {
      if (t.night) {
        s.fill(ribbon("210 344, 196 296, 176 266, 160 240", [44, 40, 34, 16]), t.skin);
        s.fill(
          ribbon("190 282, 172 248, 160 214", [17, 15, 9]) +
            ribbon("202 288, 188 250, 178 212", [17, 15, 9]) +
            ribbon("212 296, 204 258, 196 222", [16, 14, 9]),
          t.skin,
        );
        s.ink(line("182 262, 172 236") + line("196 264, 186 234"), t.skin2, 2.4);
      } else {
        s.fill(ribbon("118 350, 116 316, 112 282", [46, 50, 40]), t.skin);
        s.fill(ribbon("112 296, 110 252, 110 206", [19, 17, 12]), t.skin);
        s.fill(
          ribbon("128 286, 138 296, 126 310", [18, 20, 14]) +
            ribbon("132 304, 138 314, 124 326", [17, 18, 12]) +
            ribbon("94 296, 88 314, 104 320", [17, 18, 13]),
          t.skin,
        );
        s.ink(
          line("120 292, 130 298, 122 308") + line("122 312, 132 316, 122 324") + line("106 214, 110 209, 115 214"),
          t.skin2,
          2.4,
        );
        s.fill(shape("105 216, 110 206, 115 216, 110 220"), "#ffe9dc");
      }
    });
    if (t.night)
      [
        ["104 256, 60 240, 40 200, 70 170, 40 130", 16],
        ["100 262, 40 270, 16 240, 36 214", 12],
        ["108 258, 70 210, 84 150, 60 96", 9],
      ].forEach(([l, w]) =>
        s.fill(ribbon(l as string, [3, w as number, (w as number) + 4, w as number, 0]), t.cloth3, 'opacity=".7"'),
      );
    else {
      const r = dice(11);
      s.fill(Array.from({ length: 30 }, () => circle(r(6, 234), r(6, 330), r(1.6, 4.4))).join(""), "#ffffff");
      s.fill(Array.from({ length: 8 }, () => circle(r(6, 234), r(180, 330), r(1.6, 3))).join(""), t.cloth3);
    }
  },
};
