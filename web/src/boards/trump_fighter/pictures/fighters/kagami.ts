/** Kagami: a doll that copies you, half a second late. */
import { face, neck, type Face } from "../../../../art/faces";
import { shape, curve, tag, fill, line, g, move, clipped, ring, halftone, rays } from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  stage,
  proud,
  glad,
  sore,
  card,
  cards,
  strip,
  fist,
  open,
  pinch,
  at,
  flip,
  sleeve,
  limb,
  PAPER,
  RED,
  CYAN,
  SUN,
  NAVY,
  WINE,
} from "../kit";

const look = (over: Partial<Face>): Face => ({
  skin: "#fffaf4",
  shade: "#b8b4d0",
  ink: INK,
  iris: "#c8d0ff",
  deep: "#3a3a6a",
  gaze: [0, 0],
  open: 0.9,
  slant: 0,
  brow: [4, 4],
  mouth: "small",
  inkW: 1.25,
  lash: 1.2,
  ...over,
});
/** A fringe cut straight, joints at the jaw, one crack. */
const head = (pic: Sheet, over: Partial<Face>, hair = INK, sheen = "#5a5ab0"): string =>
  solid(shape("!-46 -30, -56 20, -58 90, !-62 140, 0 130, 40 132, !74 140, 66 60, 60 -10, 52 -44"), hair) +
  neck("#f0ecf4", "#8a86a8", INK, 3) +
  face(pic, look(over)) +
  line("M-18 40v-10M6 40V28", INK, 1.8) +
  solid(
    shape(
      "!-48 60, -50 0, -46 -40, -16 -64, 22 -64, 54 -42, 60 10, !64 66, 44 66, 42 0, !42 -14, !-36 -14, -38 0, !-36 62",
    ),
    hair,
  ) +
  line("M-30-18v-16M-14-18v-24M4-18v-26M22-18v-24", sheen, 3) +
  line("M28-10l-6 12 8 8-4 14", INK, 2.2) +
  solid(shape("!-8 -66, -34 -88, !-44 -62, -12 -62, !20 -90, 26 -64"), RED, 3);
const kimono = (d: string, dark: string, colour = "#8a8ad8"): string => sleeve(d, colour, dark);
const glass = (x: number, y: number, r: number, inner: string, pic: Sheet): string =>
  g(
    { "clip-path": clipped(pic, ring([x, y], r)) },
    fill(ring([x, y], r), CYAN),
    inner,
    line(
      `M${x - r} ${y + r * 0.3}L${x + r * 0.3} ${y - r}M${x - r * 0.6} ${y + r * 0.7}L${x + r * 0.7} ${y - r * 0.6}`,
      PAPER,
      5,
      { opacity: 0.5 },
    ),
  ) +
  line(ring([x, y], r), INK, 12) +
  line(ring([x, y], r), SUN, 6);

