import { face, hand, neck } from "../../../../art/faces";
import { curve, fill, g, line, move, polar, radial, shape, strokes, tag } from "../../../../art/marks";
import { LOOKS, landing, type Witch } from "../kit";

/** Wears the rose that everybody bleeds for, and holds its stem with a bare hand. */
export const dorne: Witch = (pic) => {
  const k = LOOKS["dorne"]!;
  const [ink, deep, mid, light] = ["#140810", "#1c3a1c", "#3f7a34", "#b8e88a"];
  const pose = `${move(112, 150, 6, 1.12)}scale(-1 1)`;
  const thorns = (way: string, w: number) => line(curve(way), ink, w + 5) + line(curve(way), mid, w);
  return (
    tag("rect", {
      width: 240,
      height: 336,
      fill: radial(pic, 120, 60, 270, [0, "#e8a8a0"], [0.3, "#8a3a5a"], [0.7, "#2a1830"], [1, "#0a0c10"]),
    }) +
    thorns("-10 60, 40 30, 60 90, 20 150, 30 230", 9) +
    thorns("250 40, 200 70, 214 140, 236 200, 210 280", 9) +
    fill(
      "M40 34l8-22 10 24zM56 92l24-4-16 18zM22 150l-20-10 14 24zM206 74l-22-10 10 24zM216 140l-22 2 16 16zM234 196l-4-24-14 16z",
      light,
    ) +
    // hair piled like a hedge
    fill(
      shape(
        "!34 250, 22 190, 34 120, 50 70, 40 50, 76 40, 90 16, 122 28, 156 14, 168 44, 204 52, 194 84, 210 130, 206 200, !218 250, 180 232, 60 232",
      ),
      "#5a1c2c",
      { stroke: ink, "stroke-width": 3 },
    ) +
    fill(shape("!34 250, 22 190, 34 120, 50 70, 70 60, 54 130, 56 200, !66 240"), "#a83a3a") +
    fill(
      strokes(
        4,
        "84 60, 110 44, 140 50",
        "70 90, 84 70, 106 62",
        "190 110, 194 160, 190 210",
        "56 130, 50 180, 56 220",
      ),
      "#22040f",
    ) +
    fill(shape("!10 336, 26 286, 62 262, 112 252, 160 256, 200 276, !226 336"), deep, {
      stroke: ink,
      "stroke-width": 3,
    }) +
    fill(shape("!10 336, 26 286, 62 262, 92 258, 66 296, !60 336"), mid) +
    g({ transform: pose }, neck("#e8b890", "#8a4a3a", ink)) +
    // ruff of leaves
    fill(
      shape(
        "!52 268, 44 244, 70 252, 74 236, 92 256, 104 240, 116 262, 134 242, 144 260, 164 244, 166 262, !188 254, 172 284, 116 296, 66 286",
      ),
      mid,
      { stroke: ink, "stroke-width": 2.4 },
    ) +
    fill(strokes(2.6, "70 252, 78 268", "104 244, 108 272", "136 246, 132 272", "164 248, 156 268"), ink) +
    g(
      { transform: pose },
      face(pic, {
        skin: "#f4cfa4",
        shade: "#b0644a",
        ink,
        iris: "#8ad84a",
        deep: "#1c4a1c",
        gaze: [-0.7, 0.3],
        open: 0.58,
        slant: 4,
        brow: [-3, 5],
        mouth: "smirk",
        lash: 1.3,
        jaw: "gaunt",
        blush: "#e0506a",
      }) +
        fill(
          shape(
            "!-44 -40, -46 -10, -40 20, !-46 44, -34 26, -36 -4, !-30 -22, -12 -30, 8 -24, !22 -4, 28 -22, 36 -4, 38 24, !46 60, 54 20, 56 -40, 0 -62",
          ),
          "#7a2434",
          { stroke: ink, "stroke-width": 2.2 },
        ) +
        fill(strokes(3.4, "-36 -32, -16 -44, 12 -40", "26 -38, 44 -20, 46 14"), "#d86a5a"),
    ) +
    // the rose above her ear
    (
      [
        [178, 96, 32, "#7a0c2c"],
        [180, 94, 23, "#c81e4a"],
        [178, 92, 13, "#ff6a8a"],
      ] as const
    )
      .map(([x, y, r, c], i) =>
        fill(
          shape(Array.from({ length: 8 }, (_, j) => polar([x, y], r * (j % 2 ? 0.84 : 1.06), j * 0.785 + i * 0.5))),
          c,
          { stroke: ink, "stroke-width": 2.4 },
        ),
      )
      .join("") +
    fill(shape("!204 108, 226 116, !232 136, 210 128"), mid, { stroke: ink, "stroke-width": 2 }) +
    // the stem, the fist, one drop
    thorns("150 336, 172 270, 196 226, 222 190", 9) +
    fill("M166 284l-20-6 14 18zM184 244l-18-10 10 20zM206 212l-16-14 6 22z", light, {
      stroke: ink,
      "stroke-width": 1.4,
    }) +
    hand(
      "166 286, 156 266, 166 250, 190 250, 200 268, 190 288",
      [
        "172 254, 186 246, 200 252",
        "168 264, 186 260, 204 266",
        "168 274, 186 274, 202 280",
        "172 284, 186 286, 196 292",
      ],
      9,
      "#f4cfa4",
      ink,
    ) +
    fill(shape("!160 292, 153 306, 160 314, 167 306"), "#e8183c", { stroke: ink, "stroke-width": 1.6 }) +
    landing(
      [
        [40, 100],
        [206, 160],
        [60, 44],
      ],
      k,
      (t) => [[180, 94], t],
      8,
    )
  );
};
