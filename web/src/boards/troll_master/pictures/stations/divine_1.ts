import { brush, curve, dots, fill, line, radial, ring, shape, star } from "../../../../art/marks";
import { GOLD, INK, PALE, body, edge, gloom, limb, shelf, thing, type Scene } from "../kit";

/** One asks with a fingertip; the ball looks back, at the asker's cards. */
export const divine_1: Scene = (pic) =>
  gloom(pic, "#c8a0dc", "#2c1a44", 150, 130, 210) +
  // a curtain, drawn for the fee
  body(
    pic,
    shape("!-8 -8, !74 -8, 60 60, 30 120, 20 200, !28 344, !-8 344"),
    "#5a2a7a",
    "#24103a",
    shape("!46 -8, 40 60, 16 120, 4 200, !8 344, !-8 344, !-8 -8"),
    2.6,
  ) +
  line("M-4 148q16 10 30-4", GOLD, 6) +
  shelf(pic, 262, 34, "#4a2a3a") +
  body(
    pic,
    shape("!78 268, 92 240, 130 230, 190 230, !246 240, !246 280, 150 282"),
    "#a82a4a",
    "#4a0c24",
    "M160 226h90v60h-90z",
    2.4,
  ) +
  fill(
    ring([156, 142], 98),
    radial(pic, 124, 100, 130, [0, "#ffffff"], [0.35, "#a8dcf4"], [0.8, "#5a5ab8"], [1, "#201650"]),
    { stroke: INK, "stroke-width": 4 },
  ) +
  fill(brush("84 94, 104 66, 140 54", 12), "#fff", { opacity: 0.9 }) +
  // heavy lid, and a glance down to the left
  body(
    pic,
    shape("!76 158, 104 128, 146 116, 194 128, !232 150, 204 184, 156 202, 106 190"),
    "#fffbe8",
    "#a8a0b8",
    "",
    2.6,
  ) +
  fill(ring([124, 168], 32), "#6a3a9a", { stroke: INK, "stroke-width": 2.4 }) +
  line("M124 140v12M124 184v12M96 168h12M140 168h12M104 148l9 9M144 148l-9 9M104 188l9-9M144 188l-9-9", "#c89af0", 3) +
  fill(ring([120, 172], 14), INK) +
  line(dots([[112, 158]]), "#fff", 11) +
  fill(shape("!70 156, 102 116, 148 100, 200 114, !240 150, 196 136, 150 132, 108 144"), "#7a86d8", {
    stroke: INK,
    "stroke-width": 3,
  }) +
  line("M96 122l-8-10M126 108l-4-12M166 104l4-12", INK, 3.4) +
  // the hand, ringed, one nail on the glass
  limb(curve("-8 66, 22 62, 44 70"), 40, "#84a04e") +
  limb(curve("44 56, 72 56, 96 80"), 14, "#84a04e") +
  limb(curve("46 68, 66 76, 78 102"), 14, "#84a04e") +
  limb(curve("42 80, 56 94, 58 116"), 14, "#84a04e") +
  limb(curve("38 52, 56 36, 78 34"), 14, "#84a04e") +
  fill("M92 76l10-2 4 16zM74 98l10-2 0 16zM52 112l11-1-4 15zM74 28l14 2-8 11z", "#e8dcb0", {
    stroke: INK,
    "stroke-width": 1.8,
  }) +
  line("M62 64l8 12", GOLD, 6) +
  // the cards it must not see
  thing("M22 262l34-16 18 36-34 16z", PALE, 2.2) +
  thing("M46 250l38-4 4 40-38 4z", "#fff8e0", 2.2) +
  fill("M66 258l9 10-9 11-9-11z", "#c8402a") +
  fill(star([98, 24], 10, 4, 0.2) + star([224, 30], 8, 4, 0.2) + star([40, 196], 7, 4, 0.2), "#fff0b0") +
  edge(pic);
