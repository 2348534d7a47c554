/** Coloured ink on parchment: washes first, loose and a little beside the line; then the pen, heavier away from the light. */
import {
  brush,
  clipped,
  dots,
  fill,
  g,
  kept,
  line,
  num,
  radial,
  ring,
  rng,
  shape,
  splash,
  tag,
  type At,
  type Attrs,
} from "../../../art/marks";
import type { Sheet } from "../../../art/sheet";

export type Scene = (pic: Sheet) => string;
export const INK = "#22140a",
  SEPIA = "#6b4526",
  PALE = "#fbf0d2",
  WOOD = "#8a5a2e",
  GOLD = "#e8b93a";

const filter = (pic: Sheet, name: string) => (pic.plain ? undefined : `url(#${name})`);
/** Whatever is drawn with the pen, which shakes a little on a full card. */
export const pen = (pic: Sheet, ...inner: string[]): string => g({ filter: filter(pic, "ink") }, ...inner);
/** A wash: the colour pools at its edge and misses the line by a little. Takes a path, or the name of one kept. */
export const wash = (pic: Sheet, d: string, colour: string, opacity = 0.85): string =>
  g(
    { filter: filter(pic, "wash"), opacity, transform: "translate(2 1)" },
    d.startsWith("#") ? tag("use", { href: d, fill: colour, stroke: colour }) : fill(d, colour, { stroke: colour }),
  );
/** A line of the pen, and once more beside it where it presses. */
export const contour = (d: string, w = 2): string =>
  line(d, INK, w) + line(d, INK, w * 0.8, { transform: `translate(${num(w * 0.4)} ${num(w * 0.55)})` });
export const hatch = (
  x: number,
  y: number,
  n: number,
  dx: number,
  dy: number,
  lx: number,
  ly: number,
  seed: string,
) => {
  const next = rng(seed);
  return Array.from(
    { length: n },
    (_, i) =>
      `M${num(x + dx * i + next() * 1.5)} ${num(y + dy * i + next() * 3)}l${num(lx * (0.7 + next() * 0.5))} ${num(ly * (0.7 + next() * 0.5))}`,
  ).join("");
};
/** A dark wash needs a ground, or the paper shines through it as fog. */
const night = (colour: string): boolean => Number.parseInt(colour.slice(3, 5), 16) < 64;
const hatching = (pic: Sheet): string =>
  `url(#${pic.idOf("hatch", (id) => tag("pattern", { id, width: 4.2, height: 22, patternUnits: "userSpaceOnUse", patternTransform: "rotate(38)" }, line("M1 0q.8 6-.2 11t.3 10M3 3v14", INK, 0.8, { opacity: 0.7 })))})`;
/** A body: its shape in ink, shifted away from the light; paper; a wash; a darker one, hatched; a fine line. So the contour swells by itself. */
export function body(pic: Sheet, d: string, colour: string, dark = "", shadow = "", w = 2.2): string {
  const href = kept(pic, d);
  const use = (more: Attrs) => tag("use", { href, ...more });
  const shift = `translate(${num(w * 0.75)} ${num(w * 0.95)})`;
  return (
    pen(pic, use({ stroke: INK, "stroke-width": w * 0.7, fill: INK, transform: shift })) +
    use({ fill: PALE }) +
    (night(colour) ? use({ fill: colour, opacity: 0.72 }) : "") +
    wash(pic, href, colour, 0.92) +
    (shadow &&
      g(
        { "clip-path": clipped(pic, d) },
        fill(shadow, dark, { opacity: 0.6, filter: filter(pic, "wash") }),
        pic.plain ? "" : fill(shadow, hatching(pic), { opacity: 0.8 }),
      )) +
    pen(pic, use({ fill: "none", stroke: INK, "stroke-width": w * 0.75 }))
  );
}
/** A limb or a tail: ink, then colour along one line. */
export const limb = (d: string, w: number, colour: string): string => line(d, INK, w + 4.4) + line(d, colour, w);
/** A thing of one flat colour in a line of ink. */
export const thing = (d: string, colour: string, w = 2): string => fill(d, colour, { stroke: INK, "stroke-width": w });

export const eye = (x: number, y: number, r: number, look: At, iris: string, slit = false, lid = 0): string =>
  fill(ring([x, y], r), "#fffbe8", { stroke: INK, "stroke-width": r * 0.22 }) +
  fill(ring([x + look[0] * r * 0.36, y + look[1] * r * 0.36], r * 0.62), iris) +
  (slit
    ? tag("ellipse", { cx: x + look[0] * r * 0.4, cy: y + look[1] * r * 0.4, rx: r * 0.15, ry: r * 0.55, fill: INK })
    : fill(ring([x + look[0] * r * 0.42, y + look[1] * r * 0.42], r * 0.33), INK)) +
  line(dots([[x - r * 0.2, y - r * 0.3]]), "#fff", r * 0.36) +
  (lid
    ? fill(
        brush(
          [
            [x - r * 1.25, y - r * (1 - lid)],
            [x, y - r * (1.15 - lid)],
            [x + r * 1.25, y - r * (0.9 - lid)],
          ],
          r * 0.55,
          { from: 0.5, to: 0.4 },
        ),
        INK,
      )
    : "");

