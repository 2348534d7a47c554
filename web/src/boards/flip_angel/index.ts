/** Flip Angel: clouds above, magma below, a red river between. */
import type { BoardModule } from "../../board/types";
import type { FlipAngelView } from "../../wire/types";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Over from "./Over.svelte";
import { layout } from "./layout";
import { confirm, keysOf, keysOfStory, meant } from "./targets";

const board: BoardModule<FlipAngelView> = { layout, keysOf, keysOfStory, confirm, meant, Board, Over, Face };

export default board;
