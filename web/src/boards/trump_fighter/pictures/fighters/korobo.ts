/** Korobo: ankle-high and fearless. */
import { face, type Face } from "../../../../art/faces";
import { shape, curve, fill, line, ring, brush, strokes } from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  tinted,
  tails,
  stage,
  proud,
  glad,
  sore,
  sweat,
  card,
  cards,
  strip,
  fist,
  at,
  limb,
  PAPER,
  RED,
  CYAN,
  SUN,
} from "../kit";

const LEAF = "#3fa84a",
  VEIN = "#1c5a24";
const look = (over: Partial<Face>): Face => ({
  skin: "#f4d0a0",
  shade: "#c08a54",
  ink: INK,
  iris: "#ffb02e",
  deep: "#7a3a0c",
  gaze: [-0.4, -0.8],
  open: 1,
  slant: 3,
  brow: [-2, 5],
  mouth: "grin",
  inkW: 1.4,
  jaw: "child",
  blush: RED,
  ...over,
});
/** A butterbur leaf for a hood, its stalk for a feather. */
const head = (pic: Sheet, over: Partial<Face>): string =>
  tinted(
    pic,
    shape("!10 -92, 46 -76, 74 -36, 76 10, !60 58, 40 66, -20 66, !-52 54, -64 10, -56 -40, -26 -76"),
    LEAF,
    VEIN,
  ) +
  face(pic, look(over)) +
  solid(
    shape("!8 -92, -30 -74, -54 -36, !-56 2, -40 -14, -22 -12, -8 -22, 8 -12, 24 -24, 40 -8, !66 6, 64 -40, 40 -74"),
    LEAF,
  ) +
  line("M8-90q-2 30-4 66M4-60q-20 4-36 22M6-56q20 4 36 22", VEIN, 3.4) +
  fill(brush("8 -90, 14 -116, 36 -126", 9, { from: 1, to: 0.6 }), VEIN, { stroke: INK, "stroke-width": 3 });
const coat = (pic: Sheet, d: string): string => tinted(pic, shape(d), LEAF, VEIN);
/** All of him, as big as a thumb. */
const whole = (pic: Sheet, x: number, y: number, turn: number, s: number, over: Partial<Face> = {}): string =>
  at(
    x,
    y,
    turn,
    s,
    limb("-14 96, -20 124", 12, "#f4d0a0") +
      limb("16 96, 26 122", 12, "#f4d0a0") +
      coat(pic, "!-44 100, -30 56, 0 46, 34 56, !52 100, 30 110, 4 100, -22 110") +
      limb("-30 66, -56 52, -64 30", 12, LEAF) +
      limb("36 66, 62 54, 72 34", 12, LEAF) +
      head(pic, over),
  );

