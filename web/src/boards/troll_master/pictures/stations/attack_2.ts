import { curve, fill, g, line, ring } from "../../../../art/marks";
import { INK, body, contour, edge, parchment, pen, shelf, thing, type Scene, wash } from "../kit";

/** The crossbow on the sill, already drawn. */
export const attack_2: Scene = (pic) =>
  parchment(pic, "at2", "#a84a3a") +
  wash(pic, "M20 24h200v190H20z", "#e8a868", 0.8) +
  wash(pic, ring([160, 92], 30), "#fff0b0", 0.95) +
  fill("M20 214v-44l20-20 16 20v-30l14-16 14 16v40h40v-24l16-14 18 14v20h62v44z", "#7a4a4a") +
  pen(pic, contour("M20 24h200v190H20z", 4)) +
  shelf(pic, 214, 44) +
  g(
    { transform: "rotate(-16 120 176)" },
    body(pic, "M30 196L214 160l4 18L34 222z", "#8a5230", "#4a2410", "M34 210L216 172l2 6L34 222z", 2.6) +
      line(curve("196 92, 214 130, 206 168, 216 208, 204 250"), INK, 15) +
      line(curve("196 92, 214 130, 206 168, 216 208, 204 250"), "#8a9aa8", 9) +
      line("M196 94L86 194 204 248", "#fff4dc", 3) +
      line("M86 190L232 160", INK, 6) +
      line("M86 190L232 160", "#c8903a", 3) +
      fill("M224 154l22 2-18 12z", "#c8d0d8", { stroke: INK, "stroke-width": 2 }) +
      fill("M86 190l-14-8 2 10-4 10z", "#c8402a", { stroke: INK, "stroke-width": 1.4 }) +
      line("M84 216l-6 24 14 4", INK, 6),
  ) +
  thing("M16 262l40-6 2 10-40 6z", "#c8903a", 1.8) +
  edge(pic);
