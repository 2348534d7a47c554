import { curve, fill, g, line, radial, ring, shape, strokes } from "../../../../art/marks";
import { GOLD, INK, body, bottle, edge, limb, parchment, pen, shelf, thing, type Scene, wash } from "../kit";

/** The mirror doesn't show the room; a hand knocks from inside. */
export const summon_2: Scene = (pic) =>
  parchment(pic, "su2", "#7a5a9a") +
  wash(pic, "M0 0H240V336H0z", "#5a4a6a", 0.4) +
  shelf(pic, 282, 30) +
  g(
    { transform: "rotate(-7 120 170)" },
    body(
      pic,
      shape("60 180, 62 110, 84 66, 120 52, 156 66, 178 110, 180 180, 166 246, 120 272, 74 246"),
      GOLD,
      "#8a5a14",
      "M130 50h60v230h-70z",
      3,
    ) +
      fill(
        shape("74 180, 76 116, 94 80, 120 68, 146 80, 164 116, 166 180, 154 236, 120 256, 86 236"),
        radial(pic, 120, 160, 110, [0, "#c8e8f8"], [0.5, "#4a7ab0"], [1, "#14183a"]),
        { stroke: INK, "stroke-width": 2.6 },
      ) +
      line(ring([122, 176], 24) + ring([122, 176], 40), "#f0fbff", 2, { opacity: 0.8 }) +
      line(curve("92 90, 84 120, 84 150") + curve("100 84, 94 100"), "#fff", 4, { opacity: 0.8 }) +
      thing(ring([120, 50], 12), "#c8402a", 2.4),
  ) +
  fill(strokes(3, "134 150, 140 176, 132 200"), "#0c1030") +
  limb(curve("120 176, 150 186, 186 210"), 17, "#5a9a8a") +
  body(pic, shape("180 200, 198 196, 212 208, 208 224, 192 228, 180 216"), "#5a9a8a", "#1c4a44", "", 2.2) +
  [
    ["206 206, 222 200, 230 206"],
    ["210 214, 228 216, 234 224"],
    ["204 224, 218 232, 220 242"],
    ["192 198, 198 184, 208 180"],
  ]
    .map(([d]) => limb(curve(d!), 6, "#6aac9a"))
    .join("") +
  pen(pic, line("M230 206l6 2M234 224l4 4M220 242l1 6M208 180l6-2", INK, 4)) +
  thing("M26 282v-34h26v34z", "#3a7a5a") +
  bottle(pic, 208, 282, 22, 34, "#b0543a") +
  edge(pic);