export const korobo: Fighter = {
  // from the grass: the boot beside him is somebody's
  portrait: (pic) =>
    proud(pic, [110, 150], "kp", 10, "#8ac83a", "#1c6a34") +
    solid(shape("!150 350, 156 220, 148 90, !146 -10, !250 -10, !250 350"), "#5a3a20", 4) +
    fill(shape("!200 -10, !250 -10, !250 350, !196 350, 210 200"), INK) +
    line("M150 40h60M150 80h56M152 120h54", SUN, 5) +
    coat(pic, "!16 350, 30 292, 66 262, 110 254, 150 266, 176 300, !186 350") +
    at(100, 164, -10, 1.14, head(pic, { gaze: [0.8, -0.9] })) +
    limb("16 350, 20 310, 40 290", 20, LEAF) +
    at(50, 272, 30, 0.9, fist("#f4d0a0")) +
    fill(brush("56 280, 36 200, 14 120", 14, { from: 0.6, to: 0.1 }), "#c8d4e0", { stroke: INK, "stroke-width": 3 }) +
    line("M40 262l36-6", SUN, 6) +
    fill(strokes(16, "10 350, 16 316, 4 290", "196 350, 204 318, 220 296"), VEIN),
  victory: (pic) =>
    glad(pic, [120, 150], "kv") +
    // he stands on the fallen giant's nose
    solid(
      shape("!-10 350, 10 300, 60 280, 96 286, 120 250, 150 244, 166 282, 210 290, !250 330, !250 350"),
      "#e8b080",
      4,
    ) +
    fill(ring([146, 270], 6), INK) +
    line("M30 310l16 8m0-8l-16 8M200 312l16 8m0-8l-16 8", INK, 5) +
    whole(pic, 128, 124, 8, 1.05, { mouth: "shout", open: [0, 0.9] }) +
    at(54, 156, -16, 0.66, fist("#f4d0a0")) +
    line("M206 160V20", "#8a4a20", 7) +
    tails("!206 24, 180 10, 150 30, !120 20, 140 46, !124 60, 160 66, 206 60", RED, pic),
  hurt: (pic) =>
    sore(pic, [70, 220], "kh") +
    // head over heels, all of him
    line(curve("70 220, 96 130, 176 66, 236 92"), PAPER, 7, { "stroke-dasharray": "3 16" }) +
    whole(pic, 150, 170, 142, 1.08, { mouth: "clench", open: [0, 0.4], brow: [-6, 2] }) +
    (
      [
        [30, 70, 20],
        [76, 116, 70],
        [24, 300, -30],
        [216, 286, 40],
        [120, 310, 10],
      ] as const
    )
      .map(([x, y, turn]) =>
        at(x, y, turn, 1.2, solid(shape("!-22 0, 0 -11, !22 0, 0 11"), LEAF, 3) + line("M-18 0h34", VEIN, 2.4)),
      )
      .join("") +
    // and there goes the sword
    at(
      206,
      40,
      60,
      1,
      fill(brush("0 50, -4 0, 0 -50", 14, { from: 0.6, to: 0.1 }), "#c8d4e0", { stroke: INK, "stroke-width": 3 }) +
        line("M-18 40h36", SUN, 6),
    ) +
    sweat([56, 150], [222, 200]),
  cuts: {
    korobo_nibble: (pic) =>
      stage(pic, "#8ac83a", "#1c6a34", [240, 120], "kn", 10, PAPER, 0.8) +
      cards("2h 4s 3d", [250, 130], [84, 0], [-10, 9], [2.4, 0]) +
      // one mouth, close enough
      strip(pic, "M-6-6H260L210 246H-6z", RED, at(110, 30, 10, 3, head(pic, { mouth: "shout", gaze: [0.9, 0.6] }))) +
      // and what it has left of the first
      fill(
        (
          [
            [226, 92],
            [238, 116],
            [234, 142],
            [222, 166],
          ] as const
        )
          .map((p) => ring(p, 13))
          .join(""),
        "#8ac83a",
      ) +
      line("M262 66l14-16M270 196l16 12M284 40l6-18", PAPER, 5),
    korobo_swarm: (pic) =>
      stage(pic, "#1c6a34", INK, [240, 80], "kw", 180, SUN, 0.6) +
      (
        [
          [50, 90, 0.5],
          [420, 84, 0.5],
          [150, 62, 0.55],
          [330, 60, 0.55],
          [240, 40, 0.5],
          [100, 140, 0.75],
          [370, 140, 0.75],
          [240, 120, 0.95],
        ] as const
      )
        .map(([x, y, s], i) =>
          whole(pic, x, y, (i % 3) * 8 - 8, s, {
            mouth: (["grin", "shout", "smirk"] as const)[i % 3]!,
            gaze: [(i % 3) - 1, 0.4],
          }),
        )
        .join("") +
      cards("Ac 5d|2h 3s 4c", [80, 214], [80, 0], [-12, 6], [1.35, 0]),
    korobo_giantkiller: (pic) =>
      stage(pic, SUN, RED, [240, 200], "kg", 180, "#fff", 0.9) +
      solid(shape("!60 -10, 170 -10, 176 120, 240 150, !250 190, 80 190"), "#5a3a20", 5) +
      solid(shape("!270 -10, 380 -10, 384 120, 450 150, !460 190, 290 190"), "#5a3a20", 5) +
      fill("M130-10h40l6 130 60 30 6 20-80-10zM340-10h40l4 130 64 30 4 20-80-10z", INK) +
      line(curve("-10 150, 110 120, 170 140, 250 110, 340 140, 400 116, 490 150"), INK, 14) +
      line(curve("-10 150, 110 120, 170 140, 250 110, 340 140, 400 116, 490 150"), "#e8d0a0", 8) +
      whole(pic, 36, 140, -10, 0.62, { mouth: "clench", gaze: [0.8, -0.8] }) +
      card(210, 60, -30, 1.7, "K", "s", CYAN) +
      card(430, 56, 26, 1.7, "J", "d", CYAN) +
      cards("2c 3h", [196, 212], [74, 0], [-8, 16], [1.4, 0]),
    korobo_beans: (pic) =>
      stage(pic, CYAN, "#0b6f9c", [400, 100], "kb", -8, PAPER, 0.7) +
      fill("M-10 196q120-30 250-10t250-10v80H-10z", "#1c6a34", { stroke: INK, "stroke-width": 5 }) +
      (
        [
          [150, 168],
          [230, 176],
          [310, 170],
        ] as const
      )
        .map(([x, y], i) =>
          at(
            x,
            y,
            i * 8 - 8,
            1.15,
            limb("-8 26, -14 42", 6, "#c8502a") +
              limb("10 26, 18 40", 6, "#c8502a") +
              solid(
                shape("-26 4, -22 -22, 2 -32, 24 -18, 26 8, 8 30, -14 26"),
                ["#c8502a", "#e8c890", "#8a3a5a"][i]!,
                4,
              ) +
              fill(ring([-8, -8], 4) + ring([8, -9], 4), INK) +
              line("M-8 6q8 8 16 0", INK, 3) +
              fill(brush("14 -26, 20 -16, 18 -4", 4), PAPER),
          ),
        )
        .join("") +
      whole(pic, 70, 96, -6, 0.8, { mouth: "shout", open: 0.9, gaze: [0.8, 0.2] }) +
      line("M126 128L160 20", "#8a4a20", 7) +
      solid(shape("!158 24, 200 10, !250 30, 206 44, 168 50"), LEAF, 4) +
      cards("3s 4d 5h", [372, 74], [46, 34], [-10, 10], [1.6, 0]),
  },
};
