/** A spell that nobody has drawn: its matrix shot over a sky and an emblem made from its own data. */
import { emblem, seedOf } from "../../../art/emblem";
import { fill, line } from "../../../art/marks";
import { fan, orbit, ribbons, rings, rose, runners, whirl, type Pattern } from "./bullets";
import { LOOKS, all, dust, firs, glow, sky, type Look, type Spell } from "./kit";

const PATTERNS: Readonly<Record<string, Pattern>> = {
  fan: fan(),
  rose: rose(),
  whirl: whirl(),
  orbit,
  rings: rings(),
  ribbons: ribbons(),
  runners: runners(),
};

/** What a card may ask for; a word for its `emblem`, besides. */
export const parts = { palette: Object.keys(LOOKS), pattern: Object.keys(PATTERNS) };

/** `parts` may name a `pattern` and the seed word of an `emblem`; the card's data say the rest. */
export function drafted(id: string, parts: Readonly<Record<string, string>>, card: unknown): Spell {
  const seed = seedOf([id, card]);
  const names = Object.keys(PATTERNS);
  const pattern = PATTERNS[parts["pattern"] ?? ""] ?? PATTERNS[names[seed % names.length]!]!;
  const sign = parts["emblem"] ? seedOf(parts["emblem"]) : seed;
  return {
    scene: (pic, look: Look) =>
      sky(pic, look.sky, 80 + (seed % 200), 200 + (seed % 90)) +
      dust(id, 40, look.pale) +
      glow(pic, 120, 150, 120, look.pale, look.orb, 0.6) +
      emblem(120, 150, 100, sign)
        .map((d, i) => fill(d, i % 2 ? look.pale : look.orb, { opacity: 0.55 }) + line(d, look.sky[0], 2))
        .join("") +
      firs(264, id, 18 + (seed % 40)),
    shots: all(pattern),
  };
}
