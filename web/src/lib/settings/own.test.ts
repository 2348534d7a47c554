import { afterEach, expect, it } from "vitest";
import { OwnSettings } from "./own.svelte";

const KEY = "dengen.settings.go";
afterEach(() => localStorage.clear());

it("what is chosen is kept for the game, the rest stays as it was at first", () => {
  new OwnSettings<{ handicap: number; komi: boolean }>("go", { handicap: 0, komi: true }).set("handicap", 4);
  const later = new OwnSettings<{ handicap: number; komi: boolean }>("go", { handicap: 0, komi: true });
  expect([later.get("handicap"), later.get("komi")]).toEqual([4, true]);
  expect(localStorage.getItem(KEY)).toBe('{"handicap":4}');
});

it("something else that is kept there does no harm", () => {
  localStorage.setItem(KEY, "{");
  expect(new OwnSettings("go", { handicap: 2 }).get("handicap")).toBe(2);
});
