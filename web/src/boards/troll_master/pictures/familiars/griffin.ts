import { brush, curve, fill, line, shape, splash, strokes } from "../../../../art/marks";
import { GOLD, INK, PALE, SEPIA, body, edge, eye, limb, parchment, pen, thing, type Scene, wash } from "../kit";

/** Screams over what it holds: mine. */
export const griffin: Scene = (pic) =>
  parchment(pic, "gri", "#c8a04a") +
  wash(pic, "M0 0H240V336H0z", "#88b0c8", 0.3) +
  pen(pic, line("M-4 120q40-30 70-6 20-20 44 0M150 50q30-20 50 0 18-10 40 4", SEPIA, 1.6)) +
  // crag of crates
  body(pic, "M40 292L62 236 150 226 240 240V336H40z", "#8a6a4a", "#4a3018", "M150 226L240 240V336H130z", 2.6) +
  body(
    pic,
    shape("!126 132, 150 80, 196 34, !232 14, 226 52, !246 64, 232 92, !246 112, 226 134, !238 160, 204 176, 164 178"),
    "#c89a4a",
    "#6a4414",
    shape("!164 178, 190 120, 226 40, !246 80, 244 160, 200 180"),
    2.8,
  ) +
  fill(
    strokes(
      3.2,
      "156 130, 186 84, 220 44",
      "164 146, 196 110, 232 82",
      "172 160, 204 138, 234 118",
      "180 172, 206 160, 228 150",
    ),
    "#fff0c8",
  ) +
  // lion behind, eagle before
  fill(brush("206 222, 236 214, 236 178, 222 170", 7), "#a8743a", { stroke: INK, "stroke-width": 2 }) +
  fill(splash([222, 166], 11, "g1", 0), "#6a4414", { stroke: INK, "stroke-width": 2 }) +
  body(
    pic,
    shape("!96 236, 104 190, 140 168, 186 176, 214 206, !220 246, 180 250, 170 234, !140 240"),
    "#c8904a",
    "#6a3f18",
    shape("!150 240, 180 200, 210 200, !224 250, 170 256"),
    2.8,
  ) +
  body(
    pic,
    shape(
      "!66 250, 60 200, 70 156, 92 124, 126 116, 142 144, !152 182, 130 186, !136 206, 114 204, !112 226, 96 216, !92 250",
    ),
    "#e8d8b0",
    "#9a7a48",
    shape("!110 226, 120 180, 130 124, !146 146, 154 184, !136 208"),
    2.6,
  ) +
  fill(
    strokes(
      2.8,
      "84 160, 80 176, 86 188",
      "102 160, 100 178, 106 190",
      "84 200, 82 214, 88 224",
      "118 152, 118 166, 122 174",
    ),
    SEPIA,
  ) +
  body(
    pic,
    shape(
      "!40 132, 54 100, 60 74, 88 56, 118 62, !132 44, 134 70, !152 66, 142 90, !158 98, 138 114, 128 134, 92 144, !66 134",
    ),
    "#fbf2dc",
    "#b09060",
    shape("!92 144, 120 116, 130 70, !152 66, 158 100, 130 140"),
    2.6,
  ) +
  // the beak, wide open
  fill(shape("!66 82, 40 78, 18 92, 8 118, !26 104, 50 106, !72 108"), GOLD, { stroke: INK, "stroke-width": 2.6 }) +
  fill(shape("!70 112, 46 116, !26 140, 50 142, !78 132"), "#d89a2a", { stroke: INK, "stroke-width": 2.4 }) +
  fill(shape("!70 108, 46 106, 30 108, !44 118, !72 114"), "#8a1c1c") +
  fill(brush("66 112, 46 110, 32 122", 6), "#d8504a") +
  eye(88, 88, 9, [-0.8, 0.2], "#e86a1c", false, 0.5) +
  fill(brush("68 78, 88 70, 110 80", 6.5), "#8a5a20") +
  // talons on the scroll
  thing("M10 268l96-14 6 24-96 16z", PALE, 2.2) +
  line("M24 274l60-9M26 282l50-7", SEPIA, 1.6) +
  limb(curve("78 244, 70 262, 50 268") + curve("78 244, 82 262, 74 274") + curve("82 244, 98 256, 100 268"), 8, GOLD) +
  pen(pic, line("M50 268l-8 8M74 274l-4 10M100 268l2 11", INK, 5)) +
  edge(pic);
