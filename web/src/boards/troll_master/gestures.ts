import type { CardSet, Gestures } from "../../stage/types";
import type { Offer } from "../../lib/wire/types";
import { powerOf } from "./attack";
import type { TrollMasterView } from "./view";

const mine = (view: TrollMasterView, offerSeat = view.viewer ?? view.asked[0] ?? 0) => view.players[offerSeat];

function handKey(view: TrollMasterView, card: string): string | undefined {
  return mine(view)?.hand.find((each) => each.card === card)?.key;
}

function familiarKey(view: TrollMasterView, id: string): string | undefined {
  return mine(view)?.familiars.find((stack) => stack.familiar.id === id)?.key;
}

/** Perform and forgo are plaques at the station; pass and done are buttons beside the prompt. */
export function keysOf(offer: Offer, view: TrollMasterView): string[] {
  const { kind, args } = offer.words as {
    kind: string;
    args: { card?: string; pos?: number; familiar?: string; base?: string };
  };
  const found = (...keys: (string | undefined)[]) => (keys.every((key) => key !== undefined) ? (keys as string[]) : []);
  switch (kind) {
    case "place":
      return found(handKey(view, args.card ?? ""), `action:${args.pos}`);
    case "discard":
      return found(handKey(view, args.card ?? ""));
    case "gain":
    case "call":
      return [`supply:${args.familiar}`];
    case "train":
      return found(familiarKey(view, args.base ?? ""));
    case "charge":
    case "use":
      return found(familiarKey(view, args.familiar ?? ""));
    case "chain_to":
      return [`action:${args.pos}`];
    case "execute":
      return ["do:execute"];
    case "forgo":
      return ["do:stop"];
    default:
      return [];
  }
}

/** To perform an action, its station serves too. */
export const waysTo = ({ words: { kind, args } }: Offer): string[][] =>
  kind === "execute" ? [[`action:${args["pos"] as number}`]] : [];

/** Which familiar is gained, and how: one gesture. */
export const holds = (offer: Offer): boolean => offer.words.kind === "gain";

/** What an ability on a familiar takes, in charges, and the power that it adds; by the familiar's key. */
export function fees(
  offers: readonly Offer[],
  view: TrollMasterView,
  cards: CardSet,
): Map<string, { fee: number; power: number }> {
  const tags = new Map<string, { fee: number; power: number }>();
  for (const offer of offers) {
    const key = keysOf(offer, view)[0];
    const stack = mine(view)?.familiars.find((each) => each.key === key);
    const ability = stack?.familiar.abilities.find(({ index }) => index === offer.words.args["ability"]);
    if (
      offer.words.kind !== "use" ||
      !key ||
      !stack ||
      !ability?.fee ||
      ability.fee >= (tags.get(key)?.fee ?? Infinity)
    )
      continue;
    tags.set(key, { fee: ability.fee, power: powerOf(cards, stack.familiar.id, ability.index) });
  }
  return tags;
}

/** What a lit thing costs, by its key: tags on piles and familiars. */
export function prices(offers: readonly Offer[], view: TrollMasterView): Map<string, number> {
  const tags = new Map<string, number>();
  for (const offer of offers) {
    const price = offer.words.args["price"];
    const key = keysOf(offer, view)[0];
    if (typeof price === "number" && key) tags.set(key, Math.min(price, tags.get(key) ?? price));
  }
  return tags;
}

export function meant(key: string, chosen: readonly string[], view: TrollMasterView): string | null {
  const [zone = "", a = "", b = ""] = key.split(":");
  const me = view.viewer ?? 0;
  if (zone === "do") return a;
  if (view.prompt?.kind === "ask_action" && zone === "action" && Number(a) === view.moment.pos) return "execute";
  if (zone === "action" || zone === "pawn") {
    const pos = zone === "action" ? a : a === "neutral" ? b : String(view.players[Number(a)]?.pawn ?? 0);
    if (view.prompt?.kind === "ask_target") return `chain_to:${pos}`;
    const held = mine(view)?.hand ?? [];
    const need = view.row[Number(pos) - 1]?.icons[0];
    const card = held.find((each) => each.key === chosen[0]) ?? held.find((each) => each.card === need) ?? held[0];
    return card?.card ? `place:${card.card}:${pos}` : null;
  }
  if (zone === "supply") return `gain:${a}`;
  if (zone === "familiar" && Number(a) === me) {
    if (view.prompt?.kind === "ask_way") return `train:${b}`;
    if (view.prompt?.kind === "ask_distribute" || view.prompt?.kind === "ask_charge") return `charge:${b}`;
    return `use:${b}:0`;
  }
  if (zone === "hand" && Number(a) === me) {
    const card = mine(view)?.hand.find((each) => each.key === key)?.card;
    if (card) return view.prompt?.kind === "ask_turn" ? `place:${card}:1` : `discard:${card}`;
  }
  return null;
}

/** A player's plate only shows more of itself. */
const tells = (key: string): boolean => key.startsWith("seat:");

export const gestures = { keysOf, waysTo, holds, meant, tells } satisfies Gestures<TrollMasterView>;
