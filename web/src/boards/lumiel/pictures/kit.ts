/** Parts of the stained glass (Lumiel). Panes are painted over one another with a lead line round each: no geometry is cut. */
import { circle, dice, lerp, poly, polar, pt, ribbon, shape, type Pt } from "../../../art/pen";
import { H, W, type Sheet } from "../../../art/sheet";

export interface Window {
  /** The two colours of the glass outside the arch. */
  spandrel: [string, string];
  /** The colours of the border's small panes. */
  beads: string[];
  /** The roundel behind the number. */
  medal: string;
  /** Dark glass with a hole in it: its number is light. */
  broken?: true;
  draw: (s: Sheet) => void;
}

/** One of the colours at each call, always in the same order. */
export const pick = (seed: number, colours: string[]) => {
  const r = dice(seed);
  return () => colours[Math.floor(r(0, colours.length))]!;
};

export const LEAD = "#120e18";
const L = 16,
  R = 224,
  SPRING = 190,
  SILL = 274;

/** Light comes through: streaks inside the glass, then a bloom that eats the lead where the glass is bright. */
export const daylight = (bloom: number) =>
  `<filter id="w" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".035 .014" numOctaves="3" seed="8"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 2.2 0 0 0 -.95" result="m"/><feComposite in="m" in2="SourceAlpha" operator="in"/><feBlend in2="SourceGraphic" mode="soft-light" result="t"/><feGaussianBlur stdDeviation="5"/><feColorMatrix values="${bloom} 0 0 0 -.08 0 ${bloom} 0 0 -.08 0 0 ${bloom} 0 -.08 0 0 0 1 0"/><feBlend in2="t" mode="screen"/></filter>`;

/** A group whose panes all have a lead of this width. */
export const leaded = (s: Sheet, width: number, draw: () => void, more = "") =>
  s.group(`stroke="${LEAD}" stroke-width="${width}" stroke-linejoin="round"${more ? ` ${more}` : ""}`, draw);
/** Brushwork burnt into the glass: no lead. */
export const paint = (s: Sheet, d: string, colour = LEAD, more = "") =>
  s.fill(d, colour, `stroke="none"${more ? ` ${more}` : ""}`);

/** A point on the pointed arch, t from 0 (left foot) over 0.5 (the apex) to 1 (right foot), moved inward by `inset`. */
export function arch(t: number, inset = 0): Pt {
  if (t > 0.5) {
    const p = arch(1 - t, inset);
    return pt(W - p.x, p.y);
  }
  const w = R - L - inset,
    foot = SILL - SPRING,
    arc = w * 1.02,
    at = t * 2 * (foot + arc);
  if (at < foot) return pt(L + inset, SILL - at);
  const top = (Math.acos((W / 2 - R) / w) * 180) / Math.PI;
  return polar(
    R,
    SPRING,
    w,
    lerp(180, top, (at - foot) / arc) * 1 + 0 > 180 ? 180 : 360 - lerp(180, top, (at - foot) / arc),
  );
}
export const archway = (inset = 0, steps = 24) =>
  poly(Array.from({ length: steps + 1 }, (_, i) => arch(i / steps, inset)));
/** Draws many panes, one path for each colour; what lies outside the card is left out. */
export function mosaic(
  s: Sheet,
  panes: [Pt[], string][],
  box: [number, number, number, number] = [4, 4, W - 4, H - 4],
) {
  const by = new Map<string, string>();
  for (const [p, colour] of panes) {
    if (
      p.every((q) => q.x < box[0]) ||
      p.every((q) => q.x > box[2]) ||
      p.every((q) => q.y < box[1]) ||
      p.every((q) => q.y > box[3])
    )
      continue;
    by.set(colour, (by.get(colour) ?? "") + poly(p));
  }
  for (const [colour, d] of by) s.fill(d, colour);
}
/** The border of small panes that every old window has. */
export function border(s: Sheet, a: number, b: number, colours: string[], count = 34) {
  const step = 1 / count;
  mosaic(
    s,
    Array.from({ length: count }, (_, i) => [
      [arch(i * step, a), arch((i + 1) * step, a), arch((i + 1) * step, b), arch(i * step, b)],
      colours[i % colours.length]!,
    ]),
  );
}

