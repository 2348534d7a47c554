"""Observations written from the state are what is read off the view: number by number, and nothing that the seat can't know."""

from typing import Any

import pytest

import dengen
from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State

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
    read = game.encode(game.view(state, viewer))
    written = list(game.observe(state, viewer))
    found = {}
    at = 0
    for reading in game.readings():
        there, here = read[at : at + reading.size], written[at : at + reading.size]
        if there != here:
            found[reading.name] = (there, here)
        at += reading.size
    return found


@pytest.mark.parametrize(("id", "edition", "seats"), TABLES)
def test_what_is_written_from_the_state_is_what_is_read_off_the_view(id: str, edition: str, seats: int) -> None:
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
