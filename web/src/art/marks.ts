/** Marks as strings of SVG, for pictures that are put together of many: washes, strokes of a brush, dots, rays, blots. */
import { line as through, pts, ribbon, shape as around, type Pt } from "./pen";
import type { Sheet } from "./sheet";

export type At = readonly [number, number];
/** "10 20, !30 40" as the pen reads it, or places. */
export type Way = string | readonly At[];
export type Attrs = Readonly<Record<string, string | number | undefined>>;

const pointsOf = (way: Way): Pt[] => pts(typeof way === "string" ? way : way.map(([x, y]) => ({ x, y })));
export const shape = (way: Way, steps = 2): string => around(pointsOf(way), steps);
export const curve = (way: Way, steps = 2): string => through(pointsOf(way), steps);

/** One decimal at most: half of a picture's bytes are numbers. */
export const num = (x: number): string => {
  const text = String(Math.round(x * 10) / 10);
  return text.startsWith("0.") ? text.slice(1) : text.startsWith("-0.") ? `-${text.slice(2)}` : text;
};
const fine = (x: number): string => String(Math.round(x * 1000) / 1000);

export function tag(name: string, attrs: Attrs, ...inner: string[]): string {
  let all = `<${name}`;
  for (const key in attrs) {
    const value = attrs[key];
    if (value !== undefined && value !== "") all += ` ${key}="${typeof value === "number" ? fine(value) : value}"`;
  }
  return inner.length ? `${all}>${inner.join("")}</${name}>` : `${all}/>`;
}
export const fill = (d: string, colour: string, more: Attrs = {}): string => tag("path", { d, fill: colour, ...more });
export const line = (d: string, colour: string, w: number, more: Attrs = {}): string =>
  tag("path", { d, fill: "none", stroke: colour, "stroke-width": w, ...more });
export const g = (more: Attrs, ...inner: string[]): string => tag("g", more, ...inner);
export const move = (x: number, y: number, turn = 0, scale = 1): string =>
  `translate(${num(x)} ${num(y)})${turn ? `rotate(${num(turn)})` : ""}${scale === 1 ? "" : `scale(${fine(scale)})`}`;

type Stop = readonly [number, string, number?];
const stops = (all: readonly Stop[]): string =>
  all.map(([offset, colour, o]) => tag("stop", { offset, "stop-color": colour, "stop-opacity": o })).join("");
export const radial = (pic: Sheet, cx: number, cy: number, r: number, ...all: Stop[]): string =>
  `url(#${pic.idOf(`R${cx} ${cy} ${r}${all.join()}`, (id) => tag("radialGradient", { id, cx, cy, r, gradientUnits: "userSpaceOnUse" }, stops(all)))})`;
export const linear = (pic: Sheet, x1: number, y1: number, x2: number, y2: number, ...all: Stop[]): string =>
  `url(#${pic.idOf(`L${x1} ${y1} ${x2} ${y2}${all.join()}`, (id) => tag("linearGradient", { id, x1, y1, x2, y2, gradientUnits: "userSpaceOnUse" }, stops(all)))})`;
/** The value of a clip-path. */
export const clipped = (pic: Sheet, d: string): string =>
  `url(#${pic.idOf(`C${d}`, (id) => tag("clipPath", { id }, tag("path", { d })))})`;
/** A path kept to be used more than once; gives what `href` takes. */
export const kept = (pic: Sheet, d: string): string => `#${pic.idOf(`P${d}`, (id) => tag("path", { id, d }))}`;

export function rng(seed: string): () => number {
  let state = 2166136261;
  for (const sign of seed) state = Math.imul(state ^ sign.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) + 0x6d2b79f5;
    let t = state;
    t = Math.imul(t ^ (t >>> 13), 3266489909);
    return ((t ^ (t >>> 16)) >>> 0) / 4294967296;
  };
}

