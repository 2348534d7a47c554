import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  daily,
  dayOf,
  fresh,
  isOver,
  isSolved,
  isTold,
  keepSolved,
  nextOf,
  signed,
  solvedOf,
  spokenOf,
  trying,
  winsOf,
} from "./solving";

const reason = (weight: number) => ({ term: "t", thing: "", seat: 0, weight, text: { en: "", ja: "" } });
const puzzle = {
  answers: [
    { action: "best", share: 0.6, reasons: [reason(2), reason(-0.5)] },
    { action: "second", share: 0.45, reasons: [reason(-1.5)] },
    { action: "worst", share: 0.1, reasons: [reason(0.5)] },
  ],
};

describe("solving", () => {
  it("goes on until the solution is found", () => {
    const once = trying(puzzle, fresh, "worst");
    expect(isOver(puzzle, once)).toBe(false);
    expect(spokenOf(puzzle, once)?.action).toBe("worst");
    const twice = trying(puzzle, once, "best");
    expect(isSolved(puzzle, twice)).toBe(true);
    expect(trying(puzzle, twice, "second")).toBe(twice);
  });
  it("knows no answer that isn't one", () => expect(trying(puzzle, fresh, "other")).toBe(fresh));
  it("isn't solved by somebody who was shown the solution", () => {
    const shown = { ...fresh, shown: true };
    expect(isSolved(puzzle, shown)).toBe(false);
    expect(isOver(puzzle, shown)).toBe(true);
    expect(spokenOf(puzzle, shown)?.action).toBe("best");
  });
  it("compares wins with the solution's, and the solution's with the next best", () => {
    const wins = puzzle.answers.map((one) => winsOf(puzzle, one));
    expect(wins.map(({ here, there }) => [here, there])).toEqual([
      [60, 45],
      [45, 60],
      [10, 60],
    ]);
  });
  it("knows whether the reasons tell why", () => {
    expect(isTold(puzzle.answers[0]!, true)).toBe(true);
    expect(isTold(puzzle.answers[1]!, false)).toBe(true);
    expect(isTold(puzzle.answers[2]!, false)).toBe(false);
  });
  it("prints signs", () => expect([signed(2.06), signed(-0.8)]).toEqual(["+2.1", "−0.8"]));
});

describe("the puzzle of a day", () => {
  const games = [
    { id: "a", count: 30 },
    { id: "none", count: 0 },
    { id: "b", count: 28 },
  ];
  it("takes the games in turn, and every puzzle before one comes again", () => {
    const days = Array.from({ length: 60 }, (_, day) => daily(20_000 + day, games)!);
    expect(days.slice(0, 4).map(({ game }) => game)).toEqual(["a", "b", "a", "b"]);
    expect(new Set(days.filter(({ game }) => game === "a").map(({ number }) => number)).size).toBe(30);
    expect(new Set(days.filter(({ game }) => game === "b").map(({ number }) => number)).size).toBe(28);
  });
  it("is none where there are no puzzles", () => expect(daily(1, [])).toBeNull());
  it("changes at midnight of one's own calendar", () => {
    expect(dayOf(new Date(2026, 10, 17, 0, 0)) - dayOf(new Date(2026, 10, 16, 23, 59))).toBe(1);
  });
});

describe("what is solved", () => {
  beforeEach(() => {
    const store = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => store.get(key) ?? null,
      setItem: (key: string, value: string) => store.set(key, value),
    });
  });
  it("is kept by game", () => {
    keepSolved("a", 3);
    keepSolved("a", 3);
    keepSolved("b", 1);
    expect([...solvedOf("a")]).toEqual([3]);
    expect([...solvedOf("c")]).toEqual([]);
  });
  it("is passed over by the next one", () => {
    expect(nextOf(2, 4, new Set([3]))).toBe(4);
    expect(nextOf(4, 4, new Set([4, 1]))).toBe(2);
    expect(nextOf(1, 2, new Set([1, 2]))).toBeNull();
  });
});
