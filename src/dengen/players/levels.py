"""The levels that people meet, per game: who plays, how long it thinks, how often it slips. docs/players.md has the measurements."""

from typing import Any, Literal

from msgspec import Struct

from dengen.core.game import Game
from dengen.core.words import Text
from dengen.players.greedy import Greedy
from dengen.players.player import Player
from dengen.players.search import Search, Settings
from dengen.players.uniform import Uniform
from dengen.players.weak import Careless, Sensible

EASY, NORMAL, HARD, FIGHTER = "easy", "normal", "hard", "fighter"

TITLES = {
    EASY: Text("Easy", "やさしい"),
    NORMAL: Text("Normal", "ふつう"),
    HARD: Text("Hard", "つよい"),
    FIGHTER: Text("Fighter", "ファイター"),
}


class Level(Struct, frozen=True):
    """Who plays, and for `search` how many iterations; `slips` is how often it answers by chance."""

    player: Literal["random", "sensible", "greedy", "search"]
    iterations: int = 0
    slips: float = 0.0


# How search thinks in each game, whatever its budget. What isn't said is as in `Settings`.
SETTINGS: dict[str, dict[str, Any]] = {
    "flip_angel": {"depth": 8},
    "lumiel": {"depth": 0, "exploration": 0.15},
    "troll_master": {"depth": 20, "exploration": 0.2},
    "trump_fighter": {"depth": 0, "exploration": 0.1},
    "walpurgis": {"depth": 24, "exploration": 0.2, "urgency": 1.0},
}

USUAL = {EASY: Level("greedy", slips=0.3), NORMAL: Level("search", 40), HARD: Level("search", 1000)}

# Hard takes about 0.3 s of CPU for a decision, compiled: docs/players.md has what was measured.
LEVELS: dict[str, dict[str, Level]] = {
    "flip_angel": {
        EASY: Level("greedy", slips=0.4),
        NORMAL: Level("search", 40, slips=0.1),
        HARD: Level("search", 6000),
    },
    "lumiel": {EASY: Level("greedy", slips=0.55), NORMAL: Level("search", 40, slips=0.15), HARD: Level("search", 5000)},
    "troll_master": {EASY: Level("greedy", slips=0.7), NORMAL: Level("greedy", slips=0.3), HARD: Level("search", 2500)},
    "trump_fighter": {
        EASY: Level("greedy", slips=0.4),
        NORMAL: Level("search", 60),
        FIGHTER: Level("search", 300),
        HARD: Level("search", 3500),
    },
    "walpurgis": {EASY: Level("greedy", slips=0.3), NORMAL: Level("search", 40), HARD: Level("search", 2000)},
}


def levels(game: Game[Any]) -> dict[str, Level]:
    """The levels of a game by name, weakest first; a game of another package has the usual ones."""
    return LEVELS.get(game.id, USUAL)


def settings(game: Game[Any], iterations: int) -> Settings:
    """How a search thinks in this game, with this budget."""
    return Settings(iterations=iterations, **SETTINGS.get(game.id, {}))


def seated(level: Level, game: Game[Any], seed: int) -> Player:
    """The player of a level."""
    thinker = thinking(level, game, seed)
    return Careless(game, seed, thinker, level.slips) if level.slips else thinker


def thinking(level: Level, game: Game[Any], seed: int) -> Player:
    if level.player == "search":
        return Search(game, seed, settings(game, level.iterations))
    if level.player == "greedy":
        return Greedy(game, seed)
    if level.player == "sensible":
        return Sensible(game, seed)
    return Uniform(game, seed)
