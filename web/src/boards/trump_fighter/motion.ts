/** What a call brought, one banner after the other: who called, misses, hits with their cards, the end. */
import type { Lang } from "../../lib/settings/types";
import type { Words } from "../../lib/wire/types";
import { words } from "./words";

export interface Banner {
  key: number;
  told: Words;
  kind: "call" | "miss" | "hit" | "over" | "relief";
  seat: number | null;
  text: string;
  value: number | null;
  cards: string[];
  /** Whose bar the value goes to. */
  to: number | null;
  /** What is shown of a hit; "" for anything else. */
  technique: string;
  /** What is said with it. */
  line: string;
  delay: number;
  /** How long it is seen. */
  length: number;
}

/** How long each is read before the next one comes. */
const SPANS: Readonly<Record<Banner["kind"], number>> = { call: 450, relief: 650, miss: 650, hit: 750, over: 1800 };
/** All that a call brought, but for the end: where it is more, each comes sooner. */
export const MOST = 3600;
/** So long each is still seen when the next comes in. */
const FADE = 150;
/** A number sets out when its banner has been read, and is so long on its way. */
export const SETS_OUT = 320;
export const FLIES = 420;

export function banners(news: readonly Words[], lang: Lang, first = 0): Banner[] {
  const say = words(lang);
  const found = news.flatMap((told): Omit<Banner, "key" | "delay" | "length">[] => {
    const args = told.args;
    const seat = typeof args["seat"] === "number" ? args["seat"] : null;
    const plain = { told, seat, value: null, cards: [], to: null, line: "", technique: "" };
    switch (told.kind) {
      case "called": {
        const callers = args["callers"] as number[];
        const relieved = (args["relieved"] as number[] | undefined) ?? [];
        const call = {
          ...plain,
          kind: "call" as const,
          seat: callers.length === 1 ? (callers[0] ?? null) : null,
          text: say.hai,
        };
        return relieved.length
          ? [call, { ...plain, kind: "relief", seat: relieved[0] ?? null, text: say.relieved }]
          : [call];
      }
      case "judged": {
        const [saved] = args["relieved"] as number[];
        return saved === undefined ? [] : [{ ...plain, kind: "relief", seat: saved, text: say.relieved }];
      }
      case "missed":
      case "penalised":
        return [{ ...plain, kind: "miss", text: say.misses, value: 2, to: Number(args["to"]) }];
      case "hit": {
        const name = args["name"] as Record<Lang, string>;
        return [
          {
            ...plain,
            kind: "hit",
            technique: String(args["technique"] ?? ""),
            text: name[lang],
            value: Number(args["value"]),
            cards: (args["cards"] as string[]) ?? [],
            to: seat,
          },
        ];
      }
      case "over": {
        const ending = args["ending"] as Record<Lang, string> | null | undefined;
        const line = ending?.[lang] ?? "";
        const seat = args["winner"] as number | null;
        return [{ ...plain, kind: "over", seat, text: line ? "" : say.thatsIt, line }]; // the finale says how
      }
      default:
        return [];
    }
  });
  const brought = found.filter(({ kind }) => kind !== "over").reduce((sum, { kind }) => sum + SPANS[kind], 0);
  const haste = Math.min(1, MOST / brought);
  let delay = 0;
  return found.map((banner, n) => {
    const span = Math.floor(SPANS[banner.kind] * (banner.kind === "over" ? 1 : haste));
    const timed = { ...banner, key: first + n, delay, length: span + FADE };
    delay += span;
    return timed;
  });
}

/** How long all of it is shown; 0: there is nothing to show. */
export function lasts(news: readonly Words[]): number {
  const last = banners(news, "en").at(-1);
  return last ? last.delay + last.length : 0;
}

/** When this is seen of what happened at once; undefined: at no time of its own. */
export const seenAt = (told: Words, news: readonly Words[]): number | undefined =>
  banners(news, "en").find((banner) => banner.told === told)?.delay;
