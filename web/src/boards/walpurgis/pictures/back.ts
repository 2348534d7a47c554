/** The backs: a circle drawn in the night is ready, a fire burnt down is dormant, an orb in flight is danmaku. */
import { brush, dots, fill, g, line, num, poly, polar, radial, ring, star, tag, type At } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Draw } from "../../../art/types";
import { dust, firs, glow } from "./kit";

/** Owner's colours, light and deep. */
interface Tint {
  light: string;
  deep: string;
}
type Scene = (pic: Sheet, tint: Tint) => string;

const MIDDLE: At = [120, 140];
const NIGHT = "#0b0a24";
const turned = (n: number, r: number, from = 0): At[] =>
  Array.from({ length: n }, (_, i) => polar(MIDDLE, r, from + (i * Math.PI * 2) / n));

const night = (pic: Sheet, { deep }: Tint, light: number): string =>
  tag("rect", { width: 240, height: 336, fill: NIGHT }) +
  tag("rect", {
    width: 240,
    height: 336,
    fill: radial(pic, MIDDLE[0], MIDDLE[1], 190, [0, deep, light], [0.55, deep, light * 0.45], [1, NIGHT, 0]),
  }) +
  dust("back", 46, "#d8d4ff", 230);

/** Two triangles between rings of signs, the moon of the sabbath in the middle; four fires at its feet. */
const circle: Scene = (pic, tint) => {
  const { light, deep } = tint;
  const hexagram = [0, Math.PI].map((from) => poly(turned(3, 84, from - Math.PI / 2))).join("");
  return (
    night(pic, tint, 0.75) +
    firs(262, "back", 44) +
    line(ring(MIDDLE, 98), light, 20, { opacity: 0.18 }) +
    fill(ring(MIDDLE, 96), NIGHT, { opacity: 0.45 }) +
    line(ring(MIDDLE, 100), light, 8) +
    line(ring(MIDDLE, 86), light, 3.4) +
    line(ring(MIDDLE, 93), light, 6, { "stroke-dasharray": "2 9 8 5 2 6", "stroke-linecap": "butt", opacity: 0.8 }) +
    line(hexagram, light, 12, { opacity: 0.16 }) +
    line(hexagram, light, 5) +
    fill(ring(MIDDLE, 40), NIGHT) +
    line(ring(MIDDLE, 40), light, 4) +
    fill("M131 113a29 29 0 1 0 0 54a23 23 0 1 1 0-54z", "#fff3d0") +
    fill(star([138, 140], 13), "#fff3d0") +
    line(dots(turned(6, 100, -Math.PI / 2)), deep, 24) +
    line(dots(turned(6, 100, -Math.PI / 2)), "#fff3d0", 13)
  );
};

/** The circle is broken, the logs have burnt down; sparks go up with the smoke. */
const embers: Scene = (pic, tint) => {
  const { light, deep } = tint;
  const coals: At[] = [[84, 216], [102, 206], [120, 214], [138, 204], [156, 216], [112, 224], [130, 224]]; // prettier-ignore
  const sparks: At[] = [[104, 168], [134, 152], [116, 128], [146, 112], [102, 96], [130, 78], [150, 62]]; // prettier-ignore
  return (
    night(pic, tint, 0.3) +
    firs(262, "cold", 44) +
    line(ring(MIDDLE, 100), light, 5, { "stroke-dasharray": "34 22 12 30", opacity: 0.5 }) +
    glow(pic, 120, 212, 92, light, deep, 0.75) +
    fill(brush("120 200, 92 168, 128 136, 100 100, 126 66, 108 30", 26, { from: 0.3, to: 0.8 }), "#8f8aa8", {
      opacity: 0.4,
    }) +
    line("M58 240L182 204M58 204L182 240M76 248L164 190", "#160d18", 24) +
    line("M62 236L176 203M64 208L178 241", "#4a3038", 7) +
    fill("M120 216c-22-10-16-30-6-44 2 10 6 14 10 8 4-8 2-16 0-24 16 14 34 44 14 60z", light) +
    fill("M122 216c-12-6-8-18-2-26 6 6 14 18 8 26z", "#fff3d0") +
    line(dots(coals), deep, 19) +
    line(dots(coals), light, 11) +
    line(dots(coals.slice(0, 4)), "#fff3d0", 4) +
    line(dots(sparks), light, 6)
  );
};

/** A great orb with its after-images, bullets round it in a rose. */
const orb: Scene = (pic, tint) => {
  const { light, deep } = tint;
  const bullets = (n: number, r: number, from: number) =>
    turned(n, r, from)
      .map(([x, y], i) => {
        const a = from + (i * Math.PI * 2) / n;
        return `M${num(x)} ${num(y)}l${num(Math.cos(a) * 9)} ${num(Math.sin(a) * 9)}`;
      })
      .join("");
  const out = bullets(16, 100, 0) + bullets(16, 78, 0.196);
  return (
    night(pic, tint, 0.9) +
    glow(pic, 120, 140, 128, light, deep, 0.8) +
    line(out, deep, 17) +
    line(out, light, 10) +
    line(out, "#fff", 4) +
    fill(ring(MIDDLE, 64), deep) +
    line(ring(MIDDLE, 64), light, 5) +
    fill(ring(MIDDLE, 50), light) +
    fill(ring([112, 130], 30), "#fff", { opacity: 0.75 }) +
    fill(ring([102, 118], 12), "#fff")
  );
};

const SCENES: Readonly<Record<string, Scene>> = { dormant: embers, dan_down: orb, dan_up: orb };

/** `id` is the state of the card; its wish names the owner's colours. */
export const drawBack: Draw = (id, size, { wish }) => {
  const pic = new Sheet(size !== "full");
  const { light = "#bbbbbb", deep = "#777777" } = typeof wish === "object" ? wish : {};
  pic.raw(g({ "stroke-linecap": "round", "stroke-linejoin": "round" }, (SCENES[id] ?? circle)(pic, { light, deep })));
  return pic.svg();
};
