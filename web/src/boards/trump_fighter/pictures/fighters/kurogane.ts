/** Kurogane: a walking forge that mends whatever it breaks. */
import { shape, tag, fill, line, ring, brush, halftone, rays, splash } from "../../../../art/marks";
import type { Sheet } from "../../../../art/sheet";
import {
  type Fighter,
  INK,
  solid,
  tinted,
  stage,
  proud,
  glad,
  sore,
  bang,
  cards,
  at,
  limb,
  arm,
  spark,
  PAPER,
  RED,
  CYAN,
  SUN,
  NAVY,
} from "../kit";

const IRON = "#5a6274",
  DARK = "#2a2e3c";
/** A head of plates with a slit of fire; `glow` is its temper, `tilt` lowers the visor. */
const head = (pic: Sheet, glow: string, eyes: string): string =>
  solid("M22-70h22v-46h-22z", DARK) +
  line("M18-116h30", INK, 7) +
  tinted(pic, shape("!-46 -30, -40 -66, 0 -82, 40 -68, !50 -30, !52 34, 30 56, -20 58, !-50 36"), IRON, DARK) +
  fill(shape("!14 -80, 40 -68, !50 -30, !52 34, 30 56, !10 58, 20 0"), INK, { opacity: 0.75 }) +
  solid(shape("!-52 -24, 0 -34, !54 -24, !54 2, 0 -4, !-52 4"), DARK, 3) +
  line(eyes, glow, 8) +
  line(eyes, "#fff", 3) +
  line("M-34 22h60M-36 34h64M-30 46h52", INK, 4) +
  fill(
    [
      [-40, -40],
      [-14, -50],
      [18, -50],
      [42, -38],
      [-42, 20],
      [44, 18],
    ]
      .map(([x, y]) => ring([x!, y!], 3.4))
      .join(""),
    PAPER,
    { stroke: INK, "stroke-width": 1.8 },
  );
const CALM = "M-34-12l14-3M-2-17h16",
  ANGRY = "M-36-16l18 6M0-12l18-8",
  HURT = "M-34-16l10 8m0-8l-10 8M4-18l10 8m0-8l-10 8";
/** The furnace in its chest. */
const chest = (pic: Sheet, x: number, fire: string): string =>
  tinted(
    pic,
    shape(`!${x - 120} 350, ${x - 112} 276, ${x - 84} 244, ${x} 232, ${x + 84} 244, ${x + 112} 276, !${x + 120} 350`),
    IRON,
    DARK,
  ) +
  fill(shape(`!${x + 40} 236, ${x + 84} 244, ${x + 112} 276, !${x + 120} 350, !${x + 60} 350`), INK) +
  solid(shape(`!${x - 40} 350, ${x - 38} 300, ${x} 276, ${x + 38} 300, !${x + 40} 350`), INK, 4) +
  fill(
    shape(`!${x - 30} 350, ${x - 26} 318, ${x - 10} 326, !${x - 2} 296, ${x + 12} 324, !${x + 22} 310, !${x + 30} 350`),
    fire,
  ) +
  fill(shape(`!${x - 16} 350, !${x - 2} 320, !${x + 16} 350`), SUN) +
  line(`M${x - 14} 346v-40M${x + 4} 346v-46M${x + 20} 346v-36`, INK, 4);
/** A fist as large as an anvil. */
const gauntlet = (x: number, y: number, turn: number, s: number): string =>
  at(
    x,
    y,
    turn,
    s,
    solid(shape("-36 -8, -34 -30, -6 -38, 26 -34, 38 -12, 36 22, 10 36, -24 30"), IRON, 4) +
      line("M-20-34v34M-2-37v38M18-36v36", INK, 4) +
      solid(shape("-34 8, -8 4, 20 8, 22 26, -10 30, -32 26"), DARK, 3.4) +
      line("M-24-20h8M-8-24h8M10-22h8", PAPER, 4),
  );

