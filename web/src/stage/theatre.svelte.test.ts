import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Words } from "../wire/types";
import { BEATS, doerOf, doersOf, Theatre, type Moment, type Pace } from "./theatre.svelte";

const ME = 0;
const did = (seat: number | null, kind = "placed"): Words => ({
  kind,
  en: `${kind} by ${seat}`,
  ja: "",
  clause: "",
  args: seat === null ? {} : { seat },
});
const moment = (view: string, ...news: Words[]): Moment<string> => ({ view, question: null, news, told: 0 });

function theatreAt(pace: Pace, seat: number | null = ME) {
  const heard: string[] = [];
  const theatre = new Theatre<string>({
    pace: () => pace,
    seat: () => seat,
    doerOf,
    onShow: ({ view }) => heard.push(view),
  });
  theatre.begin(moment("start"));
  return { theatre, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("one's own move is shown at once, another's is announced first", () => {
  const { theatre } = theatreAt("brisk");
  theatre.take(moment("mine", did(ME)));
  expect([theatre.shown?.view, theatre.busy]).toEqual(["mine", false]);
  vi.advanceTimersByTime(BEATS.brisk.settle);
  theatre.take(moment("theirs", did(1)));
  expect([theatre.shown?.view, theatre.announced?.view]).toEqual(["mine", "theirs"]);
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect([theatre.shown?.view, theatre.announced]).toEqual(["theirs", null]);
  vi.advanceTimersByTime(BEATS.brisk.settle);
  expect(theatre.busy).toBe(false);
});

it("one's own move is seen to its end before somebody else's scene begins, unless it is clicked through", () => {
  const { theatre } = theatreAt("brisk");
  theatre.take(moment("mine", did(ME)));
  theatre.take(moment("theirs", did(1)));
  vi.advanceTimersByTime(BEATS.brisk.settle - 1);
  expect([theatre.shown?.view, theatre.announced, theatre.busy]).toEqual(["mine", null, true]);
  vi.advanceTimersByTime(1);
  expect(theatre.announced?.view).toBe("theirs");
  vi.runAllTimers();
  theatre.take(moment("mine again", did(ME)));
  theatre.take(moment("theirs again", did(1)));
  expect(theatre.skip()).toBe(true);
  expect([theatre.shown?.view, theatre.busy]).toEqual(["theirs again", false]);
});

it("while somebody is walked through what is shown, nothing else is; what came since follows, one after the other", () => {
  const { theatre, heard } = theatreAt("brisk");
  theatre.take(moment("settling", did(1)));
  vi.advanceTimersByTime(BEATS.brisk.announce);
  theatre.walk(true);
  theatre.take(moment("theirs", did(1)));
  theatre.take(moment("mine", did(ME)));
  vi.runAllTimers();
  expect([theatre.shown?.view, theatre.announced, theatre.busy]).toEqual(["settling", null, true]);
  expect(theatre.skip()).toBe(false);
  theatre.walk(false);
  expect([theatre.shown?.view, theatre.announced?.view]).toEqual(["settling", "theirs"]);
  vi.runAllTimers();
  expect([heard, theatre.busy]).toEqual([["settling", "theirs", "mine"], false]);
});

it("who sees everything at once is walked through each thing, too", () => {
  const { theatre } = theatreAt("instant");
  theatre.take(moment("settling", did(1)));
  theatre.walk(true);
  for (const view of ["also settling", "after that"]) theatre.take(moment(view, did(1)));
  vi.runAllTimers();
  expect(theatre.shown?.view).toBe("settling");
  theatre.walk(false);
  expect(theatre.shown?.view).toBe("also settling");
  theatre.walk(true);
  vi.runAllTimers();
  expect(theatre.shown?.view).toBe("also settling");
  theatre.walk(false);
  expect([theatre.shown?.view, theatre.busy]).toEqual(["after that", false]);
});

it("a walk that is left early cuts no scene short, and one that nothing waits for ends without a trace", () => {
  const { theatre } = theatreAt("brisk");
  theatre.take(moment("settling", did(1)));
  theatre.take(moment("theirs", did(1)));
  vi.advanceTimersByTime(BEATS.brisk.announce);
  theatre.walk(true);
  theatre.walk(false);
  expect(theatre.announced).toBeNull();
  vi.advanceTimersByTime(BEATS.brisk.settle);
  expect(theatre.announced?.view).toBe("theirs");
  vi.runAllTimers();
  theatre.walk(true);
  theatre.walk(false);
  expect([theatre.shown?.view, theatre.busy, theatre.walking]).toEqual(["theirs", false, false]);
});

it("another table ends the walk through the last one, and what led to it isn't shown", () => {
  const { theatre } = theatreAt("brisk");
  theatre.take(moment("settling", did(1)));
  vi.runAllTimers();
  theatre.walk(true);
  theatre.take(moment("theirs", did(1)));
  theatre.begin(moment("rematch", did(1), did(ME)));
  expect([theatre.shown?.view, theatre.shown?.news, theatre.walking]).toEqual(["rematch", [], false]);
  theatre.walk(false);
  theatre.take(moment("mine", did(ME)));
  expect([theatre.shown?.view, theatre.busy]).toEqual(["mine", false]);
});

it("what is seen again while one is walked through it begins when the walk is over", () => {
  const { theatre } = theatreAt("brisk");
  theatre.take(moment("mine", did(ME)));
  theatre.take(moment("settling", did(1)));
  vi.runAllTimers();
  theatre.walk(true);
  theatre.seeAgain();
  expect([theatre.shown?.view, theatre.announced]).toEqual(["mine", null]);
  theatre.walk(false);
  expect(theatre.announced?.view).toBe("settling");
});

it("a scene at the normal pace takes between 0.6 and 1 s", () => {
  const { announce, settle } = BEATS.brisk;
  expect(announce + settle).toBeGreaterThanOrEqual(600);
  expect(announce + settle).toBeLessThanOrEqual(1000);
});

it("moves that come together are shown one after the other", () => {
  const { theatre, heard } = theatreAt("brisk");
  theatre.take(moment("a", did(1)));
  theatre.take(moment("b", did(2)));
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect(heard).toEqual(["a"]);
  vi.runAllTimers();
  expect(heard).toEqual(["a", "b"]);
});

it("a click through shows the last table at once, without what would fly", () => {
  const { theatre } = theatreAt("calm");
  theatre.take(moment("a", did(1)));
  theatre.take(moment("b", did(2)));
  expect(theatre.skip()).toBe(true);
  expect([theatre.shown?.view, theatre.shown?.news, theatre.busy]).toEqual(["b", [], false]);
  expect(theatre.since.map(({ view }) => view)).toEqual(["a", "b"]);
  expect(theatre.skip()).toBe(false);
});

it("what others did since one's last answer is played again, and only then", () => {
  const { theatre, heard } = theatreAt("instant");
  theatre.take(moment("mine", did(ME)));
  theatre.take(moment("a", did(1)));
  theatre.take(moment("b", did(2)));
  expect(theatre.canSeeAgain).toBe(true);
  heard.length = 0;
  theatre.seeAgain();
  vi.runAllTimers();
  expect(heard).toEqual(["a", "b"]);
  expect(theatre.since).toHaveLength(2);
  theatre.answer();
  theatre.take(moment("mine too", did(ME)));
  expect([theatre.since, theatre.canSeeAgain]).toEqual([[], false]);
});

it("is played again scene by scene, even by those who see everything at once", () => {
  const { theatre } = theatreAt("instant");
  theatre.take(moment("mine", did(ME)));
  theatre.take(moment("a", did(1)));
  theatre.seeAgain();
  expect([theatre.shown?.view, theatre.announced?.view]).toEqual(["mine", "a"]);
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect([theatre.shown?.view, theatre.announced]).toEqual(["a", null]);
  vi.runAllTimers();
  theatre.take(moment("b", did(2)));
  expect([theatre.shown?.view, theatre.busy]).toEqual(["b", false]);
});

it("what is played again is ahead until it has come, or is clicked through", () => {
  const { theatre } = theatreAt("brisk");
  theatre.take(moment("mine", did(ME)));
  theatre.take(moment("a", did(1)));
  theatre.take(moment("b", did(2)));
  vi.runAllTimers();
  const ahead = () => theatre.ahead.map(({ view }) => view);
  expect(ahead()).toEqual([]);
  theatre.seeAgain();
  expect(ahead()).toEqual(["a", "b"]);
  vi.advanceTimersByTime(BEATS.brisk.announce);
  expect(ahead()).toEqual(["b"]);
  theatre.skip();
  expect(ahead()).toEqual([]);
});

it("the moves are told by seat, the last three of them", () => {
  const { theatre } = theatreAt("instant");
  for (const seat of [0, 1, 1, 2, 3]) theatre.take(moment(`${seat}`, did(seat)));
  expect(theatre.moves.map(({ seat, told }) => [seat, told.length])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
});

it("what nobody did belongs to the move before", () => {
  const { theatre } = theatreAt("instant");
  theatre.take(moment("a", did(1)));
  theatre.take(moment("river", did(null, "slide")));
  expect(theatre.moves.map(({ seat, told }) => [seat, told.length])).toEqual([[1, 2]]);
});

it("who only watches can see the last seat's move again", () => {
  const { theatre } = theatreAt("instant", null);
  theatre.take(moment("a", did(1)));
  theatre.take(moment("b", did(2)));
  expect(theatre.since.map(({ view }) => view)).toEqual(["b"]);
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
