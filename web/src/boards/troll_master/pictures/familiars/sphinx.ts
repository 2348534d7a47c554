import { brush, curve, fill, line, ring, shape, splash, strokes } from "../../../../pictures/marks";
import { GOLD, INK, PALE, SEPIA, body, edge, limb, parchment, shelf, thing, type Scene, wash } from "../kit";

/** Lies on the top shelf over the answers, and waits. */
export const sphinx: Scene = (pic) =>
  parchment(pic, "sph", "#d8b060") +
  wash(pic, "M120 0H240V150H120z", "#e8943a", 0.45) +
  wash(pic, ring([196, 60], 30), "#fff0b0", 0.9) +
  shelf(pic, 226, 24) +
  Array.from({ length: 12 }, (_, i) =>
    thing(
      `M${i * 20 + 2} ${256 + ((i * 5) % 11)}h17v60h-17z`,
      ["#8a4a3a", "#4a6a5a", "#a8803a", "#5a4a7a"][(i * 3) % 4]!,
      1.6,
    ),
  ).join("") +
  // body across, tail down over the books
  fill(brush("206 206, 232 220, 224 258, 206 272, 196 262", 13, { from: 0.8, to: 0.7 }), "#d8a04a", {
    stroke: INK,
    "stroke-width": 2.2,
  }) +
  fill(splash([198, 262], 10, "x", 0), "#6a3a14", { stroke: INK, "stroke-width": 2 }) +
  body(
    pic,
    shape("!140 158, 172 148, 206 158, 222 190, !216 226, 176 222, !140 226"),
    "#d8a04a",
    "#7a4a14",
    shape("!150 226, 190 200, 206 160, !224 190, 218 230"),
    2.6,
  ) +
  body(
    pic,
    shape("!124 166, 138 124, 176 96, !222 92, 206 116, !230 126, 208 144, !222 160, 190 172, 152 180"),
    "#3a7a9a",
    "#143a54",
    shape("!152 180, 190 140, 226 110, !224 162, 180 178"),
    2.4,
  ) +
  fill(strokes(3, "146 154, 174 122, 206 104", "154 164, 184 144, 212 134"), "#bfe8f0") +
  body(
    pic,
    shape("!64 228, 72 190, 90 160, 124 152, 148 172, !152 228, 110 220"),
    "#e0aa54",
    "#8a5418",
    shape("!110 222, 134 190, 140 160, !154 180, 156 230"),
    2.6,
  ) +
  // paws over the edge, one on the scroll
  limb(curve("80 214, 50 216, 36 234, 38 252"), 17, "#e0aa54") +
  limb(curve("120 214, 100 224, 96 244"), 17, "#e0aa54") +
  line("M32 256l0 6M40 258v6M90 248l0 7M98 249v7", INK, 2.2) +
  thing("M18 262l42-4 10 60-40 4z", PALE, 2) +
  line("M28 272l26-3M30 282l28-3M31 292l18-2M34 302l26-3", SEPIA, 1.8) +
  // striped cloth and the face that will wait
  body(
    pic,
    shape("!54 178, 52 120, 70 74, 110 56, 150 76, 164 120, !158 180, 130 170, !126 130, !84 130, !82 170"),
    "#2f5a8a",
    "#12283f",
    shape("!130 60, 166 120, 160 180, !130 170, 140 110"),
    2.6,
  ) +
  fill(strokes(5, "66 96, 58 130, 58 168", "148 92, 154 130, 150 168", "74 78, 68 100", "138 74, 146 92"), GOLD) +
  fill("M70 84q40-22 78 0l-2 12q-38-18-74 0z", GOLD, { stroke: INK, "stroke-width": 2 }) +
  thing(shape("104 76, 100 58, !110 48, 118 58, 114 76"), "#c8402a", 2) +
  body(
    pic,
    shape("80 118, 82 96, 108 86, 136 96, 140 120, 132 148, 112 162, 92 150"),
    "#e8b884",
    "#a8693a",
    shape("!136 96, 142 120, 132 150, 112 164, !126 134"),
    2.4,
  ) +
  fill(shape("!84 118, 94 110, !106 118, 94 124") + shape("!114 118, 126 109, !138 115, 126 123"), "#fffbe8", {
    stroke: INK,
    "stroke-width": 2,
  }) +
  fill(ring([92, 117], 4.6) + ring([123, 116], 5), "#3a7a3a") +
  fill(ring([92, 117], 2) + ring([123, 116], 2.2), INK) +
  fill(strokes(4.4, "82 110, 94 103, 108 110", "112 109, 126 101, 142 108"), INK) +
  fill(brush("98 144, 110 148, 126 140", 4, { at: 0.7 }), "#a83a2a") +
  fill(brush("106 128, 104 134, 110 136", 2.6), INK) +
  edge(pic);
