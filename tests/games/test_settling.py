"""Default options are checked once; a caller's options are separate copies."""

import pytest

import dengen

TABLES = [(id, seats) for id in dengen.registered() for seats in dengen.game(id).seat_counts]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_settled_defaults_are_the_callers_own(id: str, seats: int) -> None:
    game = dengen.game(id)
    _, settled = game.settle(seats, {})
    expected = repr(settled)
    for value in settled.values():
        if isinstance(value, list):
            value.clear()
    settled.clear()
    assert repr(game.settle(seats, {})[1]) == expected
    assert game.new(seats).options == dengen.game(id).settle(seats, {})[1]
