"""Zones are packed, and some are shared by clones: none of them may change with another's."""

import copy
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.core.rules.state import LEGAL
from dengen.games.trump_fighter.rules import TrumpFighterState
from tests.games.trump_fighter.kit import GAME

TABLES: list[dict[str, Any]] = [
    {},
    {"hands": "hidden", "characters": "random", "target": 20},
    {"attack": "manual", "timeup_on_miss": "after_attack"},
    {"miscall": "blocked", "characters": "random"},
]


def play_on(fight: TrumpFighterState, rng: Chance, answers: int) -> None:
    while answers and (seats := fight.actors()):
        seat = seats[rng.below(len(seats))]
        fight.apply(seat, int(fight.pick_answer(seat, rng)))
        answers -= 1


def moments(options: dict[str, Any], every: int) -> Iterator[TrumpFighterState]:
    """Now and then in four random fights."""
    for seed in range(4):
        fight = GAME.new(2, seed, **options)
        rng = Chance(seed)
        while not fight.over():
            yield fight
            play_on(fight, rng, every)


@pytest.mark.parametrize("options", TABLES)
def test_neither_a_clone_nor_its_original_changes_with_the_other(options: dict[str, Any]) -> None:
    for fight in moments(options, 7):
        before = GAME.dump(fight)
        clone, twin = fight.clone(), fight.clone()
        play_on(clone, Chance(1), 1000)
        assert GAME.dump(fight) == before
        original = fight.clone()
        play_on(original, Chance(2), 1000)
        assert GAME.dump(twin) == before


@pytest.mark.parametrize("options", TABLES)
def test_what_a_seat_imagines_leaves_the_fight_as_it_is(options: dict[str, Any]) -> None:
    for fight in moments(options, 7):
        before = GAME.dump(fight)
        for seat in range(2):
            world = fight.resample(seat, Chance(3))
            assert sorted(world.census()) == list(range(52))
            play_on(world, Chance(4), 1000)
        assert GAME.dump(fight) == before


@pytest.mark.parametrize("options", TABLES)
def test_a_fight_goes_on_the_same_from_a_pickle_and_a_deep_copy(options: dict[str, Any]) -> None:
    for fight in moments(options, 9):
        ends = []
        for other in (fight.clone(), copy.deepcopy(fight), pickle.loads(pickle.dumps(fight))):
            assert GAME.dump(other) == GAME.dump(fight)
            play_on(other, Chance(5), 1000)
            ends.append(GAME.dump(other))
        assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("options", TABLES)
def test_answers_as_bits_are_those_that_nothing_speaks_against(options: dict[str, Any]) -> None:
    highest = 0
    for fight in moments(options, 1):
        for seat in fight.actors():
            asked = fight.question(seat)
            candidates = fight.candidates(seat, *asked)
            legal = [act for act in candidates if fight.against(seat, *asked, act) == LEGAL]
            assert fight.legal(seat) == sorted(legal)
            assert [act for act in range(62) if fight.has_answer(seat, act)] == legal
            highest = max(highest, *legal)
    assert highest > 31  # where a shift would go wrong in compiled code
