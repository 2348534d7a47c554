"""Players by name: `random`, `greedy`, `search`, a search with a budget (`search:200`), `classic`, and a game's levels."""

import re
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from dengen.core.base.errors import BilingualError
from dengen.core.base.words import Text, with_suggestion
from dengen.core.bots.levels import USUAL_LEVELS, Level
from dengen.core.game import Game
from dengen.players.levels import seated
from dengen.players.player import Player
from dengen.players.plugins import plugged

PLAYERS: dict[str, Level] = {
    "random": Level("random"),
    "sensible": Level("sensible"),
    "greedy": Level("greedy"),
    "search": Level("search", 400),
}
CLASSIC: Final = "classic"  # `hard` before learning, as a baseline; its budget is the game's
NAMES = (*PLAYERS, CLASSIC, *USUAL_LEVELS)  # names that every game has
BUDGET = re.compile(r"(search|classic):([1-9][0-9]{0,8})")


class UnknownPlayer(BilingualError):
    code = "unknown_player"
    ja = "そのボットはありません。"


def player(name: str, game: Game[Any], seed: int = 0) -> Player:
    """A player by name, for a game and a seed that its moves repeat with. Plug-ins are included (`players/plugins.py`)."""
    try:
        level = check(name, game)
    except UnknownPlayer:
        if (plugin := plugged(name)) is None:
            raise
        return plugin.seated(game, seed)
    return seated(level, game, seed)


def check(name: str, game: Game[Any]) -> Level:
    """The level that a shipped player's name stands for in this game; raises UnknownPlayer, for plug-ins too."""
    level = game.levels.get(name) or (Level(CLASSIC, game.classic) if name == CLASSIC else PLAYERS.get(name))
    if level is not None:
        return level
    budget = BUDGET.fullmatch(name)
    if budget is None:
        raise unknown_player(name, dict.fromkeys((*PLAYERS, CLASSIC, *game.levels)))
    return Level(CLASSIC if budget[1] == CLASSIC else "search", int(budget[2]))


def unknown_player(name: str, known: Iterable[str]) -> UnknownPlayer:
    names = ", ".join([*known, "search:ITERATIONS", "module:Class"])
    said = Text(
        f"There is no player {name!r}. The players are: {names}.",
        f"{name!r} というプレイヤーはいません。使えるのは {names} です。",
    )
    return UnknownPlayer(*msgspec.structs.astuple(with_suggestion(said, name, known)))
