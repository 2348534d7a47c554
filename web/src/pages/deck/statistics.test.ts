import { expect, it } from "vitest";
import type { CardEntry } from "../../stage/cardbook";
import { fulfils, kindsOf } from "./statistics";

const card = (id: string, ...facts: [string, string][]) => ({ id, facts }) as unknown as CardEntry;
const cards = [
  card("a", ["caster", "Ann"], ["icons", "sun, moon"]),
  card("b", ["caster", "Bob"], ["icons", "sun"]),
  card("c", ["caster", "Bob"], ["cost", "3"]),
];

it("counts copies by what is printed on the cards, the most first", () => {
  const counts = new Map([
    ["a", 1],
    ["b", 2],
  ]);
  expect(kindsOf(cards, counts, ["caster", "icons", "cost"], ", ")).toEqual([
    {
      fact: "caster",
      values: [
        { value: "Bob", count: 2 },
        { value: "Ann", count: 1 },
      ],
    },
    {
      fact: "icons",
      values: [
        { value: "sun", count: 3 },
        { value: "moon", count: 1 },
      ],
    },
  ]);
});
it("lets through what has everything that is wished for", () => {
  expect(cards.filter((one) => fulfils(one, { caster: "Bob", icons: "sun" }, ", ")).map((one) => one.id)).toEqual([
    "b",
  ]);
  expect(cards.filter((one) => fulfils(one, { caster: "", icons: "" }, ", "))).toHaveLength(3);
});
