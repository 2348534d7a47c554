import { brush, curve, fill, line, ring, shape, splash } from "../../../../art/marks";
import { INK, PALE, body, contour, edge, flame, gloom, pen, shelf, thing, type Scene, wash } from "../kit";

/** One kettle, one candle, patience: the lid has begun to dance, and the steam to take a shape. */
export const brew_1: Scene = (pic) =>
  gloom(pic, "#dfe8a8", "#4a6a3a", 90, 230, 250) +
  // the niche it hangs in
  pen(
    pic,
    line("M0 60h52M0 118h30M0 176h24M210 40h30M222 98h20M216 160h24M52 60v-30M30 118V60M236 98V40", "#5a6a3a", 2.4),
  ) +
  shelf(pic, 268) +
  // steam that turns into a curious snail
  wash(pic, splash([150, 56], 52, "k1", 5), "#f8fbe0", 0.95) +
  fill(
    brush("212 128, 232 92, 206 66, 150 74, 118 50, 136 22, 168 32, 160 52", 24, { from: 0.3, to: 0.5, at: 0.6 }),
    "#fbfff0",
    { stroke: INK, "stroke-width": 2 },
  ) +
  line(curve("146 30, 160 24, 170 38, 158 48, 150 40"), INK, 2) +
  // the chain, and the kettle askew on it
  line("M92-6L98 70", INK, 5.4) +
  line("M92-6L98 70", "#b8a888", 2, { "stroke-dasharray": "7 5" }) +
  line(curve("40 152, 48 92, 98 68, 150 84, 164 140"), INK, 13) +
  line(curve("40 152, 48 92, 98 68, 150 84, 164 140"), "#c87a3a", 7.5) +
  fill(shape("!164 176, 188 170, 198 138, !194 122, 226 116, !230 128, 222 160, 204 196, 168 212"), "#c87a3a", {
    stroke: INK,
    "stroke-width": 3,
  }) +
  body(
    pic,
    shape("24 186, 34 154, 68 138, 116 134, 156 146, 174 178, 168 216, 138 240, 84 244, 42 226"),
    "#d8863f",
    "#6a2c14",
    shape("!116 130, 158 146, 178 178, 170 220, 138 244, 84 248, 120 216, 136 180"),
    3,
  ) +
  fill(brush("40 196, 42 168, 62 152", 9), "#ffe0a8", { opacity: 0.9 }) +
  pen(pic, line("M30 200q66 22 140 0", INK, 2), line("M36 212q60 20 126 0", "#8a4a20", 1.6)) +
  // it boils: bubbles lift the lid
  fill(ring([74, 132], 11) + ring([96, 126], 13) + ring([118, 128], 10), "#9ad04a", {
    stroke: INK,
    "stroke-width": 2.2,
  }) +
  line("M92 121h0M72 128h0", "#fff", 5) +
  pen(
    pic,
    thing(shape("!56 116, 70 98, 104 88, !138 92, 130 106, 96 118"), "#e8a04e", 2.8),
    thing(ring([98, 86], 7), "#8a4a20", 2.4),
  ) +
  line("M46 104l-12-6M52 92l-8-12M144 84l10-8", INK, 3) +
  // a stub of candle, run over its saucer
  thing("M66 292q28 10 58 0l-6-12H72z", "#8aa0a8") +
  thing("M80 284l2-26h26l3 26z", PALE) +
  fill("M80 264q5 14 9 3t9 6 10-4l2-11H82z", "#fff", { stroke: INK, "stroke-width": 1.4 }) +
  flame(pic, 95, 262, 32, "#f0a02c", 1) +
  flame(pic, 95, 262, 17, "#fff4c0", 1) +
  // how long it takes
  pen(
    pic,
    thing("M176 214h52v10h-52zM176 296h52v10h-52z", "#8a5a2e", 2.4),
    thing("M182 224h40q0 26-16 36 16 10 16 36h-40q0-26 16-36-16-10-16-36z", "#f4fbff", 2.4),
  ) +
  fill("M188 238h28q-4 14-12 20h-4q-8-6-12-20zM188 294q4-16 14-18 10 2 14 18z", "#e8b93a") +
  line("M202 258v20", "#e8b93a", 2.4) +
  pen(pic, contour("M178 224v72M226 224v72", 2.4)) +
  edge(pic);
