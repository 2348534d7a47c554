/** Flip Angel: paper theatre. Each angel is one scene, by day and by night. */
import type { Draw, Exhibit, Pictures } from "../../../art/types";
import { abdiel } from "./angels/abdiel";
import { barachiel } from "./angels/barachiel";
import { cassiel } from "./angels/cassiel";
import { dumah } from "./angels/dumah";
import { eremiel } from "./angels/eremiel";
import { fanuel } from "./angels/fanuel";
import { gabriel } from "./angels/gabriel";
import { haniel } from "./angels/haniel";
import { ithuriel } from "./angels/ithuriel";
import { jophiel } from "./angels/jophiel";
import { kushiel } from "./angels/kushiel";
import { laylah } from "./angels/laylah";
import { michael } from "./angels/michael";
import { nuriel } from "./angels/nuriel";
import { ophaniel } from "./angels/ophaniel";
import { puriel } from "./angels/puriel";
import { qemuel } from "./angels/qemuel";
import { raphael } from "./angels/raphael";
import { sandalphon } from "./angels/sandalphon";
import { tzaphkiel } from "./angels/tzaphkiel";
import { uriel } from "./angels/uriel";
import { vretil } from "./angels/vretil";
import { wallim } from "./angels/wallim";
import { xathanael } from "./angels/xathanael";
import { yahoel } from "./angels/yahoel";
import { zephon } from "./angels/zephon";
import { standin } from "./angels/standin";
import { drafted, parts } from "./draft";
import type { Angel } from "./kit";
import { staged } from "./stage";

const ANGELS: Readonly<Record<string, Angel>> = {
  abdiel,
  barachiel,
  cassiel,
  dumah,
  eremiel,
  fanuel,
  gabriel,
  haniel,
  ithuriel,
  jophiel,
  kushiel,
  laylah,
  michael,
  nuriel,
  ophaniel,
  puriel,
  qemuel,
  raphael,
  sandalphon,
  tzaphkiel,
  uriel,
  vretil,
  wallim,
  xathanael,
  yahoel,
  zephon,
};

/** What stands in for an angel; it has one side. */
const STANDIN = "reference";

export const draw: Draw = (id, size, { side, wish, card }) => {
  const name = typeof wish === "string" ? wish : wish ? "" : id;
  const known = name === STANDIN ? standin : ANGELS[name];
  return staged(known ?? drafted(id, typeof wish === "object" ? wish : {}, card), side === "black", size);
};

const exhibits: readonly Exhibit[] = [
  ...Object.keys(ANGELS).flatMap((id) => ["white", "black"].map((side) => ({ id, options: { side } }))),
  { id: STANDIN, options: {} },
];

const pictures: Pictures = { draw, exhibits, parts };
export default pictures;
