import { brush, fill, g, line, move, ring, shape, splash, star } from "../../../../art/marks";
import { INK, PALE, body, edge, flame, gloom, pen, thing, type Scene, wash } from "../kit";

/** A circle of chalk, three candles; something small puts its paw through and feels for whoever drew it. */
export const summon_1: Scene = (pic) =>
  gloom(pic, "#b8948a", "#2c1c2a", 130, 170, 210) +
  pen(
    pic,
    line(
      "M-6 74L246 40M-6 124L246 96M-6 200L246 184M-6 284L246 280M60 66L20 336M130 56L124 336M200 46L236 336",
      "#3a2030",
      2,
    ),
  ) +
  wash(pic, splash([136, 164], 92, "s", 0, 0.1), "#b06af0", 0.55) +
  g(
    { transform: "translate(134 168)rotate(-7)scale(1.3 .62)" },
    line(ring([0, 0], 96), "#fff8e0", 5, { "stroke-dasharray": "60 3 20 4" }) +
      line(ring([0, 0], 78), "#fff8e0", 2.6) +
      line(star([0, 0], 78, 5, 0.38), "#fff8e0", 3.4) +
      fill(ring([0, 0], 52), "#160820", { stroke: "#d89aff", "stroke-width": 5 }),
  ) +
  // two eyes below, curious
  fill(ring([166, 156], 9) + ring([188, 150], 8), "#ffe98a", { stroke: INK, "stroke-width": 2 }) +
  line("M163 153v7M185 147v7", INK, 5) +
  // the paw: over the rim, down to the chalk
  body(
    pic,
    shape("!160 178, 152 120, 122 92, 84 100, 60 140, 50 186, 36 214, !90 240, 96 200, 104 162, !116 150, !120 180"),
    "#a85a34",
    "#5a2410",
    shape("!160 178, 152 120, 128 98, 134 134, !130 180"),
    3,
  ) +
  fill(shape("!112 172, 138 166, !168 168, 160 188, 120 192"), "#160820") +
  fill(brush("74 132, 64 160, 60 190", 5) + brush("96 120, 84 150, 82 186", 5), "#e89a64") +
  body(
    pic,
    shape("26 226, 38 202, 70 196, 98 210, 104 236, 88 260, 56 264, 32 250"),
    "#b8683c",
    "#5a2410",
    shape("!98 210, 104 236, 88 260, 56 264, 80 240"),
    3,
  ) +
  fill(
    ring([42, 226], 6) + ring([60, 214], 6.4) + ring([80, 220], 6) + shape("50 244, 62 232, 80 238, 82 252, 64 256"),
    "#f4b8a8",
    { stroke: INK, "stroke-width": 1.6 },
  ) +
  fill("M28 216l-16-8 10 18zM50 200l-6-18 18 14zM80 200l4-18 12 18zM100 216l16-8-8 20z", PALE, {
    stroke: INK,
    "stroke-width": 2,
  }) +
  // the stump of chalk it wants
  pen(pic, thing("M112 268l46-8 4 13-46 8z", "#fffbe8", 2.2), line("M170 262q20-6 34-2", "#fff8e0", 4)) +
  [
    [24, 100, 1.1],
    [212, 84, 1],
    [206, 262, 1.9],
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
  edge(pic);
