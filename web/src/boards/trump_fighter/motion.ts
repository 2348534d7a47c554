/** What a call brought, one banner after the other: who called, misses, hits with their cards, the end. */
import type { Lang } from "../../stage/types";
import type { Words } from "../../wire/types";
import { words } from "./words";

export interface Banner {
  key: number;
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

export const LONGEST = 1200;
export const LENGTH = 700;
const LENGTH_OF_THE_END = 1700;
/** So long a shout is still seen when what it brought comes in. */
const FADE = 150;

export function banners(news: readonly Words[], lang: Lang, first = 0): Banner[] {
  const say = words(lang);
  const found = news.flatMap((told): Omit<Banner, "key" | "delay" | "length">[] => {
    const args = told.args;
    const seat = typeof args["seat"] === "number" ? args["seat"] : null;
    const plain = { seat, value: null, cards: [], to: null, line: "", technique: "" };
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
        return [
          {
            ...plain,
            kind: "over",
            seat: args["winner"] as number | null,
            text: args["reason"] === "time_up" ? say.timeUp : say.ko,
            line: ending?.[lang] ?? "",
          },
        ];
      }
      default:
        return [];
    }
  });
  const gap = found.length > 1 ? Math.min(300, (LONGEST - LENGTH) / (found.length - 1)) : 0;
  const lengths = {
    call: gap ? gap + FADE : LENGTH,
    over: LENGTH_OF_THE_END,
    miss: LENGTH,
    hit: LENGTH,
    relief: LENGTH,
  };
  return found.map((banner, n) => ({
    ...banner,
    key: first + n,
    delay: Math.round(gap * n),
    length: Math.round(lengths[banner.kind]),
  }));
}
