"""Levels of a game's bots: player, budget, time limit, handicap."""

from collections.abc import Mapping
from typing import Final, Literal, TypedDict

from msgspec import Struct

from dengen.core.base.words import Text

EASY: Final = "easy"
NORMAL: Final = "normal"
HARD: Final = "hard"
MASTER: Final = "master"


MASTERLY: Final = 6.0  # time limit of master in seconds


class Level(Struct, frozen=True):
    """A level: its player, the iterations of `search` and `classic`, and its time limit in `seconds` at a table.

    `overlooks`: the probability of missing an action; the level takes the best of the rest.
    `title`: the title of a level that only this game has; easy, normal, hard and master have theirs.
    """

    player: Literal["random", "sensible", "greedy", "search", "classic"]
    iterations: int = 0
    overlooks: float = 0.0
    seconds: float = 2.0
    title: Text | None = None


class SearchSettings(TypedDict, total=False):
    """A game's settings of search, for any budget. Defaults are those of `dengen.players.search.Settings`."""

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
