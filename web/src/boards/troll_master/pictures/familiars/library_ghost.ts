import { curve, fill, g, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, edge, gloom, limb, pen, type Scene, wash } from "../kit";

/** Pours out of its own book, comes round the corner of the shelf and asks for silence. */
export const library_ghost: Scene = (pic) =>
  gloom(pic, "#c8b890", "#2c2430", 90, 110, 220) +
  // shelves that run away from us
  g(
    { transform: "rotate(7 240 0)" },
    ...[-10, 74, 158, 242].map(
      (y, r) =>
        Array.from({ length: 8 }, (_, i) =>
          fill(
            `M${118 + i * 19} ${y + ((i * 7 + r * 5) % 17)}h17V${y + 72}h-17z`,
            ["#8a4a3a", "#4a6a5a", "#6a5a8a", "#a8803a", "#5a3a2a"][(i * 3 + r) % 5]!,
            { stroke: INK, "stroke-width": 1.4, opacity: 0.85 },
          ),
        ).join("") + fill(`M112 ${y + 72}h150v9H112z`, "#3a2412", { stroke: INK, "stroke-width": 1.4 }),
    ),
    fill("M100-20h14v380h-14z", "#3a2412", { stroke: INK, "stroke-width": 2 }),
  ) +
  wash(pic, splash([104, 110], 90, "g1", 0, 0.1), "#e8e8ff", 0.6) +
  // a shawl of smoke: from the pages, round to the right, and over us
  body(
    pic,
    shape(
      "!92 262, 130 262, 178 246, 206 206, 200 160, 172 126, 132 112, 96 118, 74 142, !66 170, 100 176, 134 182, 148 204, 132 226, 104 236, !76 246",
    ),
    "#dfe2fa",
    "#7a7ac0",
    shape("!92 262, 130 262, 178 246, 206 206, 200 160, 172 126, !150 118, 178 160, 176 206, 146 236, 100 250"),
    2.8,
  ) +
  fill(strokes(4, "196 170, 192 214, 156 244", "180 148, 186 190, 160 224", "120 250, 146 242, 164 226"), "#8a8ad0") +
  // the head, on a long neck, tilted
  g(
    { transform: "rotate(-14 92 90)" },
    fill(ring([146, 30], 20), "#b8bce8", { stroke: INK, "stroke-width": 2.6 }) +
      line("M124 20l44 18", "#e8b93a", 5) +
      body(
        pic,
        shape("!50 100, 44 82, 50 56, 72 36, 108 32, 136 54, 140 92, 120 124, 88 134, 64 126"),
        "#eef0ff",
        "#8a8ac8",
        shape("!120 40, 138 60, 140 92, 120 124, 88 134, 116 100"),
        2.8,
      ) +
      fill(shape("!46 76, 44 44, 76 16, 122 18, 150 52, !148 96, 134 72, 116 52, 84 44, 58 54"), "#b8bce8", {
        stroke: INK,
        "stroke-width": 2.6,
      }) +
      fill(strokes(3, "66 36, 90 30, 116 36", "130 44, 140 60, 142 76"), "#7a7ac0") +
      fill(ring([64, 84], 16) + ring([102, 86], 19), "#fff", { stroke: INK, "stroke-width": 3.4 }) +
      line("M80 83q2-3 4 0M120 82l20-8", INK, 3) +
      fill(ring([58, 88], 6) + ring([94, 91], 7), INK) +
      fill(strokes(4, "48 64, 60 58, 74 66", "88 66, 104 58, 122 66"), INK) +
      fill(shape("!78 92, 68 108, !82 110"), "#b8bce8", { stroke: INK, "stroke-width": 2 }) +
      fill(ring([80, 120], 5), INK),
  ) +
  // hush
  body(
    pic,
    shape("!20 240, 22 200, 40 172, 66 168, 84 184, 80 206, 56 226, !50 252"),
    "#dfe2fa",
    "#7a7ac0",
    shape("!84 184, 80 206, 56 226, !50 252, !36 250, 60 204"),
    2.6,
  ) +
  limb(curve("66 180, 76 152, 82 120"), 11, "#eef0ff") +
  limb(curve("60 176, 80 166, 88 178"), 10, "#eef0ff") +
  limb(curve("58 188, 80 180, 86 190"), 10, "#eef0ff") +
  limb(curve("50 180, 42 162, 52 150"), 10, "#eef0ff") +
  // the book, aslant, towards us
  g(
    { transform: "rotate(-9 110 260)" },
    body(
      pic,
      shape(
        "!6 264, 40 244, 92 250, 106 266, 120 248, 176 240, !216 256, !212 292, 166 274, 120 282, 106 296, 92 284, 42 278, !8 298",
      ),
      "#fff2cc",
      "#c8a060",
      "M106 266L216 256v36H106z",
      2.8,
    ) + pen(pic, line("M26 266q30-14 60-4M30 276q28-10 54-3M128 258q32-10 62-2M130 268q30-8 56 0", SEPIA, 1.6)),
  ) +
  edge(pic);
