"""The examples of the adapters do what they say."""

from pathlib import Path

import pytest

import dengen

pytest.importorskip("pettingzoo", reason="the extra dengen[pettingzoo] is not installed")
pytest.importorskip("pyspiel", reason="the extra dengen[openspiel] is not installed")

from examples import learn_trump_fighter, openspiel_search, self_play


@pytest.mark.slow
def test_a_small_agent_learns_to_beat_a_random_player() -> None:
    untrained = learn_trump_fighter.train(0)
    assert learn_trump_fighter.win_rate(untrained, 60) < 0.65
    trained = learn_trump_fighter.train(500)
    assert learn_trump_fighter.win_rate(trained, 100) > 0.7


@pytest.mark.slow
@pytest.mark.parametrize("id", ["flip_angel", "lumiel"])
def test_openspiels_own_tree_search_plays_and_beats_chance(id: str) -> None:
    fair = {"flip_angel": 1 / 2, "lumiel": 1 / 4}[id]
    assert openspiel_search.mean_share(id, games=3, simulations=15) > fair


@pytest.mark.slow
def test_a_small_network_learns_walpurgis_from_games_against_itself(tmp_path: Path) -> None:
    net, (before, after) = self_play.train("walpurgis", 96, 2, ["random"], tests=20, looks=1)
    assert before.shares["random"] < 0.3
    assert after.shares["random"] > 0.5
    self_play.save(net, tmp_path / "learned.npz")
    game = dengen.game("walpurgis")
    kept = self_play.load(tmp_path / "learned.npz", game)
    assert self_play.share(kept, game, 2, "random", 4) == self_play.share(net, game, 2, "random", 4)
    assert self_play.drawn([before, after], 0.5).startswith("<svg")
