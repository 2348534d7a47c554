/** The order in which games stand on the home page, and everywhere. */
import type { GameInfo } from "./types";

const ORDER = ["lumiel", "flip_angel", "troll_master", "walpurgis", "trump_fighter"];

/** Those that aren't named come after the others. */
export function inOrder(games: readonly GameInfo[]): GameInfo[] {
  const place = ({ id }: GameInfo) => (ORDER.includes(id) ? ORDER.indexOf(id) : ORDER.length);
  return [...games].sort((a, b) => place(a) - place(b));
}
