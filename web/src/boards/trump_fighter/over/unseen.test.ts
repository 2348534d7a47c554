import { expect, test } from "vitest";
import type { Words } from "../../../lib/wire/types";
import battle from "../fixtures/live_battle_0.json";
import { story } from "../story";
import { unseen } from "./unseen";
import type { TrumpFighterView } from "../view";

const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, en: "", ja: "", args, clause: "" });

test("unseen are the deck and the miss cards", () => {
  const view = battle.view as unknown as TrumpFighterView;
  const misses = view.fighters.reduce((sum, fighter) => sum + fighter.miss_count, 0);
  expect(unseen(view).size).toBe(view.deck + misses);
  expect(unseen(view).has("H4")).toBe(false);
});

test("a hidden hand is unseen too", () => {
  const view = structuredClone(battle.view) as unknown as TrumpFighterView;
  const before = unseen(view).size;
  const hand = view.fighters[1]!.hand;
  const held = hand.filter(Boolean).length;
  view.fighters[1]!.hand = hand.map((card, at) => card && { key: `hand:1:${at}`, card: null });
  expect(unseen(view).size).toBe(before + held);
});

test("one's own card has sounded when it was laid; the other's sounds now", () => {
  const move = told("moved", { seat: 1, covers: null });
  expect([story.cueOf(move, 1), story.cueOf(move, 0), story.cueOf(move, null)]).toEqual([null, "place", "place"]);
  expect(story.cueOf(told("called", { callers: [0, 1] }), 1)).toBeNull();
  expect(story.cueOf(told("stage", { stage: "shout" }), 0)).toBe("go");
  expect(story.cueOf(told("stage", { stage: "battle" }), 0)).toBeNull();
});
