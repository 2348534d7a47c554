import { brush, curve, fill, g, line, move, ring, shape, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, contour, edge, limb, parchment, pen, thing, type Scene, wash } from "../kit";

/** Pushes more than he can carry and complains into his beard. */
export const gnome: Scene = (pic) =>
  parchment(pic, "gno", "#a87a4a") +
  // the gallery: props, a seam of crystal in the wall
  wash(pic, "M0 0H240V336H0z", "#7a5a3a", 0.45) +
  wash(pic, "M54 30L180 30 200 292H36z", "#e8c890", 0.55) +
  pen(
    pic,
    contour("M40 0L26 292M62 0L46 292M186 0l16 292M206 0l18 292M20 28h200M20 50h200", 2.4),
    line("M46 60l-12 100M196 60l12 110M40 38h160", SEPIA, 1.2),
  ) +
  fill("M206 120l14-22 10 26-8 30zM8 90l12-26 8 30-8 24z", "#7ad0e0", { stroke: INK, "stroke-width": 1.8 }) +
  // boots and coat, leaning into it
  limb(curve("150 236, 158 262, 146 284"), 18, "#4a3a5a") +
  limb(curve("178 232, 204 250, 218 276"), 18, "#4a3a5a") +
  pen(pic, thing("M124 280q10-12 34-6v18h-36zM204 268l26 6 8 18-36 2z", "#3a2010", 2.4)) +
  body(
    pic,
    shape("!128 164, 156 146, 188 160, 206 200, !204 248, 168 256, !132 246, 122 206"),
    "#7a4a8a",
    "#3a1c4a",
    shape("!170 150, 206 200, 204 250, !170 256, 186 200"),
    2.6,
  ) +
  // hat down to the nose, bent by the roof
  body(
    pic,
    shape("!84 150, 108 104, 140 76, 178 58, !222 66, 190 84, 172 112, 166 148, 128 160"),
    "#c8402a",
    "#6a1818",
    shape("!128 160, 150 110, 190 70, !176 112, 166 152"),
    2.8,
  ) +
  fill(strokes(3, "116 112, 132 116, 150 108", "146 84, 156 92, 172 88"), INK) +
  body(
    pic,
    shape("!96 166, 88 196, 70 220, 84 226, !78 244, 100 238, !104 256, 122 234, 136 206, !140 170"),
    "#f4ecd8",
    "#b0a088",
    shape("!140 170, 136 206, 122 234, 104 256, !120 206"),
    2.4,
  ) +
  fill(strokes(2.4, "100 190, 92 212, 88 224", "112 196, 108 222, 104 238"), SEPIA) +
  body(
    pic,
    shape("70 168, 76 150, 96 144, 112 156, 108 174, 88 182, 74 180"),
    "#e8a878",
    "#b0583a",
    shape("!74 180, 100 172, 112 156, !112 178, 90 188"),
    2.4,
  ) +
  fill(brush("112 158, 122 152, 132 156", 4), INK) +
  fill(ring([122, 162], 2.6), INK) +
  fill(brush("98 184, 108 190, 118 184", 3), INK) +
  limb(curve("150 184, 126 214, 96 226"), 16, "#8a5a9a") +
  fill(ring([96, 228], 10), "#e8a878", { stroke: INK, "stroke-width": 2.2 }) +
  // the barrow
  pen(pic, line("M104 230L20 262", INK, 9), line("M104 230L20 262", "#a8683a", 5)) +
  body(pic, "M4 214L92 214 74 262 18 262z", "#a8683a", "#5a2c14", "M52 214h44l-20 50H44z", 2.4) +
  line(ring([18, 274], 19), INK, 10) +
  line(ring([18, 274], 19), "#8a5a2e", 5) +
  fill(ring([18, 274], 4), INK) +
  (
    [
      [18, 206, -20],
      [42, 196, 6],
      [66, 206, 24],
      [54, 182, -8],
      [30, 180, 14],
    ] as const
  )
    .map(([x, y, turn]) =>
      g(
        { transform: move(x, y, turn) },
        thing("M0-20l12 10-4 26H-8l-5-26z", "#7ad8e8"),
        fill("M0-20l12 10-4 26z", "#2f8aa8", { opacity: 0.7 }),
      ),
    )
    .join("") +
  edge(pic);
