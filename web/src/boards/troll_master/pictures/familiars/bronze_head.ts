import { brush, curve, fill, line, ring, shape, splash } from "../../../../art/marks";
import { GOLD, INK, body, edge, gloom, limb, nails, pen, shelf, thing, type Scene, wash } from "../kit";

/** Knows the answer, has said it, and smokes. */
export const bronze_head: Scene = (pic) =>
  gloom(pic, "#8a5a3a", "#2a1408", 110, 140, 220) +
  pen(
    pic,
    line("M0 80h240M0 86h240", "#1c0c04", 3),
    line("M60 0v80M150 0v80M104 86v180M200 86v170M30 86v180", "#1c0c04", 1.4),
  ) +
  shelf(pic, 262, 40, "#3a2010") +
  wash(pic, splash([70, 110], 70, "h1", 0, 0.1), "#e8d8b0", 0.35) +
  // pipes into the neck
  limb(curve("206 262, 220 210, 200 176, 176 170"), 13, "#7a4a1c") +
  limb(curve("232 262, 240 160, 210 110, 178 104"), 11, "#a8683a") +
  pen(pic, thing("M184 96l14 2 2 16-14-2zM182 162l16 4-2 16-14-4z", GOLD)) +
  body(
    pic,
    shape(
      "!84 262, 92 236, 84 222, 62 222, 54 204, !42 196, 54 180, !44 166, 58 130, 62 92, 92 58, 140 48, 180 74, 192 124, 178 172, 166 204, !176 262",
    ),
    "#c8863a",
    "#5a2c0c",
    shape("!120 262, 140 210, 160 140, 150 50, !182 74, 196 124, 180 176, 170 206, !178 262"),
    3,
  ) +
  // verdigris, seams, rivets
  wash(
    pic,
    splash([160, 90], 22, "h2", 5) + splash([116, 236], 14, "h3", 4) + splash([92, 74], 10, "h4", 3),
    "#4aa890",
    0.75,
  ) +
  pen(pic, line(curve("62 96, 110 84, 190 98") + curve("132 50, 142 120, 132 200") + "M88 240h88", INK, 1.8)) +
  nails([72, 100], [96, 95], [122, 93], [148, 94], [172, 98], [98, 250], [124, 252], [150, 250]) +
  // curls of metal hair
  [
    [96, 56, 14],
    [122, 46, 15],
    [150, 50, 15],
    [174, 68, 14],
    [188, 94, 13],
    [192, 122, 12],
  ]
    .map(([x, y, r]) => thing(ring([x!, y!], r!), "#a8642a", 2.4) + line(ring([x!, y!], r! * 0.45), INK, 1.8))
    .join("") +
  // an eye like a furnace door, the mouth that has spoken
  thing(shape("66 128, 80 116, 102 120, 106 134, 88 144, 70 140"), "#2a1006", 2.6) +
  fill(ring([86, 130], 8), "#ffb52e") +
  fill(ring([84, 129], 3.4), "#fff6c0") +
  fill(brush("58 116, 82 100, 112 112", 8), "#8a5220", { stroke: INK, "stroke-width": 1.6 }) +
  thing(shape("!48 196, 66 190, 84 194, !80 206, 66 210, !54 206"), "#2a1006", 2.4) +
  line("M52 198l28 0", "#ffb52e", 2.4) +
  fill(brush("58 172, 66 178, 72 174", 3.4), INK) +
  thing(ring([150, 156], 13), "#a8642a", 2.4) +
  line("M144 156q6-8 12 0t-6 8", INK, 2) +
  fill(brush("46 198, 20 186, 36 160, 14 140, 28 108, 10 80", 22, { from: 0.2, to: 0.7, at: 0.7 }), "#efe4cc", {
    opacity: 0.75,
    stroke: INK,
    "stroke-width": 1.2,
  }) +
  fill(brush("48 200, 34 208, 24 196", 8), "#efe4cc", { opacity: 0.8 }) +
  edge(pic);
