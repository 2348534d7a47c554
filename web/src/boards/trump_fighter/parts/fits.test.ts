import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Fits, LATE } from "./fits.svelte";
import type { TrumpFighterView } from "../view";

function viewOf(assist: number, ...fitting: string[]): TrumpFighterView {
  const techniques = ["a", "b"].map((id) => ({ id, hit: false, fits: fitting.includes(id) }));
  return { assist, fighters: [{ techniques }, { techniques: [] }] } as unknown as TrumpFighterView;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("with help 2 a technique glows at once", () => {
  const fits = new Fits();
  fits.follow(viewOf(2, "a"));
  expect([...fits.shown]).toEqual(["a"]);
  fits.follow(viewOf(2));
  expect([...fits.shown]).toEqual([]);
});

test("with help 1 it glows two seconds after it would hit, if it still would", () => {
  const fits = new Fits();
  fits.follow(viewOf(1, "a"));
  vi.advanceTimersByTime(LATE - 1);
  fits.follow(viewOf(1, "a", "b"));
  expect([...fits.shown]).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([...fits.shown]).toEqual(["a"]);
  fits.follow(viewOf(1, "a"));
  vi.advanceTimersByTime(LATE);
  expect([...fits.shown]).toEqual(["a"]);
});

test("what has been broken begins anew", () => {
  const fits = new Fits();
  fits.follow(viewOf(1, "a"));
  vi.advanceTimersByTime(LATE);
  fits.follow(viewOf(1));
  fits.follow(viewOf(1, "a"));
  expect([...fits.shown]).toEqual([]);
  fits.stop();
  vi.advanceTimersByTime(LATE);
  expect([...fits.shown]).toEqual([]);
});