/** A row of jewels or stitches along any line, for the price of one path. */
export const beads = (s: Sheet, d: string, colour: string, width: number, gap: number) =>
  s.ink(d, colour, width, `stroke-linecap="round" stroke-dasharray="0 ${gap}"`);

/** Seeds farther apart than this share no edge. */
const FAR = 100;
export type Cell = { x: number; y: number; points: Pt[] };
/** Cells round seeds (each seed keeps what is nearest to it): odd panes, and the way glass breaks. */
export function cells(seeds: [number, number][]): Cell[] {
  const found: Cell[] = [];
  for (const [x, y] of seeds) {
    const others: { u: number; v: number; away: number }[] = [];
    for (const [u, v] of seeds) {
      const away = (u - x) ** 2 + (v - y) ** 2;
      if (away > 0 && away < FAR * FAR) others.push({ u, v, away });
    }
    others.sort((a, b) => a.away - b.away);
    let points = [pt(0, 0), pt(W, 0), pt(W, H), pt(0, H)];
    for (const { u, v, away } of others) {
      if (away > 4 * farthest(points, x, y)) break; // neither it nor those behind it can reach the cell
      points = nearer(points, u - x, v - y, (u * u + v * v - x * x - y * y) / 2);
    }
    if (points.length > 2) found.push({ x, y, points });
  }
  return found;
}
/** How far from here the farthest corner is, squared. */
function farthest(points: Pt[], x: number, y: number): number {
  let far = 0;
  for (const p of points) far = Math.max(far, (p.x - x) ** 2 + (p.y - y) ** 2);
  return far;
}
/** The part of a cell on this side of a line. */
function nearer(points: Pt[], dx: number, dy: number, half: number): Pt[] {
  const kept: Pt[] = [];
  let a = points.at(-1)!;
  let sa = a.x * dx + a.y * dy - half; // above 0: beyond the line
  for (const b of points) {
    const sb = b.x * dx + b.y * dy - half;
    if (sa <= 0 !== sb <= 0) kept.push(pt(lerp(a.x, b.x, sa / (sa - sb)), lerp(a.y, b.y, sa / (sa - sb))));
    if (sb <= 0) kept.push(b);
    [a, sa] = [b, sb];
  }
  return kept;
}
/** Seeds all over the card, about so far apart. */
export function scatter(seed: number, apart: number): [number, number][] {
  const r = dice(seed);
  const out: [number, number][] = [];
  const shake = apart * 0.34;
  for (let row = 0, y = apart * 0.4; y < H; row++, y += apart)
    for (let x = row % 2 ? apart * 0.2 : apart * 0.7; x < W; x += apart * 1.12)
      out.push([x + r(-shake, shake), y + r(-shake, shake)]);
  return out;
}
/** Rings of panes round a centre. */
export function wheel(
  s: Sheet,
  cx: number,
  cy: number,
  radii: number[],
  counts: number[],
  colour: (ring: number, i: number) => string,
  turn = 0,
  box?: [number, number, number, number],
) {
  const panes: [Pt[], string][] = [];
  for (let k = radii.length - 2; k >= 0; k--)
    for (let i = 0; i < counts[k]!; i++) {
      const step = 360 / counts[k]!,
        a = turn + k * 9 + i * step;
      panes.push([
        [
          polar(cx, cy, radii[k]!, a),
          polar(cx, cy, radii[k + 1]!, a),
          polar(cx, cy, radii[k + 1]! * 1.02, a + step / 2),
          polar(cx, cy, radii[k + 1]!, a + step),
          polar(cx, cy, radii[k]!, a + step),
        ],
        colour(k, i),
      ]);
    }
  mosaic(s, panes, box);
}
export function diamonds(
  s: Sheet,
  w: number,
  h: number,
  colour: (i: number, j: number) => string,
  lean = 0,
  box?: [number, number, number, number],
) {
  const panes: [Pt[], string][] = [];
  for (let j = 0; j * h < H + h * 2; j++)
    for (let i = -1; i * w < W + w; i++) {
      const x = i * w + (j % 2 ? w / 2 : 0) + lean * j,
        y = (j * h) / 1 - h;
      panes.push([[pt(x, y), pt(x + w / 2, y + h), pt(x, y + 2 * h), pt(x - w / 2, y + h)], colour(i, j)]);
    }
  mosaic(s, panes, box);
}

