import { describe, expect, test } from "vitest";
import { expectToFit, frameWith } from "../../stage/trying";
import type { Offer } from "../../lib/wire/types";
import { cardOf, lexicon } from "./cards";
import { from, laid } from "./field";
import cardSet from "./fixtures/cards.json";
import full0 from "./fixtures/full_0.json";
import full1 from "./fixtures/full_1.json";
import intercept from "./fixtures/intercept_0.json";
import mulligan from "./fixtures/mulligan_0.json";
import shoot from "./fixtures/shoot_0.json";
import slot from "./fixtures/slot_0.json";
import { keysOf, meant } from "./gestures";
import { layout } from "./layout";
import { cellRect, PILE_TEXT, pileButton, PILES, plan } from "./plan";
import type { WalpurgisView } from "./view";

const SIZES = [
  [360, 500],
  [412, 700],
  [768, 900],
  [1280, 640],
  [2560, 1300],
] as const;
const FIXTURES = { full0, full1, intercept, mulligan, shoot, slot };

const frameOf = frameWith(cardSet);

function viewOf(fixture: { view: unknown }): WalpurgisView {
  return fixture.view as WalpurgisView;
}

const nobody = { viewer: null };

describe("layout", () => {
  for (const [width, height] of SIZES)
    for (const [name, fixture] of Object.entries(FIXTURES))
      test(`${name} fits into ${width} × ${height}`, () => {
        const view = viewOf(fixture);
        expectToFit(layout(view, frameOf(width, height, view.viewer)), width);
      });

  test("cells are at least 60 px wide on the smallest phone", () => {
    expect(plan(nobody, frameOf(360, 500)).cell).toBeGreaterThanOrEqual(60);
  });

  for (const [width, height] of [
    [349, 530],
    [379, 734],
    [401, 790],
  ] as const)
    test(`on a phone of ${width} × ${height} all of it is in sight`, () => {
      const at = plan(nobody, frameOf(width, height));
      expect(at.height).toBeLessThanOrEqual(height);
      for (const box of [at.actions, pileButton(at, 0, true), pileButton(at, 1, true)])
        expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(40);
    });

  for (const [width, height] of [
    [881, 556],
    [1004, 556],
    [1004, 500],
    [1260, 640],
  ] as const)
    test(`on a board of ${width} × ${height} what tells of the turn lies between the piles`, () => {
      const { status, piles } = plan(nobody, frameOf(width, height, 0));
      for (const name of PILES) {
        expect(piles[1][name].y + piles[1][name].h + PILE_TEXT).toBeLessThanOrEqual(status.y);
        expect(status.y + status.h).toBeLessThanOrEqual(piles[0][name].y);
      }
    });

  test("cards of a hand lie beside each other on a phone; copies show an edge", () => {
    const view = viewOf(mulligan);
    const hand = layout(view, frameOf(349, 530)).cards.filter((card) => card.key.startsWith("hand:0"));
    expect(hand.length).toBeGreaterThan(4);
    hand.slice(1).forEach((card, at) => {
      const before = hand[at] as (typeof hand)[number];
      const copy = (before.face as { under?: boolean }).under === true;
      if (!copy) expect(card.x, card.key).toBeGreaterThanOrEqual(before.x + before.w);
      else expect(card.x - before.x, card.key).toBeLessThan(before.w / 2);
    });
  });

  test("each player sees the own edge at the bottom: 5e is bottom left for seat 1", () => {
    const at = plan(nobody, frameOf(360, 500, 1));
    expect(cellRect(at, "5e")).toMatchObject({ x: at.field.x, y: at.field.y + 4 * at.cell });
    const mine = plan(nobody, frameOf(360, 500, 0));
    expect(cellRect(mine, "1a")).toMatchObject({ x: mine.field.x, y: mine.field.y + 4 * mine.cell });
  });

  test("states lie as on the table: upright, sideways, diagonal; the other's cards are turned", () => {
    const view = viewOf(full0);
    const scene = layout(view, frameOf(1280, 640));
    const turns = { ready: 0, open: 0, dormant: 90, casting: 90, dan_down: 45, dan_up: 45 };
    for (const cell of view.field)
      for (const piece of cell.pieces)
        expect(scene.cards.find((card) => card.key === piece.key)?.turn).toBe(
          turns[piece.state] + (piece.seat ? 180 : 0),
        );
  });

  test("what the viewer doesn't know has no face, and no label that tells", () => {
    for (const fixture of [full0, full1]) {
      const view = { ...viewOf(fixture), memory: null };
      const scene = layout(view, frameOf(1280, 640, view.viewer));
      for (const cell of view.field)
        for (const piece of cell.pieces)
          if (piece.card === null) expect(scene.cards.find((card) => card.key === piece.key)?.face).toBeNull();
      const shown = JSON.stringify(scene);
      const other = view.sides[1 - (view.viewer ?? 0)];
      expect(other?.hand.every((card) => card.card === null)).toBe(true);
      const open = new Set(
        JSON.stringify({ ...view, sides: view.sides.map((side) => ({ ...side, decklist: null })) }).match(
          /[a-z]+_[a-z]+/g,
        ),
      );
      for (const id of lexicon(cardSet).keys()) if (!open.has(id)) expect(shown).not.toContain(id);
    }
  });
});

