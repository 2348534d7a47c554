import { expect, it } from "vitest";
import { wayOf } from "./landing";
import type { Placed } from "../types";

const card = { key: "a", x: 100, y: 200, w: 40, h: 60, turn: 90 } as Placed;
const ways = (...way: Parameters<typeof wayOf>) => wayOf(...way).map(({ transform }) => transform);

it("a card flies from the middle of where it was to its own place", () => {
  expect(ways(card, { key: "a", from: { x: 20, y: 30 } })).toEqual([
    "translate(0px, 0px) rotate(90deg) scale(1)",
    "translate(100px, 200px) rotate(90deg) scale(1)",
  ]);
});

it("it begins as large as it was there, about the same middle", () => {
  expect(ways(card, { key: "a", from: { x: 20, y: 30 }, width: 80 })[0]).toBe(
    "translate(0px, 0px) rotate(90deg) scale(2)",
  );
});
