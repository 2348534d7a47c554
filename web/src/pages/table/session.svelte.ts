/** A person at a table: what they see of it, what they do there, and what they are told about that. */
import { untrack } from "svelte";
import { boardOf } from "../../boards";
import { named, say, words } from "../../lib/i18n/index.svelte";
import { keysOfMark, type Guide } from "../../features/lessons/guide";
import { namesOf } from "../../lib/names";
import { someone } from "../../features/guest/identity";
import { arrival, cardsAgain, goToNewTable, hasHints, quickGame } from "../../features/tables/newTable";
import { settings, still } from "../../lib/settings/index.svelte";
import { sound, sounds } from "../../lib/sound";
import type { Reason } from "../../stage/input/selection.svelte";
import { placeless } from "../../stage/input/gesture";
import { decisiveIn } from "../../stage/story/decisive";
import { doerOf, MoveQueue } from "../../stage/story/moveQueue.svelte";
import { type TableMoment, TableState } from "../../lib/wire/tableState.svelte";
import { withoutHolding, type BoardModule, type CardSet } from "../../stage/types";
import { api, type GameInfo } from "../../lib/wire/api";
import type { Command } from "../../lib/wire/socket";
import type { Asked, HintAnswer, Offer, Preview, RoomView, View, Words } from "../../lib/wire/types";
import { listed } from "../../lib/i18n/punctuation";
import { cueOf as endCueOf, howOf } from "./ending";

/** In a live fight nobody has the time to wave a reason away, and who isn't asked has no other answer: it goes by itself, in ms. */
const PASSING_REASON = 4000;
/** So long, in ms, the last move is looked at before the curtain falls. */
const LAST_MOVE = 1200;
/** A press within this time, in ms, was meant for the move before. */
const SEEN_ALREADY = 400;
/** After the sounds of what happened. */
const TURN_AFTER = 350;
/** And so long after everything else. */
const TURN_APART = 150;

/** Where the person has come to. `guide`: a lesson is taught there. */
export interface Place {
  table: string;
  invite: string;
  guide?: Guide;
}

export class TableSession {
  live = $state.raw<TableState | null>(null);
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
  stage = $state<{ take(offer: Offer): void; back(): void; drop(): void; isDeciding(): boolean }>();

  /** What others do, one scene after the other. */
  readonly queue: MoveQueue<View> = new MoveQueue<View>({
    pace: () => (this.isLive || document.hidden ? "instant" : settings.pace),
    seat: () => this.you?.seat ?? null,
    doerOf: (news) => (this.board?.story.doerOf ?? doerOf)(news),
    onShow: (moment) => this.ring(moment),
  });
  /** The curtain has fallen: the end is shown, after the last move. */
  over = $state(false);

  private fallsSince = 0; // when the last move was shown, while the curtain waits for it
  private known = $state(""); // the invitation, where we may know it
  private answered = $state(-1); // the question whose answer is under way, until the table has moved on from it
  private called = ""; // the name that the table has been told
  private loaded = "";
  private arrived = false;
  private game = 0; // the number of the game that the queue shows
  private waited = false; // for others, since one was asked last

