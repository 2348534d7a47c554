import { brush, curve, dots, fill, g, line, ring, shape, splash, strokes } from "../../../../art/marks";
import { INK, body, edge, gloom, pen, thing, type Scene, wash } from "../kit";

/** A ladle, two ropes and a very large cheese; nobody asked the mouse in it. */
export const attack_3: Scene = (pic) =>
  gloom(pic, "#ffd89a", "#5a7ea0", 40, 300, 300) +
  // whom it is for
  fill("M0 226V196h12v-18h10v18h16v-34h-6v-12h7v5h8v-5h8v5h8v-5h7v12h-6v34h14v30z", "#6a5a7a") +
  fill("M46 172h8v12h-8z", "#ffe08a") +
  wash(pic, shape("!0 226, 80 214, 160 226, !240 206, !240 336, !0 336"), "#8a9a4a", 0.95) +
  pen(pic, line("M0 227q80-16 150 0t90-18M20 250l14-4M64 262l12-6M196 240l16-6", INK, 2)) +
  g(
    { transform: "translate(12 2)scale(.88)" },
    // the frame jumps with the blow
    pen(
      pic,
      line("M96 316L150 208 210 306M150 208L126 320", INK, 18),
      line("M96 316L150 208 210 306M150 208L126 320", "#a8683a", 12),
    ) +
      [
        [100, 308, 24],
        [212, 296, 26],
      ]
        .map(
          ([x, y, r]) =>
            line(ring([x!, y!], r!), INK, 13) +
            line(ring([x!, y!], r!), "#8a5a2e", 7) +
            line(`M${x! - r!} ${y}h${r! * 2}M${x} ${y! - r!}v${r! * 2}`, INK, 5),
        )
        .join("") +
      line("M196 250L214 244M186 232l20-12M84 270l-22 6", INK, 3.4) +
      // the arm, still shaking
      line(curve("214 276, 166 214, 128 150, 112 108"), INK, 21) +
      line(curve("214 276, 166 214, 128 150, 112 108"), "#c8904a", 14) +
      line(curve("140 174, 116 176, 84 206") + curve("128 158, 100 158, 74 182"), INK, 2.6, {
        "stroke-dasharray": "14 8",
      }) +
      line("M150 208l10 12M146 214l12-10", "#e8d0a0", 5) +
      body(pic, shape("88 108, 84 86, 104 72, 130 78, 136 102, 120 118, 100 120"), "#9aaab8", "#3a4654", "", 2.6) +
      thing("M200 262l30 4-4 30-32-4z", "#6a6a68", 2.6) +
      // the cheese comes our way, and grows
      fill(strokes(7, "92 84, 70 100, 60 130", "110 66, 96 84, 90 100", "78 60, 60 74, 46 100"), "#fff4d0", {
        opacity: 0.9,
      }) +
      body(
        pic,
        shape("!70 72, 78 30, 116 4, 160 6, !190 40, 172 74, 130 96, 92 92"),
        "#f4cc3a",
        "#a87414",
        shape("!160 6, !190 40, 172 74, 130 96, 92 92, 140 60"),
        3,
      ) +
      fill(ring([104, 40], 10) + ring([146, 62], 9) + ring([148, 26], 7) + ring([108, 74], 6), "#b8821c", {
        stroke: INK,
        "stroke-width": 1.8,
      }) +
      fill(shape("94 40, 98 26, 112 26, 116 42, 106 52"), "#c8c0b8", { stroke: INK, "stroke-width": 2 }) +
      fill(ring([96, 26], 6) + ring([114, 24], 6), "#e8b8b0", { stroke: INK, "stroke-width": 1.8 }) +
      line(
        dots([
          [101, 37],
          [110, 36],
        ]),
        INK,
        4,
      ) + // prettier-ignore
      fill(ring([106, 45], 3.4), "#4a1414") +
      fill(brush("168 50, 200 60, 206 44, 224 56", 3.4), INK) +
      fill(splash([206, 96], 5, "c1", 6) + splash([40, 140], 4, "c2", 5), "#f4cc3a", {
        stroke: INK,
        "stroke-width": 1.2,
      }),
  ) +
  edge(pic);
