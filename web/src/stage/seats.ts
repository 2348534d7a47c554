/** Seats: who the table is turned for, and how they are told apart. */
import type { View } from "../lib/wire/types";
import type { Frame } from "./types";

/** Who the table is turned for; where nobody's eyes are meant, a seat of the board's choice. */
export const viewerOf = ({ viewer }: Pick<View, "viewer">, { seat }: Frame, otherwise = 0): number =>
  seat ?? (viewer !== null && viewer >= 0 ? viewer : otherwise);

/** Of two things, the viewer's and the other's: by seat. */
export const bySeat = <T>(viewer: number, mine: T, far: T): [T, T] => (viewer === 1 ? [far, mine] : [mine, far]);

/** How a seat is told apart, three ways: colour (Okabe–Ito), symbol, position. */
export interface SeatLook {
  colour: string;
  /** A lighter one, for text and lines on dark ground. */
  light: string;
  symbol: string;
  /** The symbol drawn in a box of 20 by 20. */
  path: string;
}

export const SEATS: readonly SeatLook[] = [
  { colour: "#d55e00", light: "#ff9a52", symbol: "▲", path: "M10 2 19 18H1Z" },
  { colour: "#0072b2", light: "#69bcf3", symbol: "●", path: "M10 1.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Z" },
  { colour: "#009e73", light: "#3fd6a8", symbol: "■", path: "M2.5 2.5h15v15h-15Z" },
  { colour: "#e69f00", light: "#ffc34d", symbol: "◆", path: "M10 1 19 10 10 19 1 10Z" },
  {
    colour: "#cc79a7",
    light: "#f0a6cd",
    symbol: "★",
    path: "m10 1 2.7 6 6.5.7-4.9 4.3 1.4 6.4L10 15.1l-5.7 3.3 1.4-6.4L.8 7.7 7.3 7Z",
  },
];

const NOBODY: SeatLook = { colour: "#777777", light: "#bbbbbb", symbol: "", path: "" };

export function seatLook(seat: number | null | undefined): SeatLook {
  return SEATS[seat ?? -1] ?? NOBODY;
}
