import { brush, curve, dots, fill, line, ring, shape, star, strokes, tag } from "../../../../art/marks";
import { INK, body, edge, parchment, pen, thing, type Scene, wash } from "../kit";

/** Drinks, and the basin clears where the horn has been; nobody breathe. */
export const unicorn: Scene = (pic) =>
  parchment(pic, "uni", "#b8d0b0") +
  wash(pic, "M0 0H240V240H0z", "#6a8a7a", 0.5) +
  wash(pic, ring([70, 84], 54), "#f8f8e0", 0.8) +
  pen(
    pic,
    line(
      curve("206 0, 214 90, 204 200") +
        curve("226 0, 232 90, 226 200") +
        curve("16 0, 10 110, 22 220") +
        curve("36 0, 34 90, 44 200"),
      "#2c4a3a",
      5,
    ) + fill(strokes(9, "206 60, 170 40, 150 52", "14 60, 40 34, 70 34", "228 110, 200 96, 186 104"), "#2c4a3a"),
  ) +
  // body from the right edge, neck bowed to the left
  body(
    pic,
    shape(
      "!252 120, 214 112, 184 124, 160 150, 126 172, 96 188, !76 214, 62 240, 74 254, 92 250, !106 236, 140 222, 168 218, 190 236, !252 260",
    ),
    "#fdfaf4",
    "#a8a8cc",
    shape("!106 238, 150 206, 190 190, 252 200, !252 260, 190 240, 166 222"),
    2.8,
  ) +
  thing(shape("!128 172, 124 152, 138 144, 146 164"), "#fdfaf4", 2.2) +
  fill(brush("104 210, 112 202, 122 204", 4.4), INK) +
  fill(strokes(2, "104 210, 100 214", "110 208, 108 214"), INK) +
  fill(ring([72, 244], 2.4), INK) +
  fill(brush("72 252, 80 250, 88 244", 2.2), INK) +
  fill(ring([118, 222], 7), "#f0b0b0", { opacity: 0.6 }) +
  // horn
  thing("M118 184L44 150 108 198z", "#f8e090", 2.2) +
  line("M104 178l-4 10M90 172l-4 9M76 165l-3 8M64 160l-3 5", INK, 1.6) +
  fill(star([44, 150], 16, 4, 0.16), "#fffbe0") +
  // mane in three locks
  body(
    pic,
    shape(
      "!140 150, 160 120, 200 98, 244 92, !252 132, 220 134, 204 156, !214 180, 180 172, 168 192, !172 220, 146 204, 138 180",
    ),
    "#c8a8e0",
    "#6a4a98",
    shape("!146 204, 176 160, 244 110, !252 136, 206 158, 214 182, 172 220"),
    2.4,
  ) +
  fill(strokes(3, "150 158, 178 130, 222 112", "152 176, 178 156, 204 148", "154 196, 162 180, 176 172"), "#f0e0ff") +
  // basin and the clear place
  body(
    pic,
    shape("!10 262, 40 250, 110 248, 160 254, !180 264, 160 292, 110 306, 50 304"),
    "#8a8a80",
    "#4a4c48",
    "M110 248h80v60h-90z",
    2.6,
  ) +
  tag("ellipse", { cx: 94, cy: 264, rx: 74, ry: 12, fill: "#5a7a4a", stroke: INK, "stroke-width": 2 }) +
  tag("ellipse", { cx: 74, cy: 263, rx: 36, ry: 8, fill: "#bff0ff" }) +
  line("M52 262q20-5 44 0M60 267h26", "#fff", 1.8) +
  line(
    dots([
      [60, 110],
      [176, 60],
      [26, 130],
      [130, 96],
      [96, 132],
    ]),
    "#fffbe0",
    3,
  ) +
  edge(pic);
