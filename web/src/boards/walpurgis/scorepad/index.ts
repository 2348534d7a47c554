import type { PadModule } from "../../../stage/scorepad/types";
import { begin, positionOf, type Field } from "./field";
import Pad from "./Pad.svelte";

const pad: PadModule<Field> = { begin, positionOf, Pad };

export default pad;
