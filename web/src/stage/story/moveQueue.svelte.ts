/**
 * The queue of moves between what the table tells and what is shown of it: others' moves come one after the other, each as a scene.
 * First who does it, with the card, over the table as it was; then the table as it is. One's own moves are shown at once,
 * and nobody's scene begins before they have been seen. Where a board walks somebody through what happened, step by step,
 * nothing else is shown until that is over.
 */
import type { Pace } from "../../lib/settings/types";
import type { TableMoment } from "../../lib/wire/tableState.svelte";
import type { Words } from "../../lib/wire/types";

/** How long a scene takes, in ms: until the table changes, and from there to the next scene. */
export interface Beat {
  announce: number;
  settle: number;
}

export const BEATS: Readonly<Record<Exclude<Pace, "instant">, Beat>> = {
  brisk: { announce: 420, settle: 480 },
  calm: { announce: 1000, settle: 1100 },
};

/** A row of moments of one seat's doing. */
export interface Move {
  nth: number;
  seat: number | null;
  told: readonly Words[];
  /** The same, one after the other. */
  moments: readonly (readonly Words[])[];
}

/** What a queue asks of the table around it. */
export interface QueueHost<V> {
  pace(): Pace;
  /** The seat whose own doings are no scenes; null: somebody who watches. */
  seat(): number | null;
  /** The seat that did it; null: nobody's doing. */
  doerOf(news: readonly Words[]): number | null;
  /** Shown now: for the ear. */
  onShow(moment: TableMoment<V>): void;
}

const MOVES_KEPT = 3;
/** Of a game, for seeing it again; more than any of ours has. */
const MOMENTS_KEPT = 1000;

/** The seat that did it: the first one that what happened tells of. */
export function doerOf(news: readonly Words[]): number | null {
  const seats = news.map(({ args }) => args["seat"]).filter((seat) => typeof seat === "number");
  return seats[0] ?? null;
}

/** Whose scene it is: of all who did such a thing at the same time, or else of the one whose doing it was. */
export function doersOf(
  news: readonly Words[],
  doer: number | null,
  together: ReadonlySet<string> = new Set(),
): number[] {
  const seats = news.filter(({ kind }) => together.has(kind)).map((told) => doerOf([told]));
  return [...new Set([...seats, ...(seats.length ? [] : [doer])])].filter((seat) => seat !== null);
}

export class MoveQueue<V> {
  /** The table as it is shown. */
  shown = $state.raw<TableMoment<V> | null>(null);
  /** What is announced: about to happen on the table. */
  announced = $state.raw<TableMoment<V> | null>(null);
  /** What others did since one's own last answer; before that, the table as it was then. */
  since = $state.raw<readonly TableMoment<V>[]>([]);
  /** Of what is played once more, what hasn't come yet. */
  ahead = $state.raw<readonly TableMoment<V>[]>([]);
  /** The last moves, newest last. */
  moves = $state.raw<readonly Move[]>([]);
  /** Is something still to be shown, or just being shown? */
  busy = $state(false);
  /** Is somebody walked through what is shown? Then what has come since waits. */
  walking = $state(false);

  /** The game so far, as long as one was there. */
  history: TableMoment<V>[] = [];

