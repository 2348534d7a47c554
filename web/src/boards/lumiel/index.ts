/** Lumiel†Prière: a moonlit chapel floor. */
import type { BoardModule, CardSet } from "../../stage/types";
import type { LumielView } from "../../wire/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { cueOf } from "./cues";
import Face from "./Face.svelte";
import Over from "./Over.svelte";
import { layout, type LumielFace } from "./layout";
import { confirm, holds, keysOf, keysOfStory, laidBy, meant, waysTo } from "./targets";

function faceOf(id: string, _side: string, cards: CardSet): LumielFace {
  const points = (cards.card as { id: string; points: number }[]).find((card) => card.id === id)?.points ?? 0;
  return { card: id, points, owner: null, active: false, upright: 0, count: 1 };
}

const board: BoardModule<LumielView> = {
  layout,
  keysOf,
  waysTo,
  keysOfStory,
  confirm,
  holds,
  laidBy,
  meant,
  tells: (key) => key.startsWith("seat:"),
  cueOf,
  whole: true,
  faceOf,
  Board,
  Over,
  Face,
  Back,
};

export default board;
