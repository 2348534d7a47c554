import { describe, expect, it } from "vitest";
import { centre } from "../../stage/rect";
import type { Frame } from "../../stage/types";
import type { Words } from "../../lib/wire/types";
import cards from "./fixtures/cards.json";
import main from "./fixtures/main.json";
import { chips, dawns, FEATHERS, leaving, turned, turning } from "./motion";
import { cellRect, discardAt, plan, purseOf } from "./plan";
import type { FlipAngelView } from "./view";

const view = main.view as unknown as FlipAngelView;
const seat = view.viewer ?? 0;
const frame: Frame = { width: 1280, height: 720, narrow: false, lang: "en", seat, names: ["Ann", "Ben"], cards };
const at = plan(view, frame);
const mine = at.fields[0]!;
const purse = purseOf(mine, true);
const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, args, en: "", ja: "", clause: "" });
describe("ether", () => {
  it("flies from the purse to the cell whose card it pays for", () => {
    const found = chips(
      view,
      [
        told("pay", { seat, light: 0, dark: 2, for: "raphael/b" }),
        told("place", { seat, card: "raphael/b", cell: "se" }),
      ],
      view,
      at,
    );
    expect(found.map(({ colour, from, to }) => ({ colour, from, to }))).toEqual(
      Array(2).fill({ colour: "dark", from: purse.dark, to: centre(cellRect(mine, "se")) }),
    );
  });
  it("flies to the purse from the card that brings it", () => {
    const [cell, card] = Object.entries(view.players[seat]!.field)[0]!;
    const [chip] = chips(view, [told("ether_bonus", { seat, card: `${card.card}/w`, light: 1, dark: 0 })], view, at);
    expect(chip).toMatchObject({ colour: "light", from: centre(cellRect(mine, cell)), to: purse.light });
  });
  it("goes onto a key in the colours that are missing afterwards", () => {
    const after = structuredClone(view);
    const player = after.players[seat]!;
    player.light = view.players[seat]!.light + 2 - 1;
    const found = chips(
      view,
      [told("gain", { seat, light: 2, dark: 0 }), told("key", { seat, card: "x/w", cell: "nw", chips: 2 })],
      after,
      at,
    );
    expect(
      found
        .filter(({ to }) => to.y === centre(cellRect(mine, "nw")).y && to.x === centre(cellRect(mine, "nw")).x)
        .map(({ colour }) => colour),
    ).toEqual(["light", "dark"]);
  });
  it("changes colour by changing places", () => {
    const found = chips(view, [told("ether_swap", { seat, light: 1, dark: 1 })], view, at);
    expect(found.map(({ colour, from, to }) => [colour, from, to])).toEqual([
      ["dark", purse.light, purse.dark],
      ["light", purse.dark, purse.light],
    ]);
  });
  it("has come within 1.2 s, however much it is", () => {
    const found = chips(view, [told("gain", { seat, light: 30, dark: 30 })], view, at);
    expect(Math.max(...found.map(({ delay }) => delay)) + 460).toBeLessThanOrEqual(1200);
  });
});

describe("the river", () => {
  it("flows to the discard pile, each card from its slot", () => {
    const [first, second] = view.row;
    const found = leaving(view, [told("river_flow", { cards: [`${first!.card}/w`, `${second!.card}/b`] })], at);
    expect(found.map(({ card, side, from, to }) => ({ card, side, from, to }))).toEqual([
      { card: first!.card, side: "white", from: at.slots[0], to: discardAt(at) },
      { card: second!.card, side: "black", from: at.slots[1], to: discardAt(at) },
    ]);
  });
  it("turns the deck over: its top goes down, what is told comes up", () => {
    expect(turning(view, [told("river_flip", { deck: 3 }), told("top", { card: "uriel/b" })], at)).toEqual({
      slot: at.slots[3],
      down: view.deck.top,
      up: { card: "uriel", side: "black" },
    });
    expect(turning(view, [told("top", { card: "uriel/b" })], at)).toBeNull();
  });
});

it("tells whose four cards turned day into night", () => {
  expect(dawns([told("place", { seat: 1 }), told("event4", { seat: 1 })])).toEqual([1]);
});

describe("an angel that turns", () => {
  it("sheds feathers where it lies, of the side that comes up", () => {
    const [cell, card] = Object.entries(view.players[seat]!.field)[0]!;
    expect(turned([told("flip", { seat, cards: [`${card.card}/b`] })], view, at)).toEqual([
      { id: `0:${card.card}`, rect: cellRect(at.fields[0]!, cell), side: "black" },
    ]);
    expect(turned([told("place", { seat, cards: [`${card.card}/b`] })], view, at)).toEqual([]);
  });
  it("has shed them within 1.2 s", () => {
    expect(Math.max(...FEATHERS.map(({ delay }) => delay)) + 820).toBeLessThanOrEqual(1200);
  });
});
