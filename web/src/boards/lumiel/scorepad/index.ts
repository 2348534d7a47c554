import type { PadModule } from "../../../stage/scorepad/types";
import "../theme.css";
import { begin, positionOf, type Areas } from "./areas";
import Pad from "./Pad.svelte";

const pad: PadModule<Areas> = { begin, positionOf, Pad };

export default pad;
