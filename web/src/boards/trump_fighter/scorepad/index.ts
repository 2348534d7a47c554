import type { PadModule } from "../../../stage/scorepad/types";
import "../theme.css";
import { begin, positionOf, type Duel } from "./duel";
import Pad from "./Pad.svelte";

const pad: PadModule<Duel> = { begin, positionOf, Pad, whole: true };

export default pad;
