/** Oyama: huge, and careful with flowers. */
import { face, type Face } from "../../../../art/faces";
import { shape, curve, tag, fill, line, polar, ring, brush, halftone, rays } from "../../../../art/marks";
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
  open,
  pinch,
  at,
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

const CLAY = "#e8b080";
const look = (over: Partial<Face>): Face => ({
  skin: CLAY,
  shade: "#a8643f",
  ink: INK,
  iris: "#5a3a20",
  deep: INK,
  gaze: [-0.3, 0.7],
  open: 0.55,
  slant: -2,
  brow: [3, -1],
  mouth: "smile",
  inkW: 1.5,
  jaw: "broad",
  lash: 0.8,
  ...over,
});
const daisy = (x: number, y: number, r: number): string =>
  fill([0, 1.05, 2.1, 3.14, 4.2, 5.24].map((a) => ring(polar([x, y], r, a), r * 0.62)).join(""), PAPER, {
    stroke: INK,
    "stroke-width": 2,
  }) + fill(ring([x, y], r * 0.6), SUN, { stroke: INK, "stroke-width": 1.8 });
/** A small topknot on a great head; the flower stays, whatever happens. */
const head = (pic: Sheet, over: Partial<Face>): string =>
  solid(shape("-2 -62, -14 -78, 4 -94, 28 -88, 30 -70, 18 -58"), INK) +
  solid(shape("!-52 90, -40 40, 0 30, 44 30, !64 90"), CLAY) +
  face(pic, look(over)) +
  solid(shape("!-42 -26, -44 -48, -16 -62, 24 -62, 50 -44, !50 -10, 42 -30, 10 -38, -20 -36"), INK) +
  line("M-2-66q14 6 28 0", RED, 6) +
  fill(brush("-26 42, -6 48, 18 42", 2.6), "#a8643f") +
  solid(shape("46 0, 58 -6, 62 12, 48 20"), CLAY, 2.6) +
  daisy(46, -30, 9);
/** Shoulders that don't fit the frame. */
const bulk = (d: string, dark: string): string => solid(shape(d), CLAY, 4) + fill(shape(dark), INK);

