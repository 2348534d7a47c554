/** Flip Angel: paper theatre. Each angel is one scene, by day and by night. */
import type { Draw, Exhibit, Pictures } from "../../../pictures/types";
import { ithuriel } from "./angels/ithuriel";
import { jophiel } from "./angels/jophiel";
import { laylah } from "./angels/laylah";
import { michael } from "./angels/michael";
import { ophaniel } from "./angels/ophaniel";
import { uriel } from "./angels/uriel";
import { drafted } from "./draft";
import type { Angel } from "./kit";
import { staged } from "./stage";

const ANGELS: Readonly<Record<string, Angel>> = { ithuriel, jophiel, laylah, michael, ophaniel, uriel };

export const draw: Draw = (id, size, { side, wish, card }) => {
  const known = ANGELS[typeof wish === "string" ? wish : wish ? "" : id];
  return staged(known ?? drafted(id, typeof wish === "object" ? wish : {}, card), side === "black", size);
};

const exhibits: readonly Exhibit[] = Object.keys(ANGELS).flatMap((id) =>
  ["white", "black"].map((side) => ({ id, options: { side } })),
);

const pictures: Pictures = { draw, exhibits };
export default pictures;