  private before: TableMoment<V> | null = null;
  private queue: TableMoment<V>[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private answered = true;
  private held = false; // something would have come by now, had nobody been walked through what is shown
  private repeating = false; // what is played has been shown before
  private count = 0;
  private seen = 0; // when one's own last move will have been seen

  constructor(private readonly host: QueueHost<V>) {}

  /** The table has told something. */
  take(moment: TableMoment<V>): void {
    this.queue.push(moment);
    if (!this.busy) this.next();
  }

  /** A table to begin with: nothing of how it came about is shown. */
  begin(moment: TableMoment<V>): void {
    this.close();
    this.since = [];
    this.moves = [];
    this.before = null;
    this.history = [moment];
    this.shown = { ...moment, news: [] };
  }

  /** One has answered: what others did before is no longer news. */
  answer(): void {
    this.since = [];
    this.answered = true;
  }

  /** A board begins to walk somebody through what is shown, or has done so. */
  walk(on: boolean): void {
    this.walking = on;
    if (!on && this.held) this.next();
  }

  get canSeeAgain(): boolean {
    return this.since.length > 0 && this.before !== null;
  }

  /** Plays what others did since one's own last answer once more. */
  seeAgain(): void {
    if (this.before) this.repeat(this.before, this.since);
  }

  /** Plays the game once more from this moment of its history on. */
  seeFrom(nth: number): void {
    const before = this.history[nth - 1];
    if (before) this.repeat(before, this.history.slice(nth));
  }

  private repeat(before: TableMoment<V>, moments: readonly TableMoment<V>[]): void {
    if (this.busy) return;
    this.repeating = true;
    this.ahead = moments;
    this.shown = { ...before, question: null, news: [] };
    this.queue = [...moments];
    this.next();
  }

  /** Shows all that is left at once; false: there was nothing, or it waits for a walk. */
  skip(): boolean {
    if (!this.busy || this.walking) return false;
    const rest = [...(this.announced ? [this.announced] : []), ...this.queue];
    this.close();
    for (const moment of rest) this.show(moment, rest.at(-1) !== moment);
    if (this.shown) this.shown = { ...this.shown, news: [] };
    this.repeating = false;
    return true;
  }

  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
    this.ahead = [];
    this.announced = null;
    this.busy = false;
    this.walking = false;
    this.held = false;
    this.seen = 0;
  }

  private next(): void {
    this.held = this.walking;
    if (this.held) {
      this.busy = this.queue.length > 0;
      return;
    }
    const moment = this.queue.shift();
    this.busy = !!moment;
    if (!moment) {
      this.repeating = false;
      return;
    }
    const chosen = this.host.pace();
    const pace = this.repeating && chosen === "instant" ? "brisk" : chosen; // who asks for it wants to see it
    const doer = this.host.doerOf(moment.news);
    if (pace === "instant" || !moment.news.length || doer === this.host.seat()) {
      this.show(moment);
      if (pace !== "instant" && moment.news.length) this.seen = performance.now() + BEATS[pace].settle;
      if (this.queue.length) this.timer = setTimeout(() => this.next());
      else this.next();
      return;
    }
    const early = this.seen - performance.now();
    if (early > 0) {
      this.queue.unshift(moment);
      this.timer = setTimeout(() => this.next(), early);
      return;
    }
    const { announce, settle } = BEATS[pace];
    const act = () => {
      this.announced = null;
      this.show(moment);
      this.timer = setTimeout(() => this.next(), settle);
    };
    if (doer === null) {
      act();
      return;
    }
    this.announced = moment;
    this.timer = setTimeout(act, announce);
  }

  private show(moment: TableMoment<V>, passing = false): void {
    if (this.repeating) this.ahead = this.ahead.filter((one) => one !== moment);
    else this.remember(moment);
    // where nothing happened, what did before is still being shown
    this.shown = moment.news.length ? moment : { ...moment, news: this.shown?.news ?? [] };
    if (!passing) this.host.onShow(moment);
  }

  private remember(moment: TableMoment<V>): void {
    const doer = this.host.doerOf(moment.news);
    this.history = [...this.history, moment].slice(-MOMENTS_KEPT);
    if (doer === null && !moment.news.length) return;
    const last = this.moves.at(-1);
    const goesOn = last && (doer === null || last.seat === doer);
    const move = goesOn
      ? { ...last, told: [...last.told, ...moment.news], moments: [...last.moments, moment.news] }
      : { nth: this.count++, seat: doer, told: moment.news, moments: [moment.news] };
    this.moves = [...(goesOn ? this.moves.slice(0, -1) : this.moves), move].slice(-MOVES_KEPT);
    const mine = doer !== null && doer === this.host.seat();
    const watching = this.host.seat() === null && !goesOn;
    if (this.answered || watching || mine) {
      this.since = [];
      this.before = this.shown;
      this.answered = false;
    }
    if (!mine) this.since = [...this.since, moment];
    else this.before = moment;
  }
}
