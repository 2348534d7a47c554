/** Troll Master: a cluttered workshop bench with fourteen stations along it. */
import type { BoardModule } from "../../stage/types";
import Back from "./Back.svelte";
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
import type { TrollMasterView } from "./view";
import { words } from "./words";

/** What lets a chance go by. */
const DECLINING: ReadonlySet<string> = new Set(["decline", "pass", "nothing", "no_chain"]);

const board: BoardModule<TrollMasterView> = {
  layout,
  gestures,
  story,
  looks: {
    declines: ({ words: { kind } }) => DECLINING.has(kind),
    faceOf,
    terms: (lang) => words(lang).kinds,
  },
  Board,
  Over,
  tooltip,
  Finale,
  Face,
  Back,
};

export default board;
