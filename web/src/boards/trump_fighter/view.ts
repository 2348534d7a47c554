/** What a viewer sees of a fight: the server's types, with the stages of its clock named. */
import type * as wire from "../../lib/wire/types";

export type { Fighter, TechniqueView as Technique } from "../../lib/wire/types";

export type Stage = "pick" | "check" | "seno" | "shout" | "battle" | "obliged" | "declare" | "recount" | "over";

export interface LiveView extends wire.LiveView {
  stage: Stage;
}

export interface TrumpFighterView extends Omit<wire.TrumpFighterView, "live"> {
  live: LiveView | null;
}

/** A playing card; or, where the set's cards are shown, a technique. */
export type TrumpFace = { card: string } | { technique: string };
