/** The title of a tab: whose turn it is, what is unread, where one is. */
export function titleOf(place: string, turn: string, unread: number): string {
  const told = [turn && `● ${turn}`, place, "dengen 電源"].filter(Boolean).join(" · ");
  return unread ? `(${unread}) ${told}` : told;
}
