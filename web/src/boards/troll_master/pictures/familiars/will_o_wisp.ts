import { brush, dots, fill, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, body, edge, gloom, pen, type Scene, wash } from "../kit";

/** Beckons from the broken lantern: only a little further into the bog. */
export const will_o_wisp: Scene = (pic) =>
  gloom(pic, "#3f6a78", "#0b1826", 128, 150, 190) +
  wash(pic, splash([128, 150], 96, "w1", 0, 0.1), "#7fd8d0", 0.4) +
  wash(pic, splash([128, 146], 62, "w2", 0, 0.1), "#d8ffe8", 0.55) +
  // reeds and water
  wash(pic, "M0 240Q120 226 240 244V336H0z", "#0a1a20", 0.95) +
  line("M20 262h50M90 272h70M150 256h60M30 284h120M180 280h50", "#6fb8b8", 1.6, { opacity: 0.7 }) +
  fill(
    strokes(
      7,
      "18 270, 26 200, 20 130",
      "34 276, 36 220, 48 170",
      "4 270, 6 220, -4 180",
      "222 276, 214 200, 226 120",
      "204 276, 206 230, 196 190",
      "236 276, 230 220, 240 170",
    ),
    "#0a1216",
  ) +
  fill("M15 132q6-18 10 0v26q-6 8-10 0zM220 122q6-18 11 0v28q-6 8-11 0z", "#3a2412") +
  // the lantern's frame, its door hanging open
  pen(
    pic,
    line("M128 20q-14 14 0 24q14-10 0-24M128 -4V22", "#0b0f16", 5) +
      fill("M92 62L128 40l36 22z", "#20160c", { stroke: INK, "stroke-width": 3 }) +
      line("M96 64L88 214M160 64l8 150M128 62v10M84 216h88", "#20160c", 7) +
      fill("M78 212h100l8 18H70z", "#2a1c0e", { stroke: INK, "stroke-width": 3 }) +
      fill("M168 66l44 18 6 128-42-6z", "#c8f0e0", { opacity: 0.18 }) +
      line("M168 66l44 18 6 128-42-6", "#20160c", 5),
  ) +
  // it leans out, one hand crooked
  body(
    pic,
    shape(
      "104 206, 96 172, 108 140, 100 110, 112 92, !104 62, 124 78, 132 58, !142 36, 148 70, 160 84, !176 76, 172 102, 178 128, 196 140, !222 132, 206 158, 182 162, 176 190, 150 212, 124 216",
    ),
    "#aef0d8",
    "#2f9a98",
    shape("!104 206, 130 196, 160 170, 178 128, !200 160, 170 214, 120 224"),
    2.2,
  ) +
  fill(shape("118 196, 112 168, 122 148, !140 110, 158 150, 160 176, 146 200"), "#f6ffd8", { opacity: 0.85 }) +
  fill(shape("!190 142, 212 142, 222 128, 228 136, 218 152, 196 158"), "#e8ffe8", {
    stroke: INK,
    "stroke-width": 1.8,
  }) +
  fill(ring([126, 128], 5.5) + ring([152, 122], 6.5), INK) +
  line(
    dots([
      [124, 126],
      [150, 119],
    ]),
    "#fff",
    3,
  ) +
  fill(brush("124 144, 138 156, 160 140", 4.5, { at: 0.6 }), INK) +
  fill(strokes(3, "116 114, 126 110, 134 114", "146 106, 156 104, 164 110"), INK) +
  line(
    dots([
      [60, 90],
      [70, 180],
      [206, 60],
      [186, 40],
      [44, 130],
      [214, 186],
    ]),
    "#d8ffe8",
    3.4,
  ) +
  edge(pic);
