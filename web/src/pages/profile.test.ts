import { expect, it } from "vitest";
import type { GameResult } from "../lib/wire/types";
import { toldTo } from "./profile";

const result: GameResult = {
  table: "t",
  number: 1,
  game: "go",
  time: 5,
  reason: "over",
  places: [
    { person: "ann", name: "Ann", score: 3, rank: 1, share: 1, rating: { before: 1500.4, after: 1512.6 } },
    { person: "bob", name: "Bob", score: 2, rank: 2, share: 0 },
    { level: "hard", score: 2, rank: 2, share: 0 },
  ],
};

it("tells a game from one player's side", () => {
  const ann = toldTo("ann", result);
  expect([ann.verdict, ann.change, ann.others.length]).toEqual(["won", 13, 2]);
  expect([toldTo("bob", result).verdict, toldTo("bob", result).change]).toEqual(["lost", null]);
});
it("is lost by whoever gave up, even where a bot won it for him", () => {
  const [first, ...others] = result.places;
  expect(toldTo("ann", { ...result, places: [{ ...first!, gave_up: true }, ...others] }).verdict).toBe("lost");
});
it("is nobody's who wasn't there", () => {
  expect(toldTo("cyd", result).own).toBeNull();
});
