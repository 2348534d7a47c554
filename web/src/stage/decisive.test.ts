import { expect, it } from "vitest";
import { decisiveIn } from "./decisive";

const WON = { seats: [{ share: 1 }, { share: 0 }] };
const game = (...scores: [number, number][]) =>
  scores.map((one, nth) => ({ view: { scores: one, outcome: nth === scores.length - 1 ? WON : null }, news: [] }));

it("a game is decided when the winner goes ahead for good", () => {
  expect(decisiveIn(game([0, 0], [3, 0], [3, 5], [7, 5], [9, 5]))).toBe(3);
});

it("who was ahead all the time decided it where they gained most", () => {
  expect(decisiveIn(game([1, 0], [2, 0], [9, 0], [9, 4]))).toBe(2);
});

it("without scores it is the last move", () => {
  expect(decisiveIn(game([0, 0], [0, 0], [0, 0]))).toBe(1);
});

it("a game that nobody has won isn't decided", () => {
  const drawn = game([0, 0], [1, 1]).map((one) => ({ ...one, view: { ...one.view, outcome: { seats: [] } } }));
  expect(decisiveIn(drawn)).toBe(0);
});
