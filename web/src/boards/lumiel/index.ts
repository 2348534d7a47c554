/** Lumiel†Prière: a moonlit chapel floor. */
import type { BoardModule } from "../../board/types";
import type { LumielView } from "../../wire/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import Face from "./Face.svelte";
import Over from "./Over.svelte";
import { layout } from "./layout";
import { confirm, keysOf, keysOfStory, meant } from "./targets";

const board: BoardModule<LumielView> = { layout, keysOf, keysOfStory, confirm, meant, Board, Over, Face, Back };

export default board;
