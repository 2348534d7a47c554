"""Every clause that can be tested is named by a test, and every clause that a test names exists. For all registered games."""

from pathlib import Path
from typing import Any

import pytest

from dengen.core.game import Game
from dengen.core.registry import game, registered
from dengen.lab.coverage import coverage

TESTS = Path(__file__).parents[1]
GAMES = [game(id) for id in registered()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_testable_clause_is_named_by_a_test(game: Game[Any]) -> None:
    assert coverage(game, TESTS).missing == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_clause_that_a_test_names_exists(game: Game[Any]) -> None:
    assert coverage(game, TESTS).unknown == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_clause_that_is_left_untested_says_why_in_a_sentence(game: Game[Any]) -> None:
    for clause in game.clauses:
        assert not clause.untested or clause.untested.endswith("."), clause.id
