import { expect, it } from "vitest";
import {
  begin,
  cells,
  flip,
  flipAll,
  flipEther,
  isOver,
  lay,
  positionOf,
  roundOf,
  seatOf,
  takeAway,
  whereIs,
} from "./fields";

const angel = (card: string, chips = 0) => ({ card, side: "white" as const, chips });
const four = ["nw", "ne", "sw", "se"].reduce((fields, cell) => lay(fields, 0, cell, angel(cell)), begin(2, 1));

it("goes round six times, from whoever begins", () => {
  expect(seatOf(begin(3, 2))).toBe(2);
  expect(seatOf({ ...begin(3, 2), turn: 1 })).toBe(0);
  expect(roundOf({ ...begin(3, 2), turn: 3 })).toBe(2);
  expect(isOver({ ...begin(2, 0), turn: 11 })).toBe(false);
  expect(isOver({ ...begin(2, 0), turn: 12 })).toBe(true);
});
it("opens the lines around a full block, and then only the one that was begun", () => {
  expect(cells(begin(2, 0).players[0]!)).toHaveLength(4);
  expect(cells(four.players[0]!)).toHaveLength(12);
  expect(cells(lay(four, 0, "east_n", angel("x")).players[0]!).slice(4)).toEqual(["east_n", "east_s"]);
});
it("flips what no chips hold, and never the stand-in", () => {
  const mixed = lay(lay(four, 0, "ne", angel("ne", 1)), 0, "sw", { card: "reference", side: null, chips: 0 });
  const sides = Object.values(flipAll(mixed, 0).players[0]!.field).map(({ side }) => side);
  expect(sides).toEqual(["black", "white", null, "black"]);
  expect(flip(mixed, 0, "ne")).toEqual(mixed);
});
it("swaps ether, and takes cards away", () => {
  const rich = { ...four, players: [{ ...four.players[0]!, light: 7, dark: 1 }, four.players[1]!] };
  expect(flipEther(rich, 0).players[0]).toMatchObject({ light: 1, dark: 7 });
  expect(Object.keys(takeAway(four, 0, "nw").players[0]!.field)).toEqual(["ne", "sw", "se"]);
});
it("knows where a card lies; everybody has a stand-in", () => {
  expect(whereIs(four, 1, "nw")).toBe(0);
  const stood = lay(four, 1, "nw", { card: "reference", side: null, chips: 0 });
  expect(whereIs(stood, 0, "reference")).toBeNull();
  expect(whereIs(stood, 1, "reference")).toBe(1);
});
it("is laid as if it ended now", () => {
  const { turn, start_seat, players } = positionOf(
    lay(begin(2, 1), 0, "nw", { card: "reference", side: null, chips: 0 }),
  );
  expect({ turn, start_seat }).toEqual({ turn: 12, start_seat: 1 });
  expect(players[0]).toEqual({ light: 4, dark: 4, field: { nw: { card: "reference" } } });
});
