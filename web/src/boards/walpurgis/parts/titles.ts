/** A card's name on a small card: in lines that can be drawn wide enough to be read. */
import type { Lang } from "../../../lib/settings/types";

const LETTERS = 9; // that fit beside each other, of Latin ones
const SIGNS = 4; // of Japanese ones
/** A word as long as this is parted, a shorter one only squeezed. */
const LONG = 10;

export function lines(name: string, lang: Lang): string[] {
  return lang === "ja"
    ? even([...name], Math.ceil([...name].length / SIGNS))
    : filled(name.split(/(?<=-)|\s+/).flatMap(parted));
}

function even(signs: readonly string[], count: number): string[] {
  const each = Math.ceil(signs.length / count);
  return Array.from({ length: count }, (_, nth) => signs.slice(nth * each, (nth + 1) * each).join(""));
}

function parted(word: string): string[] {
  if (word.length < LONG) return [word];
  const middle = Math.ceil(word.length / 2);
  return [`${word.slice(0, middle)}-`, word.slice(middle)];
}

/** As many words in a line as fit. */
function filled(words: readonly string[]): string[] {
  return words.reduce<string[]>((found, word) => {
    const last = found.at(-1);
    const joined = last === undefined ? word : last.endsWith("-") ? last + word : `${last} ${word}`;
    return joined.length <= LETTERS || last === undefined ? [...found.slice(0, -1), joined] : [...found, word];
  }, []);
}
