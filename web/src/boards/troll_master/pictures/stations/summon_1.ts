import { brush, curve, fill, g, line, move, ring, shape, splash, star } from "../../../../pictures/marks";
import { INK, PALE, body, edge, flame, gloom, limb, pen, thing, type Scene, wash } from "../kit";

/** A circle of chalk, three candles, and something small puts its paw through. */
export const summon_1: Scene = (pic) =>
  gloom(pic, "#a8907a", "#4a3428", 120, 190, 210) +
  pen(
    pic,
    line(
      "M0 120L240 96M0 180L240 160M0 250L240 236M0 310L240 304M70 112v64M170 104v64M110 172v72M30 178v74M200 164v74",
      "#3a2414",
      1.6,
    ),
  ) +
  g(
    { transform: "translate(120 208)scale(1 .52)" },
    line(ring([0, 0], 96), "#fff8e0", 4, { "stroke-dasharray": "60 3 20 4" }) +
      line(ring([0, 0], 78), "#fff8e0", 2) +
      line(star([0, 0], 78, 5, 0.38), "#fff8e0", 2.6) +
      fill(ring([0, 0], 42), "#1c0c24"),
  ) +
  wash(pic, splash([120, 206], 40, "s", 0, 0.1), "#b07ae0", 0.6) +
  limb(curve("112 214, 108 180, 128 150"), 22, "#8a4a2a") +
  body(pic, shape("104 150, 106 132, 124 126, 146 132, 150 150, 134 162, 114 160"), "#a85a34", "#5a2410", "", 2.4) +
  fill(ring([116, 148], 4) + ring([128, 142], 4) + ring([140, 148], 4) + ring([128, 154], 6), "#f0b0a0") +
  fill("M106 132l-4-10 8 4zM124 126l2-11 6 9zM146 132l8-6-2 11z", PALE, { stroke: INK, "stroke-width": 1.4 }) +
  [
    [30, 190, 1],
    [206, 184, 1.05],
    [66, 262, 1.35],
  ]
    .map(([x, y, s]) =>
      g(
        { transform: move(x!, y!, 0, s!) },
        thing("M-6 0v-26h12V0z", PALE) +
          fill(brush("-9 0, 0 4, 9 0", 6), PALE, { stroke: INK, "stroke-width": 1.4 }) +
          flame(pic, 0, -27, 20, "#f0a02c", 1) +
          flame(pic, 0, -27, 11, "#fff4c0", 1),
      ),
    )
    .join("") +
  pen(pic, thing("M168 270l34-8 4 9-34 8z", "#fff8e0", 1.8)) +
  edge(pic);
