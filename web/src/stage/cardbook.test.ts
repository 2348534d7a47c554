import { expect, it } from "vitest";
import { entriesOf, keywordsOf, matches } from "./cardbook";

const set = {
  set: { id: "s", name_en: "Set" },
  card: [
    {
      id: "priest",
      name_en: "Priest",
      name_ja: "神父",
      points: 3,
      copies: 2,
      text_en: "Turn a card.",
      text_ja: "回す。",
    },
    {
      id: "abdiel",
      white: { name_en: "Abdiel the Newcomer", name_ja: "新人", cost: 1 },
      black: { name_en: "Abdiel the Turncoat", name_ja: "寝返り", cost: 6 },
    },
  ],
};

it("lists every card, both sides of two-sided ones", () => {
  expect(entriesOf(set, "en").map((card) => card.name)).toEqual([
    "Priest",
    "Abdiel the Newcomer",
    "Abdiel the Turncoat",
  ]);
  expect(entriesOf(set, "ja")[0]).toMatchObject({
    name: "神父",
    other: "Priest",
    text: "回す。",
    copies: 2,
    facts: [["points", "3"]],
  });
});

it("finds cards in both languages", () => {
  const [priest] = entriesOf(set, "en");
  expect(priest && matches(priest, "神父")).toBe(true);
  expect(priest && matches(priest, " turn ")).toBe(true);
  expect(priest && matches(priest, "vampire")).toBe(false);
});

it("knows the keywords of a card, with and without a number", () => {
  const cards = { card: [{ id: "a", name_en: "A", name_ja: "甲", keywords: ["support", { kind: "rapid", n: 2 }] }] };
  const [first] = entriesOf(cards as never, "en");
  expect(keywordsOf(cards as never, first!)).toEqual(["support", "rapid"]);
  expect(keywordsOf({ card: [] } as never, first!)).toEqual([]);
});
