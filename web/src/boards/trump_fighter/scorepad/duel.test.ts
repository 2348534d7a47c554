import { expect, it } from "vitest";
import { at, attack, begin, called, miscall, pick, positionOf, strike } from "./duel";

const set = { character: [{ id: "a" }, { id: "b" }, { id: "c" }] };
const duel = begin(2, 0, set);

it("has two different fighters", () => {
  expect(duel.characters).toEqual(["a", "b"]);
  expect(pick(duel, 0, "c").characters).toEqual(["c", "b"]);
  expect(pick(duel, 0, "b").characters).toEqual(["b", "a"]);
});
it("knows who called first, however their presses arrive", () => {
  const [early, late] = [
    { seat: 1, after: 2000 },
    { seat: 0, after: 2121 },
  ];
  expect(called([late, early], 120)).toEqual([early]);
});
it("calls it simultaneous where nobody could have reacted", () => {
  expect(
    called(
      [
        { seat: 1, after: 2000 },
        { seat: 0, after: 2120 },
      ],
      120,
    ).map(({ seat }) => seat),
  ).toEqual([0, 1]);
});
it("takes hits and miscalls back", () => {
  const hit = strike(duel, 0, "x");
  expect(hit.hits).toEqual([["x"], []]);
  expect(strike(hit, 0, "x").hits).toEqual([[], []]);
  const missed = miscall(attack(duel, [{ seat: 0, after: 1 }]), 0);
  expect([missed.misses, missed.miscalled]).toEqual([[0, 1], [0]]);
  expect(miscall(missed, 0).misses).toEqual([0, 0]);
});
it("is counted once the fighters are chosen", () => {
  expect(positionOf(duel)).toBeNull();
  expect(positionOf(at(duel, "check"))).toEqual({ characters: ["a", "b"], hit: [[], []], misses: [0, 0] });
});
