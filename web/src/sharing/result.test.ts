import { expect, it } from "vitest";
import { en } from "../i18n/en";
import { ja } from "../i18n/ja";
import { rowsOf, textOf } from "./result";

const outcome = {
  reason: "over",
  seats: [
    { score: 3, parts: {}, rank: 2, share: 0 },
    { score: 9, parts: {}, rank: 1, share: 1 },
  ],
};
const rows = rowsOf(outcome, ["Ann", "Bob"]);

it("tells a result the best first", () => {
  expect(rows.map(({ name, won, seat }) => [name, won, seat])).toEqual([
    ["Bob", true, 1],
    ["Ann", false, 0],
  ]);
});
it("is a text for messengers in both languages", () => {
  expect(textOf(en, "Go", rows, "http://x/replay/t/1")).toBe("Go: 🏆 Bob 9 · Ann 3\nhttp://x/replay/t/1");
  expect(textOf(ja, "囲碁", rows, "http://x/")).toBe("囲碁：🏆Bob 9点 · Ann 3点\nhttp://x/");
});
