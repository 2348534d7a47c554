"""Positions that can be played: what is damaged, to see that it is refused or can be played still."""

from typing import Any

import dengen

GAME = dengen.game("flip_angel")
SOUND: list[dict[str, Any]] = [
    {"seats": 3, "turn": 4, "start_seat": 1, "references": [3, 1, 4], "deck": ["michael/b"], "row": ["uriel/w", None, None]},
    {"seats": 1, "paid_reversal_used": True, "row": ["gabriel/w", "zephon/b", None], "acts": [[0, "gain:ll"]]},
    {"options": {"key_source": "own"}, "seed": 3, "discard": ["uriel", "dumah"], "players": [{"light": 9}, {"dark": 0}]},
]  # fmt: skip
