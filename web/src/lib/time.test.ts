import { describe, expect, it } from "vitest";
import { settings } from "./settings/index.svelte";
import { ago, clock, isLate, isLateOn, leftOn, parts } from "./time";

const HOUR = 3_600_000;

describe("time", () => {
  it("is taken apart into days, hours and minutes", () => {
    expect(parts(26 * HOUR + 61_000)).toEqual([1, 2, 1]);
    expect(parts(-5)).toEqual([0, 0, 0]);
  });
  it("on a clock is seconds at last, and days at first", () => {
    settings.lang = "en";
    expect(clock(61_500)).toBe("1:02");
    expect(clock(-1)).toBe("0:00");
    expect(clock(3 * HOUR)).toBe("3 h 0 min");
    settings.lang = "ja";
    expect(clock(50 * HOUR)).toBe("2日2時間");
    settings.lang = "en";
  });
  it("has passed", () => {
    expect(ago(0, 30_000)).toBe("just now");
    expect(ago(0, 5 * HOUR)).toBe("5 h ago");
  });
  it("runs out in its last quarter, of days in the last twelve hours", () => {
    expect(isLate(0, 60_000, 44_000)).toBe(false);
    expect(isLate(0, 60_000, 45_000)).toBe(true);
    expect(isLate(0, 100 * HOUR, 80 * HOUR)).toBe(false);
    expect(isLate(0, 100 * HOUR, 88 * HOUR)).toBe(true);
  });
});

it("a clock that runs shows what is left, one that stands what is kept, none nothing", () => {
  const clock = { since: 0, deadline: 100_000, bank: 300_000 };
  expect([leftOn(clock, 40_000), leftOn({ ...clock, deadline: null }, 40_000), leftOn(undefined, 0)]).toEqual([
    "1:00",
    "5:00",
    "",
  ]);
  expect([isLateOn(clock, 70_000), isLateOn(clock, 80_000), isLateOn(undefined, 0)]).toEqual([false, true, false]);
});
