/** The bench from above: washes on wood, then the pen, and what a long night leaves behind. */
import { brush, fill, line, ring, rng, shape, splash, tag, type At } from "../../../art/marks";
import { contour, hatch, INK } from "./kit";

/** Everything under the cards, as SVG of this size: always the same bytes. */
export function bench(width: number, height: number): string {
  const planks = Array.from({ length: Math.ceil(height / PLANK) }, (_, nth) => plank(nth, width));
  const spilt = spots(width, height).map(([at, r, colour], nth) => {
    const blot = splash(at, r, `spilt${nth}`, 8, 0.3);
    return fill(blot, colour, { opacity: 0.34 }) + line(blot, INK, 1.4, { opacity: 0.45 });
  });
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    ...planks,
    ...spilt,
    cups(width - 150, height - 46),
  );
}

const PLANK = 104;
const TONES = ["#4d3823", "#463220", "#523c26", "#41301f"];

/** A plank: its wash, the grain as strokes that swell and fade, a knot, and the ink of its lower edge. */
function plank(nth: number, wide: number): string {
  const next = rng(`plank${nth}`);
  const y = nth * PLANK;
  const wave = () => (next() - 0.5) * 5;
  const edge = Array.from({ length: 9 }, (_, at): At => [(wide * at) / 8, y + PLANK + wave()]);
  const grain = Array.from({ length: 7 }, (_, at) => {
    const [from, long, top] = [next() * wide * 0.7, wide * (0.2 + next() * 0.4), y + 10 + at * 13];
    const way: At[] = [0, 0.3, 0.65, 1].map((t) => [from + long * t, top + wave()]);
    return brush(way, 2.4);
  });
  const knot: At = [wide * (0.15 + 0.7 * next()), y + 30 + next() * 44];
  const eye = shape([
    [knot[0] - 13, knot[1]],
    [knot[0], knot[1] - 6],
    [knot[0] + 14, knot[1] + 1],
    [knot[0] + 1, knot[1] + 7],
  ]);
  const seam = wide * (nth % 2 ? 0.36 : 0.71);
  return [
    tag("rect", { y, width: wide, height: PLANK + 4, fill: TONES[nth % TONES.length] }),
    fill(grain.join(""), INK, { opacity: 0.3 }),
    fill(eye, INK, { opacity: 0.35 }),
    line(ring(knot, 20), INK, 1, { opacity: 0.25 }),
    contour(`M${seam} ${y}l${wave()} ${PLANK}`, 1.6),
    fill(brush(edge, 4), INK),
    line(hatch(0, y + PLANK - 9, Math.round(wide / 26), 26, 0, 7, 7, `hatch${nth}`), INK, 0.9, { opacity: 0.4 }),
  ].join("");
}

/** What was spilt, by where and how much. */
const spots = (wide: number, high: number): [At, number, string][] => [
  [[wide - 74, high - 84], 46, "#2f6b4a"],
  [[wide * 0.46, high * 0.52], 30, "#5a3a78"],
  [[26, high * 0.74], 24, "#8a3a20"],
];

/** Where a cup stood, twice. */
const cups = (x: number, y: number): string =>
  line(ring([x, y], 30), INK, 3, { opacity: 0.4, "stroke-dasharray": "120 14 40 9" }) +
  line(ring([x + 22, y - 12], 30), INK, 1.6, { opacity: 0.3 });
