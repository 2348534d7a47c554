import { expect, it } from "vitest";
import { en } from "../../lib/i18n/en";
import { ja } from "../../lib/i18n/ja";
import { broken } from "./picture";
import { rowsOf, textOf, verdictOf } from "./result";

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
it("says who has won", () => {
  expect(verdictOf(en, rows, "en", null)).toBe("Bob won.");
  expect(verdictOf(ja, rows, "ja", null)).toContain("Bob");
  expect(
    verdictOf(
      en,
      rows.map((row) => ({ ...row, won: true })),
      "en",
      null,
    ),
  ).toBe("Bob and Ann shared the win.");
  expect(verdictOf(en, rows, "en", "Level 3 reached")).toBe("Level 3 reached");
});
it("breaks lines at spaces, and Japanese between letters", () => {
  const fits = (text: string) => text.length <= 6;
  expect(broken("Super Trump Boxer", fits)).toEqual(["Super", "Trump", "Boxer"]);
  expect(broken("フリップ エンジェル", fits)).toEqual(["フリップ", "エンジェル"]);
  expect(broken("ウサギの勝ちです。", fits)).toEqual(["ウサギの勝ち", "です。"]);
  expect(broken("スーパーカッター", fits)).toEqual(["スーパーカッ", "ター"]);
  expect(broken("", fits)).toEqual([]);
});
