import { expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import { cardsOf, fixtureOf } from "../fixtures";
import { tooltip } from "./tooltip";

async function at(fixture: string, lang: "en" | "ja") {
  const view = (await fixtureOf("flip_angel", fixture))?.view as never;
  const frame = { lang, cards: await cardsOf("flip_angel"), names: [] } as unknown as Frame;
  return { view, frame };
}

it("an angel: both of its sides; the stand-in: what it is", async () => {
  const { view, frame } = await at("main", "en");
  const said = tooltip("fanuel", view, frame);
  expect(said?.title).toBe("Fanuel the Locksmith");
  expect(said?.text).toContain("Other side: Fanuel the Bribe-taker");
  const later = await at("key", "en");
  const players = (later.view as { players: { field: Record<string, { key: string; card: string }> }[] }).players;
  const blank = players.flatMap((one) => Object.values(one.field)).find((card) => card.card === "reference");
  expect(tooltip(blank?.key ?? "", later.view, later.frame)?.text).toContain("never flips");
  expect(tooltip("cell:ne", view, frame)).toBeNull();
  expect(tooltip("gain:ld", (await at("start", "ja")).view, (await at("start", "ja")).frame)?.text).toContain(
    "裏返らない",
  );
});
