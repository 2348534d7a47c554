import { expect, it } from "vitest";
import { begin, capture, captured, onward, PHASES, positionOf, seatOf } from "./areas";

it("goes through the phases of a turn to the next player's", () => {
  let areas = begin(3, 2);
  for (const _ of PHASES) areas = onward(areas);
  expect([areas.turn, areas.phase, seatOf(areas)]).toEqual([1, 0, 0]);
});
it("counts cards in and out, never below none", () => {
  const areas = capture(capture(begin(3, 0), 1, "priest", 1), 2, "priest", 1);
  expect(captured(areas, "priest")).toBe(2);
  expect(capture(capture(areas, 1, "priest", -1), 1, "priest", -1).points[1]).toEqual({ priest: 0 });
});
it("is laid with empty hands, so that it ends", () => {
  const areas = capture(capture(capture(begin(3, 1), 0, "priest", 1), 0, "priest", 1), 0, "ghost", 1);
  expect(positionOf(areas)).toMatchObject({ seats: 3, first: 1 });
  expect(positionOf(areas).players[0]).toEqual({ hand: "", deck: "", points: "priest priest ghost" });
});
