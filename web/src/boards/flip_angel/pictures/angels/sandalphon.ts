import { circle, line, poly, ribbon, shape } from "../../../../art/pen";
import { fist, glow, layer, profile, punch, quarter, sky, wing, type Angel, type Tones } from "../kit";
import type { Sheet } from "../../../../art/sheet";

/** Three in a row, each on another note; by night hooded, each with a candle. */
export const sandalphon: Angel = {
  day: {
    sky: ["#f4d89a", "#fff8e0"],
    glow: "#fffbe8",
    far: "#e8c878",
    mid: "#c8983a",
    hair: "#8a5428",
    hair2: "#54300f",
    cloth: "#ffffff",
    cloth2: "#ddd4c4",
    cloth3: "#a89c84",
    accent: "#b02a3a",
    skin: "#f0c49a",
    skin2: "#cf9468",
  },
  dark: {
    sky: ["#0a0c1c", "#26305c"],
    glow: "#8aa8ff",
    far: "#1a2040",
    mid: "#10142c",
    hair: "#14162c",
    hair2: "#0a0b18",
    cloth: "#22284a",
    cloth2: "#0c0f20",
    cloth3: "#5a70c8",
    accent: "#a8c0ff",
    skin: "#98a4cc",
    skin2: "#48548a",
    gold: "#5a70c8",
    gold2: "#1c2450",
    ink: "#080a14",
  },
  draw(s, t) {
    sky(s, t, 120, t.night ? 260 : 90, 220);
    // organ pipes
    layer(s, "b", () => {
      for (let i = 0; i < 9; i++) {
        const h = [150, 120, 94, 74, 62, 70, 90, 116, 148][i]!;
        s.fill(
          `M${4 + i * 26} ${h}h20V346h-20z`,
          s.lg(t.night ? "#2c3868" : "#ffe9a8", t.night ? "#0c1024" : "#c08c2c", 0, 0, 1, 0),
        );
        s.fill(
          shape(
            `!${7 + i * 26} ${h + 40}, ${14 + i * 26} ${h + 28}, !${21 + i * 26} ${h + 40}, ${14 + i * 26} ${h + 46}`,
          ),
          t.night ? "#05060e" : "#7a5210",
        );
      }
    });
    layer(s, "b", () => {
      wing(s, {
        at: [150, 190],
        wrist: [196, 130],
        tip: -58,
        end: 40,
        len: 80,
        n: 6,
        cut: "dove",
        tones: t.night ? ["#3a4a88", "#10142c", "#5a70c8"] : ["#ffffff", "#e8dcc0", "#c8b894"],
        rim: t.night ? "#5a70c8" : "",
      });
    });
    // the tall one behind, the girl, the small one before
    const robe = (x: number, y: number, w: number) => {
      s.fill(
        shape(
          `!${x - w} 346, ${x - w * 0.9} ${y + w * 1.5}, ${x - w * 0.5} ${y + w * 0.5}, ${x} ${y + w * 0.3}, ${x + w * 0.5} ${y + w * 0.5}, ${x + w * 0.9} ${y + w * 1.5}, !${x + w} 346`,
        ),
        s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
      );
      s.fill(
        ribbon(`${x - w * 0.3} ${y + w}, ${x - w * 0.4} ${y + w * 2}, ${x - w * 0.4} 340`, [0, 5, 0]) +
          ribbon(`${x + w * 0.4} ${y + w}, ${x + w * 0.5} ${y + w * 2}, ${x + w * 0.5} 340`, [0, 5, 0]),
        t.cloth3,
      );
    };
    layer(s, "b", () => robe(134, 150, 58));
    layer(s, "a", () =>
      profile(s, t, { x: 132, y: 112, size: 29, turn: 12, eye: "closed", jaw: "gaunt", open: true }, () => {
        if (t.night) cowl(s, t);
        else s.fill(shape("!-28 -36, -20 -54, 10 -60, 42 -44, 48 0, !34 22, 24 4, 12 -20, -8 -30"), t.hair2);
      }),
    );
    collar(s, t, 142, 158, 30);
    layer(s, "b", () => robe(190, 204, 50));
    layer(s, "a", () =>
      quarter(
        s,
        {
          ...t,
          skin: t.night ? t.skin : "#a86a44",
          skin2: t.night ? t.skin2 : "#7a4628",
          hair: t.night ? t.hair : "#241a18",
        },
        { x: 184, y: 172, size: 27, turn: -8, eye: t.night ? "closed" : "open", look: [-2, -4], open: true },
        () => {
          if (t.night) cowl(s, t);
          else {
            s.fill(
              [
                [-28, -36, 16],
                [-8, -50, 18],
                [16, -50, 18],
                [36, -32, 17],
                [42, -8, 14],
                [42, 14, 11],
              ]
                .map(([x, y, r]) => circle(x!, y!, r!))
                .join(""),
              "#241a18",
            );
            s.fill(ribbon("-34 -24, 0 -38, 42 -18", [6, 7, 6]), t.accent);
          }
        },
      ),
    );
    collar(s, t, 188, 208, 28);
    layer(s, "b", () => robe(74, 226, 52));
    layer(s, "a", () =>
      quarter(
        s,
        { ...t, hair: t.night ? t.hair : "#f0b848" },
        { x: 76, y: 190, size: 31, face: -1, turn: 10, eye: t.night ? "closed" : "open", look: [-2, -5], open: true },
        () => {
          s.fill(circle(-26, 26, 8) + circle(14, 27, 9), t.night ? "#6a7ab8" : "#f09a80", 'opacity=".5"');
          if (t.night) cowl(s, t);
          else
            s.fill(
              shape(
                "!-34 0, -40 -30, -16 -58, 22 -58, 44 -28, !40 12, 30 -6, 22 -20, !8 -30, !0 -18, -12 -28, !-22 -14",
              ),
              "#f0b848",
            );
        },
      ),
    );
    collar(s, t, 74, 230, 32);
    // one book for three; or a candle each
    if (t.night)
      (
        [
          [76, 286, 12],
          [150, 232, 9],
          [202, 268, 10],
        ] as const
      ).forEach(([x, y, r]) => {
        glow(s, x, y - 24, 44, "#b8ccff", 0.8);
        layer(s, "a", () => {
          s.fill(`M${x - 5} ${y - 14}h10v40h-10z`, "#e8ecff");
          s.fill(ribbon(`${x} ${y - 14}, ${x - 3} ${y - 24}, ${x + 2} ${y - 38}`, [5, 9, 0]), "#ffffff");
          fist(s, t, x, y + 10, r, 90);
        });
      });
    else
      layer(s, "b", () => {
        s.fill(poly("36 262, 96 274, 98 322, 32 310"), s.lg("#fffdf4", "#e8d8b8", 0, 0, 1, 0));
        s.fill(poly("96 274, 160 258, 164 306, 98 322"), s.lg("#e8d8b8", "#fffaf0", 0, 0, 1, 0));
        s.ink("M44 276l44 9M44 288l44 9M44 300l44 9M106 284l46-12M106 296l46-12M106 308l46-12", "#a88a5a", 1.6);
        s.fill(circle(58, 285, 3.4) + circle(72, 297, 3.4) + circle(124, 285, 3.4) + circle(140, 291, 3.4), t.ink);
        s.fill("M30 308L98 324L166 304V312L98 332L28 316z", t.accent);
        fist(s, t, 36, 296, 9, 100);
        fist(s, t, 160, 290, 9, 80);
      });
    if (!t.night) s.ink("M24 150q10-10 20 0M210 112q10-10 20 0", "#fff", 3);
  },
};

function cowl(s: Sheet, t: Tones) {
  s.fill(
    shape("!-34 6, -44 -24, -30 -60, 4 -78, 42 -60, 58 -10, 52 50, !34 78, 34 24, 24 -16, 2 -36, -20 -28"),
    s.lg(t.cloth, t.cloth2, 0, 0, 1, 1),
  );
}
function collar(s: Sheet, t: Tones, x: number, y: number, w: number) {
  layer(s, "a", () => {
    s.fill(
      shape(
        `${x - w} ${y + 8}, ${x - w * 0.5} ${y - 6}, ${x} ${y - 2}, ${x + w * 0.5} ${y - 6}, ${x + w} ${y + 8}, ${x + w * 0.5} ${y + 18}, ${x} ${y + 21}, ${x - w * 0.5} ${y + 18}`,
      ),
      t.night ? t.cloth3 : t.accent,
    );
    punch(s, line(`${x - w * 0.8} ${y + 8}, ${x} ${y + 13}, ${x + w * 0.8} ${y + 8}`), t.night ? t.ink : "#fff", 3, 8);
  });
}
