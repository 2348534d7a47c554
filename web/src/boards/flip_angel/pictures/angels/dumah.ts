import { circle, dice, leaf, line, poly, ribbon, shape } from "../../../../art/pen";
import { layer, punch, sky, type Angel } from "../kit";

/** Half a face as large as the card, before a snowed-up wood: a finger on the lips; by night they speak, and it is smoke. */
export const dumah: Angel = {
  day: {
    sky: ["#3f5f8c", "#b8d0e4"],
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
    sky(s, t, 40, 250, 230);
    // the wood that listens
    const trees = (y: number, tall: number, colour: string, at: number[]) =>
      s.fill(
        at
          .map((x, i) => {
            const h = tall * (0.8 + ((i * 7) % 5) / 10);
            return poly(
              `${x} ${y - h}, ${x + h * 0.2} ${y - h * 0.5}, ${x + h * 0.1} ${y - h * 0.5}, ${x + h * 0.28} ${y}, ${x - h * 0.28} ${y}, ${x - h * 0.1} ${y - h * 0.5}, ${x - h * 0.2} ${y - h * 0.5}`,
            );
          })
          .join(""),
        colour,
      );
    layer(s, "a", () => trees(232, 96, t.night ? "#2a1238" : "#6f8fb4", [-4, 26, 52, 80]));
    layer(s, "b", () => {
      trees(272, 108, t.night ? "#180a22" : "#34537c", [12, 64]);
      s.fill(shape("!-10 346, !-10 262, 30 256, 70 268, !120 262, !120 346"), t.night ? "#10061a" : "#f4f8fc");
    });
    // the hood comes in from the right; what is left of the face is outside the card
    layer(s, "b", () =>
      s.fill(
        shape("!250 -10, !150 -10, 96 40, 66 110, 60 190, 74 260, !84 346, !250 346"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      ),
    );
    layer(s, "b", () => {
      s.fill(shape("!250 26, 182 40, 134 84, 110 146, 108 210, 124 266, 156 310, !200 346, !250 346"), t.skin);
      s.fill(shape("!250 26, 182 40, 134 84, 128 108, 160 76, 200 62, !250 58"), t.skin2);
      s.fill(shape("!250 180, 226 196, 222 216, 230 226, !250 226"), t.skin2);
      s.fill(shape("!250 284, 226 282, 214 294, 230 306, !250 306"), t.skin2);
      // one eye
      if (t.night) {
        s.fill(shape("!134 158, 160 138, 190 142, !214 166, 188 180, 156 178"), "#f8e8ff");
        s.fill(circle(166, 160, 19), t.accent);
        s.fill(circle(164, 160, 9), t.ink);
        s.fill(circle(158, 152, 5), "#fff");
        s.fill(ribbon("122 156, 158 133, 192 138, 220 168", [0, 11, 9, 0]), t.ink);
      } else {
        s.fill(shape("!132 156, 160 134, 192 140, !216 162, 188 176, 156 174"), t.skin2);
        s.fill(ribbon("124 150, 156 178, 190 180, 220 160", [0, 11, 9, 0]), t.ink);
        s.fill(
          leaf(140, 170, 122, 184, 5, -3) + leaf(154, 178, 142, 198, 5, -3) + leaf(174, 182, 170, 202, 5, -2),
          t.ink,
        );
      }
      s.fill(ribbon("122 118, 156 94, 190 96, 226 112", [0, 11, 10, 0]), t.hair2);
      s.fill(circle(150, 222, 22), t.accent, 'opacity=".28"');
      // half a mouth
      if (t.night) {
        s.fill(shape("!176 256, 200 240, 224 244, !250 238, !250 292, 214 288"), "#14061c");
        s.fill(poly("204 244, 210 260, 216 245") + poly("222 288, 228 272, 236 288"), "#f4dcff");
        s.fill(ribbon("172 258, 198 240, 222 245, 252 238", [0, 9, 8, 8]), t.accent);
        s.fill(ribbon("182 266, 212 290, 252 292", [0, 9, 10]), t.accent);
      } else s.fill(shape("!180 256, 206 243, 224 248, !250 244, !250 268, 216 272"), t.accent);
    });
    layer(s, "b", () => {
      s.fill(
        shape(
          "!250 -10, 168 -2, 112 52, 86 120, 82 200, 98 270, !116 346, !140 346, 124 276, 106 206, 108 140, 134 82, 182 36, !250 18",
        ),
        s.lg(t.cloth, t.cloth2),
      );
      punch(s, line("240 6, 170 22, 122 68, 98 128, 96 206, 112 276, 128 336"), t.night ? t.accent : t.gold, 4, 11);
    });
    layer(s, "b", () => {
      if (t.night) {
        // the hand that carries it farther
        s.fill(ribbon("120 350, 122 316, 134 288", [46, 44, 40]), t.skin2);
        s.fill(
          ribbon("130 300, 140 262, 158 226", [22, 19, 11]) +
            ribbon("144 304, 158 268, 178 240", [22, 19, 11]) +
            ribbon("156 312, 172 286, 190 268", [20, 17, 11]),
          t.skin,
        );
        s.ink(line("142 292, 150 266") + line("156 298, 166 276"), t.skin2, 2.4);
      } else {
        s.group('transform="translate(13 4)"', () => {
          s.fill(ribbon("176 352, 178 322", [62, 58]), s.lg(t.cloth, t.cloth3));
          s.fill(shape("154 326, 150 300, 164 284, 192 284, 212 298, 214 326, !206 340, !160 340"), t.skin);
          s.fill(ribbon("178 304, 182 250, 188 196", [24, 22, 15]), s.lg(t.skin, t.skin2, 0, 0, 1, 0));
          s.fill(
            ribbon("200 296, 214 306, 196 318", [20, 22, 15]) + ribbon("202 314, 214 324, 198 334", [18, 20, 13]),
            t.skin2,
          );
          s.fill(ribbon("160 298, 150 314, 176 322", [20, 20, 15]), t.skin2);
          s.fill(shape("182 208, 188 195, 194 208, 188 213"), "#ffe9dc");
          s.ink(line("177 262, 183 265, 189 262"), t.skin2, 2.2);
        });
      }
    });
    if (t.night)
      [
        ["196 264, 150 250, 96 262, 60 220, 74 168, 34 130", 20],
        ["192 272, 130 284, 60 276, 20 250, 26 206", 16],
        ["190 260, 140 214, 84 200, 96 140, 70 84", 11],
      ].forEach(([l, w]) =>
        s.fill(ribbon(l as string, [3, w as number, (w as number) + 4, w as number, 0]), t.cloth3, 'opacity=".7"'),
      );
    else {
      const r = dice(11);
      s.fill(Array.from({ length: 34 }, () => circle(r(6, 234), r(6, 330), r(1.6, 4.6))).join(""), "#ffffff");
    }
  },
};
