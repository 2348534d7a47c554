import { expect, test } from "vitest";
import type { Words } from "../../lib/wire/types";
import { story } from "./story";

const told = (kind: string, args: Record<string, unknown>): Words => ({ kind, en: "", ja: "", args, clause: "" });
const called = (...callers: number[]) => told("called", { callers });
const drew = told("drew", { seat: 0 });

test("a call is the caller's doing, unless somebody hit; two who call at once are nobody", () => {
  expect(story.doerOf([called(1), drew])).toBe(1);
  expect(story.doerOf([called(0), told("hit", { seat: 1 }), drew])).toBe(1);
  expect(story.doerOf([called(0), told("missed", { seat: 0, to: 1 })])).toBe(0);
  expect(story.doerOf([called(0, 1), drew])).toBeNull();
  expect(story.doerOf([told("stage", { stage: "check" })])).toBeNull();
});
