/** Walpurgis: every spell is its own pattern of bullets over one thing of its own; Normal Shots show the witch herself. */
import { clipped, g } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Draw, Pictures } from "../../../art/types";
import type { CardText, Offset } from "../cards";
import { C, P } from "./bullets";
import { drafted, parts } from "./draft";
import { exhibits } from "./exhibits";
import { LOOKS, cast, cellsOf, veil, type Cells, type Spell, type Witch } from "./kit";
import { aster } from "./spells/aster";
import { brigitte } from "./spells/brigitte";
import { dorne } from "./spells/dorne";
import { nebel } from "./spells/nebel";
import { sabbath } from "./spells/sabbath";
import { aster as asterHerself } from "./witches/aster";
import { brigitte as brigitteHerself } from "./witches/brigitte";
import { dorne as dorneHerself } from "./witches/dorne";
import { nebel as nebelHerself } from "./witches/nebel";

const SPELLS: Readonly<Record<string, Spell>> = { ...brigitte, ...nebel, ...dorne, ...aster, ...sabbath };
const WITCHES: Readonly<Record<string, Witch>> = {
  shot_brigitte: brigitteHerself,
  shot_nebel: nebelHerself,
  shot_dorne: dorneHerself,
  shot_aster: asterHerself,
};
const CARD = "M14 0H226Q240 0 240 14V322Q240 336 226 336H14Q0 336 0 322V14Q0 0 14 0z";

type Text = Partial<CardText>;
const places = (offsets: readonly Offset[]) => offsets.map(([x, y]) => [C[0] + x * P, C[1] - y * P] as const);
function aimsOf({ matrix, condition, danmaku, destroy }: Text): Cells {
  const drawn = cellsOf(matrix);
  return {
    c: condition ? places(condition) : drawn.c,
    d: danmaku ? places(danmaku) : drawn.d,
    x: destroy ? places(destroy) : drawn.x,
  };
}

export const draw: Draw = (id, size, { wish, card }) => {
  const pic = new Sheet(size !== "full");
  const text = (card ?? {}) as Text;
  const known = typeof wish === "string" ? wish : wish ? "" : id;
  const witch = WITCHES[known];
  const spell = SPELLS[known] ?? drafted(id, typeof wish === "object" ? wish : {}, card);
  const palette = typeof wish === "object" ? wish["palette"] : undefined;
  const look = LOOKS[palette ?? ""] ?? LOOKS[text.caster ?? ""] ?? LOOKS["sabbath"]!;
  const drawn = witch ? witch(pic) + veil(pic) : cast(pic, spell, look, aimsOf(text), known || id);
  pic.raw(g({ "clip-path": clipped(pic, CARD), "stroke-linecap": "round", "stroke-linejoin": "round" }, drawn));
  return pic.svg();
};

const pictures: Pictures = { draw, exhibits, parts };
export default pictures;
