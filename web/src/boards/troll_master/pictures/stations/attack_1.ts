import { curve, fill, line, ring, shape } from "../../../../pictures/marks";
import { INK, SEPIA, body, contour, edge, limb, parchment, pen, thing, type Scene, wash } from "../kit";

/** A sling, a pebble, and the neighbour's window. */
export const attack_1: Scene = (pic) =>
  parchment(pic, "at1", "#c87a4a") +
  wash(pic, "M128 50h96v120h-96z", "#a8d0e8", 0.9) +
  pen(pic, contour("M128 50h96v120h-96zM176 50v120M128 110h96", 2.6)) +
  fill("M150 84l12 10 14-8-4 16 14 10-18 2-4 16-8-14-16 4 8-14z", "#2c3a4a", { stroke: INK, "stroke-width": 1.6 }) +
  line("M150 84l-12-14M176 86l16-16M186 112l24 8M164 130l-4 24", INK, 1.6) +
  body(
    pic,
    shape(
      "!66 300, 70 232, 40 196, 30 150, 44 146, 58 184, 82 206, 106 184, 116 146, 130 148, 122 194, 94 232, !92 300",
    ),
    "#a86a34",
    "#5a2c10",
    shape("!80 300, 84 226, 112 180, !130 148, 122 196, 96 234, !96 300"),
    2.8,
  ) +
  pen(pic, line("M66 250h26M66 258h26M66 266h26", INK, 2.4)) +
  line(curve("36 150, 30 190, 12 218") + curve("122 150, 90 196, 22 230"), INK, 7) +
  line(curve("36 150, 30 190, 12 218") + curve("122 150, 90 196, 22 230"), "#c8402a", 3.4) +
  thing(shape("8 216, 24 214, 30 232, 14 240"), "#6a3a1c", 2) +
  line("M36 214l90-88M44 226l76-76", SEPIA, 2, { "stroke-dasharray": "10 8" }) +
  thing(ring([164, 102], 9), "#8a8a88", 2) +
  limb("M0 262q20-10 24-28", 17, "#8aa84a") +
  edge(pic);
