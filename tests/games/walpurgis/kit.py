"""Lay a table as data, act in short words, look: the tests of Walpurgis read as rulings."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules import WalpurgisState, codes
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.testing import Scene

HERE = Path(__file__).parent
A, B = 0, 1


@cache
def game() -> Walpurgis:
    """The dengen set with the test cards of fixtures.toml."""
    shipped = Walpurgis("dengen").cards.content
    extra = tomllib.loads((HERE / "fixtures.toml").read_text(encoding="utf-8"))
    content = {
        **shipped,
        "card": [*shipped["card"], *extra["card"]],
        "icons": {**shipped["icons"], **extra["icons"]},
        "casters": {**shipped["casters"], **extra["casters"]},
    }
    return Walpurgis(content)


class Duel(Scene):
    """A game in progress: "3c" stands for `cell:3c`, a card's id for the card action of whoever acts."""

    game: Walpurgis
    state: WalpurgisState

    def full_name(self, word: str, seat: int) -> str:
        if word in CELL_NAMES:
            return f"cell:{word}"
        if word in self.game.tables.kind_of:
            return f"card:{self.state.menu[seat].index(self.game.tables.kind_of[word])}"
        return word

    def short_name(self, name: str, seat: int) -> str:
        kind, _, argument = name.partition(":")
        if kind == "cell":
            return argument
        if kind == "card":
            return self.game.set.card[self.state.menu[seat][int(argument)]].id
        return name

    # ---- gestures ----

    def cast(self, card: str, cell: str) -> Duel:
        """From hand face-up, in the Main phase or as an interception."""
        self.act(card)
        if self.asks("face"):
            self.act("face_up")
        return self.act(cell) if self.asks("place_cell") else self

    def place(self, card: str, cell: str) -> Duel:
        """From hand face-down."""
        self.act(card)
        if self.asks("face"):
            self.act("face_down")
        return self.act(cell) if self.asks("place_cell") else self

    def shoot(self, *cells: str) -> Duel:
        """Danmaku on these cells and no others."""
        self.act(*cells)
        return self.act("done") if self.asks("shoot") else self

    def quiet(self) -> Duel:
        """Nobody shoots or intercepts any more."""
        while self.asks("shoot") or self.asks("intercept"):
            self.act("done")
        return self

    def asks(self, question: str) -> bool:
        return bool(self.state.actors()) and self.asked(self.state.actors()[0]) == question

    # ---- looking ----

    def at(self, cell: str) -> list[str]:
        """The cards in a cell, oldest first: "A open bri_sparks"."""
        return [
            f"{'AB'[self.state.owner[card]]} {codes.PLACES[self.state.place[card]]} {self.id(card)}"
            for card in self.state.cards_at(CELL_NAMES.index(cell))
        ]

    def states(self, cell: str) -> list[str]:
        """The same without the faces."""
        return [entry.rsplit(" ", 1)[0] for entry in self.at(cell)]

    def id(self, card: int) -> str:
        return self.state.tables.ids[self.state.kind[card]]

    def hand(self, seat: int) -> list[str]:
        return sorted(self.id(card) for card in self.state.hand[seat])

    def zone(self, zone: str, seat: int) -> list[str]:
        """The cards of a deck or pile, top first; of the discard pile, newest first."""
        cards: tuple[int, ...] = getattr(self.state, zone)[seat]
        return [self.id(card) for card in reversed(cards)]

    def face(self, viewer: int | None, cell: str, number: int = 0) -> str | None:
        """What a viewer sees of a card on the field."""
        card: str | None = self.view(viewer).field[CELL_NAMES.index(cell)].pieces[number].card
        return card

    def remembered(self, viewer: int | None) -> dict[str, str]:
        return {card.key: card.card for card in self.view(viewer).memory.cards}


def words(text: str) -> list[str]:
    return text.split()


def entries(text: str) -> list[str]:
    return [entry.strip() for entry in text.replace("\n", ";").split(";") if entry.strip()]


def lay(a: str = "", b: str = "", *, hand: str = "", enemy_hand: str = "", **rest: Any) -> Duel:
    """A's field and B's field as "2c open bri_sparks; 3c ready", A's hand and B's; other zones as deck=, enemy_deck= …"""
    zones = ("deck", "pile", "discard", "aside", "shot")
    players: list[dict[str, Any]] = [
        {"field": entries(a), "hand": words(hand)},
        {"field": entries(b), "hand": words(enemy_hand)},
    ]
    for zone in zones:
        for player, name in zip(players, (zone, f"enemy_{zone}"), strict=True):
            if name in rest:
                given = rest.pop(name)
                player[zone] = words(given) if isinstance(given, str) else given
    return Duel.lay(game(), {"players": players, **rest})


def new(seed: int = 0, **options: Any) -> Duel:
    return Duel.new(game(), 2, seed, **options)


# ---- single cards ----


def in_centre(card: str, on: str, enemy: str = "", *, hand: str = "sab_cat", more: str = "", **rest: Any) -> Duel:
    """A casts a hand card in 3c, with dormant circles on its condition cells `on` and `more` on the field."""
    field = "; ".join([*(f"{cell} dormant" for cell in words(on)), *entries(more)])
    for cell in words(on):  # with any of them missing it can't be cast there
        lacking = "; ".join(entry for entry in entries(field) if not entry.startswith(cell))
        assert not castable(lay(lacking, enemy, hand=f"{card} {hand}", **rest), card, "3c"), f"{card} without {cell}"
    return lay(field, enemy, hand=f"{card} {hand}", **rest).cast(card, "3c")


def castable(duel: Duel, card: str, cell: str) -> bool:
    duel.act(card)
    if not duel.asks("face"):
        return False
    duel.act("face_up")
    return cell in duel.offered() if duel.asks("place_cell") else duel.at(cell) == [f"A casting {card}"]


def shots(duel: Duel) -> set[str]:
    """The cells that danmaku may be placed on now."""
    assert duel.asks("shoot")
    return duel.offered() - {"all", "done"}


def hot(duel: Duel) -> set[str]:
    """Condition and destroy cells of the card just cast, and where it has placed danmaku."""
    chain = duel.view(None).chain
    assert chain is not None
    return set(chain.hot)


def chain_step(duel: Duel) -> int:
    chain = duel.view(None).chain
    assert chain is not None
    step: int = chain.step
    return step
