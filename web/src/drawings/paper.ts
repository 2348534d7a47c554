/** A drawing on paper: pictures and text put together to one SVG that stands for itself. */
import { tag } from "../art/marks";
import type { Fonts, Pen } from "./types";

/** A card is so many units wide and high, on the page as on paper. */
export const [WIDE, HIGH] = [100, 140] as const;
/** Its usual size, in millimetres. */
export const CARD = { width: 63, height: 88 } as const;

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPED[sign]!);

/** Whatever is drawn, as a whole SVG; colours by name come from a game's theme. */
export const sheet = (theme: string, inner: string, wide: number = WIDE, high: number = HIGH): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="none">${coloured(inner, theme)}</svg>`;

function coloured(svg: string, theme: string): string {
  return svg.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => {
    const value = new RegExp(`${name}:\\s*([^;]+);`).exec(theme)?.[1];
    if (value === undefined) throw new Error(`The theme has no ${whole}.`);
    return value;
  });
}

export interface Place {
  x: number;
  y: number;
  w: number;
  h: number;
}

export const WHOLE: Place = { x: 0, y: 0, w: WIDE, h: HIGH };

/** A picture in its place. `name`: told apart from all others on the sheet. `fit`: how it fills a place of another shape. */
export function inset(svg: string, { x, y, w, h }: Place, name: string, fit = "xMidYMid slice"): string {
  const box = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? "";
  const inner = svg
    .slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"))
    .replace(/\bid="([^"]+)"/g, `id="${name}-$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${name}-$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${name}-$1"`);
  return tag("svg", { x, y, width: w, height: h, viewBox: box, preserveAspectRatio: fit }, inner);
}

export const rect = ({ x, y, w, h }: Place, fill: string, rx = 0, more = {}): string =>
  tag("rect", { x, y, width: w, height: h, rx, fill, ...more });

export interface Type {
  size: number;
  fill: string;
  family?: keyof Fonts;
  weight?: number;
  align?: "start" | "middle" | "end";
  /** From one line to the next, in sizes. */
  leading?: number;
  /** At the top of its place, or in the middle of its height. */
  at?: "top" | "middle";
}

/** Text in its place, in as many lines as it takes; smaller where it would not fit. */
export function words(text: string, { x, y, w, h }: Place, type: Type, pen: Pen): string {
  const { align = "start", leading = 1.3, family = "sans", weight = 400, fill, at = "top" } = type;
  let size = type.size;
  const room = weight > 500 ? w / BOLD : w;
  const set = align === "middle" ? balanced : broken;
  let lines = set(text, room / size);
  while (size > 0.4 * type.size && !fits(lines, size, room, h, leading)) {
    size *= 0.96;
    lines = set(text, room / size);
  }
  const left = align === "middle" ? x + w / 2 : align === "end" ? x + w : x;
  const spare = at === "middle" ? (h - size * leading * lines.length) / 2 : 0;
  return lines
    .map((line, nth) =>
      tag(
        "text",
        {
          x: left,
          y: y + spare + size * (leading * (nth + 0.5) + 0.36),
          "font-size": size,
          "font-family": escaped(pen.fonts[family]),
          "font-weight": weight,
          "text-anchor": align === "start" ? undefined : align,
          "xml:lang": pen.lang,
          fill,
        },
        escaped(line),
      ),
    )
    .join("");
}

const fits = (lines: readonly string[], size: number, w: number, h: number, leading: number): boolean =>
  lines.length * leading * size <= h + 0.01 && lines.every((line) => widthOf(line) * size <= w + 0.01);

const BOLD = 1.07; // so much wider
const NARROW = /[iljtfrI.,:;'!|()[\]-]/;
const BROAD = /[mwMW@%—]/;

/** About so many sizes wide, a little more rather than less: nobody has measured the font. */
export function widthOf(text: string): number {
  let wide = 0;
  for (const sign of text) wide += widthOfSign(sign);
  return wide;
}

function widthOfSign(sign: string): number {
  if (isWide(sign)) return 1;
  if (sign === " ") return 0.27;
  if (NARROW.test(sign)) return 0.34;
  if (BROAD.test(sign)) return 0.88;
  return /[A-Z]/.test(sign) ? 0.67 : 0.56;
}

const isWide = (sign: string): boolean => sign.codePointAt(0)! >= 0x2190 && !/[\uFE0E\uFE0F\u2212]/.test(sign);

/** No line begins with these, and none ends with those. */
const CLOSING = /^[、。，．・：；！？」』）】〕〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ…々”’]/;
const OPENING = /[「『（【〔〈《“‘]$/;

function broken(text: string, room: number): string[] {
  return text.split("\n").flatMap((line) => filled(phrases(line, room), room));
}

/** In no more lines, but so that none is much shorter than the others. */
function balanced(text: string, room: number): string[] {
  let lines = broken(text, room);
  for (let narrower = room * 0.96; lines.length > 1; narrower *= 0.96) {
    const tried = broken(text, narrower);
    if (tried.length > lines.length || tried.some((line) => widthOf(line) > narrower)) break;
    lines = tried;
  }
  return lines;
}

function filled(parts: readonly string[], room: number): string[] {
  const lines: string[] = [""];
  for (const part of parts) {
    const last = lines.at(-1)!;
    if (last && widthOf((last + part).trimEnd()) > room) lines.push(part.trimStart());
    else lines[lines.length - 1] = last + part;
  }
  return lines.map((line) => line.trimEnd());
}

/** What is read in one breath: a Japanese word with its ending and particles, unless that alone is too wide. */
function phrases(text: string, room: number): string[] {
  const found: string[] = [];
  for (const part of parted(text)) {
    const last = found.at(-1);
    if (last !== undefined && !ENDED.test(last) && !(KANA_LAST.test(last) && !KANA_FIRST.test(part)))
      found[found.length - 1] += part;
    else found.push(part);
  }
  return found.flatMap((one) => (widthOf(one.trimEnd()) > room ? parted(one) : [one]));
}
const ENDED = /[\s、。，．・：；！？」』）】〕〉》]$/;
const KANA_LAST = /\p{Script=Hiragana}(?<!その|この|\p{Script=Han}[きぎちびみりけげせべめれ])$/u; // not within 入れ替える
const KANA_FIRST = /^\p{Script=Hiragana}/u;

/** Where a line may end, if need be: after a word, or a Japanese sign. */
function parted(text: string): string[] {
  const found: string[] = [];
  for (const part of text.match(/[\u0021-\u2fff]+|\s+|./gu) ?? []) {
    const last = found.at(-1);
    if (last !== undefined && (CLOSING.test(part) || OPENING.test(last) || /^\s/.test(part)))
      found[found.length - 1] += part;
    else found.push(part);
  }
  return found;
}
