import { expect, it } from "vitest";
import {
  begin,
  cast,
  CELLS,
  CHAIN,
  intercept,
  INTERCEPT,
  isFull,
  MAIN,
  onChain,
  onward,
  positionOf,
  seatOf,
  tap,
  TURN,
} from "./field";

it("goes through a turn to the other player's", () => {
  let field = begin(2, 1);
  for (const _ of TURN) field = onward(field);
  expect([field.turn, field.step, seatOf(field)]).toEqual([1, 0, 0]);
});
it("goes back to the first step for each interception, and on once nobody answers", () => {
  let field = cast({ ...begin(2, 0), step: MAIN });
  for (let step = 0; step < INTERCEPT; step++) field = onChain(field);
  field = intercept(field);
  expect(field.chain).toEqual({ step: 0, caster: 1 });
  for (const _ of CHAIN) field = onChain(field);
  expect([field.chain, field.step]).toEqual([null, MAIN]);
});
it("keeps marks until the chain is over", () => {
  const marked = tap(cast(begin(2, 0)), "3c", "mark");
  expect(tap(marked, "3c", "mark").marks).toEqual([]);
  expect(onChain({ ...marked, chain: { step: CHAIN.length - 1, caster: 0 } }).marks).toEqual([]);
});
it("has one circle in a cell, or none", () => {
  const one = tap(tap(begin(2, 0), "3c", 0), "3c", 1);
  expect(one.circles).toEqual({ "3c": 1 });
  expect(tap(one, "3c", 1).circles).toEqual({});
  expect(positionOf(one).players.map(({ field }) => field)).toEqual([[], ["3c dormant"]]);
  expect(isFull(CELLS.reduce((field, cell) => tap(field, cell, 0), begin(2, 0)))).toBe(true);
});
