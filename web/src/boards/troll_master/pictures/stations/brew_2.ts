import { brush, fill, line, shape } from "../../../../art/marks";
import { INK, SEPIA, body, bottle, edge, flame, nails, parchment, pen, shelf, thing, type Scene } from "../kit";

/** The still: copper, a coil, and one drop at a time. */
export const brew_2: Scene = (pic) =>
  parchment(pic, "br2", "#c8904a") +
  shelf(pic, 266) +
  flame(pic, 66, 268, 40, "#e8641c", 0.9) +
  flame(pic, 88, 268, 30, "#f0a02c", 0.9) +
  pen(pic, line("M36 266l12-34M118 266l-12-34", INK, 5)) +
  body(
    pic,
    shape(
      "34 214, 44 172, 62 152, !64 118, 50 104, 60 88, 94 88, 104 104, !90 118, !92 152, 112 172, 122 214, 104 240, 52 240",
    ),
    "#d88a4a",
    "#7a3a14",
    "M84 84h50v160H84z",
    2.8,
  ) +
  pen(pic, line("M44 214h70M62 118h30M54 180h50", INK, 1.8)) +
  nails([50, 222], [66, 226], [84, 226], [104, 222]) +
  fill(brush("48 196, 52 176, 62 164", 5), "#ffe0b0", { opacity: 0.8 }) +
  line("M78 88q4-40 44-22l54 34", INK, 13) +
  line("M78 88q4-40 44-22l54 34", "#d88a4a", 8) +
  body(pic, "M156 104h58v96h-58z", "#a8683a", "#5a2c14", "M190 104h28v96h-28z", 2.4) +
  line("M166 104q40 8 38 18t-38 12 38 12-38 14 38 14-38 14", INK, 8) +
  line("M166 104q40 8 38 18t-38 12 38 12-38 14 38 14-38 14", "#e8a870", 4) +
  thing("M178 200h10l2 16h-14z", "#c8903a") +
  fill(shape("!182 222, 177 232, 182 238, 188 232"), "#7ad8a0", { stroke: INK, "stroke-width": 1.6 }) +
  body(
    pic,
    shape("!172 246, 174 240, !192 240, !194 246, 204 262, !162 262"),
    "#8ae0b0",
    "#2f8a68",
    "M184 240h24v26h-22z",
    2,
  ) +
  bottle(pic, 222, 70, 22, 46, "#b0784a") +
  bottle(pic, 20, 74, 24, 40, "#7a9a5a") +
  pen(pic, line("M0 74h42M196 70h44", SEPIA, 2)) +
  edge(pic);