export const polar = (c: At, r: number, angle: number): At => [c[0] + r * Math.cos(angle), c[1] + r * Math.sin(angle)];
export const mix = (a: At, b: At, t: number): At => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const poly = (points: readonly At[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join("L")}z`;
export const ring = ([x, y]: At, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;
export const star = (c: At, r: number, points = 5, inner = 0.42, turn = -Math.PI / 2): string =>
  poly(Array.from({ length: points * 2 }, (_, i) => polar(c, i % 2 ? r * inner : r, turn + (i * Math.PI) / points)));

/** A stroke of the brush: thin where it sets on, `w` where it presses (`at`), thin where it lifts. */
export function brush(way: Way, w: number, { from = 0.25, to = 0.1, at = 0.45 } = {}): string {
  const press = (t: number) =>
    w *
    (t < at ? from + (1 - from) * Math.sin((t / at) * 1.571) : to + (1 - to) * Math.cos(((t - at) / (1 - at)) * 1.571));
  return ribbon(pointsOf(way), [0, 0.25, 0.5, 0.75, 1].map(press));
}
export const strokes = (w: number, ...ways: string[]): string => ways.map((way) => brush(way, w)).join("");

/** Subpaths without length: with round caps each is a dot as wide as its stroke. */
export const dots = (points: readonly At[]): string => points.map(([x, y]) => `M${num(x)} ${num(y)}h0`).join("");

/**
 * Dots that grow from w0 to w1 over the height. Those of one size are one pattern: as strokes, each would be painted for
 * itself, which takes a browser twenty times as long.
 */
export function halftone(
  pic: Sheet,
  colour: string,
  [x, y, w, h]: readonly [number, number, number, number],
  [w0, w1]: At,
  power = 1,
  more: Attrs = {},
  step = 5,
): string {
  const rows = Math.ceil(h / step);
  const sizes = pic.plain ? 1.25 : 2.5; // so many to a unit
  const bands = new Map<string, [number, number]>();
  for (let i = 0; i <= rows; i++) {
    const size = num(Math.round((w0 + (w1 - w0) * (i / rows) ** power) * sizes) / sizes);
    if (Number(size) > 0.3) bands.set(size, [bands.get(size)?.[0] ?? i, i + 1]);
  }
  const dotted = (size: string): string =>
    pic.idOf(`T${colour}${size} ${step}`, (id) =>
      tag(
        "pattern",
        { id, width: 2 * step, height: 2 * step, patternUnits: "userSpaceOnUse" },
        line(dots([[step / 2, step / 2], [step * 1.5, step * 1.5]]), colour, Number(size), { "stroke-linecap": "round" }), // prettier-ignore
      ),
    );
  return g(
    more,
    ...[...bands].map(([size, [from, to]]) =>
      tag("rect", { x, y: y + from * step, width: w, height: (to - from) * step, fill: `url(#${dotted(size)})` }),
    ),
  );
}

/** Wedges that all point to one place. */
export function rays(c: At, count: number, inner: number, outer: number, width: number, seed: string, spread = 0.5) {
  const next = rng(seed);
  return Array.from({ length: count }, (_, i) => {
    const a = ((i + next() * 0.8) / count) * Math.PI * 2;
    const half = width * (0.35 + next());
    return poly([polar(c, inner * (1 + next() * spread), a), polar(c, outer, a - half), polar(c, outer, a + half)]);
  }).join("");
}

/** A blot of ink or paint with its droplets. */
export function splash(c: At, r: number, seed: string, drops = 7, rough = 0.28): string {
  const next = rng(seed);
  const n = r < 12 ? 7 : 11;
  const edge = Array.from({ length: n }, (_, i) => polar(c, r * (1 - rough + next() * rough * 2), (i / n) * 6.283));
  const far = Array.from({ length: drops }, () => polar(c, r * (1.15 + next() * 1.1), next() * 6.283));
  return shape(edge) + far.map((p) => ring(p, 0.6 + next() * r * 0.09)).join("");
}
