import type { BoardModule } from "../../stage/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import { cueOf } from "./cues";
import { layout } from "./layout";
import Over from "./Over.svelte";
import { keysOf, keysOfStory, meant } from "./targets";
import type { TrumpFighterView } from "./view";

const board: BoardModule<TrumpFighterView> = {
  layout,
  keysOf,
  keysOfStory,
  meant,
  cueOf,
  whole: true,
  faceOf: (id) => ({ technique: id }),
  Board,
  Over,
  Face,
  Back,
};

export default board;
