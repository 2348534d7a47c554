import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Words } from "../../lib/wire/types";
import { BEATS, doerOf, doersOf, MoveQueue } from "./moveQueue.svelte";
import type { TableMoment } from "../../lib/wire/tableState.svelte";
import type { Pace } from "../../lib/settings/types";

const ME = 0;
const did = (seat: number | null, kind = "placed"): Words => ({
  kind,
  en: `${kind} by ${seat}`,
  ja: "",
  clause: "",
  args: seat === null ? {} : { seat },
});
const moment = (view: string, ...news: Words[]): TableMoment<string> => ({ view, question: null, news, told: 0 });

function queueAt(pace: Pace, seat: number | null = ME) {
  const heard: string[] = [];
  const queue = new MoveQueue<string>({
    pace: () => pace,
    seat: () => seat,
    doerOf,
    onShow: ({ view }) => heard.push(view),
  });
  queue.begin(moment("start"));
  return { queue, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("one's own move is shown at once, another's is announced first", () => {
  const { queue } = queueAt("brisk");
  queue.take(moment("mine", did(ME)));
  expect([queue.shown?.view, queue.busy]).toEqual(["mine", false]);
  vi.advanceTimersByTime(BEATS.brisk.settle);
  queue.take(moment("theirs", did(1)));
  expect([queue.shown?.view, queue.announced?.view]).toEqual(["mine", "theirs"]);
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect([queue.shown?.view, queue.announced]).toEqual(["theirs", null]);
  vi.advanceTimersByTime(BEATS.brisk.settle);
  expect(queue.busy).toBe(false);
});

it("one's own move is seen to its end before somebody else's scene begins, unless it is clicked through", () => {
  const { queue } = queueAt("brisk");
  queue.take(moment("mine", did(ME)));
  queue.take(moment("theirs", did(1)));
  vi.advanceTimersByTime(BEATS.brisk.settle - 1);
  expect([queue.shown?.view, queue.announced, queue.busy]).toEqual(["mine", null, true]);
  vi.advanceTimersByTime(1);
  expect(queue.announced?.view).toBe("theirs");
  vi.runAllTimers();
  queue.take(moment("mine again", did(ME)));
  queue.take(moment("theirs again", did(1)));
  expect(queue.skip()).toBe(true);
  expect([queue.shown?.view, queue.busy]).toEqual(["theirs again", false]);
});

it("while somebody is walked through what is shown, nothing else is; what came since follows, one after the other", () => {
  const { queue, heard } = queueAt("brisk");
  queue.take(moment("settling", did(1)));
  vi.advanceTimersByTime(BEATS.brisk.announce);
  queue.walk(true);
  queue.take(moment("theirs", did(1)));
  queue.take(moment("mine", did(ME)));
  vi.runAllTimers();
  expect([queue.shown?.view, queue.announced, queue.busy]).toEqual(["settling", null, true]);
  expect(queue.skip()).toBe(false);
  queue.walk(false);
  expect([queue.shown?.view, queue.announced?.view]).toEqual(["settling", "theirs"]);
  vi.runAllTimers();
  expect([heard, queue.busy]).toEqual([["settling", "theirs", "mine"], false]);
});

it("who sees everything at once is walked through each thing, too", () => {
  const { queue } = queueAt("instant");
  queue.take(moment("settling", did(1)));
  queue.walk(true);
  for (const view of ["also settling", "after that"]) queue.take(moment(view, did(1)));
  vi.runAllTimers();
  expect(queue.shown?.view).toBe("settling");
  queue.walk(false);
  expect(queue.shown?.view).toBe("also settling");
  queue.walk(true);
  vi.runAllTimers();
  expect(queue.shown?.view).toBe("also settling");
  queue.walk(false);
  expect([queue.shown?.view, queue.busy]).toEqual(["after that", false]);
});

it("a walk that is left early cuts no scene short, and one that nothing waits for ends without a trace", () => {
  const { queue } = queueAt("brisk");
  queue.take(moment("settling", did(1)));
  queue.take(moment("theirs", did(1)));
  vi.advanceTimersByTime(BEATS.brisk.announce);
  queue.walk(true);
  queue.walk(false);
  expect(queue.announced).toBeNull();
  vi.advanceTimersByTime(BEATS.brisk.settle);
  expect(queue.announced?.view).toBe("theirs");
  vi.runAllTimers();
  queue.walk(true);
  queue.walk(false);
  expect([queue.shown?.view, queue.busy, queue.walking]).toEqual(["theirs", false, false]);
});

it("another table ends the walk through the last one, and what led to it isn't shown", () => {
  const { queue } = queueAt("brisk");
  queue.take(moment("settling", did(1)));
  vi.runAllTimers();
  queue.walk(true);
  queue.take(moment("theirs", did(1)));
  queue.begin(moment("rematch", did(1), did(ME)));
  expect([queue.shown?.view, queue.shown?.news, queue.walking]).toEqual(["rematch", [], false]);
  queue.walk(false);
  queue.take(moment("mine", did(ME)));
  expect([queue.shown?.view, queue.busy]).toEqual(["mine", false]);
});

it("what is seen again while one is walked through it begins when the walk is over", () => {
  const { queue } = queueAt("brisk");
  queue.take(moment("mine", did(ME)));
  queue.take(moment("settling", did(1)));
  vi.runAllTimers();
  queue.walk(true);
  queue.seeAgain();
  expect([queue.shown?.view, queue.announced]).toEqual(["mine", null]);
  queue.walk(false);
  expect(queue.announced?.view).toBe("settling");
});

it("a scene at the normal pace takes between 0.6 and 1 s", () => {
  const { announce, settle } = BEATS.brisk;
  expect(announce + settle).toBeGreaterThanOrEqual(600);
  expect(announce + settle).toBeLessThanOrEqual(1000);
});

it("moves that come together are shown one after the other", () => {
  const { queue, heard } = queueAt("brisk");
  queue.take(moment("a", did(1)));
  queue.take(moment("b", did(2)));
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect(heard).toEqual(["a"]);
  vi.runAllTimers();
  expect(heard).toEqual(["a", "b"]);
});

it("a click through shows the last table at once, without what would fly", () => {
  const { queue } = queueAt("calm");
  queue.take(moment("a", did(1)));
  queue.take(moment("b", did(2)));
  expect(queue.skip()).toBe(true);
  expect([queue.shown?.view, queue.shown?.news, queue.busy]).toEqual(["b", [], false]);
  expect(queue.since.map(({ view }) => view)).toEqual(["a", "b"]);
  expect(queue.skip()).toBe(false);
});

it("what others did since one's last answer is played again, and only then", () => {
  const { queue, heard } = queueAt("instant");
  queue.take(moment("mine", did(ME)));
  queue.take(moment("a", did(1)));
  queue.take(moment("b", did(2)));
  expect(queue.canSeeAgain).toBe(true);
  heard.length = 0;
  queue.seeAgain();
  vi.runAllTimers();
  expect(heard).toEqual(["a", "b"]);
  expect(queue.since).toHaveLength(2);
  queue.answer();
  queue.take(moment("mine too", did(ME)));
  expect([queue.since, queue.canSeeAgain]).toEqual([[], false]);
});

it("is played again scene by scene, even by those who see everything at once", () => {
  const { queue } = queueAt("instant");
  queue.take(moment("mine", did(ME)));
  queue.take(moment("a", did(1)));
  queue.seeAgain();
  expect([queue.shown?.view, queue.announced?.view]).toEqual(["mine", "a"]);
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect([queue.shown?.view, queue.announced]).toEqual(["a", null]);
  vi.runAllTimers();
  queue.take(moment("b", did(2)));
  expect([queue.shown?.view, queue.busy]).toEqual(["b", false]);
});

it("what is played again is ahead until it has come, or is clicked through", () => {
  const { queue } = queueAt("brisk");
  queue.take(moment("mine", did(ME)));
  queue.take(moment("a", did(1)));
  queue.take(moment("b", did(2)));
  vi.runAllTimers();
  const ahead = () => queue.ahead.map(({ view }) => view);
  expect(ahead()).toEqual([]);
  queue.seeAgain();
  expect(ahead()).toEqual(["a", "b"]);
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect(ahead()).toEqual(["b"]);
  queue.skip();
  expect(ahead()).toEqual([]);
});

it("the moves are told by seat, the last three of them", () => {
  const { queue } = queueAt("instant");
  for (const seat of [0, 1, 1, 2, 3]) queue.take(moment(`${seat}`, did(seat)));
  expect(queue.moves.map(({ seat, told }) => [seat, told.length])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
});

it("what nobody did belongs to the move before", () => {
  const { queue } = queueAt("instant");
  queue.take(moment("a", did(1)));
  queue.take(moment("river", did(null, "slide")));
  expect(queue.moves.map(({ seat, told }) => [seat, told.length])).toEqual([[1, 2]]);
});

it("who only watches can see the last seat's move again", () => {
  const { queue } = queueAt("instant", null);
  queue.take(moment("a", did(1)));
  queue.take(moment("b", did(2)));
  expect(queue.since.map(({ view }) => view)).toEqual(["b"]);
});

it("the doer is the first seat that is told of", () => {
  expect(doerOf([did(null), did(2), did(1)])).toBe(2);
  expect(doerOf([did(null)])).toBeNull();
});

it("what several do at the same time is the scene of all of them, anything else is one's alone", () => {
  const together = new Set(["stood", "revealed"]);
  expect(doersOf([did(1, "stood"), did(2, "revealed"), did(2, "drew")], 1, together)).toEqual([1, 2]);
  expect(doersOf([did(2, "placed"), did(0, "captured")], 2, together)).toEqual([2]);
  expect(doersOf([did(null, "began")], null, together)).toEqual([]);
});
