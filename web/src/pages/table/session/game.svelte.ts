/** The game of a table: its info, card set and board, loaded once per card set. */
import { boardOf } from "../../../boards";
import { api } from "../../../lib/wire/api";
import type { GameInfo, RoomView } from "../../../lib/wire/types";
import type { BoardModule, CardSet } from "../../../stage/types";

export class LoadedGame {
  info = $state.raw<GameInfo | null>(null);
  cards = $state.raw<CardSet | null>(null);
  board = $state.raw<BoardModule<never> | null>(null);

  private loaded = "";

  load({ game, cards }: Pick<RoomView, "game" | "cards">, fail: (problem: unknown) => void): void {
    if (this.loaded === cards) return;
    this.loaded = cards;
    boardOf(game).then(
      (board) => (this.board = board),
      () => {}, // it is played on the generic one
    );
    void this.inform(game, cards, fail);
  }

  private async inform(game: string, cards: string, fail: (problem: unknown) => void): Promise<void> {
    try {
      this.info = await api.game(game);
    } catch (problem) {
      fail(problem);
    }
    this.cards = this.info?.has_cards ? await contentOf(cards) : {};
  }
}

/** Of a card set that can't be had, nothing: the board then shows ids. */
const contentOf = (cards: string): Promise<CardSet> =>
  api.cards(cards).then(
    (found) => found.content,
    () => ({}),
  );
