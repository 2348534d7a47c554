/** A spell's picture: night, one thing of its own, and the matrix shot as a pattern round the witch's sigil. */
import {
  dots,
  fill,
  g,
  line,
  linear,
  mix,
  num,
  poly,
  polar,
  radial,
  ring,
  rng,
  star,
  tag,
  type At,
} from "../../../art/marks";
import type { Sheet } from "../../../art/sheet";
import { C, P, type Bullet, type Pattern } from "./bullets";

/** What a spell needs, hits and destroys, as places in the picture. */
export interface Cells {
  c: readonly At[];
  d: readonly At[];
  x: readonly At[];
}
export interface Look {
  sky: readonly [string, string, string];
  orb: string;
  pale: string;
  second: string;
  secondPale: string;
  ley: string;
  sigil: string;
}
/** What is a spell's own. `scene` lies behind, `shots` over it. */
export interface Spell {
  scene: (pic: Sheet, look: Look, cells: Cells) => string;
  shots: (cells: Cells, seed: string) => Bullet[];
  /** How what lands looks: orbs unless it says so. */
  stars?: number;
  /** The way to a cell, where it isn't straight. */
  way?: (to: At) => readonly At[];
  lance?: (to: At) => At;
}

const LEY = "#9dffb8";
export const LOOKS: Readonly<Record<string, Look>> = {
  brigitte: {
    sky: ["#170b25", "#3d1230", "#8e2a1c"],
    orb: "#ff6a13",
    pale: "#ffcf7d",
    second: "#e11d55",
    secondPale: "#ff9db0",
    ley: LEY,
    sigil:
      "M50 22c6 12 18 17 18 32a18 18 0 0 1-36 0c0-8 5-12 8-19 3 5 5 6 7 8 1-8 0-14 3-21zM50 52c3 6 8 8 8 14a8 8 0 0 1-16 0c0-6 5-8 8-14z",
  },
  aster: {
    sky: ["#090b2a", "#1d1a5c", "#4b3c9e"],
    orb: "#6f5cff",
    pale: "#d3ccff",
    second: "#29c8f5",
    secondPale: "#c4f4ff",
    ley: LEY,
    sigil: "M50 20l7 21 22 1-17 14 6 22-18-13-18 13 6-22-17-14 22-1z",
  },
  nebel: {
    sky: ["#06141c", "#12303c", "#3f7a80"],
    orb: "#1fb5b8",
    pale: "#c6fff4",
    second: "#7fa8ff",
    secondPale: "#e2ecff",
    ley: "#ffe9a0",
    sigil:
      "M24 38c9-9 17-9 26 0s17 9 26 0l0 5c-9 9-17 9-26 0s-17-9-26 0zM24 53c9-9 17-9 26 0s17 9 26 0l0 5c-9 9-17 9-26 0s-17-9-26 0zM30 68c7-7 13-7 20 0s13 7 20 0l0 5c-7 7-13 7-20 0s-13-7-20 0z",
  },
  dorne: {
    sky: ["#0a140c", "#1c3418", "#5c3a4a"],
    orb: "#e8386e",
    pale: "#ffc2d4",
    second: "#6cc63a",
    secondPale: "#d8ffb0",
    ley: "#8fe6ff",
    sigil:
      "M47 22h6v12l10-6 3 5-13 8v7l14-5 2 6-16 6v7l11-4 2 5-13 5v8h10v5H37v-5h10v-8l-13-5 2-5 11 4v-7l-16-6 2-6 14 5v-7l-13-8 3-5 10 6z",
  },
  sabbath: {
    sky: ["#140a1c", "#33184a", "#8a4a6a"],
    orb: "#d65adf",
    pale: "#ffd2fb",
    second: "#ffb02e",
    secondPale: "#ffeab8",
    ley: LEY,
    sigil: "M60 26a26 26 0 1 0 0 48a20 20 0 1 1 0-48zM66 42l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z",
  },
};

/** A volley: all bullets of one size are one path, stroked four times: glow, body, pale, white. */
export function shoot(bullets: readonly Bullet[], look: Look): string {
  const sizes = [0.9, 1.5, 2.2, 3, 3.9, 5];
  const bands = new Map<string, string>();
  for (const { p, s, v, hue = 1 } of bullets) {
    if (p[0] < 3 || p[0] > 237 || p[1] < 8 || p[1] > 270) continue;
    const size = sizes.reduce((best, one) => (Math.abs(one - s) < Math.abs(best - s) ? one : best));
    const key = `${hue} ${size}`;
    const long = v ? `l${num(v[0])} ${num(v[1])}` : "h0";
    bands.set(key, `${bands.get(key) ?? ""}M${num(p[0])} ${num(p[1])}${long}`);
  }
  return g(
    { fill: "none" },
    ...[...bands].map(([key, d]) => {
      const [hue, size] = key.split(" ").map(Number) as [number, number];
      const [orb, pale] = hue === 1 ? [look.orb, look.pale] : [look.second, look.secondPale];
      const stroke = (colour: string, w: number, opacity?: number) =>
        tag("path", { d, stroke: colour, "stroke-width": num(w), opacity });
      return (
        stroke(orb, size * 3, 0.25) +
        stroke(orb, size * 1.8) +
        stroke(pale, size * 1.2) +
        (size > 1.4 ? stroke("#fff", size * 0.6) : "")
      );
    }),
  );
}

