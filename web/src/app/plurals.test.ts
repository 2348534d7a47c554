/** One card, two cards: whatever the page, its boards and its pads say of a number is right for none, one and two. */
import { describe, expect, it } from "vitest";
import { padWords } from "../stage/scorepad/words";
import { setWords } from "../features/sets/words";
import { en } from "../lib/i18n/en";

type Said = Record<string, unknown>;

const boards = import.meta.glob<{ words(lang: "en" | "ja"): Said }>("../boards/**/words.ts", { eager: true });
const dictionaries: [string, Said][] = [
  ["the page", en],
  ["the pads", padWords()],
  ["the desk", setWords()],
  ...Object.entries(boards).map(([path, { words }]): [string, Said] => [
    path.replace("../boards/", "").replace("/words.ts", ""),
    words("en"),
  ]),
];

/** Everything that is said of a number, with its name. */
function* sayings(words: Said, of = ""): Generator<[string, (...given: unknown[]) => unknown]> {
  for (const [name, said] of Object.entries(words))
    if (typeof said === "function" && of + name !== MEASURED)
      yield [of + name, said as (...given: unknown[]) => unknown];
    else if (said && typeof said === "object" && !Array.isArray(said)) yield* sayings(said as Said, `${of}${name}.`);
}

/** A change in points of percent has decimals and a sign: it is never one. */
const MEASURED = "lab.since";

/** A list of names can't be a number. */
function say(said: (...given: unknown[]) => unknown, count: number): string {
  try {
    return String(said(...Array.from({ length: said.length }, () => count)));
  } catch {
    return "";
  }
}

/** Behind a number the same for one and for two: no nouns that are counted, units, and verbs behind what is a name there. */
const ALIKE = new Set(
  (
    "in of s d h solved holds min to left free short missing named rated bare first second rank may light dark ether mana vp danmaku " +
    "asks attacks intercepts declines doesn resigned waits at games' wins after is wants won offers shared called with if on has"
  ).split(" "),
);

/** The words behind this number, one after the other. */
const behind = (sentence: string, count: number): string[] =>
  [...sentence.matchAll(new RegExp(`(?<![\\d.–−+-])${count} (?:new |miss |missing )?([a-z]+)`, "gi"))].map(
    ([, word]) => word?.toLowerCase() ?? "",
  );

describe.each(dictionaries)("%s", (_, words) => {
  it("counts none, one and two", () => {
    const wrong = [...sayings(words)].flatMap(([name, said]) => {
      const [none, one, two] = [0, 1, 2].map((count) => say(said, count)) as [string, string, string];
      const alone = new Set(behind(one, 1).filter((word) => !ALIKE.has(word)));
      return [...behind(two, 2), ...behind(none, 0)].some((word) => alone.has(word))
        ? [`${name}: ${one} / ${two}`]
        : [];
    });
    expect(wrong).toEqual([]);
  });

  it("says no more than one of one", () => {
    const wrong = [...sayings(words)].flatMap(([name, said]) => {
      const many = behind(say(said, 1), 1).filter((word) => /[^s]s$/.test(word) && !ALIKE.has(word));
      return many.map((word) => `${name}: 1 ${word}`);
    });
    expect(wrong).toEqual([]);
  });
});
