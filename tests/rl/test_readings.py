"""Observations of every game: numbers of a fixed size, from what the seat may know and nothing else."""

from pathlib import Path
from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State

DOCS = Path(__file__).parents[2] / "docs" / "games"
GAMES = list(dengen.registered())


def some_states(game: Game[Any], seats: int) -> list[State]:
    """Every seventh position of a random game, and its end."""
    rng = Chance(seats)
    state: State = game.new(seats, seed=11)
    found = []
    step = 0
    while actors := state.actors():
        if step % 7 == 0:
            found.append(state.clone())
        state.apply(actors[-1], rng.pick(state.legal(actors[-1])))
        step += 1
    return [*found, state]


@pytest.mark.parametrize("id", GAMES)
def test_the_size_is_the_same_at_every_moment_for_every_number_of_seats(id: str) -> None:
    game = dengen.game(id)
    for seats in game.seat_counts:
        for state in some_states(game, seats):
            for viewer in (*range(seats), None):
                numbers = game.observe(state, viewer)
                assert len(numbers) == game.observation_size
                assert all(-10 <= number <= 10 for number in numbers)


@pytest.mark.parametrize("id", GAMES)
def test_worlds_that_look_the_same_to_a_seat_read_the_same(id: str) -> None:
    game = dengen.game(id)
    for state in some_states(game, game.default_seats)[::3]:
        if state.over():
            continue
        for seat in range(state.seats):
            numbers = game.observe(state, seat)
            for seed in range(3):
                other = state.resample(seat, Chance(seed))
                assert game.observe(other, seat) == numbers


@pytest.mark.parametrize("id", GAMES)
def test_positions_of_a_game_read_differently(id: str) -> None:
    game = dengen.game(id)
    read = {tuple(game.observe(state, 0)) for state in some_states(game, game.default_seats)}
    assert len(read) > 0.6 * len(some_states(game, game.default_seats))


@pytest.mark.parametrize("id", GAMES)
def test_the_page_of_the_game_lists_every_reading_and_the_size(id: str) -> None:
    game = dengen.game(id)
    page = (DOCS / f"{id}.md").read_text(encoding="utf-8")
    names = [reading.name.replace("seat1.", "seat0.") for reading in game.readings()]
    assert [name for name in names if f"`{name}`" not in page] == []
    assert f"gives {game.observation_size} numbers" in page
