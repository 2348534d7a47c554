/** The pages: each says where it is, what its address means, and which code it takes. The build lists the addresses for the server. */
import type { Component } from "svelte";

/** An address that fits a page. */
export interface Address {
  path: string;
  /** What stands after the #. */
  anchor: string;
  /** The part of the path that a page calls `:name`; "": there is none. */
  part(name: string): string;
}

export interface Page<P extends object = object> {
  /** Addresses; `:name` is any part, `:name?` one that may be missing, `:game` the id of a game. */
  at: readonly string[];
  /** Only with such an anchor. */
  fits?: (anchor: string) => boolean;
  props(address: Address): P;
  /** Null: it is part of the first script (App.svelte). */
  load: (() => Promise<{ default: Component<P> }>) | null;
  /** It can be read without a network: its files are kept. */
  offline?: true;
  /** It takes the whole screen: with a bare header, and nothing else around it … */
  whole?: true;
  /** … or with a bare header only. */
  bare?: (props: P) => boolean;
  /** Another key is another page, also at the same address. */
  key?: (props: P) => string;
}

/** Checks an entry's types, and forgets them. */
const page = <P extends object>(entry: Page<P>): Page => entry as unknown as Page;

const ofGame = ({ part }: Address) => ({ game: part("game") });

/** The moment of a game that an anchor names. */
function momentAt(anchor: string): number | "decisive" | null {
  if (anchor === "decisive") return anchor;
  return /^\d+$/.test(anchor) ? Number(anchor) : null;
}

export const HOME: Page = page({ at: ["/"], props: () => ({}), load: null });
export const NOT_FOUND: Page = page({ at: [], props: () => ({}), load: null });

const PAGES: readonly Page[] = [
  page({
    at: ["/"],
    fits: (anchor) => anchor.startsWith("/gallery"),
    props: ({ anchor }) => ({ board: anchor.split("/")[2] ?? "" }),
    load: () => import("../pages/Gallery.svelte"),
  }),
  HOME,
  page({
    at: ["/t/:table"],
    props: ({ part, anchor }) => ({ table: part("table"), invite: anchor }),
    load: () => import("../pages/Table.svelte"),
    whole: true,
    key: ({ table }) => table,
  }),
  page({
    at: ["/new/:game", "/new/:game/friends"],
    props: ({ path, part, anchor }) => ({ game: part("game"), friends: path.endsWith("/friends"), set: anchor }),
    load: () => import("../pages/NewTable.svelte"),
  }),
  page({ at: ["/watch/:game?"], props: ofGame, load: () => import("../pages/Watch.svelte") }),
  page({
    at: ["/rules/:game?/:set?"],
    props: ({ part, anchor }) => ({ game: part("game"), set: part("set"), clause: anchor }),
    load: () => import("../pages/Rules.svelte"),
    offline: true,
  }),
  page({
    at: ["/cards/:game?/:set?"],
    props: ({ part }) => ({ game: part("game"), set: part("set") }),
    load: () => import("../pages/Cards.svelte"),
  }),
  page({
    at: ["/sets/:game?/:set?"],
    props: ({ part, anchor }) => ({ game: part("game"), set: part("set"), link: anchor }),
    load: () => import("../pages/Sets.svelte"),
  }),
  page({ at: ["/pad/:game?"], props: ofGame, load: () => import("../pages/Pad.svelte"), offline: true }),
  page({
    at: ["/learn/:game?"],
    props: ofGame,
    load: () => import("../pages/Learn.svelte"),
    offline: true,
    bare: ({ game }) => !!game,
  }),
  page({
    at: ["/puzzles/:game?/:number?"],
    props: ({ part }) => ({ game: part("game"), number: Number(part("number")) || 0 }),
    load: () => import("../pages/Puzzles.svelte"),
  }),
  page({
    at: ["/replay/:table?/:number?"],
    props: ({ part, anchor }) => ({
      table: part("table"),
      game: Number(part("number")) || 1,
      at: momentAt(anchor),
    }),
    load: () => import("../pages/Replay.svelte"),
    offline: true,
  }),
  page({
    at: ["/me", "/people/:person"],
    props: ({ part }) => ({ person: part("person") }),
    load: () => import("../pages/Profile.svelte"),
  }),
  page({ at: ["/ranking/:game?"], props: ofGame, load: () => import("../pages/Ranking.svelte") }),
  page({ at: ["/deck/:game?"], props: ofGame, load: () => import("../pages/Deck.svelte") }),
  page({ at: ["/you"], props: ({ anchor }) => ({ code: anchor }), load: () => import("../pages/You.svelte") }),
  page({ at: ["/lab"], props: () => ({}), load: () => import("../pages/Lab.svelte") }),
];

/** As it was meant; null: it can't be read. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The named parts, where the address fits; null: it doesn't. */
function partsOf(pattern: string, given: readonly string[]): ReadonlyMap<string, string> | null {
  const wanted = pattern.split("/").filter(Boolean);
  if (given.length > wanted.length) return null;
  const found = new Map<string, string>();
  for (const [nth, name] of wanted.entries()) {
    const part = given[nth];
    if (part === undefined ? !name.endsWith("?") : !name.startsWith(":") && name !== part) return null;
    if (part !== undefined && name.startsWith(":")) found.set(name.replace(/^:|\?$/g, ""), part);
  }
  return found;
}

/** The page at this address, with what the address says to it. */
export function pageAt(path: string, hash: string): { page: Page; props: object } {
  const given = path.split("/").filter(Boolean).map(unescaped);
  const anchor = unescaped(hash.replace(/^#/, "")) ?? "";
  if (!given.includes(null))
    for (const page of PAGES)
      for (const pattern of page.fits?.(anchor) === false ? [] : page.at) {
        const parts = partsOf(pattern, given as string[]);
        if (parts) return { page, props: page.props({ path, anchor, part: (name) => parts.get(name) ?? "" }) };
      }
  return { page: NOT_FOUND, props: {} };
}

/** A pattern with its optional parts and without them, as the server reads it: `:game` for a game, `*` for any other part. */
function listed(pattern: string): string[] {
  const parts = pattern.split("/").filter(Boolean);
  const needed = parts.filter((part) => !part.endsWith("?")).length;
  const names = parts.map((part) => part.replace("?", "")).map((part) => (/^:(?!game$)/.test(part) ? "*" : part));
  return Array.from({ length: parts.length - needed + 1 }, (_, more) => `/${names.slice(0, needed + more).join("/")}`);
}

// ---- for the build ----

/** Every address of the page, for the server (pages.json). */
export const addresses = (): string[] => [...new Set(PAGES.flatMap(({ at }) => at).flatMap(listed))];

/** The files of the pages that can be read without a network, for the service worker: the import within `load` names them. */
export const offlineFiles = (): string[] =>
  PAGES.filter(({ offline }) => offline).map(({ load }) => {
    const file = /pages\/\w+\.svelte/.exec(String(load))?.[0];
    if (!file) throw new Error(`A page for reading offline imports no file: ${String(load)}`);
    return file;
  });
