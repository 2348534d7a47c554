import { expect, test } from "vitest";
import type { Frame } from "../../stage/types";
import battle from "./fixtures/live_battle_0.json";
import { gestures } from "./gestures";
import { tooltip } from "./tooltip";
import type { TrumpFighterView } from "./view";

const view = battle.view as unknown as TrumpFighterView;
const frame = (lang: "en" | "ja") =>
  ({ lang, seat: view.viewer, names: ["Ann", "Ben"], cards: {} }) as unknown as Frame;

test.each(["en", "ja"] as const)("every technique says all of its text, its value and its line (%s)", (lang) => {
  for (const [seat, fighter] of view.fighters.entries())
    for (const [which, technique] of fighter.techniques.entries()) {
      const said = tooltip(`technique:${seat}:${which}`, view, frame(lang));
      expect(said?.title).toBe(technique.name[lang]);
      expect(said?.facts).toContain(String(technique.value));
      expect(said?.text).toContain(technique.text[lang]);
      expect(said?.text).toContain(technique.line[lang]);
      expect(gestures.tells(`technique:${seat}:${which}`)).toBe(true);
    }
});

test("how far one's own is from a hit is said where the table allows help, the other's never", () => {
  const helped = { ...view, assist: 2 };
  const mine = `technique:${view.viewer}:0`;
  const theirs = `technique:${1 - (view.viewer ?? 0)}:0`;
  const lines = (key: string, seen: TrumpFighterView) => tooltip(key, seen, frame("en"))?.text.split("\n").length;
  expect([lines(mine, helped), lines(mine, { ...view, assist: 0 }), lines(theirs, helped)]).toEqual([3, 2, 2]);
});

test("while hits are named, a technique is an answer and says nothing more", () => {
  expect(tooltip("technique:0:0", { ...view, phase: "declare" }, frame("en"))).toBeNull();
  expect(tooltip("slot:0:0", view, frame("en"))).toBeNull();
});
