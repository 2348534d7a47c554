/** A game seen again: which moment, by whose eyes, and what belongs to it; asked for as it is come to. */
import { untrack } from "svelte";
import { boardOf } from "../../boards";
import { named, say, words } from "../../lib/i18n/index.svelte";
import { namesOf } from "../../lib/names";
import { keep } from "../../features/offline/register";
import { goOnFrom, goToNewTable } from "../../features/tables/newTable";
import { settings } from "../../lib/settings/index.svelte";
import { signs } from "../../lib/i18n/punctuation";
import { decisiveIn } from "../../stage/story/decisive";
import type { BoardModule, CardSet } from "../../stage/types";
import { api, Problem } from "../../lib/wire/api";
import type { GameInfo, MomentInfo, MoveInfo, ReplayInfo, View } from "../../lib/wire/types";
import { howOf } from "../table/ending";

/** So many moments are asked for at once. */
const PAGE = 25;
/** So many before the end of a page the next one is asked for. */
const SOON = 8;
/** Between two moments while it runs, in ms. */
const STEP = 1100;

/** The game of a table; "": of a file that is opened here. */
export interface Place {
  table: string;
  game: number;
  /** The moment that the address names; null: none. "decisive": the one that decided the game. */
  at: number | "decisive" | null;
}

export class ReplaySession {
  /** The text of a file. */
  record = $state<string | null>(null);
  replay = $state.raw<ReplayInfo | null>(null);
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<CardSet | null>(null);
  board = $state.raw<BoardModule<never> | null>(null);
  trouble = $state.raw<unknown>(null);
  /** By whose eyes: "open", "watching" or a seat. */
  viewer = $state("open");
  /** The number of the moment. */
  at = $state(0);
  running = $state(false);
  /** Does the board walk somebody through what happened? Then the next moment waits. */
  walking = $state(false);
  moves = $state.raw<readonly MoveInfo[]>([]);

  private moments = $state.raw<ReadonlyMap<number, MomentInfo>>(new Map());
  private kept = $state.raw<MomentInfo | null>(null); // while the next one is on its way
  private readonly asked = new Set<string>();

  readonly last = $derived((this.replay?.length ?? 1) - 1);
  readonly moment = $derived(this.moments.get(this.at) ?? null);
  readonly view = $derived((this.moment ?? this.kept)?.view as View | undefined);
  readonly names = $derived(namesOf(this.replay?.sitters ?? []));
  /** The seat by whose eyes it is seen; null: by nobody's. */
  readonly seat = $derived(/^\d+$/.test(this.viewer) ? Number(this.viewer) : null);
  /** Who did what, where these eyes may know it as it was done: the others are told by the story. */
  readonly done = $derived.by(() => {
    const seat = this.moment?.entry?.seat;
    return this.moment?.words && seat !== undefined && this.knows(seat)
      ? words().replay.done(this.names[seat] ?? "", named(say(this.moment.words), this.names))
      : "";
  });
  readonly told = $derived(
    (this.moment?.story ?? []).map((one) => named(say(one), this.names)).join(signs(settings.lang).space),
  );

  constructor(private readonly place: () => Place) {
    const { at } = place();
    this.at = typeof at === "number" ? at : 0;
  }

  /** May these eyes know what a seat answered? */
  knows = (seat: number): boolean => this.viewer === "open" || this.seat === seat;

  /** Asks for what is come to, and goes on while it runs; called once, while the component is set up. */
  attend(): void {
    $effect(() => this.fetchAround());
    $effect(() => {
      const { at } = this.place();
      if (typeof at === "number") untrack(() => (this.at = this.replay ? this.within(at) : at));
    });
    $effect(() => this.remember());
    $effect(() => {
      if (this.moment) this.kept = this.moment;
    });
    $effect(() => {
      if (!this.running || this.walking) return;
      const timer = setInterval(() => (this.at < this.last ? this.at++ : (this.running = false)), STEP);
      return () => clearInterval(timer);
    });
  }

  /** The address names the moment: reloaded, sent to a friend or come back to, it is the same one. */
  private remember(): void {
    const { at } = this;
    if (!this.place().table || !this.replay) return;
    const wanted = at ? `#${at}` : "";
    if (location.hash !== wanted) history.replaceState(null, "", location.pathname + location.search + wanted);
  }

  private fetchAround(): void {
    if (!this.place().table && !this.record) return;
    void this.viewer;
    const first = Math.floor(this.at / PAGE) * PAGE;
    void this.fetchPage(first);
    if (this.at - first > PAGE - SOON && this.replay && first + PAGE < this.replay.length)
      void this.fetchPage(first + PAGE);
  }

