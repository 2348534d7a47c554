/** Troll Master: a cluttered workshop bench with fourteen stations along it. */
import type { BoardModule } from "../../board/types";
import type { TrollMasterView } from "../../wire/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Over from "./Over.svelte";
import { layout } from "./layout";
import { keysOf, keysOfStory, meant } from "./targets";

const board: BoardModule<TrollMasterView> = { layout, keysOf, keysOfStory, meant, Board, Over, Face, Back };

export default board;
