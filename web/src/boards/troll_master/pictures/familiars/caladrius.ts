import { brush, fill, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, PALE, body, contour, edge, eye, parchment, pen, shelf, thing, type Scene, wash } from "../kit";

/** Looks at the sick one and draws the fever out by a thread. */
export const caladrius: Scene = (pic) =>
  parchment(pic, "cal", "#e8d8b0", 0.6) +
  wash(pic, "M130 20h84v110h-84z", "#a8d0e8", 0.8) +
  wash(pic, ring([178, 60], 22), "#fff8d0", 0.9) +
  pen(pic, contour("M130 20h84v110h-84zM172 20v110M130 76h84", 2.2)) +
  // the bed: a matchbox under a patched quilt
  shelf(pic, 268) +
  body(pic, "M4 212l86 0 6 58H4z", "#c87a5a", "#7a3a2a", "M50 212h42l6 60H50z", 2.4) +
  pen(
    pic,
    line("M28 214v54M60 214l2 54M6 238h88", "#7a3a2a", 1.6),
    thing(shape("!0 214, 6 196, 34 194, 44 206, !44 216"), PALE),
  ) +
  body(pic, shape("8 204, 12 186, 30 180, 46 190, !56 200, 44 208, 26 212"), "#b8b0a8", "#6a6460", "", 1.8) +
  fill(ring([18, 180], 8), "#d8b0a8", { stroke: INK, "stroke-width": 1.6 }) +
  fill(strokes(2.4, "30 192, 34 195, 38 192", "42 190, 45 193, 48 192"), INK) +
  fill(ring([55, 199], 2.6), "#d84a4a") +
  thing("M22 178l26 0 2 8-28 0z", "#8ac0e0", 1.4) +
  fill(brush("50 186, 74 150, 66 118, 96 96", 4, { from: 0.8, to: 0.6 }), "#d83a2a") +
  wash(pic, splash([54, 184], 13, "c1", 3), "#e85a3a", 0.6) +
  // the bird, mostly neck
  pen(pic, line("M164 262l-6 16-14 4M158 278l8 6M188 258l2 18-12 8M190 276l12 6", INK, 4.6)) +
  body(
    pic,
    shape("!232 190, 244 232, 226 250, !240 262, 206 262, 170 266, 140 248, 134 214, 150 184, 178 172, 206 176"),
    "#fffdf4",
    "#b8b8c8",
    shape("!140 248, 180 240, 226 214, !240 262, 180 272"),
    2.6,
  ) +
  body(
    pic,
    brush("168 214, 132 196, 126 160, 148 128, 146 96, 122 84", 36, { from: 0.95, to: 0.72, at: 0.1 }),
    "#fffdf4",
    "#c0c0d0",
    shape("!146 214, 142 170, 164 130, 164 90, !176 130, 160 180, 180 220"),
    2.6,
  ) +
  body(pic, shape("!96 98, 106 82, 126 72, 146 78, 152 94, 140 106, 116 106"), "#fffdf4", "#c0c0d0", "", 2.4) +
  fill(shape("!110 86, 92 90, !80 102, 94 104, !112 102"), "#e8b93a", { stroke: INK, "stroke-width": 2 }) +
  eye(128, 88, 6.5, [-0.9, 0.5], "#3a6ab0") +
  fill(brush("118 80, 128 76, 138 82", 3), INK) +
  body(
    pic,
    shape("!176 180, 214 172, 238 150, !236 190, 246 204, !228 220, 230 236, !204 238, 178 224"),
    "#f0f4fc",
    "#9aa4c0",
    shape("!190 230, 226 200, 240 160, !246 206, 228 240"),
    2.4,
  ) +
  fill(strokes(2.4, "190 192, 216 186, 234 170", "190 206, 214 206, 236 200", "190 218, 208 222, 224 226"), "#6a78a0") +
  fill(strokes(4, "138 72, 146 56, 160 50", "144 76, 158 66, 170 66"), INK) +
  edge(pic);
