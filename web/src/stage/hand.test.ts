import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, Offer, Preview } from "../wire/types";
import { Hand, type Reason } from "./hand.svelte";
import type { Gestures } from "./types";

const words = (en: string) => ({ kind: en, en, ja: en, args: {}, clause: "" });
const offer = (name: string): Offer => ({ name, words: words(name) });
const asked = (number: number, ...names: string[]): Asked => ({
  number,
  words: words(`question ${number}`),
  offers: names.map(offer),
  pause: 0,
});
const leads = (view: string, ...names: string[]): Preview => ({
  done: 1,
  refusal: null,
  events: [],
  complete: true,
  view: view as never,
  question: names.length ? words(`after ${view}`) : null,
  offers: names.map(offer),
});
const news: Preview = { done: 1, refusal: null, events: [], complete: false, view: null, question: null, offers: [] };

/** A table that says what it is told to; an offer is one click on its own name, "pick:…" is worth a hold, "big:…" a second look. */
function table(question: Asked | null, previews: Record<string, Preview | null> = {}) {
  const now = {
    question,
    sent: [] as string[][],
    said: [] as (Reason | null)[],
    looked: [] as (string | null)[],
    accepts: true,
    questions: 0,
  };
  const gestures: Gestures<string> = {
    keysOf: (one: Offer) => [one.name],
    holds: (one: Offer) => one.name.startsWith("pick"),
    opens: (one: Offer) => one.name.startsWith("face"),
    beyond: (_: Offer, preview: Preview) =>
      preview.offers.length
        ? preview.offers.map((one) => ({ then: one, ways: [[one.name]] }))
        : [{ then: null, ways: [["only"]] }],
    ends: (preview: Preview) => preview.view === ("end" as never),
    confirm: (one: Offer, _: string, touched: boolean) => one.name.startsWith(touched ? "soft" : "big"),
    meant: (key: string) => (key === "floor" ? null : key),
  };
  const hand = new Hand<string>({
    gestures: () => gestures,
    view: () => "now",
    question: () => now.question,
    answer: async (names) => (now.sent.push(names), now.accepts),
    ask: async (actions) => (now.questions++, previews[actions.join(" ")] ?? null),
    why: async (action) => ({ en: `not ${action}`, ja: "", clause: "X-1" }),
    refuse: (reason) => now.said.push(reason),
    previewing: (_, seen) => now.looked.push(seen?.name ?? null),
    shake: () => {},
  });
  hand.renew();
  return { hand, now };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a click", () => {
  it("answers with the offer it means", async () => {
    const { hand, now } = table(asked(1, "a", "b"));
    await hand.press("b");
    expect(now.sent).toEqual([["b"]]);
  });
  it("shows first what is worth a look, and sends it the second time", async () => {
    const { hand, now } = table(asked(1, "big:a"), { "big:a": leads("then") });
    await hand.press("big:a");
    expect([hand.waiting?.name, now.sent]).toEqual(["big:a", []]);
    await hand.press("big:a");
    expect(now.sent).toEqual([["big:a"]]);
  });
  it("of a finger, which can't hover, may show first what a pointer's does at once", async () => {
    const by = table(asked(1, "soft:a"), { "soft:a": leads("then") });
    await by.hand.press("soft:a", { touched: true });
    expect([by.hand.waiting?.name, by.now.sent]).toEqual(["soft:a", []]);
    await by.hand.press("soft:a", { touched: true });
    expect(by.now.sent).toEqual([["soft:a"]]);
    const other = table(asked(1, "soft:a"), { "soft:a": leads("then") });
    await other.hand.press("soft:a");
    expect(other.now.sent).toEqual([["soft:a"]]);
  });
  it("on anything else says why not", async () => {
    const { hand, now } = table(asked(1, "a"));
    await hand.press("z");
    expect(now.said.at(-1)).toMatchObject({ en: "not z", clause: "X-1" });
    expect(now.sent).toEqual([]);
  });
  it("says what would be one, where no answer could be meant, instead of asking once more", async () => {
    const { hand, now } = table(asked(1, "a"));
    await hand.press("floor");
    expect(now.said.at(-1)?.en).toContain("glows");
  });
  it("says that nobody asked, where nobody did", async () => {
    const { hand, now } = table(null);
    await hand.press("z");
    expect(now.said.at(-1)?.en).toBe("It isn't your turn to answer.");
  });
});

