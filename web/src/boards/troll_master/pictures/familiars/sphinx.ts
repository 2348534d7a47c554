import { brush, curve, fill, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { GOLD, INK, PALE, SEPIA, body, edge, gloom, limb, shelf, thing, type Scene, wash } from "../kit";

const FUR = "#e0aa54";

/** Lies on the top shelf over the answers, lets one dangle from a claw, and waits. */
export const sphinx: Scene = (pic) =>
  gloom(pic, "#ffe2a0", "#c8702c", 200, 60, 280) +
  wash(pic, ring([206, 56], 34), "#fff8d0", 0.95) +
  shelf(pic, 216, 22) +
  Array.from({ length: 13 }, (_, i) =>
    thing(
      `M${i * 19 + 1} ${246 + ((i * 5) % 11)}h16v92h-16z`,
      ["#8a4a3a", "#4a6a5a", "#a8803a", "#5a4a7a"][(i * 3) % 4]!,
      1.6,
    ),
  ).join("") +
  // the haunch, the tail over the books
  fill(brush("222 196, 240 226, 224 262, 200 268, 196 252", 14, { from: 0.8, to: 0.7 }), FUR, {
    stroke: INK,
    "stroke-width": 2.4,
  }) +
  fill(splash([198, 250], 12, "x", 0), "#6a3a14", { stroke: INK, "stroke-width": 2.2 }) +
  body(
    pic,
    shape("!96 214, 112 160, 150 138, 196 144, 232 168, 242 200, !232 220, 160 216"),
    FUR,
    "#7a4a14",
    shape("!130 218, 180 200, 200 160, 232 168, 242 200, !232 222"),
    2.8,
  ) +
  thing(shape("176 216, 172 184, 196 166, 226 178, 236 208, 214 220"), "#d89a44", 2.4) +
  // a wing folded along the back
  body(
    pic,
    shape("!118 176, 132 118, 168 74, !222 48, 212 78, !240 90, 214 112, !236 130, 200 150, 156 176"),
    "#3a86a8",
    "#143a54",
    shape("!118 176, 160 156, 200 120, !236 130, 200 150, 156 178"),
    2.8,
  ) +
  fill(strokes(3.6, "136 158, 162 112, 206 74", "146 166, 182 128, 220 100", "154 168, 186 146, 216 132"), "#bfe8f0") +
  // the head, in profile, bent down to whoever asks
  body(
    pic,
    shape("!150 206, 156 140, 140 84, 104 56, 66 62, !54 82, 74 92, 92 120, 100 156, !104 208"),
    "#2f5a9a",
    "#12283f",
    shape("!150 206, 156 140, 140 84, 116 62, 128 120, !130 206"),
    2.8,
  ) +
  line(
    curve("70 70, 100 76, 132 112, 140 160") +
      curve("88 62, 116 74, 144 118, 150 160") +
      curve("92 108, 116 132, 122 200") +
      curve("96 142, 108 160, 110 204"),
    GOLD,
    5,
  ) +
  body(
    pic,
    shape(
      "!60 78, 42 92, 40 104, !22 124, 24 132, !34 132, 30 140, 34 146, !30 152, 36 166, 54 172, 80 162, 98 140, 92 108, 78 86",
    ),
    "#e8b884",
    "#a8693a",
    shape("!80 90, 92 108, 98 140, 80 162, 54 172, 76 146, 78 116"),
    2.8,
  ) +
  fill(shape("!54 80, 68 60, !100 70, 92 84, 74 80"), GOLD, { stroke: INK, "stroke-width": 2.2 }) +
  fill(shape("60 66, 48 54, !46 38, 60 46, 70 58"), "#c8402a", { stroke: INK, "stroke-width": 2.2 }) +
  fill(shape("!42 112, 54 102, !72 112, 56 120"), "#fffbe8", { stroke: INK, "stroke-width": 2.2 }) +
  fill(ring([52, 112], 5.4), "#3a8a3a") +
  fill(ring([50, 113], 2.6), INK) +
  fill(strokes(5, "36 104, 52 94, 76 106", "70 112, 82 114, 92 110"), INK) +
  fill(brush("32 147, 46 148, 58 138", 4.4, { at: 0.7 }), "#a83a2a") +
  fill(ring([84, 136], 7), "#e88a6a", { opacity: 0.5 }) +
  // paws over the edge; from one claw hangs what everybody wants to read
  limb(curve("124 204, 92 208, 76 226, 78 246"), 22, FUR) +
  limb(curve("92 198, 56 200, 40 216, 40 240"), 22, FUR) +
  line("M32 246v9M41 249v9M50 246v8M70 252v8M79 255v8M88 251v8", INK, 2.6) +
  thing("M14 262l46-6 14 66-48 8z", PALE, 2.2) +
  line("M26 276l30-4M28 288l32-4M31 300l20-3M34 311l28-4", SEPIA, 2) +
  line("M40 256v10", INK, 2.4) +
  edge(pic);
