import type { LumielView, Offer, Words } from "../../wire/types";

/** Questions whose card is looked for in the play area, in the hand. Cards in points areas are chosen beside the prompt. */
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
      return [bottomKey(view, args["area"] as string, "card" in args)];
    case "seat":
      return [`seat:${args["seat"] as number}`];
    default:
      return [];
  }
}

function cardKeys(view: LumielView, card: string): string[] {
  const question = view.prompt?.kind ?? "";
  const zone = FROM_PLAY.includes(question) ? view.play : FROM_HAND.includes(question) ? view.hand : [];
  const found = zone.find((each) => each.card === card);
  return found ? [found.key] : [];
}

const stackOn = (view: LumielView, area: string) => view.field.find((each) => each.area === area)?.stack ?? [];

/** The card that lies on top of an area, or the area itself. */
export const topKey = (view: LumielView, area: string): string => stackOn(view, area).at(-1)?.key ?? `area:${area}`;

/** Which card is at the bottom is a card's question; to put one underneath starts from the top. */
function bottomKey(view: LumielView, area: string, card: boolean): string {
  return (card ? stackOn(view, area)[0]?.key : undefined) ?? topKey(view, area);
}

/** A set ends the turn with all its captures: worth a look. So is what an effect does on the field. */
export function confirm(offer: Offer, view: LumielView): boolean {
  return ["area", "under"].includes(offer.words.kind) && ["set", "hand_set"].includes(view.prompt?.kind ?? "");
}

/** What a click on this key would say, if it could be said. */
export function meant(key: string, _chosen: readonly string[], view: LumielView): string | null {
  const [zone, place] = key.split(":");
  if (zone === "area") return `area:${place}`;
  if (zone === "field") return `area:${place}`;
  if (zone === "seat") return key;
  const card = [...view.hand, ...view.play].find((each) => each.key === key);
  return card ? `kind:${card.card}` : null;
}

/** What a line of the story is about. */
export function keysOfStory(words: Words, view: LumielView): string[] {
  const args = words.args;
  const areas = [args["area"], args["from"], args["to"], ...((args["areas"] as unknown[] | undefined) ?? [])];
  const seats = [args["seat"], ...((args["seats"] as unknown[] | undefined) ?? [])];
  return [
    ...areas.filter((area) => typeof area === "string").map((area) => topKey(view, area)),
    ...seats.filter((seat) => typeof seat === "number").map((seat) => `seat:${seat}`),
  ];
}
