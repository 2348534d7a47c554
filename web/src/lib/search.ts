/** Looking for words in texts, and marking where they are. Pure. */
export interface Piece {
  text: string;
  hit: boolean;
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The text cut into what was looked for and the rest. */
export function pieces(text: string, wanted: string): Piece[] {
  const needle = wanted.trim();
  if (!needle) return text ? [{ text, hit: false }] : [];
  return text
    .split(new RegExp(`(${escaped(needle)})`, "giu"))
    .map((piece, at) => ({ text: piece, hit: at % 2 === 1 }))
    .filter((piece) => piece.text);
}

export const has = (text: string | null | undefined, wanted: string): boolean =>
  !!text && pieces(text, wanted).some((piece) => piece.hit);
