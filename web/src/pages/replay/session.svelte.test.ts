import { flushSync } from "svelte";
import { expect, it, vi } from "vitest";
import type { ReplayInfo } from "../../lib/wire/types";
import { decisiveOf, ReplaySession } from "./session.svelte";

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

it("while it runs, the next moment waits until the board has walked somebody through this one", async () => {
  vi.useFakeTimers();
  const found = { ...replay([1, 0], [2, 0], [3, 0]), game: "go", cards: "", length: 4, sitters: [] };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(found)));
  const session = new ReplaySession(() => ({ table: "t1", game: 1, at: null }));
  const leave = $effect.root(() => session.attend());
  await vi.waitFor(() => expect(session.last).toBe(3));
  const waiting = (time: number) => {
    flushSync();
    vi.advanceTimersByTime(time);
    return session.at;
  };
  session.running = true;
  expect(waiting(1100)).toBe(1);
  session.walking = true;
  expect(waiting(10_000)).toBe(1);
  session.walking = false;
  expect([waiting(1000), waiting(100)]).toEqual([1, 2]);
  leave();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
