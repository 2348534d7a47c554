import { bank, circle, line, poly, rays, ribbon, shape, star } from "../../../../art/pen";
import { glow, layer, quarter, sky, sparks, type Angel } from "../kit";

/** A cloud with a child's face and a spark on a fingertip; by night the cloud is the thunder. */
export const barachiel: Angel = {
  day: {
    sky: ["#2680cc", "#bfe4f8"],
    glow: "#fffbe0",
    far: "#c8e4f2",
    mid: "#e8f4fa",
    near: "#ffffff",
    hair: "#ffffff",
    hair2: "#c4d8e6",
    skin: "#f6cda8",
    skin2: "#dca078",
    accent: "#f4a020",
  },
  dark: {
    sky: ["#120c2a", "#5a3a8a"],
    glow: "#b8a0ff",
    far: "#2c2150",
    mid: "#1e1638",
    near: "#140e28",
    hair: "#3a2c62",
    hair2: "#1a1234",
    skin: "#8a7ab8",
    skin2: "#4a3c78",
    gold: "#7a5ae0",
    gold2: "#3a2478",
    accent: "#fff07a",
  },
  draw(s, t) {
    sky(s, t, 186, 104, 210);
    if (t.night) s.fill(rays(186, 100, 20, 300, 14, 0.3, 5), "#c8b8ff", 'opacity=".2"');
    const puff = (list: [number, number, number][], tone: string) =>
      s.fill(list.map(([x, y, r]) => circle(x, y, r)).join(""), tone);
    layer(s, "b", () =>
      puff(
        [
          [36, 216, 46],
          [206, 232, 52],
          [120, 96, 50],
          [60, 130, 44],
          [170, 176, 40],
        ],
        s.lg(t.far, t.hair2),
      ),
    );
    layer(s, "b", () =>
      puff(
        [
          [66, 104, 34],
          [98, 82, 34],
          [136, 82, 32],
          [162, 108, 30],
          [48, 140, 32],
          [168, 142, 26],
        ],
        s.lg(t.hair, t.hair2, 0, 0, 1, 1),
      ),
    );
    layer(s, "a", () =>
      quarter(
        s,
        t,
        {
          x: 108,
          y: 146,
          size: 50,
          face: -1,
          turn: -6,
          eye: t.night ? "narrow" : "open",
          look: [-3, -3],
          open: t.night,
        },
        () => {
          s.fill(circle(-26, 24, 9) + circle(14, 26, 10), t.night ? "#5a48a0" : "#f09a80", 'opacity=".6"');
          if (!t.night) s.fill(ribbon("-26 36, -14 44, 2 32", [0, 3, 0]), t.ink);
          [
            [-30, -44, 18],
            [-8, -54, 20],
            [18, -50, 19],
            [36, -28, 16],
            [-38, -22, 12],
          ].forEach(([x, y, r]) => s.fill(circle(x!, y!, r!), s.lg(t.hair, t.hair2)));
          s.ink("M-34-46a9 9 0 1 1 10 7M12-52a9 9 0 1 1 10 7", t.hair2, 3);
        },
      ),
    );
    layer(s, "b", () => {
      s.fill(bank(-30, 270, 238, [26, 34, 22, 36, 26], 346), s.lg(t.near, t.far));
      s.ink("M30 232a12 12 0 1 1 14 10M128 226a13 13 0 1 1 16 10", t.hair2, 3);
    });
    // the arm out of the cloud, and what is on its fingertip
    glow(s, 188, 96, t.night ? 60 : 44, t.night ? "#fff6b0" : "#fffbe0", 1);
    layer(s, "a", () => {
      s.fill(shape("!160 256, 166 220, 172 196, !198 196, 200 222, !208 256"), s.lg(t.skin, t.skin2, 0, 0, 1, 0));
      s.fill(
        shape("164 200, 162 178, 172 166, 194 166, 206 178, 204 198, 190 206, 172 206"),
        s.lg(t.skin, t.skin2, 0, 0, 1, 1),
      );
      s.fill(ribbon("172 180, 176 148, 184 116", [15, 13, 8]), s.lg(t.skin, t.skin2, 0, 0, 1, 0));
      // the others are curled, the thumb over them
      s.fill(
        ribbon("186 168, 192 180, 184 190", [12, 12, 9]) + ribbon("196 172, 203 184, 194 194", [11, 11, 8]),
        t.skin2,
      );
      s.fill(ribbon("166 196, 176 186, 192 190", [13, 12, 8]), t.skin);
      s.ink(line("174 150, 179 152") + line("170 202, 182 206, 196 202"), t.skin2, 2);
    });
    if (t.night) {
      layer(s, "b", () =>
        s.fill(
          poly("190 116, 206 150, 194 156, 214 204, 200 208, 224 300, 186 222, 200 216, 178 168, 190 162, 178 122"),
          s.lg("#ffffff", "#ffd83a"),
        ),
      );
      s.fill(star(186, 108, 20, 8, 0.36), "#fff");
      s.ink("M186 108l-36-30-8 10-26-34M188 104l24-40-6-4 14-34", "#fff6b0", 2.6);
    } else {
      layer(s, "a", () => s.fill(star(187, 96, 26, 9, 0.4, -80), t.accent));
      s.fill(star(187, 96, 15, 6, 0.45), "#fff");
      sparks(s, t.accent, [
        [214, 80, 5],
        [160, 84, 5],
        [210, 116, 4],
        [196, 62, 4],
      ]);
    }
    layer(s, "b", () => {
      s.fill(
        [
          [146, 274, 24],
          [176, 258, 28],
          [212, 266, 30],
          [240, 256, 24],
        ]
          .map(([x, y, r]) => circle(x!, y!, r!))
          .join(""),
        s.lg(t.near, t.far),
      );
      s.fill(
        bank(-50, 280, 296, [18, 26, 16, 24, 20], 346),
        s.lg(t.night ? "#241a44" : "#ffffff", t.night ? "#0c0818" : "#b8d8ea"),
      );
    });
    if (t.night) s.ink("M20 300l-8 22M52 306l-8 22M84 300l-8 22M120 308l-8 22M158 302l-8 22", "#9a8ae0", 2.4);
  },
};
