/** Names on small cards: the angel's own, and no two angels share one. */
import { expect, it } from "vitest";
import type { CardSet } from "../../stage/types";
import { angelOf, nameOf, shortened } from "./cards";
import set from "./fixtures/cards.json";

const cards = set as unknown as CardSet;
const ids = set.card.map(({ id }) => id);

it("leaves a title away, before the name or behind it", () => {
  expect(shortened("Zephon the Stray", "en")).toBe("Zephon");
  expect(shortened("迷い鳥ゼフォン", "ja")).toBe("ゼフォン");
  expect(shortened("Stand-in", "en")).toBe("Stand-in");
  expect(shortened("代替え天使", "ja")).toBe("代替え天使");
});

it.each(["en", "ja"] as const)("is the same on both sides of an angel, and another for every angel (%s)", (lang) => {
  const own = ids.map((id) => {
    expect(angelOf(cards, id)).toBeDefined();
    const [day, night] = (["white", "black"] as const).map((side) => shortened(nameOf(cards, id, side, lang), lang));
    expect(day).toBe(night);
    return day;
  });
  expect(new Set(own).size).toBe(ids.length);
});
