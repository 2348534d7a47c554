import type { BoardModule } from "../../board/types";
import Back from "./Back.svelte";
import Board from "./Board.svelte";
import { cueOf } from "./cues";
import Face from "./Face.svelte";
import { layout } from "./layout";
import Over from "./Over.svelte";
import { confirm, holds, keysOf, keysOfStory, meant } from "./targets";
import { own } from "./volley";
import type { WalpurgisView } from "./view";

const board: BoardModule<WalpurgisView> = { layout, keysOf, keysOfStory, confirm, holds, own, meant, cueOf, whole: true, faceOf: (id) => id, Board, Over, Face, Back };

export default board;
