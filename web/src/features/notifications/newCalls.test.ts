import { expect, it } from "vitest";
import type { TableInfo } from "../../lib/wire/types";
import { newCalls } from "./newCalls";

const at = (table: string, more: Partial<TableInfo> = {}, people = ["p1", "p2"]) =>
  ({ table, chairs: people.map((person) => ({ person })), ...more }) as TableInfo;

it("calls once when it becomes one's turn, and once more when time runs out", () => {
  const waiting = [at("a"), at("b", { your_turn: true })];
  const asked = [at("a", { your_turn: true }), at("b", { your_turn: true, late: true })];
  expect(newCalls(waiting, asked).map(({ table, call }) => [table.table, call])).toEqual([
    ["a", "turn"],
    ["b", "late"],
  ]);
  expect(newCalls(asked, asked)).toEqual([]);
  expect(newCalls(null, asked)).toEqual([]);
});

it("calls nobody to bots", () => {
  expect(newCalls([at("a", {}, ["p1", ""])], [at("a", { your_turn: true }, ["p1", ""])])).toEqual([]);
});
