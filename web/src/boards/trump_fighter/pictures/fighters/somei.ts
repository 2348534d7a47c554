/** Somei: a silent perfectionist who dyes in one colour. */
import { profile, neck, type Face } from "../../../../art/faces";
import { shape, curve, tag, fill, line, ring, star, strokes, splash } from "../../../../art/marks";
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
  sweat,
  suit,
  cards,
  strip,
  open,
  pinch,
  at,
  sleeve,
  limb,
  arm,
  PAPER,
  RED,
  SUN,
  NAVY,
} from "../kit";

const INDIGO = "#2a3fb0";
const look = (over: Partial<Face>): Face => ({
  skin: "#fff0e0",
  shade: "#c89aa8",
  ink: INK,
  iris: "#5a7aff",
  deep: "#14207a",
  gaze: [-0.5, 0.4],
  open: 0.42,
  slant: 2,
  brow: [2, 1],
  mouth: "small",
  inkW: 1.25,
  lash: 1.3,
  ...over,
});
/** In profile, hair to the waist under a dyer's kerchief. */
const head = (pic: Sheet, over: Partial<Face>): string =>
  solid(shape("!0 -50, 40 -44, 56 0, 60 80, !76 190, 40 176, 20 100, 10 20"), INK) +
  fill(strokes(4, "40 -10, 46 60, 56 160", "28 10, 34 80, 42 150"), "#3f57c8") +
  neck("#f4dcd0", "#a87080", INK, 3) +
  profile(pic, look(over), 1) +
  solid(shape("!-26 -28, -20 -6, !-26 14, -14 0, -8 -20, 10 -20, 20 10, !22 60, 34 30, !40 -30"), INK) +
  tinted(pic, shape("!-38 -26, -34 -54, 0 -70, 40 -58, 58 -28, !66 6, 44 -8, 20 -24, -10 -30"), INDIGO, PAPER) +
  solid(shape("!52 -18, 82 -34, !98 -26, 80 -12, !94 6, 68 4, 54 -6"), INDIGO, 3) +
  line(ring([16, 26], 4), SUN, 2.4);
const robe = (d: string, dark: string): string => sleeve(d, "#e8ecff", dark);