export const kagami: Fighter = {
  // the mirror shows her a moment ago
  portrait: (pic) =>
    proud(pic, [130, 150], "mp", 24, "#5a5ab0", NAVY) +
    kimono("!40 350, 52 296, 92 270, 140 262, 190 274, 222 304, !236 350", "!166 266, 222 304, !236 350, !176 350") +
    line(curve("104 268, 138 306, 140 350") + curve("172 266, 142 306"), PAPER, 8) +
    at(142, 158, 4, 1.14, head(pic, { gaze: [-0.9, 0.2] })) +
    glass(
      56,
      204,
      50,
      flip(58, 206, -14, 0.72, head(pic, { gaze: [0.2, -0.2], open: 0.5, mouth: "smile" }, "#3a3a8a")),
      pic,
    ) +
    line("M66 256l14 60", INK, 15) +
    line("M66 256l14 60", SUN, 8) +
    at(82, 312, 16, 0.9, fist("#fffaf4")),
  victory: (pic) =>
    glad(pic, [120, 170], "mv") +
    flip(66, 196, 8, 0.92, head(pic, { mouth: "smile", gaze: [0.6, 0], open: 0.8 }, "#3a3a8a")) +
    fill("M-10 0h120v350H-10z", CYAN, { opacity: 0.3 }) +
    kimono("!96 350, 104 306, 134 284, 170 278, 208 292, 232 320, !240 350", "!190 282, 232 320, !240 350, !196 350") +
    at(166, 186, -8, 1.04, head(pic, { mouth: "grin", open: [0, 0.9], gaze: [-0.6, 0] })) +
    line("M112 -10V350", INK, 9) +
    line("M112-10V350", SUN, 4) +
    limb("222 330, 230 240, 214 160", 20, "#8a8ad8") +
    at(214, 130, 12, 0.9, open("#fffaf4")) +
    limb("10 330, -2 250, 20 180", 20, "#6a6ab8") +
    flip(20, 150, -12, 0.86, open("#e8f4ff")),
  hurt: (pic) =>
    sore(pic, [86, 176], "mh") +
    kimono("!80 350, 96 306, 132 282, 180 274, 224 298, !246 350", "!190 276, 224 298, !246 350, !190 350") +
    at(
      148,
      160,
      30,
      1.14,
      head(pic, { mouth: "oh", open: [1, 0.9], gaze: [0.8, 0.6], brow: [6, 3] }) +
        line("M-34-30l10 20-8 14 12 12-6 24M14-40l-4 22 10 10", INK, 3.4),
    ) +
    fill("M30 80l26-10-6 30zM60 40l22 4-14 18zM20 250l30-6-14 26zM56 300l22-16 4 26zM100 60l16-14 6 20z", "#e8f8ff", {
      stroke: INK,
      "stroke-width": 3,
    }) +
    solid(shape("10 320, 20 300, 44 300, 50 320, 34 336"), "#fffaf4", 3),
  cuts: {
    kagami_halfstep: (pic) =>
      stage(pic, "#5a5ab0", NAVY, [240, 120], "ma", 90, PAPER, 0.6) +
      strip(pic, "M-6-6H250V246H-6z", RED, at(130, 110, 0, 1.7, head(pic, { gaze: [0.9, 0] }))) +
      strip(
        pic,
        "M230 30H486V280H230z",
        CYAN,
        flip(350, 146, 0, 1.7, head(pic, { gaze: [0.9, 0.3], open: 0.6 }, "#3a3a8a")),
        PAPER,
      ) +
      card(206, 196, -8, 1.8, "6", "c", CYAN) +
      card(276, 210, 8, 1.8, "7", "h", SUN),
    kagami_stitch: (pic) =>
      stage(pic, SUN, RED, [140, 120], "mb", 160, "#fff", 0.8) +
      fill(shape("!150 250, 170 190, 210 170, 214 120, 246 96, 286 110, 292 150, 340 180, !370 250"), INK, {
        opacity: 0.85,
      }) +
      fill("M60 246q120-30 360 0z", INK) +
      // the needle and where it has been
      line("M20 20L250 196", INK, 13) +
      line("M20 20L250 196", "#e8f0ff", 7) +
      fill(ring([30, 28], 4), INK) +
      line(curve("26 26, 100 10, 140 90, 90 160, 170 200, 220 220, 260 200, 310 226, 360 204"), RED, 5) +
      line("M196 200l10 24M236 196l10 24M276 200l10 24M316 198l10 24", PAPER, 6) +
      at(110, 66, 120, 1.2, pinch("#fffaf4")) +
      cards("5c Qd|9c 2d", [276, 60], [54, 16], [-8, 6], [1.4, 0]) +
      strip(pic, "M356 120H486V246H330z", "#5a5ab0", at(420, 190, 0, 1.1, head(pic, { gaze: [-0.9, 0.4] }))),
    kagami_invert: (pic) =>
      tag("rect", { width: 480, height: 120, fill: RED }) +
      tag("rect", { y: 120, width: 480, height: 120, fill: CYAN }) +
      halftone(pic, WINE, [-10, 0, 500, 120], [0, 6.4]) +
      halftone(pic, "#0b6f9c", [-10, 120, 500, 120], [0, 6.4], 1, { transform: "rotate(180 240 180)" }) +
      g(
        { "clip-path": clipped(pic, "M0 0H480V118H0z") },
        at(140, 88, 0, 1.35, head(pic, { gaze: [0.9, 0] })),
        card(310, 62, 8, 2.3, "K", "s", CYAN),
      ) +
      g(
        { "clip-path": clipped(pic, "M0 122H480V240H0z") },
        g(
          { transform: "translate(0 240)scale(1 -1)" },
          at(140, 88, 0, 1.35, head(pic, { gaze: [0.9, 0], open: 0.5, mouth: "smile" }, "#3a3a8a", CYAN)),
        ),
        card(316, 180, 186, 2.3, "A", "h", SUN),
      ) +
      line("M-10 120H490", INK, 10) +
      line("M-10 120H490", PAPER, 4) +
      fill(rays([400, 120], 14, 20, 70, 0.1, "mi", 0.4), PAPER),
    kagami_facing: (pic) =>
      tag("rect", { width: 480, height: 240, fill: INK }) +
      // mirror in mirror in mirror
      ([1, 0.68, 0.46, 0.31, 0.21] as const)
        .map((s, i) =>
          g(
            { transform: move(240 + (1 - s) * 130, 120, 0, s) },
            solid("M-250-130H250V130H-250z", i % 2 ? "#5a5ab0" : CYAN, 6) +
              line("M-236-116H236V116H-236z", SUN, 5) +
              (i < 4
                ? (i % 2 ? flip : at)(
                    -172,
                    16,
                    0,
                    1.15,
                    head(pic, { gaze: [0.8, 0], open: 0.9 - i * 0.15 }, i % 2 ? "#3a3a8a" : INK),
                  )
                : ""),
          ),
        )
        .join("") +
      cards("8h 4c|8s 10c", [300, 190], [44, 0], [-8, 6], [1.35, 0]),
  },
};
