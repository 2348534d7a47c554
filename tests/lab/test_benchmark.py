"""The benchmark measures what it claims. No test depends on speed."""

import random
import types

import pytest

import dengen
from dengen.build import is_compiled
from dengen.lab import other_libraries
from dengen.lab.benchmark import POSITIONS, THOUGHT, measure, positions, settings
from examples.high_card import HighCard


def test_positions_come_from_the_whole_of_random_games() -> None:
    some = positions(HighCard(), 3, {})
    assert len(some) == POSITIONS
    assert all(state.actors() for state in some)
    assert {len(state.actors()) for state in some} == {1, 2, 3}


def test_the_benchmark_measures_every_figure() -> None:
    figures = measure(HighCard(), 4, {"cards": 5}, 0.005)
    assert figures.decisions_per_game == 20
    assert (figures.seats, figures.options, figures.compiled) == (4, {"cards": 5}, False)
    speeds = (figures.decisions_per_s, figures.driven_per_s, figures.search_per_s, figures.search_decisions_per_s)
    times = (figures.new_us, figures.clone_us, figures.resample_us, figures.view_us, figures.observation_us)
    assert min(*speeds, *times) > 0


def test_a_game_is_measured_with_its_usual_settings() -> None:
    assert settings(HighCard()) == [{}]


def test_a_game_declares_other_options_to_measure() -> None:
    assert settings(dengen.game("lumiel")) == [{}, {"redraw": False}]


def test_this_module_is_not_compiled() -> None:
    assert not is_compiled(__name__)
    assert not is_compiled("no.such.module")


def test_peers_are_driven_through_their_own_interfaces(monkeypatch: pytest.MonkeyPatch) -> None:
    class Node:
        def __init__(self) -> None:
            self.left = 5

        def is_terminal(self) -> bool:
            return self.left == 0

        def is_chance_node(self) -> bool:
            return self.left == 5

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(0, 0.5), (1, 0.5)]

        def legal_actions(self) -> list[int]:
            return [0, 1]

        def apply_action(self, act: int) -> None:
            self.left -= 1

    spiel = types.SimpleNamespace(load_game=lambda name: types.SimpleNamespace(new_initial_state=Node))
    assert other_libraries.open_spiel_game(spiel, "hearts")() == 4  # the chance node is no decision
    monkeypatch.setattr(other_libraries, "SEARCHED", "")
    monkeypatch.setattr(other_libraries, "importable", {"pyspiel": spiel, "rlcard": None}.get)
    measured = other_libraries.measure_peers(0.005)
    assert [peer.game for peer in measured] == list(other_libraries.OPEN_SPIEL_GAMES)
    assert all(peer.decisions_per_s > 0 for peer in measured)


def test_openspiels_search_runs_at_every_choice() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="the extra dengen[openspiel] is not installed")
    found = other_libraries.with_a_choice(pyspiel.load_game("hearts").new_initial_state(), random.Random(3))
    assert all(len(state.legal_actions()) > 1 for state, _ in found)
    assert [left for _, left in found] == sorted((left for _, left in found), reverse=True)
    assert found[-1][1] >= 1
    thought = other_libraries.open_spiel_search(pyspiel, "hearts")()
    assert thought == found[0][1] * THOUGHT
