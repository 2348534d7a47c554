import { expect, it } from "vitest";
import type { Rect } from "../../stage/rect";
import { BEATS } from "../../stage/story/moveQueue.svelte";
import type { Frame } from "../../stage/types";
import type { Words } from "../../lib/wire/types";
import cards from "./fixtures/cards.json";
import summon from "./fixtures/summon.json";
import { layout } from "./layout";
import { flights, landings, LEAP, leaps, verdicts } from "./motion";
import { plan } from "./plan";
import type { TrollMasterView } from "./view";

const view = summon.view as unknown as TrollMasterView;
const frame: Frame = {
  width: 1280,
  height: 720,
  narrow: false,
  lang: "en",
  seat: view.viewer,
  names: ["Ann", "Ben", "Cas"],
  cards,
};
const at = plan(view, frame);
const places = new Map<string, Rect>(layout(view, frame).cards.map((card) => [card.key, card]));
const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, args, en: "", ja: "", clause: "" });
const middle = (rect: Rect) => ({ x: rect.x + rect.w / 2, y: rect.y + rect.h / 2 });
const plate = (seat: number) => middle(at.players.find((player) => player.seat === seat)!.plate);

it("mana goes to the station that it is paid at, and comes from where it is had", () => {
  const found = flights(
    view,
    [told("performed", { seat: 0, pos: 5, paid: 2 }), told("forwent", { seat: 1, pos: 3, mana: 2 })],
    at,
    places,
  );
  expect(found.map(({ token, from, to }) => [token, from, to])).toEqual([
    ["mana", plate(0), middle(at.stations[4]!)],
    ["mana", plate(0), middle(at.stations[4]!)],
    ["mana", middle(at.stations[2]!), plate(1)],
    ["mana", middle(at.stations[2]!), plate(1)],
  ]);
});

it("chits fly to whoever beat somebody", () => {
  const [chit] = flights(view, [told("beaten", { seat: 1, attacker: 0, chits: 1, attack: 5, power: 3 })], at, places);
  expect(chit).toMatchObject({ token: "chit", to: plate(0) });
});

it("the strongest familiar of whoever attacks leaps at those who are attacked", () => {
  const stacks = view.players[0]!.familiars;
  const strongest = stacks.reduce((best, one) => (one.familiar.power > best.familiar.power ? one : best));
  const [leap, ...more] = leaps(view, [told("declared", { seat: 0, power: 5 })], at, places);
  expect(more).toEqual([]);
  expect(leap).toMatchObject({ familiar: { id: strongest.familiar.id }, from: places.get(strongest.key) });
  expect(leap!.to.x).toBeCloseTo((plate(1).x + plate(2).x) / 2);
  expect(leaps(view, [told("beaten", { seat: 1, attacker: 0 })], at, places)).toEqual([]);
});

it("a leap is over before the next move is announced over it", () => {
  expect(LEAP).toBeLessThan(BEATS.brisk.settle);
});

it("a familiar flies itself from its pile, and what it costs goes there", () => {
  const stack = view.players[0]!.familiars[0]!;
  const pile = view.supply[0]!;
  const after = structuredClone(view);
  after.players[0]!.familiars.push({ ...stack, key: `familiar:0:${pile.familiar.id}`, familiar: pile.familiar });
  const where = new Map<string, Rect>(layout(after, frame).cards.map((card) => [card.key, card]));
  const events = [told("called", { seat: 0, familiar: pile.familiar.id, paid: 1 })];
  const { w, ...there } = where.get(pile.key)!;
  expect(landings(after, events, at, where)).toEqual([
    { key: `familiar:0:${pile.familiar.id}`, from: middle({ w, ...there }), width: w },
  ]);
  expect(flights(view, events, at, where)).toMatchObject([
    { token: "mana", from: plate(0), to: middle(where.get(pile.key)!) },
  ]);
});

it("dealt cards fly themselves from the deck, one after the other; those that lie on others of their kind don't", () => {
  const after = structuredClone(view);
  after.phase = "planning";
  after.pool = null;
  after.players[0]!.hand = ["vial", "wand", "wand"].map((card, nth) => ({ key: `hand:0:${nth}`, card }));
  after.players[1]!.hand = [0, 1].map((nth) => ({ key: `hand:1:${nth}`, card: null }));
  const where = new Map<string, Rect>(
    [...after.players[0]!.hand.slice(0, 2), ...after.players[1]!.hand].map(({ key }) => [key, at.open]),
  );
  const found = landings(after, [told("dealt", { seat: 0, number: 3 }), told("broom_drew", { seat: 1 })], at, where);
  expect(found.map(({ key, from }) => [key, from])).toEqual(
    ["hand:0:0", "hand:0:1", "hand:1:1"].map((key) => [key, middle(at.deck)]),
  );
  expect(found.map(({ delay }) => delay)).toEqual([0, 60, 120]);
  expect(flights(view, [told("dealt", { seat: 0, number: 3 })], at, where)).toEqual([]);
});

it("attacks are compared one after the other", () => {
  const found = verdicts([
    told("beaten", { seat: 1, attack: 5, power: 3 }),
    told("repelled", { seat: 2, attack: 5, power: 5 }),
  ]);
  expect(found.map(({ seat, beaten }) => [seat, beaten])).toEqual([
    [1, true],
    [2, false],
  ]);
  expect(found[1]!.delay).toBeGreaterThan(found[0]!.delay);
});

it("everything has come within 1.2 s", () => {
  const events = Array.from({ length: 30 }, () => told("brewed", { seat: 0, mana: 9 }));
  expect(Math.max(...flights(view, events, at, places).map(({ delay }) => delay)) + 460).toBeLessThanOrEqual(1200);
});
