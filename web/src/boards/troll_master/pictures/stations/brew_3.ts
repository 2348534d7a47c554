import { brush, dots, fill, line, ring, shape, splash, tag } from "../../../../art/marks";
import { INK, body, edge, eye, flame, gloom, pen, shelf, thing, type Scene, wash } from "../kit";

/** The cauldron boils over; the spoon stirs by itself. */
export const brew_3: Scene = (pic) =>
  gloom(pic, "#d8e0a0", "#5a6a2a", 120, 130, 210) +
  wash(pic, splash([120, 96], 84, "k", 0, 0.12), "#b8e86a", 0.6) +
  shelf(pic, 276, 30) +
  fill(
    brush("90 120, 66 96, 84 70, 58 40", 22, { from: 0.3, to: 0.8, at: 0.7 }) +
      brush("150 120, 176 92, 160 62, 190 34", 24, { from: 0.3, to: 0.8, at: 0.7 }),
    "#f0f8d0",
    { opacity: 0.7 },
  ) +
  pen(pic, line("M172 30L118 150", INK, 11), line("M172 30L118 150", "#c8904a", 7)) +
  body(
    pic,
    shape("!44 140, 30 186, 44 242, 84 272, 120 276, 158 272, 198 242, 212 186, !198 140"),
    "#4a4a54",
    "#16161c",
    shape("!130 280, 180 230, 196 140, !214 160, 214 210, 190 260, 150 280"),
    3,
  ) +
  tag("ellipse", { cx: 121, cy: 140, rx: 84, ry: 20, fill: "#2c2c34", stroke: INK, "stroke-width": 3 }) +
  tag("ellipse", { cx: 121, cy: 142, rx: 74, ry: 15, fill: "#8ad03a" }) +
  fill(shape("!56 148, 60 176, 52 196, 62 206, 70 192, 72 166, 84 156, 88 178, 96 176, !98 156"), "#8ad03a", {
    stroke: INK,
    "stroke-width": 1.8,
  }) +
  [
    [96, 136, 13],
    [140, 130, 17],
    [170, 140, 9],
    [118, 148, 7],
    [76, 142, 8],
    [152, 108, 7],
    [104, 108, 5],
  ]
    .map(
      ([x, y, r]) =>
        thing(ring([x!, y!], r!), "#c0f07a", 1.8) + line(dots([[x! - r! * 0.3, y! - r! * 0.3]]), "#fff", r! * 0.4),
    )
    .join("") +
  eye(140, 129, 10, [0.3, 0.6], "#d8402a") +
  line("M30 186q-16 6-8 26M212 186q16 6 8 26", INK, 5) +
  flame(pic, 80, 300, 46, "#e8641c", 0.95) +
  flame(pic, 130, 302, 54, "#f0a02c", 0.95) +
  flame(pic, 174, 300, 40, "#e8641c", 0.95) +
  edge(pic);
