/** Walpurgis: a bonfire on a mountain, five by five cells around it. */
import type { BoardModule } from "../../stage/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { own } from "./over/buttons";
import { faceOf } from "./cards";
import Face from "./Face.svelte";
import Finale from "./Finale.svelte";
import { gestures } from "./gestures";
import { layout } from "./layout";
import Over from "./Over.svelte";
import { tooltip } from "./tooltip";
import { story } from "./story";
import "./theme.css";
import type { WalpurgisView } from "./view";

const board: BoardModule<WalpurgisView> = {
  layout,
  gestures,
  story,
  looks: { own, ownBack: true, wideFace: true, faceOf },
  Board,
  Over,
  Face,
  tooltip,
  Finale,
  Back,
};

export default board;
