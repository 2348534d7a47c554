import { circle, dice, line, poly, ribbon, shape, star } from "../../../../art/pen";
import { fist, layer, profile, punch, sky, wing, type Angel } from "../kit";

export const michael: Angel = {
  day: {
    sky: ["#f6dcc0", "#fff4dc"],
    far: "#ecd6b4",
    mid: "#d8b98a",
    hair: "#8a4a1e",
    hair2: "#5a2c10",
    accent: "#c8352f",
    cloth: "#d8463a",
    cloth2: "#a32a26",
    cloth3: "#701818",
  },
  dark: {
    sky: ["#5a101c", "#d83a24"],
    far: "#7a1a20",
    mid: "#2a0a14",
    cloth: "#3a1a26",
    cloth2: "#1a0a12",
    cloth3: "#8f1420",
    accent: "#ff5a2a",
  },
  draw(s, t) {
    sky(s, t, 60, 250, 240);
    const r = dice(7);
    const bricks = ["", ""];
    for (let y = 0; y < 12; y++)
      for (let x = 0; x < 6; x++)
        if (r() > 0.4) bricks[r() > 0.5 ? 1 : 0] += `M${x * 52 - (y % 2) * 26 - 10} ${y * 25 + 2}h48v22h-48z`;
    bricks.forEach((d, i) => s.fill(d, t.far, `opacity="${i ? 0.75 : 0.4}"`));
    if (t.night)
      s.fill(
        circle(84, 214, 124),
        s.rg(
          [
            [0, "#ffb45a", 1],
            [0.5, "#ff7a3a", 0.8],
            [1, "#ff3a1a", 0],
          ],
          84,
          214,
          124,
          true,
        ),
      );
    // his shadow on the wall is what he will be
    const dusk = t.night ? "#16050b" : "#c08d48";
    s.group(`opacity="${t.night ? 0.92 : 0.75}"`, () => {
      const shade = (at: [number, number], wrist: [number, number], tip: number, end: number, len: number) =>
        wing(s, { at, wrist, tip, end, len, n: 6, cut: t.night ? "flame" : "dove", tones: [dusk, dusk, dusk] });
      shade([160, 150], [206, 96], -62, 62, 92);
      shade([146, 150], [104, 92], -122, -236, 84);
      s.fill(
        shape(
          "!112 310, 124 236, 122 190, 116 160, 132 140, !136 122, 128 104, 132 78, 150 66, 168 78, 172 104, 164 122, !168 140, 186 160, 180 200, 178 240, !196 310",
        ),
        dusk,
      );
      s.fill(
        t.night
          ? shape("!132 88, 108 70, !110 36, 122 62, 142 70") + shape("!168 88, 192 70, !190 36, 178 62, 158 70")
          : shape("!150 70, 140 50, !112 44, 140 34, 166 46, 162 70"),
        dusk,
      );
    });
    s.fill(
      t.night ? "M134 98l14 7-12 4zM166 98l-14 7 12 4z" : "M134 100h32v5h-32zM147 100h6v16h-6z",
      t.night ? t.accent : t.sky[1],
    );
    layer(s, "b", () =>
      s.fill(
        poly("-10 340, -10 292, 30 290, 30 282, 154 282, 154 294, 250 296, 250 340"),
        s.lg(t.mid, t.night ? "#12070c" : "#b88f58"),
      ),
    );
    layer(s, "b", () => {
      s.fill(
        shape("92 196, 66 198, 44 222, !4 226, 22 240, !8 262, 44 256, !40 276, 76 262, !100 240"),
        s.lg(t.cloth, t.cloth3, 1, 0, 0, 1),
      );
      s.fill(ribbon("84 206, 54 228, 22 236", [0, 5, 0]) + ribbon("86 224, 64 244, 46 262", [0, 5, 0]), t.cloth2);
    });
    layer(s, "a", () => {
      wing(s, {
        at: [84, 212],
        wrist: [62, 196],
        tip: -148,
        end: -236,
        len: 42,
        n: 5,
        cut: "stub",
        tones: [t.night ? "#5a2030" : "#fff", t.paper2, t.gold],
      });
    });
    const steel: [string, string] = t.night ? ["#8a5a5e", "#1d0e16"] : ["#ffffff", "#8e9aae"];
    layer(s, "b", () => {
      s.fill(
        shape("78 236, 96 236, 88 262, 62 280, !56 288, 40 288, 44 278, 62 262"),
        s.lg(steel[1], t.night ? "#12080e" : "#6d788c"),
      );
      s.fill(
        shape("96 238, 114 232, 128 252, 134 276, !150 282, 148 289, 122 289, 114 260"),
        s.lg(...steel, 0, 0, 1, 1),
      );
      s.fill(ribbon("118 252, 130 254", [16, 14]), steel[0]);
    });
    layer(s, "b", () => {
      s.fill(
        shape("70 204, 92 190, 116 198, 118 222, !124 250, 98 256, !68 250, 72 226"),
        s.lg(t.night ? "#3a1a26" : "#fff", t.night ? "#1a0a12" : "#dcd2bc", 0, 0, 1, 1),
      );
      s.fill(shape("!96 192, !112 196, 112 226, !118 252, !96 256, 92 226"), t.cloth);
      s.fill(star(104, 224, 9, 4, 0.35), t.gold);
      s.fill(ribbon("70 238, 96 245, 121 238", [7, 7, 7]), t.gold2);
      punch(s, line("70 250, 96 255, 122 249"), t.gold, 2.4, 6);
    });
    // the sword, longer than the boy
    layer(s, "b", () =>
      s.group('transform="translate(132 190)rotate(40)"', () => {
        s.fill(
          t.night
            ? poly("-9 -12, -11 -96, -4 -84, -1 -106, 4 -80, 10 -92, 9 -12")
            : poly("-9 -12, -10 -136, 0 -160, 10 -136, 9 -12"),
          s.lg(...steel, 0, 0, 1, 0),
        );
        s.fill(
          t.night ? ribbon("0 -14, 1 -50, -1 -84", [5, 3, 0]) : poly("-1 -12, -1 -150, 10 -136, 9 -12"),
          t.night ? "#ff5a2a" : "#a9b4c2",
        );
        if (t.night) s.fill(poly("-8 -122, 2 -116, 8 -132, 3 -150, -7 -140"), steel[0]);
        s.fill(shape("-34 -18, -10 -12, 10 -12, 34 -18, 36 -9, 10 -3, -10 -3, -36 -9"), s.lg(t.gold, t.gold2));
        s.fill(ribbon("0 -4, 0 34", [8, 8]), t.cloth3);
        s.fill(circle(0, 38, 7.5), t.gold);
      }),
    );
    layer(s, "a", () => {
      s.fill(ribbon("110 202, 132 214, 130 192", [18, 15, 11]), s.lg(...steel, 0, 0, 1, 1));
      s.fill(ribbon("82 206, 96 226, 116 212", [19, 16, 12]), s.lg(...steel, 0, 0, 1, 1));
      fist(s, t, 129, 192, 8.5, 40);
      fist(s, t, 116, 208, 8.5, 40);
      s.fill(shape("68 208, 74 192, 92 190, 98 206, 84 216"), steel[0]);
    });
    // the helmet is his father's
    layer(s, "b", () =>
      profile(
        s,
        t,
        {
          x: 100,
          y: 160,
          size: 30,
          face: -1,
          turn: -16,
          child: true,
          eye: t.night ? "narrow" : "open",
          look: [-2, -1],
        },
        () => {
          s.fill(
            shape("!20 -52, 50 -84, 96 -78, !136 -30, 104 -44, !124 6, 92 -24, 60 -30"),
            s.lg(t.accent, t.cloth3, 0, 0, 1, 1),
          );
          s.fill(
            shape("!-48 -16, -42 -52, -8 -80, 36 -72, 62 -30, 60 20, !44 62, 22 56, 10 34, !4 2, -10 -8"),
            s.lg(...steel, 0, 0, 1, 1),
          );
          s.fill(ribbon("-50 -14, -8 -12, 16 24, 34 58", [7, 8, 8, 5]), t.gold);
          if (t.night) {
            s.fill(shape("!-50 -8, -12 -4, 4 30, 2 56, !-44 40, -54 14"), "#12080e");
            s.fill(poly("-44 0, -14 4, -16 10, -46 6", 2), t.accent);
            s.ink("M-40 18L-10 24M-38 26L-8 32M-36 34L-6 40", "#4a2430", 2.4);
          } else s.fill(circle(-20, 22, 7), "#e8846a", 'opacity=".5"');
          s.fill(ribbon("-30 -64, 10 -52, 40 -10, 44 36", [0, 5, 5, 0]), steel[1]);
          punch(s, line("-40 -26, -8 -22, 24 16, 38 50"), t.night ? t.accent : "#6d788c", 4, 11);
        },
      ),
    );
    if (t.night) s.ink("M-4 312l30-6 20 8 44-10 22 12 40-8 30 10 62-8", "#ff7a3a", 3);
  },
};
