/** Flip Angel: clouds above, magma below, a red river between. */
import type { BoardModule } from "../../stage/types";
import Board from "./Board.svelte";
import { faceOf } from "./cards";
import Face from "./Face.svelte";
import { gestures } from "./gestures";
import { layout } from "./layout";
import Finale from "./Finale.svelte";
import Over from "./Over.svelte";
import { tooltip } from "./tooltip";
import { story } from "./story";
import "./theme.css";
import type { FlipAngelView } from "./view";

const board: BoardModule<FlipAngelView> = {
  layout,
  gestures,
  story,
  looks: { faceOf },
  Board,
  Over,
  tooltip,
  Finale,
  Face,
};

export default board;
