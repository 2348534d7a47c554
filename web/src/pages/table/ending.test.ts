import { expect, it } from "vitest";
import { botsBy, cueOf, howOf } from "./ending";

const ended = (reason: string, ...shares: number[]) =>
  howOf({ reason, seats: shares.map((share) => ({ score: 0, parts: {}, rank: 1, share })) });

it.each([
  ["played", "six_rounds", [1, 0]],
  ["played", "six_rounds", [0.5, 0.5, 0]],
  ["drawn", "turn_limit", [0.5, 0.5]],
  ["drawn", "time_up", [0, 0]],
  ["resigned", "resigned", [0, 1]],
  ["resigned", "concede", [1, 0]],
  ["resigned", "resign", [1, 0]],
  ["resigned", "resigned", [0]],
  ["alone", "six_rounds", [1]],
  ["alone", "six_rounds", [0]],
] as const)("a game that is %s by %s", (how, reason, shares) => {
  expect(ended(reason, ...shares)).toBe(how);
});

it("knows the seats where a bot played on, but not where giving up was the end", () => {
  const chairs = [{ person: "a" }, { person: "b", gave_up: true }, { level: "normal" }];
  const seats = [0, 1, 0].map((share) => ({ score: 0, parts: {}, rank: 1, share }));
  expect(botsBy({ reason: "six_rounds", seats }, chairs)).toEqual([1]);
  expect(botsBy({ reason: "resigned", seats }, chairs)).toEqual([]);
});

it.each([
  ["win", [1, 0], 0],
  ["win", [0.5, 0.5, 0], 1],
  ["loss", [1, 0], 1],
  ["end", [0.5, 0.5], 0],
  ["end", [1, 0], null],
  ["end", [1], 0],
] as const)("sounds like %s", (cue, shares, seat) => {
  const seats = shares.map((share) => ({ score: 0, parts: {}, rank: 1, share }));
  expect(cueOf({ reason: "six_rounds", seats }, seat)).toBe(cue);
});
