import { expect, test } from "vitest";
import type { Words } from "../../lib/wire/types";
import { isSettling, LENGTH, LONGEST, patterns, SLOWLY, sprites, waits } from "./motion";
import { cellRect, plan } from "./plan";

const at = plan(
  { viewer: 0 },
  { width: 1000, height: 700, narrow: false, lang: "en", seat: 0, names: ["Ada", "Bo"], cards: {} },
);

function told(kind: string, args: Record<string, unknown>): Words {
  return { kind, en: "", ja: "", args, clause: "" };
}

test("a shot flies from its owner's deck to its cell", () => {
  const [shot] = sprites([told("shot", { seat: 1, cell: "3c" })], at);
  expect(shot).toMatchObject({ kind: "orb", from: at.piles[1].deck, to: cellRect(at, "3c"), delay: 0 });
});

test("a spell's pattern opens over the cell that it is cast in, and nowhere else", () => {
  const news = [told("shot", { seat: 0, cell: "1a" }), told("cast", { seat: 1, cell: "3c", card: "ast_orbit" })];
  expect(patterns(news, at)).toMatchObject([{ card: "ast_orbit", seat: 1, cell: cellRect(at, "3c") }]);
  expect(patterns([told("cast", { seat: 1, cell: "3c" })], at)).toEqual([]);
});

test("a long chain takes no longer than a short one may", () => {
  const many = sprites(
    Array.from({ length: 40 }, () => told("settled", { seat: 0, cell: "1a" })),
    at,
  );
  expect(many).toHaveLength(40);
  expect(Math.max(...many.map((sprite) => sprite.delay))).toBeLessThan(LONGEST);
});

test("what has no place on the table makes no sprite", () => {
  expect(
    sprites([told("turn", { number: 3 }), told("drew", { seat: 0, n: 1 }), told("shot", { seat: 0 })], at),
  ).toEqual([]);
});

test("a contested cell shows both strengths", () => {
  expect(sprites([told("fought", { cell: "2b", strength: [2, 1] })], at)[0]?.text).toBe("2 : 1");
  expect(sprites([told("fought", { cell: "2b", strength: [] })], at)[0]?.text).toBe("");
});

test("a card that is laid or moved isn't seen where it goes before it has landed", () => {
  const flying = sprites(
    [told("placed", { seat: 0, cell: "2b" }), told("moved", { seat: 0, cell: "3c", to: "3d" })],
    at,
  );
  expect([...waits(flying).keys()]).toEqual(["2b", "3d"]);
  expect(waits(flying).get("2b")).toBeLessThan(LENGTH);
  expect([...waits(sprites([told("recalled", { seat: 0, cell: "2b" })], at)).keys()]).toEqual([]);
});

test("slowly, everything takes longer in the same order", () => {
  const news = ["1a", "2b", "3c"].map((cell) => told("settled", { seat: 0, cell }));
  const [quick, slow] = [sprites(news, at), sprites(news, at, SLOWLY)];
  expect(slow.map(({ delay }) => delay)).toEqual(quick.map(({ delay }) => delay * SLOWLY));
  expect([isSettling(quick), isSettling(quick.slice(1, 2))]).toEqual([true, false]);
});

test("a cell is seen as it was until its turn comes; where only shots land there is nothing to wait for", () => {
  const flying = sprites(
    [
      told("shot", { seat: 0, cell: "3c" }),
      told("fought", { cell: "3c", strength: [2, 1] }),
      told("fell", { seat: 1, cell: "3c" }),
      told("settled", { seat: 0, cell: "4d" }),
      told("shot", { seat: 0, cell: "1a" }),
    ],
    at,
  );
  const found = waits(flying);
  expect([...found.keys()]).toEqual(["3c", "4d"]);
  expect(found.get("3c")).toBeGreaterThan(flying[1]?.delay ?? Infinity);
  expect(found.get("4d")).toBeGreaterThan(found.get("3c") ?? Infinity);
  expect(Math.max(...found.values())).toBeLessThan(LONGEST);
});
