/** A sketch for a card that nobody has drawn: an emblem of ink on a stained sheet, from the card's own data. */
import { emblem, seedOf } from "../../../art/emblem";
import { fill, line, splash } from "../../../art/marks";
import { INK, PALE, edge, parchment, pen, shelf, spatter, wash, type Scene } from "./kit";

/** Stain, and three tones of the emblem. */
const PALETTES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  moss: ["#8a8f5a", "#6f9a3e", "#2c5a2a", "#e8b93a"],
  rust: ["#b5522a", "#c8642a", "#6a2c1a", "#f7c531"],
  night: ["#7a86a0", "#3a4a7a", "#161d38", "#7fd0e6"],
  plum: ["#b07ab0", "#8a66a4", "#4a2a5a", "#e8c0e8"],
  brine: ["#6aa0b0", "#3f8a9a", "#1c4a54", "#d8fff8"],
};

/** What a card may ask for; a word for its `emblem`, besides. */
export const parts = { palette: Object.keys(PALETTES) };

/** `parts` may name a `palette` and the seed word of an `emblem`; the card's data say the rest. */
export function drafted(id: string, parts: Readonly<Record<string, string>>, card: unknown): Scene {
  const seed = seedOf([id, card]);
  const names = Object.keys(PALETTES);
  const [stain, ...tones] = PALETTES[parts["palette"] ?? ""] ?? PALETTES[names[seed % names.length]!]!;
  const sign = parts["emblem"] ? seedOf(parts["emblem"]) : seed;
  return (pic) =>
    parchment(pic, `${id}${seed}`, stain, 1.4) +
    shelf(pic, 262) +
    wash(pic, splash([120, 150], 96, `${id}b`, 0, 0.12), tones[0], 0.4) +
    emblem(120, 152, 84, sign)
      .map((d, i) => fill(d, PALE) + wash(pic, d, tones[i % 3]!) + pen(pic, line(d, INK, 2.2)))
      .join("") +
    spatter([36, 236], tones[1], `${id}s`, 9) +
    spatter([208, 80], tones[0], `${id}t`, 7) +
    edge(pic);
}
