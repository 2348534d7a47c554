import { brush, dots, fill, g, line, ring, star, tag } from "../../../../art/marks";
import { GOLD, INK, PALE, SEPIA, body, edge, gloom, pen, shelf, thing, type Scene } from "../kit";

/** The roof stands open; the stars are written down. */
export const divine_2: Scene = (pic) =>
  gloom(pic, "#3a4a8a", "#0c1030", 150, 60, 240) +
  line(
    dots([
      [20, 40],
      [60, 80],
      [110, 30],
      [90, 110],
      [200, 30],
      [226, 90],
      [150, 60],
      [30, 130],
      [180, 100],
    ]),
    "#fff8e0",
    4,
  ) +
  line("M60 80L110 30 150 60 200 30M150 60l-60 50-30-30", "#c8d0ff", 1.4) +
  fill(star([150, 60], 16, 4, 0.16) + star([60, 80], 12, 4, 0.16), "#fff8e0") +
  fill("M0 0L0 180 30 160 20 60 60 0zM240 0V170l-30-20 14-80-30-70z", "#3a2414", { stroke: INK, "stroke-width": 2.4 }) +
  line("M10 20v140M230 30v120", SEPIA, 2) +
  shelf(pic, 268, 34) +
  pen(
    pic,
    line("M120 200L80 284M120 200l44 84M120 200v84", INK, 11),
    line("M120 200L80 284M120 200l44 84M120 200v84", "#8a5230", 6),
  ) +
  g(
    { transform: "rotate(-38 120 190)" },
    body(pic, "M40 178h60v28H40z", "#c8903a", "#6a4414", "M40 194h60v12H40z", 2.4) +
      body(pic, "M96 170h70v44H96z", "#a82a3a", "#4a0c1c", "M96 194h70v20H96z", 2.6) +
      body(pic, "M160 162h50v60h-50z", "#c8903a", "#6a4414", "M160 194h50v28h-50z", 2.8) +
      tag("ellipse", { cx: 211, cy: 192, rx: 8, ry: 30, fill: "#bfe8f8", stroke: INK, "stroke-width": 2.6 }) +
      thing("M28 184h14v16H28z", "#3a2414", 2),
  ) +
  thing(ring([120, 200], 10), GOLD, 2.4) +
  thing("M150 262l70-14 8 30-70 14z", PALE, 2.2) +
  line("M162 268l40-8M164 276l46-9", SEPIA, 1.8) +
  line(
    dots([
      [206, 262],
      [176, 282],
    ]),
    "#c8402a",
    5,
  ) +
  fill(brush("206 258, 222 230, 240 214", 8), "#f4f4f4", { stroke: INK, "stroke-width": 1.6 }) +
  edge(pic);
