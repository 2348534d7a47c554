/** An attack that is declared, or that the action under decision would be: as far as everybody can add it up. */
import type { TrollMasterView } from "../../wire/types";

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
