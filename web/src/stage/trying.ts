/** For the tests of boards: a frame to lay a view out in, and whether it fits. */
import { expect } from "vitest";
import { PHONE } from "../lib/breakpoints";
import type { CardSet, Frame, Scene } from "./types";

export function frameWith(cards: CardSet) {
  return (width: number, height: number, seat: number | null = 0): Frame => ({
    width,
    height,
    narrow: width < PHONE,
    lang: "en",
    seat,
    names: ["Ada", "Bo"],
    cards,
  });
}

/** Nothing over an edge, and no key twice. */
export function expectToFit(scene: Scene, width: number): void {
  for (const thing of [...scene.cards, ...scene.spots]) {
    expect(thing.x, thing.key).toBeGreaterThanOrEqual(0);
    expect(thing.x + thing.w, thing.key).toBeLessThanOrEqual(width);
    expect(thing.y + thing.h, thing.key).toBeLessThanOrEqual(scene.height);
  }
  expect(new Set(scene.cards.map((card) => card.key)).size).toBe(scene.cards.length);
}