/** Where it hits: the great orb with its shock ring, and after-images on its way. */
export function landing(
  to: readonly At[],
  look: Look,
  way = (t: At): readonly At[] => [mix(C, t, 0.4), t],
  size = 9,
): string {
  const ghosts = to
    .map((t) => {
      const path = way(t);
      return [0.45, 0.62, 0.78, 0.9].map((u, i) => {
        const at = u * (path.length - 1);
        const p = mix(path[Math.floor(at)]!, path[Math.min(path.length - 1, Math.floor(at) + 1)]!, at % 1);
        return tag("path", {
          d: dots([p]),
          stroke: look.orb,
          "stroke-width": num(size * (0.7 + i * 0.3)),
          opacity: 0.16 + i * 0.1,
        });
      });
    })
    .flat()
    .join("");
  const d = dots(to);
  const layer = (stroke: string, w: number, opacity?: number) =>
    tag("path", { d, stroke, "stroke-width": num(w), opacity });
  return (
    g(
      { fill: "none" },
      ghosts,
      layer(look.orb, size * 4.4, 0.2),
      layer(look.orb, size * 3.1, 0.34),
      layer(look.orb, size * 2.2),
      layer(look.pale, size * 1.7),
      layer("#fff", size * 1.15),
    ) + line(to.map((t) => ring(t, size * 1.75)).join(""), look.pale, 1, { "stroke-dasharray": "7 4", opacity: 0.9 })
  );
}
/** Stars land instead of orbs. */
export function stars(to: readonly At[], look: Look, r: number): string {
  const turn = (i: number) => -1.57 + (i % 2) * 0.2;
  return (
    line(dots(to), look.second, r * 3, { opacity: 0.25 }) +
    fill(to.map((t) => star(t, r * 2, 4, 0.09)).join(""), "#fff", { opacity: 0.75 }) +
    fill(to.map((t, i) => star(t, r, 5, 0.46, turn(i))).join(""), look.pale, {
      stroke: look.orb,
      "stroke-width": 3.4,
      "paint-order": "stroke",
    }) +
    fill(to.map((t, i) => star(t, r * 0.55, 5, 0.46, turn(i))).join(""), "#fff")
  );
}
/** Where it destroys: a lance of white heat through a broken ring. */
export function lances(to: readonly At[], look: Look, from = (t: At): At => mix(C, t, 0.36)): string {
  const blades = to
    .map((t) => {
      const start = from(t);
      const a = Math.atan2(t[1] - start[1], t[0] - start[0]);
      return (
        poly([polar(t, 13, a), polar(t, 4.6, a + 1.5), start, polar(t, 4.6, a - 1.5)]) +
        poly([polar(t, 10, a + 1.57), polar(t, 2.4, a), polar(t, 10, a - 1.57), polar(t, 2.4, a + Math.PI)])
      );
    })
    .join("");
  return to.length
    ? line(blades, look.second, 7, { opacity: 0.3 }) +
        line(blades, look.second, 3) +
        fill(blades, "#fff") +
        line(to.map((t) => ring(t, 13)).join(""), look.secondPale, 1.8, {
          "stroke-dasharray": "9 11.4",
          "stroke-dashoffset": 4,
        })
    : "";
}
/** Where it must stand: a small circle whose line feeds the sigil. */
export function leys(to: readonly At[], look: Look): string {
  const way = to.map((t) => `M${num(t[0])} ${num(t[1])}L${num(C[0])} ${num(C[1])}`).join("");
  const rims = to.map((t) => ring(t, 10)).join("");
  return to.length
    ? line(way, look.ley, 5, { opacity: 0.2 }) +
        line(way, look.ley, 1.3, { "stroke-dasharray": "1 4" }) +
        line(rims, "#0b1a1c", 6, { opacity: 0.55 }) +
        line(rims, look.ley, 1.6) +
        line(dots(to), look.ley, 5)
    : "";
}
/** The witch's sign on the card's own cell: the stronger the spell, the larger. */
export const sigil = (look: Look, r: number): string =>
  fill(ring(C, r + 3), "#0a0818", { opacity: 0.72 }) +
  line(ring(C, r), look.pale, 2) +
  line(ring(C, r - 4.5), look.pale, 3.4, {
    "stroke-dasharray": "1.3 3.2 3.5 2.2",
    "stroke-linecap": "butt",
    opacity: 0.75,
  }) +
  line(ring(C, r + 4), look.orb, 1, { opacity: 0.8, "stroke-dasharray": "18 5" }) +
  g(
    { transform: `translate(${num(C[0] - r * 0.72)} ${num(C[1] - r * 0.72)})scale(${(r * 0.0144).toFixed(3)})` },
    tag("path", { d: look.sigil, fill: "#fff8e6", "fill-rule": "evenodd" }),
  );

