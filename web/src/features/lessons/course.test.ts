import { describe, expect, it } from "vitest";
import type { Step, Task } from "../../lib/wire/types";
import { answered, atStep, isDone, NEW, refused, taskOf, undone } from "./course";

const text = (en: string) => ({ en, ja: en });
const task = (parts: Partial<Task>): Task => ({
  goal: text("do it"),
  any: [],
  refused: "",
  clause: "",
  mark: [],
  other: [],
  ...parts,
});
const step: Step = {
  id: "one",
  title: text("One"),
  text: text(""),
  wrong: text("no"),
  done: text("yes"),
  why: { clause: "X-1", en: "", ja: "" },
  position: {},
  moves: [],
  tells: [],
  scores: null,
  task: [
    task({
      any: ["play"],
      other: [
        { do: ["well"], en: "too", ja: "too", fine: true },
        { do: ["bad"], en: "not that", ja: "not that", fine: false },
      ],
    }),
    task({ refused: "fly", clause: "X-2" }),
    task({ any: ["set:1", "set:2"] }),
  ],
};

describe("a lesson", () => {
  it("goes on with what is wanted, answer by answer or as one gesture", () => {
    expect(taskOf(step, answered(step, NEW, ["play"]))).toBe(step.task[1]);
    const done = answered(step, NEW, ["play", "set:2"]);
    expect(isDone(step, done)).toBe(true);
    expect(done.done).toBe(1);
  });
  it("takes what is fine too, and says so", () => {
    expect(answered(step, NEW, ["well"])).toMatchObject({ task: 1, astray: 0, said: { en: "too" } });
  });
  it("goes astray with anything else, and comes back by undoing", () => {
    const lost = answered(step, answered(step, NEW, ["bad"]), ["play"]);
    expect(lost).toMatchObject({ task: 0, astray: 2, said: { en: "no" } });
    expect(answered(step, NEW, ["bad"]).said).toMatchObject({ en: "not that" });
    expect(undone(undone(lost))).toMatchObject({ task: 0, astray: 0, said: null, past: [] });
  });
  it("undoes what was right, too", () => {
    expect(undone(answered(step, NEW, ["play"]))).toMatchObject({ task: 0, past: [] });
    expect(undone(NEW)).toBe(NEW);
  });
  it("waits for the refusal that is to be seen", () => {
    const before = answered(step, NEW, ["play"]);
    expect(refused(step, before, "X-9")).toBe(before);
    expect(refused(step, before, "X-2").task).toBe(2);
    expect(answered(step, before, ["set:1"]).task).toBe(3);
  });
  it("is over when all is done: further answers don't matter", () => {
    const done = answered(step, NEW, ["play", "set:1"]);
    expect(answered(step, done, ["bad"])).toBe(done);
  });
  it("remembers how far it ever came", () => {
    expect(atStep(answered(step, NEW, ["play", "set:1"]), 0, "t2")).toMatchObject({
      step: 0,
      table: "t2",
      task: 0,
      done: 1,
    });
  });
});
