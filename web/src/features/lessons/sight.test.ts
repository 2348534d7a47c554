import { expect, test } from "vitest";
import { distance, fitting, scenery } from "./sight";

test("what is in sight stays where it is", () => {
  expect(distance({ top: 200, bottom: 300 }, 100, 640, 900)).toBe(0);
});

test("what is below the edge comes up, no further than it must", () => {
  expect(distance({ top: 700, bottom: 800 }, 100, 640, 900)).toBe(172);
});

test("what is under the bar comes down", () => {
  expect(distance({ top: 60, bottom: 90 }, 100, 640, 900)).toBe(-52);
});

test("who has to scroll goes to the top of the page, where it is seen from there", () => {
  expect(distance({ top: 60, bottom: 300 }, 100, 640, 150)).toBe(-150);
  expect(distance({ top: 60, bottom: 300 }, 100, 640, 400)).toBe(-52);
  expect(distance({ top: 200, bottom: 300 }, 100, 640, 150)).toBe(0);
});

test("of what is too high, the upper end is shown", () => {
  expect(distance({ top: 300, bottom: 1300 }, 100, 640, 900)).toBe(188);
});

test("all is shown where there is room for it, else the most important", () => {
  const [all, some, one] = [
    { top: 0, bottom: 900 },
    { top: 0, bottom: 500 },
    { top: 0, bottom: 50 },
  ];
  expect(fitting([all, some, one], 1000)).toBe(all);
  expect(fitting([all, some, one], 600)).toBe(some);
  expect(fitting([all, some, one], 20)).toBe(one);
});

test("looks at plates only where nothing else of what happens is on the board", () => {
  const onBoard = new Set(["action:5", "seat:1", "seat:2"]);
  const find = (key: string) => (onBoard.has(key) ? key : null);
  expect(scenery(["seat:1", "action:5"], find)).toEqual(["action:5"]);
  expect(scenery(["familiar:1:raven", "seat:1"], find)).toEqual(["seat:1"]);
  expect(scenery([], find)).toEqual([]);
});
