"""The same seed and moves give the same game byte for byte, compiled or interpreted."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import dengen
from tests.packaging import seeded_games
from tools.files import ROOT

pytestmark = pytest.mark.skipif(
    os.environ.get("DENGEN_EXPECT_COMPILED") != "1", reason="compares the compiled build with the sources"
)


def test_there_is_a_registered_game() -> None:
    assert list(dengen.registered()), "no game is registered: only small ones show that both builds play the same"


@pytest.mark.parametrize("name", [*seeded_games.SMALL, *dengen.registered()])
def test_seeded_games_are_the_same_compiled_and_interpreted(name: str) -> None:
    interpreted = played_from_the_sources(name)
    compiled = seeded_games.played(name)
    assert Path(interpreted["core"]).suffix == ".py"
    assert Path(compiled["core"]).suffix != ".py"
    assert list(interpreted["games"]) == list(compiled["games"])
    for title, expected in interpreted["games"].items():
        assert first_difference(expected, compiled["games"][title]) is None, title


def played_from_the_sources(name: str) -> dict[str, Any]:
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, seeded_games.__file__, name]
    said = subprocess.run(command, env=env, stdout=subprocess.PIPE, check=True).stdout
    games: dict[str, Any] = json.loads(said)
    return games


def first_difference(expected: list[str], got: list[str]) -> int | None:
    """The number of the first position that differs."""
    if expected == got:
        return None
    same = [one == other for one, other in zip(expected, got, strict=False)]
    return same.index(False) if False in same else len(same)
