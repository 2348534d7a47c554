import { expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import { cardsOf, fixtureOf } from "../fixtures";
import { tooltip } from "./tooltip";

async function at(fixture: string, lang: "en" | "ja") {
  const view = (await fixtureOf("lumiel", fixture))?.view as never;
  const frame = { lang, cards: await cardsOf("lumiel"), names: [] } as unknown as Frame;
  return { view, frame };
}

it("a card of Lumiel: its text and what it is worth", async () => {
  const { view, frame } = await at("set", "ja");
  expect(tooltip("field:D2:1", view, frame)?.facts).toMatch(/^獲得すると[+−]?\d点$/);
  expect(tooltip("area:C2", view, frame)).toBeNull();
});
