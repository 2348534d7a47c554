/** A table as it stands, kept up to date by its socket. */
import { dial, TableSocket, type Command, type Status, type Verdict } from "./socket";
import type {
  Asked,
  ChairView,
  ClockView,
  HintAnswer,
  ChatLine,
  Notice,
  Preview,
  RoomView,
  TableMessage,
  Words,
  You,
} from "./types";

const STORY_KEPT = 400;
/** In the story: another game begins at the same table. */
export const NEXT_GAME = "next_game";

export interface Told extends Words {
  /** Counts up: a key for lists. */
  nth: number;
  /** Who sat there then, where others may sit there by now. */
  chairs?: readonly ChairView[];
  /** The seat that was ours then. */
  reader?: number | null;
}

/** A table after something happened, and what that was. */
export interface TableMoment<V> {
  view: V;
  question: Asked | null;
  news: readonly Words[];
  /** How much of the story has been told by then. */
  told: number;
}

export class TableState {
  status = $state<Status>("connecting");
  code = $state(0);
  room = $state.raw<RoomView | null>(null);
  you = $state.raw<You | null>(null);
  view = $state.raw<unknown>(null);
  question = $state.raw<Asked | null>(null);
  clocks = $state.raw<ClockView[]>([]);
  story = $state.raw<Told[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** The server's clock minus ours. */
  ahead = $state(0);
  /** Who we are, also while we only watch. */
  person = $state("");
  /** Would a free seat be ours to take? */
  maySit = $state(false);
  /** Has it been open before? Then a lost connection is news, else we are still on our way. */
  seen = $state(false);
  /** What the server says to everybody here, until it is back. */
  notice = $state.raw<Notice | null>(null);

  private socket: TableSocket;
  private told = 0;

  constructor(
    readonly table: string,
    invite: string,
    /** Whenever the table has changed; `fresh`: as one comes to it, without what happened before. */
    private readonly onTable: (moment: TableMoment<unknown>, fresh: boolean) => void = () => {},
  ) {
    this.socket = new TableSocket(
      () => dial(table),
      {
        status: (status, code) => {
          if (status === "open") {
            this.seen = true;
            this.notice = null;
          }
          this.status = status;
          this.code = code;
        },
        welcome: (message) => {
          this.person = message.person;
          this.maySit = message.may_sit;
        },
        table: (message) => this.take(message),
        notice: (message) => (this.notice = message),
        clock: (ahead) => (this.ahead = ahead),
      },
      invite,
    );
  }

  do = (command: Command): Promise<Verdict> => this.socket.do(command);
  preview = (actions: string[]): Promise<Preview | null> => this.socket.preview(actions);
  why = (action: string) => this.socket.why(action);
  hint = (actions: string[]): Promise<HintAnswer | { type: "refused"; en: string; ja: string }> =>
    this.socket.hint(actions);
  hurry = () => this.socket.hurry();
  close = () => this.socket.close();

  /** A line between two games. */
  private nextGame(nth: number): Told {
    return { kind: NEXT_GAME, en: `Game ${nth}`, ja: `第${nth}戦`, nth: this.told++ } as Told;
  }

  private take(message: TableMessage): void {
    const before = this.room;
    const reader = this.you?.seat ?? null;
    if (message.room) this.room = message.room;
    if (message.you) this.you = message.you;
    if (message.view !== undefined) this.view = message.view;
    if (message.question !== undefined) this.question = message.question;
    if (message.clocks) this.clocks = message.clocks;
    const told = (message.story ?? []).map((words) => ({ ...words, nth: this.told++ }));
    if (message.fresh) {
      this.story = told;
      this.chat = message.chat ?? [];
      if (message.question === undefined) this.question = null;
    } else {
      if (before?.games && message.room && message.room.games > before.games) {
        const { chairs } = before;
        this.story = [...this.story.map((one) => ({ chairs, reader, ...one })), this.nextGame(message.room.games)];
      }
      if (told.length) this.story = [...this.story, ...told].slice(-STORY_KEPT);
      // what was said around the table comes after the game
      if (message.chat) this.chat = [...this.chat, ...message.chat].sort((one, other) => one.time - other.time);
    }
    if (message.fresh || message.view !== undefined || message.question !== undefined || told.length)
      this.onTable({ view: this.view, question: this.question, news: told, told: this.told }, !!message.fresh);
  }
}
