import { bank, circle, dice, leaf, line, poly, polar, ribbon, shape, star } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, sky, sparks, wing, type Angel } from "../kit";

/** On a tower of books before the chart of heaven, still reading; by night the chart has a new star with a tail. */
export const tzaphkiel: Angel = {
  day: {
    sky: ["#5a7ab8", "#f0dcc8"],
    glow: "#ffe9c0",
    far: "#8a9cc8",
    mid: "#d8c4c0",
    hair: "#f4f0ea",
    hair2: "#b8b0a8",
    cloth: "#8a5aa0",
    cloth2: "#5c3874",
    cloth3: "#40265a",
    accent: "#d8902a",
    skin: "#e0ac88",
    skin2: "#b07c5c",
  },
  dark: {
    sky: ["#1c0624", "#7a1a4a"],
    glow: "#ff7aa0",
    far: "#3c0f3c",
    mid: "#240824",
    hair: "#c8a8b8",
    hair2: "#6a4a5c",
    cloth: "#2c1030",
    cloth2: "#140618",
    cloth3: "#c83a7a",
    accent: "#ff9ac0",
    skin: "#c08a98",
    skin2: "#6a3a50",
    gold: "#a82a6a",
    gold2: "#4a0c34",
    ink: "#10040f",
  },
  draw(s, t) {
    sky(s, t, 132, 124, 210);
    const [cx, cy] = [134, 122];
    layer(s, "b", () => {
      s.fill(circle(cx, cy, 94), t.night ? s.lg("#a8284e", "#4a0c34") : s.lg("#2c4480", "#4a68a8"));
      s.ink(circle(cx, cy, 90) + circle(cx, cy, 66) + circle(cx, cy, 40), t.night ? "#ff9ac0" : "#f0d8a0", 1.4);
      s.ink(
        Array.from({ length: 12 }, (_, i) => line([polar(cx, cy, 40, i * 30), polar(cx, cy, 90, i * 30)])).join(""),
        t.night ? "#ff9ac0" : "#f0d8a0",
        0.9,
      );
      punch(s, circle(cx, cy, 78), t.night ? "#ffd0e0" : "#ffe9b8", 3, 10.2);
    });
    const dots = [
      [90, 80],
      [112, 64],
      [150, 60],
      [176, 84],
      [196, 122],
      [184, 160],
      [76, 140],
    ] as const;
    s.ink(
      line(dots.slice(0, 4).map(([x, y]) => ({ x, y, sharp: true }))) +
        line(dots.slice(3).map(([x, y]) => ({ x, y, sharp: true }))),
      "#fff",
      1,
      'opacity=".7"',
    );
    sparks(
      s,
      "#fff",
      dots.map(([x, y], i) => [x, y, 4 + (i % 3)]),
    );
    if (t.night) {
      glow(s, 62, 72, 60, "#fff0d0", 0.9);
      layer(s, "a", () => {
        s.fill(ribbon("62 74, 120 62, 190 66, 250 90", [26, 30, 22, 0]), "#ffd0a0", 'opacity=".8"');
        s.fill(ribbon("62 74, 110 72, 170 82, 236 116", [16, 18, 12, 0]), "#fff6e0");
        s.fill(star(60, 74, 26, 8, 0.45), "#ffffff");
      });
    }
    layer(s, "b", () => s.fill(bank(-30, 270, 262, [20, 14, 26, 16], 346), t.far));
    // the tower
    const r = dice(t.night ? 7 : 6);
    const tone = t.night
      ? ["#3c1038", "#5a163e", "#240a28", "#6a1c3c"]
      : ["#b8442f", "#2f6a5c", "#d8a23a", "#4a5a94", "#8a4a2c"];
    let y = 336;
    let i = 0;
    layer(s, "b", () => {
      while (y > 218) {
        const h = Math.round(r(12, 19)),
          w = Math.round(r(74, 112)),
          x = Math.round(112 - w / 2 + r(-9, 9));
        s.fill(`M${x} ${y - h}h${w}v${h}h-${w}z`, tone[i % tone.length]!);
        s.fill(`M${x + w - 9} ${y - h + 3}h9v${h - 6}h-9z`, t.night ? "#c8a0a8" : "#fff6e0");
        s.ink(`M${x + 8} ${y - h}v${h}M${x + 14} ${y - h}v${h}`, t.gold, 1.6);
        y -= h;
        i++;
      }
    });
    layer(s, "b", () =>
      wing(s, {
        at: [122, 176],
        wrist: [152, 138],
        tip: -18,
        end: 76,
        len: 66,
        n: 7,
        cut: "owl",
        tones: t.night ? ["#7a2a5a", "#240824", "#c83a7a"] : ["#ffffff", "#d8cfd8", "#b0a0b8"],
        bars: t.night ? "#ff9ac0" : "#a898b0",
      }),
    );
    // cross-legged, bent over the page
    layer(s, "b", () => {
      s.fill(
        shape("!60 222, 56 206, 78 190, 84 164, 104 150, 126 158, 136 184, 150 200, !168 220, 140 226, 100 222"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(shape("!60 222, 56 206, 80 198, 112 208, !140 226, 100 226"), t.cloth2);
      s.fill(ribbon("112 164, 118 188, 138 206", [0, 6, 0]), t.cloth3);
      punch(s, line("64 216, 96 212, 132 220"), t.gold, 3, 8);
    });
    layer(s, "a", () =>
      profile(s, t, { x: 96, y: 140, size: 22, turn: -26, eye: "narrow", jaw: "round", look: [-1, 2] }, () => {
        s.fill(shape("!-6 -52, 26 -46, 46 -16, 44 22, !26 40, 24 4, 10 -20"), t.hair);
        s.fill(shape("!-34 -22, -28 -48, 4 -58, 36 -46, 46 -14, !36 16, 22 4, 8 -18, -14 -24"), t.hair);
        s.fill(circle(42, -44, 19) + ribbon("38 4, 52 40, 44 80, 56 110", [16, 18, 15, 0]), t.hair);
        s.ink(line("46 30, 58 36") + line("44 50, 56 56") + line("42 70, 54 74"), t.hair2, 3);
        s.ink(circle(-28, 2, 12), t.gold, 3.4);
        s.ink(line("-16 2, 4 -4, 18 0"), t.gold, 2.6);
        s.fill(ribbon("26 -58, 50 -50, 58 -30", [5, 6, 5]), t.accent);
      }),
    );
    layer(s, "a", () => {
      s.fill(ribbon("106 168, 92 194, 70 190", [18, 17, 11]), s.lg(t.cloth, t.cloth2));
      s.fill(poly("34 172, 60 184, 84 170, 86 188, 60 204, 32 190"), t.night ? "#ffe4ec" : "#fffaf0");
      s.ink("M60 184v19M40 180l16 8M40 186l16 8M64 188l16-10M64 195l16-10", t.night ? "#a82a6a" : "#b89a6a", 1.6);
      s.fill("M32 190L60 204L86 188V193L60 210L30 195z", t.accent);
      fist(s, t, 70, 194, 7, -20);
    });
    if (t.night) {
      // its pages have wings
      [
        [34, 122, -20, 1],
        [22, 84, 14, 0.8],
        [52, 46, -8, 0.7],
        [206, 196, 20, 0.9],
        [222, 160, -16, 0.7],
      ].forEach(([x, q, turn, z]) =>
        s.group(`transform="translate(${x} ${q})rotate(${turn})scale(${z})"`, () => {
          s.fill(leaf(0, 0, -28, -12, 12, 6) + leaf(0, 0, 28, -12, 12, -6) + leaf(0, -6, 0, 14, 6), "#12040f");
          s.fill(circle(3, -6, 1.6), "#ff9ac0");
        }),
      );
    } else
      layer(s, "a", () => {
        // an owl that has read it already
        s.fill(shape("158 220, 156 196, 168 184, 182 194, 182 220"), s.lg("#fff6e4", "#b89a74"));
        s.fill(poly("157 196, 156 182, 166 188") + poly("182 196, 183 182, 173 188"), "#b89a74");
        s.fill(circle(164, 197, 6) + circle(175, 197, 6), "#ffe08a");
        s.fill(circle(164, 197, 2.8) + circle(175, 197, 2.8) + "M168 202l3 5 2-5z", t.ink);
      });
    layer(s, "b", () => s.fill(bank(-20, 260, 312, [14, 20, 12, 18], 346), s.lg(t.mid, t.far)));
  },
};