export const sky = (pic: Sheet, tones: readonly [string, string, string], cy = 300, r = 300, cx = 120): string =>
  tag("rect", {
    width: 240,
    height: 336,
    fill: radial(pic, cx, cy, r, [0, tones[2]], [0.45, tones[1]], [1, tones[0]]),
  });
export const dust = (seed: string, n: number, colour: string, h = 240): string => {
  const next = rng(seed);
  const some = (count: number): At[] => Array.from({ length: count }, () => [next() * 240, next() * h]);
  return line(dots(some(n)), colour, 1.1, { opacity: 0.7 }) + line(dots(some(n / 4)), "#fff", 1.9, { opacity: 0.8 });
};
/** The firs of the Brocken, from edge to edge. */
export const firs = (y: number, seed: string, tall = 30, colour = "#0a0614"): string => {
  const next = rng(seed);
  const edge: At[] = [
    [0, 336],
    [0, y],
  ];
  for (let x = 2; x < 240;) {
    const [w, h] = [9 + next() * 11, tall * (0.35 + next() * 0.75)];
    for (const [dx, dy] of [
      [0, 0],
      [0.36, -0.45],
      [0.3, -0.45],
      [0.5, -1],
      [0.7, -0.45],
      [0.64, -0.45],
      [1, 0],
    ] as const)
      edge.push([Math.round(x + w * dx), Math.round(y + h * dy)]);
    x += w;
  }
  return fill(poly([...edge, [240, y], [240, 336]]), colour);
};
export const glow = (pic: Sheet, x: number, y: number, r: number, inner: string, outer = inner, o = 0.9): string =>
  tag("circle", { cx: x, cy: y, r, fill: radial(pic, x, y, r, [0, inner, o], [0.5, outer, o * 0.5], [1, outer, 0]) });
export const hill = (y: number, rise: number, colour: string, lean = 0): string =>
  fill(`M0 ${y}Q${120 + lean} ${y - rise * 2} 240 ${y}V336H0z`, colour);
/** Tongues of fire along a line. */
export const tongues = (at: readonly At[], h: number, colour: string): string =>
  fill(
    at
      .map(([x, y], i) => {
        const [t, w] = [h * (0.7 + ((i * 37) % 23) / 40), h * 0.24];
        return `M${num(x - w)} ${num(y)}q${num(-w * 0.4)} ${num(-t * 0.5)} ${num(w * 0.8)} ${num(-t)}q${num(w * 0.2)} ${num(t * 0.45)} ${num(w * 0.7)} ${num(t * 0.3)}q${num(w * 0.9)} ${num(t * 0.3)} ${num(w * 0.4)} ${num(t * 0.7)}z`;
      })
      .join(""),
    colour,
  );
/** Darker above and below, where title and owner stand. */
export const veil = (pic: Sheet): string =>
  tag("rect", {
    width: 240,
    height: 336,
    fill: linear(
      pic,
      0,
      0,
      0,
      336,
      [0, "#05030f", 0.5],
      [0.12, "#05030f", 0],
      [0.76, "#05030f", 0],
      [0.84, "#05030f", 0.75],
      [1, "#05030f", 0.95],
    ),
  });

/** Everything in its order, from the night to the orbs. */
export function cast(pic: Sheet, spell: Spell, look: Look, m: Cells, seed: string): string {
  const strong = m.d.length + m.x.length;
  return (
    spell.scene(pic, look, m) +
    veil(pic) +
    leys(m.c, look) +
    shoot(spell.shots(m, seed), look) +
    lances(m.x, look, spell.lance) +
    sigil(look, strong < 4 ? 19 : strong < 6 ? 24 : 29) +
    (spell.stars ? stars(m.d, look, spell.stars) : landing(m.d, look, spell.way, strong < 6 ? 9.5 : 8))
  );
}
/** The cells of a matrix, "d.d/.@." or a row a line, as places. */
export function cellsOf(matrix = ""): Cells {
  const rows = matrix
    .split(/[\n/]/)
    .map((row) => row.replace(/\s/g, ""))
    .filter(Boolean);
  const middle = (rows.length - 1) / 2;
  const step = Math.min(P, (2.4 * P) / Math.max(2, middle));
  const found = (signs: string): At[] =>
    rows.flatMap((row, y) =>
      [...row].flatMap((sign, x): At[] =>
        signs.includes(sign) ? [[C[0] + (x - middle) * step, C[1] + (y - middle) * step]] : [],
      ),
    );
  return { c: found("c"), d: found("dD"), x: found("x") };
}
/** Shots at what is hit; at that and at what is destroyed. */
export const hits =
  (pattern: Pattern) =>
  ({ d }: Cells, seed: string): Bullet[] =>
    pattern(d, seed);
export const all =
  (pattern: Pattern) =>
  ({ d, x }: Cells, seed: string): Bullet[] =>
    pattern([...d, ...x], seed);
export type Witch = (pic: Sheet) => string;
