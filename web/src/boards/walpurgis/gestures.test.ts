import { describe, expect, test } from "vitest";
import type { Offer } from "../../wire/types";
import { AT_ONCE, patience } from "./declining";
import intercept from "./fixtures/intercept_0.json";
import place from "./fixtures/place_0.json";
import shoot from "./fixtures/shoot_0.json";
import { holds } from "./targets";
import { aims, own, thrown } from "./volley";

const offers = shoot.offers as unknown as Offer[];

describe("danmaku", () => {
  test("aims at every cell that is offered", () => {
    expect(aims(offers)).toEqual(["3c", "3e", "5c", "5e"]);
  });
  test("is asked for one by one where not all cells may be hit", () => {
    expect(aims(offers.filter((offer) => offer.name !== "all"))).toBeNull();
    expect(aims(intercept.offers as unknown as Offer[])).toBeNull();
  });
  test("has its buttons on the board, where it is thrown together", () => {
    expect(offers.filter((offer) => own(offer, offers)).map((offer) => offer.name)).toEqual(["done", "all"]);
    const singly = offers.filter((offer) => offer.name !== "all");
    expect(singly.some((offer) => own(offer, singly))).toBe(false);
  });
  test("is thrown at all, at some, at none", () => {
    const cells = ["3c", "3e", "5c"];
    expect(thrown(cells, new Set(), 9)).toEqual(["all"]);
    expect(thrown(cells, new Set(["3e"]), 9)).toEqual(["cell:3c", "cell:5c", "done"]);
    expect(thrown(cells, new Set(cells), 9)).toEqual(["done"]);
  });
  test("ends by itself with the deck", () => {
    expect(thrown(["3c", "3e", "5c"], new Set(["3e"]), 2)).toEqual(["cell:3c", "cell:5c"]);
    expect(thrown(["3c", "3e", "5c"], new Set(["3e"]), 1)).toEqual(["cell:3c"]);
  });
});

test("an interception window closes after a time that doesn't depend on what could be done in it", () => {
  expect(patience(0)).toBeNull();
  expect(patience(10)).toBe(10_000);
  expect([patience(AT_ONCE, () => 0), patience(AT_ONCE, () => 0.999)]).toEqual([600, 1599]);
});

test("a card, its face and its cell are one gesture; a cast is none", () => {
  const held = (place.offers as unknown as Offer[]).filter((offer) => holds(offer)).map((offer) => offer.name);
  expect(held.length).toBeGreaterThan(0);
  expect(held.every((name) => name.startsWith("card:"))).toBe(true);
  expect((intercept.offers as unknown as Offer[]).map((offer) => holds(offer))).toEqual([true, false]);
});
