import { clipped, g, fill, line, rays, shape } from "../../../../pictures/marks";
import { INK, body, edge, gloom, pen, type Scene } from "../kit";

/** The gate gives way to one knock. */
export const attack_4: Scene = (pic) =>
  gloom(pic, "#f0d8a8", "#6a3420", 120, 150, 200) +
  body(pic, "M0 0H240V336H0z", "#8a7a6a", "#3c342c", "M0 0H240V60H0zM0 60h26v276H0zM214 60h26v276h-26z", 2) +
  fill("M34 296V120q86-110 172 0v176z", "#fff0c8", { stroke: INK, "stroke-width": 4 }) +
  g(
    { "clip-path": clipped(pic, "M34 296V120q86-110 172 0v176z") },
    fill(rays([120, 176], 20, 30, 190, 0.08, "a4", 0.6), "#ffd88a", { opacity: 0.9 }),
  ) +
  fill(
    "M34 296V120q16-20 34-32l14 64-20 20 22 30-30 20 26 34-20 40zM206 296V120q-16-20-34-32l-12 56 22 26-24 30 30 24-22 32 18 40z",
    "#8a5230",
    { stroke: INK, "stroke-width": 3 },
  ) +
  line("M48 110v180M194 110v180M34 150h24M182 150h24M34 240h24M186 240h20", INK, 2) +
  body(
    pic,
    shape("62 196, 60 160, 74 132, 104 118, 142 120, 170 140, 178 176, 168 210, 136 230, 98 230, 72 218"),
    "#84a04e",
    "#3c5a2a",
    shape("!98 232, 150 200, 170 140, !182 176, 170 214, 134 236"),
    3.2,
  ) +
  pen(
    pic,
    line(
      "M64 186q26 2 34-10M98 126q-4 40-2 60 2 14-22 18M130 120q4 30 2 54-2 12-30 10M158 132q2 24-2 48-4 12-26 10M168 176q-6 20-32 18",
      INK,
      3,
    ),
  ) +
  fill("M78 142l12-12 8 8zM108 124l14-6 8 10zM138 124l14 2 4 10zM162 138l12 8-2 10z", "#e8dcb0", {
    stroke: INK,
    "stroke-width": 1.8,
  }) +
  fill(
    "M30 250l20 6-8 18zM196 240l18 12-20 6zM60 84l16 6-12 12zM170 76l8 16-18-4zM110 270l16-8 4 16zM150 260l14 8-14 8zM84 262l8 12-16 2z",
    "#a8683a",
    { stroke: INK, "stroke-width": 1.6 },
  ) +
  edge(pic);
