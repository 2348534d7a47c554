/** The HTTP part of the protocol. */
import type { Lesson, Outcome, Pace, Words } from "./types";

export interface Text {
  en: string;
  ja: string;
}

/** What an option may be; see `expected` where `kind` is "other". */
export interface KindInfo {
  kind: "switch" | "choice" | "number" | "seat" | "list" | "either" | "other";
  expected: string;
  values?: string[];
  low?: number | null;
  high?: number | null;
  length?: number | null;
  items?: KindInfo | null;
  either?: KindInfo[];
}

export interface OptionInfo {
  name: string;
  takes: KindInfo;
  default: unknown;
  about: Text;
  concerns: "rules" | "clock" | "display";
  per_seat: boolean;
}

export interface GameInfo {
  id: string;
  title: Text;
  about: Text;
  seats: number[];
  default_seats: number;
  minutes: number[];
  rules: number;
  cards: string;
  has_cards: boolean;
  options: OptionInfo[];
  levels: string[];
  interventions: string[];
  reasons: Record<string, Text>;
  parts: Record<string, Text>;
}

export interface Clause extends Text {
  id: string;
  chapter: string;
  question?: Text | null;
}

export interface Rulebook {
  game: string;
  chapters: { id: string; title: Text }[];
  clauses: Clause[];
}

export interface Cards {
  game: string;
  hash: string;
  content: Record<string, unknown>;
}

export interface DeckInfo {
  id: string;
  name: Text;
  cards: string[];
}

export interface Sitter {
  person?: string;
  name?: string;
  level?: string;
}

export type Access = "anyone" | "invited" | "nobody";

export interface TableInfo {
  table: string;
  game: string;
  cards: string;
  seats: number;
  options: Record<string, unknown>;
  stage: "gathering" | "playing" | "over" | "closed";
  chairs: Sitter[];
  host: string;
  join: Access;
  watch: Access;
  pace: Pace;
  first_to: number;
  games: number;
  founded: number;
  touched: number;
  invite?: string;
}

export interface NewTable {
  game: string;
  seats?: number;
  options?: Record<string, unknown>;
  bots?: string[];
  join?: Access;
  watch?: Access;
  pace?: "relaxed" | "live" | Partial<Pace>;
  help?: boolean | null;
  first_to?: number;
  cards?: string | Record<string, unknown> | null;
  seed?: number | null;
  position?: Record<string, unknown> | null;
  moves?: { seat: number; action: string }[];
  go_on?: { table?: string; game?: number; record?: unknown; entry: number } | null;
}

export interface Founded {
  table: string;
  invite: string;
  link: string;
}

export interface Guest {
  person: string;
  name: string;
}

export interface Moment {
  number: number;
  entry: { number: number; seat: number; time: number; action?: string } | null;
  words: Words | null;
  story: Words[];
  view: unknown;
}

export interface ReplayInfo {
  game: string;
  rules: number;
  cards: string;
  seats: number;
  options: Record<string, unknown>;
  sitters: Sitter[];
  length: number;
  outcome: Outcome | null;
  departure: { number: number; code: string; text: Text } | null;
  moments: Moment[];
}

/** What the server said no to, or "offline" where it couldn't be reached. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly text: Text,
  ) {
    super(text.en);
  }
}

const OFFLINE: Text = { en: "The server can't be reached.", ja: "サーバーに接続できません。" };
const ODD: Text = { en: "The server answered something odd.", ja: "サーバーの応答を読めませんでした。" };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { "Content-Type": "application/json" } }),
    });
  } catch {
    throw new Problem(0, "offline", OFFLINE);
  }
  const data: unknown = await answer.json().catch(() => null);
  if (answer.ok) return data as T;
  const said = data as { code?: string; en?: string; ja?: string } | null;
  throw new Problem(answer.status, said?.code ?? "odd", said?.en ? { en: said.en, ja: said.ja ?? said.en } : ODD);
}

const cache = new Map<string, Promise<unknown>>();

/** For what doesn't change while the page is open; a failure is forgotten. */
function once<T>(path: string): Promise<T> {
  const known = cache.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>("GET", path);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

const at = encodeURIComponent;

export const api = {
  games: () => once<GameInfo[]>("/api/games"),
  game: (id: string) => once<GameInfo>(`/api/games/${at(id)}`),
  clauses: (game: string) => once<Rulebook>(`/api/games/${at(game)}/clauses`),
  lesson: (game: string) => once<Lesson>(`/api/games/${at(game)}/lesson`),
  cardsOf: (game: string, set = "") => once<Cards>(`/api/games/${at(game)}/cards${set && `?cards=${at(set)}`}`),
  cards: (hash: string) => once<Cards>(`/api/cards/${at(hash)}`),
  decks: (game: string) => once<DeckInfo[]>(`/api/games/${at(game)}/decks`),
  checkDeck: (game: string, cards: string[]) => ask<{ problems: Text[]; warnings: Text[] }>("POST", `/api/games/${at(game)}/decks`, { cards }),
  health: () => ask<{ status: string; version: string; node: string }>("GET", "/api/health"),
  guest: () => ask<Guest>("GET", "/api/guest"),
  beGuest: (name: string) => ask<Guest>("PUT", "/api/guest", { name }),
  myTables: () => ask<TableInfo[]>("GET", "/api/guest/tables"),
  openTables: (game = "") => ask<TableInfo[]>("GET", `/api/tables${game && `?game=${at(game)}`}`),
  table: (id: string, invite = "") => ask<TableInfo>("GET", `/api/tables/${at(id)}${invite && `?invite=${at(invite)}`}`),
  found: (wish: NewTable) => ask<Founded>("POST", "/api/tables", wish),
  replay: (table: string, game: number, viewer: string, first: number, count: number) =>
    ask<ReplayInfo>("GET", `/api/tables/${at(table)}/replays/${game}?viewer=${viewer}&first=${first}&count=${count}`),
  replayRecord: (record: unknown, viewer: string, first: number, count: number) =>
    ask<ReplayInfo>("POST", `/api/replays?viewer=${viewer}&first=${first}&count=${count}`, record),
  recordLink: (table: string, game: number) => `/api/tables/${at(table)}/records/${game}`,
};
