import { brush, fill, line, shape, splash, strokes } from "../../../../pictures/marks";
import { INK, PALE, body, bottle, contour, edge, flame, parchment, pen, shelf, thing, type Scene, wash } from "../kit";

/** One kettle, one candle, patience. */
export const brew_1: Scene = (pic) =>
  parchment(pic, "br1", "#8aa84a") +
  shelf(pic, 262) +
  pen(pic, contour("M70 262L120 110 170 262M120 110V70M104 70h32", 3)) +
  line("M120 112v34", INK, 3) +
  body(
    pic,
    shape("78 176, 88 152, 120 144, 152 152, 162 176, 152 206, 120 214, 88 206"),
    "#8a6a4a",
    "#3a2414",
    "M124 140h44v80h-36z",
    2.6,
  ) +
  fill(brush("156 170, 184 160, 192 136", 13, { from: 0.9, to: 0.6 }), "#8a6a4a", {
    stroke: INK,
    "stroke-width": 2.4,
  }) +
  line("M84 160q-30-40 36-46", INK, 4) +
  thing("M100 142h40v-8h-40z", "#c8903a") +
  wash(pic, splash([206, 112], 20, "k1", 5), "#c8d8a0", 0.9) +
  fill(brush("196 130, 214 104, 200 84, 218 60", 12, { from: 0.2, to: 0.6, at: 0.7 }), "#f4f4dc", {
    opacity: 0.85,
    stroke: INK,
    "stroke-width": 1.2,
  }) +
  thing("M106 262v-24h28v24z", PALE) +
  flame(pic, 120, 240, 26, "#f0a02c", 1) +
  flame(pic, 120, 240, 14, "#fff4c0", 1) +
  bottle(pic, 36, 262, 30, 60, "#7a9a5a") +
  pen(pic, thing("M190 262l8-30h20l8 30z", "#c8a878")) +
  fill(strokes(5, "208 232, 204 210, 196 200", "208 232, 214 212, 222 206"), "#5d8a40") +
  edge(pic);
