"""Levels as players; each game declares them (`Game.levels`, `Game.search`). Measurements are in docs/players.md."""

import math
from typing import Any

from dengen.core.base.words import Text
from dengen.core.bots.levels import EASY, HARD, MASTER, NORMAL, USUAL_LEVELS, Level
from dengen.core.bots.weights import Weights
from dengen.core.game import Game
from dengen.players.greedy import Greedy
from dengen.players.handicapped import Overlooking, Sensible
from dengen.players.player import Player
from dengen.players.search import CAREFUL, SENSIBLE, Search, Settings
from dengen.players.uniform import Uniform

TITLES = {
    EASY: Text("Easy", "やさしい"),
    NORMAL: Text("Normal", "ふつう"),
    HARD: Text("Hard", "つよい"),
    MASTER: Text("Master", "達人"),
}


def titles(game: Game[Any]) -> dict[str, Text]:
    """Titles of a game's levels, weakest first."""
    return {name: level.title or TITLES.get(name, Text(name, name)) for name, level in game.levels.items()}


def hint_iterations(game: Game[Any]) -> int:
    """Iterations of a hint: 10 % of master's, or of the usual master's if this game's doesn't search."""
    return (game.levels[MASTER].iterations or USUAL_LEVELS[MASTER].iterations) // 10


def searching(game: Game[Any], seed: int, iterations: int, weights: Weights | None = None) -> Search:
    """A search with this budget and these weights, or else the game's weights, if any."""
    found = weights or game.weights
    if found is None:
        return Search(game, seed, settings(game, iterations))
    learned = game.learned if weights is None else weights.bound(game)
    return Search(game, seed, Settings(iterations=iterations, **(game.search | found.search)), learned)


def classic(game: Game[Any], seed: int, iterations: int) -> Search:
    """A search without weights, with the rollout policy that it always had."""
    found = settings(game, iterations)
    if found.policy == CAREFUL:
        found.policy = SENSIBLE
    return Search(game, seed, found)


def settings(game: Game[Any], iterations: int) -> Settings:
    """Settings of a search without weights, with this budget."""
    return Settings(iterations=iterations, **game.search)


def seated(level: Level, game: Game[Any], seed: int) -> Player:
    """The player of a level."""
    thinker = thinking(level, game, seed)
    if isinstance(thinker, Search):
        thinker.settings.seconds = level.seconds
        thinker.settings.stops_early = True
    return Overlooking(game, seed, thinker, level.overlooks) if level.overlooks else thinker


def searcher(player: Player) -> Search | None:
    """The search behind a player, or None."""
    thinker = player.thinker if isinstance(player, Overlooking) else player
    return thinker if isinstance(thinker, Search) else None


def remove_time_limit(player: Player) -> Player:
    """The player without its time limit, so that games repeat on a busy machine."""
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
