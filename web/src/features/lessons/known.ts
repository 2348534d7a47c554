/** Which games somebody has played or learned in this browser. */
const KNOWN = "dengen.known.";

export function isKnown(game: string): boolean {
  try {
    return localStorage.getItem(KNOWN + game) !== null;
  } catch {
    return true; // a browser that keeps nothing: don't ask every time
  }
}

export function know(game: string): void {
  try {
    localStorage.setItem(KNOWN + game, "1");
  } catch {
    // then one is asked again
  }
}
