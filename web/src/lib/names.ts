import { words } from "./i18n/index.svelte";
import { readBy, type Names } from "./i18n/readers";

/** People by their names, bots by their seats. */
export function namesOf(
  chairs: readonly { person?: string; name?: string; level?: string }[],
  reader: number | null = null,
): Names {
  const t = words();
  const names = chairs.map((chair, seat) => chair.name || (chair.level ? t.table.bot(seat) : t.make.seat(seat)));
  return readBy(names, reader);
}
