/** The pen: points in, short SVG path data out. Everything else in the kit is made of these few strokes. */

export type Pt = { x: number; y: number; sharp?: boolean };
export type Points = string | Pt[];

const DEG = Math.PI / 180;
export const pt = (x: number, y: number, sharp = false): Pt => ({ x, y, sharp });
export const polar = (cx: number, cy: number, r: number, deg: number): Pt =>
  pt(cx + r * Math.cos(deg * DEG), cy + r * Math.sin(deg * DEG));
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
/** A small repeatable die: the same card always comes out the same. */
export function dice(seed: number) {
  let s = (seed * 2654435761) >>> 0;
  return (lo = 0, hi = 1) => {
    s = (Math.imul(s, 1664525) + 1013904223) >>> 0;
    return lo + (hi - lo) * (s / 4294967296);
  };
}

/** "10 20, !30 40" → points; "!" marks a corner, all others are passed smoothly. */
export function pts(from: Points): Pt[] {
  if (typeof from !== "string") return from;
  const found: Pt[] = [];
  for (const one of from.split(",")) {
    const start = one.search(/\S/);
    const sharp = one[start] === "!";
    const gap = one.indexOf(" ", start);
    found.push(pt(+one.slice(start + (sharp ? 1 : 0), gap), +one.slice(gap + 1), sharp));
  }
  return found;
}

/** Steps per unit that a path is rounded to: whole units for big straight things, halves for curves, tenths for thin ribbons. */
let grain = 10;
const rounded = <T>(steps: number, draw: () => T): T => {
  const was = grain;
  grain = steps;
  try {
    return draw();
  } finally {
    grain = was;
  }
};
const n = (v: number): string => {
  const rounded = Math.round(v * grain) / grain;
  if (rounded === 0) return "0";
  if (rounded > -1 && rounded < 1) return rounded > 0 ? String(rounded).slice(1) : `-${String(rounded).slice(2)}`;
  return String(rounded);
};
/** Numbers with a space between them only where it is needed. */
function join(values: number[]): string {
  let all = "";
  let broken = true; // the last number has a point, so that another may begin with one
  for (const value of values) {
    const next = n(value);
    const bare = next[0] === "-" || (next[0] === "." && broken);
    all += all === "" || bare ? next : ` ${next}`;
    broken = next.includes(".");
  }
  return all;
}

/** A smooth way through the points. Tangents are scaled by the shorter neighbour, so tight corners don't overshoot. */
function through(points: Pt[], closed: boolean): string {
  const m = points.length;
  const at = (i: number) => points[((i % m) + m) % m]!;
  const tangent = (i: number) => {
    if (at(i).sharp || (!closed && (i === 0 || i === m - 1))) return undefined;
    const dx = at(i + 1).x - at(i - 1).x,
      dy = at(i + 1).y - at(i - 1).y,
      l = Math.hypot(dx, dy) || 1;
    return { x: dx / l, y: dy / l };
  };
  let px = Math.round(points[0]!.x * grain) / grain,
    py = Math.round(points[0]!.y * grain) / grain;
  let d = `M${join([px, py])}`,
    last = "M";
  const add = (command: string, values: number[]) => {
    const to = join(values);
    d += last !== command ? command + to : to.startsWith("-") ? to : ` ${to}`;
    last = command;
  };
  for (let i = 0; i < (closed ? m : m - 1); i++) {
    const a = at(i),
      b = at(i + 1),
      l = Math.hypot(b.x - a.x, b.y - a.y) * 0.37,
      ta = tangent(i),
      tb = tangent(i + 1);
    const ex = Math.round(b.x * grain) / grain,
      ey = Math.round(b.y * grain) / grain;
    if (!ta && !tb) {
      if (closed && i === m - 1) break; // z draws it
      add("l", [ex - px, ey - py]);
    } else {
      const c1 = ta ? { x: a.x + ta.x * l, y: a.y + ta.y * l } : { x: lerp(a.x, b.x, 0.2), y: lerp(a.y, b.y, 0.2) };
      const c2 = tb ? { x: b.x - tb.x * l, y: b.y - tb.y * l } : { x: lerp(b.x, a.x, 0.2), y: lerp(b.y, a.y, 0.2) };
      add("c", [c1.x - px, c1.y - py, c2.x - px, c2.y - py, ex - px, ey - py]);
    }
    px = ex;
    py = ey;
  }
  return closed ? `${d}z` : d;
}

