/** Hot red ▲ against cyan ●. */
export const COLOURS = ["#ff5a48", "#2cc9f4"] as const;
export const SYMBOLS = ["M10 2.5l8 15H2z", "M10 2a8 8 0 1 1 0 16a8 8 0 1 1 0-16z"] as const;

export function colourOf(seat: number | null | undefined): string {
  return COLOURS[seat === 1 ? 1 : 0];
}

export function symbolOf(seat: number | null | undefined): string {
  return SYMBOLS[seat === 1 ? 1 : 0];
}
