import { brush, curve, dots, fill, line, shape, splash } from "../../../../pictures/marks";
import { INK, PALE, SEPIA, body, contour, edge, flame, limb, parchment, pen, thing, type Scene, wash } from "../kit";

/** Too large for the room: holds up the ceiling with its back and a candle with two fingers. */
export const golem: Scene = (pic) =>
  parchment(pic, "gol", "#b08a5a") +
  wash(pic, "M0 0H240V70H0z", "#5a3a22", 0.6) +
  pen(pic, contour("M0 34h240M0 70h240", 2.2), line("M40 34v36M110 34v36M186 34v36", SEPIA, 2)) +
  wash(pic, splash([52, 168], 54, "go", 0, 0.1), "#ffe08a", 0.75) +
  body(
    pic,
    shape("!40 336, 52 262, 40 200, 60 140, 104 96, 160 66, 214 70, !252 110, !252 336"),
    "#b8835a",
    "#5a3420",
    shape("!110 336, 150 250, 200 130, 214 70, !252 100, !252 336"),
    3,
  ) +
  pen(
    pic,
    line(
      "M150 76l-10 24 14 10-8 26M206 84l6 30-12 8M226 200l-22 12 6 26M128 250l20 16-8 24 14 26M210 280l-14 16",
      INK,
      2.4,
    ),
    line("M64 190q20 8 46 0M60 214q26 10 56 2", SEPIA, 1.8),
  ) +
  // moss and a nest on the shoulder
  fill(splash([196, 92], 13, "g2", 6) + splash([222, 116], 9, "g3", 4) + splash([170, 84], 6, "g4", 3), "#6a8a3a", {
    opacity: 0.85,
  }) +
  // the head, sunk between the shoulders
  body(
    pic,
    shape("78 178, 66 146, 74 110, 104 94, 140 98, 158 126, 156 164, 136 188, 102 194"),
    "#cc9666",
    "#6a3f28",
    shape("!136 100, 160 128, 156 166, 134 192, 104 198, !130 160"),
    3,
  ) +
  fill(
    shape("!78 138, 96 132, !112 138, !110 148, 94 150, 82 148") +
      shape("!122 136, 136 130, !150 134, !148 146, 136 148, 124 146"),
    "#2a140c",
  ) +
  line(
    dots([
      [90, 142],
      [130, 140],
    ]),
    "#ffd23f",
    6.5,
  ) +
  fill(brush("74 132, 94 122, 114 130", 7), "#6a3f28") +
  fill(brush("120 128, 136 118, 154 126", 7), "#6a3f28") +
  fill(brush("88 172, 112 168, 136 172", 5), INK) +
  fill(shape("112 146, 104 160, 112 164, 122 160"), "#a8703f", { stroke: INK, "stroke-width": 1.8 }) +
  // the word on its brow
  line("M96 104v14m0-14h8v14M114 102v15M124 102h9v14h-9zM116 110h6", INK, 2.6) +
  // arm and candle
  body(
    pic,
    brush("214 176, 178 244, 108 268, 30 236", 64, { from: 0.7, to: 0.62, at: 0.3 }),
    "#c48e60",
    "#6a3f28",
    shape("!40 262, 110 270, 176 236, !230 190, 200 290, 100 320"),
    2.8,
  ) +
  limb(curve("22 222, 36 206, 46 200"), 15, "#cc9666") +
  limb(curve("28 240, 44 228, 54 208"), 14, "#cc9666") +
  thing("M46 166h12v40H46z", PALE, 2) +
  fill("M46 172q3 10 6 2t6 4v-12H46z", "#fff", { stroke: INK, "stroke-width": 1.2 }) +
  flame(pic, 52, 166, 24, "#f0a02c", 1) +
  flame(pic, 52, 166, 14, "#fff4c0", 1) +
  edge(pic);
