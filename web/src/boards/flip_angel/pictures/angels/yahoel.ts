import { bank, circle, leaf, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { glow, layer, profile, punch, sky, sparks, wing, type Angel } from "../kit";

/** Head thrown back, the song goes up and is birds; by night it goes out to sea, and a ship hears it. */
export const yahoel: Angel = {
  day: {
    sky: ["#ffd0b0", "#fff6e8"],
    glow: "#fffdf4",
    far: "#ffe0c8",
    mid: "#f8c8a8",
    hair: "#b8342f",
    hair2: "#7a1a20",
    cloth: "#3fa08a",
    cloth2: "#25705f",
    cloth3: "#174c42",
    accent: "#f0b040",
    skin: "#f6d0b0",
    skin2: "#dca080",
  },
  dark: {
    sky: ["#04141a", "#0f5a5c"],
    glow: "#5af0d0",
    far: "#0a2c34",
    mid: "#061c22",
    hair: "#0f4a4a",
    hair2: "#052226",
    cloth: "#0c3438",
    cloth2: "#04161a",
    cloth3: "#3ad0b0",
    accent: "#8affe0",
    skin: "#a8ccc4",
    skin2: "#4f7c78",
    gold: "#2aa08c",
    gold2: "#0c4a44",
    ink: "#031012",
  },
  draw(s, t) {
    sky(s, t, 70, 100, 210);
    if (t.night) layer(s, "a", () => s.fill(circle(62, 92, 34), "#d8fff0"));
    layer(s, "b", () => s.fill(bank(-30, 270, 240, t.night ? [10, 8, 12, 8, 10, 9] : [26, 36, 22, 34], 346), t.far));
    if (t.night) {
      // the ship leans towards her
      layer(s, "a", () =>
        s.group('transform="translate(44 214)rotate(-16)"', () => {
          s.fill(shape("!-28 0, 0 6, !30 -4, 22 16, -16 16"), "#1c0f0a");
          s.fill(shape("!-2 -4, -4 -48, !26 -10") + shape("!-6 -4, -8 -40, !-24 -8"), "#f4ead0");
          s.ink("M-4 0V-52", "#1c0f0a", 2.6);
        }),
      );
      s.ink("M0 238h40M70 246h44M10 256h30M120 240h30", "#5af0d0", 2, 'opacity=".7"');
    }
    layer(s, "b", () =>
      wing(s, {
        at: [196, 250],
        wrist: [214, 150],
        tip: -60,
        end: 60,
        len: 110,
        n: 7,
        cut: "dove",
        tones: t.night ? ["#1c6a66", "#052226", "#3ad0b0"] : ["#ffffff", "#ffe0cc", "#f0b898"],
        rim: t.night ? "#3ad0b0" : "",
      }),
    );
    // hair rises like the song
    layer(s, "b", () => {
      const locks = [
        "148 132, 172 96, 160 60, 190 40, 184 12, 214 -8",
        "156 146, 194 122, 192 84, 226 74, 224 44, 256 36",
        "164 164, 206 150, 214 116, 244 118, 262 96",
        "166 184, 204 190, 222 164, 240 178, 264 160",
        "164 200, 196 226, 226 212, 240 232, 264 226",
      ];
      locks.forEach((l, i) =>
        s.fill(
          ribbon(l, [30, 38, 30, 22, 10, 0]),
          s.lg(i % 2 ? t.hair2 : t.hair, i % 2 ? t.hair : t.hair2, 0, 1, 1, 0),
        ),
      );
      s.ink(
        line("150 130, 170 98, 162 64, 188 44") +
          line("158 146, 190 122, 194 88, 222 78") +
          line("168 166, 204 152, 216 122, 240 122"),
        t.night ? t.cloth3 : "#f08a6a",
        2,
      );
    });
    layer(s, "a", () => {
      s.fill(
        shape("!88 300, 112 266, 128 246, 132 214, 124 188, 150 172, 166 184, 168 224, 180 250, !216 300"),
        t.skin,
      );
      s.fill(shape("!152 184, 166 184, 168 224, 180 250, !216 300, !176 300, 158 256, 154 220"), t.skin2);
      s.ink(line("134 252, 150 262, 160 254") + line("130 214, 136 230, 134 244"), t.skin2, 2.2);
    });
    layer(s, "a", () =>
      profile(
        s,
        t,
        {
          x: 128,
          y: 146,
          size: 42,
          turn: 38,
          neckless: true,
          eye: t.night ? "narrow" : "closed",
          jaw: "round",
          open: true,
          look: [-1, 2],
        },
        () => {
          s.fill(circle(-18, 20, 9), t.night ? "#6aa098" : "#f09a80", 'opacity=".45"');
          s.fill(
            shape("!-34 -22, -32 -48, 0 -64, 38 -52, 54 -10, 44 34, !28 44, 26 4, 12 -18, -12 -24"),
            s.lg(t.hair, t.hair2, 0, 0, 1, 1),
          );
          s.ink(line("-22 -42, 10 -36, 32 0") + line("-4 -54, 24 -40, 42 0"), t.night ? t.cloth3 : "#f08a6a", 2);
          s.fill(circle(20, 24, 4) + leaf(20, 28, 20, 50, 6), t.gold);
          if (!t.night) s.fill(star(-16, -40, 10, 6, 0.45), t.accent);
          else s.fill(leaf(20, -30, 60, -70, 14, 8) + leaf(26, -20, 74, -40, 12, 8), t.cloth3);
        },
      ),
    );
    layer(s, "b", () => {
      s.fill(
        shape("!58 346, 72 296, 92 272, 120 280, 148 292, 180 282, 206 268, !244 346"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(ribbon("112 288, 104 316, 100 346", [0, 8, 6]) + ribbon("176 294, 190 318, 194 346", [0, 8, 6]), t.cloth3);
      punch(s, line("80 298, 94 282, 120 290, 148 302, 180 292, 206 280"), t.accent, 4, 10);
      if (t.night)
        for (let i = 0; i < 5; i++)
          s.ink(
            line(
              `${100 - i * 3} ${292 + i * 12}, ${124} ${300 + i * 12}, ${148} ${292 + i * 12}, ${172} ${300 + i * 12}, ${198 + i * 3} ${292 + i * 12}`,
            ),
            t.cloth3,
            1.6,
          );
    });
    // the song
    const song = "82 128, 60 108, 74 80, 46 62, 58 30";
    if (t.night) {
      glow(s, 70, 100, 60, "#8affe0", 0.5);
      ["84 132, 52 140, 44 170, 16 180, 10 206", "82 126, 44 122, 30 150, 0 150", song].forEach((l) =>
        s.fill(ribbon(l, [2, 5, 6, 5, 0]), "#8affe0", 'opacity=".75"'),
      );
    } else {
      s.ink(line(song), "#fff", 3, 'stroke-dasharray="1 8" stroke-linecap="round"');
      [
        [66, 106, -20, 1],
        [40, 84, 10, 0.9],
        [80, 66, -34, 0.85],
        [34, 124, 30, 0.75],
        [62, 36, 0, 0.7],
        [104, 40, -20, 0.65],
      ].forEach(([x, y, turn, z], i) =>
        layer(s, "a", () =>
          s.group(`transform="translate(${x} ${y})rotate(${turn})scale(${z})"`, () => {
            const tone = ["#ffffff", "#f0b040", "#3fa08a"][i % 3]!;
            s.fill(shape("!-20 2, -8 -6, 8 -4, !24 4, 6 8, -8 7"), tone);
            s.fill(leaf(0, 0, 6, -26, 10, 4) + leaf(2, 0, 22, -16, 8, 4), tone);
            s.fill(circle(-12, 0, 1.6), t.ink);
          }),
        ),
      );
    }
    layer(s, "b", () => {
      if (t.night)
        s.fill(
          poly("-10 346, -10 290, 26 276, 58 300, 90 318, 120 346") + poly("250 346, 250 300, 214 320, 200 346"),
          "#020a0c",
        );
      else s.fill(bank(-30, 270, 318, [14, 20, 12, 18], 346), s.lg("#fff", t.far));
    });
    if (t.night)
      sparks(s, "#d8fff0", [
        [120, 40, 4],
        [30, 40, 4],
        [110, 90, 3],
      ]);
  },
};
