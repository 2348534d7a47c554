import { expect, it } from "vitest";
import type { Sprite } from "../motion";
import { joined, stepped, type Walk } from "./walk";

const sprite = (key: string) => ({ key }) as Sprite;
const walk = (nth: number, cells: string[]): Walk => ({
  nth,
  flying: cells.map((_, at) => sprite(String(at))),
  befores: cells.map((cell, at) => ({ cell, nth: at, cards: [] })),
});

it("goes step by step to its end", () => {
  const first = walk(0, ["1a", "1b"]);
  expect([stepped(first)?.nth, stepped({ ...first, nth: 1 })]).toEqual([1, null]);
});

it("keeps every step that nobody has seen yet when more happens", () => {
  const both = joined(walk(1, ["1a", "1b"]), walk(0, ["1a", "2c"]));
  expect([both.nth, both.flying.length, new Set(both.flying.map(({ key }) => key)).size]).toEqual([1, 4, 4]);
  expect(both.befores.map(({ cell, nth }) => [cell, nth])).toEqual([
    ["1b", 1],
    ["1a", 2],
    ["2c", 3],
  ]);
});

it("shows a cell as it was at first, if it changes twice", () => {
  const both = joined(walk(0, ["1a"]), walk(0, ["1a"]));
  expect(both.befores).toEqual([{ cell: "1a", nth: 0, cards: [] }]);
});
