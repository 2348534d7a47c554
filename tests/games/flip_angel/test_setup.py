"""Components and setup."""

import pytest

from dengen.core.base.errors import BadSeatCount
from dengen.testing import clause
from tests.games.flip_angel.kit import GAME, lay, new


@clause("FA-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_play(seats: int) -> None:
    assert len(new(seats).view(0).players) == seats


@clause("FA-1")
@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_do_not_play(seats: int) -> None:
    with pytest.raises(BadSeatCount):
        GAME.new(seats)


@clause("FA-2", "FA-4")
def test_the_set_has_26_cards_with_a_white_and_a_black_face() -> None:
    assert len(GAME.set.card) == 26
    assert all(card.white.name_en != card.black.name_en for card in GAME.set.card)
    michael = GAME.set.card[12]
    assert (michael.white.cost, michael.black.cost) == (1, 8)
    assert michael.white.special != michael.black.special
    assert michael.white.effects != michael.black.effects
    assert michael.white.edges != michael.black.edges


@clause("FA-3", "FA-R3")
def test_ether_never_runs_out() -> None:
    table = lay("turn 0, seats 2\nP0 L900 D900")  # far more than the 90 points of chips in the box
    assert table.act("gain:ll", "place:nw").state.light[0] == 902


@clause("FA-6", "FA-8")
def test_all_cards_lie_in_deck_and_river_at_the_start() -> None:
    table = new(4)
    cards = [card.split("/")[0] for card in (table.row + " " + table.deck).split()]
    assert sorted(cards) == [card.id for card in GAME.set.card]


@clause("FA-8", "FA-R6")
def test_order_and_sides_are_mixed() -> None:
    tops, sides = set(), set()
    for seed in range(60):
        top = new(1, seed).deck.split()[0]
        tops.add(top.split("/")[0])
        sides.add(top.split("/")[1])
    assert len(tops) > 15
    assert sides == {"w", "b"}


@clause("FA-9", "FA-10")
def test_three_cards_slide_off_and_with_the_deck_s_top_they_are_the_river() -> None:
    table = new(2)
    assert len(table.row.split()) == 3
    assert "-" not in table.row.split()
    assert len(table.deck.split()) == 23
    view = table.view(0)
    assert view.deck.top is not None
    assert new(2).kinds()[:4] == ["slide", "slide", "slide", "top"]


@clause("FA-11", "FA-12", "FA-R5", "FA-15")
@pytest.mark.parametrize("seed", range(12))
def test_the_lowest_reference_number_starts(seed: int) -> None:
    table = new(3, seed)
    numbers = [player.reference for player in table.view(0).players]
    assert len(set(numbers)) == 3
    assert set(numbers) <= {1, 2, 3, 4}
    assert table.mover == numbers.index(min(numbers))


@clause("FA-12")
def test_every_seat_can_be_the_start_player() -> None:
    assert {new(4, seed).mover for seed in range(60)} == {0, 1, 2, 3}


@clause("FA-13")
def test_everybody_starts_with_four_light_and_four_dark() -> None:
    table = new(4)
    assert [table.ether(seat) for seat in range(4)] == ["L4 D4"] * 4


@clause("FA-R4")
def test_the_four_reference_sides_form_a_sun_and_a_moon_on_every_edge() -> None:
    edges = GAME.set.reference.edges
    assert (edges.n, edges.e, edges.s, edges.w) == ("sm", "sm", "sm", "sm")
    for cells in ("nw reference ne michael/w", "nw michael/w ne reference"):
        assert lay(f"turn 6, solo\nP0 L0 D0 {cells}").parts()[2] == 2


@clause("FA-R7", "FA-R10")
def test_the_down_side_of_a_visible_card_is_public() -> None:
    shown = lay("row michael/w - -\ndeck uriel/b").view(0).row[0]
    assert shown is not None
    faces = {card.id: card for card in GAME.set.card}
    assert shown.side == "white"
    assert faces[shown.card].black.cost == 8
    text = GAME.text(lay("row michael/w - -").view(0), "en")
    assert "Michael the Squire" in text
    assert "Michael the Fallen Blade" in text
