"""Time limits of players: seconds at a table, none in the lab."""

import math

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.words import Text
from dengen.core.bots.levels import Level
from dengen.core.registry import game
from dengen.players.handicapped import Overlooking
from dengen.players.player import Player
from dengen.players.search import Search, Settings
from dengen.players.time_limits import note, with_time_limit, within, without_time_limit

LUMIEL = game("lumiel")


def searching() -> Search:
    return Search(LUMIEL, 1, Settings(iterations=1_000_000))


def seconds_of(player: Player) -> float:
    assert isinstance(player, Search)
    return player.settings.seconds


def test_a_search_answers_at_its_time_limit() -> None:
    state = LUMIEL.new(3, 1)
    seat = state.actors()[0]
    with_time_limit = within(0.0, searching())
    act = with_time_limit.choose(state.resample(seat, Chance(1)), seat)
    assert act in state.legal(seat)
    assert isinstance(with_time_limit, Search)
    assert sum(visits for _, visits, _ in with_time_limit.considered) < 100


def test_the_time_limit_reaches_wrapped_searches_only() -> None:
    thinker = searching()
    within(0.25, Overlooking(LUMIEL, 1, thinker, 0.5))
    assert seconds_of(thinker) == 0.25
    greedy = without_time_limit("greedy", LUMIEL)
    assert within(0.25, greedy) is greedy


@pytest.mark.parametrize(("name", "longest"), [("hard", 2), ("search", 2), ("search:70", 2), ("master", 6)])
def test_players_at_tables_have_time_limits_and_players_in_the_lab_none(name: str, longest: int) -> None:
    assert seconds_of(without_time_limit(name, LUMIEL)) == math.inf
    assert longest - 0.5 < seconds_of(with_time_limit(name, LUMIEL)) < longest


def test_only_slow_levels_mention_their_time_limit() -> None:
    for seconds in (2, 6):
        said = note(Level("search", 5000, seconds=seconds), is_compiled=False)
        assert said == Text(f"at most {seconds} s a move: uncompiled", f"1手{seconds}秒まで・未コンパイル")
    assert note(Level("search", 40), is_compiled=False) is None
    assert note(Level("greedy"), is_compiled=False) is None
    assert note(Level("search", 5000), is_compiled=True) is None
