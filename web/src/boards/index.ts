/** Which games have a board of their own. Each is loaded when its game is played; without one, the plain board serves. */
import type { BoardModule } from "../stage/types";

type Loader = () => Promise<{ default: BoardModule<never> }>;

const loaders = import.meta.glob<{ default: BoardModule<never> }>("./*/index.ts");

/** The game's board, or null: boards/<game>/index.ts is found by its folder's name. */
export async function boardOf(game: string): Promise<BoardModule<never> | null> {
  const load = loaders[`./${game}/index.ts`] as Loader | undefined;
  return load ? (await load()).default : null;
}
