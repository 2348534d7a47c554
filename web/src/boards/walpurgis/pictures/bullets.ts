/** From the cells that a spell hits to a pattern of bullets. Nothing here is decoration: every arm goes through its cell. */
import { mix, polar, rng, type At } from "../../../art/marks";

/** Where the card itself lies in its picture, and how wide a cell of its matrix is. Forward is up. */
export const C: At = [120, 150];
export const P = 41;
const TAU = Math.PI * 2;

/** A bullet: where, how big, and how long it is along its way. */
export interface Bullet {
  p: At;
  s: number;
  v?: At;
  hue?: 1 | 2;
}
export type Pattern = (to: readonly At[], seed: string) => Bullet[];

export const angle = (p: At): number => Math.atan2(p[1] - C[1], p[0] - C[0]);
export const reach = (p: At): number => Math.hypot(p[0] - C[0], p[1] - C[1]);
const toward = (a: number, l: number): At => [Math.cos(a) * l, Math.sin(a) * l];
const many = <T>(n: number, make: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => make(i));

/** Waves that open like a fan towards the cells, fullest where they land. */
export const fan =
  (waves = 9, step = 11, spread = 0.34, lines = 6): Pattern =>
  (to) =>
    to.flatMap((t) =>
      many(waves * lines, (i): Bullet => {
        const wave = Math.floor(i / lines);
        const off = ((i % lines) / (lines - 1) - 0.5) * 2;
        const a = angle(t) + off * spread * (0.55 + wave * 0.05);
        const r = 34 + wave * step - off * off * 7;
        const full = Math.exp(-(((r - reach(t)) / 34) ** 2));
        const s = 1.1 + full * 2.1 * (1 - off * off * 0.5);
        return { p: polar(C, r, a), s, v: toward(a, 3 + full * 4), hue: Math.abs(off) > 0.55 ? 2 : 1 };
      }),
    );

/** Columns of tongues as high as the cell they lick, all swaying in one wind. */
export const curtain: Pattern = (to) => {
  const [base, wide] = [36, 116];
  const up = to.filter((t) => t[1] < C[1]);
  const out: Bullet[] = [];
  for (let x = -wide; x <= wide; x += 10.5) {
    const lick = 26 + 26 * Math.cos(((Math.abs(x) - 98) / 26) * Math.PI) ** 2 * (Math.abs(x) > 62 ? 1 : 0);
    const top = Math.max(lick, ...up.map((t) => (C[1] - t[1] + 20) * Math.exp(-(((C[0] + x - t[0]) / 20) ** 2))));
    for (let y = -base; y < top; y += 8) {
      const h = (y + base) / (top + base);
      const sway = (z: number) => Math.sin(z * 0.085 + x * 0.035) * 5 * h;
      const v: At = [sway(y + 4) - sway(y), -2 - h * 3.5];
      out.push({ p: [C[0] + x + sway(y), C[1] - y], s: 3.4 * (1 - h) + 0.8, v, hue: h < 0.4 ? 2 : 1 });
    }
  }
  return out;
};

/** Petals that point at the cells: r = R·|cos k(θ−θ0)|, thrice, each a little turned. */
export const rose =
  (shift = 0.12, n = 88): Pattern =>
  (to) => {
    if (!to.length) return [];
    const k = Math.max(1, to.length / 2);
    const [a0, far] = [angle(to[0]!), Math.max(...to.map(reach))];
    return [1.3, 0.98, 0.66].flatMap((scale, layer) =>
      many(n - layer * 20, (i): Bullet => {
        const a = (i / (n - layer * 20)) * TAU;
        const r = far * scale * Math.abs(Math.cos(k * (a - a0 - layer * shift)));
        return {
          p: polar(C, r, a),
          s: 1.2 + (r / far) * 1.5 - layer * 0.3,
          hue: layer % 2 ? 2 : 1,
          v: toward(a + 1.57, 1.5),
        };
      }).filter((b) => reach(b.p) > 31),
    );
  };

/** Arms about a centre, each through one of the cells. */
export const spiral = (centre: At, to: readonly At[], turns = 1.15, n = 26, sense = 1, over = 1.45): Bullet[] =>
  to.flatMap((t, arm) => {
    const a1 = Math.atan2(t[1] - centre[1], t[0] - centre[0]);
    const r1 = Math.hypot(t[1] - centre[1], t[0] - centre[0]);
    return many(n, (i): Bullet => {
      const u = 0.12 + (i / (n - 1)) * (over - 0.12);
      const a = a1 + sense * (u - 1) * turns * TAU * 0.62;
      const s = 1 + 2.2 * Math.exp(-(((u - 0.95) / 0.3) ** 2)) + (u < 0.4 ? 0.6 : 0);
      return { p: polar(centre, r1 * u, a), s, hue: arm % 2 ? 2 : 1, v: toward(a + sense * 1.3, 2.4) };
    });
  });
export const whirl =
  (turns = 1.1, sense = 1, n = 30, over = 1.6): Pattern =>
  (to) =>
    spiral(C, to, turns, n, sense, over).filter((b) => reach(b.p) > 33);

