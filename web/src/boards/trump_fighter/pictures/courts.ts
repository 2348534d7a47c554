/** Jacks, queens and kings: twelve of the crowd, each with a crown, a turn and a thing of its own. Below the corners, in a panel. */
import { face, neck, profile, type Face } from "../../../art/faces";
import { brush, curve, fill, g, line, move, ring, shape, star, strokes, tag } from "../../../art/marks";
import type { Sheet } from "../../../art/sheet";
import {
  CYAN,
  DEEP,
  INK,
  NAVY,
  PAPER,
  RED,
  SKIN,
  SUN,
  WINE,
  at,
  fist,
  flip,
  limb,
  open,
  pinch,
  screen,
  solid,
  stage,
  suit,
  sweat,
  type Scene,
} from "./kit";

interface Court {
  /** Ground and its dots. */
  ground: readonly [string, string];
  /** What is worn. */
  cloth: string;
  /** Head and what it does, from behind to before. */
  figure: (pic: Sheet) => string;
  /** Without the bust that most have: the figure brings its own body. */
  whole?: true;
  mirrored?: true;
}

const SHEET = "#fffdf6";
const PANEL = "M12 104H228V322H12z";
const look = (over: Partial<Face>): Face => ({
  skin: SKIN, shade: "#d98a62", ink: INK, iris: CYAN, deep: "#0b3a6b", gaze: [-0.6, 0], open: 0.7, slant: 3, brow: [-2, 3], mouth: "smirk", inkW: 1.4, ...over,
}); // prettier-ignore
const head = (x: number, y: number, turn: number, inner: string, size = 1): string =>
  g({ transform: move(x, y, turn, size) }, inner);
const bust = (cloth: string, pic: Sheet, sign: string): string =>
  solid(shape("!6 344, 20 296, 62 272, 104 264, 150 264, 192 276, 226 304, !236 344"), cloth, 4) +
  fill(shape("!150 264, 192 276, 226 304, !236 344, !150 344, 164 300"), screen(pic, INK, 5, 1.7)) +
  solid(shape("!92 264, 120 296, !156 262, 166 274, 124 316, 84 276"), PAPER, 3) +
  suit(sign, 60, 306, 1.9, PAPER);

/** Hair as one shape with its light. */
const hair = (d: string, colour: string, light: string, shine: string): string =>
  solid(shape(d), colour) + fill(strokes(4, shine), light);
const BOB =
  "!-44 -26, -50 0, -46 30, !-40 44, -36 8, !-32 -16, -12 -26, 10 -28, 30 -14, 38 12, 36 40, !50 48, 58 14, 56 -30, 20 -62, -22 -58";
const SHORT =
  "!-42 -30, -46 -8, !-40 4, -34 -18, !-18 -24, !-4 -18, 12 -26, 32 -14, !40 12, 50 4, 56 -24, 20 -60, -24 -56";

const points = (tips: string, band: string, gold = SUN): string =>
  solid(shape(tips), gold, 3.4) + line(curve(band), INK, 9) + line(curve(band), RED, 4.4);
/** Queens: thin spikes, a low arch of stones, a rising sun, clover. */
const SPIKES = points("!-38 -42, !-52 -84, !-30 -60, !-24 -102, !-8 -64, !4 -116, !14 -64, !30 -102, !34 -60, !56 -82, !44 -42, 4 -54", "-38 -44, 4 -56, 44 -44", PAPER); // prettier-ignore
const ARCH =
  solid(shape("!-30 -44, -26 -70, 8 -84, 40 -66, !46 -38, 28 -52, 4 -58, -14 -54"), SUN, 3.2) +
  fill([[-14, -64], [8, -70], [30, -60]].map(([x, y]) => ring([x!, y!], 5.5)).join(""), RED, { stroke: INK, "stroke-width": 2.4 }); // prettier-ignore
