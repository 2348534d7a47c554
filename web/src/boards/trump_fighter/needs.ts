/** A technique's formula as a row of signs: how many of theirs, how many of mine, what they must be. */
export interface Need {
  opp: number;
  own: number;
  link: "" | "vertical" | "horizontal";
  signs: string[];
}

/** As text, never as a coloured picture. */
const [SPADE, CLUB, DIAMOND, HEART] = ["♠\uFE0E", "♣\uFE0E", "♦\uFE0E", "♥\uFE0E"] as const;
const SUITS: Record<string, string> = { spade: SPADE, club: CLUB, diamond: DIAMOND, heart: HEART };

/** `or` between the lists, `&` within them. */
export function needs(when: string): Need[][] {
  return when.split(/\s+or\s+/).map((group) => group.split("&").map(condition));
}

function condition(text: string): Need {
  const count = (who: string) => Number(new RegExp(`${who}\\s*(\\d+)`).exec(text)?.[1] ?? 0);
  const link = /vertical/.test(text) ? "vertical" : /horizontal/.test(text) ? "horizontal" : "";
  const patterns = text.slice(text.indexOf("]") + 1).matchAll(/(\w+)\(([^)]*)\)/g);
  return { opp: count("opp"), own: count("own"), link, signs: [...patterns].map(([, kind = "", args = ""]) => sign(kind, args.split(",").map(Number))) };
}

function sign(kind: string, [a = 0, b = 0]: number[]): string {
  if (kind in SUITS) return `${SUITS[kind]}×${a}`;
  switch (kind) {
    case "straight": return `⇗${a}`;
    case "kind": return `=${a}`;
    case "suit": return `${SPADE}${SPADE}×${a}`;
    case "red": return `${HEART}${DIAMOND}×${a}`;
    case "black": return `${SPADE}${CLUB}×${a}`;
    case "number": return `Σ${a}=${b}`;
    case "high": return `${a}↑×${b}`;
    case "low": return `${a}↓×${b}`;
    case "odd": return `1·3×${a}`;
    case "even": return `2·4×${a}`;
    default: return kind;
  }
}
