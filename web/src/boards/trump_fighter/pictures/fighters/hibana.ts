/** Hibana: loud, generous, and without eyebrows. */
import { face, neck, type Face } from "../../../../art/faces";
import { shape, curve, tag, fill, line, polar, ring, star, brush, dots, rays, splash } from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  stage,
  proud,
  glad,
  sore,
  bang,
  sweat,
  cards,
  strip,
  fist,
  pinch,
  at,
  sleeve,
  limb,
  arm,
  open,
  PAPER,
  RED,
  CYAN,
  SUN,
  NAVY,
  WINE,
} from "../kit";

const look = (over: Partial<Face>): Face => ({
  skin: "#f0c090",
  shade: "#c0643a",
  ink: INK,
  iris: SUN,
  deep: "#a83a0c",
  gaze: [-0.5, -0.3],
  open: 1,
  slant: 2,
  mouth: "shout",
  inkW: 1.4,
  lash: 0.7,
  ...over,
});
/** Hair like the thing going off, goggles up, soot on the cheek. */
const head = (pic: Sheet, over: Partial<Face>): string =>
  solid(bang([6, -34], 84, "hib", 12), RED) +
  fill(bang([6, -34], 56, "hib2", 11), SUN) +
  neck("#e0a070", "#8a3f2c", INK, 3) +
  face(pic, look(over)) +
  solid(
    shape(
      "!-44 -20, !-52 -44, !-32 -36, !-34 -66, !-12 -46, !0 -78, !14 -48, !36 -70, !38 -42, !62 -50, !52 -22, 30 -30, -10 -32",
    ),
    RED,
    3,
  ) +
  solid(shape("!-46 -22, -40 -34, 0 -40, 46 -34, !54 -20, 20 -26, -20 -26"), "#5a3a20", 2.6) +
  solid(ring([-20, -30], 12), CYAN, 3.4) +
  solid(ring([16, -32], 13), CYAN, 3.4) +
  line("M-26-36l6 6M10-38l6 6", PAPER, 3) +
  fill(splash([24, 20], 6, "soot", 3), INK, { opacity: 0.6 });
const happi = (d: string, dark: string): string => sleeve(d, RED, dark);

