/** A sign for a card that nobody has drawn: the same data always give the same sign. */
import { circle, dice, leaf, poly, polar, star } from "./pen";

/** A number from any data. */
export function seedOf(data: unknown): number {
  let sum = 7;
  for (const sign of JSON.stringify(data) ?? "") sum = (Math.imul(sum, 31) + sign.charCodeAt(0)) >>> 0;
  return sum % 9973;
}

/** Rings of leaves, stars and beads round a middle, as paths from the ground up. */
export function emblem(x: number, y: number, size: number, seed: number): string[] {
  const chance = dice(seed + 1);
  const fold = 3 + Math.floor(chance(0, 6));
  const ring = (at: (turn: number) => string) =>
    Array.from({ length: fold }, (_, i) => at((i * 360) / fold - 90)).join("");
  const petals = (r0: number, r1: number, width: number, turn: number) =>
    ring((at) => {
      const [a, b] = [polar(x, y, size * r0, at + turn), polar(x, y, size * r1, at + turn)];
      return leaf(a.x, a.y, b.x, b.y, size * width);
    });
  const beads = (r: number, big: number, turn: number) =>
    ring((at) => {
      const p = polar(x, y, size * r, at + turn);
      return circle(p.x, p.y, size * big);
    });
  const points = (r0: number, r1: number) =>
    ring((at) => poly([polar(x, y, size * r0, at - 16), polar(x, y, size * r1, at), polar(x, y, size * r0, at + 16)]));
  const outer = chance() < 0.5 ? petals(0.3, 1, chance(0.16, 0.34), 0) : points(0.55, 1);
  const middle = chance() < 0.5 ? star(x, y, size * 0.62, fold, chance(0.4, 0.7)) : petals(0.1, 0.7, 0.2, 180 / fold);
  return [
    outer,
    beads(chance(0.78, 0.94), chance(0.05, 0.09), 180 / fold),
    middle,
    circle(x, y, size * chance(0.14, 0.26)),
  ];
}
