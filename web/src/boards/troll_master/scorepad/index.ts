import type { PadModule } from "../../../stage/scorepad/types";
import "../theme.css";
import Pad from "./Pad.svelte";
import { begin, positionOf, type Row } from "./row";

const pad: PadModule<Row> = { begin, positionOf, Pad };

export default pad;
