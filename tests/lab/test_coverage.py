"""Clauses that tests name."""

from pathlib import Path

import pytest

from dengen.lab.coverage import checkout_tests, clauses_in, coverage
from tests.players.stairs import StairsGame

TESTS = """
from dengen import testing
from dengen.testing import clause

@clause("ST-1", "ST-2")
def test_plain(): ...

class TestGroup:
    @pytest.mark.parametrize("x", ["ST-77"])
    @testing.clause("ST-2")
    async def test_inside_a_class(self, x): ...

@clause("ST-3")
def helper(): "no test, so it shows nothing"

@other("ST-3")
def test_of_something_else(): "ST-3"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "test_stairs.py").write_text(TESTS)
    (tmp_path / "games" / "kit.py").write_text('@clause("ST-3")\ndef test_not_collected(): ...\n')
    return tmp_path


def test_clauses_are_found_in_the_decorators_of_tests_only(folder: Path) -> None:
    assert clauses_in(folder) == {
        "ST-1": ["games/test_stairs.py::test_plain"],
        "ST-2": ["games/test_stairs.py::test_plain", "games/test_stairs.py::test_inside_a_class"],
    }


def test_testable_clauses_without_a_test_are_missing(folder: Path) -> None:
    found = coverage(StairsGame(), folder)
    assert (found.clauses, found.rulings, found.testable, found.tested) == (4, 1, 3, 2)
    assert found.missing == ["ST-3"]
    assert found.unknown == []


def test_an_unknown_clause_is_found_by_its_prefix(folder: Path) -> None:
    (folder / "test_more.py").write_text('@clause("ST-99", "XX-1")\ndef test_more(): ...\n')
    assert coverage(StairsGame(), folder).unknown == ["ST-99"]


def test_coverage_is_unknown_without_tests() -> None:
    found = coverage(StairsGame(), None)
    assert (found.testable, found.tested, found.missing) == (3, None, [])


def test_coverage_uses_the_tests_of_the_games_checkout() -> None:
    assert checkout_tests(StairsGame()) == Path(__file__).resolve().parents[1]


def test_an_installed_game_has_no_tests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "pyproject.toml").touch()  # of a project that contains the environment
    (tmp_path / "tests").mkdir()
    module = tmp_path / ".venv" / "lib" / "site-packages" / "dengen" / "game.py"
    monkeypatch.setattr("dengen.lab.coverage.inspect.getfile", lambda kind: str(module))
    assert checkout_tests(StairsGame()) is None
