/** What is kept for a time without a network, and where. Shared by the page and its service worker. */
export const SHELL = "/";
const ANSWERS = "dengen-answers-";

/** Rules, lessons, cards, decks, and games that are over. Nothing that is live, and nobody's token. */
const KEPT = [
  /^\/api\/games(\/[^/]+(\/(clauses|cards|decks|lesson(\/film)?|puzzles(\/\d+)?|miniature\.svg))?)?$/,
  /^\/api\/cards\/[^/]+$/,
  /^\/api\/tables\/[^/]+\/replays\/\d+$/,
];

export const isKept = (path: string): boolean => KEPT.some((one) => one.test(path));

export const storesOf = (version: string, protocol: string) => ({
  files: `dengen-files-${version}`,
  answers: ANSWERS + protocol,
});

export interface Shelf {
  /** Games whose rules are here. */
  rules: string[];
  /** Games whose lessons are here. */
  lessons: string[];
  /** Replays that are here: a table and the number of its game. */
  replays: { table: string; game: number }[];
}

/** What of these addresses can be opened without a network. */
export function shelfOf(addresses: readonly string[]): Shelf {
  const paths = addresses.map((address) => new URL(address, "http://here").pathname.split("/").map(decodeURIComponent));
  const rules = paths.filter((path) => path[2] === "games" && path[4] === "clauses").map((path) => path[3] ?? "");
  const lessons = paths.filter((path) => path[2] === "games" && path[5] === "film").map((path) => path[3] ?? "");
  const replays = new Map(
    paths
      .filter((path) => path[4] === "replays")
      .map((path) => [`${path[3]}/${path[5]}`, { table: path[3] ?? "", game: Number(path[5]) }]),
  );
  return { rules: [...new Set(rules)], lessons: [...new Set(lessons)], replays: [...replays.values()] };
}

/** Looks into the store, from the page. */
export async function shelf(): Promise<Shelf> {
  if (!("caches" in globalThis)) return shelfOf([]);
  const names = (await caches.keys()).filter((name) => name.startsWith(ANSWERS));
  const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return shelfOf(keys.flat().map((request) => request.url));
}