describe("targets", () => {
  for (const [name, fixture] of Object.entries(FIXTURES))
    test(`every key that an answer lights in ${name} is on the table`, () => {
      const view = viewOf(fixture);
      const scene = layout(view, frameOf(1280, 640, view.viewer));
      const keys = new Set([...scene.cards, ...scene.spots].map((thing) => thing.key));
      for (const offer of fixture.offers as Offer[]) {
        const lit = keysOf(offer, view);
        for (const key of lit) expect(keys, offer.name).toContain(key);
        if (/^(cell|card|slot):/.test(offer.name)) expect(lit, offer.name).toHaveLength(1);
        else expect(lit, offer.name).toHaveLength(0);
      }
    });

  test("a click on an unlit thing means the action of its name", () => {
    const view = viewOf(intercept);
    expect(meant("cell:2e", [], view, [])).toBe("cell:2e");
    expect(meant("field:4b:0", [], view, [])).toBe("cell:4b");
    const held = view.sides[0]?.hand.find((card) => card.card !== "bri_torch")?.card ?? "";
    const ids = Object.keys(view.sides[0]?.decklist ?? {}).sort();
    expect(meant(`hand:0:${held}#0`, [], view, intercept.offers as Offer[])).toBe(`card:${ids.indexOf(held)}`);
    expect(meant("hand:1:0", [], view, [])).toBeNull();
  });
});

describe("matrices", () => {
  test("are read from the drawing, forward is up", () => {
    const shot = cardOf(cardSet, "shot_brigitte");
    expect(shot?.grid.danmaku).toEqual([
      [-1, 1],
      [1, 1],
    ]);
    expect(shot?.grid.condition).toEqual([[0, -1]]);
    expect(cardOf(cardSet, "bri_flashfire")?.grid.sub_danmaku).toEqual([[0, 1]]);
  });

  test("turn with their owner, and end at the edge", () => {
    expect(from("3c", [1, 1], 0)).toBe("4d");
    expect(from("3c", [1, 1], 1)).toBe("2b");
    expect(from("5e", [1, 0], 0)).toBeNull();
  });

  test("say of each condition cell whether it is met", () => {
    const view = viewOf(full0);
    const lain = laid(cardSet, view, "bri_firewall", 0, "3d").filter((part) => part.role === "condition");
    expect(lain.map((part) => [part.cell, part.met])).toEqual([
      ["3c", true],
      ["3e", true],
    ]);
    expect(laid(cardSet, view, "bri_sparks", 1, "1a").filter((part) => part.role === "condition")).toEqual([
      { cell: "2a", role: "condition", met: false },
    ]);
  });
});
