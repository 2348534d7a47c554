import { bank, circle, leaf, line, poly, ribbon, shape } from "../../../../art/pen";
import { glow, layer, sky, sparks, wing, type Angel } from "../kit";

/** A small light in a wide fog; by night nobody seeks any more, and a bird that belongs nowhere has the branch. */
export const zephon: Angel = {
  day: {
    sky: ["#7fa8b4", "#f4ead0"],
    glow: "#fffbe8",
    far: "#a8c0c0",
    mid: "#7c9ca0",
    near: "#47686c",
    hair: "#4a3a2c",
    hair2: "#2c2018",
    cloth: "#f8f4e8",
    cloth2: "#cdd0c0",
    cloth3: "#8a9a90",
    accent: "#f0a830",
    skin: "#e0b090",
    skin2: "#b08060",
    gold: "#d8b458",
  },
  dark: {
    sky: ["#100a20", "#3c2a5c"],
    glow: "#c8b0f0",
    far: "#2a1e44",
    mid: "#1c1432",
    near: "#0e0a1c",
    hair: "#14101c",
    hair2: "#0a0810",
    cloth: "#2c2440",
    cloth2: "#14101c",
    cloth3: "#8a78b8",
    accent: "#d8c8ff",
    skin: "#8a7fa8",
    skin2: "#484068",
    gold: "#54428a",
    gold2: "#20163c",
    ink: "#08060e",
  },
  draw(s, t) {
    sky(s, t, 150, 96, 190);
    layer(s, "a", () =>
      s.fill(circle(t.night ? 128 : 152, t.night ? 126 : 98, t.night ? 72 : 38), t.night ? "#e8e0fa" : "#fffdf0"),
    );
    if (t.night)
      s.fill(circle(92, 90, 10) + circle(172, 108, 12) + circle(160, 160, 8) + circle(84, 160, 6), "#c8bce4");
    // ridge after ridge
    [
      ["!-10 346, !-10 170, 30 140, 70 168, 110 130, 160 172, 200 146, !250 172, !250 346", t.far],
      ["!-10 346, !-10 208, 50 188, 96 210, 150 184, 204 212, !250 196, !250 346", t.mid],
    ].forEach(([d, tone], i) => layer(s, "b", () => s.fill(shape(d!), s.lg(tone!, i ? t.far : t.sky[1]))));
    // firs
    layer(s, "a", () => {
      for (const [x, y, h] of [
        [20, 226, 50],
        [38, 230, 66],
        [58, 232, 44],
        [196, 228, 56],
        [214, 232, 76],
        [232, 230, 54],
      ] as const)
        s.fill(
          poly(
            `${x} ${y - h}, ${x + h * 0.12} ${y - h * 0.6}, ${x + h * 0.07} ${y - h * 0.6}, ${x + h * 0.2} ${y - h * 0.25}, ${x + h * 0.1} ${y - h * 0.25}, ${x + h * 0.25} ${y}, ${x - h * 0.25} ${y}, ${x - h * 0.1} ${y - h * 0.25}, ${x - h * 0.2} ${y - h * 0.25}, ${x - h * 0.07} ${y - h * 0.6}, ${x - h * 0.12} ${y - h * 0.6}`,
          ),
          t.near,
        );
    });
    layer(s, "b", () =>
      s.fill(shape("!-10 346, !-10 250, 60 230, 130 244, 190 230, !250 248, !250 346"), s.lg(t.near, t.mid)),
    );
    if (!t.night) {
      // the beam first, then who holds it
      s.fill(poly("112 222, -20 190, -20 300"), "#fff6c0", 'opacity=".75"');
      glow(s, 110, 222, 58, "#fff0a8", 1);
      layer(s, "a", () => {
        wing(s, {
          at: [134, 226],
          wrist: [148, 212],
          tip: 20,
          end: 80,
          len: 34,
          n: 5,
          cut: "dove",
          tones: ["#ffffff", "#d8dcd0", "#a8b4a8"],
        });
        s.fill(ribbon("128 250, 124 264, 122 276", [9, 7, 6]) + ribbon("138 250, 144 262, 148 274", [9, 7, 6]), t.hair);
        s.fill(
          shape("!118 256, 122 226, 132 212, 142 224, 148 250, !152 262, 134 256"),
          s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
        );
        s.fill(circle(130, 204, 9), t.skin);
        s.fill(shape("124 202, 124 194, 134 190, 142 198, 140 212, !134 214, 134 204"), t.hair);
        s.fill(ribbon("128 222, 118 222, 112 214", [8, 7, 5]), t.cloth);
        s.ink("M112 208v8", t.hair2, 1.8);
        s.fill(shape("!106 216, !118 216, 119 228, !112 232, 105 228"), t.accent);
        s.fill(circle(112, 223, 4), "#fff");
        s.raw(
          `<ellipse cx="133" cy="184" rx="12" ry="4" transform="rotate(-10 133 184)" fill="none" stroke="${t.gold}" stroke-width="2.6"/>`,
        );
        s.ink(line("146 214, 152 246, 156 278"), t.hair, 2.6);
      });
      // tracks behind him
      s.ink(line("150 280, 176 286, 196 300, 226 306"), t.near, 5, 'stroke-dasharray="5 9" stroke-linecap="round"');
    } else {
      // what is left of the lantern
      layer(s, "a", () => {
        s.fill(poly("104 268, 120 262, 126 276, 110 282") + poly("98 280, 104 276, 106 286"), "#54428a");
        s.ink("M112 262q-2-10 8-12", "#8a78b8", 2.4);
      });
    }
    [
      [248, 0.5],
      [276, 0.75],
    ].forEach(([y, o], i) =>
      s.fill(
        bank(-40 + i * 20, 280, y!, [8, 12, 7, 10, 8], y! + 26),
        t.night ? "#3c2a5c" : "#ffffff",
        `opacity="${o! * 0.6}"`,
      ),
    );
    // the near ground: reeds, or the branch
    if (t.night) {
      layer(s, "b", () => {
        s.fill(
          ribbon("262 330, 222 272, 186 238, 120 220, 22 226", [44, 30, 22, 15, 0]),
          "#0a0616",
          'stroke="#7a68b0" stroke-width="1.6"',
        );
        s.fill(
          ribbon("208 256, 212 206, 232 166", [13, 8, 0]) +
            ribbon("170 228, 178 196, 200 170", [10, 6, 0]) +
            ribbon("84 222, 60 202, 52 170", [8, 5, 0]) +
            ribbon("60 224, 44 240, 30 262", [6, 4, 0]),
          "#0a0616",
        );
      });
      layer(s, "b", () => {
        // ruffled, one leg, looking over the shoulder
        s.fill(shape("!150 230, 136 214, !128 240, 122 210, !108 222, 108 196"), "#3c2f5c");
        s.fill(
          shape("104 200, 96 170, 106 142, 128 130, 150 140, 154 168, 142 196, 124 206"),
          s.lg("#8a78b8", "#2c2044", 0, 0, 1, 1),
        );
        s.fill(shape("!120 156, 142 150, 152 172, 142 196, !134 224, 122 200"), "#4c3c74");
        s.ink(line("128 164, 136 186, 134 210") + line("140 160, 146 180, 142 196"), "#8a78b8", 2);
        s.fill(circle(116, 128, 23), s.lg("#a898d0", "#54428a"));
        s.fill(poly("96 124, 76 132, 97 137"), "#f0b050");
        s.fill(circle(108, 125, 7), "#fff");
        s.fill(circle(106, 126, 3.8), "#08060e");
        s.fill(leaf(122, 108, 138, 92, 6) + leaf(116, 106, 122, 88, 6), "#8a78b8");
        s.ink("M120 204v12", "#f0b050", 3);
      });
      sparks(s, "#e8e0fa", [
        [40, 50, 5],
        [86, 30, 4],
        [212, 50, 5],
        [30, 110, 3],
        [222, 120, 3],
      ]);
    } else
      layer(s, "b", () =>
        [
          [10, 300, -14],
          [30, 292, 4],
          [48, 306, 10],
          [200, 300, -8],
          [218, 290, 6],
          [236, 304, 12],
        ].forEach(([x, y, a]) => {
          s.fill(ribbon(`${x} 346, ${x! + a! / 2} ${(346 + y!) / 2}, ${x! + a!} ${y}`, [3, 3, 2]), t.cloth3);
          s.fill(leaf(x! + a!, y! + 8, x! + a! * 1.3, y! - 20, 6), t.hair);
        }),
      );
  },
};
