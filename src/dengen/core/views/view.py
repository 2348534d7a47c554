"""Views: the part that all games share. Each game's view adds its zones."""

from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words

OPEN = -1  # the viewer that sees everything, once the game is over

Viewer = int | None  # a seat; None = a spectator; OPEN


class View(Struct, kw_only=True):
    """The table as a viewer may see it, as typed data.

    `asked`: the seats publicly known to be asked. `memory`: what the viewer may remember but not
    look up; a game types it as a separate Struct.
    """

    game: str
    viewer: int | None
    seats: int
    phase: str
    asked: list[int]
    prompt: Words | None
    scores: list[int]
    outcome: Outcome | None
    memory: Any = None


def without_memory(view: View) -> View:
    """The view without `memory`, for people who have to remember."""
    return msgspec.structs.replace(view, memory=None)
