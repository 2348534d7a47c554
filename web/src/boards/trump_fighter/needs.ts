/** A technique's formula as a row of signs: how many of theirs, how many of mine, what they must be. */
import type { Lang } from "../../lib/settings/types";

export interface Need {
  opp: number;
  own: number;
  link: "" | "vertical" | "horizontal";
  signs: string[];
}

/** As text, never as a coloured picture. */
const [SPADE, CLUB, DIAMOND, HEART] = ["♠\uFE0E", "♣\uFE0E", "♦\uFE0E", "♥\uFE0E"] as const;
const SUITS: Record<string, string> = { spade: SPADE, club: CLUB, diamond: DIAMOND, heart: HEART };

/** A sign where there is hardly room for it. */
export function brief(sign: string): string {
  return sign.replaceAll("×", "").replace("同スート", "同柄").replace("same suit", "suit");
}

/** `or` between the lists, `&` within them. */
export function needs(when: string, lang: Lang): Need[][] {
  return when.split(/\s+or\s+/).map((group) => group.split("&").map((text) => condition(text, lang)));
}

function condition(text: string, lang: Lang): Need {
  const count = (who: string) => Number(new RegExp(`${who}\\s*(\\d+)`).exec(text)?.[1] ?? 0);
  const link = /vertical/.test(text) ? "vertical" : /horizontal/.test(text) ? "horizontal" : "";
  const patterns = text.slice(text.indexOf("]") + 1).matchAll(/(\w+)\(([^)]*)\)/g);
  const signs = [...patterns].map(([, kind = "", args = ""]) => sign(kind, args.split(",").map(Number), lang));
  const each = signs.map((one) => /^(.+)×1$/.exec(one)?.[1] ?? "");
  return {
    opp: count("opp"),
    own: count("own"),
    link,
    signs: each.length > 1 && each.every(Boolean) ? [each.join("")] : signs,
  };
}

function sign(kind: string, [a = 0, b = 0]: number[], lang: Lang): string {
  const ja = lang === "ja";
  if (kind in SUITS) return `${SUITS[kind]}×${a}`;
  switch (kind) {
    case "straight":
      return `⇗${a}`;
    case "kind":
      return `=${a}`;
    case "suit":
      return ja ? `同スート×${a}` : `same suit×${a}`;
    case "red":
      return `${HEART}${DIAMOND}×${a}`;
    case "black":
      return `${SPADE}${CLUB}×${a}`;
    case "number":
      return `Σ${a}=${b}`;
    case "high":
      return `${a}↑×${b}`;
    case "low":
      return `${a}↓×${b}`;
    case "odd":
      return ja ? `奇数×${a}` : `odd×${a}`;
    case "even":
      return ja ? `偶数×${a}` : `even×${a}`;
    default:
      return kind;
  }
}
