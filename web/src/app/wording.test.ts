/** The page's own words: plain English, Japanese as it is printed, one language at a time, plurals that agree. */
import { describe, expect, it } from "vitest";
import { figuresOf, games, tourOf } from "../boards";
import { en } from "../lib/i18n/en";
import { ja } from "../lib/i18n/ja";
import { padWords } from "../stage/scorepad/words";
import { setWords } from "../features/sets/words";
import { settings } from "../lib/settings/index.svelte";
import { printWords } from "../features/sharing/printing";
import type { Lang } from "../lib/settings/types";

const JAPANESE = /[ぁ-んァ-ヶ一-龥]/;
/** A half-width sign after a Japanese character: the work of a keyboard, not of a printer. */
const HALF_WIDTH = /[ぁ-んァ-ヶー一-龥々」』）][,.:;!?()]/;
const ENGLISH = /[A-Za-z][a-z']+(?: +[A-Za-z][a-z']*)+/;
const NOUNS = "(card|circle|chit|charge|choice|game|pair|player|point|round|seat|step|table|technique|turn)";
const DISAGREES = new RegExp(`(?<![\\w.–+])1 ${NOUNS}s\\b|(?<![\\d.–])(0|[2-9]|\\d\\d+) ${NOUNS}\\b(?! \\d)`);
/** What a button says in the language that it leads to, and names that are no words. */
const FOREIGN = new Set(["日本語", "日本", "日本語に切り替える", "English", "En", "Switch to English"]);
const NAMES = /Q W E R|Space|dengen( cards copy)?|TOML|PDF|[[\]\d,]{5,}/g;
/** Words for which plain English has a name, a noun or a verb; typographic apostrophes; a hyphen before a number. */
const DIALECT =
  /\b(who(?:m|so)?ever|somebody|nobody|everybody|those (?:who|whose|with)|so many|one's own|of its own|goes on|play on|come of|may be so|mended)\b|’|(?<![\w.–-])-\d/i;
/** Players move, they don't answer; games, not 対局; a minus sign before a number. */
const STIFF = /答え|対局|終局|てきぱき|(?<![\w–-])-\d/;

/** What a dictionary says, whatever it is asked to speak of. */
function said(value: unknown, name: string): string[] {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return spoken(value as (...given: unknown[]) => unknown, name);
  return value && typeof value === "object" ? Object.values(value).flatMap((part) => said(part, name)) : [];
}

function spoken(speak: (...given: unknown[]) => unknown, name: string): string[] {
  const about = (sample: unknown) => {
    try {
      return said(speak(...Array.from({ length: speak.length }, () => sample)), name);
    } catch {
      return []; // it speaks of something else
    }
  };
  const texts = [1, 2, name, "key:1+1"].flatMap(about);
  if (!texts.length) texts.push(...about([name, name]));
  expect(texts, String(speak)).not.toEqual([]);
  return texts;
}

const wordings = import.meta.glob<{ words: (lang: Lang) => unknown }>("../boards/**/words.ts", { eager: true });

/** A dictionary that follows the chosen language, in both. */
function inBoth(words: () => unknown): [string[], string[]] {
  settings.lang = "ja";
  const japanese = said(words(), "甲");
  settings.lang = "en";
  return [said(words(), "Ann"), japanese];
}

const dictionaries: [string, string[], string[]][] = [
  ["the page", said(en, "Ann"), said(ja, "甲")],
  ["card sets", ...inBoth(setWords)],
  ["score pads", ...inBoth(padWords)],
  ["printing", ...inBoth(printWords)],
  ...Object.entries(wordings).map(([path, board]): [string, string[], string[]] => [
    path,
    said(board.words("en"), "Ann"),
    said(board.words("ja"), "甲"),
  ]),
];

const wrong = (texts: readonly string[], isWrong: (text: string) => boolean) =>
  texts.filter((text) => !FOREIGN.has(text) && isWrong(text.replace(NAMES, "")));

describe.each(dictionaries)("%s", (_, english, japanese) => {
  it("prints Japanese with full-width signs", () => {
    expect(wrong(japanese, (text) => HALF_WIDTH.test(text))).toEqual([]);
  });
  it("speaks one language at a time", () => {
    expect(wrong(english, (text) => JAPANESE.test(text))).toEqual([]);
    expect(wrong(japanese, (text) => ENGLISH.test(text))).toEqual([]);
  });
  it("leaves nothing out", () => {
    expect(wrong([...english, ...japanese], (text) => /undefined|NaN|\[object|[{}]/.test(text))).toEqual([]);
  });
  it("speaks plainly", () => {
    expect(wrong(english, (text) => DIALECT.test(text))).toEqual([]);
    expect(wrong(japanese, (text) => STIFF.test(text))).toEqual([]);
  });
  it("counts as people do", () => {
    expect(wrong(english, (text) => DISAGREES.test(text))).toEqual([]);
  });
});

/** All texts in both languages within a figure or a tour. */
function pairs(value: unknown): { en: string; ja: string }[] {
  if (!value || typeof value !== "object") return [];
  const { en: english, ja: japanese } = value as { en?: unknown; ja?: unknown };
  if (typeof english === "string" && typeof japanese === "string") return [{ en: english, ja: japanese }];
  return Object.values(value).flatMap(pairs);
}

it.each(games)("the figures and the tour of %s are in two languages", async (game) => {
  const texts = pairs([await figuresOf(game), await tourOf(game)]);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter(({ ja: text }) => HALF_WIDTH.test(text))).toEqual([]);
  expect(texts.filter(({ en: text }) => JAPANESE.test(text))).toEqual([]);
  expect(texts.filter(({ ja: text }) => ENGLISH.test(text))).toEqual([]);
  expect(texts.filter(({ en: text }) => DISAGREES.test(text))).toEqual([]);
});
