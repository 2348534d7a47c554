/** What every board implements, and what the machinery gives it. A board knows no rules: it draws a view and says where things lie. */
import type { Component } from "svelte";
import type { Cue, Voice } from "../lib/sound";
import type { Lang } from "../lib/settings/types";
import type { Offer, Preview, Words } from "../lib/wire/types";
import type { Point, Rect } from "./rect";

/** The room that a board has, and who looks at it. */
export interface Frame {
  width: number;
  height: number;
  /** A phone held upright: less than 700 px wide. */
  narrow: boolean;
  lang: Lang;
  /** The viewer's seat; null: somebody who only watches, or all hands open. */
  seat: number | null;
  /** What the players are called, by seat. */
  names: readonly string[];
  /** The content of the table's card set, as its file has it (`card: [{ id, name_en, name_ja, … }]`). */
  cards: CardSet;
  /** False: the table allows no help, so a board must offer none. */
  help?: boolean;
}

/** A card set's file: lists of tables by name; what stands in them is the game's own. */
export type CardSet = Readonly<Record<string, unknown>>;

/** A card that can be seen, face or back. Cards with the same key are the same element and fly when they move. */
export interface Placed extends Rect {
  key: string;
  z: number;
  /** In degrees, clockwise. */
  turn: number;
  /** What the game's `Face` draws; null: its back. */
  face: unknown | null;
  /** Which back, where a game has several. */
  back?: string;
  size: "token" | "full";
  owner?: number;
  glow?: boolean;
  /** Where it comes from when it is new, instead of being there at once. */
  from?: Point;
  /** For screen readers, in the frame's language. */
  label: string;
}

/** An area, a cell, a pile, a seat or a button on the board. It has no picture of its own: the board draws that. */
export interface Spot extends Rect {
  key: string;
  label: string;
  kind: string;
  /** Where it must be above cards. */
  z?: number;
}

export interface Scene {
  cards: Placed[];
  spots: Spot[];
  /** How high the whole board is; it may be higher than the frame and then scrolls. */
  height: number;
}

/** What the machinery tells a board besides its view. */
export interface BoardProps<V> {
  view: V;
  scene: Scene;
  frame: Frame;
  /** Keys that the next click of a legal gesture may take. */
  lit: ReadonlySet<string>;
  /** Keys clicked so far in a gesture that isn't whole yet. */
  chosen: readonly string[];
  /** Answers given but held back (`holds`), oldest first: `view` and `offers` are what they lead to. */
  held: readonly Offer[];
  /** The key under the pointer or with the focus; "": none. */
  pointed: string;
  /** The key of the card that is being dragged; "": none. */
  dragged: string;
  /** Where the offer under the pointer (or waiting for a second click) would lead, as far as the seat can know. */
  preview: Preview | null;
  /** What happened just now, newest last: for animations. Replaced as a whole with each message. */
  news: readonly Words[];
  /** What others changed since one's own last answer: by key, whose doing it was. For cards that a board shows a second time. */
  traced: ReadonlyMap<string, number | null>;
  /** The question's offers, for buttons that a board draws itself. */
  offers: readonly Offer[];
  /** A click on a key: lit or not, the machinery knows what to do. */
  press: (key: string) => void;
  /** This offer is meant, as if it had been clicked beside the board: held back or sent. */
  take: (offer: Offer) => void;
  /** Answers at once with this offer (or these answers in a row), after all that is held back: one gesture, whole or not at all. */
  answer: (...names: string[]) => void;
  /** Takes back the last answer that is held back (or lets go of what is chosen); nothing of it was sent. */
  back: () => void;
  /** An input of a live fight; tells whether it was taken. */
  feed: (input: unknown) => Promise<boolean>;
  /** Somebody is walked through what happened, step by step, until they are at its end or leave: as long, nothing else is shown. */
  walk: (on: boolean) => void;
  /** What was answered last through the machinery (keys, the list of choices), and whether the table takes it. */
  sent: { names: readonly string[]; verdict: Promise<boolean> } | null;
  /** No motion but short cross-fades. */
  still: boolean;
  /** The server's clock minus ours, in ms: for countdowns. */
  ahead: number;
}

export interface FaceProps {
  face: unknown;
  size: "token" | "full";
  lang: Lang;
  cards: CardSet;
}

export interface FinaleProps {
  /** Played to its end, with a winner or without; given up; or played alone. */
  how: "played" | "drawn" | "resigned" | "alone";
  /** The game's own word for why it ended. */
  reason: string;
  /** Has the viewer won? Null: nobody has, or all have; or somebody else watches. */
  won: boolean | null;
  /** The colour of whoever has won. */
  colour: string;
  /** Those of all who share the win; of everybody, if nobody has won. */
  colours: readonly string[];
  /** Alone: how well it went, from 0 to 1. */
  height: number;
  still: boolean;
}

export interface BackProps {
  back: string | undefined;
  owner: number | undefined;
}

/**
 * From clicks to answers. `keysOf` says what an offer lights: it is chosen by clicking these keys in order; an offer with no keys
 * is a button beside the prompt.
 */
