/** The 25 cells: names, where an offset leads from each, and a card's matrix laid over the field. */
import type { CardSet } from "../../stage/types";
import { cardOf, ROLES, type Offset, type Role } from "./cards";
import type { Cell, WalpurgisView } from "./view";

export const CELLS: readonly string[] = [..."12345"].flatMap((row) => [..."abcde"].map((column) => row + column));

export interface Laid {
  cell: string;
  role: Role;
  /** Only of condition cells: does what lies there meet it? */
  met: boolean | null;
}

/** The cell at this offset as its owner sees it, or null; for seat 1 the field is turned. */
export function from(cell: string, [right, forward]: Offset, seat: number): string | null {
  const turn = seat === 1 ? -1 : 1;
  const row = Number(cell[0]) - 1 + turn * forward;
  const column = "abcde".indexOf(cell[1] ?? "") + turn * right;
  return row >= 0 && row < 5 && column >= 0 && column < 5 ? `${row + 1}${"abcde"[column]}` : null;
}

/** Where a cell lies on the screen, in cells from the top left; the viewer's edge is at the bottom. */
export function onScreen(cell: string, near: number): { x: number; y: number } {
  const row = Number(cell[0]) - 1;
  const column = "abcde".indexOf(cell[1] ?? "");
  return near === 1 ? { x: 4 - column, y: row } : { x: column, y: 4 - row };
}

export const isCircle = (state: string): boolean => !state.startsWith("dan");

/** A card's matrix as it would lie over the field. */
export function laid(cards: CardSet, view: WalpurgisView, card: string, seat: number, cell: string): Laid[] {
  const found = cardOf(cards, card);
  if (!found) return [];
  return ROLES.flatMap((role) =>
    found.grid[role].flatMap((offset): Laid[] => {
      const at = from(cell, offset, seat);
      if (at === null) return [];
      return [{ cell: at, role, met: role === "condition" ? meets(cards, view, card, seat, at) : null }];
    }),
  );
}

/** Does one's own circle lie there, with the card's icon, or face-down, or with Support? */
function meets(cards: CardSet, view: WalpurgisView, card: string, seat: number, cell: string): boolean {
  const icons = cardOf(cards, card)?.text.icons ?? [];
  return (cellOf(view, cell)?.pieces ?? []).some((piece) => {
    if (piece.seat !== seat || !isCircle(piece.state)) return false;
    if (piece.state === "ready" || piece.state === "dormant" || piece.card === null) return true;
    const other = cardOf(cards, piece.card);
    return !!other && (other.keywords.includes("support") || icons.some((icon) => other.text.icons?.includes(icon)));
  });
}

export function cellOf(view: WalpurgisView, name: string): Cell | undefined {
  return view.field.find((cell) => cell.name === name);
}
