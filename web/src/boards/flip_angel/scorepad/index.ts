import type { PadModule } from "../../../stage/scorepad/types";
import "../theme.css";
import { begin, positionOf, type Fields } from "./fields";
import Pad from "./Pad.svelte";

const pad: PadModule<Fields> = { begin, positionOf, Pad };

export default pad;
