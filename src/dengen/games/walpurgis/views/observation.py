"""A view as flat numbers, always from the viewer's own side: own cards first, the field turned towards it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from dengen.core.views.observation import Reading, chosen, counted, head, one_hot
from dengen.games.walpurgis.rules.codes import FIELD_STATES, PHASES
from dengen.games.walpurgis.views.view import Cell, Side, WalpurgisView

if TYPE_CHECKING:
    from dengen.games.walpurgis.game import Walpurgis


def readings(game: Walpurgis) -> list[Reading]:
    ids = game.tables.ids
    found = [
        *head(2),
        Reading("phase", len(PHASES), lambda view: chosen(view.phase, PHASES)),
        Reading("turn", 2, lambda view: [float(view.turn == side.seat) for side in sides(view)], "own, enemy"),
        Reading("actions", 3, lambda view: [view.actions.place, view.actions.cast, view.actions.place_down]),
        Reading(
            "chain",
            10,
            lambda view: one_hot(view.chain.step if view.chain else 0, 10),
            "one of the steps 1 to 9, or none (0)",
        ),
        Reading("hot", 25, hot, "cells that an interception may overlap with"),
    ]
    for number, whose in enumerate(("own", "enemy")):
        found += [
            Reading(f"{whose}_{state}", 25, pieces(number, state), f"{whose} cards in state {state}, cell by cell")
            for state in FIELD_STATES
        ]
        found.append(
            Reading(f"{whose}_faces", 25, faces(number, ids), "kind + 1 of the top known face / kinds, 0 unknown")
        )
        found.append(Reading(f"{whose}_counts", 4, counts(number), "hand, deck, pile, discards / 10"))
        found.append(Reading(f"{whose}_hand", len(ids), hand(number, ids), "known cards in hand, by kind"))
        found.append(Reading(f"{whose}_discards", len(ids), discards(number, ids), "discard pile, by kind"))
    return found


def sides(view: WalpurgisView) -> list[Side]:
    """The viewer's own side first."""
    return list(reversed(view.sides)) if view.viewer == 1 else view.sides


def field(view: WalpurgisView) -> Sequence[Cell]:
    """From the viewer's near left corner."""
    return view.field[::-1] if view.viewer == 1 else view.field


def remembered(view: WalpurgisView) -> dict[str, str]:
    return {card.key: card.card for card in view.memory.cards} if view.memory else {}


def hot(view: WalpurgisView) -> list[float]:
    cells = view.chain.hot if view.chain else []
    return [float(cell.name in cells) for cell in field(view)]


def pieces(number: int, state: str) -> Callable[[WalpurgisView], list[float]]:
    def read(view: WalpurgisView) -> list[float]:
        seat = sides(view)[number].seat
        return [
            float(sum(piece.seat == seat and piece.state == state for piece in cell.pieces)) for cell in field(view)
        ]

    return read


def faces(number: int, ids: list[str]) -> Callable[[WalpurgisView], list[float]]:
    def read(view: WalpurgisView) -> list[float]:
        seat = sides(view)[number].seat
        memory = remembered(view)
        known = [
            [piece.card or memory.get(piece.key) for piece in cell.pieces if piece.seat == seat] for cell in field(view)
        ]
        tops = [next((card for card in reversed(cards) if card), None) for cards in known]
        return [(ids.index(card) + 1) / len(ids) if card else 0.0 for card in tops]

    return read


def counts(number: int) -> Callable[[WalpurgisView], list[float]]:
    def read(view: WalpurgisView) -> list[float]:
        side = sides(view)[number]
        return [len(side.hand) / 10, side.deck / 10, side.pile / 10, len(side.discard) / 10]

    return read


def hand(number: int, ids: list[str]) -> Callable[[WalpurgisView], list[float]]:
    def read(view: WalpurgisView) -> list[float]:
        memory = remembered(view)
        return counted([card.card or memory.get(card.key) for card in sides(view)[number].hand], ids)

    return read


def discards(number: int, ids: list[str]) -> Callable[[WalpurgisView], list[float]]:
    return lambda view: counted(sides(view)[number].discard, ids)
