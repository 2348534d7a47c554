import { brush, dots, fill, line, rays, shape, strokes } from "../../../../pictures/marks";
import { INK, body, edge, gloom, pen, thing, type Scene } from "../kit";

/** The floor opens; what comes needs both wings to come. */
export const summon_4: Scene = (pic) =>
  gloom(pic, "#fff4d0", "#6a3a7a", 120, 200, 220) +
  fill("M70 250L40 -10H200L172 250z", "#fffbe8", { opacity: 0.75 }) +
  fill(rays([120, 232], 20, 60, 330, 0.05, "s4", 0.5), "#fff", { opacity: 0.6 }) +
  fill(
    shape("!120 236, 88 200, 96 150, 60 110, !6 60, 14 110, !-6 120, 20 146, !4 166, 36 178, !28 200, 66 206, !84 232"),
    "#3a1c4a",
    { stroke: INK, "stroke-width": 2.4 },
  ) +
  fill(
    shape(
      "!122 236, 152 200, 146 150, 182 110, !236 60, 226 110, !246 120, 220 146, !236 166, 204 178, !212 200, 174 206, !156 232",
    ),
    "#3a1c4a",
    { stroke: INK, "stroke-width": 2.4 },
  ) +
  fill(
    strokes(
      3,
      "90 190, 50 140, 20 88",
      "86 204, 52 172, 16 150",
      "150 190, 190 140, 220 88",
      "154 204, 188 172, 224 150",
    ),
    "#a87ac0",
  ) +
  body(
    pic,
    shape(
      "!84 240, 92 190, 104 150, 92 128, !84 96, 104 108, 120 104, 138 108, !156 96, 148 128, 136 150, 150 190, !158 240",
    ),
    "#4a2a5a",
    "#1c0c24",
    "M122 100h40v140h-36z",
    2.6,
  ) +
  line(
    dots([
      [108, 126],
      [132, 126],
    ]),
    "#ffd23f",
    9,
  ) +
  line("M108 122v8M132 122v8", INK, 2.4) +
  fill(brush("106 140, 120 146, 134 140", 3), "#ffd23f") +
  body(
    pic,
    shape("!0 250, 50 232, 84 246, 120 238, 160 248, 196 230, !240 250, !240 336, !0 336"),
    "#7a5a3a",
    "#3a2414",
    "M120 238L240 250V336H120z",
    2.6,
  ) +
  pen(pic, line("M20 254l30 30-10 30M84 248l10 26M160 250l-8 34 16 20M206 240l-10 40", INK, 2.2)) +
  thing("M40 230l20-16 14 16zM176 226l16-18 14 20z", "#8a6a4a", 2) +
  edge(pic);
