import { describe, expect, test } from "vitest";
import type { Offer, Preview } from "../../lib/wire/types";
import { buttonsOf, isBusy, own } from "./over/buttons";
import { AT_ONCE, patience } from "./over/declining";
import intercept from "./fixtures/intercept_0.json";
import place from "./fixtures/place_0.json";
import shoot from "./fixtures/shoot_0.json";
import { beyond, confirm, ends, holds, zones } from "./gestures";
import type { WalpurgisView } from "./view";
import { aims, thrown } from "./over/volley";

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
    expect(buttonsOf(singly).map((offer) => offer.name)).toEqual(["done"]);
    expect(singly.filter((offer) => own(offer, singly)).map((offer) => offer.name)).toEqual(["done"]);
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

test("buttons are on the table, so that it doesn't move for them", () => {
  const button = (kind: string): Offer => ({ name: kind, words: { kind, en: kind, ja: kind, args: {}, clause: "" } });
  const faces = [button("face_down"), button("face_up")];
  expect(buttonsOf(faces)).toEqual(faces);
  expect(isBusy([], 0)).toBe(false);
  expect(isBusy([], 1)).toBe(true);
  expect(isBusy(intercept.offers as unknown as Offer[], 0)).toBe(true);
});

describe("a card that may lie either way", () => {
  const placing = (up: boolean | null) => ({
    ...(place.view as unknown as WalpurgisView),
    phase: "main",
    pending: { card: "bri_sparks", face_up: up, picked: [] },
  });
  const into = (cell: string): Offer => ({
    name: `cell:${cell}`,
    words: { kind: "place", en: "", ja: "", args: { cell }, clause: "" },
  });

  const face = (kind: string): Offer => ({ name: kind, words: { kind, en: "", ja: "", args: {}, clause: "" } });
  const preview = (up: boolean, offers: Offer[], events: Preview["events"] = []): Preview => ({
    done: 2,
    refusal: null,
    events,
    complete: true,
    view: placing(up) as unknown as Preview["view"],
    question: face("").words,
    offers,
  });
  const told = (kind: string, args: Record<string, unknown>) => ({ kind, en: "", ja: "", args, clause: "" });

  test("is dropped into the half of a cell that says which, or a press on the cell asks", () => {
    expect(beyond(face("face_down"), preview(false, [into("1e")]))).toEqual([
      { then: into("1e"), ways: [["cell:1e"], ["zone:1e:down"]] },
    ]);
    expect(beyond(face("face_up"), preview(true, [into("1e")]))).toEqual([
      { then: into("1e"), ways: [["cell:1e"], ["zone:1e:up"]] },
    ]);
  });
  test("goes to the only cell there is without being asked for it; shots that are asked for then are no cells for it", () => {
    const shots = [{ name: "cell:4b", words: told("shoot", { cell: "4b" }) }];
    const cast = preview(true, shots, [told("cast", { cell: "3c", seat: 0 })]);
    expect(beyond(face("face_up"), cast)).toEqual([{ then: null, ways: [["cell:3c"], ["zone:3c:up"]] }]);
    expect(ends(cast)).toBe(false);
    expect(ends(preview(false, [], [told("placed", { cell: "3c", seat: 0 })]))).toBe(true);
  });
  test("has the whole cell where only one way is possible", () => {
    expect(zones(new Set(["zone:3c:down", "zone:3c:up", "zone:4a:down", "cell:1a"]))).toEqual([
      { key: "zone:3c:down", cell: "3c", up: false, half: true },
      { key: "zone:3c:up", cell: "3c", up: true, half: true },
      { key: "zone:4a:down", cell: "4a", up: false, half: false },
    ]);
  });
  test("is looked at before it is cast, not before it is laid face-down", () => {
    expect([confirm(into("3c"), placing(true)), confirm(into("3c"), placing(false))]).toEqual([true, false]);
  });
});
