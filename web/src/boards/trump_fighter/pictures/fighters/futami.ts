/** The Futami sisters: twin pickpockets, one sentence between them. */
import { face, neck, type Face } from "../../../../art/faces";
import { shape, fill, line, ring, star } from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  tinted,
  stage,
  proud,
  glad,
  sore,
  sweat,
  bruise,
  card,
  cards,
  strip,
  fist,
  open,
  pinch,
  at,
  flip,
  sleeve,
  limb,
  PAPER,
  RED,
  CYAN,
  SUN,
  SKIN,
  NAVY,
  WINE,
} from "../kit";

const look = (over: Partial<Face>): Face => ({
  skin: SKIN,
  shade: "#e08a5c",
  ink: INK,
  iris: "#3fd08a",
  deep: "#0b5a3a",
  gaze: [-0.8, 0],
  open: 0.8,
  slant: 4,
  brow: [0, 4],
  mouth: "grin",
  inkW: 1.35,
  lash: 1.2,
  ...over,
});
/** A cap pulled over one ear, with its bobble; the mole is on the side where the other has none. */
const head = (pic: Sheet, cap: string, over: Partial<Face>, mole = true): string =>
  neck("#f0b489", "#a34f3c", INK, 3) +
  face(pic, look(over)) +
  solid(
    shape(
      "!-42 -26, -50 0, -44 24, !-54 40, -36 28, -34 -4, !-28 -18, !-16 -6, -10 -20, !6 -8, 14 -22, !28 -6, 34 -14, 38 18, !56 34, 52 4, !60 -26",
    ),
    "#c8502a",
  ) +
  tinted(pic, shape("!-52 -22, -50 -52, -22 -76, 22 -78, 54 -56, !64 -22, 30 -32, -10 -32"), cap, INK) +
  solid(shape("!-58 -16, -52 -32, 0 -40, 58 -32, !68 -18, 30 -24, -14 -24"), cap, 3) +
  solid(ring([26, -84], 14), PAPER, 3) +
  (mole ? fill(ring([18, 32], 2.4), INK) : fill(ring([-24, 30], 2.2), INK));
const coat = (x: number, colour: string): string =>
  sleeve(
    `!${x - 70} 344, ${x - 60} 290, ${x - 20} 262, ${x + 30} 262, ${x + 62} 290, !${x + 72} 344`,
    colour,
    `!${x + 24} 262, ${x + 62} 290, !${x + 72} 344, !${x + 26} 344`,
  ) +
  line(`M${x} 268l6 76`, INK, 3) +
  fill(ring([x - 8, 296], 4) + ring([x - 6, 322], 4), SUN, { stroke: INK, "stroke-width": 2 });

