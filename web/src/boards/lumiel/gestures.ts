import type { Gestures } from "../../stage/types";
import type { CardView, Offer } from "../../lib/wire/types";
import { facedArea } from "./layout";
import { picksPoints } from "./plan";
import type { LumielView } from "./view";

/** Questions whose card is looked for in the play area, in the hand. */
const FROM_PLAY = ["which"];

const FROM_HAND = ["redraw", "return", "play", "hand_card", "bring"];

export function keysOf(offer: Offer, view: LumielView): string[] {
  const { kind, args } = offer.words;
  switch (kind) {
    case "kind":
      return cardKeys(view, args["card"] as string);
    case "area":
      return [topKey(view, args["area"] as string)];
    case "under":
      return underKeys(view, args["area"] as string, "card" in args);
    case "seat":
      return [`${facedArea(view) ? "face" : "seat"}:${args["seat"] as number}`];
    default:
      return [];
  }
}

function cardKeys(view: LumielView, card: string): string[] {
  const found = zoneOf(view).find((each) => each.card === card);
  return found ? [found.key] : [];
}

function zoneOf(view: LumielView): readonly CardView[] {
  const question = view.prompt?.kind ?? "";
  if (FROM_PLAY.includes(question)) return view.play;
  if (FROM_HAND.includes(question)) return view.hand;
  return picksPoints(view) ? (view.players[view.viewer ?? -1]?.points ?? []) : [];
}

const stackOn = (view: LumielView, area: string) => view.field.find((each) => each.area === area)?.stack ?? [];

/** The card that lies on top of an area, or the area itself. */
export const topKey = (view: LumielView, area: string): string => stackOn(view, area).at(-1)?.key ?? `area:${area}`;

/** A card that goes underneath: the switch, then the stack. A card that is chosen underneath: itself. */
function underKeys(view: LumielView, area: string, card: boolean): string[] {
  return card ? [stackOn(view, area)[0]?.key ?? topKey(view, area)] : ["under", topKey(view, area)];
}

/** Whom a card shall face is said by his plate too, a zone by any of its areas. */
export function waysTo({ words: { kind, args } }: Offer, view: LumielView): string[][] {
  if (kind === "seat" && facedArea(view)) return [[`seat:${args["seat"] as number}`]];
  if (args["zone"] !== undefined)
    return view.field.filter(({ zone }) => zone === args["zone"]).map(({ area }) => [topKey(view, area)]);
  return [];
}

/** Whatever comes between playing a card and setting one is held back, so that it can be looked at, and sent with the set. */
const SENT = ["redraw", "return", "place", "take", "set", "facing", "confirm"];

export const holds = (_offer: Offer, view: LumielView): boolean => !SENT.includes(view.prompt?.kind ?? "");

export function laidBy({ words: { kind, args } }: Offer, view: LumielView): string | null {
  const last = view.play.at(-1);
  return last && kind === "kind" && last.card === args["card"] ? last.key : null;
}

/** A set ends the turn with all its captures: worth a look. So is what an effect does on the field. */
export function confirm(offer: Offer, view: LumielView): boolean {
  return ["area", "under"].includes(offer.words.kind) && ["set", "hand_set"].includes(view.prompt?.kind ?? "");
}

/** What a click on this key would say, if it could be said. */
export function meant(key: string, chosen: readonly string[], view: LumielView): string | null {
  const [zone, place] = key.split(":");
  if (zone === "area" || zone === "field") return `${chosen.includes("under") ? "under" : "area"}:${place}`;
  if (zone === "seat") return key;
  if (zone === "face") return `seat:${place}`;
  const points = view.players[view.viewer ?? -1]?.points ?? [];
  const card = [...view.hand, ...view.play, ...points].find((each) => each.key === key);
  return card ? `kind:${card.card}` : null;
}

/** A player's plate only shows more of itself. */
const tells = (key: string): boolean => key.startsWith("seat:");

export const gestures = { keysOf, waysTo, confirm, holds, laidBy, meant, tells } satisfies Gestures<LumielView>;
