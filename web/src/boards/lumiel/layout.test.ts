import { describe, expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import type { Offer, Words } from "../../lib/wire/types";
import { beams, cellFor, endsAround, sandwiches, sideFor, turnFor } from "./field";
import cards from "./fixtures/cards.json";
import facing from "./fixtures/facing.json";
import handSet from "./fixtures/hand_set.json";
import over from "./fixtures/over.json";
import play from "./fixtures/play.json";
import points from "./fixtures/points.json";
import redraw from "./fixtures/redraw.json";
import set from "./fixtures/set.json";
import take from "./fixtures/take.json";
import three from "./fixtures/three.json";
import under from "./fixtures/under.json";
import watch from "./fixtures/watch.json";
import zone from "./fixtures/zone.json";
import { confirm, holds, keysOf, meant, topKey, waysTo } from "./gestures";
import { layout } from "./layout";
import { flights, spins } from "./motion";
import { kindsIn, plan } from "./plan";
import { story } from "./story";
import type { LumielView } from "./view";

type Fixture = { view: LumielView; offers: Offer[] };
const fixtures = {
  facing,
  handSet,
  over,
  play,
  points,
  redraw,
  set,
  take,
  three,
  under,
  watch,
  zone,
} as unknown as Record<string, Fixture>;
const view = (name: string): LumielView => (fixtures[name] as Fixture).view;

function frame(width: number, height: number, seen: LumielView, lang: "en" | "ja" = "en"): Frame {
  const seat = seen.viewer !== null && seen.viewer >= 0 ? seen.viewer : null;
  return { width, height, narrow: width < 700, lang, seat, names: ["Ann", "Ben", "Cas", "Dee"], cards };
}

const SIZES = [
  [360, 640],
  [390, 844],
  [768, 1024],
  [1280, 720],
  [2560, 1440],
] as const;

describe("the table turns to its viewer", () => {
  it("leaves seat 0 the field as it is written", () => {
    expect(cellFor("A1", 0)).toEqual([0, 0]);
    expect(cellFor("D3", 0)).toEqual([3, 2]);
  });
  it("puts seat 1's side, the west, to the south", () => {
    expect(cellFor("A1", 1)).toEqual([0, 3]);
    expect(cellFor("A4", 1)).toEqual([3, 3]);
  });
  it("turns a card so that its foot points to its owner", () => {
    expect(sideFor(2, 0)).toBe(2);
    expect([0, 1, 2, 3].map((owner) => turnFor(owner, 1))).toEqual([270, 0, 90, 180]);
  });
});

describe.each(SIZES)("a table of %i by %i", (width, height) => {
  it.each(Object.keys(fixtures))("has room for everything: %s", (name) => {
    const scene = layout(view(name), frame(width, height, view(name)));
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
});

describe("what an answer lights", () => {
  it.each(["play", "redraw", "set", "facing", "three", "points", "handSet", "take"])("is on the table: %s", (name) => {
    const { view: seen, offers } = fixtures[name] as Fixture;
    const scene = layout(seen, frame(360, 640, seen));
    const keys = new Set([...scene.cards, ...scene.spots].map((thing) => thing.key));
    for (const offer of offers) {
      const lit = keysOf(offer, seen);
      if (offer.name !== "pass") expect(lit).toHaveLength(1);
      for (const key of lit) expect(keys).toContain(key);
    }
  });
  it("is the free area, the card on top or the player's place", () => {
    const offer = (kind: string, args: Record<string, unknown>): Offer => ({
      name: "",
      words: { kind, args, en: "", ja: "", clause: "" },
    });
    expect(keysOf(offer("area", { area: "C2" }), view("set"))).toEqual(["area:C2"]);
    expect(keysOf(offer("area", { area: "D2" }), view("set"))).toEqual(["field:D2:1"]);
    expect(keysOf(offer("under", { area: "D2", card: "yokai" }), view("set"))).toEqual(["field:D2:0"]);
    expect(keysOf(offer("seat", { seat: 2 }), view("set"))).toEqual(["seat:2"]);
    expect(keysOf(offer("seat", { seat: 2 }), view("facing"))).toEqual(["face:2"]);
    expect(keysOf(offer("under", { area: "A1" }), view("under"))).toEqual(["under", topKey(view("under"), "A1")]);
    expect(keysOf(offer("kind", { card: "yokai" }), view("points"))).toEqual(["points:2:5"]);
    expect(confirm(offer("area", { area: "C2" }), view("set"))).toBe(true);
  });
  it("knows what an unlit thing would have meant", () => {
    expect(meant("area:B4", [], view("play"))).toBe("area:B4");
    expect(meant("field:D2:1", [], view("play"))).toBe("area:D2");
    expect(meant("hand:1:0", [], view("set"))).toBe("kind:yokai_tamer");
  });
  it("shows what a line of the story is about", () => {
    const line: Words = { kind: "captured", args: { seat: 1, area: "D2" }, en: "", ja: "", clause: "" };
    expect(story.keysOf(line, view("set"))).toEqual(["field:D2:1", "seat:1"]);
  });
});

describe("another way to an answer", () => {
  const ways = (name: string) => (fixtures[name] as Fixture).offers.flatMap((offer) => waysTo(offer, view(name)));
  it("is a player's plate, for a facing", () =>
    expect(ways("facing")).toEqual([["seat:0"], ["seat:1"], ["seat:2"], ["seat:3"]]));
  it("is any of its areas, for a zone", () => expect(ways("zone")).toHaveLength(16));
  it("isn't needed elsewhere", () => expect(ways("set")).toEqual([]));
});

it("holds back what comes before the set, so that a card can be dragged to where it will lie", () => {
  const [offer] = (fixtures["play"] as Fixture).offers as [Offer];
  expect(["play", "facing", "zone", "points"].map((name) => holds(offer, view(name)))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(["set", "redraw", "take"].map((name) => holds(offer, view(name)))).toEqual([false, false, false]);
});

it("arrows stand round the card whose facing is asked for, each towards its player", () => {
  const seen = view("facing");
  const spots = layout(seen, frame(1280, 720, seen)).spots.filter((spot) => spot.kind === "arrow");
  const [south, west, north, east] = [3, 0, 1, 2].map((seat) => spots.find((spot) => spot.key === `face:${seat}`));
  expect(south?.y).toBeGreaterThan(north?.y ?? 0);
  expect(east?.x).toBeGreaterThan(west?.x ?? 0);
});

it("sandwiches are sockets while nothing is between, else stale", () => {
  const empty = structuredClone(view("set"));
  for (const area of empty.field) area.stack = [];
  const lay = (area: string, owner: number) =>
    empty.field
      .find((each) => each.area === area)
      ?.stack.push({ key: "", card: "commoner", points: 1, owner, active: false });
  lay("A2", 1);
  lay("C2", 1);
  expect(sandwiches(empty)).toEqual([{ a: "A2", middle: "B2", b: "C2", seat: 1, kind: "socket" }]);
  lay("B2", 0);
  expect(sandwiches(empty).map(({ kind }) => kind)).toEqual(["stale"]);
  lay("B2", 1);
  expect(sandwiches(empty)).toEqual([]);
});

it("a hand shows each kind once, with its number", () => {
  const shown = kindsIn(view("set").hand);
  expect(shown.map(({ count }) => count)).toEqual([2, 1, 1, 1, 1]);
});

it("nobody who watches sees a hand", () => {
  expect(
    layout(view("watch"), frame(1280, 720, view("watch"))).cards.filter((card) => card.key.startsWith("hand")),
  ).toEqual([]);
});

describe("beams", () => {
  const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, args, en: "", ja: "", clause: "" });
  it("go straight, and round a corner", () => {
    expect(endsAround("A1")).toEqual([["B1", "A2"]]);
    expect(endsAround("B1")).toEqual([["A1", "C1"]]);
    expect(endsAround("B2")).toHaveLength(4);
  });
  it("link the ends of a capture through the card, one of them new", () => {
    const events = [
      told("set", { seat: 0, area: "C2", facing: 0, under: false }),
      told("captured", { seat: 0, area: "C1" }),
    ];
    const empty = structuredClone(view("set"));
    for (const area of empty.field) area.stack = [];
    const lay = (area: string, owner: number) =>
      empty.field
        .find((each) => each.area === area)
        ?.stack.push({ key: "", card: "commoner", points: 1, owner, active: false });
    lay("C4", 0);
    lay("C3", 2);
    expect(beams(empty, [events[0] as Words, told("captured", { seat: 0, area: "C3" })])).toEqual([
      { a: "C2", middle: "C3", b: "C4", seat: 0 },
    ]);
  });
  it("don't link two old cards", () => {
    const empty = structuredClone(view("set"));
    for (const area of empty.field) area.stack = [];
    for (const [area, owner] of [
      ["A1", 0],
      ["B1", 1],
      ["C1", 0],
    ] as const)
      empty.field
        .find((each) => each.area === area)
        ?.stack.push({ key: "", card: "commoner", points: 1, owner, active: false });
    expect(beams(empty, [told("captured", { seat: 0, area: "B1" })])).toEqual([]);
  });
});

describe("what flies", () => {
  const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, args, en: "", ja: "", clause: "" });
  const seen = view("set");
  const at = plan(seen, frame(1280, 720, seen));
  const fly = (...events: Words[]) => flights(seen, events, at, 1, () => 1);
  it("is a captured card, home to its captor after the beams", () => {
    const [flight] = fly(told("captured", { seat: 1, area: "B2", card: "commoner", points: 1 }));
    const home = at.seats[1];
    expect(flight?.late).toBe(true);
    expect(flight?.to).toEqual({ x: (home?.x ?? 0) + (home?.w ?? 0) / 2, y: (home?.y ?? 0) + (home?.h ?? 0) / 2 });
    expect(flight?.turn).toBe(90);
  });
  it("is a contested card, which burns", () =>
    expect(fly(told("contested", { seats: [0, 1], area: "B2", card: "commoner" }))[0]?.burns).toBe(true));
  it("is nothing whose card nobody saw", () => expect(fly(told("drew", { seat: 0, count: 1 }))).toEqual([]));
  it("spins where a card made a full turn", () => {
    expect(
      spins([told("turned", { area: "A1", from: 2, to: 2 }), told("turned", { area: "A2", from: 2, to: 1 })]),
    ).toEqual(["A1"]);
    expect(spins([told("turned_all", { areas: ["B2", "C2"], full: true })])).toEqual(["B2", "C2"]);
  });
});
