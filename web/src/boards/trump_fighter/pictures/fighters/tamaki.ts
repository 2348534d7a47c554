/** Tamaki: exact to the last bean. */
import { face, hand, neck, type Face } from "../../../../art/faces";
import { shape, curve, fill, line, ring, star, strokes } from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  stage,
  proud,
  glad,
  sore,
  sweat,
  bruise,
  cards,
  strip,
  speed,
  fist,
  open,
  pinch,
  at,
  flip,
  sleeve,
  limb,
  arm,
  PAPER,
  RED,
  CYAN,
  SUN,
  SKIN,
  NAVY,
} from "../kit";

const look = (over: Partial<Face>): Face => ({
  skin: SKIN,
  shade: "#e0986a",
  ink: INK,
  iris: "#8a5ae0",
  deep: "#3a1470",
  gaze: [-0.6, 0.5],
  open: 0.95,
  slant: 1,
  brow: [1, 3],
  mouth: "small",
  inkW: 1.3,
  jaw: "child",
  blush: RED,
  ...over,
});
/** A bob cut with a ruler, and glasses that flash. */
const head = (pic: Sheet, over: Partial<Face>, flash = false): string =>
  solid(shape("!-48 -20, -52 20, !-54 56, -20 60, 20 62, !64 54, 62 10, 56 -30"), "#4a2a1c") +
  neck("#f4c49a", "#b06a4a", INK, 3) +
  face(pic, look(over)) +
  solid(
    shape(
      "!-46 -8, -46 -44, -20 -66, 20 -68, 52 -46, !60 56, 42 54, 40 0, !38 -12, 0 -16, !-38 -10, -40 30, !-40 54, !-54 52",
    ),
    "#4a2a1c",
  ) +
  fill(strokes(4, "-34 -40, -10 -54, 22 -52", "48 -30, 52 0, 50 40"), "#a8683a") +
  fill(ring([-20, 5], 15) + ring([14, 5], 17), flash ? PAPER : "#fff", { opacity: flash ? 1 : 0.25 }) +
  line(`${ring([-20, 5], 15)}${ring([14, 5], 17)}M-5 3q1-3 2 0M31 2l12-4`, INK, 4) +
  (flash ? line("M-28 12l14-16M4 14l18-20", CYAN, 4) : "") +
  solid(ring([46, -40], 9), RED, 3);
/** Rods and beads; `set` says how many beads are up on each. */
const abacus = (x: number, y: number, turn: number, s: number, set: readonly number[]): string =>
  at(
    x,
    y,
    turn,
    s,
    solid(`M-8-8h${set.length * 22 + 12}v96h-${set.length * 22 + 12}z`, "#8a4a20", 4) +
      fill(`M2 2h${set.length * 22 - 8}v76h-${set.length * 22 - 8}z`, PAPER) +
      set
        .map(
          (n, i) =>
            line(`M${i * 22 + 8} 2v76`, INK, 2.4) +
            [0, 1, 2, 3, 4]
              .map((b) =>
                solid(
                  shape(
                    `${i * 22 - 2} ${b < n ? 12 + b * 9 : 34 + b * 9}, ${i * 22 + 8} ${b < n ? 7 + b * 9 : 29 + b * 9}, ${i * 22 + 18} ${b < n ? 12 + b * 9 : 34 + b * 9}, ${i * 22 + 8} ${b < n ? 17 + b * 9 : 39 + b * 9}`,
                  ),
                  b < n ? RED : "#c98a3a",
                  2,
                ),
              )
              .join(""),
        )
        .join(""),
  );
const dress = (d: string, dark: string): string => sleeve(d, "#5a3ac0", dark);

