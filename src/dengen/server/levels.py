"""The bots that people can choose: `dengen.players` says who plays at which level of a game."""

from typing import Any

from dengen.core.game import Game
from dengen.core.words import Text
from dengen.players import check, player
from dengen.players.hurry import within
from dengen.players.player import Player

LONGEST_THOUGHT = 2.0  # seconds: nobody likes to wait longer for a bot
BETWEEN_LOOKS = 0.1  # between which a search may look at the clock, at most
LONG = 500  # iterations: what is tried out more often may take that long where it isn't compiled
HURRIED = Text("at most 2 s a move: uncompiled", "1手2秒まで・未コンパイル")


def check_level(level: str, game: Game[Any]) -> None:
    """Raises UnknownPlayer for what is neither a level of the game nor a player's name."""
    check(level, game)


def player_of(level: str, game: Game[Any], seed: int) -> Player:
    return within(LONGEST_THOUGHT - BETWEEN_LOOKS, player(level, game, seed))


def tries_of(level: str, game: Game[Any]) -> int | None:
    """How often a level that searches tries answers out; None for one that doesn't."""
    return check(level, game).iterations or None


def notes(game: Game[Any], is_compiled: bool) -> dict[str, Text]:
    """What is to be said of levels, beside their titles: which would think longer, if they were let."""
    return {} if is_compiled else {name: HURRIED for name, level in game.levels.items() if level.iterations > LONG}
