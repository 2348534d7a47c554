import { g, brush, curve, fill, line, rays, ring, shape, strokes } from "../../../../art/marks";
import { GOLD, INK, body, edge, eye, gloom, limb, pen, thing, type Scene } from "../kit";

/** Comes through the window without opening it. */
export const valkyrie: Scene = (pic) =>
  gloom(pic, "#d8ecf8", "#3f5f88", 150, 70, 260) +
  fill(rays([150, 90], 26, 70, 360, 0.05, "va", 0.5), "#fff", { opacity: 0.6 }) +
  // the window she came by
  pen(pic, line("M0 14h240M0 100L90 70M240 190L190 160M40 0l30 60M206 0l-10 50", "#22303f", 4)) +
  fill("M14 40l26 10-20 20zM208 80l24-14-4 30zM60 20l14 22-24-2zM18 180l20-12 2 26zM216 232l18 6-16 16z", "#f0faff", {
    stroke: INK,
    "stroke-width": 1.6,
    opacity: 0.9,
  }) +
  g(
    { transform: "translate(8 -6)rotate(-13 150 240)" },
    // cloak
    body(
      pic,
      shape("!150 130, 200 120, 246 90, !252 300, 220 336, !130 336, 150 240"),
      "#a82a3a",
      "#4a0c1c",
      shape("!190 336, 210 220, 246 100, !252 336"),
      2.6,
    ) +
      fill(strokes(4, "176 150, 210 190, 214 300", "200 130, 232 170, 240 240"), "#4a0c1c") +
      // spear from behind the shoulder to the lower left
      pen(pic, line("M236 118L30 262", INK, 9), line("M236 118L30 262", "#8a5a2e", 5)) +
      body(
        pic,
        shape("!96 336, 102 262, 88 214, 106 172, 148 150, 184 170, 190 220, 174 266, !186 336"),
        "#9ab0c8",
        "#42566e",
        shape("!140 336, 160 240, 160 156, !186 170, 192 222, 176 268, !188 336"),
        2.8,
      ) +
      pen(
        pic,
        line(
          curve("96 220, 136 232, 186 216") +
            curve("100 252, 138 264, 178 252") +
            curve("104 190, 120 206, 138 204") +
            curve("140 204, 160 204, 178 188"),
          INK,
          2,
        ),
        thing("M94 268l88-6 4 18-90 8z", "#6a3f1c", 2.2),
        thing(ring([140, 274], 9), GOLD, 2),
      ) +
      fill(shape("!6 284, 22 250, !48 236, 42 262, !20 280"), "#f0f6fc", { stroke: INK, "stroke-width": 2.4 }) +
      fill(shape("!48 236, 42 262, !20 280, 26 262"), "#8aa0b8") +
      limb(curve("110 186, 84 204, 86 226"), 19, "#9ab0c8") +
      fill(ring([88, 224], 13), "#f0c8a0", { stroke: INK, "stroke-width": 2.4 }) +
      line("M80 218l8 14M88 214l6 12", INK, 2) +
      limb(curve("180 184, 206 172, 204 150"), 18, "#9ab0c8") +
      fill(ring([200, 142], 12), "#f0c8a0", { stroke: INK, "stroke-width": 2.4 }) +
      // braid, head thrust forward
      fill(brush("140 100, 182 112, 208 100, 240 120", 19, { from: 0.8, to: 0.3, at: 0.2 }), "#f0d060", {
        stroke: INK,
        "stroke-width": 2.4,
      }) +
      line("M160 104l8 16M178 104l6 16M196 98l6 16", INK, 2.4) +
      body(
        pic,
        shape("90 130, 84 112, 92 92, 116 82, 142 92, 150 118, 142 146, 118 158, 100 152"),
        "#f6d2ac",
        "#c07a54",
        shape("!142 92, 152 118, 142 148, 118 160, !136 128"),
        2.4,
      ) +
      eye(103, 118, 6.5, [-0.8, 0.7], "#2f6ab0") +
      eye(126, 116, 7, [-0.8, 0.7], "#2f6ab0") +
      fill(strokes(5, "92 110, 102 106, 112 112", "118 110, 128 102, 138 104"), "#b8862a") +
      thing(shape("!98 138, 110 134, 124 136, !118 148, 106 148"), "#6a1418", 2) +
      fill("M100 139l20-2-1 4-18 1z", "#fff") +
      body(
        pic,
        shape("!80 106, 88 74, 118 56, 150 72, !160 108, 140 92, 118 88, 98 94"),
        "#c8d4e0",
        "#5a6e86",
        shape("!130 62, 162 108, !140 92"),
        2.6,
      ) +
      pen(pic, line("M116 58v32", INK, 2)) +
      body(
        pic,
        shape("!142 84, 154 46, 190 20, !184 46, !204 44, 190 64, !204 72, 178 84, 158 96"),
        "#fdfdf8",
        "#9ab0c8",
        "",
        2.2,
      ) +
      fill(strokes(2.6, "156 78, 168 50, 184 36", "162 84, 176 66, 192 56"), "#8aa0b8") +
      body(pic, shape("!90 84, 76 54, 50 40, !56 60, !40 62, 54 76, 76 94"), "#fdfdf8", "#9ab0c8", "", 2.2),
  ) +
  edge(pic);
