/** The facts about a table and about the seat that watches it: the room, the game, and what has been shown of it so far. */
import type { Guide } from "../../../features/lessons/guide";
import { namesOf } from "../../../lib/names";
import { settings } from "../../../lib/settings/index.svelte";
import type { TableMoment, TableState } from "../../../lib/wire/tableState.svelte";
import type { Asked, View } from "../../../lib/wire/types";
import { doerOf, MoveQueue } from "../../../stage/story/moveQueue.svelte";
import { withoutHolding } from "../../../stage/types";
import { EventSounds } from "./eventSounds";
import { LoadedGame } from "./game.svelte";

/** The address of the table. `guide`: a lesson is taught there. */
export interface Place {
  table: string;
  invite: string;
  guide?: Guide;
}

export class TableFacts {
  /** The table by its socket; null: not reached yet. */
  table = $state.raw<TableState | null>(null);
  /** The error that kept the table from being reached or left. */
  trouble = $state.raw<unknown>(null);
  readonly game = new LoadedGame();
  /** Others' moves, one scene after the other. */
  readonly queue: MoveQueue<View> = new MoveQueue<View>({
    pace: () => (this.isLive || document.hidden ? "instant" : settings.pace),
    seat: () => this.seat,
    doerOf: (news) => (this.game.board?.story.doerOf ?? doerOf)(news),
    onShow: (moment) => this.sounds.play(moment, this.game.board?.story, this.seat, this.isLive),
  });

  private readonly sounds = new EventSounds();
  private shownGame = 0; // the number of the game that the queue shows

  readonly room = $derived(this.table?.room ?? null);
  readonly you = $derived(this.table?.you ?? null);
  readonly seat = $derived(this.you?.seat ?? null);
  readonly view: View | null = $derived(this.queue.shown?.view ?? null);
  /** The question to this seat; during a walk through past events it waits. */
  readonly question: Asked | null = $derived(this.queue.walking ? null : (this.queue.shown?.question ?? null));
  /** The events, as far as they have been shown. */
  readonly story = $derived(this.table?.story.filter(({ nth }) => nth < (this.queue.shown?.told ?? 0)) ?? []);
  readonly names = $derived(namesOf(this.room?.chairs ?? [], this.seat));
  readonly stopped = $derived(this.room?.stage === "closed" && !this.view?.outcome);
  /** No more answers; what happened last may still be on its way. */
  readonly ended = $derived(this.room?.stage === "over" || this.room?.stage === "closed" || !!this.view?.outcome);
  readonly seated = $derived(typeof this.you?.seat === "number");
  readonly alone = $derived(this.room?.chairs.filter((chair) => chair.person).length === 1);
  readonly isLive: boolean = $derived(!!this.view && !!this.game.board?.gestures.isLive?.(this.view as never));
  /** The board as it is played on: in a lesson every answer counts by itself. */
  readonly module = $derived(this.guide && this.game.board ? withoutHolding(this.game.board) : this.game.board);

  constructor(readonly place: () => Place) {}

  get guide(): Guide | undefined {
    return this.place().guide;
  }

  /** The table has told something. `fresh`: as one comes to it, without what happened before. */
  follow(moment: TableMoment<View>, fresh: boolean): void {
    const game = this.table?.room?.games ?? 0;
    if (fresh || game !== this.shownGame || !this.queue.shown) this.queue.begin(moment);
    else this.queue.take(moment);
    this.shownGame = game;
  }
}
