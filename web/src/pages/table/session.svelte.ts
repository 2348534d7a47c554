/** A person at a table: what they see of it, what they do there, and what they are told about that. */
import { untrack } from "svelte";
import { boardOf } from "../../boards";
import { named, say, words } from "../../i18n/index.svelte";
import { keysOfMark, type Guide } from "../../lessons/guide";
import { namesOf } from "../../names";
import { arrival, goToNewTable, hasHints, someone } from "../../playing";
import { settings } from "../../settings/index.svelte";
import { sound, sounds } from "../../sound";
import type { Reason } from "../../stage/hand.svelte";
import type { BoardModule, CardSet } from "../../stage/types";
import { api, type GameInfo } from "../../wire/api";
import { Live } from "../../wire/live.svelte";
import type { Command } from "../../wire/socket";
import type { Asked, HintAnswer, Offer, Preview, RoomView, View, Words } from "../../wire/types";
import { listed } from "../../signs";

/** In a live fight nobody has the time to wave a reason away: it goes by itself, in ms. */
const LIVE_REASON = 4000;

/** Where the person has come to. `guide`: a lesson is taught there. */
export interface Place {
  table: string;
  invite: string;
  guide?: Guide;
}

export class TableSession {
  live = $state.raw<Live | null>(null);
  trouble = $state.raw<unknown>(null);
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<CardSet | null>(null);
  board = $state.raw<BoardModule<never> | null>(null);
  /** Why the last thing that was tried can't be done. */
  reason = $state.raw<Reason | null>(null);
  hint = $state.raw<HintAnswer | null>(null);
  /** A hint at every question. */
  hinting = $state(false);
  /** What is looked at, before it is done. */
  preview = $state.raw<Preview | null>(null);
  /** The line of the story that is pointed at. */
  pointed = $state.raw<Words | null>(null);
  /** What is asked, and what lies on the table, after the answers that the board holds back. */
  ahead = $state.raw<{ question: Asked; view: View } | null>(null);
  /** At the table, after the end. */
  looking = $state(false);
  /** The board in action, where there is one. */
  stage = $state<{ take(offer: Offer): void; back(): void }>();

  private known = $state(""); // the invitation, where we may know it
  private answered = $state(-1); // the question whose answer is under way, until the table has moved on from it
  private loaded = "";
  private arrived = false;

  readonly room = $derived(this.live?.room ?? null);
  readonly you = $derived(this.live?.you ?? null);
  readonly view = $derived((this.live?.view ?? null) as View | null);
  readonly question = $derived(this.live?.question ?? null);
  readonly sending = $derived(this.question?.number === this.answered);
  readonly names = $derived(namesOf(this.room?.chairs ?? []));
  readonly stopped = $derived(this.room?.stage === "closed" && !this.view?.outcome);
  readonly over = $derived(this.room?.stage === "over" || this.room?.stage === "closed" || !!this.view?.outcome);
  readonly seated = $derived(typeof this.you?.seat === "number");
  readonly alone = $derived(this.room?.chairs.filter((chair) => chair.person).length === 1);
  readonly isLive = $derived(!!this.view && !!this.board?.gestures.isLive?.(this.view as never));
  /** What is asked now: of the table, or after an answer that is held back. */
  readonly asked = $derived(this.ahead?.question ?? this.question);

  constructor(private readonly place: () => Place) {
    this.hinting = hasHints(this.table);
  }

  private get table(): string {
    return this.place().table;
  }

  get guide(): Guide | undefined {
    return this.place().guide;
  }

  /** What lets others in: what we came with, or what the table told us. */
  get invite(): string {
    return this.place().invite || this.known;
  }

  /** Sits down at the socket and keeps up with it; called once, while the component is set up. */
  attend(): void {
    void this.connect();
    $effect(() => () => this.live?.close());
    $effect(() => this.load());
    $effect(() => this.arrive());
    $effect(() => this.forgetReason());
    $effect(() => this.forward());
    $effect(() => {
      if (!this.sending) this.answered = -1;
    });
    $effect(() => this.moveOn());
    $effect(() => {
      if (this.room?.stage === "playing") this.looking = false;
    });
  }

