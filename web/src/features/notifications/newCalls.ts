/** Which of one's tables have begun to call since they were last listed. */
import type { TableInfo } from "../../lib/wire/types";

export type Calling = "turn" | "late";

const callOf = (table: TableInfo | undefined): Calling | null =>
  !table?.your_turn ? null : table.late ? "late" : "turn";

/** Against bots alone nobody waits. `before` null: this is the first list, and no news. */
export function newCalls(
  before: readonly TableInfo[] | null,
  now: readonly TableInfo[],
): { table: TableInfo; call: Calling }[] {
  if (!before) return [];
  const known = new Map(before.map((table) => [table.table, callOf(table)]));
  return now
    .filter(({ chairs }) => chairs.filter((chair) => chair.person).length > 1)
    .flatMap((table) => {
      const call = callOf(table);
      return call && known.get(table.table) !== call ? [{ table, call }] : [];
    });
}
