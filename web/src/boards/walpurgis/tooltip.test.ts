import { expect, it } from "vitest";
import type { Frame } from "../../stage/types";
import { cardsOf } from "../fixtures";
import { tooltip } from "./tooltip";
import type { WalpurgisView } from "./view";

async function say(card: string, lang: "en" | "ja") {
  const view = { field: [], sides: [{ hand: [{ key: "it", card }] }], memory: null } as unknown as WalpurgisView;
  return tooltip("it", view, { lang, cards: await cardsOf("walpurgis") } as unknown as Frame)?.text;
}

it("a card without a sub-effect tells its reach, not that it has none", async () => {
  expect(await say("bri_torch", "en")).toBe("● 2 danmaku, ✕ destroys 2 cells, ▣ 1 condition");
  expect(await say("bri_torch", "ja")).toBe("●弾幕対象2マス、✕破壊対象2マス、▣発動条件1マス");
});

it("keywords are explained, and said once", async () => {
  const [reach, ...rest] = (await say("shot_brigitte", "en"))?.split("\n") ?? [];
  expect(reach).toContain("▣ 1 condition");
  expect(rest).toEqual([expect.stringMatching(/^Overrun: You may place/)]);
  expect((await say("bri_undying", "en"))?.split("\n").slice(1)).toEqual([
    expect.stringContaining("A: You may place 1 face-down danmaku"),
    expect.stringMatching(/^Sustain: /),
  ]);
});

it("a card that isn't known says nothing", async () => {
  const view = { field: [], sides: [{ hand: [{ key: "it", card: null }] }], memory: null } as unknown as WalpurgisView;
  expect(tooltip("it", view, { lang: "en", cards: await cardsOf("walpurgis") } as unknown as Frame)).toBeNull();
});
