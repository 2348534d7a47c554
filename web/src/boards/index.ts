/**
 * What the page has of each game, found by its folder's name and loaded when it is wanted. A game without a folder is played on the
 * plain board; its rulebook has no pictures.
 */
import type { Pictures } from "../art/types";
import type { Figure } from "../stage/rulebook/figures";
import type { Tour } from "../stage/rulebook/tour";
import type { BoardModule } from "../stage/types";

const boards = import.meta.glob<BoardModule<never>>("./*/index.ts", { import: "default" });
const figures = import.meta.glob<readonly Figure[]>("./*/figures.ts", { import: "default" });
const pictures = import.meta.glob<Pictures>("./*/pictures/index.ts", { import: "default" });
const tours = import.meta.glob<Tour>("./*/tour.ts", { import: "default" });

/** The games that have a folder here. */
export const games: readonly string[] = Object.keys(boards).map((path) => path.split("/")[1] ?? "");

/** Null: the plain board serves. */
export const boardOf = async (game: string): Promise<BoardModule<never> | null> =>
  (await boards[`./${game}/index.ts`]?.()) ?? null;

/** The pictures of its rulebook. */
export const figuresOf = async (game: string): Promise<readonly Figure[]> =>
  (await figures[`./${game}/figures.ts`]?.()) ?? [];

/** The picture that opens its rulebook. */
export const tourOf = async (game: string): Promise<Tour | null> => (await tours[`./${game}/tour.ts`]?.()) ?? null;

/** What draws its cards; null: nothing does. */
export const picturesOf = async (game: string): Promise<Pictures | null> =>
  (await pictures[`./${game}/pictures/index.ts`]?.()) ?? null;
