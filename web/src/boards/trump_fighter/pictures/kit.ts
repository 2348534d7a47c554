/** Arcade cut-ins: two colours, paper and ink; tone is dots; shadows are hard and black. */
import { hand } from "../../../art/faces";
import {
  clipped,
  curve,
  dots,
  fill,
  g,
  halftone,
  kept,
  line,
  linear,
  move,
  poly,
  polar,
  rays,
  rng,
  shape,
  strokes,
  tag,
  type At,
} from "../../../art/marks";
import { ribbon } from "../../../art/pen";
import type { Sheet } from "../../../art/sheet";

export type Scene = (pic: Sheet) => string;
/** A fighter in three poses, and a cut-in for each technique. */
export interface Fighter {
  portrait: Scene;
  victory: Scene;
  hurt: Scene;
  cuts: Readonly<Record<string, Scene>>;
}
export const INK = "#120d1c",
  PAPER = "#fff4e0",
  RED = "#ff2b45",
  CYAN = "#12c4ea",
  SUN = "#ffd23f",
  SKIN = "#ffe0bd",
  NAVY = "#20184a",
  DEEP = "#0d3f70",
  WINE = "#a8082a";
const LW = 3.4;

export const solid = (d: string, colour: string, w = LW): string => fill(d, colour, { stroke: INK, "stroke-width": w });
/** A flat tint of dots, for the half-shadow between light and ink. */
export const screen = (pic: Sheet, colour: string, step = 5, r = 1.5): string =>
  `url(#${pic.idOf(`D${colour}${step} ${r}`, (id) => tag("pattern", { id, width: step, height: step, patternUnits: "userSpaceOnUse", patternTransform: "rotate(35)" }, tag("circle", { cx: step / 2, cy: step / 2, r, fill: colour })))})`;
/** A solid with a tint over it. */
export const tinted = (pic: Sheet, d: string, colour: string, tint: string, w = LW): string => {
  const href = kept(pic, d);
  return (
    tag("use", { href, fill: colour, stroke: INK, "stroke-width": w }) +
    tag("use", { href, fill: screen(pic, tint, 5.4, 1.5) })
  );
};
export const tails = (d: string, colour: string, pic: Sheet): string => {
  const href = kept(pic, shape(d));
  return (
    tag("use", { href, fill: colour, stroke: INK, "stroke-width": LW }) +
    tag("use", { href, fill: screen(pic, INK, 5, 1.1), opacity: 0.7 })
  );
};
/** Ground of one colour, dots that grow until they touch, then the other colour; wedges towards the head. */
export const stage = (
  pic: Sheet,
  a: string,
  b: string,
  centre: At,
  seed: string,
  turn = -24,
  ray = INK,
  opacity = 1,
): string =>
  tag("rect", { width: pic.wide, height: pic.high, fill: a }) +
  g(
    { transform: `rotate(${turn} ${pic.wide / 2} ${pic.high / 2})` },
    tag("rect", {
      x: -140,
      y: -140,
      width: pic.wide + 280,
      height: pic.high + 280,
      fill: linear(pic, 0, -40, 0, pic.high + 60, [0.25, b, 0], [1, b, 0.75]),
    }),
    halftone(pic, b, [-140, -120, pic.wide + 280, pic.high + 240], [0, 6.9], 1.1),
  ) +
  fill(rays(centre, 34, pic.wide > pic.high ? 130 : 118, 640, 0.026, seed, 0.7), ray, { opacity });
/** The three moods, told apart at any size: red, yellow, blue. */
export const proud = (pic: Sheet, centre: At, seed: string, turn = -24, a = RED, b = WINE): string =>
  stage(pic, a, b, centre, seed, turn);
export const glad = (pic: Sheet, centre: At, seed: string, turn = 156): string =>
  stage(pic, SUN, RED, centre, seed, turn, "#fff", 0.9);
export const sore = (pic: Sheet, centre: At, seed: string, turn = 70): string =>
  stage(pic, DEEP, CYAN, centre, seed, turn) + blow(pic, centre, seed);

