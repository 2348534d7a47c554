/** What the end says, however it came. */
import { render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { settings } from "../../../lib/settings/index.svelte";
import type { Lang } from "../../../lib/settings/types";
import type { GameInfo } from "../../../lib/wire/types";
import End from "./End.svelte";

const NAMES = ["Ann", "Ben", "Cleo"];
const info = { endings: { six_rounds: { en: "Six rounds.", ja: "6ラウンド。" } }, parts: {} } as unknown as GameInfo;

function shown(lang: Lang, reason: string, shares: number[], seat: number | null): (string | null | undefined)[] {
  settings.lang = lang;
  const seats = shares.map((share) => ({ score: 5, parts: {}, rank: share > 0 ? 1 : shares.length, share }));
  const { container } = render(End, { outcome: { reason, seats }, names: NAMES, seat, info });
  return [screen.getByRole("heading").textContent, container.querySelector(".why")?.textContent];
}

afterEach(() => {
  settings.lang = "en";
});

it.each([
  ["a draw", "six_rounds", [0.5, 0.5], 0, ["A draw.", "Six rounds."], ["引き分けです。", "6ラウンド。"]],
  ["a draw, watched", "six_rounds", [0.5, 0.5], null, ["A draw.", "Six rounds."], ["引き分けです。", "6ラウンド。"]],
  [
    "a shared win",
    "six_rounds",
    [0.5, 0.5, 0],
    0,
    ["You shared the win.", "Six rounds."],
    ["勝利を分かち合いました。", "6ラウンド。"],
  ],
  [
    "one's own resignation",
    "resigned",
    [0, 1],
    0,
    ["Ben won.", "You resigned."],
    ["Benの勝ちです。", "あなたが投了しました。"],
  ],
  [
    "a resignation that the rules know",
    "concede",
    [0, 1],
    0,
    ["Ben won.", "You resigned."],
    ["Benの勝ちです。", "あなたが投了しました。"],
  ],
  [
    "another's resignation",
    "resigned",
    [1, 0],
    0,
    ["You won!", "Ben resigned."],
    ["あなたの勝ちです！", "Benが投了しました。"],
  ],
  [
    "two resignations",
    "resigned",
    [1, 0, 0],
    1,
    ["Ann won.", "Ben and Cleo resigned."],
    ["Annの勝ちです。", "Ben、Cleoが投了しました。"],
  ],
] as const)("%s has its own words in both languages", (_what, reason, shares, seat, en, ja) => {
  const said = (lang: Lang) => shown(lang, reason, [...shares], seat);
  expect(said("en")).toEqual(en);
  document.body.replaceChildren();
  expect(said("ja")).toEqual(ja);
});

describe("the totals, counted up part by part", () => {
  const standing = (score: number, parts: Record<string, number>) => ({ score, parts, rank: 1, share: 1 });
  const counted = async (score: number, parts: Record<string, number>): Promise<string[]> => {
    vi.useFakeTimers();
    render(End, { outcome: { reason: "x", seats: [standing(score, parts)] }, names: NAMES, seat: 0, info });
    const shown: string[] = [];
    for (let beat = 0; beat <= Object.keys(parts).length; beat++) {
      shown.push(document.querySelector(".total")?.textContent ?? "");
      await vi.advanceTimersByTimeAsync(300);
    }
    vi.useRealTimers();
    return shown;
  };

  it("grow by each part", async () => {
    expect(await counted(9, { plus: 20, minus: -11 })).toEqual(["0", "20", "9"]);
  });
  it("never count what only breaks ties", async () => {
    expect(await counted(15, { circles: 15, open: 4, deck: 16 })).toEqual(["0", "5", "10", "15"]);
  });
});

it("is counted up part by part, from the moment on when it is seen", async () => {
  vi.useFakeTimers();
  const seats = [{ score: 7, parts: { circles: 5, hand: 2 }, rank: 1, share: 1 }];
  const { container } = render(End, {
    outcome: { reason: "six_rounds", seats: [...seats, { ...seats[0]!, rank: 2, share: 0 }] },
    names: NAMES,
    seat: 0,
    info,
    wait: 1000,
  });
  const totals = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return container.querySelector("tbody td:last-child")?.textContent?.trim();
  };
  expect(await totals(1000)).toBe("0");
  expect(await totals(300)).toBe("5");
  expect(await totals(300)).toBe("7");
  vi.useRealTimers();
});
