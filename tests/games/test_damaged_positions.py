"""Sparse positions with one thing wrong in them: each is refused with its field, or can be played to its end."""

import copy
import json
import os
import random
import re
from pathlib import Path
from typing import Any

import pytest

import dengen
from tests.games.damage import damage
from tests.games.test_damaged_dumps import laid, play_out

TRIES = 3000 if os.environ.get("DENGEN_DEEP") else 100
PAGES = Path(__file__).parents[2] / "docs" / "positions"
SOUND: dict[str, list[dict[str, Any]]] = {
    "lumiel": [
        {"phase": "redraw", "stood": [1], "players": [{"hand": "com yok pri gho sor vam", "known": "com"}]},
        {"phase": "placing", "first": 2, "turn_player": 3, "seats": 4, "field": {"A1": "2com"}, "seed": 5},
        {"phase": "set", "play": "oth vam", "turns": 7, "players": [{"used": "com com", "deck": "sor tam"}, {}]},
        {"phase": "effect", "play": "gho", "removed": "pri", "field": {"B2": "2com>1tam*"}, "options": {"redraw": False}},
        {"seats": 3, "phase": "get", "field": {"A1": "0com*", "B1": "1com", "C1": "0com"}, "players": [{}, {"hand": "pri ..."}],
         "acts": [[1, "kind:priest"]]},
    ],
    "flip_angel": [
        {"seats": 3, "turn": 4, "start_seat": 1, "references": [3, 1, 4], "deck": ["michael/b"], "row": ["uriel/w", None, None]},
        {"seats": 1, "paid_reversal_used": True, "row": ["gabriel/w", "zephon/b", None], "acts": [[0, "gain:ll"]]},
        {"options": {"key_source": "own"}, "seed": 3, "discard": ["uriel", "dumah"], "players": [{"light": 9}, {"dark": 0}]},
    ],
    "troll_master": [
        {"seats": 3, "phase": "planning", "turn": 1, "players": [{"pawn": 4, "hand": ["vial", "vial"], "revealed": ["vial"]}]},
        {"seats": 2, "phase": "action", "neutral": [3, 9], "players": [{"pawn": 8, "mana": 3}, {"pawn": 5, "chits": 2}]},
        {"seats": 5, "phase": "scoring", "round": 4, "start": 2, "broom": 3, "players": [{"extra": 1, "chits": 9}, {}]},
        {"phase": "preparation", "open": ["tome", "wand"], "supply": {"golem": 1}, "seed": 9, "acts": [[0, "broom"]]},
        {"phase": "planning", "options": {"kinds": "starter"}, "players": [{}, {"passed": True, "pawn": 2}], "deck": ["tome"]},
    ],
}  # fmt: skip


def sound(id: str) -> list[dict[str, Any]]:
    """The positions above, that of the page, and those of the lesson."""
    example = re.search(r"```json\n(.*?)```", (PAGES / f"{id}.md").read_text(encoding="utf-8"), re.DOTALL)
    lesson = dengen.game(id).lesson
    assert example is not None
    assert lesson is not None
    return [*SOUND[id], json.loads(example[1]), *(step.position for step in lesson.step)]


@pytest.mark.parametrize("id", SOUND)
def test_a_damaged_position_is_refused_with_its_field_or_can_be_played(id: str) -> None:
    game, luck, positions = dengen.game(id), random.Random(id), sound(id)
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
    assert refused > TRIES // 4
    assert played > TRIES // 10


@pytest.mark.parametrize("id", SOUND)
def test_they_are_sound_before(id: str) -> None:
    game, luck = dengen.game(id), random.Random(1)
    for data in sound(id):
        play_out(game, game.position(data), luck)
