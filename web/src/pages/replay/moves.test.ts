import { render, screen } from "@testing-library/svelte";
import { expect, test } from "vitest";
import type { MoveInfo } from "../../lib/wire/types";
import Moves from "./Moves.svelte";

const entry = (number: number, intervention = ""): MoveInfo => ({
  number,
  seat: 0,
  words: null,
  intervention,
  scores: [0],
});
const props = { names: ["Ann"], at: 0, go: () => {} };

test("a resignation and a take-back are told apart", () => {
  render(Moves, { ...props, moves: [entry(1), entry(2, "resign")], knows: () => true });
  expect(screen.getByText("took back")).toBeTruthy();
  expect(screen.getByText("resigned")).toBeTruthy();
});

test("a resignation isn't hidden from those who don't see the seat's moves", () => {
  render(Moves, { ...props, moves: [entry(1, "resign")], knows: () => false });
  expect(screen.getByText("resigned")).toBeTruthy();
});
