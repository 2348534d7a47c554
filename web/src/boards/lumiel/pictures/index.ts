/** Lumiel†Prière: stained glass. Minus cards are broken panes. */
import type { Draw, Exhibit, Pictures } from "../../../pictures/types";
import { drafted } from "./draft";
import { framed } from "./frame";
import type { Window } from "./kit";
import { borderer } from "./windows/borderer";
import { conjurer } from "./windows/conjurer";
import { exorcist } from "./windows/exorcist";
import { sorcerer } from "./windows/sorcerer";
import { vampire } from "./windows/vampire";
import { yokai } from "./windows/yokai";

const WINDOWS: Readonly<Record<string, Window>> = { exorcist, borderer, conjurer, sorcerer, vampire, yokai };

export const draw: Draw = (id, size, { wish, card }) => {
  const known = WINDOWS[typeof wish === "string" ? wish : wish ? "" : id];
  return framed(known ?? drafted(id, typeof wish === "object" ? wish : {}, card), size);
};

const exhibits: readonly Exhibit[] = Object.keys(WINDOWS).map((id) => ({ id, options: {} }));

const pictures: Pictures = { draw, exhibits };
export default pictures;