export const futami: Fighter = {
  portrait: (pic) =>
    proud(pic, [120, 150], "fp", -24, CYAN, "#0b6f9c") +
    coat(176, RED) +
    flip(166, 160, 10, 0.98, head(pic, RED, { gaze: [0.9, 0.1], mouth: "smirk" }, false)) +
    coat(62, NAVY) +
    at(78, 176, -10, 1.06, head(pic, CYAN, { gaze: [0.9, -0.1], mouth: "grin" })) +
    // one purse, two hands
    solid(shape("84 300, 92 276, 120 266, 148 276, 156 302, 138 328, 102 328"), "#c98a3a") +
    line("M100 276q20 10 40 0", INK, 3) +
    solid(shape("!106 268, 112 250, 128 250, !134 268"), "#c98a3a", 3) +
    at(90, 306, 70, 0.8, fist()) +
    flip(152, 304, -70, 0.8, fist()) +
    fill(star([120, 300], 12, 4, 0.3), SUN, { stroke: INK, "stroke-width": 2 }),
  victory: (pic) =>
    glad(pic, [120, 190], "fv") +
    fill(ring([120, 180], 96), CYAN) +
    coat(64, NAVY) +
    coat(180, RED) +
    at(72, 190, -16, 1, head(pic, CYAN, { mouth: "shout", open: [0, 0.8], gaze: [0.7, -0.6] })) +
    flip(172, 184, 14, 1, head(pic, RED, { mouth: "shout", open: [0, 0.8], gaze: [0.7, -0.6] }, false)) +
    limb("20 320, -2 220, 34 130, 92 104", 22, NAVY) +
    limb("222 320, 242 220, 206 126, 152 100", 22, RED) +
    at(106, 96, 20, 0.9, open()) +
    flip(138, 92, -20, 0.9, open()) +
    solid("M96 40h52l-8 26h-36z", "#c98a3a") +
    fill(ring([100, 26], 9) + ring([124, 14], 10) + ring([150, 30], 9) + ring([70, 46], 7) + ring([178, 50], 7), SUN, {
      stroke: INK,
      "stroke-width": 2.6,
    }),
  hurt: (pic) =>
    sore(pic, [122, 150], "fh") +
    coat(56, NAVY) +
    coat(188, RED) +
    at(66, 176, 26, 1, head(pic, CYAN, { mouth: "clench", open: [0, 0.3], brow: [-6, 2], gaze: [0.4, 0.4] }) + bruise) +
    flip(180, 172, -28, 1, head(pic, RED, { mouth: "frown", open: [0.3, 0], brow: [-6, 2], gaze: [0.4, 0.4] }, false)) +
    sweat([30, 80], [210, 74], [120, 70]) +
    fill(star([100, 110], 13, 5) + star([146, 104], 13, 5), SUN, { stroke: INK, "stroke-width": 2.4 }) +
    solid(shape("100 330, 108 310, 132 306, 146 324, 130 340"), "#c98a3a", 3) +
    fill(ring([160, 324], 6) + ring([86, 318], 6), SUN, { stroke: INK, "stroke-width": 2 }),
  cuts: {
    futami_lookalike: (pic) =>
      stage(pic, CYAN, "#0b6f9c", [240, 120], "fl", 12, PAPER, 0.9) +
      strip(
        pic,
        "M-6 16H220L180 224H-6z",
        RED,
        at(92, 108, -6, 2.3, head(pic, CYAN, { gaze: [0.9, 0.2], mouth: "smirk" })),
      ) +
      strip(
        pic,
        "M486 16H260L300 224h186z",
        NAVY,
        flip(388, 108, 6, 2.3, head(pic, RED, { gaze: [0.9, 0.2], mouth: "smirk" }, false)),
        PAPER,
      ) +
      cards("7h 7s", [222, 120], [38, 0], [-14, 28], [2, 0]),
    futami_switch: (pic) =>
      stage(pic, NAVY, RED, [240, 120], "fs", -14, SUN, 0.8) +
      limb("-20 60, 90 80, 190 150", 34, RED) +
      limb("500 60, 390 80, 290 150", 34, NAVY) +
      limb("-20 200, 110 190, 190 110", 30, NAVY) +
      limb("500 200, 370 190, 290 110", 30, RED) +
      at(206, 158, 100, 1.3, pinch()) +
      flip(274, 158, -100, 1.3, pinch()) +
      at(206, 96, 80, 1.2, pinch()) +
      flip(274, 96, -80, 1.2, pinch()) +
      card(206, 44, -16, 1.7, "9", "d", CYAN) +
      card(276, 44, 16, 1.7, "9", "c", SUN) +
      card(200, 204, 12, 1.7, "4", "s", CYAN) +
      card(284, 204, -12, 1.7, "4", "h", SUN) +
      line("M150 120q90-60 180 0M150 130q90 60 180 0", PAPER, 5, { "stroke-dasharray": "14 10" }),
    futami_third: (pic) =>
      stage(pic, SUN, RED, [240, 110], "ft", 8, "#fff", 0.9) +
      at(90, 122, -12, 1.3, head(pic, CYAN, { mouth: "grin", gaze: [0.8, 0] })) +
      flip(394, 122, 12, 1.3, head(pic, RED, { mouth: "grin", gaze: [0.8, 0] }, false)) +
      at(
        240,
        100,
        4,
        1.55,
        head(pic, SUN, { mouth: "small", gaze: [0.2, 0.8], open: 0.9 }) +
          solid(shape("!-8 24, -26 20, !-40 30, -24 34, !-10 28, 8 34, !24 26, 10 18"), INK, 2),
      ) +
      cards("5c|5d 5h", [160, 210], [80, 0], [-12, 12], [1.5, 0]),
    futami_reunion: (pic) =>
      stage(pic, RED, WINE, [240, 240], "fr", 180, SUN, 0.9) +
      (
        [
          [60, CYAN, -26],
          [150, PAPER, -12],
          [240, SUN, 0],
          [330, PAPER, 12],
          [420, CYAN, 26],
        ] as const
      )
        .map(([x, c, turn], i) =>
          (i < 2 ? at : flip)(
            x,
            96 - 14 * Math.cos((i - 2) * 0.8),
            i < 2 ? turn : turn,
            0.95,
            head(
              pic,
              c,
              { mouth: i % 2 ? "shout" : "grin", open: i % 2 ? [0, 0] : 0.8, gaze: [i < 2 ? 0.8 : 0.8, 0.3] },
              i % 2 > 0,
            ),
          ),
        )
        .join("") +
      cards("8c 2d|8h 8s 2c", [84, 206], [78, 0], [-16, 8], [1.6, 0]),
  },
};
