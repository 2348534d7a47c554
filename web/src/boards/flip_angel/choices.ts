/** What is answered by a picture beside one's own field: its key is the answer's name. */
import type { FlipAngelView } from "./view";

const MAIN = [["gain:ll", "gain:ld", "gain:dd"], ["reverse"]];
const AFTER = [["reverse"], ["end"]];
const REVERSAL = [
  ["rev:river_flip", "rev:river_flow"],
  ["rev:ether", "rev:field_all"],
];
const RETRIGGER = [["retrigger:yes", "retrigger:no"]];

/** Line by line, from what can be seen: which of them are possible, the offers say. */
export function choicesIn(view: FlipAngelView): string[][] {
  switch (view.phase) {
    case "main":
      return MAIN;
    case "after":
      return AFTER;
    case "reversal":
      return REVERSAL;
    case "retrigger":
      return RETRIGGER;
    case "key":
      return keysUpTo(view.subject?.key_limit ?? 0);
    default:
      return [];
  }
}

/** As a phone has room for them: never more than two lines. */
export function twoLines(lines: string[][]): string[][] {
  if (lines.length <= 2) return lines;
  const all = lines.flat();
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)];
}

/** A line for each number of chips, light ones fewer and fewer. */
function keysUpTo(limit: number): string[][] {
  return Array.from({ length: limit + 1 }, (_, chips) =>
    Array.from({ length: chips + 1 }, (_, dark) => `key:${chips - dark}+${dark}`),
  );
}

export const isChoice = (name: string): boolean =>
  /^(gain|key|retrigger):|^rev:(river|ether|field_all)|^(reverse|end)$/.test(name);
