"""Sparse positions with one thing wrong in them: each is refused with its field, or can be played to its end."""

import copy
import os
import random
from typing import Any

from dengen.games.trump_fighter.positions.sparse import Position
from tests.games.damage import damage
from tests.games.test_damaged_dumps import laid, play_out
from tests.games.trump_fighter.kit import GAME, SAMPLE

TRIES = 6000 if os.environ.get("DENGEN_DEEP") else 200
TWINS = [{"when": "[own2] kind(2)", "value": 3, "name": "Twins"}, {"when": "[opp1 own1 vertical] odd(2)", "value": 2}]
SOUND: list[dict[str, Any]] = [
    SAMPLE | {"hit": [["kakeru_hop"], []], "misses": [1, "SK"], "seed": 3},
    SAMPLE | {"phase": "fastest", "obliged": [0, 1], "options": {"attack": "manual", "hands": "hidden"}},
    {"fields": ["S4 H6 - -", "D5 C7 HQ/H9 S2"][::-1], "phase": "obliged", "obliged": [1], "hands": ["S9 - - -", "C9 - - -"]},
    {"characters": [TWINS, "oyama"], "misses": [2, 0], "options": {"miscall": "blocked", "target": 12}},
    {"phase": "pick", "acts": [[0, "pick:oyama"], [1, "pick:oyama"]], "seed": 9},
    {"options": {"characters": "random", "timeup_on_miss": "after_attack"}, "deck": "HA H2 H3", "hands": ["S9 D10 - -", ""]},
    SAMPLE | {"acts": [[0, "call"], [1, "move:0:0"]]},
]  # fmt: skip


def test_a_damaged_position_is_refused_with_its_field_or_can_be_played() -> None:
    luck = random.Random("trump_fighter")
    refused = played = 0
    for number in range(TRIES):
        data = copy.deepcopy(SOUND[number % len(SOUND)])
        what = damage(data, luck, Position.__struct_fields__)
        try:
            state = laid(GAME.position, data)
            if state is None:
                refused += 1
            else:
                play_out(GAME, state, luck)
                played += 1
        except Exception as error:
            raise AssertionError(f"{number}: {what}") from error
    assert refused > played > TRIES // 10


def test_they_are_sound_before() -> None:
    luck = random.Random(1)
    for data in SOUND:
        play_out(GAME, GAME.position(data), luck)
