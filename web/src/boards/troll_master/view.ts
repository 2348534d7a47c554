/** What a seat sees of Troll Master, and what a face shows of it. */
import type { FamiliarView } from "../../lib/wire/types";
import type { ActionCard } from "./cards";

export type { TrollMasterView } from "../../lib/wire/types";

export type TrollFace =
  | { is: "action"; action: ActionCard }
  | { is: "magic"; card: string; count: number }
  | { is: "pawn"; seat: number }
  | { is: "familiar"; familiar: FamiliarView; charges: number; covered: number; left: number | null };
