"""Zones are packed, and so are the answers: copies share nothing that changes, and no answer gets lost among the bits."""

import copy
import pickle
from collections.abc import Callable

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import LEGAL
from dengen.games.flip_angel.rules import FlipAngelState, actions
from dengen.players.playout import playout
from tests.games.flip_angel.kit import GAME

COPIES: dict[str, Callable[[FlipAngelState], FlipAngelState]] = {
    "clone": FlipAngelState.clone,
    "deepcopy": copy.deepcopy,
    "pickle": lambda state: pickle.loads(pickle.dumps(state)),
}
copied = pytest.mark.parametrize("copied", COPIES.values(), ids=COPIES)


def positions(seats: int, seed: int, every: int) -> list[FlipAngelState]:
    """Of a random game."""
    state = GAME.new(seats, seed)
    rng = Chance(seed)
    found = []
    step = 0
    while state.actors():
        if step % every == 0:
            found.append(state.clone())
        seat = state.actors()[0]
        state.apply(seat, int(state.pick_answer(seat, rng)))
        step += 1
    return found


@copied
def test_a_copy_that_plays_on_leaves_the_original_as_it_is(copied: Callable[[FlipAngelState], FlipAngelState]) -> None:
    for seed in range(12):
        for state in positions(seats=1 + seed % 4, seed=seed, every=7):
            before = GAME.dump(state)
            other = copied(state)
            playout(other, Chance(seed))
            assert GAME.dump(state) == before
            assert GAME.dump(other) != before


@copied
def test_a_copy_stays_as_it_is_while_the_original_plays_on(copied: Callable[[FlipAngelState], FlipAngelState]) -> None:
    for seed in range(12):
        for state in positions(seats=1 + seed % 4, seed=seed, every=7):
            other = copied(state)
            before = GAME.dump(other)
            playout(state, Chance(seed))
            assert GAME.dump(other) == before


@copied
def test_a_copy_plays_the_same_game(copied: Callable[[FlipAngelState], FlipAngelState]) -> None:
    for state in positions(seats=3, seed=5, every=5):
        other = copied(state)
        playout(state, Chance(1))
        playout(other, Chance(1))
        assert other == state


def test_worlds_leave_the_table_as_it_is_and_one_another() -> None:
    for state in positions(seats=2, seed=8, every=4):
        before = GAME.dump(state)
        one, other = state.resample(0, Chance(1)), state.resample(0, Chance(2))
        kept = GAME.dump(other)
        playout(one, Chance(3))
        assert (GAME.dump(state), GAME.dump(other)) == (before, kept)


@pytest.mark.parametrize("key_source", ["own", "supply"])
def test_the_answers_as_bits_are_those_that_nothing_speaks_against(key_source: str) -> None:
    seen: set[int] = set()
    for seed in range(60):
        state = GAME.new(1 + seed % 4, seed, key_source=key_source)
        rng = Chance(seed)
        while state.actors():
            seat = state.actors()[0]
            answers = state.legal(seat)
            assert answers == [act for act in range(len(actions.NAMES)) if state.refuse(seat, act) == LEGAL]
            assert answers[0] == state.first_answer(seat)
            assert len(answers) == state.many_answers(seat)
            assert all(state.has_answer(seat, act) for act in answers)
            seen.update(answers)
            state.apply(seat, rng.pick(answers))
    assert {int(actions.KEY) + 6, int(actions.RETRIGGER_NO)} <= seen  # beyond bit 31, and so are these cells
    assert seen.intersection(range(32, int(actions.KEY)))
