/** What a seat sees of Lumiel†Prière, and what a face shows of it. */
export type { LumielView } from "../../lib/wire/types";

/** What a Lumiel card shows. `upright`: how far its number is turned back, so that it can be read. */
export interface LumielFace {
  card: string;
  points: number;
  owner: number | null;
  active: boolean;
  upright: number;
  count: number;
  returned?: boolean;
}