  connect = async (): Promise<void> => {
    this.trouble = null;
    try {
      await someone();
      this.live = new Live(this.table, this.place().invite, (news) => this.ring(news));
    } catch (problem) {
      this.trouble = problem;
    }
  };

  private ring(news: readonly Words[]): void {
    const cueOf = this.board?.story.cueOf;
    if (cueOf) sounds(news.flatMap((told) => cueOf(told, this.you?.seat ?? null) ?? []));
    else sound("tap");
  }

  /** What belongs to the game: once per table. */
  private load(): void {
    const { room } = this;
    if (!room || this.loaded === room.cards) return;
    this.loaded = room.cards;
    boardOf(room.game).then(
      (board) => (this.board = board),
      () => {}, // it is played on the plain one
    );
    void this.inform(room);
  }

  private async inform({ game, cards }: RoomView): Promise<void> {
    try {
      this.info = await api.game(game);
    } catch (problem) {
      this.trouble = problem;
    }
    this.cards = this.info?.has_cards ? await contentOf(cards) : {};
  }

  /** Who has created the table sits down at once; who belongs to it may know its invitation. */
  private arrive(): void {
    const { room, you } = this;
    if (!room || !you || this.arrived) return;
    this.arrived = true;
    const wanted = room.stage === "gathering" ? arrival(this.table) : null;
    if (wanted) void this.sitDown(wanted === "begin");
    else if (room.host === you.person || you.seat !== null)
      api.table(this.table, this.place().invite).then(
        (found) => (this.known = found.invite ?? ""),
        () => {}, // then it isn't shown
      );
  }

  private async sitDown(begin: boolean): Promise<void> {
    const free = this.room?.chairs.findIndex((chair) => !chair.person && !chair.level) ?? 0;
    if ((await this.sit(Math.max(0, free))) && begin) await this.act({ do: "begin" });
  }

  /** Take this seat, with what was to be brought there. */
  sit = (seat: number): Promise<boolean> => {
    const { invite } = this.place();
    const brings = this.brings();
    const name = settings.name.trim() || words().make.guest;
    return this.act({ do: "sit", seat, name, ...(invite ? { invite } : {}), ...(brings ? { options: brings } : {}) });
  };

  private brings(): Record<string, unknown> | null {
    const kept = sessionStorage.getItem(`dengen.seat.${this.table}`);
    return kept ? (JSON.parse(kept) as Record<string, unknown>) : null;
  }

  /** Tells whether it has happened; if not, the reason is shown. */
  act = async (command: Command): Promise<boolean> => {
    if (!this.live) return false;
    const verdict = await this.live.do(command);
    this.explain(verdict.type === "refused" && verdict.code !== "stale_question" ? verdict : null);
    return verdict.type === "done";
  };

  explain = (reason: Reason | null): void => {
    this.reason = reason;
    if (reason) this.guide?.refused(reason.clause);
  };

  private forgetReason(): (() => void) | undefined {
    if (!this.reason || !this.isLive) return undefined;
    const timer = setTimeout(() => (this.reason = null), LIVE_REASON);
    return () => clearTimeout(timer);
  }

  answer = async (actions: string[]): Promise<boolean> => {
    if (!this.question || this.sending) return this.sending;
    const { number } = this.question;
    this.answered = number;
    this.hint = null;
    this.preview = null;
    sound("tap");
    const done = this.isLive ? await this.feedAll(actions) : await this.act({ do: "act", question: number, actions });
    if ((this.isLive || !done) && this.answered === number) this.answered = -1;
    if (done) this.guide?.answered(actions);
    return done;
  };

  feed = (input: unknown): Promise<boolean> => this.act({ do: "feed", input: input as Record<string, unknown> });

  private async feedAll(actions: string[]): Promise<boolean> {
    let done = true;
    for (const action of actions) done = (await this.feed({ kind: "act", action })) && done;
    return done;
  }

  /** Chosen beside the board: the board may hold it back. */
  take = (offer: Offer): void => {
    if (this.stage) this.stage.take(offer);
    else void this.answer([offer.name]);
  };

