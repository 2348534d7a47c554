/** One card, two cards: whatever the page and the boards say of a number is right for none, one and two. */
import { describe, expect, it } from "vitest";
import { en } from "./en";

type Said = Record<string, unknown>;

const boards = import.meta.glob<{ words(lang: "en" | "ja"): Said }>("../boards/*/words.ts", { eager: true });
const dictionaries: [string, Said][] = [
  ["the page", en],
  ...Object.entries(boards).map(([path, { words }]): [string, Said] => [path.split("/")[2] ?? path, words("en")]),
];

/** Everything that is said of a number, with its name. */
function* sayings(words: Said, of = ""): Generator<[string, (...given: unknown[]) => unknown]> {
  for (const [name, said] of Object.entries(words))
    if (typeof said === "function") yield [of + name, said as (...given: unknown[]) => unknown];
    else if (said && typeof said === "object" && !Array.isArray(said)) yield* sayings(said as Said, `${of}${name}.`);
}

/** A list of names can't be a number. */
function say(said: (...given: unknown[]) => unknown, count: number): string {
  try {
    return String(said(...Array.from({ length: said.length }, () => count)));
  } catch {
    return "";
  }
}

const COUNTED = "card|point|seat|cell|game|line|captor|choice|circle|player|second|minute|chit|familiar|step|rule";
const WRONG = new RegExp(`(?<![\\d.–−+-])(1 (?:\\w+ )?(?:${COUNTED})s|[02] (?:${COUNTED}))\\b`, "i");

describe.each(dictionaries)("%s", (_, words) => {
  it("counts none, one and two", () => {
    const found = [...sayings(words)].flatMap(([name, said]) =>
      [0, 1, 2].map((count) => `${name}: ${say(said, count)}`).filter((sentence) => WRONG.test(sentence)),
    );
    expect(found).toEqual([]);
  });
});
