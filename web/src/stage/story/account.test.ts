import { expect, it } from "vitest";
import type { Words } from "../../lib/wire/types";
import { accountOf, lastOf } from "./account";

const told = (...kinds: string[]): Words[] => kinds.map((kind) => ({ kind, en: kind, ja: kind, args: {}, clause: "" }));
const kinds = (words: readonly Words[]) => words.map(({ kind }) => kind);
const minor = new Set(["drew"]);

it("an account leaves out what goes without saying, unless that is all", () => {
  expect(kinds(accountOf(told("drew", "placed"), minor))).toEqual(["placed"]);
  expect(kinds(accountOf(told("drew"), minor))).toEqual(["drew"]);
});

it("of what somebody did in a row, the last counts that doesn't go without saying", () => {
  expect(kinds(lastOf([told("kept"), told("drew", "placed"), told("drew")], minor))).toEqual(["placed"]);
  expect(kinds(lastOf([told("drew")], minor))).toEqual(["drew"]);
});

it("what only leads to something else is told where nothing else came of it", () => {
  const leads = new Set(["called"]);
  expect(kinds(lastOf([told("called", "hit", "drew")], minor, leads))).toEqual(["hit"]);
  expect(kinds(lastOf([told("called", "drew")], minor, leads))).toEqual(["called"]);
});
