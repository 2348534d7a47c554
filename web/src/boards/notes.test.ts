/** What a note says that an answer would bring is new: the answer itself doesn't say it. Of seeded games, each sort of thing once. */
import { expect, it } from "vitest";
import { newsOf } from "../stage/story/account";
import type { Lang } from "../lib/settings/types";
import type { Words } from "../lib/wire/types";
import { boardOf } from ".";

interface Note {
  answer: Words;
  event: Words;
}
const notes = import.meta.glob<Note[]>("./*/fixtures/notes.json", { import: "default", eager: true });

const SMALL = new Set([
  "a",
  "an",
  "and",
  "at",
  "for",
  "from",
  "in",
  "it",
  "now",
  "of",
  "on",
  "the",
  "to",
  "was",
  "were",
  "with",
]);
/** What a sentence is about: in English without what holds it together and without its verb, in Japanese all that isn't kana. */
const about: Record<Lang, (sentence: string) => string[]> = {
  en: (sentence) =>
    (sentence.replace(/^\{seat\d\} \S+|\{seat\d\}/g, "").match(/[\p{L}\p{N}+−◆-]+/gu) ?? [])
      .map((word) => word.toLowerCase())
      .filter((word) => !SMALL.has(word)),
  ja: (sentence) =>
    sentence.replace(/\{seat\d\}/g, "").match(/[\p{Script=Han}\p{Script=Katakana}ー\p{N}A-Za-z+−◆]+/gu) ?? [],
};
const saysItself = ({ answer, event }: Note, lang: Lang) =>
  about[lang](event[lang]).every((one) => answer[lang].toLowerCase().includes(one.toLowerCase()));

const games = Object.keys(notes).map((path) => path.split("/")[1] ?? "");

it.each(games.flatMap((game) => [[game, "en"] as const, [game, "ja"] as const]))(
  "a note of %s says nothing that its answer says (%s)",
  async (game, lang) => {
    const board = await boardOf(game);
    const all = notes[`./${game}/fixtures/notes.json`] ?? [];
    const left = all.filter(({ answer, event }) => newsOf([event], [answer], board?.story.restates).length);
    expect(left.length).toBeGreaterThan(5);
    const stale = left.filter((note) => saysItself(note, lang));
    expect(stale.map(({ answer, event }) => `${answer[lang]}: ${event[lang]}`)).toEqual([]);
  },
  60_000, // a whole board is loaded first
);
