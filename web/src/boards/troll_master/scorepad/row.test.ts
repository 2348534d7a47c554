import { expect, it } from "vitest";
import { acted, acting, actorOf, begin, nextRound, pass, pawnAt, place, planning, positionOf, setPool } from "./row";

const planned = [7, 12, 3].reduce(place, planning(begin(3, 1)));
const revealed = pass(pass(pass(planned)));
const pooled = [1, 2, 4, 3].reduce((row, count, kind) => setPool(row, kind, count), revealed);

it("is planned in turn, from the start player on", () => {
  expect(planned.pawns).toEqual([3, 7, 12]);
  expect(planned.turn).toBe(1);
  expect(pawnAt(planned, 12)).toBe(2);
});
it("leaves out who has passed, and gives the Broom to the rightmost", () => {
  expect(pass(planned).turn).toBe(2);
  expect(place(pass(planned), 14).turn).toBe(0);
  expect(revealed).toMatchObject({ phase: "reveal", broom: 2 });
});
it("asks the game only once all ten cards are named", () => {
  expect(positionOf(acting(revealed))).toBeNull();
  expect(positionOf(acting(pooled))).toMatchObject({ phase: "action", pool: [1, 2, 4, 3], broom: 2 });
});
it("is resolved from the right to the left", () => {
  const order = [];
  let row = acting(pooled);
  while (row.phase === "action") {
    order.push(actorOf(row));
    row = acted(row);
  }
  expect(order).toEqual([2, 1, 0]);
  expect(row.phase).toBe("scoring");
  expect(nextRound(row)).toMatchObject({ round: 2, start: 2, broom: 2, phase: "preparation", pool: [0, 0, 0, 0] });
});
it("lets a chain move the pawn", () => {
  expect(acted(acting(pooled), 5).pawns).toEqual([3, 7, 5]);
});
it("goes to the points where nobody could place a pawn", () => {
  expect(acting(pass(pass(pass(planning(begin(3, 0))))))).toMatchObject({ phase: "scoring", broom: 0 });
});
