import { expect, it } from "vitest";
import { bodyOf, type Notice } from "./notice";

const notice: Notice = { lang: "en", title: "Your turn: Go", body: "with Ben", path: "/t/1", tag: "turn 1" };
const until = new Date(2026, 10, 17, 14, 5).getTime(); // a Tuesday, wherever this runs

it("says until when, in its own language", () => {
  expect(bodyOf(notice)).toBe("with Ben");
  expect(bodyOf({ ...notice, body: "Answer by {time}.", until })).toMatch(/^Answer by Tue, Nov 17,.* 2:05.PM\.$/);
  expect(bodyOf({ ...notice, lang: "ja", body: "{time}まで", until })).toMatch(/^11月17日\(火\) 14:05まで$/);
});
