import { words } from "./i18n/index.svelte";

/** The players' names, by seat. `reader` is the seat of the person who reads: sentences call them "you". */
export type Names = readonly string[] & { readonly reader?: number | null };

export const readBy = (names: readonly string[], reader: number | null): Names => Object.assign([...names], { reader });

/** People by their names, bots by their seats. */
export function namesOf(
  chairs: readonly { person?: string; name?: string; level?: string }[],
  reader: number | null = null,
): Names {
  const t = words();
  const names = chairs.map((chair, seat) => chair.name || (chair.level ? t.table.bot(seat) : t.make.seat(seat)));
  return readBy(names, reader);
}
