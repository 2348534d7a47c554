import { expect, test } from "vitest";
import type { Words } from "../../wire/types";
import { banners, LENGTH, LONGEST } from "./motion";

function told(kind: string, args: Record<string, unknown>): Words {
  return { kind, en: "", ja: "", args, clause: "" };
}

const HIT = { seat: 1, technique: "okyo_cho", name: { en: "Even!", ja: "丁" }, value: 3, cards: ["H8", "D6"] };

test("a call is shouted, then come misses and hits in their order, within the time there is", () => {
  const news = [
    told("moved", { seat: 0 }),
    told("called", { callers: [0], proper: [], relieved: [] }),
    told("missed", { seat: 0, to: 1 }),
    told("hit", HIT),
    told("hit", HIT),
    told("drew", { seat: 0 }),
  ];
  const found = banners(news, "ja");
  expect(found.map((banner) => banner.kind)).toEqual(["call", "miss", "hit", "hit"]);
  expect(found[2]).toMatchObject({ seat: 1, technique: "okyo_cho", text: "丁", value: 3, cards: ["H8", "D6"], to: 1 });
  expect(found[1]).toMatchObject({ seat: 0, value: 2, to: 1 });
  expect(Math.max(...found.map((banner) => banner.delay)) + LENGTH).toBeLessThanOrEqual(LONGEST);
});

test("a shout has gone when the second banner after it comes, and lies on no technique for long", () => {
  const news = [told("called", { callers: [1], proper: [1], relieved: [] }), told("hit", HIT), told("hit", HIT)];
  const [shout, first, second] = banners(news, "en");
  expect(shout?.length).toBeLessThanOrEqual((second?.delay ?? 0) + 1);
  expect((shout?.length ?? 0) - (first?.delay ?? 0)).toBeLessThanOrEqual(150);
  expect(banners(news.slice(0, 1), "en")[0]?.length).toBe(LENGTH);
});

test("a joint call belongs to nobody", () => {
  expect(banners([told("called", { callers: [0, 1], proper: [0, 1], relieved: [] })], "en")[0]?.seat).toBeNull();
});

test("the end has its own", () => {
  expect(
    banners(
      [told("over", { reason: "knockout", totals: [10, 2], winner: 0, ending: { en: "Ha!", ja: "は！" } })],
      "en",
    )[0],
  ).toMatchObject({ kind: "over", seat: 0, text: "K.O.!", line: "Ha!" });
});