describe("hovering", () => {
  it("shows where an offer would lead, after a moment", async () => {
    const { hand, now } = table(asked(1, "a"), { a: leads("then") });
    hand.consider("a");
    expect(now.looked).not.toContain("a");
    await vi.advanceTimersByTimeAsync(200);
    expect([now.looked.at(-1), hand.preview?.view]).toEqual(["a", "then"]);
  });
  it("asks the table once for the same thing", async () => {
    const { hand, now } = table(asked(1, "a", "b"), { a: leads("then"), b: leads("else") });
    for (const key of ["a", "b", "a"]) {
      hand.consider(key);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(now.questions).toBe(2);
  });
  it("doesn't take the place of what a click asked for", async () => {
    const { hand } = table(asked(1, "a", "big:b"), { a: leads("then"), "big:b": leads("else") });
    hand.consider("a");
    await hand.press("big:b");
    await vi.advanceTimersByTimeAsync(200);
    expect([hand.waiting?.name, hand.preview?.view]).toEqual(["big:b", "else"]);
  });
  it("is forgotten when another question comes", async () => {
    const { hand, now } = table(asked(1, "a"), { a: leads("then") });
    hand.consider("a");
    now.question = asked(2, "b");
    hand.renew();
    await vi.advanceTimersByTimeAsync(200);
    expect(hand.preview).toBe(null);
  });
});

describe("a gesture of several answers", () => {
  const previews = {
    "pick:1": leads("one", "pick:2", "throw"),
    "pick:1 pick:2": leads("two", "throw"),
    "pick:3": news,
  };
  it("is held back and shown, then sent whole", async () => {
    const { hand, now } = table(asked(1, "pick:1", "pick:3"), previews);
    await hand.press("pick:1");
    expect([hand.view, hand.question?.words.en, [...hand.lit], now.sent]).toEqual([
      "one",
      "after one",
      ["pick:2", "throw"],
      [],
    ]);
    await hand.press("pick:2");
    await hand.press("throw");
    expect(now.sent).toEqual([["pick:1", "pick:2", "throw"]]);
  });
  it("is taken back step by step, and nobody hears of it", async () => {
    const { hand, now } = table(asked(1, "pick:1"), previews);
    await hand.press("pick:1");
    await hand.press("pick:2");
    hand.back();
    expect(hand.view).toBe("one");
    hand.back();
    expect([hand.view, hand.held, now.sent]).toEqual(["now", [], []]);
  });
  it("is taken back by a click that meant something before it", async () => {
    const { hand, now } = table(asked(1, "pick:1", "pick:4"), { ...previews, "pick:4": leads("four", "throw") });
    await hand.press("pick:1");
    await hand.press("pick:4");
    expect([hand.view, hand.held.map((one) => one.name), now.sent]).toEqual(["four", ["pick:4"], []]);
    await hand.press("z");
    expect(hand.view).toBe("four");
  });
  it("is taken back as a whole", async () => {
    const { hand, now } = table(asked(1, "pick:1"), previews);
    await hand.press("pick:1");
    await hand.press("pick:2");
    hand.drop();
    expect([hand.view, hand.held, now.sent]).toEqual(["now", [], []]);
  });
  it("is being decided on until it is known where it leads", async () => {
    const { hand } = table(asked(1, "pick:1"), previews);
    const taken = hand.take(hand.offers[0] as Offer);
    expect(hand.deciding).toBe(true);
    await taken;
    expect([hand.deciding, hand.view]).toEqual([false, "one"]);
  });
  it("is sent at once where it would tell something new", async () => {
    const { hand, now } = table(asked(1, "pick:3"), previews);
    await hand.press("pick:3");
    expect(now.sent).toEqual([["pick:3"]]);
  });
  it("stays on the table until the table has it, and goes if it is refused", async () => {
    const { hand, now } = table(asked(1, "pick:1"), previews);
    await hand.press("pick:1");
    await hand.press("throw");
    await vi.advanceTimersByTimeAsync(0);
    expect(hand.view).toBe("one");
    now.question = asked(2, "a");
    hand.renew();
    expect(hand.view).toBe("now");

    const other = table(asked(1, "pick:1"), previews);
    other.now.accepts = false;
    await other.hand.press("pick:1");
    await other.hand.press("throw");
    await vi.advanceTimersByTimeAsync(0);
    expect(other.hand.view).toBe("now");
  });
  it("begins when a card is lifted, for the place it is dropped on", async () => {
    const { hand, now } = table(asked(1, "pick:1"), previews);
    await hand.lift("pick:1");
    await hand.press("throw");
    expect(now.sent).toEqual([["pick:1", "throw"]]);
  });
});

describe("what only opens the way to other answers", () => {
  const down = leads("down", "a", "b");
  const up = leads("up", "b", "big:c");
  const previews = {
    "face:down": down,
    "face:up": up,
    "face:down z": { ...news, done: 1, refusal: { code: "illegal", clause: "X-2", en: "not there", ja: "" } },
  };

  async function opened() {
    const found = table(asked(1, "face:down", "face:up"), previews);
    await found.hand.reach();
    return found;
  }

  it("lights those answers with it, and is sent with the one that is clicked", async () => {
    const { hand, now } = await opened();
    expect([...hand.lit].sort()).toEqual(["a", "b", "big:c", "face:down", "face:up"]);
    await hand.press("a");
    expect(now.sent).toEqual([["face:down", "a"]]);
  });
  it("is asked for where the same click is possible in several ways", async () => {
    const { hand, now } = await opened();
    await hand.press("b");
    expect([hand.choice.map((one) => one.words.en), now.sent]).toEqual([["face:down", "face:up"], []]);
    await hand.take(hand.choice[1] as Offer);
    expect(now.sent).toEqual([["face:up", "b"]]);
  });
  it("is looked at before it is sent, unless it was seen while it was dragged", async () => {
    const { hand, now } = await opened();
    await hand.press("big:c");
    expect(now.sent).toEqual([]);
    await hand.press("big:c");
    expect(now.sent).toEqual([["face:up", "big:c"]]);
    const other = await opened();
    expect(other.hand.shows("big:c")).toBe(false);
    await other.hand.show(other.hand.paths.find(({ keys }) => keys[0] === "big:c")!.offer);
    expect(other.hand.shows("big:c")).toBe(true);
    await other.hand.press("big:c", { sure: true });
    expect(other.now.sent).toEqual([["face:up", "big:c"]]);
  });
  it("says why not of what it doesn't open the way to", async () => {
    const { hand, now } = await opened();
    await hand.press("z");
    expect(now.said.at(-1)).toMatchObject({ en: "not there", clause: "X-2" });
  });
  it("is enough where there is only one way on", async () => {
    const { hand, now } = table(asked(1, "face:up"), { "face:up": leads("there") });
    await hand.reach();
    await hand.press("only");
    expect(now.sent).toEqual([["face:up"]]);
  });
  it("is gone with its question", async () => {
    const { hand, now } = await opened();
    now.question = asked(2, "q");
    hand.renew();
    await hand.reach();
    expect([...hand.lit]).toEqual(["q"]);
  });
});

it("what is whole is sent, whatever is asked then", async () => {
  const { hand, now } = table(asked(1, "pick:1"), { "pick:1": leads("end", "next") });
  await hand.press("pick:1");
  expect([now.sent, hand.held]).toEqual([[["pick:1"]], []]);
});

it("why not is asked with all that is held back done before", async () => {
  const refusal = { code: "illegal", clause: "X-3", en: "not after that", ja: "" };
  const { hand, now } = table(asked(1, "pick:1"), {
    "pick:1": leads("one", "throw"),
    "pick:1 z": { ...news, refusal },
  });
  await hand.press("pick:1");
  await hand.press("z");
  expect(now.said.at(-1)).toMatchObject({ en: "not after that", clause: "X-3" });
});

it("of a preview only what is not held back already is told", async () => {
  const told = { ...leads("one", "throw"), events: [words("picked")] };
  const { hand } = table(asked(1, "pick:1"), {
    "pick:1": told,
    "pick:1 throw": { ...leads("two"), events: [words("picked"), words("thrown")] },
  });
  await hand.press("pick:1");
  await hand.show(offer("throw"));
  expect(hand.ahead?.events.map((event) => event.en)).toEqual(["thrown"]);
});
