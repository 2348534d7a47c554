import { expect, it } from "vitest";
import type { ReplayInfo } from "../../wire/api";
import { decisiveOf } from "./session.svelte";

const replay = (...scores: [number, number][]) =>
  ({
    moments: [{ view: { scores: [0, 0] } }],
    moves: scores.map((after, nth) => ({ number: nth + 1, seat: nth % 2, words: null, scores: after })),
    outcome: { reason: "", seats: [{ share: 0 }, { share: 1 }] },
  }) as unknown as ReplayInfo;

it("a replay that is seen from its decisive move begins where the winner went ahead for good", () => {
  expect(decisiveOf(replay([2, 0], [2, 3], [4, 3], [4, 5], [4, 6]))).toBe(4);
});

it("where nothing tells, it begins at its beginning", () => {
  expect(decisiveOf({ ...replay([1, 0]), outcome: null })).toBe(0);
});

it("a game that somebody gave up has no decisive move", () => {
  const given = replay([2, 0], [2, 3]);
  expect(decisiveOf({ ...given, outcome: { ...given.outcome!, reason: "concede" } })).toBe(0);
});
