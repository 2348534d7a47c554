"""Simulation: the same games on any number of processes, and their summary."""

from copy import deepcopy

import pytest

from dengen.core.base.chance import Chance
from dengen.core.registry import registered
from dengen.lab.jobs import Workers
from dengen.lab.simulation import Plan, Result, simulate, summarise
from dengen.players.playout import playout
from examples.high_card import HighCard
from tests.players.stairs import StairsGame


def plan(*players: str, games: int = 12, seed: int = 3) -> Plan:
    return Plan(HighCard(), len(players), {"cards": 2}, players, seed, games)


@pytest.mark.parametrize("players", [("random", "random"), ("greedy", "random", "greedy")])
def test_two_processes_play_the_same_games_as_one(players: tuple[str, ...]) -> None:
    assert simulate(plan(*players), Workers(2)) == simulate(plan(*players))


def test_a_game_does_not_depend_on_the_number_of_games() -> None:
    few, many = (simulate(plan("greedy", "random", games=games)) for games in (5, 12))
    assert many[:5] == few


def test_another_seed_gives_other_games() -> None:
    assert simulate(plan("random", "random", seed=1)) != simulate(plan("random", "random", seed=2))


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate(plan("random", "random", games=50), progress=heard.append)
    assert sum(heard) == 50


def test_turns_are_noted_where_the_game_counts_them() -> None:
    assert {result.turns for result in simulate(Plan(StairsGame(), 2, {}, ("random", "random"), 1, 4))} == {6}
    assert {result.turns for result in simulate(plan("random", "random"))} == {None}


def test_the_summary_counts_events() -> None:
    results = [
        Result("cards_out", [2, 0], [1, 2], [1.0, 0.0], 4, None),
        Result("cards_out", [1, 1], [1, 1], [0.5, 0.5], 4, None),
        Result("resigned", [0, 2], [2, 1], [0.0, 1.0], 3, None),
    ]
    summary = summarise(plan("random", "greedy"), results)
    assert summary.endings == {"cards_out": 2, "resigned": 1}
    assert summary.options == {"cards": 2}
    assert (summary.decisions.min, summary.decisions.max) == (3, 4)
    first, second = summary.by_seat
    assert (first.wins, first.win_rate, first.mean_rank) == (1.5, 0.5, 1.3333)
    assert first.win_rate_low < 0.5 < first.win_rate_high
    assert (second.player, second.score.mean) == ("greedy", 1.0)


@pytest.mark.parametrize("id", registered())
def test_games_with_shared_options_equal_those_of_new(id: str) -> None:
    game = registered()[id]()
    settled = game.settle(None, {})
    before = deepcopy(settled)
    for seed in range(3):
        shared, own = game.start(*settled, seed), game.new(seed=seed)
        assert playout(shared, Chance(seed)) == playout(own, Chance(seed))
        assert game.dump(shared) == game.dump(own)
    assert settled == before
