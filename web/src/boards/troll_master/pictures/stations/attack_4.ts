import { curve, fill, line, rays, shape } from "../../../../art/marks";
import { INK, body, edge, gloom, limb, pen, thing, type Scene } from "../kit";

const plank = (way: string, colour: string): string => thing(shape(way), colour, 3);

/** The gate gives way to one knock, and we stood behind it. */
export const attack_4: Scene = (pic) =>
  gloom(pic, "#fff4d0", "#e0902c", 150, 130, 170) +
  fill(rays([150, 130], 22, 40, 260, 0.07, "a4", 0.6), "#fffbe8", { opacity: 0.85 }) +
  // what is left of the gate
  plank("!-6 -6, !46 -6, !38 70, !54 92, !30 130, !44 170, !-6 190", "#7a4526") +
  plank("!46 -6, !98 -6, !92 34, !76 50, !64 42, !38 70", "#96582f") +
  plank("!150 -6, !246 -6, !246 50, !208 44, !190 62, !172 30", "#7a4526") +
  plank("!246 50, !246 186, !228 170, !214 190, !218 120, !204 92, !222 76", "#96582f") +
  plank("!-6 190, !44 170, !50 232, !30 248, !56 300, !40 342, !-6 342", "#8a5230") +
  plank("!246 200, !246 342, !170 342, !186 300, !206 286, !212 226", "#6a3a20") +
  pen(pic, line("M18 0v150M70 0l-4 30M196 0l4 40M232 80v70M14 200v120M224 230v90M190 320l20-30", INK, 2)) +
  line("M-6 40L60 52M-6 262L40 256M200 20L246 14", INK, 13) +
  line("M-6 40L60 52M-6 262L40 256M200 20L246 14", "#5a6470", 8) +
  // the arm behind it, small; the fist before it, large
  body(
    pic,
    shape("!150 60, 186 34, 226 50, !226 96, 204 136, 170 150, !130 130"),
    "#6b8a3c",
    "#2f4a20",
    shape("!190 36, 226 50, !226 96, 204 136, 176 148, 204 100"),
    3,
  ) +
  body(
    pic,
    shape("40 214, 44 166, 70 128, 112 108, 160 116, 192 146, 200 192, 186 238, 150 268, 98 272, 58 254"),
    "#84a04e",
    "#3c5a2a",
    shape("!160 116, 192 146, 200 192, 186 238, 150 268, 98 272, 140 244, 160 196"),
    3.6,
  ) +
  ["66 150, 52 184, 62 216", "98 128, 84 172, 92 214", "132 122, 124 168, 126 212", "166 136, 164 172, 160 204"]
    .map((f) => limb(curve(f), 31, "#8fac58"))
    .join("") +
  fill(
    shape("54 152, 62 132, 84 128, 78 148") +
      shape("90 128, 104 112, 122 114, 112 130") +
      shape("128 120, 144 110, 160 120, 146 132") +
      shape("164 138, 178 132, 188 148, 174 156"),
    "#b8cc80",
    { stroke: INK, "stroke-width": 2 },
  ) +
  limb(curve("176 238, 132 248, 84 236"), 34, "#84a04e") +
  fill(shape("70 226, 86 222, 92 238, 78 246"), "#e8dcb0", { stroke: INK, "stroke-width": 2.4 }) +
  fill("M70 196l8-6 4 9zM104 192l9-5 3 9zM138 190l9-4 1 9z", "#3c5a2a") +
  pen(pic, line("M112 254q-14 6-34 0M60 172q6-4 10 0M96 154q6-4 10 0", INK, 2.4)) +
  // and the gate comes with it
  fill(
    "M8 210l34-12-10 26zM206 60l30 8-22 20zM12 70l26 16-30 8zM120 44l8-30 14 28zM196 262l28 18-32 6zM30 290l28-14-4 28zM92 60l18-20 2 28zM120 296l24-6-8 26z",
    "#c8824a",
    { stroke: INK, "stroke-width": 2.2 },
  ) +
  edge(pic);
