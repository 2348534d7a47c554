import { hand, neck, profile } from "../../../../art/faces";
import { brush, curve, dots, fill, g, line, move, radial, shape, strokes, tag } from "../../../../art/marks";
import { LOOKS, landing, type Witch } from "../kit";

/** Lifts the veil a hand's breadth; what she breathes out is the weather. */
export const nebel: Witch = (pic) => {
  const k = LOOKS["nebel"]!;
  const [ink, deep, mid, light] = ["#04141c", "#123440", "#3f8088", "#c6fff4"];
  const pose = move(132, 142, 4, 1.1);
  const veilOf = shape("!40 336, 30 230, 44 130, 74 66, 122 40, 176 60, 208 124, 220 230, !214 336");
  return (
    tag("rect", {
      width: 240,
      height: 336,
      fill: radial(pic, 60, 110, 250, [0, "#f4fff8"], [0.3, "#9accc8"], [0.7, "#2f6a78"], [1, "#06141c"]),
    }) +
    line(curve("-10 90, 60 70, 120 100, 250 60") + curve("-10 240, 50 220, 90 250, 130 240"), "#fff", 16, {
      opacity: 0.3,
    }) +
    // hood of mist, then the hair that is nearly white
    fill(veilOf, deep, { stroke: ink, "stroke-width": 3 }) +
    fill(shape("!40 336, 30 230, 44 130, 74 66, 108 44, 78 110, 66 200, !80 336"), mid) +
    fill(shape("!74 336, 66 230, 78 140, 100 96, 140 84, 176 104, 190 170, 196 250, !206 336"), "#e8f6f4", {
      stroke: ink,
      "stroke-width": 2.4,
    }) +
    fill(strokes(4, "84 200, 80 260, 88 330", "186 190, 190 250, 196 326", "96 220, 92 280, 100 334"), "#8ab8bc") +
    fill(shape("!66 336, 82 284, 110 256, 150 250, 186 270, !206 336"), "#1c4a56", { stroke: ink, "stroke-width": 3 }) +
    fill(shape("!150 250, 186 270, !206 336, !170 336"), "#0a2630") +
    g(
      { transform: pose },
      neck("#cfe4e0", "#5a8a90", ink) +
        profile(
          pic,
          {
            skin: "#f0faf4",
            shade: "#9ac0c0",
            ink,
            iris: "#7ff0e8",
            deep: "#1c5a6a",
            gaze: [-0.5, 0.2],
            open: 0.5,
            slant: -1,
            brow: [3, 2],
            mouth: "oh",
          },
          1,
        ) +
        fill(
          shape("!-30 -34, -14 -54, 20 -56, 44 -30, 50 20, !62 90, 40 60, 30 20, !24 -8, 6 -22, !-8 -20, -24 -24"),
          "#f4fffc",
          { stroke: ink, "stroke-width": 2.2 },
        ) +
        fill(strokes(3, "-6 -44, 14 -34, 28 -6", "14 -50, 36 -24, 42 14"), "#9ac8c8"),
    ) +
    // breath
    fill(brush("92 172, 60 176, 40 158, 14 168, -20 150", 30, { from: 0.12, to: 0.9, at: 0.8 }), "#fff", {
      opacity: 0.75,
    }) +
    fill(brush("90 176, 60 194, 30 190, -10 206", 20, { from: 0.12, to: 0.9, at: 0.8 }), "#fff", { opacity: 0.6 }) +
    // the hand with the hem of the veil
    fill(shape("!120 336, 112 296, 96 262, 84 236, !112 226, 126 258, 150 300, !160 336"), "#2f6a74", {
      stroke: ink,
      "stroke-width": 3,
    }) +
    hand(
      "84 232, 80 212, 90 202, 106 204, 112 218, 104 234",
      ["88 208, 80 190, 84 174", "96 204, 94 184, 100 168", "104 208, 108 190, 116 178", "86 220, 72 210, 68 198"],
      7.6,
      "#f0faf4",
      ink,
    ) +
    fill(shape("!84 174, 74 120, 84 70, 122 40, !108 84, 104 130, 118 178, 104 186"), "#dff8f2", {
      opacity: 0.55,
      stroke: "#fff",
      "stroke-width": 1.4,
    }) +
    landing(
      [
        [40, 96],
        [204, 60],
        [24, 226],
      ],
      k,
      (t) => [[92, 172], t],
      8,
    ) +
    line(
      dots([
        [20, 60],
        [60, 40],
        [210, 110],
        [226, 180],
        [16, 130],
      ]),
      light,
      3,
    )
  );
};