export type Look = {
  x: number;
  y: number;
  size: number;
  turn?: number;
  face?: 1 | -1;
  skin: string;
  shade: string;
  eye?: "open" | "closed" | "sly";
  iris?: string;
  look?: [number, number];
  twice?: boolean;
  jaw?: keyof typeof JAWS;
  /** The lips: at rest, crying out, or blowing. */
  mouth?: "shout" | "blow" | "smile";
};
/** Outlines of heads from the side (forehead to chin) and at three quarters. */
const JAWS = {
  long: [
    "-30 -38, -36 -18, -33 -7, !-51 15, !-37 20, -42 27, !-36 31, -40 37, -32 42, -34 53, -20 60, -6 51",
    "-30 8, -32 22, -24 44, -12 63, 0 65, 10 58",
  ],
  round: [
    "-31 -36, -38 -16, -36 -4, !-46 11, !-38 17, -42 24, !-38 27, -41 33, -36 38, -38 47, -24 57, -6 51",
    "-33 8, -34 24, -27 44, -13 57, 2 59, 14 54",
  ],
  hawk: [
    "-28 -42, -34 -22, -33 -10, -47 3, !-54 20, !-38 21, -40 28, !-35 31, -39 37, -31 42, -37 56, -24 64, -8 53",
    "-29 8, -30 20, -19 40, -11 66, 2 68, 10 58",
  ],
  square: [
    "-31 -38, -38 -20, -34 -8, !-49 12, !-38 19, -41 27, !-37 31, -41 37, -36 42, -40 54, -26 64, -6 55",
    "-32 8, -34 26, -30 48, -18 64, 6 66, 16 58",
  ],
} as const;
const place = (h: Look) =>
  `transform="translate(${h.x} ${h.y})rotate(${h.turn ?? 0})scale(${(((h.face ?? 1) * h.size) / 50).toFixed(2)} ${(h.size / 50).toFixed(2)})"`;
