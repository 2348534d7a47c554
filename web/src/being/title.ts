/** The title of a tab: whose turn it is, what is unread, where one is. */
export function titleOf(place: string, turn: string, unread: number): string {
  const marks = [unread ? `(${unread})` : "", turn && `● ${turn}`].filter(Boolean).join(" ");
  return [marks, place, "dengen 電源"].filter(Boolean).join(" · ");
}
