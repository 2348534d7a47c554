import { curve, fill, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, SEPIA, body, bottle, edge, eye, parchment, pen, shelf, spatter, type Scene, wash } from "../kit";

/** Has its proboscis in the crystal and won't be disturbed; its belly is a lamp already. */
export const mana_bug: Scene = (pic) =>
  parchment(pic, "bug", "#6aa0b0") +
  bottle(pic, 34, 112, 30, 62, "#7a9a5a") +
  bottle(pic, 72, 112, 22, 44, "#b0784a") +
  pen(pic, line("M0 114h110", SEPIA, 2)) +
  shelf(pic, 262) +
  // the crystal
  body(pic, "M20 262L8 214l28-58 30 22 6 48-14 36z", "#5ac8e8", "#1f6a9a", "M36 156l30 22 6 48-14 36-16-60z", 2.4) +
  pen(pic, line("M36 156l6 48 16 58M42 204L8 214M42 204l30 20", INK, 1.4)) +
  // legs behind, then the belly that glows
  pen(
    pic,
    line(
      curve("128 214, 110 246, 96 262") + curve("160 222, 152 250, 160 264") + curve("190 206, 204 238, 222 258"),
      INK,
      6,
    ),
  ) +
  wash(pic, splash([168, 168], 84, "b1", 0, 0.1), "#9af0ff", 0.5) +
  body(
    pic,
    shape("96 178, 112 134, 154 106, 200 112, 226 150, 220 194, 184 226, 132 226, 104 208"),
    "#58d0e8",
    "#1c6a8a",
    shape("!104 208, 150 212, 200 190, 226 150, !224 210, 180 236, 120 232"),
    2.8,
  ) +
  fill(shape("120 200, 140 186, 190 186, 208 172, 190 208, 150 216"), "#d8fff8", { opacity: 0.75 }) +
  pen(pic, line("M126 214q-6-24 0-40M152 222q-4-20 0-36M178 220q4-20 0-34M202 204q6-14 4-26", INK, 1.8)) +
  // wing cases lifted, gauze below
  body(
    pic,
    shape("!112 146, 130 92, 176 52, 222 44, !216 92, 190 132, !150 140"),
    "#2a5a4a",
    "#0e2a24",
    shape("!130 140, 170 110, 216 60, !216 100, 170 146"),
    2.6,
  ) +
  fill(strokes(2.6, "126 136, 160 92, 206 58"), "#8ad0a0") +
  fill(shape("!118 152, 96 108, 104 62, 124 40, !134 86, 132 136"), "#e8f8f0", {
    opacity: 0.8,
    stroke: INK,
    "stroke-width": 1.6,
  }) +
  line("M120 148q-10-40 4-100M116 120l12-14M112 92l14-12", SEPIA, 1) +
  body(
    pic,
    shape("76 176, 84 150, 108 140, 124 158, 122 186, 100 200, 82 196"),
    "#1c4a40",
    "#0a201c",
    shape("!82 196, 110 186, 122 160, !126 196, 100 206"),
    2.6,
  ) +
  pen(
    pic,
    line(curve("84 156, 70 128, 78 104") + curve("98 146, 96 120, 112 104"), INK, 3) +
      fill(ring([78, 103], 4) + ring([113, 103], 4), INK) +
      line(curve("80 190, 64 204, 48 198"), INK, 6) +
      line(curve("80 190, 64 204, 48 198"), "#c8904a", 2.4),
  ) +
  eye(94, 170, 12, [-0.9, 0.5], "#e86a3a", false, 0.55) +
  pen(pic, line(curve("108 202, 98 230, 78 250") + curve("124 210, 124 238, 116 262"), INK, 6)) +
  spatter([222, 250], "#58d0e8", "b2", 8) +
  edge(pic);
