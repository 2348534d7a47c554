"""What a viewer may see: the head that all games share. Each game's view adds its own zones."""

from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.outcome import Outcome
from dengen.core.base.words import Words

OPEN = -1  # the viewer who sees all, once the game is over

Viewer = int | None  # a seat; None = somebody who only watches; OPEN


class View(Struct, kw_only=True):
    """Plain typed data, built up from what the viewer may see.

    `asked`: the seats of which everybody may know that they are asked. `memory`: what the viewer may remember but not
    look up; a game that has some types it as a Struct of its own.
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
    """What is sent to a person who has to remember for himself."""
    return msgspec.structs.replace(view, memory=None)