/** The sheet itself, stained by what was brewed here. */
export function parchment(pic: Sheet, seed: string, stain: string, strength = 1): string {
  const next = rng(seed);
  const scratches = Array.from(
    { length: 16 },
    () =>
      `M${num(next() * 240)} ${num(next() * 330)}q${num(next() * 14 - 7)} ${num(next() * 8)} ${num(next() * 26 - 13)} ${num(next() * 10)}`,
  ).join("");
  return (
    paper(pic) +
    wash(pic, splash([40 + next() * 160, 60 + next() * 60], 84, `${seed}1`, 0, 0.12), stain, 0.36 * strength) +
    wash(pic, splash([30 + next() * 180, 190 + next() * 60], 74, `${seed}2`, 0, 0.15), stain, 0.28 * strength) +
    g({ opacity: 0.16 }, line(scratches, "#5b3a1c", 0.7))
  );
}
export const paper = (pic: Sheet): string =>
  tag("rect", {
    width: 240,
    height: 336,
    fill: radial(pic, 120, 150, 230, [0, "#f6e8c4"], [0.6, "#ead3a0"], [1, "#b98d55"]),
  });
/** A room without light, for what lives in the dark. */
export const gloom = (pic: Sheet, inner: string, outer: string, cx = 120, cy = 150, r = 210): string =>
  tag("rect", { width: 240, height: 336, fill: radial(pic, cx, cy, r, [0, inner], [1, outer]) });
/** Paint that flew while the brush was full. */
export const spatter = (at: At, colour: string, seed: string, r = 12): string =>
  fill(splash(at, r, seed, 9, 0.3), colour, { opacity: 0.55 });
/** Vignette and the grain of the paper, last of all. */
export const edge = (pic: Sheet): string =>
  (pic.plain ? "" : tag("rect", { width: 240, height: 336, filter: "url(#grain)", opacity: 0.4 })) +
  tag("rect", { width: 240, height: 336, fill: radial(pic, 120, 160, 220, [0.62, "#3a2008", 0], [1, "#3a2008", 0.5]) });
export const nails = (...at: At[]): string => fill(at.map((p) => ring(p, 2.4)).join(""), INK);
/** A board to stand on, from edge to edge. */
export const shelf = (pic: Sheet, y: number, deep = 32, colour = WOOD): string =>
  wash(pic, `M0 ${y}L240 ${y - 4}V${y + deep - 4}L0 ${y + deep}z`, colour, 0.85) +
  pen(
    pic,
    contour(`M-2 ${y + 1}L242 ${y - 3}M-2 ${y + deep}L242 ${y + deep - 4}`, 2.3) +
      line(`M16 ${y + 13}q60-6 104-2t100-6M40 ${y + 22}q50-4 90-2`, SEPIA, 1),
  );
/** Tongues of fire, as wash. */
export const flame = (pic: Sheet, x: number, y: number, h: number, colour: string, o = 0.8): string => {
  const p = (dx: number, dy: number, sharp = "") => `${sharp}${num(x + h * dx)} ${num(y - h * dy)}`;
  const way = [p(-0.36, 0), p(-0.3, 0.4), p(-0.1, 0.62), p(0, 1, "!"), p(0.1, 0.55), p(0.34, 0.4), p(0.3, 0)].join(
    ", ",
  );
  return wash(pic, shape(way), colour, o);
};
/** Bottle on a shelf: foot at x, y. */
export const bottle = (pic: Sheet, x: number, y: number, w: number, h: number, colour: string): string => {
  const n = w * 0.22;
  const d = `M${x - w / 2} ${y}V${y - h * 0.55}Q${x - w / 2} ${y - h * 0.68} ${x - n} ${y - h * 0.74}V${y - h}H${x + n}V${y - h * 0.74}Q${x + w / 2} ${y - h * 0.68} ${x + w / 2} ${y - h * 0.55}V${y}z`;
  return (
    wash(pic, `M${x - w / 2} ${y}V${y - h * 0.45}H${x + w / 2}V${y}z`, colour, 0.6) + pen(pic, line(d, SEPIA, 1.5))
  );
};

/** Paper grain, washes that thin out, and ink edges that aren't quite smooth. */
export const FILTERS =
  `<filter id="grain" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency=".75" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .45 0 0 0 0 .4 .9 .9 0 0 -.75"/><feComposite in2="SourceGraphic" operator="in"/></filter>` +
  `<filter id="ink" x="-.05" y="-.05" width="1.1" height="1.1"><feTurbulence baseFrequency=".035" numOctaves="3" seed="7"/><feDisplacementMap in="SourceGraphic" scale="3.2"/></filter>` +
  `<filter id="wash" x="-.1" y="-.1" width="1.2" height="1.2"><feTurbulence baseFrequency=".02" numOctaves="4" seed="2" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="9" result="d"/><feColorMatrix in="n" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 1.5 0 0 .3" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>`;
