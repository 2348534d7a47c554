"""Which games there are: they register through the entry point group `dengen.games`, from this package or another."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from dengen.core.cards import Source
from dengen.core.errors import UnknownGame
from dengen.core.game import Game


@cache
def _found() -> tuple[dict[str, type[Game[Any]]], dict[str, str]]:
    """The games by id, in alphabetical order; and those that can't be loaded, with the reason."""
    games: dict[str, type[Game[Any]]] = {}
    broken: dict[str, str] = {}
    for entry in sorted(entry_points(group="dengen.games"), key=lambda entry: entry.name):
        try:
            games[entry.name] = _loaded(entry)
        except Exception as trouble:  # another package's code: one bad game must not take the others away
            broken[entry.name] = f"{type(trouble).__name__}: {trouble}"
    return games, broken


def _loaded(entry: EntryPoint) -> type[Game[Any]]:
    loaded = entry.load()
    if not (isinstance(loaded, type) and issubclass(loaded, Game)):
        raise TypeError(f"{entry.value} is no Game class")
    return loaded


def registered() -> dict[str, type[Game[Any]]]:
    """Every registered game's class, by id, in alphabetical order."""
    return dict(_found()[0])


def game(id: str, cards: Source = None) -> Game[Any]:
    """A game, bound to a card set: the name of a shipped set, a file (`Path`) or a set's content."""
    games, broken = _found()
    if id in broken:
        raise UnknownGame(f"The game {id!r} is registered, but can't be loaded ({broken[id]}).")
    if id not in games:
        raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(games) or 'none'}.")
    return games[id](cards)
