import { expect, it } from "vitest";
import { decisiveIn } from "./decisive";

const WON = { seats: [{ share: 1 }, { share: 0 }] };
const decidedIn = (...history: [number, number][]) =>
  decisiveIn(
    history.map((scores) => ({ scores, done: true })),
    WON,
  );

it("a game is decided when the winner goes ahead for good", () => {
  expect(decidedIn([0, 0], [3, 0], [3, 5], [7, 5], [9, 5])).toBe(3);
});

it("who was ahead all the time decided it where they gained most", () => {
  expect(decidedIn([1, 0], [2, 0], [9, 0], [9, 4])).toBe(2);
});

it("without scores it is the last move", () => {
  const history = [false, true, true, false].map((done) => ({ scores: [0, 0], done }));
  expect(decisiveIn(history, WON)).toBe(2);
});

it("a game that nobody has won, or everybody, isn't decided", () => {
  const history = [0, 1].map((one) => ({ scores: [one, one], done: true }));
  for (const share of [0, 0.5]) expect(decisiveIn(history, { seats: [{ share }, { share }] })).toBe(0);
});
