/** How the games sound, as far as notes tell it: short, and each like itself. Whether they are heard, and softly, only the ear of a browser tells
 * (tests/web/test_dev.py). */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { NOTES, type Cue, type Note, type Voice } from "../lib/sound";
import { boardOf, games } from ".";

const voices: [string, Voice][] = await Promise.all(
  games.map(async (game): Promise<[string, Voice]> => [game, (await boardOf(game))?.story.voice ?? {}]),
);
/** Everything that a game may let sound: its own sounds in place of the common ones. */
const heardIn = (voice: Voice) => Object.entries({ ...NOTES, ...voice }) as [Cue, readonly Note[]][];

describe.each(voices)("%s", (game, voice) => {
  it.each(heardIn(voice))("is short, and within what a small loudspeaker and an ear can do: %s", (_cue, notes) => {
    for (const { at, length, from, to } of notes) {
      expect(at + length).toBeLessThan(1000);
      expect(Math.max(from, to)).toBeGreaterThanOrEqual(110);
      expect(Math.max(from, to)).toBeLessThanOrEqual(4000);
    }
  });

  it("calls whose turn it is by two notes, the second higher", () => {
    const { turn = NOTES.turn } = voice;
    const [first, second, ...others] = [...new Set(turn.map(({ at }) => at))].map((at) =>
      Math.min(...turn.filter((one) => one.at === at).map(({ from }) => from)),
    );
    expect(others).toEqual([]);
    expect(second).toBeGreaterThan(first ?? Infinity);
  });

  it("has sounds of its own only for what happens there", () => {
    const told = readFileSync(`src/boards/${game}/story.ts`, "utf-8");
    expect(Object.keys(voice).filter((cue) => cue !== "turn" && !told.includes(`"${cue}"`))).toEqual([]);
  });
});

it("no two games sound alike: their own sounds are nobody else's, nor the common ones", () => {
  const own = voices.flatMap(([, voice]) => Object.values(voice).map((notes) => JSON.stringify(notes)));
  const common = Object.values(NOTES).map((notes) => JSON.stringify(notes));
  expect(voices.filter(([, voice]) => Object.keys(voice).length < 2).map(([game]) => game)).toEqual([]);
  expect(new Set([...own, ...common]).size).toBe(own.length + new Set(common).size);
});
