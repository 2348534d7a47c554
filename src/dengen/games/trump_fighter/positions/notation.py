"""How cards lie in positions, dumps and sparse ones alike: `S9 D10 - -` is a hand, `S4 H6 S3/HQ -` a field."""

from itertools import pairwise
from typing import Any

from dengen.core.positions.faults import read, require
from dengen.core.positions.kinds import Kind, Laying, spaced
from dengen.games.trump_fighter.rules.conditions import CARDS, NO_CARD, card_name
from dengen.games.trump_fighter.rules.rows import cards_of, row_of
from dengen.games.trump_fighter.rules.state import Table

CARD_NUMBERS = {card_name(card): card for card in range(CARDS)}
EMPTY = "-"


def read_card(on: Laying, data: Any, at: str) -> int:
    """Each can be laid once."""
    name = read(data, str, at)
    require(
        name in CARD_NUMBERS,
        at,
        f"there is no card {name!r} (cards are written SA, H10, DK)",
        f"{name!r} というカードはありません（SA、H10、DK のように書きます）。",
    )
    return on.once(CARD_NUMBERS[name], name, at)


def read_hand(on: Laying, data: Any, at: str) -> list[int]:
    names = read(data, str, at).split()
    require(
        len(names) == 4,
        at,
        f"a hand has four positions, not {len(names)} ({EMPTY} is an empty one)",
        f"手札は4か所です（{len(names)}か所書かれています。空きは {EMPTY}）。",
    )
    return [int(NO_CARD) if name == EMPTY else CARD.read(on, name, at) for name in names]


def read_field(on: Laying, data: Any, at: str) -> list[list[int]]:
    """The stacks, if play could have led to them."""
    stacks = [[] if names == EMPTY else names.split("/") for names in read(data, str, at).split()]
    require(
        len(stacks) == 4,
        at,
        f"a field has four slots, not {len(stacks)} ({EMPTY} is an empty one)",
        f"場は4か所です（{len(stacks)}か所書かれています。空きは {EMPTY}）。",
    )
    filled = sum(map(bool, stacks))
    require(
        all(stacks[:filled]), at, "the slots are filled from the left (TF-15)", "場は左から順に埋まります（TF-15）。"
    )
    require(
        filled == 4 or all(len(cards) <= 1 for cards in stacks),
        at,
        "nothing is covered while a slot is empty (TF-R5)",
        "場に空きがある間は重ねられません（TF-R5）。",
    )
    return [[CARD.read(on, name, at) for name in names] for names in stacks]


def hand(table: Table, seat: int) -> str:
    return " ".join(EMPTY if card == NO_CARD else card_name(card) for card in cards_of(table.hand[seat]))


def lay_hand(table: Table, seat: int, cards: list[int]) -> None:
    table.hand[seat] = row_of(cards)


def field(table: Table, seat: int) -> str:
    return " ".join("/".join(table.stack(seat * 4 + slot)) or EMPTY for slot in range(4))


def lay_field(table: Table, seat: int, stacks: list[list[int]]) -> None:
    table.tops[seat] = row_of([cards[-1] if cards else int(NO_CARD) for cards in stacks])
    for cards in stacks:
        for covered, covers in pairwise(cards):
            table.beneath[covers] = covered


CARD = Kind(lambda _, card: card_name(card), read_card)
CARDS_IN_A_ROW = spaced(CARD)
HAND = Kind(lambda _, names: names, read_hand)
FIELD = Kind(lambda _, names: names, read_field)
DECK = Kind(  # from the top, which is kept last
    lambda table, cards: CARDS_IN_A_ROW.write(table, cards[::-1]),
    lambda on, data, at: CARDS_IN_A_ROW.read(on, data, at)[::-1],
)
