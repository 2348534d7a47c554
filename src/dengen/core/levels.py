"""The levels at which a game's bots play: who plays, how long it thinks, how often it slips."""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from msgspec import Struct

from dengen.core.words import Text

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"


class Level(Struct, frozen=True):
    """Who plays, and for `search` and `classic` how many iterations; `slips` is how often it answers by chance.

    `title`: what people call a level that only this game has; easy, normal and hard are called so already.
    """

    player: Literal["random", "sensible", "greedy", "search", "classic"]
    iterations: int = 0
    slips: float = 0.0
    title: Text | None = None


class SearchSettings(TypedDict, total=False):
    """How search thinks in a game, whatever its budget. What isn't said is as in `dengen.players.search.Settings`."""

    exploration: float
    urgency: float
    depth: int
    policy: Literal["random", "sensible"]
    score_share: float
    puct: float
    reduction: float


USUAL_LEVELS: Final[Mapping[str, Level]] = {
    EASY: Level("greedy", slips=0.3),
    NORMAL: Level("search", 40),
    HARD: Level("search", 1000),
}