  readonly room = $derived(this.live?.room ?? null);
  readonly you = $derived(this.live?.you ?? null);
  readonly view: View | null = $derived(this.queue.shown?.view ?? null);
  /** What one is asked; who is still walked through what happened, hears of it afterwards. */
  readonly question: Asked | null = $derived(this.queue.walking ? null : (this.queue.shown?.question ?? null));
  /** What happened, as far as it has been shown. */
  readonly story = $derived(this.live?.story.filter(({ nth }) => nth < (this.queue.shown?.told ?? 0)) ?? []);
  readonly sending = $derived(this.question?.number === this.answered);
  /** An answer is under way, or where it leads is being asked: until then there is nothing to answer. */
  readonly busy = $derived(this.sending || !!this.stage?.isDeciding());
  /** Is there nothing more to come of what is said about the game? Before that a seat would move away from under a finger. */
  readonly informed = $derived(this.cards !== null);
  readonly names = $derived(namesOf(this.room?.chairs ?? []));
  readonly stopped = $derived(this.room?.stage === "closed" && !this.view?.outcome);
  /** No more answers; what happened last may still be on its way. */
  readonly ended = $derived(this.room?.stage === "over" || this.room?.stage === "closed" || !!this.view?.outcome);
  readonly seated = $derived(typeof this.you?.seat === "number");
  readonly alone = $derived(this.room?.chairs.filter((chair) => chair.person).length === 1);
  readonly isLive: boolean = $derived(!!this.view && !!this.board?.gestures.isLive?.(this.view as never));
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
    $effect(() => () => {
      this.live?.close();
      this.queue.close();
    });
    $effect(() => this.dropCurtain());
    $effect(() => this.load());
    $effect(() => this.arrive());
    $effect(() => this.forgetReason());
    $effect(() => this.forgetOldReason());
    $effect(() => this.keepName());
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
    this.live?.close();
    try {
      await someone();
      this.live = new TableState(this.table, this.place().invite, (moment, fresh) =>
        this.follow(moment as TableMoment<View>, fresh),
      );
    } catch (problem) {
      this.trouble = problem;
    }
  };

  private follow(moment: TableMoment<View>, fresh: boolean): void {
    const game = this.live?.room?.games ?? 0;
    if (fresh || game !== this.game || !this.queue.shown) this.queue.begin(moment);
    else this.queue.take(moment);
    this.game = game;
  }

  private ring({ view, news, question }: TableMoment<View>): void {
    const story = this.board?.story;
    let heard = 0;
    if (story?.cueOf) {
      const { cueOf, seenAt } = story;
      const seat = this.you?.seat ?? null;
      heard = sounds(
        news.flatMap((told) => {
          const cue = cueOf(told, seat);
          return cue ? [{ cue: cue === "end" ? endCueOf(view.outcome, seat) : cue, at: seenAt?.(told, news) }] : [];
        }),
        story.voice,
      );
    } else if (news.length) sound("tap");
    if (question && this.waited && !this.isLive) sound("turn", story?.voice, Math.max(TURN_AFTER, heard + TURN_APART));
    this.waited = !question;
  }

  /** The last move finishes first. */
  private dropCurtain(): (() => void) | undefined {
    const goesOn = !this.ended || this.queue.busy || this.queue.walking;
    if (goesOn) this.over = false;
    if (goesOn || untrack(() => this.over)) return undefined;
    const live = !!this.board?.gestures.isLive; // whatever the pace: it moves by itself
    const shown = live || settings.pace !== "instant";
    const news = this.queue.shown?.news ?? [];
    const watched = news.length && shown && !still();
    if (!watched) {
      this.over = true;
      return undefined;
    }
    const timer = setTimeout(() => this.fall(), Math.max(LAST_MOVE, this.board?.story.lasts?.(news) ?? 0));
    this.fallsSince = performance.now();
    return () => {
      clearTimeout(timer);
      this.fallsSince = 0;
    };
  }

  /** Who has seen enough of the last move needn't wait for its end; false: the curtain isn't about to fall. */
  hurry(): boolean {
    if (!this.fallsSince || performance.now() - this.fallsSince < SEEN_ALREADY) return false;
    this.fall();
    return true;
  }

  /** From now on presses mean what stands on the curtain. */
  private fall(): void {
    this.fallsSince = 0;
    this.over = true;
  }

  /** What others did last, once more. */
  seeAgain = (): void => this.queue.seeAgain();

  /** The moment of the game that decided it, where one was there; 0: none. */
  readonly decisive = $derived.by(() => {
    if (!this.over || !this.view?.outcome || howOf(this.view.outcome) === "resigned") return 0;
    const history = this.queue.history.map(({ view, news }) => ({
      scores: view.scores,
      done: doerOf(news) !== null,
    }));
    return decisiveIn(history, this.view.outcome);
  });
  seeDecisive = (): void => this.queue.seeFrom(this.decisive);

  /** What others changed since one's own last answer: by key, whose doing it was. */
  readonly traced: ReadonlyMap<string, number | null> = $derived.by(() => {
    const { since, ahead } = this.queue;
    const come = this.isLive ? [] : since.filter((one) => !ahead.includes(one));
    return new Map(come.flatMap((moment) => this.placesOf(moment)));
  });

  /** Where on the board what is announced will happen, and to whom, by keys. */
  readonly happening: readonly string[] = $derived.by(() => {
    const { announced } = this.queue;
    const idle = this.board?.story.idle;
    if (!announced) return [];
    return announced.news.filter(({ kind }) => !idle?.has(kind)).flatMap((told) => this.keysOf(told, announced.view));
  });

  private keysOf(told: Words, view: View): string[] {
    return this.board?.story.keysOf?.(told, view as never) ?? [];
  }

  /** What changes on the board, by key, and whose doing it is. */
  private placesOf({ view, news }: TableMoment<View>): [string, number | null][] {
    return news.flatMap((told) =>
      this.keysOf(told, view)
        .filter((key) => !key.startsWith("seat:"))
        .map((key): [string, number | null] => [key, doerOf([told]) ?? doerOf(news)]),
    );
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
    const wanted = arrival(this.table);
    if (wanted === "quick") void this.pair(room);
    else if (wanted && room.stage === "gathering") void this.sitDown(wanted === "begin");
    else if (room.host === this.live?.person || you.seat !== null)
      api.table(this.table, this.place().invite).then(
        (found) => (this.known = found.invite ?? ""),
        () => {}, // then it isn't shown
      );
  }

  private async sitDown(begin: boolean): Promise<boolean> {
    const free = this.room?.chairs.findIndex((chair) => !chair.person && !chair.level) ?? 0;
    const sits = await this.sit(Math.max(0, free));
    if (sits && begin) await this.act({ do: "begin" });
    return sits;
  }

  /** With a stranger; where others were faster, at another table. */
  private async pair({ stage, game }: RoomView): Promise<void> {
    if (stage !== "gathering" || !(await this.sitDown(false)))
      quickGame(game).catch((problem: unknown) => (this.trouble = problem));
  }

  /** Take this seat, with what was to be brought there. */
  sit = (seat: number): Promise<boolean> => {
    const { invite } = this.place();
    const brings = this.brings();
    const name = settings.name.trim();
    void someone().catch(() => {}); // the name that is given here is one's name everywhere
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
    const waits = !this.question && this.room?.stage === "playing";
    if (!this.reason || !(this.isLive || waits)) return undefined;
    const timer = setTimeout(() => (this.reason = null), PASSING_REASON);
    return () => clearTimeout(timer);
  }

  /** What was said of a table that looks different now is no news any more. */
  private forgetOldReason(): void {
    const { room, question } = this;
    void [room?.stage, room?.chairs.map((chair) => chair.person).join(), question?.number];
    this.reason = null;
  }

  /** Whoever is called something else now, is so here, too. */
  private keepName(): void {
    const name = settings.name.trim();
    const { room, you } = this;
    const shown = typeof you?.seat === "number" ? room?.chairs[you.seat]?.name : undefined;
    if (!name || shown === undefined || room?.stage === "closed" || this.called === name) return;
    this.called = name;
    if (!shown.startsWith(name)) void this.live?.do({ do: "rename", name });
  }

  answer = async (actions: string[]): Promise<boolean> => {
    if (!this.question || this.sending) return this.sending;
    const { number } = this.question;
    this.answered = number;
    this.hint = null;
    this.preview = null;
    this.queue.answer();
    sound("tap", this.board?.story.voice);
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
    if (this.hinting && question && this.room?.help) untrack(() => void this.takeHint());
  }

  /** May one ask for a hint now? Null: not at this table. */
  readonly hints = $derived(this.seated && this.room?.help && !this.isLive && !this.ended ? !!this.question : null);

  /** It is about what the table asks: what was begun of an answer is taken back. */
  askHint = (): Promise<void> => {
    this.stage?.drop();
    return this.takeHint();
  };

  private async takeHint(): Promise<void> {
    const said = await this.live?.hint(settings.level === "easy" ? "normal" : settings.level);
    if (said?.type === "hint") this.hint = said.question === this.question?.number ? said : null;
    else if (said && !this.hinting) this.reason = said;
  }

  /** Once more: agreed on, or at a table of its own where this one is closed. */
  rematch = async (): Promise<void> => {
    const { room, you } = this;
    if (!room) return;
    if (room.stage !== "closed") {
      await this.act({ do: "vote", on: "rematch", yes: true });
      return;
    }
    const bots = room.chairs.map((chair, at) => (at === you?.seat ? "" : (chair.level ?? "")));
    try {
      const cards = await cardsAgain(await api.game(room.game), room.cards, this.cards);
      await goToNewTable(
        { game: room.game, seats: bots.length, bots, options: room.options, cards, first_to: room.first_to },
        this.alone,
        this.brings() ?? undefined,
      );
    } catch (problem) {
      this.trouble = problem;
    }
  };

  readonly asksRematch = $derived((this.room?.ballots["rematch"] ?? []).includes(this.you?.person ?? "?"));

  /** The board as it is played on: in a lesson every answer counts by itself. */
  readonly module = $derived(this.guide && this.board ? withoutHolding(this.board) : this.board);

  /** Answers without a place on the board. */
  readonly keyless: readonly Offer[] = $derived.by(() => {
    const { board, asked } = this;
    const view = this.ahead?.view ?? this.view;
    return board && view && asked ? placeless(board, asked.offers, view as never) : [];
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
    if (this.ended) return t.end.title;
    if (this.queue.walking) return t.table.walking;
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

/** Of a card set that can't be had, nothing: the board then shows ids. */
const contentOf = (cards: string): Promise<CardSet> =>
  api.cards(cards).then(
    (found) => found.content,
    () => ({}),
  );