export const oyama: Fighter = {
  portrait: (pic) =>
    proud(pic, [120, 120], "op", -20, "#3f9a5a", "#123f2a") +
    bulk(
      "!-40 350, -34 260, -6 206, 60 190, 180 190, 250 214, !290 350",
      "!190 192, 250 214, !290 350, !200 350, 214 270",
    ) +
    line(curve("60 260, 110 280, 170 262") + "M118 280v60", INK, 4) +
    solid(shape("!-20 350, 0 300, 120 316, 250 300, !270 350"), RED, 4) +
    line("M0 324q120 16 250 0", SUN, 7) +
    at(120, 140, -5, 1.12, head(pic, { gaze: [-0.8, 1] })) +
    // a flower between two fingers like logs
    limb("-10 330, 10 290, 40 280", 44, CLAY) +
    at(56, 262, 40, 1.3, pinch(CLAY)) +
    line("M84 240q6-20-2-40", "#2f8a3a", 6) +
    daisy(82, 188, 11),
  victory: (pic) =>
    glad(pic, [120, 160], "ov") +
    fill("M-10 350L60 200 100 240 150 150 250 350z", "#8a5ac0", { stroke: INK, "stroke-width": 4 }) +
    fill("M150 150l-24 46 22-8 14 12 12-18z", PAPER) +
    bulk(
      "!-30 350, -16 286, 30 246, 100 232, 172 240, 226 282, !246 350",
      "!150 238, 172 240, 226 282, !246 350, !166 350",
    ) +
    at(96, 190, -10, 1.08, head(pic, { mouth: "shout", open: [0.8, 0], gaze: [0.9, -0.9] })) +
    // on one hand, like a tray: the whole village rides along
    arm("196 330, 246 240, 196 138", 70, 46, CLAY) +
    at(190, 122, 84, 1.5, open(CLAY)) +
    at(
      120,
      92,
      -9,
      1,
      solid("M-112 0h236v22h-236z", "#8a4a20", 4) +
        (
          [
            [-88, RED],
            [-46, CYAN],
            [0, PAPER],
            [44, SUN],
            [92, RED],
          ] as const
        )
          .map(
            ([x, c], i) =>
              solid(shape(`!${x - 16} 2, ${x - 10} -30, ${x + 10} -30, !${x + 16} 2`), c, 3) +
              solid(ring([x, -42 - (i % 2) * 6], 12), SKIN, 3) +
              fill(ring([x - 4, -42 - (i % 2) * 6], 1.8) + ring([x + 4, -42 - (i % 2) * 6], 1.8), INK),
          )
          .join("") +
        line("M-100-22l-10-16M-74-24l8-16M32-24l-8-14M56-22l8-16", INK, 6),
    ) +
    // the other on the hip
    arm("4 270, -16 330, 40 344", 60, 40, CLAY),
  hurt: (pic) =>
    sore(pic, [180, 170], "oh") +
    bulk(
      "!-40 350, -20 270, 20 226, 90 210, 170 226, 210 280, !220 350",
      "!120 214, 170 226, 210 280, !220 350, !140 350",
    ) +
    at(92, 158, -22, 1.16, head(pic, { mouth: "frown", open: [0, 0.4], brow: [7, -4], gaze: [0.7, 0.8] }) + bruise) +
    sweat([30, 70], [60, 50], [150, 60]) +
    fill(
      [
        [190, 300],
        [214, 276],
        [170, 322],
      ]
        .map(([x, y]) => ring([x!, y!], 6))
        .join(""),
      PAPER,
      { stroke: INK, "stroke-width": 2 },
    ) +
    line("M150 330q20-20 44-10", "#2f8a3a", 5),
  cuts: {
    oyama_stomp: (pic) =>
      stage(pic, "#3f9a5a", "#123f2a", [240, 190], "os", 0, PAPER, 0.9) +
      solid(
        shape("!150 -10, 330 -10, 330 60, 350 110, 400 132, !414 176, 330 190, 190 188, !140 170, 150 120"),
        CLAY,
        6,
      ) +
      fill(shape("!270 -10, 330 -10, 330 60, 350 110, 400 132, !414 176, 330 190, 290 180, 290 90"), INK) +
      fill(
        [
          [352, 168, 15],
          [378, 164, 14],
          [400, 162, 12],
        ]
          .map(([x, y, r]) => ring([x!, y!], r!))
          .join(""),
        CLAY,
        { stroke: INK, "stroke-width": 4 },
      ) +
      line("M150 30h180M152 60h178", RED, 12) +
      fill("M0 196l60 10 30-16 50 18 100-12 90 14 60-18 40 16 50-8v50H0z", INK) +
      line("M60 206l-20 30M180 206l-10 34M330 206l16 34M420 200l30 30", PAPER, 4) +
      daisy(90, 188, 10) +
      cards("Jc Kd", [40, 120], [80, -30], [-24, 30], [1.7, 0]),
    oyama_toss: (pic) =>
      stage(pic, CYAN, "#0b6f9c", [380, 60], "ot", 30, PAPER, 0.9) +
      limb("-20 240, 110 190, 210 110", 74, CLAY) +
      at(236, 84, 40, 2, open(CLAY)) +
      line(curve("260 80, 310 30, 380 40"), PAPER, 5, { "stroke-dasharray": "12 10" }) +
      at(
        390,
        60,
        150,
        0.9,
        solid(ring([0, -40], 22), SKIN, 4) +
          line("M-8-42l6 6m0-6l-6 6M4-42l6 6m0-6l-6 6", INK, 3) +
          sleeve("!-26 40, -20 -16, 20 -16, !26 40", RED, "!6 -16, 20 -16, !26 40, !6 40") +
          limb("-20 -6, -44 -24, -50 -44", 10, RED) +
          limb("20 -6, 44 -20, 54 -40", 10, RED) +
          limb("-12 40, -20 70", 12, NAVY) +
          limb("12 40, 26 66", 12, NAVY),
      ) +
      strip(
        pic,
        "M-6-6H150L120 96-6 116z",
        "#3f9a5a",
        at(70, 60, 0, 1.2, head(pic, { gaze: [0.9, -0.6], mouth: "grin" })),
      ) +
      cards("Qs|Jd Kh", [250, 204], [76, -4], [-10, 10], [1.6, 0]),
    oyama_rumble: (pic) =>
      stage(pic, "#5a2a1c", INK, [240, 240], "or", 180, SUN, 0.5) +
      strip(
        pic,
        "M-6 6H486V96L-6 116z",
        "#3f9a5a",
        at(240, 52, 0, 2.6, head(pic, { open: 0.4, brow: [-4, 2], gaze: [0, 0.4] })),
        RED,
      ) +
      fill("M-10 250V150l70 20 30-30 60 30 50-24 40 26 60-30 50 26 40-20 50 24 60-16v100z", "#8a5a2e", {
        stroke: INK,
        "stroke-width": 6,
      }) +
      line("M70 170l20 30-14 40M200 150l-16 40 24 50M330 168l20 30-10 42M420 160l-10 40 20 40", INK, 6) +
      cards("9c Jh|10d Qs Ks", [70, 176], [86, 0], [-16, 8], [1.5, 0]) +
      line("M20 140q10-8 20 0t20 0M420 140q10-8 20 0t20 0", PAPER, 5),
    oyama_ascent: (pic) =>
      tag("rect", { width: 480, height: 240, fill: CYAN }) +
      halftone(pic, PAPER, [-10, -10, 500, 260], [0, 6.4], 1.3) +
      fill(ring([380, 70], 50), SUN) +
      fill(rays([380, 70], 20, 60, 90, 0.08, "oa", 0.2), SUN) +
      fill("M-20 250L200 70 250 40 300 90 500 250z", "#5a4a8a", { stroke: INK, "stroke-width": 6 }) +
      fill("M200 70L250 40 300 90 276 104 262 90 244 112 226 94 206 104z", PAPER, { stroke: INK, "stroke-width": 3 }) +
      at(
        246,
        30,
        0,
        0.62,
        limb("-30 60, -60 20, -70 -20", 22, CLAY) +
          limb("40 60, 70 20, 80 -20", 22, CLAY) +
          solid(shape("!-60 130, -44 60, 0 40, 48 60, !66 130"), CLAY) +
          head(pic, { mouth: "shout", open: 0 }),
      ) +
      cards("10h Jc Qd Ks", [60, 218], [54, -44], [-14, 2], [1.25, 0.1]) +
      daisy(430, 214, 12) +
      daisy(396, 226, 9),
  },
};
