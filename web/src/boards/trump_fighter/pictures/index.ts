/** Super Trump Fighter: ten fighters in three poses, a wide cut-in for every technique, and twelve court cards. */
import { g } from "../../../art/marks";
import { Sheet } from "../../../art/sheet";
import type { Draw, Exhibit, Pictures } from "../../../art/types";
import { courts } from "./courts";
import { drafted, parts } from "./draft";
import { futami } from "./fighters/futami";
import { hibana } from "./fighters/hibana";
import { kagami } from "./fighters/kagami";
import { kakeru } from "./fighters/kakeru";
import { korobo } from "./fighters/korobo";
import { kurogane } from "./fighters/kurogane";
import { okyo } from "./fighters/okyo";
import { oyama } from "./fighters/oyama";
import { somei } from "./fighters/somei";
import { tamaki } from "./fighters/tamaki";
import type { Fighter, Scene } from "./kit";

const FIGHTERS: Readonly<Record<string, Fighter>> = {
  kakeru,
  futami,
  somei,
  hibana,
  kurogane,
  tamaki,
  oyama,
  korobo,
  okyo,
  kagami,
};
const CUTS: Readonly<Record<string, Scene>> = Object.assign({}, ...Object.values(FIGHTERS).map((one) => one.cuts));
const POSES = ["portrait", "victory", "hurt"] as const;

/** A playing card with a picture. */
export const isCourt = (card: string): boolean => Object.hasOwn(courts, card);

/** `side` is the pose of a fighter, or "cut" for a technique that nobody has drawn. */
export const draw: Draw = (id, size, { side, wish, card }) => {
  const known = typeof wish === "string" ? wish : wish ? "" : id;
  const fighter = FIGHTERS[known];
  const cut = CUTS[known];
  const wide = cut !== undefined || side === "cut";
  const pic = wide ? new Sheet(size === "token", true, 480, 240) : new Sheet(size === "token");
  const pose = POSES.find((one) => one === side) ?? "portrait";
  const scene = cut ?? courts[known] ?? fighter?.[pose] ?? drafted(id, typeof wish === "object" ? wish : {}, card);
  pic.raw(g({ "stroke-linecap": "round", "stroke-linejoin": "round" }, scene(pic)));
  return pic.svg();
};

const exhibits: readonly Exhibit[] = [
  ...Object.keys(FIGHTERS).flatMap((id) => POSES.map((side) => ({ id, options: { side } }))),
  ...[...Object.keys(CUTS), ...Object.keys(courts)].map((id) => ({ id, options: {} })),
];

const pictures: Pictures = { draw, exhibits, parts };
export default pictures;