export const tamaki: Fighter = {
  portrait: (pic) =>
    proud(pic, [120, 140], "tp", -24, "#2f9a6a", "#0c4a3a") +
    dress("!30 344, 42 300, 78 276, 122 268, 166 278, 198 302, !208 344", "!150 270, 198 302, !208 344, !156 344") +
    solid(shape("!84 276, 122 300, !160 274, 150 262, 96 262"), PAPER) +
    at(120, 164, 7, 1.16, head(pic, { gaze: [-0.4, 0.9], mouth: "smirk" })) +
    abacus(22, 270, -10, 1, [3, 1, 4, 2, 5]) +
    at(140, 304, -60, 0.85, pinch()) +
    at(36, 316, 80, 0.75, fist()),
  victory: (pic) =>
    glad(pic, [100, 170], "tv") +
    // it adds up: over the shoulder with it
    abacus(150, 20, 34, 1.35, [5, 5, 5, 5, 5]) +
    dress("!30 350, 44 306, 80 282, 122 274, 166 286, 196 312, !208 350", "!140 278, 196 312, !208 350, !150 350") +
    solid(shape("!84 282, 120 306, !158 282, 148 270, 96 270"), PAPER) +
    at(112, 186, -12, 1.16, head(pic, { mouth: "smirk", open: 0 }, true)) +
    arm("180 320, 222 296, 206 236", 40, 26, "#5a3ac0") +
    at(204, 214, -16, 1, fist()) +
    // one finger to the bridge of the glasses
    arm("52 336, 14 300, 52 244", 38, 24, "#5a3ac0") +
    at(
      66,
      222,
      30,
      0.95,
      hand(
        "-14 20, -18 0, -8 -12, 10 -12, 18 0, 14 20",
        ["-8 -6, -6 -28, 2 -44", "3 -8, 12 -26, 12 -40"],
        10,
        SKIN,
        INK,
        2.8,
      ) +
        line(curve("-4 -4, 8 -12, 16 -2") + curve("-2 8, 10 0, 17 8"), INK, 11.5) +
        line(curve("-4 -4, 8 -12, 16 -2") + curve("-2 8, 10 0, 17 8"), SKIN, 7.5),
    ) +
    fill(star([70, 166], 26, 4, 0.16), "#fff", { stroke: INK, "stroke-width": 2 }),
  hurt: (pic) =>
    sore(pic, [86, 200], "th") +
    dress("!80 344, 96 308, 130 284, 176 278, 220 298, !244 344", "!190 280, 220 298, !244 344, !190 344") +
    at(146, 166, 28, 1.12, head(pic, { mouth: "oh", open: [0.9, 0.2], brow: [5, -2], gaze: [0.6, 0.6] }) + bruise) +
    // every bead, somewhere else
    (
      [
        [40, 90],
        [66, 60],
        [110, 50],
        [24, 140],
        [60, 280],
        [100, 310],
        [30, 240],
        [200, 60],
        [216, 100],
      ] as const
    )
      .map(([x, y], i) => at(x, y, i * 40, 1, solid(shape("-13 0, 0 -8, 13 0, 0 8"), i % 2 ? RED : "#c98a3a", 2.6)))
      .join("") +
    solid("M14 300l80 24-4 12-80-24z", "#8a4a20", 3) +
    sweat([190, 130]),
  cuts: {
    tamaki_seven: (pic) =>
      stage(pic, "#2f9a6a", "#0c4a3a", [240, 120], "ts", 8, SUN, 0.7) +
      strip(pic, "M-6 10H300L250 130H-6z", "#5a3ac0", at(140, 60, -4, 2.4, head(pic, {}, true))) +
      cards("3h 4s", [330, 100], [70, 0], [-10, 18], [2.3, 0]) +
      fill("M270 176h150l-90 80h-26l60-60h-94z", SUN, { stroke: INK, "stroke-width": 5 }) +
      abacus(30, 150, -4, 0.95, [0, 0, 0, 2, 2, 0, 0]),
    tamaki_twentyone: (pic) =>
      stage(pic, NAVY, "#5a3ac0", [200, 120], "tt", -12, PAPER, 0.8) +
      abacus(20, 40, 6, 1.7, [0, 0, 2, 1, 0, 0, 0, 0]) +
      limb("500 220, 420 150, 340 120", 40, "#5a3ac0") +
      at(310, 106, -80, 1.8, open()) +
      speed(
        [
          [60, 206, 160],
          [120, 224, 180],
          [40, 24, 120],
        ],
        SUN,
        5,
      ) +
      cards("5c 6d 8h 2s", [120, 206], [74, 4], [-10, 7], [1.4, 0]),
    tamaki_fifty: (pic) =>
      stage(pic, SUN, RED, [240, 90], "tf", 180, "#fff", 0.9) +
      solid("M40 90l190-24 20 14 200-10 20 160H30z", PAPER, 5) +
      line("M240 80v150M70 112l140-18M70 136l140-16M70 160l144-14M280 104l140-8M280 128l146-6", "#8a8ab0", 4) +
      at(
        330,
        120,
        -12,
        1,
        solid("M-60-40h120v80H-60z", "none", 6) + line("M-8-20h-30v17h24q10 11 0 23h-24M14-20h30v40H14z", RED, 9),
      ) +
      limb("500 -20, 440 20, 410 50", 34, "#5a3ac0") +
      at(396, 70, -150, 1.2, fist()) +
      cards("Kd|Qc Jh 10s 4d", [66, 196], [86, 4], [-12, 6], [1.5, 0]) +
      strip(pic, "M-6-6H150L120 70-6 84z", "#2f9a6a", at(70, 34, 0, 1.2, head(pic, { gaze: [0.9, 0.7] }))),
    tamaki_rounding: (pic) =>
      stage(pic, PAPER, CYAN, [200, 130], "tr", 30, NAVY, 0.6) +
      cards("2s Ah|3d 5c 4h", [56, 92], [66, 8], [-12, 6], [1.6, 0]) +
      line("M20 150L470 128", INK, 5, { "stroke-dasharray": "16 10" }) +
      // the scissors of exactness
      at(
        286,
        158,
        -86,
        1,
        solid("M-16 30L10-10 34-216Q10-190-12-20z", "#c8d4e0", 4) +
          fill("M20-20L34-216Q24-200 10-60z", "#8a9ab0") +
          solid("M18 34L-10-8-52-206Q-14-176 14-14z", "#eef4fa", 4) +
          line(curve("-6 18, -34 44, -46 84") + curve("10 20, 34 46, 40 88"), INK, 17) +
          line(curve("-6 18, -34 44, -46 84") + curve("10 20, 34 46, 40 88"), RED, 9) +
          line(ring([-52, 104], 26) + ring([46, 110], 26), INK, 17) +
          line(ring([-52, 104], 26) + ring([46, 110], 26), RED, 9) +
          solid(ring([1, 2], 11), SUN, 3.4),
      ) +
      flip(404, 186, 20, 1.5, fist()) +
      fill("M60 190l16 10-14 8zM110 210l18-4-6 14zM160 200l10 12-16 2z", RED),
  },
};
