/** Lumiel†Prière: stained glass. Minus cards are broken panes. */
import type { Draw, Exhibit, Pictures } from "../../../art/types";
import { drafted, parts } from "./draft";
import { framed } from "./frame";
import type { Window } from "./kit";
import { borderer } from "./windows/borderer";
import { commoner } from "./windows/commoner";
import { conjurer } from "./windows/conjurer";
import { exorcist } from "./windows/exorcist";
import { ghost } from "./windows/ghost";
import { otherworlder } from "./windows/otherworlder";
import { priest } from "./windows/priest";
import { sorcerer } from "./windows/sorcerer";
import { vampire } from "./windows/vampire";
import { warrior } from "./windows/warrior";
import { yokai } from "./windows/yokai";
import { yokai_tamer } from "./windows/yokai_tamer";

const WINDOWS: Readonly<Record<string, Window>> = {
  commoner,
  yokai,
  yokai_tamer,
  otherworlder,
  exorcist,
  priest,
  warrior,
  conjurer,
  sorcerer,
  ghost,
  borderer,
  vampire,
};

export const draw: Draw = (id, size, { wish, card }) => {
  const known = WINDOWS[typeof wish === "string" ? wish : wish ? "" : id];
  return framed(known ?? drafted(id, typeof wish === "object" ? wish : {}, card), size);
};

const exhibits: readonly Exhibit[] = Object.keys(WINDOWS).map((id) => ({ id, options: {} }));

const pictures: Pictures = { draw, exhibits, parts };
export default pictures;
