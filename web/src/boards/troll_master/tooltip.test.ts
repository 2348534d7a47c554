import { expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import { cardsOf, fixtureOf } from "../fixtures";
import { tooltip } from "./tooltip";

async function at(fixture: string, lang: "en" | "ja") {
  const view = (await fixtureOf("troll_master", fixture))?.view as never;
  const frame = { lang, cards: await cardsOf("troll_master"), names: [] } as unknown as Frame;
  return { view, frame };
}

it("a station: its effect, what it needs and how much of that is missing", async () => {
  const { view, frame } = await at("action", "en");
  expect(tooltip("action:14", view, frame)).toEqual({
    title: "14 Divine II",
    text: "Take 4 chits.",
    facts: "Needs 5 Crystal: 4 in the pool, 1 short",
  });
  const other = await at("action", "ja");
  expect(tooltip("action:14", other.view, other.frame)).toEqual({
    title: "14 占いⅡ",
    text: "勝利点チット4枚。",
    facts: "水晶5枚が必要：4枚、あと1枚",
  });
  expect(tooltip("seat:0", view, frame)).toBeNull();
});

it("a familiar: its text and numbers, on a pile or with its master", async () => {
  const { view, frame } = await at("summon", "en");
  expect(tooltip("supply:troll", view, frame)).toMatchObject({
    title: "Troll",
    facts: "Cost 13 mana · power 6 · 5 VP",
  });
  expect(tooltip("supply:troll", view, frame)?.text).not.toBe("");
});
