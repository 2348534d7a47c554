import { brush, fill, line, shape } from "../../../../art/marks";
import { INK, PALE, body, edge, eye, flame, gloom, pen, shelf, thing, type Scene } from "../kit";

/** The furnace has a mouth, and is fed. */
export const brew_4: Scene = (pic) =>
  gloom(pic, "#e8944a", "#2a0c08", 120, 196, 200) +
  shelf(pic, 288, 30, "#3a1c10") +
  body(
    pic,
    shape("!20 292, 14 180, 30 110, 70 70, 120 58, 170 70, 212 110, 226 180, !220 292"),
    "#8a4a34",
    "#2c100c",
    shape("!150 300, 180 200, 170 70, !214 110, 230 180, !224 300"),
    3,
  ) +
  pen(
    pic,
    line(
      "M26 130h50M164 130h54M16 180h34M190 180h36M18 230h28M194 230h30M60 84l14 24M176 84l-14 24M104 62l4 30M136 62l-4 30M40 260h20M180 262h26",
      INK,
      1.8,
    ),
  ) +
  thing(shape("!46 252, 44 200, 70 164, 120 150, 170 164, 196 200, !194 252, 150 268, 90 268"), "#1c0804", 3) +
  flame(pic, 84, 266, 80, "#e8501c", 1) +
  flame(pic, 150, 266, 88, "#e8501c", 1) +
  flame(pic, 118, 268, 104, "#f0902c", 1) +
  flame(pic, 100, 268, 50, "#ffe58a", 1) +
  flame(pic, 140, 268, 44, "#ffe58a", 1) +
  fill(
    "M56 196l12 26 12-36zM84 172l12 30 12-36zM120 166l10 30 12-30zM150 170l10 28 12-20zM176 190l4 24 12-14zM62 262l10-24 12 28zM98 270l10-24 12 24zM134 270l10-24 10 22zM164 266l8-22 12 16z",
    PALE,
    { stroke: INK, "stroke-width": 2 },
  ) +
  eye(84, 120, 15, [0.2, 0.9], "#ffb52e", true) +
  eye(156, 120, 15, [-0.2, 0.9], "#ffb52e", true) +
  fill(brush("60 108, 84 92, 112 108", 9) + brush("128 108, 156 92, 182 108", 9), "#4a1c10") +
  pen(pic, thing("M96 58V10h48v48z", "#5a3024", 2.6)) +
  fill(brush("120 12, 96 -4, 110 -20", 26), "#4a3a34") +
  pen(
    pic,
    line("M240 330L150 240", INK, 9),
    line("M240 330L150 240", "#a8683a", 5),
    thing("M158 230l-24 4 14 26 22-16z", "#8a8a88", 2.4),
  ) +
  fill("M132 236l16-6 4 18-14 4z", "#1c1c1c") +
  edge(pic);
