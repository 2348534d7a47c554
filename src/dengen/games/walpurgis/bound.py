"""No game has more answers than this (WP-R45); docs/games/walpurgis.md argues for it, with the same names."""

from msgspec import Struct

from dengen.games.walpurgis.cards.file import Card, EffectEntry, SetFile, completed
from dengen.games.walpurgis.cards.matrix import grid_of

SETUP = 18  # two Normal Shots set aside, two mulligans of 5 cards and DONE, two openings of card and cell
SETTLING = 5  # per card and chain: two hits, kept, ordered, and one to spare
ORDERS = 8  # per card and chain: D, A and chain end, each a cell and a slot; Sustain; the slot of a target


class Most(Struct, frozen=True):
    """What a single card of a set can bring about at most."""

    answers: int
    grants: int  # actions of a turn
    chains: int  # of these, actions that can start a chain


def most_of(file: SetFile) -> Most:
    return Most(
        max(answers_of_card(card) for card in file.card),
        max(granted_by(card, up=False) for card in file.card),
        max(granted_by(card, up=True) for card in file.card),
    )


def bound(cards: int, turn_limit: int, most: Most) -> int:
    """For decks of so many cards together."""
    chains = 2 + cards * most.chains
    chain = 26 + cards * (3 + most.answers + ORDERS + SETTLING)
    main = 3 * (2 + cards * most.grants) + 1
    end = cards * (ORDERS + most.answers + 1)
    return SETUP + turn_limit * (2 + main + chains * chain + end)


def answers_of_card(card: Card) -> int:
    """Cells of both matrices, each with its DONE, and all effects once."""
    grid = grid_of(card)
    cells = len(grid.danmaku) + len(grid.sub_danmaku) + 2
    return cells + sum(answers_of_effect(completed(effect)) for effect in card.effects)


def answers_of_effect(effect: EffectEntry) -> int:
    """Yes or no, the cost, then by kind: for each target a cell, a slot and a destination; for each danmaku a cell and a card."""
    asked = 1 + (effect.cost.n if effect.cost else 0)
    if effect.kind == "danmaku":
        return asked + 2 * min(effect.n or 25, len(effect.cells or ())) + 1
    if effect.kind in ("scry", "discard"):
        return asked + (effect.n or 0)
    return asked + (3 * min(effect.n or 0, 25) + 1 if effect.side and effect.kind != "shield" else 0)


def granted_by(card: Card, up: bool) -> int:
    """Actions that a card grants in a turn; `up`: only those that can start a chain."""
    return sum(
        effect.n or 1 for effect in card.effects if effect.kind == "grant" and not (up and effect.what == "place_down")
    )
