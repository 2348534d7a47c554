import { describe, expect, test } from "vitest";
import { expectToFit, frameWith } from "../../stage/trying";
import type { Offer } from "../../lib/wire/types";
import beats from "./fixtures/beats_0.json";
import cardSet from "./fixtures/cards.json";
import battle0 from "./fixtures/live_battle_0.json";
import battle1 from "./fixtures/live_battle_1.json";
import check from "./fixtures/live_check_0.json";
import shout from "./fixtures/live_shout_0.json";
import over from "./fixtures/over_0.json";
import pick from "./fixtures/pick_0.json";
import { keysOf, meant, openSlots } from "./gestures";
import { layout } from "./layout";
import { plan } from "./plan";
import type { TrumpFighterView } from "./view";

const SIZES = [
  [360, 450],
  [412, 720],
  [720, 500],
  [1280, 530],
  [2560, 1250],
] as const;
const FIXTURES = { beats, battle0, battle1, check, over, pick, shout };

const frameOf = frameWith(cardSet);

function viewOf(fixture: { view: unknown }): TrumpFighterView {
  return fixture.view as TrumpFighterView;
}

describe("layout", () => {
  for (const [width, height] of SIZES)
    for (const [name, fixture] of Object.entries(FIXTURES))
      test(`${name} fits into ${width} × ${height}`, () => {
        const view = viewOf(fixture);
        expectToFit(layout(view, frameOf(width, height, view.viewer)), width);
      });

  for (const [width, height] of SIZES)
    test(`on ${width} × ${height} Ready isn't where Hai! is`, () => {
      const { ready, call } = plan(viewOf(check), frameOf(width, height));
      const apart =
        ready.x + ready.w <= call.x ||
        call.x + call.w <= ready.x ||
        ready.y + ready.h <= call.y ||
        call.y + call.h <= ready.y;
      expect(apart).toBe(true);
    });

  for (const [width, height] of [
    [349, 530],
    [379, 734],
    [401, 805],
  ] as const)
    test(`on a phone of ${width} × ${height} nothing scrolls`, () => {
      expect(plan(viewOf(battle0), frameOf(width, height)).height).toBeLessThanOrEqual(height);
      expect(layout(viewOf(pick), frameOf(width, height)).height).toBeLessThanOrEqual(height);
    });

  for (const [width, height] of SIZES)
    test(`nothing that is pressed is smaller than 40 px in ${width} × ${height}`, () => {
      const at = plan(viewOf(battle0), frameOf(width, height));
      for (const box of [...at.hands[0], ...at.slots[0], ...at.techniques[0], at.call, at.strike, at.claim]) {
        expect(Math.min(box.w, box.h)).toBeGreaterThanOrEqual(40);
      }
    });

  test("columns face each other: slot i lies over the opponent's slot 3 - i", () => {
    for (const seat of [0, 1] as const) {
      const at = plan(viewOf(battle0), frameOf(1000, 600, seat));
      const [mine, theirs] = [at.slots[seat], at.slots[(1 - seat) as 0 | 1]];
      for (const slot of [0, 1, 2, 3]) expect(mine[slot]?.x).toBe(theirs[3 - slot]?.x);
      expect(mine[0]?.y).toBeGreaterThan(theirs[0]?.y ?? 0);
      expect(mine[0]?.x).toBeLessThan(mine[3]?.x ?? 0);
    }
  });

  test("the call button is on the side of the carrying hand", () => {
    const view = viewOf(battle0);
    const left = { ...view, fighters: view.fighters.map((fighter) => ({ ...fighter, handedness: "left" })) };
    expect(plan(view, frameOf(1000, 600)).call.x).toBeGreaterThan(500);
    expect(plan(left, frameOf(1000, 600)).call.x).toBeLessThan(500);
  });

  test("a hidden card is only a place", () => {
    const view = viewOf(battle0);
    const hidden = {
      ...view,
      fighters: view.fighters.map((fighter, seat) => ({
        ...fighter,
        hand: fighter.hand.map((card, n) => (card && seat === 1 ? { key: `hand:1:${n}`, card: null } : card)),
      })),
    };
    const scene = layout(hidden, frameOf(1000, 600));
    expect(scene.cards.find((card) => card.key === "hand:1:0")?.face).toBeNull();
    expect(JSON.stringify(scene)).not.toContain("S10");
  });

  test("the call button is there whether or not a call is wise, and never for those who only watch", () => {
    const view = viewOf(battle0);
    expect(layout(view, frameOf(1000, 600)).spots.some((spot) => spot.key === "call")).toBe(true);
    expect(layout({ ...view, viewer: null }, frameOf(1000, 600, null)).spots.some((spot) => spot.key === "call")).toBe(
      false,
    );
  });
});

describe("targets", () => {
  for (const [name, fixture] of Object.entries({ beats, pick, battle0 }))
    test(`every key that an answer lights in ${name} is on the table`, () => {
      const view = viewOf(fixture);
      const scene = layout(view, frameOf(1280, 640, view.viewer));
      const keys = new Set([...scene.cards, ...scene.spots].map((thing) => thing.key));
      const paths = new Set<string>();
      for (const offer of fixture.offers as Offer[]) {
        const lit = keysOf(offer, view);
        if (!(offer.name === "wait" && view.live)) for (const key of lit) expect(keys, offer.name).toContain(key);
        paths.add(lit.join());
      }
      expect(paths.size).toBe(fixture.offers.length);
    });

  test("a card goes to the leftmost empty slot, or anywhere on a full field", () => {
    const [fighter] = viewOf(battle0).fighters;
    if (!fighter) throw new Error("nobody fights");
    expect(openSlots(fighter)).toEqual([0, 1, 2, 3]);
    expect(openSlots({ ...fighter, field: [["H8"], [], [], []] })).toEqual([1]);
    expect(openSlots({ ...fighter, field: [["H8"], [], [], []] }, [1])).toEqual([2]);
  });

  test("a click on what isn't lit means a move of that card", () => {
    const view = viewOf(battle0);
    expect(meant("H10", ["H4"], view)).toBe("move:0:2");
    expect(meant("call", [], view)).toBe("call");
    expect(meant("S10", [], view)).toBeNull();
  });
});
