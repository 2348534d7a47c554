import { brush, dots, fill, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, PALE, body, contour, edge, flame, gloom, pen, thing, type Scene, wash } from "../kit";

/** A block of the wall itself: each slab has a side in the light. */
const slab = (way: string, colour: string, w = 2.6): string => thing(shape(way), colour, w);

/** Too large for the cellar: its back has split the beam, and it holds a candle with two fingers so as not to crush it. */
export const golem: Scene = (pic) =>
  gloom(pic, "#c8a868", "#1c2a30", 44, 170, 210) +
  pen(pic, line("M0 110h70M0 232h40M40 110v-30M70 150v-40M20 232v-40M0 192h34", "#6a5a3a", 2.2)) +
  wash(pic, splash([44, 166], 62, "go", 0, 0.1), "#ffe08a", 0.85) +
  // the beam it has lifted out of its bed
  pen(pic, thing("M-6 30L150 6 158 34-6 62z", "#7a4a26"), thing("M150 2L246 34V62L160 38z", "#5a3418")) +
  pen(pic, line("M6 46L140 22M20 56L120 38M166 22l70 24", INK, 1.6), contour("M150 2l6 12-8 8 10 16", 2.6)) +
  body(
    pic,
    shape("!252 340, !84 340, !92 280, !78 226, !104 150, !136 92, !166 46, !206 30, !252 52"),
    "#a85a38",
    "#3a1a1c",
    shape("!252 340, !150 340, !166 250, !196 150, !206 30, !252 40"),
    3,
  ) +
  slab("!136 92, !166 46, !206 30, !196 74, !160 112", "#c87844") +
  pen(pic, line("M196 74l18 40-14 30 22 44M160 112l20 26-6 34M214 114l30-10M222 188l26 4", INK, 2.4)) +
  fill(splash([206, 62], 12, "g2", 6) + splash([228, 84], 8, "g3", 4) + splash([184, 60], 6, "g4", 3), "#7a9a3a") +
  fill(strokes(3, "206 54, 200 40, 206 28", "214 58, 222 46, 220 36"), "#7a9a3a") +
  // the head, as heavy as a gatepost, bent to the flame
  body(
    pic,
    shape("!62 128, !112 104, !158 122, !166 168, !148 214, !96 220, !66 196, !58 164"),
    "#bc6a40",
    "#4a2020",
    shape("!112 104, !158 122, !166 168, !148 214, !112 218, !126 160"),
    3,
  ) +
  slab("!62 128, !112 104, !110 126, !66 148", "#eaa060") +
  slab("!54 150, !64 130, !112 122, !160 132, !158 146, !112 142", "#8a4428") +
  fill("M64 150l36-6 2 12-34 5zM118 145l34 3-3 13-30-5z", "#1c0a08") +
  line("M74 156l14-2M124 153l10 2", "#ffd23f", 6.5) +
  slab("!104 148, !112 146, !116 172, !92 176", "#cc7c4a", 2) +
  slab("!60 184, !98 180, !152 184, !146 216, !98 222, !68 204", "#9a5030") +
  pen(pic, line("M62 188l34-3 52 3M88 205v14M124 204v14", INK, 3.4)) +
  fill("M64 186l8-12 8 11zM132 186l7-13 8 14z", PALE, { stroke: INK, "stroke-width": 2 }) +
  // the word that wakes it, on a slip of paper
  slab("!94 84, !122 80, !130 122, !102 128", PALE, 2) +
  line("M102 94l16-3M104 94l3 12M116 91l4 26M108 116l16-3", "#b8242a", 3) +
  // arm, hand, candle
  body(
    pic,
    shape("!252 176, !214 188, !196 262, !110 264, !96 312, !120 340, !252 340"),
    "#b2623c",
    "#3a1a1c",
    shape("!252 176, !230 184, !214 290, !110 312, !120 344, !252 344"),
    3,
  ) +
  slab("!196 262, !110 264, !104 284, !190 290", "#d88a50") +
  slab("!112 262, !64 252, !42 272, !50 306, !102 316", "#c87444") +
  slab("!84 258, !52 236, !40 200, !56 196, !74 226, !108 250", "#e09a5c") +
  slab("!60 298, !20 274, !12 226, !28 222, !40 254, !72 272", "#b2623c") +
  pen(pic, line("M52 236l12-8M26 254l12-4M70 292l22 6M76 280l22 4", INK, 2)) +
  thing("M27 186h15l-1 46H29z", PALE, 2) +
  fill("M27 192q4 12 7 2t7 5v-13H27z", "#fff", { stroke: INK, "stroke-width": 1.2 }) +
  flame(pic, 34, 188, 38, "#f0a02c", 1) +
  flame(pic, 34, 186, 22, "#fff4c0", 1) +
  // the mouse trusts it
  fill(shape("!176 54, 166 46, 158 50, !150 56, 160 60, 174 60") + ring([164, 45], 4), "#d8d0c4", {
    stroke: INK,
    "stroke-width": 1.8,
  }) +
  line(dots([[157, 53]]), INK, 3) +
  fill(brush("174 56, 186 50, 190 40", 3), INK) +
  edge(pic);
