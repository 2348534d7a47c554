import { face, hand, neck } from "../../../../art/faces";
import {
  brush,
  clipped,
  curve,
  dots,
  fill,
  g,
  line,
  move,
  radial,
  rng,
  shape,
  star,
  tag,
  type At,
} from "../../../../art/marks";
import { LOOKS, type Witch } from "../kit";

/** Points at a star and moves it. */
export const aster: Witch = (pic) => {
  const k = LOOKS["aster"]!;
  const [ink, dark, mid, light] = ["#0a0826", "#161245", "#2d2a86", "#8b8cff"];
  const next = rng("ast2");
  const back = shape(
    "-46 -40, -58 0, -64 50, -76 110, !-86 180, -40 160, 0 170, 40 160, !96 196, 84 130, 74 60, 66 0, 56 -40",
  );
  const inHair = Array.from({ length: 40 }, () => [-80 + next() * 170, 10 + next() * 160] as At);
  const pose = move(104, 152, 10, 1.08) + "scale(-1 1)";
  return (
    tag("rect", {
      width: 240,
      height: 336,
      fill: radial(pic, 196, 92, 260, [0, "#c8d8ff"], [0.1, "#6f7df0"], [0.4, "#2a2479"], [1, "#090b2a"]),
    }) +
    line(dots(Array.from({ length: 60 }, () => [next() * 240, next() * 250] as At)), "#e6e4ff", 1.2, { opacity: 0.8 }) +
    // the sphere of the sky
    g(
      { fill: "none", stroke: "#cfd0ff", opacity: 0.7, transform: "rotate(-18 120 150)" },
      tag("ellipse", { cx: 120, cy: 150, rx: 128, ry: 40, "stroke-width": 1.4 }),
      tag("ellipse", { cx: 120, cy: 150, rx: 52, ry: 126, "stroke-width": 0.8 }),
      tag("circle", { cx: 120, cy: 150, r: 118, "stroke-width": 3, "stroke-dasharray": "1 8" }),
    ) +
    g(
      { transform: pose },
      fill(back, dark, { stroke: ink, "stroke-width": 2.4 }),
      g(
        { "clip-path": clipped(pic, back) },
        fill(shape("-46 0, -56 60, -70 130, !-84 180, -66 150, -50 90, -40 30"), mid),
        line(dots(inHair.slice(0, 28)), "#cfd0ff", 1.6),
        line(dots(inHair.slice(28)), "#fff", 2.8),
      ),
      fill(
        shape("-48 -40, -36 -80, -20 -112, -30 -140, -66 -150, !-86 -138, -82 -164, -34 -168, 4 -140, 32 -96, 56 -40"),
        "#1b1858",
        { stroke: ink, "stroke-width": 3 },
      ),
      fill(shape("!-48 -40, -36 -80, -20 -112, !-30 -140, -8 -122, -4 -90, !-14 -40"), "#3d3aa8"),
      fill(shape("!-98 -24, -56 -54, 0 -64, 60 -56, !110 -14, 56 -22, 0 -28, -52 -24"), "#0e0c36", {
        stroke: ink,
        "stroke-width": 3,
      }),
    ) +
    fill(shape("!18 336, 24 290, 50 262, 84 250, 128 246, 166 262, 190 296, !200 336"), "#25207a", {
      stroke: ink,
      "stroke-width": 3,
    }) +
    fill(shape("!128 247, 166 262, 190 296, !200 336, !176 336, 166 296, 146 268"), "#5f63e6") +
    g({ transform: pose }, neck("#cdc2f2", "#6d63b8", ink)) +
    fill(shape("!58 224, 80 246, !103 268, 124 244, !138 218, 152 250, 132 284, !104 306, 74 282, 46 254"), "#1d1a66", {
      stroke: ink,
      "stroke-width": 2.4,
    }) +
    fill(star([103, 274], 9, 5, 0.45), "#fff3b8", { stroke: ink, "stroke-width": 1.4 }) +
    g(
      { transform: pose },
      face(pic, {
        skin: "#f6ecff",
        shade: "#a79ade",
        ink,
        iris: "#7fe7ff",
        deep: "#2a2a9a",
        gaze: [-0.8, -0.8],
        open: 1,
        slant: 1,
        brow: [3, 0],
        mouth: "smile",
        blush: "#e79ad0",
      }) +
        fill(
          shape(
            "!-46 -42, -50 -10, -46 30, !-50 70, -38 36, -38 0, !-35 -16, !-20 -12, !-12 -14, !8 -10, !26 -12, 32 -16, 36 0, 38 40, !52 92, 58 40, !58 -42, 0 -60",
          ),
          mid,
          { stroke: ink, "stroke-width": 2.2 },
        ) +
        fill(
          shape("!-44 -24, -47 0, !-45 24, -41 0, !-38 -24") +
            shape("!-26 -26, !-22 -15, !-14 -26") +
            shape("!2 -26, !8 -14, !18 -26") +
            shape("!42 -20, 46 20, !48 60, 51 20, !50 -20"),
          light,
        ) +
        line(
          dots([
            [46, 0],
            [50, 34],
            [-44, 40],
          ]),
          "#fff",
          2.4,
        ) +
        fill(shape("!-98 -24, -52 -40, 0 -46, 60 -40, !110 -14, 62 -58, 0 -70, -58 -60"), "#231f6e", {
          stroke: ink,
          "stroke-width": 2.6,
        }) +
        fill(brush("-98 -24, -52 -39, 0 -45, 60 -38, 108 -15", 3.4, { at: 0.2, from: 0.6 }), "#aeb6ff") +
        fill(curve("-46 -62, 0 -75, 52 -62"), "none", {
          stroke: "#ffe9a0",
          "stroke-width": 3,
          "stroke-dasharray": "1 6",
        }),
    ) +
    // the hand that points, the star it moves
    fill(shape("!134 336, 150 300, 172 272, !182 252, 206 262, 198 300, !182 336"), "#33309a", {
      stroke: ink,
      "stroke-width": 3,
    }) +
    fill(shape("!198 268, 194 300, !178 336, !160 336, 182 300, 190 262"), "#7a80ff") +
    fill(shape("!176 256, 194 246, !212 256, 208 270, 190 264, !180 268"), "#fff3b8", {
      stroke: ink,
      "stroke-width": 2,
    }) +
    hand(
      "181 252, 180 236, 186 226, 200 226, 207 238, 203 254",
      ["187 232, 188 206, 193 180", "194 230, 202 216, 200 204"],
      7.4,
      "#f6ecff",
      ink,
      2.2,
    ) +
    line(curve("206 233, 213 228, 210 238, 200 240") + curve("207 241, 214 238, 210 247, 200 248"), ink, 9.5) +
    line(curve("206 233, 213 228, 210 238, 200 240") + curve("207 241, 214 238, 210 247, 200 248"), "#f6ecff", 6) +
    line(curve("184 242, 190 234, 198 238"), ink, 10) +
    line(curve("184 243, 190 235, 198 239"), "#f6ecff", 6.6) +
    fill(shape("!183 252, 184 240, 190 248, !202 254"), "#a79ade") +
    line(
      curve([
        [20, 176],
        [60, 206],
        [128, 208],
        [200, 176],
        [222, 130],
        [196, 112],
      ]),
      k.secondPale,
      1.2,
      { "stroke-dasharray": "2 4" },
    ) +
    (
      [
        [196, 148, 17],
        [22, 176, 11],
        [222, 126, 8],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          line(dots([[x, y]]), k.second, r * 3.4, { opacity: 0.22 }) +
          fill(star([x, y], r * 1.9, 4, 0.1), "#fff", { opacity: 0.85 }) +
          tag("path", {
            d: star([x, y], r, 5, 0.48),
            fill: "#fff7cf",
            stroke: "#6f5cff",
            "stroke-width": 3,
            "paint-order": "stroke",
          }),
      )
      .join("")
  );
};
