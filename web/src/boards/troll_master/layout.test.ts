import { describe, expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import type { Offer, Words } from "../../lib/wire/types";
import { attackIn, beats, comparedIn, defendersIn, powerOf } from "./attack";
import { faceOf } from "./cards";
import action from "./fixtures/action.json";
import brew from "./fixtures/brew.json";
import cards from "./fixtures/cards.json";
import chain from "./fixtures/chain.json";
import defend from "./fixtures/defend.json";
import duo from "./fixtures/duo.json";
import move from "./fixtures/move.json";
import over from "./fixtures/over.json";
import perform3 from "./fixtures/perform_3.json";
import perform4 from "./fixtures/perform_4.json";
import perform5 from "./fixtures/perform_5.json";
import planning from "./fixtures/planning.json";
import seats3 from "./fixtures/seats_3.json";
import seats4 from "./fixtures/seats_4.json";
import seats5 from "./fixtures/seats_5.json";
import summon from "./fixtures/summon.json";
import way from "./fixtures/way.json";
import { fees, holds, keysOf, meant, prices, waysTo } from "./gestures";
import { duelRect, held, layout } from "./layout";
import { LEDGE, plan } from "./plan";
import { story } from "./story";
import type { TrollMasterView } from "./view";
import { gained, words } from "./words";

type Fixture = { view: TrollMasterView; offers: Offer[] };
const fixtures = {
  action,
  brew,
  chain,
  defend,
  duo,
  move,
  over,
  perform3,
  perform4,
  perform5,
  planning,
  seats3,
  seats4,
  seats5,
  summon,
  way,
} as unknown as Record<string, Fixture>;
const of = (name: string): Fixture => fixtures[name] as Fixture;

function frame(width: number, height: number, view: TrollMasterView): Frame {
  return {
    width,
    height,
    narrow: width < 700,
    lang: "en",
    seat: view.viewer,
    names: ["Ann", "Ben", "Cas", "Dee", "Eve"],
    cards,
  };
}

describe.each([
  [360, 640],
  [390, 844],
  [768, 1024],
  [868, 550],
  [1280, 720],
  [2560, 1440],
] as const)("a table of %i by %i", (width, height) => {
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
  it("adds an attack up beside what is asked, inside the table", () => {
    const { view } = structuredClone(of("action"));
    for (const pos of [3, 13]) {
      view.moment.pos = pos;
      const here = frame(width, height, view);
      const at = plan(view, here);
      const rect = duelRect(view, here, at);
      expect(rect.y + rect.h).toBeLessThanOrEqual(at.height);
      for (const plaque of layout(view, here).spots.filter(({ kind }) => kind === "sheet"))
        expect(plaque.y + plaque.h <= rect.y || plaque.y >= rect.y + rect.h).toBe(true);
    }
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

it.each([868, 1004, 1179])("what is asked of an action covers no supply in a short window %i px wide", (width) => {
  const { view } = of("action");
  const { cards, spots } = layout(view, frame(width, 556, view));
  const piles = new Set(view.supply.map(({ key }) => key));
  const low = Math.max(...cards.filter(({ key }) => piles.has(key)).map(({ y, h }) => y + h));
  const plaques = spots.filter(({ kind }) => kind === "sheet");
  expect(plaques).toHaveLength(2);
  for (const plaque of plaques) expect(plaque.y).toBeGreaterThanOrEqual(low);
});
it.each(Object.keys(fixtures))("fits a short window whole, beside the moves of a replay: %s", (name) => {
  const { view } = of(name);
  expect(plan(view, frame(868, 550, view)).height).toBeLessThanOrEqual(550);
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
    for (const card of poured)
      expect(beakers.some((beaker) => card.x >= beaker.x && card.x + card.w <= beaker.x + beaker.w + 1)).toBe(true);
  });
  it("of one kind are one card with a number in one's own hand", () => {
    const hand = ["vial", "wand", "vial", null].map((card, index) => ({ key: `hand:0:${index}`, card }));
    expect(held(hand).map(({ card, count }) => [card.card, count])).toEqual([
      ["vial", 2],
      ["wand", 1],
      [null, 1],
    ]);
  });
});

it("a pawn keeps its key wherever it stands", () => {
  const { view } = of("move");
  const pawns = layout(view, frame(1280, 720, view)).cards.filter((card) => card.key.startsWith("pawn:"));
  expect(pawns.map((card) => card.key).sort()).toEqual(["pawn:0", "pawn:1", "pawn:2", "pawn:3"]);
});

describe("what an answer lights", () => {
  it.each([
    "planning",
    "move",
    "summon",
    "way",
    "brew",
    "defend",
    "duo",
    "action",
    "chain",
    "perform3",
    "perform4",
    "perform5",
    "seats3",
    "seats4",
    "seats5",
  ])("is on the table: %s", (name) => {
    const { view, offers } = of(name);
    const scene = layout(view, frame(360, 640, view));
    const keys = new Set([...scene.cards, ...scene.spots].map((thing) => thing.key));
    for (const offer of offers) {
      const lit = keysOf(offer, view);
      if (offer.name !== "stop" || view.prompt?.kind === "ask_action") expect(lit).not.toEqual([]);
      for (const key of lit) expect(keys).toContain(key);
    }
  });
  it("is a card of the hand, then a station", () => {
    const { view, offers } = of("move");
    expect(offers.map((offer) => keysOf(offer, view))).toEqual([
      [],
      ["hand:0:0", "action:12"],
      ["hand:0:0", "action:13"],
    ]);
  });
  it("has its price on it", () => {
    const { view, offers } = of("way");
    expect([...prices(offers, view)]).toEqual([
      ["supply:raven", 4],
      [`familiar:${view.viewer}:griffin`, 0],
    ]);
  });
  it("is performed at its plaque or its station, and forgone at the other plaque", () => {
    const { view, offers } = of("action");
    expect(offers.map((offer) => [keysOf(offer, view), waysTo(offer)])).toEqual([
      [["do:stop"], []],
      [["do:execute"], [["action:14"]]],
    ]);
    expect(meant("do:execute", [], view)).toBe("execute");
    expect(meant("action:14", [], view)).toBe("execute");
  });
  it("holds a familiar back until it is said how it is gained", () => {
    expect(of("summon").offers.map(holds)).toContain(true);
    expect(of("way").offers.some(holds)).toBe(false);
  });
  it("has its fee on it", () => {
    const { view, offers } = of("defend");
    expect([...fees(offers, view, cards)]).toEqual([[`familiar:${view.viewer}:phoenix`, { fee: 1, power: 2 }]]);
  });
  it("knows what an unlit thing would have meant", () => {
    const { view } = of("move");
    expect(meant("action:3", ["hand:0:0"], view)).toBe("place:crystal:3");
    expect(meant("pawn:1", [], view)).toBe("place:crystal:14");
    expect(meant("supply:troll", [], of("summon").view)).toBe("gain:troll");
    expect(meant("familiar:1:black_cat", [], view)).toBeNull();
  });
  it("shows what a line of the story is about", () => {
    const line: Words = {
      kind: "placed",
      args: { seat: 1, pos: 14, from: 0, card: "crystal" },
      en: "",
      ja: "",
      clause: "",
    };
    expect(story.keysOf(line)).toEqual(["action:14", "seat:1"]);
  });
});

describe("an attack", () => {
  it("stands as it was declared, and only a higher one beats", () => {
    const attack = attackIn(of("defend").view);
    expect(attack).toMatchObject({ seat: 1, power: 6, declared: true });
    expect(attack && [beats(attack, 5), beats(attack, 6)]).toEqual([true, false]);
  });
  it("is added up before it is decided on", () => {
    const view = structuredClone(of("action").view);
    view.moment.pos = 13;
    const [power, value] = [view.players[1]?.attack ?? 0, view.row[12]?.value ?? 0];
    expect(attackIn(view)).toEqual({ seat: 1, power: power + value, declared: false });
    expect(attackIn(of("brew").view)).toBeNull();
  });
  it("meets the defenders in their order: with what they have added, and what they still could", () => {
    const view = structuredClone(of("defend").view);
    const attack = attackIn(view)!;
    const me = view.viewer!;
    view.moment.bonus = 3;
    const phoenix = view.players[me]!.familiars.find(({ familiar }) => familiar.id === "phoenix")!;
    phoenix.charges = 2;
    const defenders = defendersIn(view, attack, new Map([[(attack.seat + 1) % view.seats, 9]]), cards);
    expect(defenders.map(({ seat }) => seat)).toEqual(
      view.players.slice(1).map((_, index) => (attack.seat + index + 1) % view.seats),
    );
    expect(defenders[0]).toMatchObject({ total: 9, more: 0, beaten: false, compared: true });
    if (me !== defenders[0]!.seat)
      expect(defenders.find(({ seat }) => seat === me)).toMatchObject({
        total: view.players[me]!.attack + 3,
        more: 2 * powerOf(cards, "phoenix", 1),
        compared: false,
      });
  });
  it("is forgotten when another begins", () => {
    const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, args, en: "", ja: "", clause: "" });
    const first = comparedIn(new Map(), [told("declared", { seat: 1 }), told("beaten", { seat: 2, power: 3 })]);
    expect([...first]).toEqual([[2, 3]]);
    expect([...comparedIn(first, [told("repelled", { seat: 0, power: 7 })])]).toEqual([
      [2, 3],
      [0, 7],
    ]);
    expect([...comparedIn(first, [told("declared", { seat: 0 })])]).toEqual([]);
  });
});

it("every card of the set has a face", () => {
  const ids = [...cards.action, ...cards.familiar].map(({ id }) => id);
  expect(ids.map((id) => faceOf(id, "", cards)?.is)).toEqual([
    ...cards.action.map(() => "action"),
    ...cards.familiar.map(() => "familiar"),
  ]);
  expect(faceOf("nobody", "", cards)).toBeNull();
});

describe("on a phone", () => {
  it.each([
    [360, 492],
    [390, 696],
  ] as const)("the supply is in sight when a familiar is to be chosen: %i by %i", (width, height) => {
    for (const name of ["summon", "way"]) {
      const { view, offers } = of(name);
      const scene = layout(view, frame(width, height, view));
      const asked = new Set(offers.flatMap((offer) => keysOf(offer, view)).filter((key) => key.startsWith("supply:")));
      expect(asked.size).toBeGreaterThan(0);
      for (const card of scene.cards.filter(({ key }) => asked.has(key)))
        expect(card.y + card.h).toBeLessThanOrEqual(height);
    }
  });
  it("a pawn covers neither what its station needs nor what it gives", () => {
    const { view } = of("summon");
    const here = frame(360, 640, view);
    const { stations } = plan(view, here);
    for (const pawn of layout(view, here).cards.filter(({ key }) => key.startsWith("pawn:"))) {
      const station = stations.find(({ x, y, w }) => pawn.x > x && pawn.x < x + w && pawn.y > y && pawn.y < y + 94)!;
      expect(pawn.y).toBeGreaterThanOrEqual(station.y + station.h - LEDGE);
    }
  });
});

it("perform and forgo cover neither the row nor the supply", () => {
  const { view } = of("action");
  for (const [width, height] of [
    [360, 640],
    [1280, 600],
  ] as const) {
    const here = frame(width, height, view);
    const at = plan(view, here);
    const [first] = layout(view, here).spots.filter(({ kind }) => kind === "sheet");
    for (const { x, y, w, h } of [...at.stations, at.supply])
      expect(first!.x >= x + w || first!.x + first!.w <= x || first!.y >= y + h || first!.y + first!.h <= y).toBe(true);
  }
});

it("a discount is taken off, all else is added", () => {
  expect(["brew", "summon", "attack", "divine"].map((kind) => gained(kind, 2))).toEqual(["+2", "−2", "+2", "+2"]);
  for (const lang of ["en", "ja"] as const)
    for (const { kind, value } of cards.action) expect(words(lang).gives(kind, value)).not.toBe("");
});
