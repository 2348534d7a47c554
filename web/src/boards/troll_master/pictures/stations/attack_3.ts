import { curve, fill, line, ring, shape } from "../../../../pictures/marks";
import { INK, SEPIA, body, edge, parchment, pen, shelf, thing, type Scene, wash } from "../kit";

/** A ladle, two ropes and a very large cheese. */
export const attack_3: Scene = (pic) =>
  parchment(pic, "at3", "#b08a3a") +
  wash(pic, "M0 0H240V200H0z", "#88b0c8", 0.45) +
  shelf(pic, 268, 34) +
  line(curve("150 70, 196 40, 240 44"), SEPIA, 2.4, { "stroke-dasharray": "8 8" }) +
  pen(
    pic,
    line("M46 270L102 168 158 270M102 168L74 270", INK, 14),
    line("M46 270L102 168 158 270M102 168L74 270", "#a8683a", 9),
  ) +
  line(ring([48, 274], 20) + ring([158, 274], 20), INK, 11) +
  line(ring([48, 274], 20) + ring([158, 274], 20), "#8a5a2e", 6) +
  pen(pic, line("M34 238L150 96", INK, 15), line("M34 238L150 96", "#c8904a", 10)) +
  body(pic, shape("128 100, 130 76, 156 66, 180 80, 180 104, 160 118, 138 116"), "#8a9aa8", "#3a4654", "", 2.6) +
  body(
    pic,
    shape("!134 88, 128 52, 156 24, 192 34, !204 74, 176 92"),
    "#f0c83a",
    "#a87414",
    "M170 26h36v70h-30z",
    2.6,
  ) +
  fill(ring([152, 56], 7) + ring([174, 68], 5) + ring([176, 46], 6), "#c8922a") +
  line(ring([52, 214], 9), INK, 5) +
  line("M52 222L40 268M60 216l40 40", INK, 4) +
  thing("M20 236h26v26H20z", "#6a6a68", 2.4) +
  line("M100 170q30 20 34 60", "#c8a070", 3) +
  edge(pic);
