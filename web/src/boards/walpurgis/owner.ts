/** An owner is told by colour, by symbol and by which way the card faces. */
export const COLOURS = ["#ff7a3d", "#56b4f0"] as const;
export const DEEP = ["#8f2d08", "#0b4a7d"] as const;
/** ▲ and ● in a square of 20. */
export const SYMBOLS = ["M10 2.5l8 15H2z", "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z"] as const;

export function colourOf(seat: number | null | undefined): string {
  return COLOURS[seat === 1 ? 1 : 0];
}

export function deepOf(seat: number | null | undefined): string {
  return DEEP[seat === 1 ? 1 : 0];
}

export function symbolOf(seat: number | null | undefined): string {
  return SYMBOLS[seat === 1 ? 1 : 0];
}
