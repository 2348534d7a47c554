"""Observations written from the state are what is read off the view: number by number, and nothing that the seat can't know.

The view is read by `view_numbers.py` of each game's tests.
"""

import importlib
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.observation import head

TABLES = [
    (id, edition, seats)
    for id in dengen.registered()
    for edition in dengen.game(id).editions
    for seats in dengen.game(id).seat_counts
]


def positions(game: Game[Any], seats: int, games: int) -> list[State]:
    """Every third position of random games, and their ends."""
    found: list[State] = []
    for seed in range(games):
        state: State = game.new(seats, seed)
        rng = Chance(seed)
        step = 0
        while actors := state.actors():
            if (step + seed) % 3 == 0:
                found.append(state.clone())
            state.apply(actors[step % len(actors)], int(state.pick_answer(actors[step % len(actors)], rng)))
            step += 1
        found.append(state)
    return found


def differences(game: Game[Any], state: State, viewer: int | None) -> dict[str, tuple[list[float], list[float]]]:
    """Field by field: what is read off the view, and what is written from the state."""
    view, written = game.view(state, viewer), list(game.observe(state, viewer))
    found = {}
    at = 0
    for name, size, read in reads(game):
        there, here = list(read(view)), written[at : at + size]
        assert len(there) == size, name
        if there != here:
            found[name] = (there, here)
        at += size
    assert at == len(written) == game.observation_size
    return found


def reads(game: Game[Any]) -> list[tuple[str, int, Callable[[Any], Sequence[float]]]]:
    """Name, size and reader of each field; those at the head, which all games share, have their own."""
    numbers = importlib.import_module(f"tests.games.{game.id}.view_numbers").numbers(game)
    return [(reading.name, reading.size, reading.read or numbers[reading.name]) for reading in game.readings()]


@pytest.mark.parametrize("id", dengen.registered())
def test_every_field_is_read_off_the_view(id: str) -> None:
    game = dengen.game(id)
    names = [reading.name for reading in game.readings()]
    numbers = importlib.import_module(f"tests.games.{id}.view_numbers").numbers(game)
    assert names == [*(reading.name for reading in head(2)), *numbers]


@pytest.mark.parametrize(("id", "edition", "seats"), TABLES)
def test_observations_from_states_equal_those_from_views(id: str, edition: str, seats: int) -> None:
    game = dengen.game(id, edition)
    for state in positions(game, seats, games=4):
        for viewer in (*range(seats), None):
            assert differences(game, state, viewer) == {}


@pytest.mark.parametrize(("id", "edition", "seats"), TABLES)
def test_worlds_that_look_the_same_to_a_seat_are_written_the_same(id: str, edition: str, seats: int) -> None:
    game = dengen.game(id, edition)
    for state in positions(game, seats, games=1)[:-1:2]:
        for seat in range(seats):
            seen = game.observe(state, seat)
            for seed in range(3):
                assert game.observe(state.resample(seat, Chance(seed)), seat) == seen
