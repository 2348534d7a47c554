import { describe, expect, it } from "vitest";
import type { Frame } from "../../board/types";
import type { Offer, TrollMasterView, Words } from "../../wire/types";
import action from "./fixtures/action.json";
import brew from "./fixtures/brew.json";
import cards from "./fixtures/cards.json";
import defend from "./fixtures/defend.json";
import duo from "./fixtures/duo.json";
import move from "./fixtures/move.json";
import over from "./fixtures/over.json";
import planning from "./fixtures/planning.json";
import summon from "./fixtures/summon.json";
import way from "./fixtures/way.json";
import { held, layout, plan } from "./layout";
import { keysOf, keysOfStory, meant, prices } from "./targets";

type Fixture = { view: TrollMasterView; offers: Offer[] };
const fixtures = { action, brew, defend, duo, move, over, planning, summon, way } as unknown as Record<string, Fixture>;
const of = (name: string): Fixture => fixtures[name] as Fixture;

function frame(width: number, height: number, view: TrollMasterView): Frame {
  return { width, height, narrow: width < 700, lang: "en", seat: view.viewer, names: ["Ann", "Ben", "Cas", "Dee"], cards };
}

describe.each([[360, 640], [390, 844], [768, 1024], [1280, 720], [2560, 1440]] as const)("a table of %i by %i", (width, height) => {
  it.each(Object.keys(fixtures))("has room for everything: %s", (name) => {
    const { view } = of(name);
    const scene = layout(view, frame(width, height, view));
    for (const thing of [...scene.cards, ...scene.spots]) {
      expect(thing.x).toBeGreaterThanOrEqual(-1);
      expect(thing.x + thing.w).toBeLessThanOrEqual(width + 1);
      expect(thing.y + thing.h).toBeLessThanOrEqual(scene.height + 1);
      expect(thing.label).not.toBe("");
    }
    for (const spot of scene.spots) expect(Math.min(spot.w, spot.h)).toBeGreaterThanOrEqual(40);
    const keys = [...scene.cards, ...scene.spots].map((thing) => thing.key);
    expect(new Set(keys).size).toBe(keys.length);
  });
  it("has its fourteen stations from left to right, line by line", () => {
    const { stations, lines } = plan(of("move").view, frame(width, height, of("move").view));
    expect(stations).toHaveLength(14);
    for (let at = 1; at < 14; at++) {
      const [before, here] = [stations[at - 1], stations[at]];
      if (lines === 2 && at === 7) expect(here?.y).toBeGreaterThan(before?.y ?? 0);
      else expect(here?.x).toBeGreaterThan(before?.x ?? 0);
    }
  });
});

describe("magic cards", () => {
  const where = (name: string) => layout(of(name).view, frame(1280, 720, of(name).view)).cards;
  it("are backs in others' hands before the reveal", () => {
    const { view } = of("move");
    for (const card of where("move").filter((each) => each.key.startsWith("hand:")))
      expect(card.face === null).toBe(!card.key.startsWith(`hand:${view.viewer}:`));
  });
  it("pour into the beakers at the reveal, all ten of them", () => {
    const { view } = of("action");
    const { beakers } = plan(view, frame(1280, 720, view));
    const poured = where("action").filter((card) => /^(hand|revealed|open):/.test(card.key));
    expect(poured).toHaveLength(10);
    for (const card of poured) expect(beakers.some((beaker) => card.x >= beaker.x && card.x + card.w <= beaker.x + beaker.w + 1)).toBe(true);
  });
  it("of one kind are one card with a number in one's own hand", () => {
    const hand = ["vial", "wand", "vial", null].map((card, index) => ({ key: `hand:0:${index}`, card }));
    expect(held(hand).map(({ card, count }) => [card.card, count])).toEqual([["vial", 2], ["wand", 1], [null, 1]]);
  });
});

it("a pawn keeps its key wherever it stands", () => {
  const { view } = of("move");
  const pawns = layout(view, frame(1280, 720, view)).cards.filter((card) => card.key.startsWith("pawn:"));
  expect(pawns.map((card) => card.key).sort()).toEqual(["pawn:0", "pawn:1", "pawn:2", "pawn:3"]);
});

describe("what an answer lights", () => {
  it.each(["planning", "move", "summon", "way", "brew", "defend", "duo"])("is on the table: %s", (name) => {
    const { view, offers } = of(name);
    const scene = layout(view, frame(360, 640, view));
    const keys = new Set([...scene.cards, ...scene.spots].map((thing) => thing.key));
    for (const offer of offers) {
      const lit = keysOf(offer, view);
      if (offer.name !== "stop") expect(lit).not.toEqual([]);
      for (const key of lit) expect(keys).toContain(key);
    }
  });
  it("is a card of the hand, then a station", () => {
    const { view, offers } = of("move");
    expect(offers.map((offer) => keysOf(offer, view))).toEqual([[], ["hand:0:0", "action:12"], ["hand:0:0", "action:13"]]);
  });
  it("has its price on it", () => {
    const { view, offers } = of("way");
    expect([...prices(offers, view)]).toEqual([["supply:raven", 4], [`familiar:${view.viewer}:griffin`, 0]]);
  });
  it("knows what an unlit thing would have meant", () => {
    const { view } = of("move");
    expect(meant("action:3", ["hand:0:0"], view)).toBe("place:crystal:3");
    expect(meant("pawn:1", [], view)).toBe("place:crystal:14");
    expect(meant("supply:troll", [], of("summon").view)).toBe("gain:troll");
    expect(meant("familiar:1:black_cat", [], view)).toBeNull();
  });
  it("shows what a line of the story is about", () => {
    const line: Words = { kind: "placed", args: { seat: 1, pos: 14, from: 0, card: "crystal" }, en: "", ja: "", clause: "" };
    expect(keysOfStory(line)).toEqual(["action:14", "seat:1"]);
  });
});
