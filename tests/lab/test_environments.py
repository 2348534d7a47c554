"""The benchmark of the environments steps all of them. No test depends on speed."""

import pytest

import dengen
from dengen.lab.environments import (
    LANES,
    OPENSPIEL_GAMES,
    measure_environments,
    measure_peers,
    openspiel_steps,
    pettingzoo_steps,
    vector_steps,
)


def test_every_environment_is_stepped_to_the_end_of_a_game() -> None:
    pytest.importorskip("pettingzoo", reason="the extra dengen[pettingzoo] is not installed")
    pytest.importorskip("pyspiel", reason="the extra dengen[openspiel] is not installed")
    game = dengen.game("trump_fighter")
    assert vector_steps(game, 2)() == LANES
    assert pettingzoo_steps(game, 2)() > 5
    assert openspiel_steps(game, 2)() > 5
    rates = measure_environments(game, 2, 0.01)
    assert min(rate for rate in (rates.vector, rates.pettingzoo, rates.openspiel) if rate) > 0


def test_games_of_other_libraries_are_stepped_by_the_same_loops() -> None:
    pytest.importorskip("pyspiel", reason="the extra dengen[openspiel] is not installed")
    peers = {peer.game: peer for peer in measure_peers(0.01)}
    assert set(OPENSPIEL_GAMES) <= set(peers)
    assert all(peers[name].openspiel and not peers[name].vector for name in OPENSPIEL_GAMES)