export const somei: Fighter = {
  portrait: (pic) =>
    proud(pic, [110, 150], "sp", 20, "#3a4ac8", NAVY) +
    // the length of cloth that hangs behind her
    tinted(pic, "M150 -10h70v360h-70z", PAPER, INDIGO) +
    fill("M150 130h70v220h-70z", INDIGO, { opacity: 0.85 }) +
    line("M150-10v360M220-10v360", INK, 3) +
    robe(
      "!10 344, 22 292, 60 262, 112 252, 160 262, 194 296, !204 344",
      "!130 252, 160 262, 194 296, !204 344, !140 344",
    ) +
    line(curve("74 258, 104 300, 110 344") + curve("140 254, 112 300"), INDIGO, 7) +
    at(116, 156, -4, 1.18, head(pic, {})) +
    at(44, 306, -30, 1.05, open("#4a5ae0")) +
    limb("10 350, 30 330, 42 320", 20, "#e8ecff"),
  victory: (pic) =>
    glad(pic, [120, 180], "sv", 200) +
    // the finished cloth, flung from hand to hand
    tinted(
      pic,
      shape(
        "!44 84, 70 30, 130 6, 196 30, 232 96, 226 180, !204 300, !254 330, 262 200, 262 80, 220 -10, 130 -30, 40 -10, !6 70",
      ),
      INDIGO,
      "#8a9aff",
    ) +
    line(curve("30 72, 66 14, 130 -8, 212 20, 246 110, 240 200, 226 300"), PAPER, 3, { "stroke-dasharray": "2 12" }) +
    robe(
      "!36 350, 50 300, 84 272, 128 262, 172 272, 202 304, !214 350",
      "!146 262, 172 272, 202 304, !214 350, !158 350",
    ) +
    line(curve("92 270, 118 308, 124 350") + curve("154 266, 128 312"), INDIGO, 7) +
    at(134, 176, -8, 1.14, head(pic, { open: 0.2, mouth: "smile" })) +
    arm("74 306, 26 240, 36 130", 44, 24, "#e8ecff") +
    at(34, 100, -24, 1.25, open("#4a5ae0")) +
    arm("176 330, 196 346, 214 316", 40, 28, "#e8ecff") +
    at(222, 292, 20, 1.15, pinch("#4a5ae0")),
  hurt: (pic) =>
    sore(pic, [80, 190], "sh") +
    robe("!70 344, 92 304, 130 274, 180 268, 226 292, !250 344", "!190 268, 226 292, !250 344, !190 344") +
    at(150, 158, 30, 1.14, head(pic, { open: 0, mouth: "oh", brow: [4, -2] })) +
    // the vat has tipped: one colour, everywhere
    solid(splash([60, 230], 34, "sb", 12, 0.35), INDIGO, 3) +
    fill(splash([150, 96], 12, "sc", 6), INDIGO) +
    solid(shape("!6 344, 14 290, 84 284, !96 344"), "#8a5a2e") +
    line("M10 310l78-6", INK, 3) +
    sweat([96, 70], [66, 92]) +
    at(206, 320, 40, 1, open("#4a5ae0")),
  cuts: {
    somei_sash: (pic) =>
      stage(pic, "#3a4ac8", NAVY, [240, 120], "ss", -10, PAPER, 0.8) +
      (["s", "h", "c", "d"] as const)
        .map(
          (sign, i) =>
            solid(
              `M${-20 + i * 130} ${60 + (i % 2) * 50}q66 ${i % 2 ? -60 : 60} 136 ${i % 2 ? -50 : 50}v70q-70 10-136 ${i % 2 ? 50 : -50}z`,
              [INK, RED, "#2f8a4a", SUN][i]!,
              5,
            ) + suit(sign, 50 + i * 130, 122, 2.6, PAPER),
        )
        .join("") +
      strip(pic, "M170 -6h140l-20 84H190z", INDIGO, at(244, 52, 0, 1.5, head(pic, {}))) +
      cards("3s Jh 8c 6d", [60, 208], [120, 0], [-6, 4], [1.2, 0]),
    somei_dip: (pic) =>
      stage(pic, PAPER, "#8a9aff", [300, 190], "sd", 180, INDIGO, 0.5) +
      solid(shape("!110 244, 90 150, 200 132, 330 132, !440 150, 420 244"), "#8a5a2e", 5) +
      tag("ellipse", { cx: 265, cy: 150, rx: 172, ry: 30, fill: INDIGO, stroke: INK, "stroke-width": 6 }) +
      line("M120 152q40-14 80 0M340 148q30-10 60 0M210 162q50 10 110 0", "#8a9aff", 4) +
      cards("2s|9s Ks 5s", [190, 112], [52, 6], [-16, 10], [1.9, 0]) +
      fill("M150 144q110 30 230 0v40q-110 20-230 0z", INDIGO, { opacity: 0.85 }) +
      limb("500 -20, 430 20, 390 50", 40, "#e8ecff") +
      at(366, 74, -130, 1.5, pinch("#4a5ae0")) +
      strip(pic, "M-6-6H170L130 90-6 110z", NAVY, at(80, 44, 0, 1.7, head(pic, { open: 0.5 }))),
    somei_bolt: (pic) =>
      stage(pic, NAVY, "#3a4ac8", [90, 120], "sb", 30, PAPER, 0.7) +
      tinted(pic, "M80 40L500 96V246L80 160z", INDIGO, "#8a9aff", 5) +
      line("M120 60l380 54M120 140l380 86", PAPER, 4, { "stroke-dasharray": "3 14" }) +
      solid(shape("30 100, 40 40, 90 26, 120 60, 118 140, 84 176, 42 160"), PAPER, 6) +
      line(curve("74 60, 52 80, 60 120, 88 124, 98 96, 80 82"), INK, 5) +
      cards("4h 10h 2h Qh", [190, 128], [78, 10], [4, 2], [1.7, 0]) +
      at(58, 200, 60, 1.3, open("#4a5ae0")),
    somei_robe: (pic) =>
      stage(pic, SUN, RED, [240, 110], "sr", 200, "#fff", 0.95) +
      fill(ring([240, 100], 92), RED) +
      // from behind: the robe is all of her
      at(
        26,
        44,
        -10,
        1,
        tinted(
          pic,
          shape(
            "!240 40, 200 56, 110 40, !0 60, 10 130, !60 150, 150 120, 186 130, 160 200, !140 250, !340 250, 320 200, 294 130, 330 120, !420 150, 470 130, !480 60, 370 40, 280 56",
          ),
          INDIGO,
          "#8a9aff",
          5,
        ) +
          solid(shape("206 54, 204 18, 240 -2, 276 18, 274 54, 262 110, 240 124, 218 110"), INK, 4) +
          line(curve("226 10, 222 60, 232 110") + curve("256 10, 258 60, 248 110"), "#3f57c8", 4) +
          fill(star([96, 94], 16, 5) + star([384, 94], 16, 5) + ring([240, 176], 18), SUN, {
            stroke: INK,
            "stroke-width": 3,
          }) +
          line(curve("190 210, 240 196, 290 210"), PAPER, 4),
      ) +
      cards("5d 6d|7d 8d 9d", [72, 214], [84, 0], [-12, 6], [1.5, 0]),
  },
};
