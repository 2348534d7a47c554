import { words } from "./i18n/index.svelte";

/** What the players are called: people by their names, bots by their seats. */
export function namesOf(chairs: readonly { person?: string; name?: string; level?: string }[]): string[] {
  const t = words();
  return chairs.map((chair, seat) => chair.name || (chair.level ? t.table.bot(seat) : t.make.seat(seat)));
}
