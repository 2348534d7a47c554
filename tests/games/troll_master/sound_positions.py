"""Positions that can be played: what is damaged, to see that it is refused or can be played still."""

from typing import Any

import dengen

GAME = dengen.game("troll_master")
SOUND: list[dict[str, Any]] = [
    {"seats": 3, "phase": "planning", "turn": 1, "players": [{"pawn": 4, "hand": ["vial", "vial"], "revealed": ["vial"]}]},
    {"seats": 2, "phase": "action", "neutral": [3, 9], "players": [{"pawn": 8, "mana": 3}, {"pawn": 5, "chits": 2}]},
    {"seats": 5, "phase": "scoring", "round": 4, "start": 2, "broom": 3, "players": [{"extra": 1, "chits": 9}, {}]},
    {"phase": "preparation", "open": ["tome", "wand"], "supply": {"golem": 1}, "seed": 9, "acts": [[0, "broom"]]},
    {"phase": "planning", "options": {"kinds": "starter"}, "players": [{}, {"passed": True, "pawn": 2}], "deck": ["tome"]},
]  # fmt: skip