export const kurogane: Fighter = {
  portrait: (pic) =>
    proud(pic, [120, 150], "gp", -30, "#c8501c", "#3a1420") +
    chest(pic, 130, RED) +
    at(126, 166, -7, 1.16, head(pic, SUN, CALM)) +
    at(
      40,
      250,
      -20,
      1,
      line("M0 100L0-60", INK, 18) +
        line("M0 100L0-60", "#c98a3a", 11) +
        solid("M-44-92h88v46h-88z", DARK, 4) +
        fill("M14-92h30v46H14z", INK),
    ) +
    gauntlet(44, 296, 10, 1),
  victory: (pic) =>
    glad(pic, [150, 130], "gv") +
    chest(pic, 134, RED) +
    at(140, 186, 10, 1.1, head(pic, CYAN, "M-36-10q8-10 16 0M-2-14q8-10 18 0")) +
    // the bell it made of the broken sword, rung with one finger
    at(
      66,
      92,
      -22,
      1.25,
      line("M0-50V-90", INK, 9) +
        solid(shape("!-52 44, -36 20, -32 -20, 0 -48, 32 -20, 36 20, !52 44"), SUN, 4) +
        fill(shape("!8 -46, 32 -20, 36 20, !52 44, !16 44"), INK) +
        line("M-40 28q40 12 76 0", INK, 4) +
        solid(ring([8, 54], 11), "#c98a3a", 3),
    ) +
    line("M8 150q-14-10-14-30M30 176q-20-2-34-16M138 56q10-14 4-30", INK, 5) +
    arm("36 330, 0 270, 44 214", 56, 40, IRON) +
    line("M8 296l26-14M6 262l26 6", INK, 4) +
    gauntlet(58, 208, -34, 1) +
    limb("76 184, 88 160", 15, IRON) +
    // the other still has the hammer, over the shoulder
    at(
      214,
      214,
      32,
      1,
      line("M0 110L0-70", INK, 20) +
        line("M0 110L0-70", "#c98a3a", 12) +
        solid("M-46-104h92v48h-92z", DARK, 4) +
        fill("M14-104h32v48H14z", INK),
    ) +
    gauntlet(196, 288, 12, 0.95) +
    spark([226, 60], [200, 30], [112, 22], [120, 60]),
  hurt: (pic) =>
    sore(pic, [170, 160], "gh") +
    chest(pic, 104, "#3a4a8a") +
    at(94, 168, -24, 1.14, head(pic, "#8a9ac8", HURT)) +
    fill(brush("120 96, 140 50, 116 20, 150 -20", 36, { from: 0.3, to: 0.9, at: 0.8 }), "#c8c0d0", {
      stroke: INK,
      "stroke-width": 3,
    }) +
    solid("M186 250l24-8 8 22-24 8zM210 300l18 10-12 16-16-12z", IRON, 3) +
    fill(ring([180, 296], 7) + ring([222, 226], 6) + ring([160, 320], 5), PAPER, { stroke: INK, "stroke-width": 3 }) +
    line("M62 130l14 20-12 14 16 18", INK, 4),
  cuts: {
    kurogane_sledge: (pic) =>
      stage(pic, "#c8501c", "#3a1420", [150, 150], "gs", -20, PAPER, 0.8) +
      solid(bang([130, 160], 120, "gs1", 14), SUN, 4) +
      at(
        160,
        128,
        -34,
        1,
        line("M30 0h330", INK, 30) +
          line("M30 0h330", "#c98a3a", 20) +
          solid("M-70-70h110v140H-70z", IRON, 6) +
          fill("M10-70h30v140H10z", INK) +
          line("M-70-40h110M-70 40h110", INK, 5),
      ) +
      gauntlet(430, 30, -40, 1.4) +
      cards("4s|9s Ks", [60, 204], [64, 4], [-20, 18], [1.5, 0]),
    kurogane_anvil: (pic) =>
      stage(pic, NAVY, RED, [240, 200], "ga", 0, PAPER, 0.8) +
      solid(
        shape("!130 20, 350 14, !420 30, 370 66, 300 78, 286 110, !320 140, !170 140, 200 108, 190 76, !140 66"),
        IRON,
        6,
      ) +
      fill(shape("!300 16, !420 30, 370 66, 300 78, 286 110, !320 140, !250 140, 266 80"), INK) +
      line("M180-10l-4 24M240-20v30M300-10l4 20M150 150l-10 30M240 152v34M330 150l10 30", PAPER, 5) +
      tag("ellipse", { cx: 240, cy: 214, rx: 150, ry: 18, fill: INK }) +
      cards("2c 10s|5s 7c Jc", [84, 204], [78, 0], [-14, 7], [1.5, 0]),
    kurogane_temper: (pic) =>
      stage(pic, "#0d3f70", CYAN, [170, 150], "gt", 160, PAPER, 0.8) +
      at(
        180,
        128,
        60,
        2,
        solid(shape("-36 -8, -34 -30, -6 -38, 26 -34, 38 -12, 36 22, 10 36, -24 30"), RED, 3) +
          fill(shape("-30 -8, -28 -26, -6 -32, 10 -28, 6 0, -14 10"), SUN) +
          line("M-20-34v34M-2-37v38M18-36v36", INK, 3) +
          solid(shape("-34 8, -8 3, 22 8, 24 24, -10 30, -32 24"), "#ff8a2a", 3) +
          line("M-28-18h6M-10-24h8M8-22h8", "#fff", 4),
      ) +
      limb("500 -10, 400 40, 250 100", 70, IRON) +
      solid("M60 190q60-20 120 0t120 0 120 0 80 0v60H40z", CYAN, 5) +
      (
        [
          ["120 190, 90 140, 130 100, 90 40", 34],
          ["230 180, 270 130, 240 80, 290 20", 34],
          ["60 200, 30 150, 56 120, 20 80", 26],
        ] as const
      )
        .map(([d, w]) =>
          fill(brush(d, w, { from: 0.3, to: 0.9, at: 0.7 }), PAPER, { stroke: INK, "stroke-width": 3, opacity: 0.92 }),
        )
        .join("") +
      cards("6c|Qs Kc 3s", [220, 204], [66, 0], [-10, 7], [1.5, 0]),
    kurogane_meteor: (pic) =>
      tag("rect", { width: 480, height: 240, fill: "#140a28" }) +
      halftone(pic, RED, [-100, -120, 700, 480], [0, 6.4], 1.2, { transform: "rotate(30 240 120)" }) +
      fill("M500 -60L420 -80 130 90 190 200z", SUN) +
      fill("M500 -50L440 -70 160 100 190 180z", PAPER) +
      at(160, 130, 20, 1.25, solid(splash([0, 0], 80, "gm", 0, 0.12), DARK, 6) + head(pic, SUN, ANGRY)) +
      fill(rays([150, 130], 14, 100, 140, 0.1, "gm2", 0.3), RED) +
      fill("M0 240v-26l40-8 30 10 60-14 80 16 70-10 90 12 110-14v34z", INK) +
      cards("4c 9c|2s 8s Jc Ks", [60, 214], [72, 0], [-12, 5], [1.25, 0]),
  },
};
