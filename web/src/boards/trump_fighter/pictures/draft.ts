/** A cut-in for whom or what nobody has drawn: an emblem on the stage, from the card's own data. */
import { emblem, seedOf } from "../../../art/emblem";
import { CYAN, INK, NAVY, PAPER, RED, SUN, WINE, screen, solid, stage, type Scene } from "./kit";
import { fill } from "../../../art/marks";

/** Ground, its dots, and three tones of the emblem. */
const PALETTES: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  red: [RED, WINE, SUN, PAPER, INK],
  night: [NAVY, RED, CYAN, PAPER, SUN],
  sky: [CYAN, "#0b6f9c", PAPER, RED, SUN],
  sun: [SUN, RED, PAPER, CYAN, INK],
};

/** What a card may ask for; a word for its `emblem`, besides. */
export const parts = { palette: Object.keys(PALETTES) };

/** `parts` may name a `palette` and the seed word of an `emblem`; the card's data say the rest. */
export function drafted(id: string, parts: Readonly<Record<string, string>>, card: unknown): Scene {
  const seed = seedOf([id, card]);
  const names = Object.keys(PALETTES);
  const [a, b, ...tones] = PALETTES[parts["palette"] ?? ""] ?? PALETTES[names[seed % names.length]!]!;
  const sign = parts["emblem"] ? seedOf(parts["emblem"]) : seed;
  return (pic) => {
    const [x, y] = [pic.wide / 2, pic.high / 2];
    return (
      stage(pic, a, b, [x, y], id, (seed % 60) - 30) +
      emblem(x, y, Math.min(x, y) * 0.8, sign)
        .map((d, i) => solid(d, tones[i % 3]!) + (i ? "" : fill(d, screen(pic, INK, 5, 1.2), { opacity: 0.6 })))
        .join("")
    );
  };
}
