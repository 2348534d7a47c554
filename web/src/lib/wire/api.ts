/** The HTTP part of the protocol. Its types are made from the server's schema, as all of the wire's. */
import { network } from "./network.svelte";
import type {
  AnalysisInfo,
  Cards,
  Changed,
  CreatedTable,
  DeckInfo,
  DeckReport,
  Erased,
  GameInfo,
  GameResult,
  GuestInfo,
  Health,
  Here,
  LabProgress,
  LabQuestion,
  LabReport,
  LabState,
  LaidTable,
  Lesson,
  LessonFilm,
  MySets,
  NewSet,
  NewTable,
  PassInfo,
  Printing,
  Problem as Said,
  Profile,
  PushInfo,
  Ranked,
  PuzzleInfo,
  PuzzleTitle,
  QuickGame,
  RealTable,
  ReplayInfo,
  Report,
  RoomView,
  Rulebook,
  SessionInfo,
  SetDetail,
  SetForm,
  SetInfo,
  Subscription,
  TableInfo,
  Text,
  VersionContent,
  VersionInfo,
} from "./types";

export type {
  Analysis,
  AnalysisInfo,
  Cards,
  ClauseInfo as Clause,
  DeckInfo,
  DeckReport,
  CreatedTable,
  GameInfo,
  GameResult,
  GuestInfo as Guest,
  KindInfo,
  Judgement,
  MomentInfo as Moment,
  MoveInfo as Move,
  NewTable,
  OptionInfo,
  Profile,
  Ranked,
  ReplayInfo,
  Report,
  Rulebook,
  PassInfo,
  SessionInfo,
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

async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  const answer = await answerTo(path, {
    method,
    ...(body === undefined
      ? { headers }
      : {
          body: body instanceof Written ? body.text : JSON.stringify(body),
          headers: { ...headers, "Content-Type": "application/json" },
        }),
  });
  return (await answer.json().catch(() => null)) as T;
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
function once<T>(path: string): Promise<T> {
  const known = cache.get(path);
  if (known) return known as Promise<T>;
  const asked = ask<T>("GET", path);
  cache.set(path, asked);
  asked.catch(() => cache.delete(path));
  return asked;
}

/** As they stand on the home page, and everywhere. */
export const inOrder = (games: readonly GameInfo[]): GameInfo[] => [...games].sort((a, b) => a.order - b.order);

const at = encodeURIComponent;
/** Of one of the card sets that ship with a game. */
const of = (set: string) => set && `?cards=${at(set)}`;

/** What can be printed: an edition of a game, the cards of a table by their hash, or a set by its id and the key of its link. */
export type Printed = { game: string; edition: string } | { game: string; hash: string } | { set: string; key: string };
export interface PrintWish {
  lang: "en" | "ja";
  paper: "a4" | "letter";
  part: "sheets" | "booklet";
}
const invited = (key: string): Record<string, string> => (key ? { "X-Dengen-Invite": key } : {});

export const api = {
  games: async () => inOrder(await once<GameInfo[]>("/api/games")),
  game: (id: string) => once<GameInfo>(`/api/games/${at(id)}`),
  clauses: (game: string) => once<Rulebook>(`/api/games/${at(game)}/clauses`),
  lesson: (game: string) => once<Lesson>(`/api/games/${at(game)}/lesson`),
  film: (game: string, set = "") => once<LessonFilm>(api.filmLink(game, set)),
  filmLink: (game: string, set = "") => `/api/games/${at(game)}/lesson/film${of(set)}`,
  puzzles: (game: string) => once<PuzzleTitle[]>(`/api/games/${at(game)}/puzzles`),
  puzzle: (game: string, number: number) => once<PuzzleInfo>(`/api/games/${at(game)}/puzzles/${number}`),
  cardsOf: (game: string, set = "") => once<Cards>(api.cardsLink(game, set)),
  cardsLink: (game: string, set = "") => `/api/games/${at(game)}/cards${of(set)}`,
  /** A table of real cards, as the game lays it. */
  layPosition: (game: string, table: RealTable) => ask<LaidTable>("POST", `/api/games/${at(game)}/positions`, table),
  cards: (hash: string) => once<Cards>(`/api/cards/${at(hash)}`),
  decks: (game: string, set = "") => once<DeckInfo[]>(`/api/games/${at(game)}/decks${of(set)}`),
  /** Does this server make PDFs to print? */
  printing: () => once<Printing>("/api/printing"),
  /** A file that takes a while to be made. */
  file: async (path: string, key = ""): Promise<Blob> => (await answerTo(path, { headers: invited(key) })).blob(),
  /** `of`: an edition, the cards of a table by their hash, or a set by its id. */
  printLink: (of: Printed, wish: PrintWish) =>
    "set" in of
      ? `/api/sets/${at(of.set)}/print?${String(new URLSearchParams({ ...wish }))}`
      : `/api/games/${at(of.game)}/print?${String(new URLSearchParams({ ...("hash" in of ? { cards: of.hash } : { edition: of.edition }), ...wish }))}`,
  /** What the game's card sets may say. */
  setForm: (game: string) => once<SetForm>(`/api/games/${at(game)}/form`),
  sets: () => ask<MySets>("GET", "/api/sets"),
  newSet: (wish: NewSet) => ask<SetInfo>("POST", "/api/sets", wish),
  /** `key`: of its link, where it is somebody else's. */
  set: (id: string, key = "") => ask<SetDetail>("GET", `/api/sets/${at(id)}`, undefined, invited(key)),
  changeSet: (id: string, revision: number, content: Record<string, unknown>) =>
    ask<Changed>("PUT", `/api/sets/${at(id)}`, { revision, content }),
  removeSet: (id: string) => ask<null>("DELETE", `/api/sets/${at(id)}`),
  shareSet: (id: string, shared: boolean) => ask<SetInfo>("PUT", `/api/sets/${at(id)}/link`, { shared }),
  keepVersion: (id: string, note: string) => ask<VersionInfo[]>("POST", `/api/sets/${at(id)}/versions`, { note }),
  setVersion: (id: string, number: number, key = "") =>
    ask<VersionContent>("GET", `/api/sets/${at(id)}/versions/${number}`, undefined, invited(key)),
  setFileLink: (id: string, form: "changes" | "whole") => `/api/sets/${at(id)}/file?form=${form}`,
  lab: (id: string, key = "") => ask<LabState>("GET", `/api/sets/${at(id)}/lab`, undefined, invited(key)),
  askLab: (id: string, question: LabQuestion) => ask<LabProgress>("POST", `/api/sets/${at(id)}/lab`, question),
  cancelLab: (id: string) => ask<null>("DELETE", `/api/sets/${at(id)}/lab`),
  setReport: (id: string, number: number, key = "") =>
    ask<LabReport>("GET", `/api/sets/${at(id)}/reports/${number}`, undefined, invited(key)),
  checkDeck: (game: string, cards: string[], set = "") =>
    ask<DeckReport>("POST", `/api/games/${at(game)}/decks${of(set)}`, { cards }),
  health: () => ask<Health>("GET", "/api/health"),
  /** Null: this server is for others, and shows no reports. */
  reports: () => ask<Report[] | null>("GET", "/api/reports"),
  /** Null: nobody yet. */
  guest: () => ask<GuestInfo | null>("GET", "/api/guest"),
  beGuest: (name: string) => ask<GuestInfo>("PUT", "/api/guest", { name }),
  /** Null: this server is on another machine. */
  here: () => ask<Here | null>("GET", "/api/here"),
  sessions: () => ask<SessionInfo[]>("GET", "/api/guest/sessions"),
  endSession: (id: string) => ask<null>("DELETE", `/api/guest/sessions/${at(id)}`),
  /** A code for one more device. */
  givePass: () => ask<PassInfo>("POST", "/api/guest/pass"),
  withdrawPass: () => ask<null>("DELETE", "/api/guest/pass"),
  comeIn: (code: string) => ask<GuestInfo>("POST", "/api/guest/sessions", { code }),
  push: () => ask<PushInfo>("GET", "/api/guest/push"),
  subscribe: (wish: Subscription) => ask<PushInfo>("PUT", "/api/guest/push", wish),
  unsubscribe: () => ask<null>("DELETE", "/api/guest/push"),
  myTables: () => ask<TableInfo[]>("GET", "/api/guest/tables"),
  tablesInPlay: (game: string) => ask<TableInfo[]>("GET", `/api/tables?stage=playing&game=${at(game)}`),
  /** The invitation goes in a header: addresses are logged. */
  table: (id: string, invite = "") => ask<TableInfo>("GET", `/api/tables/${at(id)}`, undefined, invited(invite)),
  quick: (wish: QuickGame) => ask<CreatedTable>("POST", "/api/quick", wish),
  createTable: (wish: NewTable) => ask<CreatedTable>("POST", "/api/tables", wish),
  /** A table that goes on from an entry of this record, the text of its file. */
  createTableFrom: (record: string, entry: number, wish: NewTable) =>
    ask<CreatedTable>(
      "POST",
      "/api/tables",
      new Written(`{"go_on":{"record":${record},"entry":${entry}},${JSON.stringify(wish).slice(1)}`),
    ),
  replayLink: (table: string, game: number, viewer: string, first: number, count: number) =>
    `/api/tables/${at(table)}/replays/${game}?viewer=${viewer}&first=${first}&count=${count}`,
  replay: (table: string, game: number, viewer: string, first: number, count: number) =>
    ask<ReplayInfo>("GET", api.replayLink(table, game, viewer, first, count)),
  /** Of a record's file, by its text. */
  replayRecord: (record: string, viewer: string, first: number, count: number) =>
    ask<ReplayInfo>("POST", `/api/replays?viewer=${viewer}&first=${first}&count=${count}`, new Written(record)),
  analysis: (table: string, game: number) => ask<AnalysisInfo>("GET", `/api/tables/${at(table)}/analyses/${game}`),
  analyse: (table: string, game: number) => ask<AnalysisInfo>("POST", `/api/tables/${at(table)}/analyses/${game}`),
  /** Our games that are over, before this time. */
  history: (before?: number) => ask<GameResult[]>("GET", `/api/guest/history${before ? `?before=${before}` : ""}`),
  profile: (person: string) => ask<Profile>("GET", `/api/people/${at(person)}`),
  ranking: (game: string) => ask<Ranked[]>("GET", `/api/games/${at(game)}/ratings`),
  dataLink: "/api/guest/data",
  eraseMe: () => ask<Erased>("DELETE", "/api/guest"),
  recordLink: (table: string, game: number) => `/api/tables/${at(table)}/records/${game}`,
};
