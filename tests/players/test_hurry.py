"""How long players may think: at a table so many seconds, in the lab as long as it takes."""

import math

import pytest

from dengen.core.chance import Chance
from dengen.core.registry import game
from dengen.players.hurry import unhurried, within
from dengen.players.player import Player
from dengen.players.search import Search, Settings
from dengen.players.weak import Careless
from dengen.server.levels import LONGEST_THOUGHT, player_of

LUMIEL = game("lumiel")


def searching() -> Search:
    return Search(LUMIEL, 1, Settings(iterations=1_000_000))


def seconds_of(player: Player) -> float:
    assert isinstance(player, Search)
    return player.settings.seconds


def test_a_search_comes_to_an_answer_when_its_time_is_up() -> None:
    state = LUMIEL.new(3, 1)
    seat = state.actors()[0]
    hurried = within(0.0, searching())
    act = hurried.choose(state.resample(seat, Chance(1)), seat)
    assert act in state.legal(seat)
    assert isinstance(hurried, Search)
    assert sum(visits for _, visits, _ in hurried.considered) < 100


def test_it_reaches_whoever_thinks_for_a_careless_one_and_leaves_others_alone() -> None:
    thinker = searching()
    within(0.25, Careless(LUMIEL, 1, thinker, 0.5))
    assert seconds_of(thinker) == 0.25
    greedy = unhurried("greedy", LUMIEL)
    assert within(0.25, greedy) is greedy


@pytest.mark.parametrize("name", ["hard", "search", "search:70"])
def test_the_lab_looks_at_no_clock_and_the_server_does(name: str) -> None:
    assert seconds_of(unhurried(name, LUMIEL)) == math.inf
    assert 0 < seconds_of(player_of(name, LUMIEL, 1)) < LONGEST_THOUGHT
