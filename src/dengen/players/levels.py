"""Levels as players: every game says its own (`Game.levels`, `Game.search`). docs/players.md has the measurements."""

import math
from typing import Any

from dengen.core.base.words import Text
from dengen.core.bots.levels import EASY, HARD, MASTER, NORMAL, USUAL_LEVELS, Level
from dengen.core.bots.weights import Weights
from dengen.core.game import Game
from dengen.players.greedy import Greedy
from dengen.players.player import Player
from dengen.players.search import CAREFUL, SENSIBLE, Search, Settings
from dengen.players.uniform import Uniform
from dengen.players.weak import Overlooking, Sensible

TITLES = {
    EASY: Text("Easy", "やさしい"),
    NORMAL: Text("Normal", "ふつう"),
    HARD: Text("Hard", "つよい"),
    MASTER: Text("Master", "達人"),
}


def titles(game: Game[Any]) -> dict[str, Text]:
    """What people call the levels of a game, weakest first."""
    return {name: level.title or TITLES.get(name, Text(name, name)) for name, level in game.levels.items()}


def hint_iterations(game: Game[Any]) -> int:
    """How long a hint thinks: a tenth of what a master does, if that one searches."""
    return (game.levels[MASTER].iterations or USUAL_LEVELS[MASTER].iterations) // 10


def searching(game: Game[Any], seed: int, iterations: int, weights: Weights | None = None) -> Search:
    """A search with this budget, by what was learned: by these weights, or the game's own, where there are any."""
    found = weights or game.weights
    if found is None:
        return Search(game, seed, settings(game, iterations))
    learned = game.learned if weights is None else weights.bound(game)
    return Search(game, seed, Settings(iterations=iterations, **(game.search | found.search)), learned)


def classic(game: Game[Any], seed: int, iterations: int) -> Search:
    """A search by the hand-written evaluation alone, and by the cheap answers that it always had."""
    found = settings(game, iterations)
    if found.policy == CAREFUL:
        found.policy = SENSIBLE
    return Search(game, seed, found)


def settings(game: Game[Any], iterations: int) -> Settings:
    """How a search thinks in this game that has learned nothing, with this budget."""
    return Settings(iterations=iterations, **game.search)


def seated(level: Level, game: Game[Any], seed: int) -> Player:
    """The player of a level."""
    thinker = thinking(level, game, seed)
    if isinstance(thinker, Search):
        thinker.settings.seconds = level.seconds
        thinker.settings.stops_early = True
    return Overlooking(game, seed, thinker, level.overlooks) if level.overlooks else thinker


def searcher(player: Player) -> Search | None:
    """The search that thinks for a player, if one does."""
    thinker = player.thinker if isinstance(player, Overlooking) else player
    return thinker if isinstance(thinker, Search) else None


def unhurried(player: Player) -> Player:
    """The same without a limit of time: a busy machine plays as a quiet one does."""
    search = searcher(player)
    if search is not None:
        search.settings.seconds = math.inf
    return player


def thinking(level: Level, game: Game[Any], seed: int) -> Player:
    if level.player == "search":
        return searching(game, seed, level.iterations)
    if level.player == "classic":
        return classic(game, seed, level.iterations)
    if level.player == "greedy":
        return Greedy(game, seed)
    if level.player == "sensible":
        return Sensible(game, seed)
    return Uniform(game, seed)
