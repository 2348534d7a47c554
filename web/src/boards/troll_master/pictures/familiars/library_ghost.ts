import { brush, curve, fill, line, ring, shape, splash, strokes } from "../../../../pictures/marks";
import { INK, SEPIA, body, edge, gloom, limb, pen, type Scene, wash } from "../kit";

/** Climbs out of its own book and asks for silence. */
export const library_ghost: Scene = (pic) =>
  gloom(pic, "#c8b890", "#4a3a3a", 120, 130, 210) +
  // shelves of spines, dim
  [14, 96, 178]
    .map(
      (y, r) =>
        Array.from({ length: 13 }, (_, i) =>
          fill(
            `M${i * 19 - 4} ${y + ((i * 7 + r * 5) % 17)}h17V${y + 70}h-17z`,
            ["#8a4a3a", "#4a6a5a", "#6a5a8a", "#a8803a", "#5a3a2a"][(i * 3 + r) % 5]!,
            { stroke: INK, "stroke-width": 1.4, opacity: 0.75 },
          ),
        ).join("") + fill(`M0 ${y + 70}h240v9H0z`, "#3a2412"),
    )
    .join("") +
  wash(pic, splash([124, 130], 96, "g1", 0, 0.1), "#e8e8ff", 0.55) +
  // smoke from the pages becomes sleeve and robe
  body(
    pic,
    shape(
      "!96 258, 70 232, 104 212, 78 186, 66 150, 84 118, 104 100, 148 96, 172 116, 190 146, 182 186, 200 206, 166 222, 176 244, !140 258",
    ),
    "#dfe2fa",
    "#7a7ac0",
    shape("!140 258, 120 226, 150 190, 150 140, !172 116, 192 146, 184 186, 202 208, 170 224, 180 246"),
    2.4,
  ) +
  fill(strokes(3, "98 236, 112 214, 96 190", "140 240, 130 216, 146 192"), "#8a8ad0") +
  body(
    pic,
    shape("92 84, 92 56, 112 36, 142 38, 156 62, 152 92, 132 110, 108 106"),
    "#eef0ff",
    "#8a8ac8",
    shape("!142 38, 158 62, 152 94, 130 112, !140 76"),
    2.4,
  ) +
  fill(shape("!90 70, 88 40, 112 22, 146 26, 164 52, !162 84, 150 60, 130 50, 108 52"), "#b8bce8", {
    stroke: INK,
    "stroke-width": 2.2,
  }) +
  fill(ring([128, 20], 14), "#b8bce8", { stroke: INK, "stroke-width": 2.2 }) +
  line(ring([108, 74], 11) + ring([134, 74], 12) + "M119 73q2-3 3 0M146 72l10-4", INK, 2.4) +
  fill(ring([105, 76], 3.6) + ring([131, 76], 3.8), INK) +
  fill(strokes(3, "98 60, 108 56, 116 62", "126 60, 136 55, 146 60"), INK) +
  fill(brush("114 96, 120 94, 126 96", 3), INK) +
  // the finger on the lips
  fill(shape("!70 150, 84 128, 106 122, !112 136, 96 150, 84 168"), "#dfe2fa", { stroke: INK, "stroke-width": 2.2 }) +
  limb(curve("104 128, 114 112, 118 88"), 7, "#eef0ff") +
  fill(shape("98 118, 110 112, 124 118, 120 132, 104 136"), "#eef0ff", { stroke: INK, "stroke-width": 2 }) +
  // the book, open towards us
  body(
    pic,
    shape(
      "!20 262, 60 246, 112 250, 122 264, 134 250, 186 246, !226 262, !222 288, 180 272, 134 278, 122 290, 110 278, 62 272, !22 288",
    ),
    "#fff2cc",
    "#c8a060",
    "M122 264L226 262v30H122z",
    2.6,
  ) +
  pen(pic, line("M40 262q30-12 62-4M44 270q30-10 58-3M142 258q32-8 62 4M144 266q30-6 56 4", SEPIA, 1.3)) +
  edge(pic);
