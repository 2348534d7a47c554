import { describe, expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import type { Offer, PlacedView, Words } from "../../lib/wire/types";
import { twoLines } from "./choices";
import { boundsOf, cellsOf, wholes } from "./field";
import after from "./fixtures/after.json";
import cards from "./fixtures/cards.json";
import key from "./fixtures/key.json";
import main from "./fixtures/main.json";
import over from "./fixtures/over.json";
import place from "./fixtures/place.json";
import retrigger from "./fixtures/retrigger.json";
import reversal from "./fixtures/reversal.json";
import seats1 from "./fixtures/seats_1.json";
import seats2 from "./fixtures/seats_2.json";
import seats3 from "./fixtures/seats_3.json";
import seats4 from "./fixtures/seats_4.json";
import start from "./fixtures/start.json";
import { confirm, holds, keysOf, meant } from "./gestures";
import { layout } from "./layout";
import { story } from "./story";
import type { FlipAngelView } from "./view";
import { words } from "./words";

type Fixture = { view: FlipAngelView; offers: Offer[] };
const fixtures = {
  after,
  key,
  main,
  over,
  place,
  retrigger,
  reversal,
  seats1,
  seats2,
  seats3,
  seats4,
  start,
} as unknown as Record<string, Fixture>;
const of = (name: string): Fixture => fixtures[name] as Fixture;

function frame(width: number, height: number, view: FlipAngelView): Frame {
  return {
    width,
    height,
    narrow: width < 700,
    lang: "en",
    seat: view.viewer,
    names: ["Ann", "Ben", "Cas", "Dee"],
    cards,
  };
}

function lying(card: string, side: "white" | "black" | null): PlacedView {
  return { key: card, card, side, chips: 0, flipped: false, fired: false };
}

describe.each([
  [360, 640],
  [390, 844],
  [768, 1024],
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
  it("keeps neighbours on a field edge to edge, so that their halves meet", () => {
    const { view } = of("main");
    const at = (key: string) => layout(view, frame(width, height, view)).cards.find((card) => card.key === key);
    const [north, south] = [at("raphael"), at("uriel")];
    expect((north?.y ?? 0) + (north?.h ?? 0)).toBeCloseTo(south?.y ?? -1);
    expect(north?.x).toBeCloseTo(south?.x ?? -1);
  });
});

describe("the cells of a field", () => {
  const core = { nw: lying("a", "white"), ne: lying("b", "white"), sw: lying("c", "white"), se: lying("d", "white") };
  it("are the block of four at first", () => expect(cellsOf({})).toEqual(["nw", "ne", "sw", "se"]));
  it("are the whole cross for the fifth card", () => {
    expect(cellsOf(core)).toHaveLength(4);
    expect(cellsOf(core, true)).toHaveLength(12);
    expect(boundsOf(cellsOf(core, true))).toEqual({ left: 0, top: 0, columns: 4, rows: 4 });
  });
  it("are two by three once a line is begun", () => {
    expect(boundsOf(cellsOf({ ...core, east_n: lying("e", "white") }))).toEqual({
      left: 1,
      top: 1,
      columns: 3,
      rows: 2,
    });
  });
});

describe("suns and moons", () => {
  it("are whole where both edges have their half", () => {
    const found = wholes({ sw: lying("reference", null), se: lying("reference", null) }, cards);
    expect(found.map(({ kind, x }) => [kind, x])).toEqual([
      ["sun", 2],
      ["moon", 2],
    ]);
  });
  it("agree with the score", () => {
    for (const name of Object.keys(fixtures))
      for (const player of of(name).view.players)
        expect(wholes(player.field, cards)).toHaveLength(player.parts["icons"] ?? 0);
  });
});

describe("what an answer lights", () => {
  it.each(["main", "place", "reversal", "key", "start", "after", "retrigger", "seats1", "seats4"])(
    "is on the table: %s",
    (name) => {
      const { view, offers } = of(name);
      const scene = layout(view, frame(360, 640, view));
      const keys = new Set([...scene.cards, ...scene.spots].map((thing) => thing.key));
      for (const offer of offers) {
        expect(keysOf(offer, view)).toHaveLength(1);
        expect(keys).toContain(keysOf(offer, view)[0]);
      }
    },
  );
  it("is a river card, held back until its place is chosen", () => {
    const { view, offers } = of("main");
    const summons = offers.find((offer) => offer.name === "summon:row1") as Offer;
    expect(keysOf(summons, view)).toEqual(["fanuel"]);
    expect(holds(summons)).toBe(true);
    expect(holds((of("key").offers as [Offer])[0])).toBe(false);
  });
  it("is looked at twice before the fourth card is laid, and before any that a finger lays", () => {
    const { view, offers } = structuredClone(of("place"));
    const offer = offers[0] as Offer;
    const mine = view.players[view.mover ?? 0];
    if (mine) mine.field = { nw: lying("a", "white"), ne: lying("b", "white"), sw: lying("c", "white") };
    expect(confirm(offer, view, false)).toBe(true);
    if (mine) mine.field = {};
    expect([confirm(offer, view, false), confirm(offer, view, true)]).toEqual([false, true]);
  });
  it("knows what an unlit thing would have meant", () => {
    const { view } = of("main");
    expect(meant("kushiel", [], view)).toBe("summon:row3");
    expect(meant("raphael", [], view)).toBe("rev:field:nw");
    expect(meant("reverse", [], view)).toBe("reverse");
    expect(meant("seat:1", [], view)).toBeNull();
  });
  it("shows what a line of the story is about", () => {
    const line: Words = { kind: "summon", args: { seat: 2, card: "raphael/w" }, en: "", ja: "", clause: "" };
    expect(story.keysOf(line, of("main").view)).toEqual(["raphael", "seat:2"]);
  });
});

describe("on a phone", () => {
  it.each([
    [360, 492],
    [390, 696],
  ] as const)("all of it is one screen: %i by %i", (width, height) => {
    for (const name of Object.keys(fixtures)) {
      const { view } = of(name);
      const scene = layout(view, frame(width, height, view));
      expect(scene.height).toBeLessThanOrEqual(height);
      const mine = scene.cards.filter((card) => card.owner === view.viewer);
      for (const card of mine) expect(card.h).toBeGreaterThanOrEqual(40);
    }
  });
  it("choices take two lines at most, and none is lost", () => {
    expect(twoLines([["a"], ["b", "c"], ["d", "e", "f"]])).toEqual([
      ["a", "b", "c"],
      ["d", "e", "f"],
    ]);
    expect(twoLines([["a"], ["b"]])).toEqual([["a"], ["b"]]);
  });
});

it("cards that were turned over lie straight, so that their halves meet", () => {
  const view = structuredClone(of("main").view);
  for (const player of view.players) for (const card of Object.values(player.field)) card.flipped = true;
  for (const card of layout(view, frame(1280, 720, view)).cards) expect(card.turn).toBe(0);
});

it("a place says what it costs and brings, in both languages", () => {
  expect([words("en").bargain(4, 7), words("en").bargain(0, 1), words("en").bargain(5, -2)]).toEqual([
    "pay 4, +7 points",
    "free, +1 point",
    "pay 5, −2 points",
  ]);
  expect([words("ja").bargain(4, 7), words("ja").bargain(0, 1)]).toEqual(["4払って+7点", "コストなしで+1点"]);
});