/** A flash of uneven spikes. */
export const bang = (at: At, r: number, seed: string, points = 11): string => {
  const next = rng(seed);
  return poly(
    Array.from({ length: points * 2 }, (_, i) => {
      const far = i % 2 ? r * (0.4 + next() * 0.16) : r * (i % 4 ? 0.62 + next() * 0.2 : 0.95 + next() * 0.5);
      return polar(at, far, ((i + next() * 0.5) / points) * Math.PI);
    }),
  );
};
export const blow = (pic: Sheet, at: At, seed: string): string =>
  fill(rays(at, 22, 60, 400, 0.05, seed, 1), PAPER, { opacity: 0.9 }) +
  solid(bang(at, 96, `${seed}1`, 13), PAPER, 3) +
  fill(bang(at, 72, `${seed}2`, 12), RED) +
  fill(bang(at, 72, `${seed}2`, 12), screen(pic, "#8f0a26", 6, 2)) +
  fill(bang(at, 34, `${seed}3`, 9), SUN);
export const sweat = (...at: At[]): string =>
  fill(
    at.map(([x, y]) => shape(`!${x} ${y - 11}, ${x - 7} ${y + 2}, ${x} ${y + 9}, ${x + 7} ${y + 2}`)).join(""),
    PAPER,
    { stroke: INK, "stroke-width": 2.4 },
  );
export const bruise = fill(strokes(2.2, "16 18, 24 24, 32 26", "15 24, 22 30, 29 32"), INK);

const SUITS: Readonly<Record<string, string>> = {
  s: "M0-9C3-4 9-1 9 4a5 5 0 0 1-8 3q0 3 3 5h-8q3-2 3-5a5 5 0 0 1-8-3c0-5 6-8 9-13z",
  h: "M0 10C-4 4-10 1-10-4a5 5 0 0 1 10-2 5 5 0 0 1 10 2c0 5-6 8-10 14z",
  d: "M0-11L8 0 0 11-8 0z",
  c: "M0-10a5 5 0 0 1 4 8 5 5 0 1 1-3 8q0 3 3 5h-8q3-2 3-5a5 5 0 1 1-3-8 5 5 0 0 1 4-8z",
};
export const suit = (sign: string, x: number, y: number, scale: number, colour: string, turn = 0): string =>
  fill(SUITS[sign]!, colour, { transform: move(x, y, turn, scale) });
const isRed = (sign: string) => sign === "h" || sign === "d";
/** A playing card in flight; the other player's cards have the other colour's edge. */
export const card = (
  x: number,
  y: number,
  turn: number,
  scale: number,
  rank: string,
  sign: string,
  edge: string,
): string =>
  g(
    { transform: move(x, y, turn, scale) },
    tag("rect", { x: -16, y: -22, width: 32, height: 44, rx: 4, fill: PAPER, stroke: INK, "stroke-width": 3 }),
    tag("rect", { x: -12.5, y: -18.5, width: 25, height: 37, rx: 2, fill: "none", stroke: edge, "stroke-width": 2.5 }),
    suit(sign, 0, 6, 0.95, isRed(sign) ? RED : INK),
    tag(
      "text",
      {
        x: 0,
        y: -5,
        "text-anchor": "middle",
        "font-family": "sans-serif",
        "font-weight": 900,
        "font-size": 14,
        fill: isRed(sign) ? RED : INK,
      },
      rank,
    ),
  );
