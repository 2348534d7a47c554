import type { BoardModule } from "../../stage/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { cueOf } from "./cues";
import Face from "./Face.svelte";
import { layout } from "./layout";
import Over from "./Over.svelte";
import { own } from "./buttons";
import { beyond, confirm, ends, holds, keysOf, keysOfStory, meant, opens } from "./targets";
import type { WalpurgisView } from "./view";

const board: BoardModule<WalpurgisView> = {
  layout,
  keysOf,
  keysOfStory,
  confirm,
  holds,
  ends,
  opens,
  beyond,
  own,
  ownBack: true,
  meant,
  cueOf,
  whole: true,
  wideFace: true,
  faceOf: (id) => id,
  Board,
  Over,
  Face,
  Back,
};

export default board;
