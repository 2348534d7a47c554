/** Flip Angel: clouds above, magma below, a red river between. */
import type { BoardModule } from "../../stage/types";
import type { FlipAngelView } from "../../wire/types";
import Board from "./Board.svelte";
import { cueOf } from "./cues";
import Face from "./Face.svelte";
import Over from "./Over.svelte";
import { layout, type AngelFace } from "./layout";
import { confirm, holds, keysOf, keysOfStory, meant } from "./targets";

const faceOf = (id: string, side: string): AngelFace => ({
  card: id,
  side: side === "black" ? "black" : "white",
  chips: 0,
  stack: 0,
});

const board: BoardModule<FlipAngelView> = {
  layout,
  keysOf,
  keysOfStory,
  confirm,
  holds,
  meant,
  tells: (key) => key.startsWith("seat:"),
  cueOf,
  faceOf,
  Board,
  Over,
  Face,
};

export default board;
