/** The HTTP part of the protocol. Its types are made from the server's schema, as all of the wire's. */
import { network } from "./network.svelte";
import type {
  GameInfo,
  LabQuestion,
  NewSet,
  NewTable,
  Problem as Said,
  QuickGame,
  RealTable,
  RoomView,
  Routes,
  Subscription,
  TableInfo,
  Text,
} from "./types";

export type Access = TableInfo["join"];
export type Remarks = RoomView["remarks"];

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
const ODD: Text = { en: "The server's response couldn't be read.", ja: "サーバーの応答を読めませんでした。" };

/** JSON that is sent as it was written: a record has larger numbers than a script can hold. */
class Written {
  constructor(readonly text: string) {}
}

type Line = keyof Routes;
type Answer<L extends Line> = Routes[L]["answer"];
/** The names in braces of a line. */
type Named<L> = L extends `${string}{${infer Name}}${infer Rest}` ? Name | Named<Rest> : never;
type Given<L> = Record<Named<L>, string | number>;
type Query = Record<string, string | number | undefined>;

interface Request<L extends Line> {
  query?: Query;
  body?: Routes[L]["body"] | Written;
  /** The key of an invitation or a link; it goes in a header: addresses are logged. */
  invite?: string;
}

/** The address of a request; what is empty is left out of its query. */
function addressOf<L extends Line>(line: L, given: Given<L>, query: Query = {}): string {
  const path = line
    .slice(line.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: Named<L>) => encodeURIComponent(given[name]));
  const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== "");
  return asked.length
    ? `${path}?${asked.map(([name, value]) => `${name}=${encodeURIComponent(value!)}`).join("&")}`
    : path;
}

async function ask<L extends Line>(
  line: L,
  given: Given<L>,
  { query, body, invite = "" }: Request<L> = {},
): Promise<Answer<L>> {
  const headers = invited(invite);
  const answer = await answerTo(addressOf(line, given, query), {
    method: line.slice(0, line.indexOf(" ")),
    ...(body === undefined
      ? { headers }
      : {
          body: body instanceof Written ? body.text : JSON.stringify(body),
          headers: { ...headers, "Content-Type": "application/json" },
        }),
  });
  return (await answer.json().catch(() => null)) as Answer<L>;
}

/** Whatever the server said yes with; else a Problem. */
async function answerTo(path: string, request: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, request);
  } catch {
    network.gone = true;
    throw new Problem(0, "offline", OFFLINE);
  }
  network.heard(answer);
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as Partial<Said> | null;
  throw new Problem(answer.status, said?.code ?? "odd", said?.en ? { en: said.en, ja: said.ja ?? said.en } : ODD);
}

const cache = new Map<string, Promise<unknown>>();

