import { describe, expect, it } from "vitest";
import {
  againstBots,
  impliedBy,
  inWords,
  measured,
  named,
  offeredAgainstBots,
  plain,
  stillPossible,
  usual,
  valueOf,
} from "./options";
import type { KindInfo, OptionInfo } from "./types";

const text = (en: string) => ({ en, ja: en });
const option = (name: string, takes: Partial<KindInfo>, more: Partial<OptionInfo> = {}): OptionInfo => ({
  name,
  takes: { kind: "switch", expected: text("something"), ...takes },
  default: false,
  default_for: {},
  implied: false,
  against_bots: null,
  about: text(name),
  concerns: "rules",
  per_seat: false,
  ...more,
});

const choice: KindInfo = {
  kind: "choice",
  expected: text("a or b"),
  values: ["a", "b"],
  words: { a: text("A"), b: text("B") },
};
const assist = { kind: "number", low: 0, high: 1, words: { 0: text("never"), 1: text("always") } } as const;
const copies = { kind: "number", low: 0, high: 4, words: { 0: text("no limit") } } as const;

describe("what a form offers of an option", () => {
  it("is the named values, of several kinds", () => {
    const kinds = option("kinds", { kind: "either", either: [choice] });
    expect(named(plain(kinds)!)).toEqual(["a", "b"]);
  });
  it("is a list where every number has words, else a number to type in", () => {
    expect(named(plain(option("assist", assist))!)).toEqual(["0", "1"]);
    expect(named(plain(option("copies", copies))!)).toEqual([]);
  });
  it("is sent as the server takes it", () => {
    expect(valueOf(plain(option("assist", assist))!, "1")).toBe(1);
    expect(valueOf(plain(option("first_player", { kind: "seat", values: ["random"] }))!, "2")).toBe(2);
    expect(valueOf(plain(option("first_player", { kind: "seat", values: ["random"] }))!, "random")).toBe("random");
    expect(valueOf({ kind: "choice", expected: text("one of 7"), values: ["7"] }, "7")).toBe("7");
  });
});

describe("a value in words", () => {
  it("is what its number means, or the number with its unit", () => {
    expect(inWords(option("assist", assist), 1)).toEqual(text("always"));
    expect(inWords(option("copies", copies), 3)).toEqual(text("3"));
    const gap = option("gap", { kind: "number", low: 0, high: 9000, unit: { en: "ms", ja: "ミリ秒" } });
    expect(inWords(gap, 0)).toEqual({ en: "0 s", ja: "0秒" });
    expect(inWords(gap, 1500)).toEqual({ en: "1.5 s", ja: "1.5秒" });
  });
});

describe("against bots", () => {
  const clock = option("clock", {}, { default: "quick", against_bots: "relaxed" });
  const help = option("help", {}, { default: 0, against_bots: 2, per_seat: true, concerns: "help" });
  const all = [clock, help, option("other", {})];
  it("a person is offered something else first", () => {
    expect(againstBots(all).map((one) => usual(one, 2))).toEqual(["relaxed", 2, false]);
  });
  it("it is said for the table and for one's seat, and help only where the table has it", () => {
    expect(offeredAgainstBots(all, true)).toEqual({ table: { clock: "relaxed" }, seat: { help: 2 } });
    expect(offeredAgainstBots(all, false)).toEqual({ table: { clock: "relaxed" }, seat: {} });
  });
});

describe("the number of seats", () => {
  const duo = option("duo", {}, { default_for: { 2: true }, implied: true });
  const hands = option("hands", {}, { default: 3, default_for: { 2: 5 } });
  it("has defaults of its own", () => {
    expect([2, 3].map((seats) => usual(hands, seats))).toEqual([5, 3]);
  });
  it("brings a variant with it", () => {
    expect(impliedBy(2, [duo, hands])).toEqual([duo]);
    expect(impliedBy(3, [duo, hands])).toEqual([]);
  });
  it("takes back a seat that is no longer there", () => {
    const first = option("first_player", { kind: "seat", values: ["random"] });
    expect(stillPossible([first, hands], { first_player: 3, hands: 9 }, 3)).toEqual({ hands: 9 });
    expect(stillPossible([first], { first_player: 2 }, 3)).toEqual({ first_player: 2 });
    expect(stillPossible([first], { first_player: "random" }, 2)).toEqual({ first_player: "random" });
  });
});

describe("a span of time", () => {
  it("is asked for in seconds, whatever the server counts in", () => {
    const span = { kind: "number", low: 0, high: 60_000, unit: { en: "ms", ja: "ミリ秒" } } as KindInfo;
    expect(measured(span)).toEqual({ each: 1000, unit: { en: "s", ja: "秒" } });
    expect(measured({ ...span, unit: { en: "%", ja: "%" } }).each).toBe(1);
  });
});
