import { brush, curve, dots, fill, line, radial, ring, shape, star } from "../../../../pictures/marks";
import { GOLD, INK, PALE, body, edge, gloom, shelf, thing, type Scene } from "../kit";

/** The ball looks back. */
export const divine_1: Scene = (pic) =>
  gloom(pic, "#c8a8d8", "#3a2450", 120, 140, 200) +
  shelf(pic, 272, 30, "#4a2a3a") +
  body(
    pic,
    shape("!44 274, 54 250, 90 238, 150 238, 186 250, !196 274, 120 282"),
    "#a82a4a",
    "#4a0c24",
    "M120 236h80v50h-80z",
    2.4,
  ) +
  fill("M40 270l-10 14M200 270l10 14", INK, { stroke: GOLD, "stroke-width": 5 }) +
  fill(
    ring([120, 158], 84),
    radial(pic, 98, 130, 110, [0, "#ffffff"], [0.4, "#a8d8f0"], [0.8, "#5a5ab0"], [1, "#241a54"]),
    { stroke: INK, "stroke-width": 3.6 },
  ) +
  body(
    pic,
    shape("!54 160, 84 130, 122 120, 160 130, !188 158, 160 186, 120 196, 82 186"),
    "#fffbe8",
    "#a8a0b8",
    "",
    2.4,
  ) +
  fill(ring([124, 158], 32), "#6a3a9a", { stroke: INK, "stroke-width": 2 }) +
  line(
    "M124 128v14M124 174v14M94 158h14M140 158h14M103 137l10 10M145 137l-10 10M103 179l10-10M145 179l-10-10",
    "#c89af0",
    2.6,
  ) +
  fill(ring([124, 158], 14), INK) +
  line(dots([[114, 146]]), "#fff", 11) +
  fill(brush("52 158, 84 126, 122 116, 162 126, 190 158", 8), INK) +
  line(curve("64 110, 80 92, 100 84"), "#fff", 6, { opacity: 0.9 }) +
  fill(star([30, 90], 9, 4, 0.2) + star([212, 110], 12, 4, 0.2) + star([196, 60], 7, 4, 0.2), "#fff0b0") +
  thing("M14 252l30-6 8 24-30 6zM28 244l28 4-4 26-28-4z", PALE, 2) +
  line("M36 256l8 2-2 8-8-2z", "#c8402a", 2) +
  edge(pic);