  private async fetchPage(first: number): Promise<void> {
    const { record, viewer: eyes } = this;
    const { table, game } = this.place();
    const key = `${eyes}:${first}`;
    if (this.asked.has(key)) return;
    this.asked.add(key);
    try {
      const found = record
        ? await api.replayRecord(record, eyes, first, PAGE)
        : await api.replay(table, game, eyes, first, PAGE);
      if (eyes !== this.viewer) return;
      if (!record && !this.replay) this.keepAll(found.length, eyes);
      this.replay = found;
      if (found.moves.length && !this.moves.length && this.place().at === "decisive") this.at = decisiveOf(found);
      if (found.moves.length) this.moves = found.moves;
      else if (!this.moves.length && first > 0) void this.fetchPage(0);
      this.at = this.within(this.at);
      this.moments = new Map([...this.moments, ...found.moments.map((one): [number, MomentInfo] => [one.number, one])]);
      if (!this.info) await this.load(found);
    } catch (problem) {
      this.asked.delete(key);
      this.trouble = problem;
    }
  }

  /** What belongs to the game: once. */
  private async load({ game, cards }: ReplayInfo): Promise<void> {
    this.info = await api.game(game);
    this.board = await boardOf(game).catch(() => null);
    this.cards = this.info.has_cards ? await this.contentOf(cards) : {};
  }

  private contentOf(cards: string): Promise<CardSet> {
    return api.cards(cards).then(
      (set) => set.content,
      () => (this.record ? cardsIn(this.record) : {}),
    );
  }

  private keepAll(length: number, eyes: string): void {
    const { table, game } = this.place();
    const firsts = Array.from({ length: Math.ceil(length / PAGE) }, (_, nth) => nth * PAGE);
    void keep(firsts.map((first) => api.replayLink(table, game, eyes, first, PAGE)));
  }

  go = (to: number): void => {
    this.at = this.within(to);
  };

  /** The moment that is as near as possible. */
  within = (to: number): number => Math.max(0, Math.min(this.last, to));

  look = (eyes: string): void => {
    this.viewer = eyes;
    this.moments = new Map();
    this.asked.clear();
  };

  open = async (file: File): Promise<void> => {
    this.trouble = null;
    try {
      const text = await file.text();
      JSON.parse(text);
      this.record = text;
    } catch {
      const { bad } = words().replay;
      this.trouble = new Problem(0, "bad_record", { en: bad, ja: bad });
      return;
    }
    this.at = 0;
    this.moves = [];
    this.replay = null;
    this.info = null;
    this.look("open");
  };

  /** Play on from here, against bots. */
  branch = async (): Promise<void> => {
    const { replay, record } = this;
    const { table, game } = this.place();
    if (!replay) return;
    const own = this.seat ?? this.moves[this.at]?.seat ?? 0; // whose move it is, where nobody's eyes are chosen
    const bots = replay.sitters.map((_, seat) => (seat === own ? "" : settings.level));
    try {
      if (record) await goOnFrom(record, this.at, { game: replay.game, bots });
      else await goToNewTable({ game: replay.game, bots, go_on: { table, game, entry: this.at } }, true);
    } catch (problem) {
      this.trouble = problem;
    }
  };
}

/** Of a replay with its moves and its beginning; 0: nothing tells, or somebody gave up. */
export function decisiveOf({ moments, moves, outcome }: Pick<ReplayInfo, "moments" | "moves" | "outcome">): number {
  if (outcome && howOf(outcome) === "resigned") return 0;
  const begun = (moments[0]?.view as View | undefined)?.scores ?? [];
  const history = [{ scores: begun, done: false }, ...moves.map(({ scores }) => ({ scores, done: true }))];
  return moves[decisiveIn(history, outcome) - 1]?.number ?? 0;
}

const cardsIn = (record: string): CardSet =>
  (JSON.parse(record) as { header?: { cards?: { content?: CardSet } } }).header?.cards?.content ?? {};

/** Our tables of which a game is over; what is being played on top of it can't be seen again yet. */
export async function finishedGames(): Promise<{ table: string; title: string; games: number; touched: number }[]> {
  const [games, mine] = await Promise.all([api.games(), api.myTables()]);
  return mine
    .map(({ table, game, touched, ...one }) => ({
      table,
      touched,
      games: one.stage === "playing" ? one.games - 1 : one.games,
      title: say(games.find(({ id }) => id === game)?.title) || game,
    }))
    .filter((one) => one.games > 0);
}
