"""Positions that can be played: what is damaged, to see that it is refused or can be played still."""

from typing import Any

from tests.games.trump_fighter.kit import GAME, SAMPLE

__all__ = ["GAME", "SOUND"]

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
