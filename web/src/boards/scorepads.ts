/** The pads for real tables, found by their folders' names. A game without one has none. */
import type { PadAbout, PadModule } from "../stage/scorepad/types";

const abouts = import.meta.glob<PadAbout>("./*/scorepad/about.ts", { eager: true, import: "default" });
const pads = import.meta.glob<PadModule<never>>("./*/scorepad/index.ts", { import: "default" });

/** What each does, by game. */
export const padAbouts: Readonly<Record<string, PadAbout>> = Object.fromEntries(
  Object.entries(abouts).map(([path, about]) => [path.split("/")[1] ?? "", about]),
);

/** Null: there is none. */
export const padOf = async (game: string): Promise<PadModule<never> | null> =>
  (await pads[`./${game}/scorepad/index.ts`]?.()) ?? null;
