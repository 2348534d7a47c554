import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Asked, Offer, Preview } from "../../lib/wire/types";
import { Selection, type Reason } from "./selection.svelte";
import type { Gestures } from "../types";

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
  const selection = new Selection<string>({
    gestures: () => gestures,
    view: () => "now",
    question: () => now.question,
    answer: async (names) => (now.sent.push(names), now.accepts),
    ask: async (actions) => (now.questions++, previews[actions.join(" ")] ?? null),
    why: async (action) => ({ en: `not ${action}`, ja: "", clause: "X-1" }),
    refuse: (reason) => now.said.push(reason),
    shake: () => {},
  });
  selection.renew();
  return { selection, now };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a click", () => {
  it("answers with the offer it means", async () => {
    const { selection, now } = table(asked(1, "a", "b"));
    await selection.press("b");
    expect(now.sent).toEqual([["b"]]);
  });
  it("shows first what is worth a look, and sends it the second time", async () => {
    const { selection, now } = table(asked(1, "big:a"), { "big:a": leads("then") });
    await selection.press("big:a");
    expect([selection.waiting?.name, now.sent]).toEqual(["big:a", []]);
    await selection.press("big:a");
    expect(now.sent).toEqual([["big:a"]]);
  });
  it("of a finger, which can't hover, may show first what a pointer's does at once", async () => {
    const by = table(asked(1, "soft:a"), { "soft:a": leads("then") });
    await by.selection.press("soft:a", { touched: true });
    expect([by.selection.waiting?.name, by.now.sent]).toEqual(["soft:a", []]);
    await by.selection.press("soft:a", { touched: true });
    expect(by.now.sent).toEqual([["soft:a"]]);
    const other = table(asked(1, "soft:a"), { "soft:a": leads("then") });
    await other.selection.press("soft:a");
    expect(other.now.sent).toEqual([["soft:a"]]);
  });
  it("on anything else says why not", async () => {
    const { selection, now } = table(asked(1, "a"));
    await selection.press("z");
    expect(now.said.at(-1)).toMatchObject({ en: "not z", clause: "X-1" });
    expect(now.sent).toEqual([]);
  });
  it("says what would be one, where no answer could be meant, instead of asking once more", async () => {
    const { selection, now } = table(asked(1, "a"));
    await selection.press("floor");
    expect(now.said.at(-1)?.en).toContain("highlighted");
  });
  it("says that nobody asked, where nobody did", async () => {
    const { selection, now } = table(null);
    await selection.press("z");
    expect(now.said.at(-1)?.en).toBe("It isn't your turn.");
  });
});

describe("hovering", () => {
  it("shows where an offer would lead, after a moment", async () => {
    const { selection } = table(asked(1, "a"), { a: leads("then") });
    selection.consider("a");
    expect(selection.looked).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect([selection.looked.map(({ en }) => en), selection.preview?.view]).toEqual([["a"], "then"]);
  });
  it("asks the table once for the same thing", async () => {
    const { selection, now } = table(asked(1, "a", "b"), { a: leads("then"), b: leads("else") });
    for (const key of ["a", "b", "a"]) {
      selection.consider(key);
      await vi.advanceTimersByTimeAsync(200);
    }
    expect(now.questions).toBe(2);
  });
  it("doesn't take the place of what a click asked for", async () => {
    const { selection } = table(asked(1, "a", "big:b"), { a: leads("then"), "big:b": leads("else") });
    selection.consider("a");
    await selection.press("big:b");
    await vi.advanceTimersByTimeAsync(200);
    expect([selection.waiting?.name, selection.preview?.view]).toEqual(["big:b", "else"]);
  });
  it("is forgotten when another question comes", async () => {
    const { selection, now } = table(asked(1, "a"), { a: leads("then") });
    selection.consider("a");
    now.question = asked(2, "b");
    selection.renew();
    await vi.advanceTimersByTimeAsync(200);
    expect(selection.preview).toBe(null);
  });
});

