/** Lumiel†Prière: a moonlit chapel floor. */
import type { BoardModule } from "../../stage/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { faceOf } from "./cards";
import Face from "./Face.svelte";
import { gestures } from "./gestures";
import { layout } from "./layout";
import Finale from "./Finale.svelte";
import Over from "./Over.svelte";
import { peek } from "./peek";
import { story } from "./story";
import "./theme.css";
import type { LumielView } from "./view";

const board: BoardModule<LumielView> = {
  layout,
  gestures,
  story,
  looks: { faceOf, declines: ({ name }) => name === "pass" },
  Board,
  Over,
  peek,
  Finale,
  Face,
  Back,
};

export default board;
