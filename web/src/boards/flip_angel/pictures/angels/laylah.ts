import { circle, line, ribbon, shape, star } from "../../../../art/pen";
import { layer, profile, punch, sky, sparks, wing, type Angel } from "../kit";

export const laylah: Angel = {
  day: {
    sky: ["#b9b4e6", "#ffe3cf"],
    glow: "#fff6e0",
    far: "#d9cdea",
    mid: "#f6e2dc",
    hair: "#34306e",
    hair2: "#1d1b4a",
    cloth: "#fffdf8",
    cloth2: "#dcd6ee",
    cloth3: "#a79fcb",
    skin: "#8a5a44",
    skin2: "#5f3a30",
    accent: "#ffe08a",
  },
  dark: {
    sky: ["#4a0f40", "#c8284a"],
    glow: "#ff8a6a",
    hair: "#1c0a1e",
    hair2: "#0b0410",
    cloth: "#2b1526",
    cloth2: "#160a14",
    cloth3: "#7a1830",
    skin: "#9a6a60",
    skin2: "#54302f",
    accent: "#ffd06a",
  },
  draw(s, t) {
    sky(s, t, 150, 140, 200);
    s.fill(circle(150, 140, 96), "none", `stroke="${t.glow}" stroke-width="1.5" stroke-dasharray="1 6" opacity=".8"`);
    sparks(s, t.night ? "#ff8a6a" : "#fff", [
      [212, 96, 6],
      [96, 44, 5],
      [226, 150, 4],
      [22, 120, 5],
      [150, 34, 4],
      [196, 226, 4],
      [30, 96, 3],
    ]);
    layer(s, "b", () =>
      s.fill(
        "M196 78A92 92 0 1 0 222 204A86 86 0 1 1 196 78z",
        t.night ? "#0b0409" : s.lg("#fff8dc", "#efc65a", 0, 0, 1, 1),
        t.night ? 'stroke="#ff6a3a" stroke-width="3"' : "",
      ),
    );
    layer(s, "b", () =>
      wing(s, {
        at: [96, 164],
        wrist: [112, 92],
        tip: -64,
        end: 48,
        len: 96,
        n: 9,
        cut: "owl",
        tones: t.night ? ["#a02a48", "#3a0f24", "#7a1a38"] : ["#ffffff", "#b9b2dc", "#d8cdea"],
        bars: t.night ? "#e2442a" : "#8f86c0",
        rim: t.night ? "#a3202e" : "#a79fcb",
      }),
    );
    layer(s, "b", () => {
      s.fill(ribbon("170 206, 192 196, 210 176", [16, 11, 7]), t.skin);
      s.fill(shape("!203 180, 208 168, 220 160, !236 158, 226 170, 214 186"), t.gold);
      s.fill(
        shape("84 156, 106 148, 122 172, 146 190, 172 188, !196 176, !203 194, 180 214, 146 228, 112 224, 88 196"),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(
        ribbon("104 176, 128 206, 168 208", [0, 6, 0]) +
          ribbon("112 168, 140 200, 182 196", [0, 4, 0]) +
          ribbon("96 186, 112 214, 140 224", [0, 5, 0]),
        t.cloth3,
      );
      punch(s, line("195 178, 199 186, 201 194"), t.gold, 2.6, 4.5);
    });
    const sea = (a: string, w: number[], c: string) => s.fill(ribbon(a, w), c);
    layer(s, "b", () => {
      sea("82 112, 50 138, 40 196, 74 252, 150 270, 250 232", [26, 42, 50, 56, 48, 20], t.hair2);
      sea("86 106, 60 134, 54 190, 88 236, 150 250, 236 200", [18, 30, 32, 34, 26, 0], t.hair);
      sea("78 118, 34 160, 20 216, 40 268, 110 296, 200 292", [16, 22, 26, 30, 30, 0], t.hair);
      s.ink(
        line("80 116, 50 150, 46 200, 80 246, 150 262, 230 224") + line("72 128, 40 168, 34 220, 60 266, 130 284"),
        t.night ? "#e2442a" : "#5b57a8",
        1.6,
      );
      sparks(s, t.gold, [
        [48, 170, 5],
        [60, 216, 4],
        [88, 250, 7],
        [36, 240, 4],
        [132, 262, 5],
        [176, 246, 6],
        [70, 274, 4],
        [118, 286, 4],
        [208, 226, 4],
        [52, 138, 3],
      ]);
    });
    layer(s, "a", () => {
      profile(s, t, { x: 92, y: 126, size: 25, face: -1, turn: 14, eye: t.night ? "narrow" : "closed" }, () => {
        s.fill(shape("!-32 -30, -24 -54, 8 -62, 44 -46, 54 0, 44 44, 30 60, !24 24, 12 -4, -8 -20"), t.hair);
        s.ink(line("-26 -46, 8 -40, 34 -6, 36 40"), t.night ? "#e2442a" : "#5b57a8", 3);
        s.fill(star(-20, -44, 9), t.gold);
        s.fill(circle(18, 26, 4.5), t.gold);
      });
      s.fill(ribbon("98 164, 124 178, 150 156", [17, 13, 8]), t.skin);
      s.fill(ribbon("90 160, 108 172", [26, 20]), t.cloth);
      s.fill(shape("146 160, 148 150, 158 142, !164 140, 160 150, 156 160"), t.skin);
    });
    if (t.night)
      layer(s, "a", () => {
        s.ink(line("160 142, 166 152, 164 172"), t.gold, 1.6);
        s.fill(circle(164, 188, 16), t.gold);
        s.fill(circle(164, 188, 12.5), "#ffe9c9");
        s.ink("M163.2 188V178M165 188V181", t.ink, 2);
        s.fill(circle(164, 171, 3.5), t.gold);
      });
    else {
      s.fill(
        circle(168, 124, 34),
        s.rg(
          [
            [0, "#fffbe0", 1],
            [0.5, "#ffe9a0", 0.6],
            [1, "#fff", 0],
          ],
          168,
          124,
          34,
          true,
        ),
      );
      layer(s, "a", () => s.fill(star(168, 124, 22, 8, 0.42), t.gold));
      s.fill(star(168, 124, 10, 4, 0.4), "#fff");
    }
    layer(s, "b", () =>
      s.fill(ribbon("-10 306, 50 322, 120 326, 190 318, 250 290", [20, 34, 40, 30, 40]), s.lg(t.hair, t.hair2)),
    );
    s.ink(line("-10 304, 50 318, 120 322, 190 312, 250 284"), t.night ? "#e2442a" : "#5b57a8", 1.6);
    sparks(s, t.gold, [
      [28, 318, 4],
      [200, 312, 5],
      [222, 296, 3],
      [66, 326, 3],
    ]);
  },
};