describe("a gesture of several answers", () => {
  const previews = {
    "pick:1": leads("one", "pick:2", "throw"),
    "pick:1 pick:2": leads("two", "throw"),
    "pick:3": news,
  };
  it("is held back and shown, then sent whole", async () => {
    const { selection, now } = table(asked(1, "pick:1", "pick:3"), previews);
    await selection.press("pick:1");
    expect([selection.view, selection.question?.words.en, [...selection.lit], now.sent]).toEqual([
      "one",
      "after one",
      ["pick:2", "throw"],
      [],
    ]);
    await selection.press("pick:2");
    await selection.press("throw");
    expect(now.sent).toEqual([["pick:1", "pick:2", "throw"]]);
  });
  it("is taken back step by step, and nobody hears of it", async () => {
    const { selection, now } = table(asked(1, "pick:1"), previews);
    await selection.press("pick:1");
    await selection.press("pick:2");
    selection.back();
    expect(selection.view).toBe("one");
    selection.back();
    expect([selection.view, selection.held, now.sent]).toEqual(["now", [], []]);
  });
  it("is taken back by a click that meant something before it", async () => {
    const { selection, now } = table(asked(1, "pick:1", "pick:4"), { ...previews, "pick:4": leads("four", "throw") });
    await selection.press("pick:1");
    await selection.press("pick:4");
    expect([selection.view, selection.held.map((one) => one.name), now.sent]).toEqual(["four", ["pick:4"], []]);
    await selection.press("z");
    expect(selection.view).toBe("four");
  });
  it("is taken back as a whole", async () => {
    const { selection, now } = table(asked(1, "pick:1"), previews);
    await selection.press("pick:1");
    await selection.press("pick:2");
    selection.drop();
    expect([selection.view, selection.held, now.sent]).toEqual(["now", [], []]);
  });
  it("is being decided on until it is known where it leads", async () => {
    const { selection } = table(asked(1, "pick:1"), previews);
    const taken = selection.take(selection.offers[0] as Offer);
    expect(selection.deciding).toBe(true);
    await taken;
    expect([selection.deciding, selection.view]).toEqual([false, "one"]);
  });
  it("is sent at once where it would tell something new", async () => {
    const { selection, now } = table(asked(1, "pick:3"), previews);
    await selection.press("pick:3");
    expect(now.sent).toEqual([["pick:3"]]);
  });
  it("stays on the table until the table has it, and goes if it is refused", async () => {
    const { selection, now } = table(asked(1, "pick:1"), previews);
    await selection.press("pick:1");
    await selection.press("throw");
    await vi.advanceTimersByTimeAsync(0);
    expect(selection.view).toBe("one");
    now.question = asked(2, "a");
    selection.renew();
    expect(selection.view).toBe("now");

    const other = table(asked(1, "pick:1"), previews);
    other.now.accepts = false;
    await other.selection.press("pick:1");
    await other.selection.press("throw");
    await vi.advanceTimersByTimeAsync(0);
    expect(other.selection.view).toBe("now");
  });
  it("begins when a card is lifted, for the place it is dropped on", async () => {
    const { selection, now } = table(asked(1, "pick:1"), previews);
    await selection.lift("pick:1");
    await selection.press("throw");
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
    await found.selection.reach();
    return found;
  }

  it("lights those answers with it, and is sent with the one that is clicked", async () => {
    const { selection, now } = await opened();
    expect([...selection.lit].sort()).toEqual(["a", "b", "big:c", "face:down", "face:up"]);
    await selection.press("a");
    expect(now.sent).toEqual([["face:down", "a"]]);
  });
  it("is asked for where the same click is possible in several ways", async () => {
    const { selection, now } = await opened();
    await selection.press("b");
    expect([selection.choice.map((one) => one.words.en), now.sent]).toEqual([["face:down", "face:up"], []]);
    await selection.take(selection.choice[1] as Offer);
    expect(now.sent).toEqual([["face:up", "b"]]);
  });
  it("is looked at before it is sent, unless it was seen while it was dragged", async () => {
    const { selection, now } = await opened();
    await selection.press("big:c");
    expect(now.sent).toEqual([]);
    await selection.press("big:c");
    expect(now.sent).toEqual([["face:up", "big:c"]]);
    const other = await opened();
    expect(other.selection.shows("big:c")).toBe(false);
    await other.selection.show(other.selection.paths.find(({ keys }) => keys[0] === "big:c")!.offer);
    expect(other.selection.shows("big:c")).toBe(true);
    await other.selection.press("big:c", { sure: true });
    expect(other.now.sent).toEqual([["face:up", "big:c"]]);
  });
  it("says why not of what it doesn't open the way to", async () => {
    const { selection, now } = await opened();
    await selection.press("z");
    expect(now.said.at(-1)).toMatchObject({ en: "not there", clause: "X-2" });
  });
  it("is enough where there is only one way on", async () => {
    const { selection, now } = table(asked(1, "face:up"), { "face:up": leads("there") });
    await selection.reach();
    await selection.press("only");
    expect(now.sent).toEqual([["face:up"]]);
  });
  it("is gone with its question", async () => {
    const { selection, now } = await opened();
    now.question = asked(2, "q");
    selection.renew();
    await selection.reach();
    expect([...selection.lit]).toEqual(["q"]);
  });
});

it("what is whole is sent, whatever is asked then", async () => {
  const { selection, now } = table(asked(1, "pick:1"), { "pick:1": leads("end", "next") });
  await selection.press("pick:1");
  expect([now.sent, selection.held]).toEqual([[["pick:1"]], []]);
});

it("why not is asked with all that is held back done before", async () => {
  const refusal = { code: "illegal", clause: "X-3", en: "not after that", ja: "" };
  const { selection, now } = table(asked(1, "pick:1"), {
    "pick:1": leads("one", "throw"),
    "pick:1 z": { ...news, refusal },
  });
  await selection.press("pick:1");
  await selection.press("z");
  expect(now.said.at(-1)).toMatchObject({ en: "not after that", clause: "X-3" });
});

it("of a preview only what is not held back already is told", async () => {
  const told = { ...leads("one", "throw"), events: [words("picked")] };
  const { selection } = table(asked(1, "pick:1"), {
    "pick:1": told,
    "pick:1 throw": { ...leads("two"), events: [words("picked"), words("thrown")] },
  });
  await selection.press("pick:1");
  await selection.show(offer("throw"));
  expect(selection.ahead?.events.map((event) => event.en)).toEqual(["thrown"]);
});
