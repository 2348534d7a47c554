"""The levels at which a game's bots play: who plays, how long it thinks, what it overlooks."""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from msgspec import Struct

from dengen.core.base.words import Text

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
MASTER: Final = "master"


MASTERLY: Final = 6.0  # seconds that people wait for a master, at the longest


class Level(Struct, frozen=True):
    """Who plays, and for `search` and `classic` how many iterations; at a table it thinks at most so many `seconds`.

    `overlooks`: how likely it is not to see an answer, so that it gives the best of those that it sees.
    `title`: what people call a level that only this game has; easy, normal, hard and master are called so already.
    """

    player: Literal["random", "sensible", "greedy", "search", "classic"]
    iterations: int = 0
    overlooks: float = 0.0
    seconds: float = 2.0
    title: Text | None = None


class SearchSettings(TypedDict, total=False):
    """How search thinks in a game, whatever its budget. What isn't said is as in `dengen.players.search.Settings`."""

    exploration: float
    urgency: float
    depth: int
    policy: Literal["random", "sensible", "careful"]
    score_share: float
    puct: float
    reduction: float


USUAL_LEVELS: Final[Mapping[str, Level]] = {
    EASY: Level("greedy", overlooks=0.5),
    NORMAL: Level("search", 40),
    HARD: Level("search", 1000),
    MASTER: Level("search", 10_000, seconds=MASTERLY),
}
