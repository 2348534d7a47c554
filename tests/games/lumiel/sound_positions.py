"""Positions that can be played: what is damaged, to see that it is refused or can be played still."""

from typing import Any

import dengen

GAME = dengen.game("lumiel")
SOUND: list[dict[str, Any]] = [
    {"phase": "redraw", "stood": [1], "players": [{"hand": "com yok pri gho sor vam", "known": "com"}]},
    {"phase": "placing", "first": 2, "turn_player": 3, "seats": 4, "field": {"A1": "2com"}, "seed": 5},
    {"phase": "set", "play": "oth vam", "turns": 7, "players": [{"used": "com com", "deck": "sor tam"}, {}]},
    {"phase": "effect", "play": "gho", "removed": "pri", "field": {"B2": "2com>1tam*"}, "options": {"redraw": False}},
    {"seats": 3, "phase": "get", "field": {"A1": "0com*", "B1": "1com", "C1": "0com"}, "players": [{}, {"hand": "pri ..."}],
     "acts": [[1, "kind:priest"]]},
]  # fmt: skip