  /** Forced questions, where that is wished: after a random pause, so that its length tells nothing. */
  private forward(): (() => void) | undefined {
    const { question } = this;
    const only = question?.offers[0];
    if (!settings.forward || !question || !only || question.offers.length !== 1) return undefined;
    const timer = setTimeout(() => this.answer([only.name]), question.pause * (0.85 + 1.45 * Math.random()));
    return () => clearTimeout(timer);
  }

  /** With another question, what was said about the last one is gone. */
  private moveOn(): void {
    const { question } = this;
    void question?.number;
    this.hint = null;
    this.preview = null;
    if (this.hinting && question && this.room?.help) untrack(() => void this.askHint());
  }

  /** May one ask for a hint now? "none": not at this table. */
  readonly hints: "now" | "later" | "none" = $derived.by(() => {
    if (!this.question || !this.room?.help || this.isLive || this.over) return "none";
    return this.ahead ? "later" : "now";
  });

  askHint = async (): Promise<void> => {
    const said = await this.live?.hint(settings.level === "easy" ? "normal" : settings.level);
    if (said?.type === "hint") this.hint = said.question === this.question?.number ? said : null;
    else if (said && !this.hinting) this.reason = said;
  };

  /** Once more: agreed on, or at a table of its own where this one is closed. */
  rematch = async (): Promise<void> => {
    const { room, you } = this;
    if (!room) return;
    if (room.stage !== "closed") {
      await this.act({ do: "vote", on: "rematch", yes: true });
      return;
    }
    const bots = room.chairs.map((chair, at) => (at === you?.seat ? "" : (chair.level ?? "")));
    await goToNewTable(
      { game: room.game, seats: bots.length, bots, options: room.options, cards: this.cards, first_to: room.first_to },
      this.alone,
      this.brings() ?? undefined,
    );
  };

  readonly asksRematch = $derived((this.room?.ballots["rematch"] ?? []).includes(this.you?.person ?? "?"));

  /** The board as it is played on: in a lesson every answer counts by itself. */
  readonly module = $derived(this.guide && this.board ? withoutHolding(this.board) : this.board);

  /** Answers without a place on the board. */
  readonly keyless: readonly Offer[] = $derived.by(() => {
    const { board, asked } = this;
    const view = this.ahead?.view ?? this.view;
    if (!board || !view || !asked) return [];
    return asked.offers.filter(
      (offer) => !board.gestures.keysOf(offer, view as never).length && !board.looks.own?.(offer, asked.offers),
    );
  });

  /** What is pointed out on the board: by a line of the story, a lesson or a hint. */
  readonly marked: ReadonlySet<string> = $derived.by(() => {
    const { board, view, question, pointed } = this;
    if (!board || !view) return new Set<string>();
    const hinted = this.hint && question?.offers.find((offer) => offer.name === this.hint?.action);
    return new Set([
      ...(pointed
        ? (board.story.keysOf?.(pointed, view as never) ?? [])
        : (this.guide?.marks ?? []).flatMap((mark) => keysOfMark(mark, board, view, question))),
      ...(hinted ? board.gestures.keysOf(hinted, view as never) : []),
    ]);
  });

  /** What is asked, or whom one waits for. */
  readonly prompt = $derived.by(() => {
    const { view, names } = this;
    const t = words();
    if (!this.room || !view) return "";
    if (this.stopped) return t.end.stopped;
    if (this.over) return t.end.title;
    if (this.asked) return named(say(this.asked.words), names);
    if (this.isLive) return view.prompt ? named(say(view.prompt), names) : "";
    const others = (view.asked ?? []).filter((seat) => seat !== this.you?.seat);
    return others.length
      ? t.table.waitingFor(
          listed(
            others.map((seat) => names[seat] ?? ""),
            settings.lang,
          ),
        )
      : t.table.waiting;
  });
}

const withoutHolding = (board: BoardModule<never>): BoardModule<never> => ({
  ...board,
  gestures: { ...board.gestures, holds: undefined, opens: undefined },
});

/** Of a card set that can't be had, nothing: the board then shows ids. */
const contentOf = (cards: string): Promise<CardSet> =>
  api.cards(cards).then(
    (found) => found.content,
    () => ({}),
  );
