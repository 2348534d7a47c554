/** What a seat sees of Flip Angel, and what a face shows of it. */
export type { FlipAngelView } from "../../lib/wire/types";

export type Side = "white" | "black";

export interface AngelFace {
  card: string;
  side: Side | null;
  chips: number;
  stack: number;
  /** It was turned over in this turn, and can't be again. */
  flipped?: boolean;
  /** So many ms after the first it turns over, where several do: as one wave. */
  wave?: number;
}
