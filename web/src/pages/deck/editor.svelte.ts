/** A deck of one's own: made of a game's cards, checked by the game, kept in this browser, read from text. */
import { boardOf } from "../../boards";
import { entriesOf } from "../../stage/cardbook";
import {
  asText,
  counted,
  forgetDeck,
  freeName,
  fromText,
  loadDecks,
  saveDeck,
  type Deck,
} from "../../features/decks/decks";
import { words } from "../../lib/i18n/index.svelte";
import { offeredCards, playNow } from "../../features/tables/newTable";
import { settings } from "../../lib/settings/index.svelte";
import type { BoardModule } from "../../stage/types";
import { api } from "../../lib/wire/api";
import type { Cards, DeckInfo, DeckReport, GameInfo } from "../../lib/wire/types";

/** A hand to try out. */
const HAND = 5;
/** So long after the last change the deck is checked, in ms. */
const PAUSE = 150;

export class DeckEditor {
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<Cards | null>(null);
  board = $state.raw<BoardModule<never> | null>(null);
  /** Decks that ship with the game, and those kept here. */
  ready = $state.raw<DeckInfo[]>([]);
  kept = $state.raw<Deck[]>([]);
  trouble = $state.raw<unknown>(null);

  name = $state("");
  /** Ids of cards, as many as there are copies. */
  deck = $state.raw<readonly string[]>([]);
  /** The name under which it is kept; "": nothing has been done to it yet. */
  private own = $state("");
  private past = $state.raw<readonly (readonly string[])[]>([]);
  private future = $state.raw<readonly (readonly string[])[]>([]);
  report = $state.raw<DeckReport | null>(null);
  hand = $state.raw<readonly string[]>([]);
  text = $state("");
  /** Lines of the text that weren't understood. */
  unknown = $state.raw<readonly string[]>([]);
  private edition = $state(""); // the one that people are offered first

  readonly all = $derived(
    this.cards ? entriesOf(this.cards.content, settings.lang, this.board?.looks.terms?.(settings.lang)) : [],
  );
  readonly names = $derived(new Map(this.all.map((card) => [card.id, card.name])));
  readonly counts = $derived(counted(this.deck));
  readonly legal = $derived(this.report?.problems.length === 0);
  readonly isKept = $derived(!!this.own);
  readonly canUndo = $derived(this.past.length > 0);
  readonly canRedo = $derived(this.future.length > 0);

  constructor(private readonly game: string) {
    this.kept = loadDecks(game);
    const last = this.kept[0];
    if (last) this.open(last);
    else this.name = words().deck.yours;
  }

  /** Loads the cards and has every change checked; called once, while the component is set up. */
  attend(): void {
    void this.load();
    $effect(() => this.change());
  }

  load = async (): Promise<void> => {
    this.trouble = null;
    try {
      this.board = await boardOf(this.game).catch(() => null);
      this.info = await api.game(this.game);
      this.edition = (await offeredCards(this.game)) ?? "";
      [this.cards, this.ready] = await Promise.all([
        api.cardsOf(this.game, this.edition),
        api.decks(this.game, this.edition),
      ]);
    } catch (problem) {
      this.trouble = problem;
    }
  };

  private change(): (() => void) | undefined {
    const { deck, names, edition } = this;
    this.hand = [];
    this.text = asText(deck, (id) => names.get(id) ?? id);
    if (!deck.length) {
      this.report = null;
      return undefined;
    }
    const timer = setTimeout(() => void this.check(deck, edition), PAUSE);
    return () => clearTimeout(timer);
  }

  private async check(deck: readonly string[], edition: string): Promise<void> {
    try {
      this.report = await api.checkDeck(this.game, [...deck], edition);
    } catch (problem) {
      this.trouble = problem;
    }
  }

  nameOf = (id: string): string => this.names.get(id) ?? id;

  /** Go on with a deck that is kept here. */
  open = ({ name, cards }: Deck): void => {
    this.begin(cards, name);
    this.own = name;
  };

  /** Begin with a ready deck: what is changed is a copy. */
  copy = (cards: readonly string[], name: string): void => {
    this.begin(cards, freeName(words().deck.copyOf(name), this.kept));
  };

  fresh = (): void => {
    this.begin([], freeName(words().deck.yours, this.kept));
  };

  private begin(cards: readonly string[], name: string): void {
    this.deck = cards;
    this.name = name;
    this.own = "";
    this.past = [];
    this.future = [];
  }

  private become(cards: readonly string[]): void {
    this.past = [...this.past, this.deck];
    this.future = [];
    this.deck = cards;
    this.keep();
  }

  undo = (): void => {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.deck, ...this.future];
    this.deck = before;
    this.keep();
  };

  redo = (): void => {
    const [after, ...rest] = this.future;
    if (!after) return;
    this.future = rest;
    this.past = [...this.past, this.deck];
    this.deck = after;
    this.keep();
  };

  /** Whatever is done to it is kept at once. */
  private keep(): void {
    const wanted = this.name.trim() || words().deck.yours;
    const others = this.kept.filter((one) => one.name !== this.own);
    const name = freeName(wanted, others);
    saveDeck(this.game, { name, cards: [...this.deck] }, this.own || name);
    this.own = name;
    this.kept = loadDecks(this.game);
  }

  rename = (): void => {
    if (this.own && this.name.trim() && this.name.trim() !== this.own) {
      this.keep();
      this.name = this.own;
    }
  };

  add = (id: string): void => this.become([...this.deck, id]);

  remove = (id: string): void => {
    const where = this.deck.lastIndexOf(id);
    this.become(this.deck.filter((_, at) => at !== where));
  };

  empty = (): void => this.become([]);

  read = (): void => {
    const means = (word: string) => (known: string) => known.toLowerCase() === word.toLowerCase();
    const find = (word: string) => this.all.find(({ id, name, other }) => [id, name, other].some(means(word)))?.id;
    const found = fromText(this.text, (word) => find(word) ?? null);
    this.unknown = found.unknown;
    if (found.cards.length) this.become(found.cards);
  };

  draw = (): void => {
    const pile = [...this.deck];
    for (let at = pile.length - 1; at > 0; at--) {
      const other = Math.floor(Math.random() * (at + 1));
      [pile[at], pile[other]] = [pile[other] as string, pile[at] as string];
    }
    this.hand = pile.slice(0, HAND);
  };

  forget = (): void => {
    forgetDeck(this.game, this.own);
    this.kept = loadDecks(this.game);
    this.own = "";
  };

  play = async (): Promise<void> => {
    if (!this.info?.decks) return;
    try {
      await playNow(this.game, this.info.default_seats, {}, { [this.info.decks.option]: [...this.deck] });
    } catch (problem) {
      this.trouble = problem;
    }
  };
}