/** For what doesn't change while the page is open; a failure is forgotten. */
function once<L extends Line & `GET ${string}`>(line: L, given: Given<L>, query: Query = {}): Promise<Answer<L>> {
  const path = addressOf(line, given, query);
  const known = cache.get(path);
  if (known) return known as Promise<Answer<L>>;
  const asked = ask(line, given, { query });
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

/** As they stand on the home page, and everywhere. */
export const inOrder = (games: readonly GameInfo[]): GameInfo[] => [...games].sort((a, b) => a.order - b.order);

/** What can be printed: an edition of a game, the cards of a table by their hash, or a set by its id and the key of its link. */
export type Printed = { game: string; edition: string } | { game: string; hash: string } | { set: string; key: string };
export interface PrintWish {
  lang: "en" | "ja";
  paper: "a4" | "letter";
  part: "sheets" | "booklet";
}
const invited = (key: string): Record<string, string> => (key ? { "X-Dengen-Invite": key } : {});

/** `set`: one of the card sets that ship with a game; "": the first. `key`: of a set's link, where it is somebody else's. */
export const api = {
  games: async () => inOrder(await once("GET /api/games", {})),
  game: (game: string) => once("GET /api/games/{game}", { game }),
  clauses: (game: string) => once("GET /api/games/{game}/clauses", { game }),
  lesson: (game: string) => once("GET /api/games/{game}/lesson", { game }),
  film: (game: string, set = "") => once("GET /api/games/{game}/lesson/film", { game }, { cards: set }),
  filmLink: (game: string, set = "") => addressOf("GET /api/games/{game}/lesson/film", { game }, { cards: set }),
  puzzles: (game: string) => once("GET /api/games/{game}/puzzles", { game }),
  puzzle: (game: string, number: number) => once("GET /api/games/{game}/puzzles/{number}", { game, number }),
  cardsOf: (game: string, set = "") => once("GET /api/games/{game}/cards", { game }, { cards: set }),
  cardsLink: (game: string, set = "") => addressOf("GET /api/games/{game}/cards", { game }, { cards: set }),
  /** A table of real cards, as the game lays it. */
  layPosition: (game: string, body: RealTable) => ask("POST /api/games/{game}/positions", { game }, { body }),
  cards: (hash: string) => once("GET /api/cards/{hash}", { hash }),
  decks: (game: string, set = "") => once("GET /api/games/{game}/decks", { game }, { cards: set }),
  checkDeck: (game: string, cards: string[], set = "") =>
    ask("POST /api/games/{game}/decks", { game }, { query: { cards: set }, body: { cards } }),
  /** Does this server make PDFs to print? */
  printing: () => once("GET /api/printing", {}),
  /** A file that takes a while to be made. */
  file: async (path: string, key = ""): Promise<Blob> => (await answerTo(path, { headers: invited(key) })).blob(),
  printLink: (of: Printed, wish: PrintWish) =>
    "set" in of
      ? addressOf("GET /api/sets/{id}/print", { id: of.set }, { ...wish })
      : addressOf(
          "GET /api/games/{game}/print",
          { game: of.game },
          { ...("hash" in of ? { cards: of.hash } : { edition: of.edition }), ...wish },
        ),
  /** The fields of the game's card sets. */
  setForm: (game: string) => once("GET /api/games/{game}/form", { game }),
  sets: () => ask("GET /api/sets", {}),
  newSet: (body: NewSet) => ask("POST /api/sets", {}, { body }),
  set: (id: string, key = "") => ask("GET /api/sets/{id}", { id }, { invite: key }),
  changeSet: (id: string, revision: number, content: Record<string, unknown>) =>
    ask("PUT /api/sets/{id}", { id }, { body: { revision, content } }),
  removeSet: (id: string) => ask("DELETE /api/sets/{id}", { id }),
  shareSet: (id: string, shared: boolean) => ask("PUT /api/sets/{id}/link", { id }, { body: { shared } }),
  keepVersion: (id: string, note: string) => ask("POST /api/sets/{id}/versions", { id }, { body: { note } }),
  setVersion: (id: string, number: number, key = "") =>
    ask("GET /api/sets/{id}/versions/{number}", { id, number }, { invite: key }),
  setFileLink: (id: string, form: "changes" | "whole") => addressOf("GET /api/sets/{id}/file", { id }, { form }),
  lab: (id: string, key = "") => ask("GET /api/sets/{id}/lab", { id }, { invite: key }),
  askLab: (id: string, body: LabQuestion) => ask("POST /api/sets/{id}/lab", { id }, { body }),
  cancelLab: (id: string) => ask("DELETE /api/sets/{id}/lab", { id }),
  setReport: (id: string, number: number, key = "") =>
    ask("GET /api/sets/{id}/reports/{number}", { id, number }, { invite: key }),
  health: () => ask("GET /api/health", {}),
  /** Null: this server is for others, and shows no reports. */
  reports: () => ask("GET /api/reports", {}),
  /** Null: this browser has no guest profile. */
  guest: () => ask("GET /api/guest", {}),
  beGuest: (name: string) => ask("PUT /api/guest", {}, { body: { name } }),
  /** Null: this server is on another machine. */
  here: () => ask("GET /api/here", {}),
  sessions: () => ask("GET /api/guest/sessions", {}),
  endSession: (id: string) => ask("DELETE /api/guest/sessions/{id}", { id }),
  /** A code for one more device. */
  givePass: () => ask("POST /api/guest/pass", {}),
  withdrawPass: () => ask("DELETE /api/guest/pass", {}),
  comeIn: (code: string) => ask("POST /api/guest/sessions", {}, { body: { code } }),
  push: () => ask("GET /api/guest/push", {}),
  subscribe: (body: Subscription) => ask("PUT /api/guest/push", {}, { body }),
  unsubscribe: () => ask("DELETE /api/guest/push", {}),
  myTables: () => ask("GET /api/guest/tables", {}),
  tablesInPlay: (game: string) => ask("GET /api/tables", {}, { query: { stage: "playing", game } }),
  table: (table: string, invite = "") => ask("GET /api/tables/{table}", { table }, { invite }),
  quick: (body: QuickGame) => ask("POST /api/quick", {}, { body }),
  createTable: (body: NewTable) => ask("POST /api/tables", {}, { body }),
  /** A table that goes on from an entry of this record, the text of its file. */
  createTableFrom: (record: string, entry: number, wish: NewTable) =>
    ask(
      "POST /api/tables",
      {},
      { body: new Written(`{"go_on":{"record":${record},"entry":${entry}},${JSON.stringify(wish).slice(1)}`) },
    ),
  replayLink: (table: string, game: number, viewer: string, first: number, count: number) =>
    addressOf("GET /api/tables/{table}/replays/{game}", { table, game }, { viewer, first, count }),
  replay: (table: string, game: number, viewer: string, first: number, count: number) =>
    ask("GET /api/tables/{table}/replays/{game}", { table, game }, { query: { viewer, first, count } }),
  /** Of a record's file, by its text. */
  replayRecord: (record: string, viewer: string, first: number, count: number) =>
    ask("POST /api/replays", {}, { query: { viewer, first, count }, body: new Written(record) }),
  analysis: (table: string, game: number) => ask("GET /api/tables/{table}/analyses/{game}", { table, game }),
  analyse: (table: string, game: number) => ask("POST /api/tables/{table}/analyses/{game}", { table, game }),
  /** Our games that are over, before this time. */
  history: (before?: number) => ask("GET /api/guest/history", {}, { query: { before: before || undefined } }),
  profile: (person: string) => ask("GET /api/people/{person}", { person }),
  ranking: (game: string) => ask("GET /api/games/{game}/ratings", { game }),
  dataLink: "/api/guest/data",
  eraseMe: () => ask("DELETE /api/guest", {}),
  recordLink: (table: string, game: number) => addressOf("GET /api/tables/{table}/records/{game}", { table, game }),
};
