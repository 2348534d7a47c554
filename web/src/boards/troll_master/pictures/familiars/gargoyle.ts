import { brush, curve, fill, line, ring, shape, strokes } from "../../../../art/marks";
import { INK, PALE, body, edge, eye, gloom, limb, pen, type Scene, wash } from "../kit";

/** Chin in hand, in the rain, four hundred years; the gutter runs through it. */
export const gargoyle: Scene = (pic) =>
  gloom(pic, "#9aa8b4", "#3c4858", 150, 90, 230) +
  wash(pic, "M0 0H240V150H0z", "#5a6a7a", 0.4) +
  line(Array.from({ length: 26 }, (_, i) => `M${(i * 53) % 250} ${(i * 37) % 250}l-9 26`).join(""), "#e8f0f4", 1.6, {
    opacity: 0.75,
  }) +
  // towers below
  fill("M0 336V250l14-30 14 30v20h22v-34l10-22 10 22v60l40 10v30z", "#2c3644") +
  fill("M18 256h6v10h-6zM56 250h5v9h-5z", "#f0c860") +
  // the ledge
  body(pic, "M70 250L244 214V346H96z", "#8a8a88", "#4a4c54", "M110 290L244 262V346H96z", 2.6) +
  pen(pic, line("M84 284L244 252M150 236l6 32M206 224l6 32M120 280l10 40M182 268l8 40", INK, 1.8)) +
  // wings folded like an umbrella
  body(
    pic,
    shape("!150 150, 170 96, 206 58, !236 40, 232 84, !246 110, 234 138, !240 176, 214 196, !190 206"),
    "#6c7480",
    "#343a48",
    shape("!180 190, 206 130, 236 60, !246 120, 238 180, 200 206"),
    2.6,
  ) +
  fill(strokes(3, "176 110, 196 140, 202 186", "206 62, 222 100, 222 150"), INK) +
  body(
    pic,
    shape("!112 244, 104 206, 118 168, 150 142, 184 150, 206 186, 212 226, !196 240, 150 250"),
    "#8c949c",
    "#444c58",
    shape("!150 250, 170 206, 190 156, !208 190, 214 232"),
    2.8,
  ) +
  limb(curve("196 214, 160 218, 150 240, 176 246"), 20, "#8c949c") +
  pen(pic, line("M150 240l-10 8M158 246l-6 8M168 248l-2 8", INK, 5)) +
  limb(curve("130 190, 96 206, 92 178, 90 160"), 15, "#8c949c") +
  body(
    pic,
    shape("!44 138, 36 120, 52 106, 74 100, 84 78, 112 72, 138 88, 144 118, 130 148, 100 164, 72 162, !48 156, 56 148"),
    "#9aa2aa",
    "#4a525e",
    shape("!72 162, 104 150, 140 100, !146 120, 130 150, 100 168"),
    2.8,
  ) +
  body(pic, shape("!94 78, 88 52, 100 32, !112 22, 110 46, 120 74"), "#7a828c", "#444c58", "", 2.2) +
  body(pic, shape("!126 84, 136 58, 158 46, !172 46, 160 66, 144 94"), "#7a828c", "#444c58", "", 2.2) +
  eye(88, 112, 9, [-0.9, 0.7], "#e8a83a", false, 0.95) +
  fill(strokes(3.4, "74 100, 90 94, 106 102", "98 130, 110 136, 122 130"), INK) +
  fill(ring([54, 122], 3), INK) +
  fill(brush("46 142, 64 146, 92 138", 4), INK) +
  fill("M62 144l4-9 5 9zM78 143l3-8 5 7z", PALE, { stroke: INK, "stroke-width": 1.2 }) +
  // the water it spits
  fill(brush("48 150, 28 168, 20 210, 24 292", 12, { from: 0.6, to: 1, at: 0.2 }), "#cfe6ee", {
    stroke: INK,
    "stroke-width": 1.4,
    opacity: 0.9,
  }) +
  fill(strokes(9, "92 158, 82 150, 80 142", "98 164, 94 150, 96 142"), "#8c949c", {
    stroke: INK,
    "stroke-width": 1.4,
  }) +
  edge(pic);
