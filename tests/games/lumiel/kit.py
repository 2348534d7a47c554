"""Lay a table as it is drawn in the specification, play turns by the cards' codes, look at what lies where."""

from typing import Any

from dengen.games.lumiel import Lumiel
from dengen.games.lumiel.rules import LumielState, board
from dengen.games.lumiel.rules.codes import points_kind, points_seat
from dengen.games.lumiel.rules.state import cards_of
from dengen.testing import Scene

GAME = Lumiel()


class Table(Scene):
    """A scene of Lumiel: codes for cards, names for areas."""

    game: Lumiel
    state: LumielState

    def play(self, card: str, *answers: str, set: str = "") -> "Table":
        """Play a card of this code, answer its effect's questions, set a card there (`A1` or `under:A1`)."""
        self.act(self.kind(card), *answers)
        if set:
            self.act(set if ":" in set else f"area:{set}")
        return self

    def kind(self, code: str) -> str:
        return f"kind:{self.game.set.card[self.game.notation.numbers[code]].id}"

    @property
    def areas(self) -> set[str]:
        """The areas among the legal answers."""
        return {name.removeprefix("area:") for name in self.offered() if name.startswith("area:")}

    @property
    def field(self) -> dict[str, str]:
        stacks = {name: self.game.notation.stack(self.state, area) for area, name in enumerate(board.NAMES)}
        return {name: stack for name, stack in stacks.items() if stack}

    @property
    def removed(self) -> str:
        return self.game.notation.written(self.state.removed)

    @property
    def play_area(self) -> str:
        return self.game.notation.written(self.state.play_area)

    def points(self, seat: int) -> str:
        scored = [points_kind(card) for card in self.state.points if points_seat(card) == seat]
        return self.game.notation.written(scored)

    def hand(self, seat: int) -> list[str]:
        return self.game.notation.written(cards_of(self.state, self.state.hand, seat)).split()

    def known(self, seat: int) -> list[str]:
        return self.game.notation.written(cards_of(self.state, self.state.known, seat)).split()

    def used(self, seat: int) -> list[str]:
        return self.game.notation.written(cards_of(self.state, self.state.used, seat)).split()

    def deck(self, seat: int) -> list[str]:
        """From the top."""
        return self.game.notation.written(reversed(self.state.deck_of(seat))).split()


OF_SEATS = {"hands": "hand", "decks": "deck", "points": "points", "used": "used", "known": "known"}


def lay(field: str | dict[str, str] = "", hand: str = "...", game: Lumiel = GAME, **more: Any) -> Table:
    """A table with seat 0, or `seat`, at the beginning of its turn, holding `hand`.

    `hands`, `decks`, `points`, `used`, `known`: by seat; `more` as in a position.
    """
    if "seat" in more:
        more["turn_player"] = more.pop("seat")
    seat = more.get("turn_player", more.get("first", 0))
    players: list[dict[str, str]] = [{} for _ in range(more.get("seats", 4))]
    players[seat]["hand"] = hand
    for zone, field_of_player in OF_SEATS.items():
        for key, cards in more.pop(zone, {}).items():
            players[int(key)][field_of_player] = cards
    return Table.lay(game, {"field": field, "players": players, **more})


def new(seats: int = 4, seed: int = 7, game: Lumiel = GAME, **options: Any) -> Table:
    return Table.new(game, seats, seed, **options)


PLAIN_CARDS = {"pawn": (1, 8), "imp": (-2, 2), "nil": (0, 2)}  # points, copies


def set_content(**special: dict[str, Any]) -> dict[str, Any]:
    """A small card set: pawns (+1), imps (−2) and nils (0), and one copy each of the special cards (+3 unless told)."""
    plain = {name: {"points": points, "copies": copies} for name, (points, copies) in PLAIN_CARDS.items()}
    cards = [card(name, **more) for name, more in {**plain, **special}.items()]
    size = sum(each["copies"] for each in cards)
    head = {"id": "test", "name_en": "test set", "name_ja": "テスト", "deck_size": size, "setup_card": "pawn"}
    return {"set": head, "card": cards}


def card(name: str, **more: Any) -> dict[str, Any]:
    words = {"name_en": name.title(), "name_ja": name, "text_en": f"What {name} does.", "text_ja": f"{name}の効果。"}
    return {"id": name, "code": name, **words, "points": 3, "copies": 1, **more}


def game_with(**special: dict[str, Any]) -> Lumiel:
    return Lumiel(set_content(**special))


def game_where(*effect: dict[str, Any]) -> Lumiel:
    """A game with one special card, `hero`, of this effect."""
    return game_with(hero={"effect": list(effect)})
