"""No game has more answers than this (WP-R45); docs/games/walpurgis.md argues for it, with the same names."""

from dengen.games.walpurgis.cards.build import Card, Cards
from dengen.games.walpurgis.cards.file import EffectText, completed

SETUP = 18  # two Normal Shots set aside, two mulligans of 5 cards and DONE, two openings of card and cell
SETTLING = 5  # per card and chain: two hits, kept, ordered, and one to spare
ORDERS = 8  # per card and chain: D, A and chain end, each a cell and a slot; Sustain; the slot of a target


def bound(cards: int, turn_limit: int, set_: Cards) -> int:
    """For decks of so many cards together."""
    per_card = max(answers_of_card(set_, kind) for kind in range(len(set_.cards)))
    granted = cards * max((granted_by(card, up=False) for card in set_.cards), default=0)
    chains = 2 + cards * max((granted_by(card, up=True) for card in set_.cards), default=0)
    chain = 26 + cards * (3 + per_card + ORDERS + SETTLING)
    main = 3 * (2 + granted) + 1
    end = cards * (ORDERS + per_card + 1)
    return SETUP + turn_limit * (2 + main + chains * chain + end)


def answers_of_card(set_: Cards, kind: int) -> int:
    """Cells of both matrices, each with its DONE, and all effects once."""
    grid = set_.grids[kind]
    cells = len(grid.danmaku) + len(grid.sub_danmaku) + 2
    return cells + sum(answers_of_effect(effect) for effect in set_.cards[kind].effects)


def answers_of_effect(written: EffectText) -> int:
    """Yes or no, the cost, then by kind: for each target a cell, a slot and a destination; for each danmaku a cell and a card."""
    effect = completed(written)
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