/** Bodies on their circles with tails, and a counter-turning swarm inside. */
export const orbit: Pattern = (to) => [
  ...to.flatMap((t) =>
    many(16, (i): Bullet => {
      const a = angle(t) - (i + 1) * (1.25 / 16);
      return { p: polar(C, reach(t), a), s: 4.6 * (1 - (i + 0.5) / 16) + 0.7, hue: i > 8 ? 2 : 1 };
    }),
  ),
  ...[1.5, 1.12].flatMap((r, k) =>
    many(30 - k * 12, (i): Bullet => {
      const [a, u] = [(i / (30 - k * 12)) * TAU, (i % 6) / 6];
      const v = toward(a + 1.57 + (k ? -0.28 : 0.28), 3.4);
      return { p: polar(C, P * r + u * 8, a), s: (1.7 + k * 0.7) * (0.55 + u * 0.7), hue: k ? 1 : 2, v };
    }),
  ),
];

/** A river of small bullets along a way, thick in the middle. */
export const river =
  (way: readonly At[], n = 140, wide = 14): Pattern =>
  (_to, seed) => {
    const next = rng(seed);
    return many(n, (i): Bullet => {
      const at = (i / n) * (way.length - 1);
      const [a, b] = [way[Math.floor(at)]!, way[Math.floor(at) + 1]!];
      const p = mix(a, b, at % 1);
      const off = (next() + next() + next() - 1.5) * wide * 1.15;
      const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [x, y] = [(b[0] - a[0]) / l, (b[1] - a[1]) / l];
      const s = 0.6 + Math.max(0, 1 - Math.abs(off) / wide) * 1.5 * next() + (next() > 0.9 ? 1 : 0);
      return { p: [p[0] - y * off, p[1] + x * off], s, hue: next() > 0.62 ? 2 : 1, v: [x * 2, y * 2] };
    });
  };

/** Needles that fall aslant on the cells and all between. */
export const rain =
  (n = 60, slant = -0.42): Pattern =>
  (to, seed) => {
    const next = rng(seed);
    const [xs, ys] = [to.map((t) => t[0]), to.map((t) => t[1])];
    const [left, right] = [Math.min(...xs) - 20, Math.max(...xs) + 20];
    const [top, low] = [Math.min(...ys) - 26, Math.max(...ys) + 16];
    return many(n, (): Bullet => {
      const y = top + next() * (low - top);
      const narrow = 1 - ((y - top) / (low - top)) * 0.35;
      const mid = (left + right) / 2;
      const [x, l] = [mid + (left - mid) * narrow + next() * (right - left) * narrow, 8 + next() * 16];
      return { p: [x - slant * l, y - l], s: 0.7 + next() * 1.1, v: [slant * l, l], hue: next() > 0.5 ? 2 : 1 };
    });
  };

/** Rings that spread from every cell that is hit, and cross. */
export const rings =
  (radii: readonly number[] = [20, 34, 50, 68], long = 2.4): Pattern =>
  (to) =>
    to
      .flatMap((t, k) =>
        radii.flatMap((r, i) =>
          many(Math.round(r * 0.46), (j): Bullet => {
            const a = (j / Math.round(r * 0.46)) * TAU + i * 0.2;
            return { p: polar(t, r, a), s: 2 - i * 0.3, hue: (k + i) % 2 ? 2 : 1, v: toward(a + 1.57, long) };
          }),
        ),
      )
      .filter((b) => reach(b.p) > 32);

/** Ribbons that wave from the sigil through each cell and beyond. */
export const ribbons =
  (sway = 9, waves = 0.07, lanes = 3, n = 26): Pattern =>
  (to) =>
    to.flatMap((t, k) => {
      const a = angle(t);
      const at = (r: number, lane: number): At => {
        const side = sway * Math.sin((r - reach(t)) * waves) * (k % 2 ? -1 : 1) + lane * (3 + r * 0.035);
        return polar(polar(C, r, a), side, a + 1.57);
      };
      return many(n * lanes, (i): Bullet => {
        const [r, lane] = [34 + (i % n) * 5.2, Math.floor(i / n) - (lanes - 1) / 2];
        const [p, q] = [at(r, lane), at(r + 3, lane)];
        const full = Math.exp(-(((r - reach(t)) / 30) ** 2));
        return { p, v: [q[0] - p[0], q[1] - p[1]], s: (lane ? 0.9 : 1.5) + full * 1.7, hue: lane ? 2 : 1 };
      });
    });

/** Runners of thorns: a stem that curls through each cell, with a spine at every second step. */
export const runners =
  (curl = 0.9, n = 34): Pattern =>
  (to) =>
    to.flatMap((t, k) => {
      const sense = t[0] < C[0] || (t[0] === C[0] && k % 2) ? -1 : 1;
      const at = (r: number) => polar(C, r, angle(t) + sense * curl * (r / reach(t) - 1) * 0.8);
      return many(n, (i): Bullet => {
        const r = 32 + i * 4;
        const [p, q] = [at(r), at(r + 4)];
        const thorn = i % 3 === 1;
        const a = Math.atan2(q[1] - p[1], q[0] - p[0]) + (thorn ? (i % 2 ? 0.9 : -0.9) : 0);
        return { p, s: thorn ? 1.5 : 2.4 * (1 - i / (n * 1.4)), v: toward(a, thorn ? 8 : 3), hue: thorn ? 1 : 2 };
      });
    });