const SUNRISE =
  fill(star([6, -40], 84, 18, 0.7), SUN, { stroke: INK, "stroke-width": 3.2 }) +
  solid(ring([6, -40], 54), "#fff4c0", 3);
/** Kings: steel, velvet between four bows, a mitre, oak leaves. */
const STEEL = points("!-44 -40, !-52 -72, !-34 -58, !-28 -84, !-10 -60, !-2 -110, !8 -60, !28 -84, !34 -58, !54 -72, !48 -40, 4 -54", "-44 -42, 4 -56, 48 -42", "#b8c4dc"); // prettier-ignore
const VELVET =
  solid(shape("!-44 -46, -62 -80, -24 -98, 4 -88, 34 -100, !66 -78, 48 -44, 4 -58"), RED, 3.2) +
  line(curve("-44 -46, -48 -84, 2 -104, 54 -84, 48 -44") + curve("2 -104, 0 -80, 4 -58"), INK, 12) +
  line(curve("-44 -46, -48 -84, 2 -104, 54 -84, 48 -44") + curve("2 -104, 0 -80, 4 -58"), SUN, 6.5) +
  line(curve("-46 -44, 4 -58, 50 -42"), INK, 17) +
  line(curve("-46 -44, 4 -58, 50 -42"), PAPER, 11) +
  line("M-32-48v5M-14-53v5M8-55v5M28-51v5", INK, 3.4) +
  fill(ring([2, -108], 8), SUN, { stroke: INK, "stroke-width": 3 });
const MITRE =
  solid(shape("!-42 -42, -46 -84, -20 -120, !2 -138, 30 -112, 48 -78, !50 -42, 4 -56"), SUN, 3.4) +
  line(curve("-44 -46, 4 -60, 50 -46"), INK, 12) +
  line(curve("-44 -46, 4 -60, 50 -46"), "#8a2a6a", 7) +
  line("M2-134V-62", INK, 3) +
  fill("M2-112l9 13-9 13-9-13zM-24-92l7 10-7 10-7-10zM28-92l7 10-7 10-7-10z", RED, { stroke: INK, "stroke-width": 2 });
const beard = (colour: string, d: string): string => solid(shape(d), colour);
const FULL = "!-42 6, -34 30, -40 56, -24 84, -4 96, 20 84, 38 56, !44 6, 34 26, 14 24, !-4 18, -20 24, -34 22";
const moustache = (colour: string): string =>
  solid(shape("!-36 30, -24 22, !-8 24, 6 20, !24 26, 8 34, !-8 29, -22 36"), colour, 2.6);
const cap = (colour: string, feather: string): string =>
  fill(brush("26 -52, 62 -88, 58 -124, 34 -140", 22), feather, { stroke: INK, "stroke-width": 3 }) +
  fill(brush("30 -56, 56 -90, 52 -122", 3), INK) +
  solid(shape("!-54 -34, -40 -66, 0 -78, 40 -66, !58 -34, 20 -46, -16 -46"), colour) +
  solid(shape("!-60 -26, -20 -44, 24 -44, !64 -28, 24 -32, -18 -32"), INK, 2);
const beret = (colour: string): string =>
  solid(shape("!-52 -30, -66 -54, -34 -78, 20 -80, 54 -58, !50 -30, 4 -44"), colour) +
  line(curve("-50 -32, 4 -45, 50 -32"), INK, 7) +
  fill(ring([2, -80], 6), SUN, { stroke: INK, "stroke-width": 2.6 });