/** Cards in a row, "4c 5d|6s 7h": theirs before the bar. From a place, with steps, turns and sizes. */
export function cards(text: string, from: At, step: At, turn: At = [-10, 6], size: At = [1.5, 0]): string {
  const [theirs = "", own = ""] = text.includes("|") ? text.split("|") : ["", text];
  const each = [
    ...theirs
      .split(" ")
      .filter(Boolean)
      .map((one) => [one, CYAN] as const),
    ...own
      .split(" ")
      .filter(Boolean)
      .map((one) => [one, SUN] as const),
  ];
  return each
    .map(([one, edge], i) =>
      card(
        from[0] + step[0] * i,
        from[1] + step[1] * i,
        turn[0] + turn[1] * i,
        size[0] + size[1] * i,
        one.slice(0, -1),
        one.slice(-1),
        edge,
      ),
    )
    .join("");
}
/** A piece torn from another picture. */
export const strip = (pic: Sheet, d: string, ground: string, inner: string, edge = SUN): string =>
  g({ "clip-path": clipped(pic, d) }, tag("rect", { width: 480, height: 336, fill: ground }), inner) +
  line(d, INK, 8) +
  line(d, edge, 3);
/** Speed, to the left. */
export const speed = (rows: readonly (readonly [number, number, number])[], colour = PAPER, w = 4): string =>
  line(rows.map(([x, y, l]) => `M${x} ${y}h${l}`).join(""), colour, w);

/** Hands at the origin, fingers up; the caller turns and places them. */
export const fist = (skin = SKIN): string => {
  const fingers = ["-17 -10, -19 -1, -17 8", "-6 -14, -8 -2, -6 9", "5 -14, 4 -2, 5 9", "16 -10, 16 -1, 15 7"];
  const thumb = "-22 9, -8 15, 9 12";
  return (
    solid(shape("!-25 -6, -22 -20, -4 -25, 16 -22, !25 -8, 24 10, !16 26, -16 26, -25 10"), skin) +
    fingers.map((f) => line(curve(f), INK, 13) + line(curve(f), skin, 9)).join("") +
    fill("M-23-10h46l-4-9-17-5-18 4z", skin) +
    line(curve(thumb), INK, 15) +
    line(curve(thumb), skin, 10) +
    line("M4 10l5 1", INK, 2)
  );
};
export const open = (skin = SKIN): string =>
  hand(
    "-14 20, -18 -2, -10 -14, 10 -14, 18 -2, 14 20",
    [
      "-12 -8, -24 -26, -28 -38",
      "-5 -12, -9 -34, -10 -48",
      "4 -13, 6 -36, 8 -50",
      "11 -10, 20 -30, 26 -42",
      "15 4, 30 -4, 38 -14",
    ],
    10,
    skin,
    INK,
    2.8,
  );
export const pinch = (skin = SKIN): string =>
  hand(
    "-14 22, -18 2, -8 -10, 10 -10, 18 2, 14 22",
    ["-10 -4, -18 -22, -4 -34", "10 -6, 14 -20, 0 -34"],
    10,
    skin,
    INK,
    2.8,
  ) +
  line(curve("-2 -2, 6 -12, 14 -4") + curve("0 8, 10 0, 17 6"), INK, 11.5) +
  line(curve("-2 -2, 6 -12, 14 -4") + curve("0 8, 10 0, 17 6"), skin, 7.5);
export const at = (x: number, y: number, turn: number, scale: number, inner: string): string =>
  g({ transform: move(x, y, turn, scale) }, inner);
export const flip = (x: number, y: number, turn: number, scale: number, inner: string): string =>
  g({ transform: `${move(x, y, turn, scale)}scale(-1 1)` }, inner);
/** A sleeve with its dark side; `d` is the whole, `dark` the side away from the light. */
export const sleeve = (d: string, colour: string, dark: string): string =>
  solid(shape(d), colour) + fill(shape(dark), INK);
/** A limb of one colour in ink. */
export const limb = (way: string, w: number, colour: string): string =>
  line(curve(way), INK, w + 7) + line(curve(way), colour, w);
/** An arm from the shoulder to the wrist: thick, then thin; the other way round where it comes at us. */
export const arm = (way: string, from: number, to: number, colour: string): string =>
  fill(ribbon(way, [from, from * 0.4 + to * 0.6, to]), colour, { stroke: INK, "stroke-width": LW });
export const spark = (...all: At[]): string => line(dots(all), "#fff", 5);