export const shape = (points: Points, steps = 2) => rounded(steps, () => through(pts(points), true));
export const line = (points: Points, steps = 2) => rounded(steps, () => through(pts(points), false));
export const poly = (points: Points, steps = 1) => rounded(steps, () => straight(pts(points)));

/** All corners: what `through` would give, without asking for tangents. Windows are made of hundreds of these. */
function straight(points: Pt[]): string {
  const snap = (v: number) => Math.round(v * grain) / grain;
  let px = snap(points[0]!.x),
    py = snap(points[0]!.y);
  let d = `M${join([px, py])}`;
  for (let i = 1; i < points.length; i++) {
    const [ex, ey] = [snap(points[i]!.x), snap(points[i]!.y)];
    const to = join([ex - px, ey - py]);
    d += i === 1 ? `l${to}` : to[0] === "-" ? to : ` ${to}`;
    [px, py] = [ex, ey];
  }
  return `${d}z`;
}

/** A ribbon along a spine, with a width at each point: limbs, locks of hair, folds, smoke. Zero width at an end makes a tip. */
export function ribbon(spine: Points, widths: number[]): string {
  const p = pts(spine),
    m = p.length,
    left: Pt[] = [],
    right: Pt[] = [];
  p.forEach((one, i) => {
    const a = p[Math.max(0, i - 1)]!,
      b = p[Math.min(m - 1, i + 1)]!,
      l = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const t = (i / (m - 1)) * (widths.length - 1),
      k = Math.min(widths.length - 2, Math.floor(t));
    const w = (widths.length === 1 ? widths[0]! : lerp(widths[k]!, widths[k + 1]!, t - k)) / 2;
    const nx = (-(b.y - a.y) / l) * w,
      ny = ((b.x - a.x) / l) * w;
    if (w < 0.01) left.push({ ...one, sharp: true });
    else {
      left.push(pt(one.x + nx, one.y + ny));
      right.unshift(pt(one.x - nx, one.y - ny));
    }
  });
  return rounded(Math.max(...widths) < 4 ? 10 : 2, () => through([...left, ...right], true));
}

/** A leaf from foot to tip; `bend` bows it to one side. Feathers, petals, flames, leaves. */
export function leaf(x0: number, y0: number, x1: number, y1: number, width: number, bend = 0, belly = 0.5): string {
  const dx = x1 - x0,
    dy = y1 - y0,
    l = Math.hypot(dx, dy) || 1,
    nx = -dy / l,
    ny = dx / l;
  const mid = (side: number): number[] => [
    dx * belly + nx * (side * width + bend),
    dy * belly + ny * (side * width + bend),
  ];
  const [ax, ay] = mid(1),
    [bx, by] = mid(-1);
  return rounded(1, () => `M${join([x0, y0])}q${join([ax!, ay!, dx, dy])}q${join([bx! - dx, by! - dy, -dx, -dy])}z`);
}

