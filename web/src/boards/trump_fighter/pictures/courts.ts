/** Jacks, queens and kings: twelve heads of the crowd, each with one thing of its own. Below the corners, in a panel. */
import { face, neck, profile, type Face } from "../../../pictures/faces";
import { brush, curve, fill, g, line, move, ring, shape, star, strokes } from "../../../pictures/marks";
import type { Sheet } from "../../../pictures/sheet";
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
  open,
  pinch,
  screen,
  solid,
  stage,
  suit,
  type Scene,
} from "./kit";

interface Court {
  /** Ground and its dots. */
  ground: readonly [string, string];
  /** What is worn. */
  cloth: string;
  /** Head and what it does, from behind to before. */
  figure: (pic: Sheet) => string;
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
const queensCrown = points(
  "!-36 -44, !-46 -82, !-24 -66, !-14 -98, !4 -70, !22 -98, !30 -66, !52 -80, !42 -44, 4 -56",
  "-36 -46, 4 -58, 42 -46",
) + fill([[-46, -84], [-14, -100], [22, -100], [52, -82]].map(([x, y]) => ring([x!, y!], 5)).join(""), PAPER, { stroke: INK, "stroke-width": 2.6 }); // prettier-ignore
const kingsCrown =
  points("!-44 -42, !-50 -92, !-28 -72, !-4 -104, !22 -74, !52 -90, !48 -42, 4 -56", "-44 -44, 4 -58, 48 -44") +
  fill(ring([-3, -74], 6.5), RED, { stroke: INK, "stroke-width": 2.6 });
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
      head(126, 204, -4, solid(shape("-40 -40, -58 20, -52 84, !-20 100, 44 100, !76 90, 66 10, 50 -50"), INK) + neck("#ffe9dc", "#c88a9a", INK, 3) + face(pic, look({ skin: "#fff0e6", shade: "#b9a4d8", gaze: [-0.9, 0], open: 0.5, slant: 6, brow: [0, 4], mouth: "lips", lash: 1.4, iris: "#8a6cff", deep: "#2a1464" })) + hair(BOB, INK, "#3f57c8", "-30 -34, -6 -46, 22 -44") + queensCrown) +
      at(76, 262, -24, 1, solid(shape("!0 40, !-66 -6, -54 -40, -22 -62, 14 -64, !44 -46"), PAPER) + line("M0 40L-60-22M0 40L-38-52M0 40L-6-64M0 40L26-58", INK, 2.4) + suit("s", -14, -26, 1.3, INK)) +
      at(84, 296, 10, 0.9, fist("#ffe9dc")),
  },
  // keeps the rose between her teeth
  HQ: {
    ground: ["#ff6a7a", WINE],
    cloth: RED,
    mirrored: true,
    figure: (pic) =>
      head(122, 206, 10, solid(shape("-44 -40, -66 0, -58 50, !-74 92, -30 84, 50 84, !88 96, 72 40, 66 -20, 46 -54"), "#7a1a14") + neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ gaze: [-0.5, 0.2], open: [0.6, 0], slant: 5, brow: [2, 4], mouth: "smile", lash: 1.4, blush: RED, iris: "#3fae5a", deep: "#0b4a2a" })) + hair("!-44 -26, -58 0, -50 26, !-64 48, -40 36, !-34 -12, -18 -28, 6 -30, 28 -12, !38 22, 44 50, !68 44, 60 4, 56 -30, 20 -64, -24 -60", "#a8301a", "#ff8a4a", "-34 -34, -8 -48, 22 -46") + queensCrown) +
      line(curve("66 240, 100 246, 146 232"), "#24602c", 6) +
      fill(shape("120 244, 132 258, 148 254, 138 242"), "#3fae5a", { stroke: INK, "stroke-width": 2 }) +
      solid(ring([62, 238], 20), RED) + line("M50 236q6-14 20-8q8 8-2 16q-12 4-12-6q4-8 10-2", INK, 3),
  },
  // holds every stone against the light
  DQ: {
    ground: [SUN, "#e0561a"],
    cloth: "#8a2a5a",
    figure: (pic) =>
      head(134, 212, -8, solid(shape("-30 -50, -40 30, !-30 74, 60 84, !72 60, 62 -30, 40 -56"), "#e8b83a") + neck("#8f4f2e", "#5e2f1d", INK, 3) + face(pic, look({ skin: "#a8643c", shade: "#6a3420", gaze: [-0.8, -0.2], open: [1, 0.5], slant: 4, brow: [3, 2], mouth: "oh", lash: 1.3, iris: SUN, deep: "#5a2a10" })) + hair("!-42 -28, -46 0, !-38 10, -34 -18, -10 -30, 16 -30, 36 -10, !40 30, 54 30, 58 -20, 20 -62, -24 -58", "#f2cf5a", "#fff4c0", "-30 -36, -6 -48, 22 -44") + queensCrown + fill("M42 26l6 10-6 10-6-10z", CYAN, { stroke: INK, "stroke-width": 2 })) +
      fill(star([66, 176], 40, 8, 0.35), "#fff", { opacity: 0.85 }) +
      solid("M66 146L92 176L66 212L40 176z", CYAN) + line("M40 176H92M66 146L54 176L66 212L78 176L66 146", INK, 2.6) + fill("M54 176L66 148L66 176z", "#fff") +
      at(62, 246, 6, 0.95, pinch("#a8643c")),
  },
  // laughs loudest at her own luck
  CQ: {
    ground: ["#3fae7a", "#0d5a4a"],
    cloth: "#1d6a4a",
    mirrored: true,
    figure: (pic) =>
      head(116, 214, -14, solid(shape("-36 -44, -54 10, !-44 60, 54 80, !70 40, 60 -40, 30 -60"), "#5a2a14") + neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ gaze: [0, 0], open: 0, slant: 2, brow: [4, 2], mouth: "shout", jaw: "child", blush: RED })) + hair("!-42 -24, -52 4, !-38 2, -34 -16, !-20 -26, !-8 -14, 6 -28, !26 -12, 40 16, !58 22, 58 -24, 20 -62, -24 -58", "#8a4a1e", "#d98a4a", "-30 -34, -6 -46, 22 -44") + queensCrown) +
      at(196, 246, 16, 1, open()) +
      at(200, 152, 12, 1, suit("c", 0, 0, 2.6, "#0b3f2a") + suit("c", 0, -2, 2.1, "#7fe08a")),
  },
  // draws before he speaks
  SK: {
    ground: ["#5a74b8", "#141a3c"],
    cloth: "#26325e",
    mirrored: true,
    figure: (pic) =>
      head(122, 208, -4, neck("#d8a07a", "#8a4a3a", INK, 3) + face(pic, look({ skin: "#e8b890", shade: "#9a6a6a", jaw: "gaunt", gaze: [-0.6, 0.2], open: 0.5, brow: [-7, 6], mouth: "frown", old: true, iris: "#8aa0c8", deep: "#20284a" })) + hair(SHORT, "#8a90a8", PAPER, "-30 -34, -6 -46, 22 -44") + beard("#8a90a8", "!-34 24, -30 52, -22 76, -10 100, 2 76, 18 58, !40 20, 20 36, -6 42, -24 36") + moustache("#c8ccd8") + line("M8-24L24 18", "#b83a3a", 3.4) + kingsCrown) +
      line("M48 270L22 124", INK, 24) + line("M48 270L22 124", "#dfe8ff", 16) + line("M43 262L20 130", "#fff", 5) +
      line("M24 262L76 252", INK, 18) + line("M27 261L73 253", SUN, 10) +
      at(54, 286, -8, 0.95, fist("#e8b890")),
  },
  // gives it away with both hands
  HK: {
    ground: ["#ff8a5a", "#a8082a"],
    cloth: "#c81e3c",
    mirrored: true,
    figure: (pic) =>
      head(124, 206, 6, neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ jaw: "broad", gaze: [-0.3, 0.4], open: 0.35, slant: -3, brow: [5, -1], mouth: "smile", blush: RED, iris: "#a86a2a", deep: "#5a2a10" })) + hair(BOB, "#c8641e", SUN, "-30 -34, -6 -46, 22 -44") + beard("#d8742a", FULL) + moustache("#e8944a") + kingsCrown) +
      suit("h", 66, 266, 4.1, INK) + suit("h", 66, 265, 3.4, RED) + suit("h", 60, 258, 1.2, "#ffb0b8") +
      at(40, 300, -30, 0.95, fist()) + at(100, 298, 30, 0.95, fist()),
  },
  // shows one eye to nobody
  DK: {
    ground: ["#ffb83a", "#c84a12"],
    cloth: "#5a2a6a",
    figure: (pic) =>
      head(140, 206, 0, neck("#b8784a", "#6a3a24", INK, 3) + profile(pic, look({ skin: "#c98a5c", shade: "#8a5230", gaze: [-0.8, 0], open: 0.6, brow: [-4, 4], mouth: "smirk", iris: SUN, deep: "#4a2a10" }), 5) + hair("!-28 -36, -34 -24, -10 -24, 8 -14, !10 20, 24 34, !52 44, 60 0, 52 -40, 20 -62, -14 -54", INK, "#5a4a8a", "-6 -44, 18 -48, 40 -30") + beard(INK, "!-34 34, -46 58, -38 84, !-30 100, -14 76, 16 52, !30 16, 14 34, -14 42") + kingsCrown) +
      line("M40 330L52 130", INK, 15) + line("M40 330L52 130", "#c98a3a", 8) +
      solid(shape("!54 128, 20 116, 4 146, 14 182, !50 172"), "#dfe8f0") + solid("M56 128L82 138L80 164L52 170z", "#9ab0c8", 3) + suit("d", 30, 148, 0.9, WINE) +
      at(44, 262, 6, 0.95, fist("#c98a5c")),
  },
  // drinks to whoever won
  CK: {
    ground: ["#7ab83a", "#1d5a2a"],
    cloth: "#24503a",
    mirrored: true,
    figure: (pic) =>
      head(128, 214, -6, neck("#f0b489", "#a34f3c", INK, 3) + face(pic, look({ jaw: "broad", gaze: [-0.8, -0.3], open: [0.8, 0.5], brow: [2, 5], mouth: "grin", blush: "#e0563a", iris: "#3fae5a", deep: "#0b4a2a" })) + hair(SHORT, "#5a3a1e", "#a87a4a", "-30 -34, -6 -46, 22 -44") + beard("#6a4624", "!-42 4, -38 30, -30 52, -14 66, 8 66, 30 50, !46 0, 34 24, 14 40, -8 44, -26 36") + moustache("#8a6234") + kingsCrown) +
      at(54, 214, -16, 1, solid("M-30-44H30L22-4Q0 12-22-4z", SUN) + solid("M-6 4H6V26H18V34H-18V26H-6z", SUN, 3) + fill("M-26-44q12-14 24-4q14-12 28 4z", PAPER, { stroke: INK, "stroke-width": 3 }) + suit("c", 0, -22, 1.1, "#24503a")) +
      at(60, 252, -10, 0.95, fist()),
  },
}; // prettier-ignore

const framed =
  (id: string, { ground, cloth, figure, mirrored }: Court): Scene =>
  (pic) => {
    const drawn = bust(cloth, pic, id[0]!.toLowerCase()) + figure(pic);
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
