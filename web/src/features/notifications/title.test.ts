import { expect, it } from "vitest";
import { titleOf } from "./title";

it.each([
  ["Go", "", 0, "Go · dengen 電源"],
  ["Go", "Your turn", 0, "● Your turn · Go · dengen 電源"],
  ["Go", "Your turn", 2, "(2) ● Your turn · Go · dengen 電源"],
  ["Go", "", 3, "(3) Go · dengen 電源"],
])("%s, %s, %i", (place, turn, unread, title) => {
  expect(titleOf(place, turn, unread)).toBe(title);
});
