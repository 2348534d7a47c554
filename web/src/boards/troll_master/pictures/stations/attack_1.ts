import { curve, fill, line, ring, shape, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, edge, gloom, limb, pen, thing, type Scene, wash } from "../kit";

/** A sling, a pebble, and the neighbour's window, over the shoulder of whoever will have been elsewhere. */
export const attack_1: Scene = (pic) =>
  gloom(pic, "#ffe8c0", "#c87848", 180, 90, 260) +
  // the house opposite
  thing("M96-6H246V214H96z", "#e0b48a", 2.4) +
  pen(pic, line("M96 20h30M150 8h40M110 60h16M206 190h40M100 180h36M150 204h30M220 24h20", SEPIA, 2)) +
  fill("M84 214h162v14H84z", "#8a5230", { stroke: INK, "stroke-width": 2.4 }) +
  wash(pic, "M132 40h94v120h-94z", "#a8d4ee", 0.95) +
  pen(pic, line("M132 40h94v120h-94zM179 40v120M132 100h94", INK, 6)) +
  thing("M126 160h106v12H126z", "#fff0d0", 2.4) +
  // it has just gone in
  fill("M188 70l10 10 16-8-4 16 14 10-18 2-4 18-10-14-16 4 8-14-12-10 16-2z", "#1c2a3a", {
    stroke: "#fff",
    "stroke-width": 2,
  }) +
  line("M188 70l-12-16M212 72l12-18M224 100l18 6M202 118l-4 26M174 100l-22 10", "#fff", 2.4) +
  line("M104 150Q150 112 196 94", INK, 2.6, { "stroke-dasharray": "12 9" }) +
  fill(strokes(5, "150 122, 158 112, 168 108"), INK) +
  // ear and cheek of the marksman, one eye shut
  body(
    pic,
    shape("!-8 120, 20 108, 50 120, 64 152, !58 176, 66 190, 56 200, !58 220, 40 240, !-8 250"),
    "#8aa84a",
    "#40602c",
    shape("!-8 190, 20 196, 40 214, 40 240, !-8 252"),
    3,
  ) +
  fill(shape("6 176, -2 150, 12 138, 26 152, 22 178"), "#a8c468", { stroke: INK, "stroke-width": 2.4 }) +
  line(curve("8 168, 6 154, 16 150"), INK, 2.4) +
  fill(strokes(4.4, "40 158, 50 162, 60 156", "36 146, 48 142, 60 148"), INK) +
  fill(strokes(4, "42 212, 52 210, 60 204"), INK) +
  thing(shape("!-8 122, -2 92, 34 84, !60 116, 34 116"), "#b8442a", 2.6) +
  // the fork, held out; both bands still shiver
  body(
    pic,
    shape(
      "!96 330, 100 256, 76 218, 70 170, 84 166, 94 206, 116 230, 140 206, 150 168, 164 170, 156 218, 126 256, !122 330",
    ),
    "#a86a34",
    "#5a2c10",
    shape("!110 330, 116 252, 146 206, !164 170, 156 218, 126 258, !124 330"),
    3,
  ) +
  line(curve("76 176, 60 214, 84 238, 66 262") + curve("156 178, 130 220, 104 232, 82 268"), INK, 8) +
  line(curve("76 176, 60 214, 84 238, 66 262") + curve("156 178, 130 220, 104 232, 82 268"), "#e0482e", 4) +
  thing(shape("60 258, 78 254, 90 270, 70 280"), "#6a3a1c", 2.2) +
  line("M52 250l-10-8M96 286l8 10M100 262l12 2", INK, 2.6) +
  // a fist round the handle
  limb(curve("20 342, 56 320, 92 300"), 30, "#8aa84a") +
  ["98 272, 118 276, 128 270", "96 288, 118 292, 130 286", "98 304, 118 308, 128 302"]
    .map((f) => limb(curve(f), 12, "#8aa84a"))
    .join("") +
  thing(ring([216, 196], 6), "#8a8a88", 2) +
  edge(pic);
