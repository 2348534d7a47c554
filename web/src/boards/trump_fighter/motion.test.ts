import { expect, test, vi } from "vitest";
import type { Words } from "../../lib/wire/types";
import { Arrivals } from "./parts/arrivals.svelte";
import { banners, lasts, MOST, seenAt } from "./motion";

function told(kind: string, args: Record<string, unknown>): Words {
  return { kind, en: "", ja: "", args, clause: "" };
}

const HIT = { seat: 1, technique: "okyo_cho", name: { en: "Even!", ja: "丁" }, value: 3, cards: ["H8", "D6"] };

test("a call is shouted, then come misses and hits in their order, each read before the next comes", () => {
  const news = [
    told("moved", { seat: 0 }),
    told("called", { callers: [0], proper: [], relieved: [] }),
    told("missed", { seat: 0, to: 1 }),
    told("hit", HIT),
    told("hit", HIT),
    told("over", { reason: "knockout", totals: [2, 11], winner: 1 }),
  ];
  const found = banners(news, "ja");
  expect(found.map((banner) => banner.kind)).toEqual(["call", "miss", "hit", "hit", "over"]);
  expect(found[2]).toMatchObject({ seat: 1, technique: "okyo_cho", text: "丁", value: 3, cards: ["H8", "D6"], to: 1 });
  expect(found[1]).toMatchObject({ seat: 0, value: 2, to: 1 });
  for (const [nth, banner] of found.entries()) {
    const next = found[nth + 1];
    if (next) expect(next.delay - banner.delay).toBeGreaterThanOrEqual(400);
    if (next) expect(banner.delay + banner.length - next.delay).toBeLessThanOrEqual(150);
  }
  expect(lasts(news)).toBe((found.at(-1)?.delay ?? 0) + (found.at(-1)?.length ?? 0));
});

test("of many techniques at once, each comes sooner", () => {
  const news = [
    told("called", { callers: [0], proper: [0], relieved: [] }),
    ...Array.from({ length: 8 }, () => told("hit", HIT)),
  ];
  expect(lasts(news)).toBeLessThanOrEqual(MOST + 150);
});

test("what a call brought sounds when it is seen", () => {
  const hit = told("hit", HIT);
  const news = [told("called", { callers: [1], proper: [1], relieved: [] }), hit, told("drew", { seat: 0 })];
  const [shout, cut] = banners(news, "en");
  expect(seenAt(news[0] as Words, news)).toBe(shout?.delay);
  expect(seenAt(hit, news)).toBe(cut?.delay);
  expect(seenAt(news[2] as Words, news)).toBeUndefined();
});

test("a bar counts what has come to it, not what is on its way", () => {
  vi.useFakeTimers();
  const arrivals = new Arrivals();
  arrivals.follow([told("called", { callers: [0] }), told("missed", { seat: 0, to: 1 }), told("hit", HIT)], false);
  expect([arrivals.missesTo(1), arrivals.missesTo(0), arrivals.has("okyo_cho")]).toEqual([1, 0, true]);
  vi.advanceTimersByTime(lasts([told("called", { callers: [0] }), told("missed", { seat: 0, to: 1 })]));
  expect([arrivals.missesTo(1), arrivals.has("okyo_cho")]).toEqual([0, true]);
  vi.advanceTimersByTime(MOST);
  expect(arrivals.has("okyo_cho")).toBe(false);
  arrivals.follow([told("hit", HIT)], false);
  arrivals.all();
  expect(arrivals.has("okyo_cho")).toBe(false);
  arrivals.follow([told("hit", HIT)], true);
  expect(arrivals.has("okyo_cho")).toBe(false);
  vi.useRealTimers();
});

test("a joint call belongs to nobody", () => {
  expect(banners([told("called", { callers: [0, 1], proper: [0, 1], relieved: [] })], "en")[0]?.seat).toBeNull();
});

test("at the end the winner has the word; how it ended is said once, by the finale", () => {
  const over = { reason: "knockout", totals: [10, 2], winner: 0 };
  const [spoken] = banners([told("over", { ...over, ending: { en: "Ha!", ja: "は！" } })], "en");
  expect(spoken).toMatchObject({ kind: "over", seat: 0, text: "", line: "Ha!" });
  for (const reason of ["knockout", "time_up"])
    expect(banners([told("over", { ...over, reason })], "en")[0]?.text).not.toMatch(/K\.O|time/i);
});