/** Heads: one pane of flesh without a neck block (the collar is drawn later); the rest is brushwork. Long faces, heavy lids, a look to the side. */
export function side(s: Sheet, h: Look, dress: () => void = () => undefined) {
  const [lx, ly] = h.look ?? [0, 0];
  s.group(`${place(h)} stroke-width="${((2.4 * 50) / h.size).toFixed(1)}"`, () => {
    s.fill(shape(`${JAWS[h.jaw ?? "long"][0]}, !-8 84, !30 84, 27 40, 42 4, 36 -36, 6 -54, -18 -49`), h.skin);
    paint(s, shape("!-6 51, 8 42, 18 8, !26 40, !29 83, !-7 83"), h.shade);
    if (h.eye !== "closed") {
      paint(s, shape("!-36 2, -28 -5, !-10 3, -26 8"), "#fffaf0");
      paint(s, circle(-29 + lx, 1 + ly, 5), h.iris ?? LEAD);
    }
    paint(
      s,
      (h.eye === "closed" ? ribbon("-37 1, -27 8, -10 2", [0, 3.4, 0]) : ribbon("-39 2, -28 -7, -5 4", [0, 5, 0])) +
        ribbon("-33 8, -25 10, -14 7", [0, 1.4, 0]) +
        ribbon("-40 -16, -26 -22, -4 -16", [0, 4.4, 0]) +
        (h.mouth ? "" : ribbon("-37 31, -29 33, -23 30", [0, 2.4, 0])) +
        ribbon("-33 -10, -22 -14, -8 -6", [0, 1.4, 0]) +
        ribbon("-40 17, -37 14, -35 17", [0, 2, 0]),
    );
    if (h.mouth === "shout") paint(s, shape("!-39 25, -28 24, !-18 29, -24 40, !-38 40"), "#5a0f1c");
    else if (h.mouth === "blow") paint(s, shape("!-44 27, -36 26, -33 30, -37 34, !-44 33"), "#8a3a34");
    else if (h.mouth === "smile") paint(s, ribbon("-37 30, -28 35, -17 26", [0, 3, 0]));
    s.ink("M2 20l12-14M4 28l14-16M4 36l16-18M2 44l20-20", h.shade, 1.6);
    dress();
  });
}
export function front(s: Sheet, h: Look, dress: () => void = () => undefined) {
  const [lx, ly] = h.look ?? [0, 0],
    d = h.eye === "sly" ? 4 : 0;
  const strokes =
    ribbon(`-36 ${-11 - d}, -26 -17, -17 ${-12 + d}`, [0, 3.6, 0]) +
    ribbon(`-7 ${-12 + d}, 8 -20, 27 ${-10 - d}`, [0, 4.6, 0]) +
    ribbon("-15 -4, -21 18, -25 24, -17 28", [0, 1.6, 2.2, 0]) +
    (h.mouth === "smile"
      ? ribbon("-25 41, -14 47, 2 38", [0, 3, 0])
      : h.mouth
        ? ""
        : ribbon("-23 43, -15 45, -4 42", [0, 2.6, 0]));
  s.group(`${place(h)} stroke-width="${((2.4 * 50) / h.size).toFixed(1)}"`, () => {
    s.fill(
      shape(`-27 -34, -34 -6, ${JAWS[h.jaw ?? "long"][1]}, !10 84, !34 84, 30 36, 36 4, 34 -26, 18 -50, -8 -52`),
      h.skin,
    );
    paint(
      s,
      shape("!2 63, 20 48, 30 14, !29 36, !33 83, !11 83, !11 58") +
        shape("!-14 2, -24 22, !-14 27, -11 20") +
        shape("!30 -20, 34 4, 28 34, 14 52, 22 26, 24 0"),
      h.shade,
    );
    if (h.eye === "closed")
      paint(s, ribbon("-32 5, -25 10, -16 6", [0, 3.4, 0]) + ribbon("-5 6, 6 12, 20 6", [0, 4, 0]));
    else {
      const brush = () =>
        paint(
          s,
          ribbon(`-36 7, -25 ${-3 + d / 2}, -13 6`, [0, 4.4, 0]) +
            ribbon(`-8 7, 7 ${-5 + d / 2}, 29 4`, [0, 6, 0]) +
            ribbon("-33 -3, -25 -8, -16 -3", [0, 1.4, 0]) +
            ribbon("-4 -4, 8 -10, 24 -4", [0, 1.6, 0]) +
            ribbon("0 14, 8 16, 18 12", [0, 1.4, 0]) +
            strokes,
        );
      paint(s, shape("!-33 6, -25 -1, !-15 6, -24 11") + shape("!-6 7, 7 -2, !24 6, 8 13"), "#fffaf0");
      paint(s, circle(-25 + lx, 4 + ly, 4.6) + circle(7 + lx, 4 + ly, 6), h.iris ?? LEAD);
      if (h.iris) paint(s, circle(-25 + lx, 4 + ly, 2) + circle(7 + lx, 4 + ly, 2.6));
      if (h.twice) s.stamp("brush", "", brush);
      else brush();
    }
    if (h.eye === "closed") paint(s, strokes);
    paint(
      s,
      shape("!-22 43, -17 40, -13 41, -9 39, !-4 42, -13 45") + shape("!-20 46, -12 47, !-6 45, -12 51"),
      h.shade,
    );
    dress();
  });
}
/**
 * A hand of one pane: `fingers` are directions in degrees, the thumb last.
 * Palm and fingers are one path whose lead is painted before its fill, so that only the outline of the whole remains.
 */
export function hand(s: Sheet, x: number, y: number, size: number, skin: string, fingers: number[], long = 1) {
  const rest = fingers.slice(0, -1),
    mean = rest.reduce((sum, deg) => sum + deg, 0) / rest.length;
  const along = (k: number) => polar(x, y, size * k, mean);
  const palm = ribbon([along(-0.9), along(-0.2), along(0.55)], [size * 0.95, size * 1.35, size * 1.15]);
  const reach = (deg: number, i: number) => {
    const thumb = i === rest.length,
      r = size * (thumb ? 1.25 : (1.95 - 0.12 * Math.abs(i - 1)) * long);
    return ribbon(
      [polar(x, y, size * 0.2, deg), polar(x, y, r * 0.6, deg + (thumb ? -8 : 3)), polar(x, y, r, deg)],
      [size * 0.5, size * 0.46, size * 0.3],
    );
  };
  s.fill(palm + fingers.map(reach).join(""), skin, 'paint-order="stroke" stroke-width="4.4"');
  paint(
    s,
    ribbon([along(-0.35), polar(x, y, size * 0.35, mean + 60), polar(x, y, size * 0.5, mean + 25)], [0, 1.3, 0]),
    LEAD,
    'opacity=".55"',
  );
}
