/** Super Trump Fighter: a ring under floodlights, two rows of cards that face each other. */
import type { BoardModule } from "../../stage/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { faceOf } from "./cards";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import { gestures } from "./gestures";
import { layout } from "./layout";
import Over from "./Over.svelte";
import { tooltip } from "./tooltip";
import { story } from "./story";
import "./theme.css";
import type { TrumpFighterView } from "./view";

const board: BoardModule<TrumpFighterView> = {
  layout,
  gestures,
  story,
  looks: { faceOf },
  Board,
  Over,
  tooltip,
  Face,
  Finale,
  Back,
};

export default board;