/** A feather with a round end: blunt 0 = pointed, 1 = spoon. */
export function feather(x0: number, y0: number, x1: number, y1: number, width: number, bend = 0, blunt = 0.5): string {
  const dx = x1 - x0,
    dy = y1 - y0,
    l = Math.hypot(dx, dy) || 1,
    nx = -dy / l,
    ny = dx / l;
  const o = (t: number, s: number) => [
    dx * t + nx * (s + bend * Math.sin(t * Math.PI)),
    dy * t + ny * (s + bend * Math.sin(t * Math.PI)),
  ];
  const w = width / 2;
  const [a, b] = [o(0.3, w * 1.1), o(0.85, w * (0.4 + blunt))],
    [c, e] = [o(0.9, -w * (0.3 + blunt)), o(0.35, -w * 1.1)];
  return rounded(
    l > 40 ? 1 : 2,
    () =>
      `M${join([x0, y0])}c${join([...a, ...b, dx, dy])}c${join([c[0]! - dx, c[1]! - dy, e[0]! - dx, e[1]! - dy, -dx, -dy])}z`,
  );
}

export const circle = (cx: number, cy: number, r: number) =>
  `M${join([cx - r, cy])}a${join([r, r])} 0 1 0 ${join([2 * r, 0])}a${join([r, r])} 0 1 0 ${join([-2 * r, 0])}z`;
export function ring(cx: number, cy: number, rx: number, ry: number, hole: number): string {
  const e = (a: number, b: number) =>
    `M${join([cx - a, cy])}a${join([a, b])} 0 1 0 ${join([2 * a, 0])}a${join([a, b])} 0 1 0 ${join([-2 * a, 0])}z`;
  return e(rx, ry) + e(rx * hole, ry * hole);
}
export function star(cx: number, cy: number, r: number, points = 4, inner = 0.32, turn = -90): string {
  return poly(
    Array.from({ length: points * 2 }, (_, i) => polar(cx, cy, i % 2 ? r * inner : r, turn + (i * 180) / points)),
    r > 20 ? 1 : 10,
  );
}
/** Wedges of light from r0 to r1. `open` is the share of each step that is lit. */
export function rays(cx: number, cy: number, r0: number, r1: number, count: number, open = 0.5, turn = 0): string {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = turn + (i * 360) / count,
      b = a + (360 / count) * open,
      middle = (a + b) / 2,
      near = (b - a) * 0.25;
    d += poly([
      polar(cx, cy, r0, middle - near),
      polar(cx, cy, within(cx, cy, r1, a), a),
      polar(cx, cy, within(cx, cy, r1, b), b),
      polar(cx, cy, r0, middle + near),
    ]);
  }
  return d;
}
/** How much of a radius lies on the card or not far beside it: what lies farther out costs a painter time for nothing. */
function within(cx: number, cy: number, r: number, deg: number): number {
  const [x, y] = [Math.cos(deg * DEG), Math.sin(deg * DEG)];
  const across = x > 0 ? (330 - cx) / x : x < 0 ? (-90 - cx) / x : r;
  const along = y > 0 ? (430 - cy) / y : y < 0 ? (-90 - cy) / y : r;
  return Math.min(r, Math.max(0, Math.min(across, along)));
}
/** A bank of cloud (or smoke): humps along a baseline, closed at the bottom. */
export function bank(x0: number, x1: number, y: number, humps: number[], floor: number): string {
  const step = (x1 - x0) / humps.length;
  let d = `M${join([x0, floor])}V${n(y)}`;
  humps.forEach((h) => {
    d += `c${join([step * 0.05, -h * 1.25, step * 0.9, -h * 1.35, step, 0])}`;
  });
  return `${d}V${n(floor)}z`;
}
/** A curtain of flames between x0 and x1: tongues lean by turns, valleys at `y`. */
export function flames(x0: number, x1: number, y: number, tips: number[], floor: number): string {
  const step = (x1 - x0) / tips.length;
  return rounded(1, () => {
    let d = `M${join([x0, floor])}V${n(y)}`;
    tips.forEach((h, i) => {
      const lean = (i % 2 ? 0.85 : 0.3) * step;
      d += `c${join([step * 0.5, -h * 0.2, lean - step * 0.25, -h * 0.6, lean, -h])}c${join([step * 0.25, h * 0.5, step * 0.1, h * 0.75, step - lean, h])}`;
    });
    return `${d}V${n(floor)}z`;
  });
}
