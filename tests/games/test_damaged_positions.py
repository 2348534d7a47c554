"""Sparse positions with one thing wrong in them: each is refused with its field, or can be played to its end."""

import copy
import importlib
import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

import dengen
from dengen.build import is_compiled
from dengen.core.game import Game
from tests.games.damage import damage
from tests.games.test_damaged_dumps import laid, play_out

TRIES = 6000 if os.environ.get("DENGEN_DEEP") else 250 if is_compiled() else 80
PAGES = Path(__file__).parents[2] / "docs" / "positions"
GAMES = list(dengen.registered())


def sound(id: str) -> tuple[Game[Any], list[dict[str, Any]]]:
    """The game, and positions that can be played: those of its tests, of its page and of its lesson."""
    kept = importlib.import_module(f"tests.games.{id}.sound_positions")
    example = re.search(r"```json\n(.*?)```", (PAGES / f"{id}.md").read_text(encoding="utf-8"), re.DOTALL)
    lesson = kept.GAME.lesson
    assert example is not None
    assert lesson is not None
    return kept.GAME, [*kept.SOUND, json.loads(example[1]), *(step.position for step in lesson.step)]


@pytest.mark.parametrize("id", GAMES)
def test_a_damaged_position_is_refused_with_its_field_or_can_be_played(id: str) -> None:
    game, positions = sound(id)
    luck = random.Random(id)
    refused = played = 0
    for number in range(TRIES):
        data = copy.deepcopy(positions[number % len(positions)])
        what = damage(data, luck, game.Position.__struct_fields__)
        try:
            state = laid(game.position, data)
            if state is None:
                refused += 1
            else:
                play_out(game, state, luck)
                played += 1
        except Exception as error:
            raise AssertionError(f"{number}: {what}: {json.dumps(data)}") from error
    assert refused > played > TRIES // 10


@pytest.mark.parametrize("id", GAMES)
def test_they_are_sound_before(id: str) -> None:
    game, positions = sound(id)
    luck = random.Random(1)
    for data in positions:
        state = game.position(data)
        play_out(game, state, luck)
        assert state.outcome() is not None
