/** Troll Master: a cluttered workshop bench with fourteen stations along it. */
import type { BoardModule } from "../../stage/types";
import type { TrollMasterView } from "../../wire/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { cueOf } from "./cues";
import Face from "./Face.svelte";
import Over from "./Over.svelte";
import { faceOf } from "./faces";
import { layout } from "./layout";
import { holds, keysOf, keysOfStory, meant, waysTo } from "./targets";

const board: BoardModule<TrollMasterView> = {
  layout,
  keysOf,
  waysTo,
  keysOfStory,
  holds,
  meant,
  tells: (key) => key.startsWith("seat:"),
  cueOf,
  faceOf,
  Board,
  Over,
  Face,
  Back,
};

export default board;
