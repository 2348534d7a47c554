/** Troll Master: ink creatures on parchment, and the stations of the workshop. */
import type { Draw, Exhibit, Pictures } from "../../../art/types";
import { drafted, parts } from "./draft";
import { FAMILIARS } from "./familiars";
import { framed } from "./frame";
import { STATIONS } from "./stations";

const SCENES = { ...FAMILIARS, ...STATIONS };

export const draw: Draw = (id, size, { wish, card }) => {
  const known = SCENES[typeof wish === "string" ? wish : wish ? "" : id];
  // an action has its title above
  const top = Object.hasOwn((card ?? {}) as object, "need_kind") ? 64 : undefined;
  return framed(known ?? drafted(id, typeof wish === "object" ? wish : {}, card), size, top);
};

const exhibits: readonly Exhibit[] = Object.keys(SCENES).map((id) => ({ id, options: {} }));

const pictures: Pictures = { draw, exhibits, parts };
export default pictures;
