import { describe, expect, it } from "vitest";
import { swiped } from "./fields";

const from = { x: 200, y: 300 };
const by = (x: number, y: number) => ({ x: from.x + x, y: from.y + y });

describe("a swipe over a field", () => {
  it("to the left shows the next one, to the right the one before", () => {
    expect([swiped(0, 3, from, by(-90, 10)), swiped(2, 3, from, by(90, -10))]).toEqual([1, 1]);
  });
  it("stops at one's own field and at the last", () => {
    expect([swiped(0, 3, from, by(90, 0)), swiped(2, 3, from, by(-90, 0))]).toEqual([0, 2]);
  });
  it("is neither a tap nor the page being scrolled", () => {
    expect([swiped(1, 3, from, by(20, 0)), swiped(1, 3, from, by(-90, 120))]).toEqual([1, 1]);
  });
});
