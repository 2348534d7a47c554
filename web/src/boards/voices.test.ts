/** How the games sound, as far as notes tell it: heard, soft, short, and each like itself. */
import { describe, expect, it } from "vitest";
import { NOTES, VOLUME, type Cue, type Note, type Voice } from "../sound";
import { boardOf, games } from ".";

const voices: [string, Voice][] = await Promise.all(
  games.map(async (game): Promise<[string, Voice]> => [game, (await boardOf(game))?.story.voice ?? {}]),
);
/** Everything that a game may let sound: its own sounds in place of the common ones. */
const heardIn = (voice: Voice) => Object.entries({ ...NOTES, ...voice }) as [Cue, readonly Note[]][];

/** No wave is higher than its note is loud, and notes only fade: all that sound at once, at most, with full scale as 1. */
const peakOf = (notes: readonly Note[]) =>
  VOLUME *
  Math.max(
    ...notes.map(({ at }) =>
      notes.filter((one) => one.at <= at && at < one.at + one.length).reduce((sum, { loud }) => sum + loud, 0),
    ),
  );

describe.each(voices)("%s", (_, voice) => {
  it.each(heardIn(voice))("can be heard, but softly: %s", (_cue, notes) => {
    expect(peakOf(notes)).toBeGreaterThan(0.015);
    expect(peakOf(notes)).toBeLessThan(0.3);
  });

  it.each(heardIn(voice))("is short, and within what a small loudspeaker and an ear can do: %s", (_cue, notes) => {
    for (const { at, length, from, to } of notes) {
      expect(at + length).toBeLessThan(1000);
      expect(Math.max(from, to)).toBeGreaterThanOrEqual(110);
      expect(Math.max(from, to)).toBeLessThanOrEqual(4000);
    }
  });

  it("has five sounds in a row that don't clip", () => {
    const loudest = heardIn(voice)
      .map(([, notes]) => peakOf(notes))
      .sort((a, b) => b - a)
      .slice(0, 5);
    expect(loudest.reduce((sum, one) => sum + one, 0)).toBeLessThan(1);
  });
});

it("no two games sound alike: their own sounds are nobody else's, nor the common ones", () => {
  const own = voices.flatMap(([, voice]) => Object.values(voice).map((notes) => JSON.stringify(notes)));
  const common = Object.values(NOTES).map((notes) => JSON.stringify(notes));
  expect(voices.filter(([, voice]) => Object.keys(voice).length < 2).map(([game]) => game)).toEqual([]);
  expect(new Set([...own, ...common]).size).toBe(own.length + new Set(common).size);
});
