import { expect, it } from "vitest";
import { around, centre, isInside, laidAt, movedTo } from "./rect";

const rect = { x: 10, y: 20, w: 30, h: 40 };

it("has a centre, and an inside with a margin", () => {
  expect(centre(rect)).toEqual({ x: 25, y: 40 });
  expect(isInside(rect, { x: 40, y: 60 })).toBe(true);
  expect(isInside(rect, { x: 41, y: 60 })).toBe(false);
  expect(isInside(rect, { x: 41, y: 60 }, 1)).toBe(true);
});

it("goes around others", () => {
  expect(around([rect, { x: 0, y: 50, w: 5, h: 5 }])).toEqual({ x: 0, y: 20, w: 40, h: 40 });
  expect(around([])).toBeNull();
});

it("is a style", () => {
  expect(laidAt(rect)).toBe("left:10px;top:20px;width:30px;height:40px");
  expect(movedTo(rect)).toBe("width:30px;height:40px;transform:translate(10px,20px)");
});