export const hibana: Fighter = {
  portrait: (pic) =>
    proud(pic, [120, 130], "hp", 160, "#4a1470", RED) +
    fill(rays([200, 40], 18, 14, 60, 0.09, "hf", 0.3), SUN) +
    happi("!8 344, 24 288, 64 262, 116 252, 168 260, 206 290, !224 344", "!150 256, 206 290, !224 344, !160 344") +
    line(curve("80 260, 104 300, 110 344") + curve("150 256, 122 300"), PAPER, 9) +
    // the mortar on the shoulder
    at(
      186,
      232,
      24,
      1,
      solid("M-26-110h52v150h-52z", "#c98a3a", 4) +
        fill("M6-110h20v150h-20z", INK) +
        line("M-26-80h52M-26 10h52", INK, 6) +
        tag("ellipse", { cx: 0, cy: -110, rx: 26, ry: 8, fill: INK, stroke: SUN, "stroke-width": 3 }),
    ) +
    at(104, 158, -10, 1.16, head(pic, { mouth: "grin", gaze: [0.7, -0.6] })) +
    limb("220 344, 214 300, 190 270", 26, RED) +
    at(186, 262, -40, 0.9, fist("#f0c090")),
  victory: (pic) =>
    glad(pic, [150, 150], "hv", 190) +
    (
      [
        [196, 62, 62, CYAN],
        [226, 190, 44, PAPER],
      ] as const
    )
      .map(([x, y, r, c], i) =>
        fill(rays([x, y], 16, r * 0.3, r, 0.1, `hv${i}`, 0.2), c, { stroke: INK, "stroke-width": 2 }),
      )
      .join("") +
    // the mortar under the arm still smokes
    at(
      206,
      290,
      -52,
      1,
      solid("M-28-90h56v170h-56z", "#c98a3a", 4) +
        fill("M6-90h22v170H6z", INK) +
        line("M-28-58h56", INK, 6) +
        tag("ellipse", { cx: 0, cy: -90, rx: 28, ry: 9, fill: INK, stroke: SUN, "stroke-width": 3 }),
    ) +
    happi(
      "!60 350, 78 306, 112 276, 158 266, 204 282, 232 316, !246 350",
      "!178 270, 204 282, 232 316, !246 350, !190 350",
    ) +
    line(curve("118 278, 142 312, 146 350") + curve("186 274, 156 316"), PAPER, 9) +
    at(150, 184, 14, 1.12, head(pic, { mouth: "shout", open: [0, 1], gaze: [-0.8, -0.6] })) +
    // up with it, right past us
    arm("92 330, 54 256, 60 150", 30, 52, RED) +
    fill(shape("!34 160, 60 150, !88 158, 84 178, 58 170, 36 182"), PAPER, { stroke: INK, "stroke-width": 3 }) +
    at(60, 108, -6, 1.75, fist("#f0c090")) +
    line("M6 84l-14-8M10 52l-10-16M116 74l16-10M104 46l12-18", INK, 5),
  hurt: (pic) =>
    sore(pic, [62, 250], "hh") +
    happi("!70 350, 96 296, 140 262, 186 256, 232 280, !262 350", "!196 258, 232 280, !262 350, !204 350") +
    line(curve("132 268, 160 300, 166 350") + curve("202 264, 176 306"), PAPER, 9) +
    // it went off in her hand
    arm("110 320, 76 300, 54 262", 34, 22, RED) +
    at(
      150,
      158,
      20,
      1.14,
      head(pic, { skin: "#5a4a50", shade: "#2a2028", mouth: "oh", open: 1, gaze: [-0.6, 0.7], iris: PAPER, deep: INK }),
    ) +
    at(44, 236, -24, 1.25, open("#5a4a50")) +
    solid(bang([50, 214], 34, "hh4", 9), SUN, 3) +
    fill(brush("176 62, 150 36, 190 16, 164 -16", 26, { from: 0.3, to: 0.9, at: 0.8 }), "#8a8090", {
      stroke: INK,
      "stroke-width": 2.4,
    }) +
    sweat([216, 130], [96, 96]) +
    line("M226 240q14-12 0-24t0-24", PAPER, 4),
  cuts: {
    hibana_sparkler: (pic) =>
      stage(pic, INK, NAVY, [300, 120], "hs", 10, RED, 0.5) +
      fill(rays([300, 110], 40, 16, 120, 0.05, "hs1", 0.9), SUN) +
      fill(rays([300, 110], 22, 10, 70, 0.07, "hs2", 0.6), PAPER) +
      fill(ring([300, 110], 15), RED, { stroke: SUN, "stroke-width": 4 }) +
      line("M310 122L420 226", SUN, 5) +
      at(420, 214, -50, 1.2, pinch("#f0c090")) +
      strip(pic, "M-6 0H170L130 240H-6z", RED, at(76, 120, -6, 1.7, head(pic, { mouth: "oh", gaze: [0.9, 0] }))) +
      cards("3h|6h Kh", [200, 204], [56, 8], [-14, 12], [1.4, 0]),
    hibana_pinwheel: (pic) =>
      stage(pic, RED, WINE, [300, 130], "hq", -20, SUN, 0.7) +
      [0, 1, 2, 3, 4, 5]
        .map((i) =>
          fill(
            brush(
              [0, 1, 2, 3, 4].map((j) => polar([300, 128], 24 + j * 26, i * 1.047 + j * 0.42)),
              26,
              { from: 0.9, to: 0.1, at: 0.2 },
            ),
            i % 2 ? SUN : PAPER,
            { stroke: INK, "stroke-width": 3 },
          ),
        )
        .join("") +
      solid(ring([300, 128], 24), INK, 4) +
      fill(star([300, 128], 18, 4, 0.4), RED) +
      // feet that had better jump
      limb("60 -10, 80 60, 60 110, 100 150", 22, CYAN) +
      limb("150 -10, 140 70, 176 100", 22, CYAN) +
      solid("M88 140l44 0-4 22H82zM162 92l44 10-8 20-42-10z", "#c98a3a") +
      cards("4d 9h Jd 2h", [60, 208], [76, 0], [-12, 8], [1.5, 0]),
    hibana_candle: (pic) =>
      stage(pic, NAVY, "#4a1470", [60, 200], "hc", 30, RED, 0.6) +
      at(
        70,
        190,
        58,
        1.3,
        solid("M-30-50h60v130h-60z", "#c98a3a", 5) +
          fill("M8-50h22v130H8z", INK) +
          line("M-30-20h60M-30 40h60", INK, 6),
      ) +
      (
        [
          [160, 138, 20],
          [232, 104, 24],
          [312, 74, 28],
          [404, 48, 34],
        ] as const
      )
        .map(
          ([x, y, r], i) =>
            fill(rays([x, y], 14, r * 0.4, r * 1.5, 0.1, `hc${i}`, 0.3), i % 2 ? SUN : RED) +
            fill(ring([x, y], r * 0.5), PAPER, { stroke: INK, "stroke-width": 3 }),
        )
        .join("") +
      line("M110 160L380 50", SUN, 5, { "stroke-dasharray": "4 16" }) +
      cards("7d|5h 6d 10h", [200, 206], [72, -4], [-8, 5], [1.6, 0]) +
      strip(pic, "M-6-6H130L100 96-6 112z", RED, at(62, 52, 0, 1.25, head(pic, { mouth: "shout", gaze: [0.9, -0.3] }))),
    hibana_bloom: (pic) =>
      tag("rect", { width: 480, height: 240, fill: INK }) +
      (
        [
          [130, CYAN, 30],
          [98, SUN, 24],
          [64, RED, 18],
          [34, PAPER, 12],
        ] as const
      )
        .map(
          ([r, c, n], i) =>
            line(
              dots(Array.from({ length: n }, (_, j) => polar([240, 96], r, (j / n) * 6.283 + i * 0.2))),
              c,
              15 - i * 2,
            ) + fill(rays([240, 96], n, r * 0.55, r * 0.9, 0.03, `hb${i}`, 0.1), c),
        )
        .join("") +
      fill("M0 240v-50h30v-20h40v30h36v-44l20-16 20 16v50h60v-20h44v20h50v-40h30v-18h34v44h46v-20h70v68z", "#05030a") +
      fill("M40 188h6v8h-6zM120 180h6v8h-6zM330 176h6v8h-6zM436 190h6v8h-6z", SUN) +
      cards("2h 9d Qh|4d 8h Kd 3h", [42, 210], [66, 0], [-8, 3], [1.15, 0]) +
      at(430, 80, 8, 0.8, head(pic, { mouth: "shout", open: [0, 0] })),
  },
};
