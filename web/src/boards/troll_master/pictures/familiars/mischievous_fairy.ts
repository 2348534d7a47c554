import { brush, curve, fill, line, ring, shape, strokes } from "../../../../art/marks";
import { INK, PALE, SEPIA, body, edge, eye, limb, parchment, pen, shelf, thing, type Scene, wash } from "../kit";

/** Hangs head down from the shelf and changes the labels. */
export const mischievous_fairy: Scene = (pic) => {
  const wing = (d: string, c: string) => body(pic, shape(d), c, "#7a4a8a", "", 1.8);
  return (
    parchment(pic, "fai", "#b07ab0") +
    shelf(pic, 40, 26) +
    wash(pic, "M0 66h240v16H0z", "#5a3a2a", 0.4) +
    // three big bottles, two of them relabelled
    body(
      pic,
      shape("!10 292, 8 196, 26 170, !28 132, !58 132, !60 170, 78 196, !78 292"),
      "#4a9a6a",
      "#1c4a3a",
      "M54 130h40v170H60z",
      2.4,
    ) +
    body(
      pic,
      shape("!160 292, 160 206, 180 184, !182 154, !210 154, !212 184, 234 206, !234 292"),
      "#c8503a",
      "#6a1a1a",
      "M206 150h40v150h-36z",
      2.4,
    ) +
    pen(
      pic,
      thing("M14 218h58v44H14z", PALE),
      line("M24 232h36M24 244h26", SEPIA, 2),
      thing("M168 226l58-4 2 42-58 4z", PALE),
      thing("M28 118h30v16H28z", "#a8703a"),
      thing("M182 140h28v16h-28z", "#a8703a"),
    ) +
    fill(ring([196, 242], 11), INK) +
    fill("M188 250h16v10h-16z", INK) +
    line("M192 240h0M200 240h0", PALE, 5) +
    wing("128 116, 170 96, 214 104, !232 136, 196 144, 160 138", "#e8c0e8") +
    wing("126 128, 160 150, 176 184, !150 192, 126 166", "#d8a8d8") +
    wing("112 116, 78 92, 40 92, !22 116, 56 132, 96 130", "#e8c0e8") +
    line("M132 118q40-16 92 14M134 124l52 8M110 118q-40-20-80-4", SEPIA, 1.1) +
    // she: knees over the edge, tunic fallen up, hair down
    limb(curve("112 112, 100 84, 108 60, 124 56"), 13, "#f4d0a8") +
    limb(curve("128 112, 140 84, 142 62, 156 58"), 13, "#f4d0a8") +
    fill("M122 50l16 4-4 12-14-2zM154 52l18 6-6 10-14-2z", "#3a7a4a", { stroke: INK, "stroke-width": 2 }) +
    body(
      pic,
      shape("!98 168, 100 132, 106 104, !134 104, 140 132, !142 168, !134 160, !126 172, !118 160, !108 172"),
      "#6aa84a",
      "#2f5a2a",
      "M122 100h26v76h-20z",
      2.2,
    ) +
    limb(curve("134 158, 158 172, 164 198"), 9, "#f4d0a8") +
    limb(curve("106 158, 88 178, 78 214"), 9, "#f4d0a8") +
    body(
      pic,
      shape("96 196, 100 174, 120 166, 142 174, 148 196, !158 200, 144 212, 122 224, 104 214, !86 206"),
      "#f6d4ae",
      "#c88a5a",
      shape("!142 174, 150 200, 124 226, !134 206"),
      2.2,
    ) +
    body(
      pic,
      shape(
        "!92 206, 104 224, 100 248, !92 270, 112 256, !112 284, 124 254, !136 278, 136 248, !152 262, 144 226, !152 206, 122 218",
      ),
      "#e8702a",
      "#8a2f14",
      shape("!130 218, 152 206, !150 264, !136 278, 132 250"),
      2.2,
    ) +
    eye(112, 194, 6.5, [0.9, -0.3], "#3a7a4a") +
    eye(132, 194, 7, [0.9, -0.3], "#3a7a4a") +
    fill(brush("112 182, 122 176, 136 180", 3.4), INK) +
    fill(strokes(2.6, "106 206, 114 204", "126 205, 138 202"), INK) +
    pen(pic, thing("M70 208l26 4-4 26-26-6z", PALE), line("M74 216l14 3M73 224l10 2", SEPIA, 1.6)) +
    fill(brush("164 198, 172 206, 170 214", 7), "#f4d0a8", { stroke: INK, "stroke-width": 1.6 }) +
    edge(pic)
  );
};
