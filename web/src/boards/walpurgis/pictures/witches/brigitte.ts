import { face, hand, neck } from "../../../../art/faces";
import {
  brush,
  dots,
  fill,
  g,
  line,
  move,
  radial,
  ring,
  rng,
  shape,
  star,
  strokes,
  tag,
  type At,
} from "../../../../art/marks";
import { LOOKS, landing, type Witch } from "../kit";

/** Snaps her fingers and is pleased with what comes of it. */
export const brigitte: Witch = (pic) => {
  const k = LOOKS["brigitte"]!;
  const [ink, dark, mid, light] = ["#1a0714", "#6d1022", "#d63a17", "#ff9a2e"];
  const next = rng("bri");
  const sparks = Array.from({ length: 46 }, () => [next() * 240, 40 + next() * 220] as At);
  return (
    tag("rect", {
      width: 240,
      height: 336,
      fill: radial(pic, 48, 196, 250, [0, "#ffb13d"], [0.14, "#e5501b"], [0.42, "#7a1a2c"], [1, "#170b25"]),
    }) +
    // a great ring of fire behind her, cut by the frame
    line(ring([150, 132], 112), "#ff7a1f", 9, { opacity: 0.25 }) +
    line(ring([150, 132], 112), "#ffcf7d", 2.4, { "stroke-dasharray": "30 7 6 7" }) +
    line(ring([150, 132], 101), "#ffcf7d", 5, {
      "stroke-dasharray": "2 6 8 4",
      "stroke-linecap": "butt",
      opacity: 0.5,
    }) +
    g(
      { transform: move(136, 150, -9, 1.12) },
      // hair behind
      fill(
        shape(
          "-44 -40, -54 -12, -60 12, !-80 26, -62 30, -62 48, !-84 66, -56 64, -50 84, !-60 104, -30 84, 30 84, !44 112, 54 84, !86 92, 70 66, 72 48, !100 44, 76 26, 68 0, !96 -8, 64 -20, 56 -40",
        ),
        dark,
        { stroke: ink, "stroke-width": 2.4 },
      ) +
        fill(shape("!-50 -8, -56 14, !-70 28, -58 28, -58 46, !-74 62, -52 56, -44 20"), mid) +
        // hat: crown and underside of the brim
        fill(
          shape("-50 -42, -40 -84, -16 -118, 20 -142, 62 -146, !92 -122, 66 -126, 50 -108, 54 -74, 58 -40"),
          "#2a0f33",
          { stroke: ink, "stroke-width": 3 },
        ) +
        fill(shape("!-50 -42, -40 -84, -16 -118, !4 -130, -16 -98, -24 -70, !-26 -42"), "#6b1f3c") +
        fill(strokes(3, "-8 -60, 4 -84, 2 -104", "34 -104, 46 -118, 62 -124", "50 -76, 40 -66, 36 -56"), ink) +
        fill(shape("!-104 -8, -60 -52, 0 -66, 62 -58, !112 -22, 60 -22, 0 -26, -56 -14"), "#1d0a26", {
          stroke: ink,
          "stroke-width": 3,
        }),
    ) +
    // shoulders and cape, one raised
    fill(shape("!34 336, 52 280, 84 254, 116 246, 166 244, 204 262, 226 300, !232 336"), "#3a0f2b", {
      stroke: ink,
      "stroke-width": 3,
    }) +
    fill(shape("!34 336, 52 280, 84 254, !110 248, 92 276, !80 336"), "#8c2233") +
    g({ transform: move(136, 150, -9, 1.12) }, neck("#e89a72", "#8c3040", ink)) +
    fill(
      shape("!102 216, 112 244, !136 268, 158 244, !184 220, 198 250, 166 288, !138 308, 108 284, 88 256"),
      "#4a1533",
      { stroke: ink, "stroke-width": 2.4 },
    ) +
    fill(brush("103 218, 112 246, 136 270", 3.4), light) +
    g(
      { transform: move(136, 150, -9, 1.12) },
      face(pic, {
        skin: "#ffd9ae",
        shade: "#c8604e",
        ink,
        iris: "#ffb52e",
        deep: "#7a1414",
        gaze: [-0.9, 0.55],
        open: 0.86,
        slant: 4,
        brow: [-2, 5],
        mouth: "grin",
        blush: "#ff7a4a",
      }) +
        // fringe like flames, then the light on it
        fill(
          shape(
            "!-46 -42, -50 -16, -46 8, !-52 26, -40 12, !-37 -8, -30 -14, !-28 6, -18 -22, -6 -20, !-8 -2, 2 -24, 14 -24, !22 -6, 26 -22, 34 -14, 38 6, 34 30, !44 52, 54 30, 56 0, !58 -42, 0 -60",
          ),
          mid,
          { stroke: ink, "stroke-width": 2.2 },
        ) +
        fill(
          shape("!-44 -30, -47 -8, !-44 6, -40 -10, !-36 -26") +
            shape("!-28 -26, !-27 -8, !-18 -26") +
            shape("!-8 -28, !-9 -12, !2 -28") +
            shape("16 -28, !22 -14, !26 -28") +
            shape("!40 -24, 46 0, !42 30, 50 10, !50 -24"),
          light,
        ) +
        // brim in front, its edge in firelight; band and buckle
        fill(shape("!-104 -8, -56 -34, 0 -44, 60 -40, !112 -22, 62 -58, 0 -70, -58 -56"), "#35123c", {
          stroke: ink,
          "stroke-width": 2.6,
        }) +
        fill(brush("-104 -8, -58 -33, 0 -43, 60 -39, 108 -24", 4, { at: 0.2, from: 0.6 }), light) +
        fill(shape("-48 -62, 0 -76, 56 -66, 57 -54, 0 -64, -49 -50"), "#c23a1d", { stroke: ink, "stroke-width": 1.6 }) +
        fill(star([-16, -64], 9, 4, 0.5), "#ffd98a", { stroke: ink, "stroke-width": 1.4 }),
    ) +
    // her arm, the snap of the fingers, the shot
    fill(shape("!96 336, 84 300, 66 262, !52 246, 78 238, 96 262, 128 312, !136 336"), "#5a1730", {
      stroke: ink,
      "stroke-width": 3,
    }) +
    fill(shape("!96 336, 84 300, 66 262, !54 247, 62 248, 84 284, !106 336"), "#d2502a") +
    fill(shape("!46 252, 62 238, !82 234, 86 244, 68 250, !52 262"), light, { stroke: ink, "stroke-width": 2.2 }) +
    hand(
      "50 246, 50 228, 58 216, 72 216, 80 228, 78 240",
      [
        "73 222, 82 206, 76 194",
        "66 218, 70 198, 66 184",
        "59 219, 56 200, 54 186",
        "53 226, 42 212, 38 200",
        "76 232, 88 222, 90 210",
      ],
      8,
      "#ffe2b8",
      ink,
    ) +
    landing(
      [[54, 160]],
      { ...k, orb: "#ff7a1f" },
      () => [
        [60, 200],
        [54, 160],
      ],
      11,
    ) +
    landing(
      [
        [196, 70],
        [22, 84],
      ],
      k,
      (t) => [[54, 160], [(54 + t[0]) / 2, t[1] - 6], t],
      6,
    ) +
    line(dots(sparks.slice(0, 30)), "#ffcf7d", 1.8) +
    line(dots(sparks.slice(30)), "#fff", 2.6, { opacity: 0.9 })
  );
};
