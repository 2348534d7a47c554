import { describe, expect, it } from "vitest";
import type { Analysis } from "../../lib/wire/types";
import { curves, momentAt, xOf, yOf } from "./graph";

const box = { width: 200, height: 100 };
const words = { en: "x", ja: "x" } as never;
const judged = (number: number, shares: number[]) => ({
  number,
  seat: 0,
  shares,
  chosen: { words, share: 0 },
  best: { words, share: 0 },
  spread: 0,
});
const analysis: Analysis = {
  version: 1,
  turns: [],
  accuracy: [1, null],
  judgements: [judged(1, [0.5, 0.5]), judged(6, [0.75, 0.25])],
};

describe("the graph of a game", () => {
  it("has a line per seat, from before the first answer to what came out", () => {
    expect(curves(analysis, [1, 0], 10, box)).toEqual([
      { seat: 0, path: "M0 50L100 25L200 0" },
      { seat: 1, path: "M0 50L100 75L200 100" },
    ]);
  });
  it("ends where the game was stopped", () => {
    expect(curves(analysis, [], 10, box)[0]?.path).toBe("M0 50L100 25");
  });
  it("leads back from a place to its moment", () => {
    for (const at of [0, 3, 10]) expect(momentAt(xOf(at, 10, box), 10, box)).toBe(at);
    expect(momentAt(-20, 10, box)).toBe(0);
    expect(momentAt(900, 10, box)).toBe(10);
    expect(xOf(0, 0, box)).toBe(0);
  });
  it("stays in its box", () => {
    expect([yOf(-1, box), yOf(2, box)]).toEqual([100, 0]);
  });
});
