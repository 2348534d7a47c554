/** An attack that is declared, or that the action under decision would be: as far as everybody can add it up. */
import type { CardSet } from "../../stage/types";
import type { PlayerView, Words } from "../../lib/wire/types";
import type { TrollMasterView } from "./view";

export interface Attack {
  seat: number;
  power: number;
  /** Nothing can be added to it any more. */
  declared: boolean;
}

export function attackIn(view: TrollMasterView): Attack | null {
  const { actor, pos, attack, bonus } = view.moment;
  if (actor === null) return null;
  if (attack > 0) return { seat: actor, power: attack, declared: true };
  const action = view.row[(pos ?? 0) - 1];
  if (action?.kind !== "attack" || !["ask_action", "ask_ability"].includes(view.prompt?.kind ?? "")) return null;
  const added = view.prompt?.kind === "ask_action" ? action.value : bonus;
  return { seat: actor, power: (view.players[actor]?.attack ?? 0) + added, declared: false };
}

/** Only a higher attack succeeds. */
export const beats = (attack: Attack, defence: number): boolean => attack.power > defence;

/** A defender: what stands against the attack, what charges could still add, and whether it has been compared. */
export interface Defender {
  seat: number;
  total: number;
  more: number;
  beaten: boolean;
  compared: boolean;
}

/** The defenders in their order. `compared`: what has been told of this attack, by seat. */
export function defendersIn(
  view: TrollMasterView,
  attack: Attack,
  compared: ReadonlyMap<number, number>,
  cards: CardSet,
): Defender[] {
  return view.players.slice(1).map((_, index) => {
    const seat = (attack.seat + index + 1) % view.seats;
    const player = view.players[seat]!;
    const told = compared.get(seat);
    const isAsked = attack.declared && told === undefined && view.asked.includes(seat);
    const total = told ?? (isAsked ? player.attack + view.moment.bonus : player.defence);
    return {
      seat,
      total,
      more: told === undefined ? reserve(player, cards) : 0,
      beaten: beats(attack, total),
      compared: told !== undefined,
    };
  });
}

/** How much power an ability adds by itself. */
export function powerOf(cards: CardSet, familiar: string, index: number): number {
  type Ability = { effects: { do: string; n?: number; per?: string }[] };
  const found = (cards["familiar"] as { id: string; ability?: Ability[] }[] | undefined)?.find(
    (card) => card.id === familiar,
  );
  return (found?.ability?.[index]?.effects ?? []).reduce(
    (sum, effect) => sum + (effect.do === "power" && !effect.per ? (effect.n ?? 0) : 0),
    0,
  );
}

/** The power that a player's charges could add to a defence. */
function reserve(player: PlayerView, cards: CardSet): number {
  return player.familiars.reduce((sum, { familiar, charges }) => {
    const paid = familiar.abilities.filter(({ when, trigger, fee }) => when === "defend" && !trigger && fee > 0);
    return (
      sum + Math.max(0, ...paid.map(({ index, fee }) => Math.floor(charges / fee) * powerOf(cards, familiar.id, index)))
    );
  }, 0);
}

/** What is known of an attack's results after these events: the defence that was compared, by seat. */
export function comparedIn(before: ReadonlyMap<number, number>, events: readonly Words[]): Map<number, number> {
  let now = new Map(before);
  for (const { kind, args } of events) {
    if (["declared", "performed", "round"].includes(kind)) now = new Map();
    if (kind === "beaten" || kind === "repelled") now.set(args["seat"] as number, args["power"] as number);
  }
  return now;
}
