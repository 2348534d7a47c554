/** A window for a card that nobody has drawn: a rose of panes with an emblem made from the card's own data. */
import { emblem, seedOf } from "../../../art/emblem";
import { cells, diamonds, mosaic, pick, scatter, wheel, type Window } from "./kit";
import { hole, night } from "./broken";

/** Outside, the border's two, three tones of the ground, three of the emblem. */
const PALETTES: Readonly<Record<string, readonly string[]>> = {
  azure: ["#16265c", "#2a5fb0", "#f0c048", "#2f6fc0", "#255aa8", "#8fc4ea", "#fff3c8", "#f0c048", "#c8202c"],
  rose: ["#3a1040", "#c02878", "#f0c048", "#a83a98", "#8a2a86", "#e86aa8", "#fff4d8", "#18a078", "#f0c048"],
  moss: ["#0f3a2c", "#2a8a5a", "#e8c048", "#1f7a50", "#17603f", "#7fc890", "#fff6d0", "#e8862a", "#8a2a3a"],
  amber: ["#4a2a10", "#d8862a", "#fff0b0", "#c8701f", "#a8561a", "#ffc65a", "#fffbe0", "#3a4ab0", "#c8202c"],
  violet: ["#241a4a", "#5a4a9c", "#e8a838", "#5252c0", "#3a3aa0", "#a89fe8", "#f6f0ff", "#e8c048", "#1f8a8a"],
  ash: ["#15121e", "#3e4258", "#6a5a78", "#4a5068", "#3a4058", "#7a86a0", "#d8dce8", "#8a5ab4", "#e01f2a"],
};
const GROUNDS = ["wheel", "diamonds", "shards"] as const;

/** What a card may ask for; a word for its `emblem`, besides. */
export const parts = { palette: Object.keys(PALETTES), ground: GROUNDS };

/** `parts` may name a `palette`, a `ground` and the seed word of an `emblem`; the card's data say the rest. */
export function drafted(id: string, parts: Readonly<Record<string, string>>, card: unknown): Window {
  const seed = seedOf([id, card]);
  const broken = ((card as { points?: number } | undefined)?.points ?? 0) < 0;
  const names = Object.keys(PALETTES);
  const colours = (PALETTES[parts["palette"] ?? ""] ?? PALETTES[broken ? "ash" : names[seed % (names.length - 1)]!])!;
  const [outside, rim, rim2, a, b, c, ...tones] = colours as [
    string,
    string,
    string,
    string,
    string,
    string,
    ...string[],
  ];
  const ground = GROUNDS.find((one) => one === parts["ground"]) ?? GROUNDS[(seed >> 4) % GROUNDS.length];
  const sign = parts["emblem"] ? seedOf(parts["emblem"]) : seed;
  return {
    spandrel: [outside, "#0f0d1a"],
    beads: [rim, rim2],
    medal: broken ? "#0a0810" : "#f6ead0",
    ...(broken ? { broken } : {}),
    draw(s) {
      const shade = pick(seed, [a, b, a]);
      if (ground === "wheel")
        wheel(s, 120, 176, [0, 40, 86, 140, 220, 330], [6, 9, 12, 12, 12], (k) => (k === 1 ? c : shade()));
      else if (ground === "diamonds")
        diamonds(s, 42, 34, (i, j) => (Math.abs(i - 3) + Math.abs(j - 5) < 3 ? c : shade()));
      else
        mosaic(
          s,
          cells(scatter(seed, 32)).map((cell) => [
            cell.points,
            Math.hypot(cell.x - 120, cell.y - 176) < 70 ? c : shade(),
          ]),
        );
      if (broken) hole(s, 120, 176, 92, 100, seed, () => night(s, "#0a0818", "#2a2248"));
      emblem(120, 178, broken ? 62 : 82, sign).forEach((d, i) => s.fill(d, tones[i % 3]!));
    },
  };
}