export interface Gestures<V> {
  keysOf(offer: Offer, view: V): string[];
  /** Other ways to the same offer, each clicked in order like its keys. */
  waysTo?(offer: Offer, view: V): string[][];
  /**
   * Is this offer worth a look before it is sent? Then the first click shows its preview and the second sends it. `touched`: by a
   * finger, which can't hover over it before.
   */
  confirm?(offer: Offer, view: V, touched: boolean): boolean;
  /**
   * Is this offer only the beginning of a gesture? Then it is held back, the board shows where it leads, and it is sent with
   * the answer that makes the gesture whole, unless it would tell something new: then it is sent at once.
   */
  holds?(offer: Offer, view: V): boolean;
  /** The key of the card that this offer has laid, on the table after it: it is what hangs at the pointer that dragged it there. */
  laidBy?(offer: Offer, view: V): string | null;
  /** Is what was held back whole with this, though something else is asked then? Then it is sent. */
  ends?(preview: Preview): boolean;
  /** Does this offer only open the way to others (a card's face, before its cell)? Then what lies beyond lights up with it, and is one gesture with it. */
  opens?(offer: Offer, view: V): boolean;
  /** What can be clicked through an offer that opens the way: which answer comes then (null: none is asked for), and the ways of clicking to it. */
  beyond?(opener: Offer, preview: Preview): { then: Offer | null; ways: string[][] }[];
  /** Is this key, unlit, only looked at (a plate that shows more of itself)? Then a click on it is no mistake. */
  tells?(key: string, view: V): boolean;
  /** The answer that a click on this unlit key would mean, to be asked why it isn't possible. */
  meant?(key: string, chosen: readonly string[], view: V, offers: readonly Offer[]): string | null;
  /** Is it played in real time? Then answers are fed to it, whoever is asked. */
  isLive?(view: V): boolean;
}

/** What happened, on the board and to the ear. */
export interface Story<V> {
  /** Keys that a line of the story is about: they light up while it is pointed at. */
  keysOf?(words: Words, view: V): string[];
  /** The sound of what happened; null: silence. `seat` is the viewer's, whose own doings a board may have let sound already. */
  cueOf?(words: Words, seat: number | null): Cue | null;
  /** The game's own sounds, where they differ from the common ones. */
  voice?: Voice;
  /** Whose doing it was. Without it: the first seat that is told of. */
  doerOf?(news: readonly Words[]): number | null;
  /** How many ms after what happened with it this is seen, and heard; undefined: as soon as the ear can tell them apart. */
  seenAt?(told: Words, news: readonly Words[]): number | undefined;
  /** How many ms the board shows it, where that is longer than usual: the curtain waits for the last of it. */
  lasts?(news: readonly Words[]): number;
  /** Which card of the set, and which side of it, a line tells of: it is shown large while that happens. Without it: `args.card`. */
  cardOf?(words: Words, cards: CardSet): { id: string; side: string } | null;
  /** Kinds of lines that a short account leaves out. */
  minor?: ReadonlySet<string>;
  /** Kinds of lines of what several do at the same time: such a scene is headed by all of them. */
  together?: ReadonlySet<string>;
  /** Kinds of lines of what changes nothing on the table: there is nothing to look for. */
  idle?: ReadonlySet<string>;
  /** Kinds of lines that only lead to what is told after them: where room is scarce, that is told. */
  leads?: ReadonlySet<string>;
  /** Does this line say no more than the answer that brings it? Then a note beside the answer leaves it out. */
  restates?(answer: Words, event: Words): boolean;
  /** How a game went that is over, where that is more than who won; null: it isn't. */
  resultOf?(view: V, lang: Lang): string | null;
  /** How well a game went that was played alone, from 0 to 1. */
  heightOf?(view: V): number;
}

/** What there is to know of a thing on the board, in the frame's language. */
export interface Tooltip {
  title: string;
  /** What it does, or is good for. */
  text: string;
  /** Numbers and the like, in a line. */
  facts?: string;
}

/** What the page around a board wants to know of how it looks. */
export interface Looks {
  /** Has the board a button of its own for this offer? Then there is none beside the prompt. */
  own?(offer: Offer, offers: readonly Offer[]): boolean;
  /** Does this offer let a chance go by? Then its button isn't the main one. */
  declines?(offer: Offer): boolean;
  /** Has it one of its own to take back what is held back? */
  ownBack?: true;
  /** On a phone a card is looked at closely in a sheet along the bottom: is its full face drawn for one as wide as the phone? */
  wideFace?: true;
  /** What `Face` draws for a card of the set, for the page that shows all cards; `side`: which of a two-sided one. */
  faceOf?(id: string, side: string, cards: CardSet): unknown;
  /** Words for what cards of the set name by an id, where the set itself has none. */
  terms?(lang: Lang): Readonly<Record<string, string>>;
}

/** The same board, on which every answer counts by itself: as in a lesson. */
export const withoutHolding = (board: BoardModule<never>): BoardModule<never> => ({
  ...board,
  gestures: { ...board.gestures, holds: undefined, opens: undefined },
});

/** A board: the default export of `boards/<game>/index.ts`, loaded only when its game is played. It shows who plays and how it stands, too. `layout` is pure. */
export interface BoardModule<V = never> {
  layout(view: V, frame: Frame): Scene;
  gestures: Gestures<V>;
  story: Story<V>;
  looks: Looks;
  /** Everything under the cards: background, zones, counters. Absolutely positioned in the scene's coordinates. */
  Board: Component<BoardProps<V>>;
  /** What lies over the cards (beams, banners): takes no pointer. */
  Over?: Component<BoardProps<V>>;
  Face: Component<FaceProps>;
  Back?: Component<BackProps>;
  /** What a card, an action, a station says when it is pointed at; null: nothing that isn't seen. Without it: the card's text in the set. */
  tooltip?(key: string, view: V, frame: Frame): Tooltip | null;
  /** The end in the game's own language, behind the result. */
  Finale?: Component<FinaleProps>;
}
