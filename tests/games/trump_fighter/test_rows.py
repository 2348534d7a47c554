"""Rows: four cards in one number."""

from hypothesis import given
from hypothesis import strategies as st

from dengen.games.trump_fighter.rules.actions import FULL
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.rows import (
    EMPTY_ROW,
    card_in,
    cards_of,
    filled,
    first_empty,
    row_of,
    size,
    with_card,
)

cards = st.integers(0, int(NO_CARD))
four_cards = st.lists(cards, min_size=4, max_size=4)


@given(four_cards)
def test_a_row_holds_its_cards_in_their_order(held: list[int]) -> None:
    row = row_of(held)
    assert cards_of(row) == held
    assert [card_in(row, position) for position in range(4)] == held


@given(four_cards)
def test_a_row_knows_where_cards_lie(held: list[int]) -> None:
    row = row_of(held)
    there = [position for position in range(4) if held[position] != NO_CARD]
    assert filled(row) == sum(1 << position for position in there)
    assert size(row) == len(there)
    assert first_empty(row) == next((position for position in range(4) if position not in there), FULL)


@given(four_cards, st.integers(0, 3), cards)
def test_another_card_leaves_the_others_where_they_are(held: list[int], position: int, card: int) -> None:
    after = cards_of(with_card(row_of(held), position, card))
    assert after == [*held[:position], card, *held[position + 1 :]]


def test_an_empty_row_holds_no_card() -> None:
    assert cards_of(EMPTY_ROW) == [NO_CARD] * 4
