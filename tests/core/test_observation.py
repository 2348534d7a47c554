"""Views as flat numbers: a fixed size, a documented layout, nothing but the view."""

import pytest

from dengen.core.views.observation import Reading, chosen, counted, one_hot, padded, per_seat
from tests.core.small.auction import AuctionGame


class Misread(AuctionGame):
    """An auction with one reading only."""

    def __init__(self, reading: Reading) -> None:
        super().__init__()
        self.reading = reading

    def readings(self) -> list[Reading]:
        return [self.reading]


def test_the_head_has_viewer_asked_seats_and_scores() -> None:
    game = AuctionGame()
    state = game.new(2)
    state.won = [10, 5]
    assert list(game.observe(state, 1)) == [0, 1, 0, 1, 1, 0, 1.0, 0.5, 0]
    assert game.observation_size == 9, "three seats at the most, also at a table of two"


def test_a_spectator_is_no_seat() -> None:
    game = AuctionGame()
    assert list(game.observe(game.new(3), None))[:3] == [0, 0, 0]


def test_one_hot_of_nothing_is_all_zeros() -> None:
    assert one_hot(-1, 3) == [0, 0, 0]
    assert one_hot(None, 3) == [0, 0, 0]
    assert one_hot(2, 3) == [0, 0, 1]


def test_a_name_is_a_one_at_its_place() -> None:
    assert chosen("imp", ["gnome", "imp"]) == [0, 1]
    assert chosen(None, ["gnome", "imp"]) == chosen("troll", ["gnome", "imp"]) == [0, 0]


def test_cards_are_counted_by_kind_and_unknown_ones_are_not() -> None:
    assert counted(["imp", "gnome", None, "imp"], ["gnome", "imp", "troll"]) == [1, 2, 0]
    assert counted(["imp", "imp"], ["imp"], 5) == [0.4]


def test_rows_of_seats_that_are_not_there_are_zeros() -> None:
    assert per_seat([[1, 2], [3, 4]], 2, 3) == [1, 2, 3, 4, 0, 0]
    with pytest.raises(ValueError, match="4 numbers don't fit into 2"):
        per_seat([[1, 2], [3, 4]], 2, 1)


def test_a_row_of_another_size_is_an_error() -> None:
    with pytest.raises(ValueError, match="4 numbers don't fit into 3"):
        padded([1, 2, 3, 4], 3)


def test_a_reading_of_another_size_than_it_says_is_an_error() -> None:
    game = Misread(Reading("hand", 3, lambda view: view.hand))
    with pytest.raises(ValueError, match="'hand' gave 4 numbers, not 3"):
        game.observe(game.new(2), 0)


def test_a_reading_without_a_reader_is_an_error() -> None:
    game = Misread(Reading("hand", 4))
    with pytest.raises(ValueError, match="'hand' has no `read`, and its game no `make_observer`"):
        game.observe(game.new(2), 0)
