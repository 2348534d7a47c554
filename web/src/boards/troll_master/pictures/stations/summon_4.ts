import { brush, curve, fill, line, rays, ring, shape, strokes } from "../../../../art/marks";
import { INK, body, edge, gloom, limb, pen, thing, type Scene } from "../kit";

const HIDE = "#4a2a66";

/** The floor opens; what comes has one elbow out already, and needs the whole room for its wings. */
export const summon_4: Scene = (pic) =>
  gloom(pic, "#fff0c0", "#5a2c6a", 70, 260, 280) +
  fill(rays([84, 270], 20, 50, 300, 0.05, "s4", 0.5), "#fff", { opacity: 0.55 }) +
  // the far wing has found the rafters
  fill(shape("!96 168, 70 100, 30 60, !-10 40, 6 90, !-10 104, 14 132, !0 156, 40 166, !56 196"), "#2c1640", {
    stroke: INK,
    "stroke-width": 2.6,
  }) +
  pen(pic, thing("M-6 30L120 6 124 24-6 50z", "#7a4a26", 2.6)) +
  body(
    pic,
    shape(
      "!140 176, 150 104, 188 48, !244 4, 236 62, !246 78, 232 108, !246 134, 220 150, !240 188, 192 192, !176 226, 150 214",
    ),
    "#5a3278",
    "#1c0c24",
    shape("!140 176, 180 130, 232 108, !246 134, 220 150, !240 188, 192 192, !176 226, 150 214"),
    3,
  ) +
  fill(strokes(4, "152 170, 188 110, 234 40", "158 180, 198 144, 244 110", "164 192, 196 176, 232 166"), "#b890d8") +
  // shoulders, neck, a long grin
  body(
    pic,
    shape("!72 290, 84 226, 110 176, 150 162, 180 186, 190 240, !186 290"),
    HIDE,
    "#1c0c24",
    shape("!140 290, 160 230, 168 176, 180 186, 190 240, !186 290"),
    3,
  ) +
  body(
    pic,
    shape(
      "!132 188, 118 150, 128 116, !136 80, 150 104, 140 120, !112 128, !96 92, 84 116, 56 126, 30 146, !18 166, 36 176, 74 178, 98 190, !104 206",
    ),
    HIDE,
    "#1c0c24",
    shape("!132 188, 118 150, 124 130, 112 150, 100 180, !104 206"),
    3,
  ) +
  fill(shape("!24 168, 50 160, 84 158, !98 170, 74 178, 40 178"), "#2a0c14", { stroke: INK, "stroke-width": 2 }) +
  fill("M32 166l6 10 7-12zM50 162l7 12 8-13zM70 160l6 11 8-11z", "#fff6dc", { stroke: INK, "stroke-width": 1.6 }) +
  fill(shape("!64 136, 84 126, !96 138, 80 144"), "#ffd23f", { stroke: INK, "stroke-width": 2.4 }) +
  line("M80 130v12", INK, 4) +
  fill(strokes(5, "56 130, 76 118, 98 128"), INK) +
  fill(ring([28, 156], 3.4), INK) +
  fill(brush("22 150, 4 136, 14 112", 8, { from: 0.4, to: 0.8, at: 0.7 }), "#e8dcf0", { opacity: 0.8 }) +
  // one claw on the edge of the hole
  limb(curve("96 216, 56 214, 44 252"), 22, HIDE) +
  limb(curve("44 250, 30 262, 26 276"), 11, HIDE) +
  limb(curve("46 252, 44 268, 46 282"), 11, HIDE) +
  limb(curve("50 250, 62 262, 66 276"), 11, HIDE) +
  fill("M20 272l6 16 6-14zM41 279l5 16 6-15zM60 273l8 15 4-16z", "#fff6dc", { stroke: INK, "stroke-width": 1.8 }) +
  body(
    pic,
    shape("!-6 272, 30 280, 60 284, 96 270, 140 284, 190 266, !242 280, !242 342, !-6 342"),
    "#7a5a3a",
    "#3a2414",
    "M120 268L242 280V342H120z",
    2.8,
  ) +
  fill("M20 272l6 16 6-14zM41 279l5 16 6-15zM60 273l8 15 4-16z", "#fff6dc", { stroke: INK, "stroke-width": 1.8 }) +
  pen(pic, line("M60 290l10 24M120 284l-10 30 12 20M190 276l-8 36 16 20M226 284l-8 30", INK, 2.4)) +
  thing("M196 262l20-18 16 20zM102 262l12-16 14 14zM2 236l18-6 4 18z", "#8a6a4a", 2.2) +
  edge(pic);