const COURTS: Readonly<Record<string, Court>> = {
  // keeps the look-out
  SJ: {
    ground: [CYAN, DEEP],
    cloth: NAVY,
    figure: (pic) =>
      head(122, 208, -6, neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ gaze: [-0.9, 0], open: [0, 0.8], mouth: "small" })) + hair(SHORT, INK, "#3c4a8a", "-30 -34, -6 -46, 22 -44") + cap(NAVY, PAPER)) +
      at(64, 208, 0, 1, solid("M-62-12L-10-16V14L-62 10z", SUN, 3.6) + solid("M-12-12L40-8V8L-12 10z", "#c98a3a", 3.6) + line("M-40-13V11", INK, 3)) +
      at(104, 244, 30, 0.95, fist()),
  },
  // has written it at last
  HJ: {
    ground: [RED, WINE],
    cloth: "#7a1430",
    mirrored: true,
    figure: (pic) =>
      head(118, 212, 8, neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ gaze: [0.3, -0.6], open: 0.9, slant: -2, brow: [4, 0], mouth: "smile", blush: RED, jaw: "child", iris: "#c47a2a", deep: "#5a2a10" })) + hair(SHORT, "#e8863a", SUN, "-30 -34, -6 -46, 22 -44") + beret(PAPER)) +
      at(56, 250, -14, 1, solid("M-36-24H36V24H-36z", PAPER, 3.6) + line("M-36-24L0 4L36-24", INK, 3) + suit("h", 0, 4, 1.2, RED)) +
      at(92, 276, -30, 0.9, fist()),
  },
  // heads or tails
  DJ: {
    ground: [SUN, RED],
    cloth: "#a03a12",
    figure: (pic) =>
      head(132, 216, -10, neck("#c98a5c", "#7a4028", INK, 3) + face(pic, look({ skin: "#d99a68", shade: "#9a5a34", gaze: [-0.9, -0.9], open: 0.9, mouth: "grin", iris: SUN, deep: "#6a3a10" })) + hair("!-42 -30, -52 -4, !-40 2, !-36 -20, !-26 -8, !-18 -26, !-2 -14, !8 -28, !24 -12, !40 12, !54 8, 60 -30, 20 -64, -26 -58", "#3a1a14", "#8a4a2a", "-26 -40, 0 -50, 24 -46") + line(curve("-44 -26, 4 -38, 52 -22"), INK, 11) + line(curve("-44 -26, 4 -38, 52 -22"), RED, 6)) +
      line("M52 250L56 150", PAPER, 3, { "stroke-dasharray": "2 9" }) +
      solid(ring([56, 138], 20), SUN) + suit("d", 56, 138, 0.9, WINE) + fill(star([80, 118], 9, 4, 0.25), "#fff") +
      at(52, 280, -8, 1.05, fist("#d99a68")),
  },
  // wants it back: the ball
  CJ: {
    ground: ["#1d8a6a", "#0b3f38"],
    cloth: "#0d3a34",
    mirrored: true,
    figure: (pic) =>
      line("M20 116L84 268", INK, 36) + line("M20 116L84 268", "#c98a3a", 28) + line("M14 124L50 208", "#e8b870", 6) +
      head(134, 214, 6, neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ gaze: [-0.7, 0.3], open: 0.55, brow: [-6, 4], mouth: "clench", iris: "#3fae5a", deep: "#0b4a2a" })) + hair(BOB, "#24402c", "#4f8a5a", "-30 -34, -6 -46, 22 -44") + solid(shape("!-58 -18, -46 -52, 0 -74, 44 -56, !56 -22, 4 -36"), SUN) + solid(shape("!-92 -12, -56 -30, -20 -34, 6 -34, -30 -18"), RED) + suit("c", 4, -52, 1, INK)) +
      at(78, 268, 60, 0.95, fist()) + at(92, 292, 60, 0.95, fist()),
  },
  // never shows what she thinks
  SQ: {
    ground: ["#3a58c8", NAVY],
    cloth: INK,
    figure: (pic) =>
      head(126, 204, -4, solid(shape("-40 -40, -58 20, -52 84, !-20 100, 44 100, !76 90, 66 10, 50 -50"), INK) + neck("#ffe9dc", "#c88a9a", INK, 3) + face(pic, look({ skin: "#fff0e6", shade: "#b9a4d8", gaze: [-0.9, 0], open: 0.5, slant: 6, brow: [0, 4], mouth: "lips", lash: 1.4, iris: "#8a6cff", deep: "#2a1464" })) + hair(BOB, INK, "#3f57c8", "-30 -34, -6 -46, 22 -44") + SPIKES) +
      at(76, 262, -24, 1, solid(shape("!0 40, !-66 -6, -54 -40, -22 -62, 14 -64, !44 -46"), PAPER) + line("M0 40L-60-22M0 40L-38-52M0 40L-6-64M0 40L26-58", INK, 2.4) + suit("s", -14, -26, 1.3, INK)) +
      at(84, 296, 10, 0.9, fist("#ffe9dc")),
  },
  // keeps the rose between her teeth
  HQ: {
    ground: ["#ff6a7a", WINE],
    cloth: RED,
    whole: true,
    mirrored: true,
    figure: (pic) =>
      // hair that fills the panel, and her back in it
      solid(shape("!112 128, 160 100, 222 112, 262 180, !262 352, !96 352, 150 320, 130 280, 176 250, 150 200"), "#7a1a14", 4) +
      fill(strokes(9, "196 130, 236 190, 220 270, 240 344", "172 160, 206 220, 186 280, 206 344", "154 262, 158 300, 140 340"), "#c83a1a") +
      solid(shape("!40 352, 66 322, 104 306, 128 292, !176 300, 214 320, !240 352"), SKIN, 4) +
      fill(shape("!150 300, 190 306, 214 320, !240 352, !176 352, 166 324"), screen(pic, "#d98a62", 5, 1.9)) +
      solid(shape("!28 352, 60 334, 110 336, !160 322, 210 332, !250 352"), RED, 4) +
      head(128, 212, 15, neck(SKIN, "#d98a62", INK, 3) + profile(pic, look({ open: 0, slant: 4, brow: [2, 5], mouth: "smile", lash: 1.5, blush: RED }), 1) + hair("!-28 -34, -36 -20, -18 -26, -2 -14, !4 14, -2 40, 14 60, !40 58, 62 20, 58 -32, 22 -62, -16 -54", "#a8301a", "#ff8a4a", "-14 -42, 14 -50, 44 -24") + line(curve("20 -34, 40 -4, 30 48") + curve("-2 -30, 18 0, 14 50"), INK, 2.8) + fill(strokes(4, "32 -38, 52 0, 44 44", "10 -28, 28 6, 22 46"), "#ff8a4a") + ARCH + fill(ring([10, 30], 6), SUN, { stroke: INK, "stroke-width": 2.4 }), 1.22) +
      line(curve("112 236, 84 240, 46 228"), INK, 10) + line(curve("112 236, 84 240, 46 228"), "#3fae5a", 5) +
      solid(shape("!74 238, 66 262, 46 266, 54 246"), "#3fae5a", 2.6) +
      solid(shape("42 198, 66 206, 70 230, 52 250, 26 244, 16 222, 24 204"), RED, 3.6) +
      line(curve("28 214, 44 206, 58 216, 54 236, 36 240, 30 226, 42 218, 48 226"), INK, 3.2) +
      fill(shape("60 128, 72 122, 78 134, 66 140") + shape("30 152, 38 144, 48 150, 40 160") + shape("88 158, 94 150, 102 156, 96 164"), RED, { stroke: INK, "stroke-width": 2.4 }),
  },
  // holds every stone against the light
  DQ: {
    ground: [SUN, "#e0561a"],
    cloth: "#8a2a5a",
    figure: (pic) =>
      head(134, 216, -8, SUNRISE + solid(shape("-30 -50, -40 30, !-30 74, 60 84, !72 60, 62 -30, 40 -56"), "#e8b83a") + neck("#8f4f2e", "#5e2f1d", INK, 3) + face(pic, look({ skin: "#a8643c", shade: "#6a3420", gaze: [-0.8, -0.2], open: [1, 0.5], slant: 4, brow: [3, 2], mouth: "oh", lash: 1.3, iris: SUN, deep: "#5a2a10" })) + hair("!-42 -28, -46 0, !-38 10, -34 -18, -10 -30, 16 -30, 36 -10, !40 30, 54 30, 58 -20, 20 -62, -24 -58", "#f2cf5a", "#fff4c0", "-30 -36, -6 -48, 22 -44") + line(curve("-40 -34, 4 -50, 50 -30"), INK, 9) + line(curve("-40 -34, 4 -50, 50 -30"), RED, 4.4) + fill("M42 26l6 10-6 10-6-10z", CYAN, { stroke: INK, "stroke-width": 2 })) +
      fill(star([66, 176], 40, 8, 0.35), "#fff", { opacity: 0.85 }) +
      solid("M66 146L92 176L66 212L40 176z", CYAN) + line("M40 176H92M66 146L54 176L66 212L78 176L66 146", INK, 2.6) + fill("M54 176L66 148L66 176z", "#fff") +
      at(62, 246, 6, 0.95, pinch("#a8643c")),
  },
  // laughs loudest at her own luck
  CQ: {
    ground: ["#3fae7a", "#0d5a4a"],
    cloth: "#1d6a4a",
    whole: true,
    mirrored: true,
    figure: (pic) =>
      // the plait flies; the wreath has come off
      limb("176 220, 214 214, 236 250, 214 292, 232 330", 22, "#8a4a1e") +
      line("M196 222l8-12M222 232l10-8M228 262l12 2M216 288l12 6", INK, 3) +
      solid(shape("!20 352, 44 306, 84 272, 124 262, 168 274, 200 310, !214 352"), "#1d6a4a", 4) +
      fill(shape("!140 266, 168 274, 200 310, !214 352, !150 352, 160 306"), screen(pic, INK, 5, 1.7)) +
      solid(shape("!78 276, 110 296, !156 268, 160 282, 112 316, 66 290"), PAPER, 3) +
      head(138, 196, 38, neck(SKIN, "#d98a62", INK, 3) + profile(pic, look({ open: 0, slant: 2, brow: [4, 3], mouth: "shout", blush: RED, lash: 1.3 }), -3) + hair("!-26 -38, -34 -22, -16 -26, -2 -16, !2 12, 10 34, !34 48, 62 30, 58 -30, 20 -62, -14 -54", "#8a4a1e", "#d98a4a", "-10 -44, 16 -48, 42 -26") + line(curve("16 -36, 38 -8, 34 36") + curve("0 -30, 18 0, 20 32"), INK, 2.8) + fill(strokes(4, "28 -40, 50 -4, 44 32", "8 -26, 26 6, 26 34"), "#d98a4a") + fill("M-26 40q8 6 14-2-4-8-14-6z", "#d8324a"), 1.2) +
      at(206, 146, 30, 1, line(curve("-34 8, -20 -12, 8 -16, 32 2"), INK, 7) + [[-30, 2], [-10, -14], [14, -14], [32, 4]].map(([x, y]) => suit("c", x!, y!, 1.9, INK) + suit("c", x!, y! - 1, 1.4, "#7fe08a")).join("")) +
      at(56, 148, -20, 1, suit("c", 0, 0, 3.2, "#0b3f2a") + suit("c", 0, -2, 2.6, "#7fe08a")) +
      line("M88 164q-10 2-14-4M36 184q2 14-8 22", PAPER, 3.4) +
      // a hand on her ribs: it hurts already
      limb("22 338, 52 346, 84 326", 24, "#1d6a4a") + at(104, 316, 62, 0.82, open()),
  },
  // draws before he speaks
  SK: {
    ground: ["#5a74b8", "#141a3c"],
    cloth: "#26325e",
    mirrored: true,
    figure: (pic) =>
      head(122, 208, -4, neck("#d8a07a", "#8a4a3a", INK, 3) + face(pic, look({ skin: "#e8b890", shade: "#9a6a6a", jaw: "gaunt", gaze: [-0.6, 0.2], open: 0.5, brow: [-7, 6], mouth: "frown", old: true, iris: "#8aa0c8", deep: "#20284a" })) + hair(SHORT, "#8a90a8", PAPER, "-30 -34, -6 -46, 22 -44") + beard("#8a90a8", "!-34 24, -30 52, -22 76, -10 100, 2 76, 18 58, !40 20, 20 36, -6 42, -24 36") + moustache("#c8ccd8") + line("M8-24L24 18", "#b83a3a", 3.4) + STEEL) +
      line("M48 270L22 124", INK, 24) + line("M48 270L22 124", "#dfe8ff", 16) + line("M43 262L20 130", "#fff", 5) +
      line("M24 262L76 252", INK, 18) + line("M27 261L73 253", SUN, 10) +
      at(54, 286, -8, 0.95, fist("#e8b890")),
  },
  // gives it away with both hands
  HK: {
    ground: ["#fff0dc", "#ff9aa0"],
    cloth: "#c81e3c",
    whole: true,
    figure: (pic) =>
      solid(shape("!60 352, 80 280, 104 236, 150 218, 200 226, 236 262, !256 352"), "#c81e3c", 4) +
      fill(shape("!190 224, 236 262, !256 352, !196 352, 206 290"), INK) +
      solid(shape("!92 244, 120 222, 150 232, 184 218, !214 236, 206 262, 176 250, 150 264, 118 252, 96 266"), PAPER, 3.4) +
      line("M112 240v9M132 238v9M164 238v9M188 234v9M204 244v8M150 246v9", INK, 4) +
      head(158, 188, 10, face(pic, look({ jaw: "broad", gaze: [-0.8, 0.6], open: 0.75, slant: -3, brow: [6, -2], mouth: "smile", blush: RED, iris: "#a86a2a", deep: "#5a2a10" })) + hair(BOB, "#c8641e", SUN, "-30 -34, -6 -46, 22 -44") + beard("#d8742a", FULL) + moustache("#e8944a") + VELVET, 0.96) +
      // it comes right at us
      at(82, 270, -14, 0.86, suit("h", 0, 2, 8.6, INK) + suit("h", 0, 0, 7.8, RED) + fill(shape("!74 -36, 76 -16, 56 18, 24 46, !0 74, 10 50, 40 22, 60 -6"), screen(pic, WINE, 5, 1.9)) + fill(shape("-62 -30, -52 -46, -34 -50, -42 -34, -54 -16"), "#ffc0c8")) +
      // fingers over its edges
      ["18 292, 32 284, 42 276", "22 306, 38 298, 50 290", "32 320, 46 312, 58 304", "156 262, 140 260, 128 252", "158 278, 140 276, 126 268", "154 294, 138 292, 124 284"].map((f) => limb(f, 12, SKIN)).join("") +
      limb("10 352, 8 326, 22 306", 26, "#c81e3c") + limb("214 352, 200 306, 164 280", 26, "#c81e3c"),
  },
  // shows one eye to nobody
  DK: {
    ground: ["#ffb83a", "#c84a12"],
    cloth: "#5a2a6a",
    figure: (pic) =>
      head(140, 206, 0, neck("#b8784a", "#6a3a24", INK, 3) + profile(pic, look({ skin: "#c98a5c", shade: "#8a5230", gaze: [-0.8, 0], open: 0.6, brow: [-4, 4], mouth: "smirk", iris: SUN, deep: "#4a2a10" }), 5) + hair("!-28 -36, -34 -24, -10 -24, 8 -14, !10 20, 24 34, !52 44, 60 0, 52 -40, 20 -62, -14 -54", INK, "#5a4a8a", "-6 -44, 18 -48, 40 -30") + beard(INK, "!-34 34, -46 58, -38 84, !-30 100, -14 76, 16 52, !30 16, 14 34, -14 42") + MITRE) +
      line("M40 330L52 130", INK, 15) + line("M40 330L52 130", "#c98a3a", 8) +
      solid(shape("!54 128, 20 116, 4 146, 14 182, !50 172"), "#dfe8f0") + solid("M56 128L82 138L80 164L52 170z", "#9ab0c8", 3) + suit("d", 30, 148, 0.9, WINE) +
      at(44, 262, 6, 0.95, fist("#c98a5c")),
  },
  // has drunk to everybody who won, and still raises the cup
  CK: {
    ground: ["#b8d84a", "#2a7a34"],
    cloth: "#24503a",
    whole: true,
    figure: (pic) =>
      solid(shape("!140 352, 150 244, 178 190, 214 172, !262 180, !262 352"), "#24503a", 4) +
      fill(shape("!190 352, 196 264, 214 216, !262 204, !262 352"), screen(pic, INK, 5, 1.9)) +
      // the arm that is still awake
      limb("206 206, 150 204, 104 194", 34, "#24503a") + limb("110 196, 100 192", 30, PAPER) +
      at(62, 170, -14, 1.1, solid("M-28-42H28L20-4Q0 12-20-4z", SUN) + solid("M-6 4H6V24H18V32H-18V24H-6z", SUN, 3) + fill("M-24-42q10-14 22-4q14-12 26 4z", PAPER, { stroke: INK, "stroke-width": 3 }) + suit("c", 0, -22, 1.1, "#24503a")) +
      sweat([96, 136], [28, 150]) +
      ["98 172, 76 170, 62 178", "98 185, 76 184, 64 190", "98 198, 78 198, 68 202"].map((f) => limb(f, 11, SKIN)).join("") +
      // cheek on the table
      head(150, 250, -62, hair("!-42 -24, -50 8, -46 40, !-34 40, 40 44, !56 20, 56 -30, 20 -62, -24 -58", "#5a3a1e", "#5a3a1e", "-30 -34, -6 -46, 22 -44") + face(pic, look({ jaw: "broad", open: 0, slant: -2, brow: [3, 2], mouth: "oh", blush: "#e0563a" })) + tag("ellipse", { cx: 18, cy: 20, rx: 13, ry: 9, fill: RED, opacity: 0.5 }) + hair(SHORT, "#5a3a1e", "#a87a4a", "-30 -34, -6 -46, 22 -44") + beard("#6a4624", "!-42 4, -40 34, -36 60, -14 84, 12 84, 34 58, !46 0, 34 24, 14 44, -8 48, -28 40") + moustache("#8a6234") + line("M-14 66q6 6 14 2M4 58q8 6 16 0", INK, 2.6), 1.12) +
      solid("M4 308L236 300V352H4z", "#8a4a1e", 4) + fill("M4 320L236 312V322L4 332z", screen(pic, INK, 5, 1.6)) +
      // what fell off him
      at(56, 290, -12, 0.8, solid("M-44 16L-52-34-28-14-4-46 22-16 52-32 46 16q-46 14-90 0z", SUN) + line("M-44 4q46 14 90 0", INK, 9) + line("M-44 4q46 14 90 0", RED, 4.4)),
  },
}; // prettier-ignore

const framed =
  (id: string, { ground, cloth, figure, whole, mirrored }: Court): Scene =>
  (pic) => {
    const drawn = (whole ? "" : bust(cloth, pic, id[0]!.toLowerCase())) + figure(pic);
    return (
      stage(pic, ground[0], ground[1], [120, 210], id) +
      (mirrored ? flip(240, 0, 0, 1, drawn) : drawn) +
      // what lies outside the panel is the card's own paper
      fill(`M-20-20H260V356H-20z${PANEL}`, SHEET, { "fill-rule": "evenodd" }) +
      line(PANEL, INK, 5)
    );
  };

/** By suit and rank, as the rules spell them. */
export const courts: Readonly<Record<string, Scene>> = Object.fromEntries(
  Object.entries(COURTS).map(([id, court]) => [id, framed(id, court)]),
);
