"""Ratings of a game's levels, and the file that stores them."""

from pathlib import Path
from typing import ClassVar

import pytest

import dengen
from dengen.core.bots.level_ratings import level_ratings
from dengen.core.bots.levels import Level
from dengen.lab.learning.rating import measured, rated, side, steps
from tests.players.stairs import StairsGame

GAMES = list(dengen.registered())


class Ladder(StairsGame):
    """A game with two levels far apart."""

    levels: ClassVar[dict[str, Level]] = {
        "easy": Level("random"),
        "normal": Level("search", 60),
        "hard": Level("search", 2000),
    }


def test_only_slow_levels_have_divided_iterations() -> None:
    assert side("normal", Level("search", 60, overlooks=0.1), 10).name == "normal"
    assert side("hard", Level("search", 6000), 10).name == "search:600"
    assert side("easy", Level("greedy"), 10).name == "easy"


def test_each_level_meets_the_one_below_and_the_stronger_is_rated_higher(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DENGEN_LAB", str(tmp_path))
    game = Ladder()
    duels = steps(game, 2, 10)
    assert [(duel.challenger.name, duel.baseline.name) for duel in duels.values()] == [
        ("normal", "easy"),
        ("search:200", "normal"),
    ]
    found = rated(game, 2, measured(duels, 40), "as it was made")
    assert found.ratings["normal"] == 1500
    assert found.ratings["normal"] - found.ratings["easy"] > 100
    assert found.games == {"normal": 40, "hard": 40}
    assert all(low <= share <= high for share, low, high in found.shares.values())


@pytest.mark.parametrize("id", GAMES)
def test_every_shipped_level_is_rated_above_the_one_below(id: str) -> None:
    game = dengen.game(id)
    found = level_ratings(game.package)
    assert found is not None
    assert list(found.ratings) == list(game.levels)
    assert sorted(found.ratings.values()) == list(found.ratings.values())
