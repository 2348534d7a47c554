"""Which games there are: they register through the entry point group `dengen.games`, from this package or another."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from dengen.core.cards import Source
from dengen.core.errors import UnknownGame
from dengen.core.game import Game


@cache
def registered() -> dict[str, type[Game[Any]]]:
    """Every registered game's class that can be loaded, by id, in alphabetical order."""
    found = {entry.name: _loaded(entry) for entry in _entries()}
    return {id: loaded for id, loaded in found.items() if not isinstance(loaded, Exception)}


def game(id: str, cards: Source = None) -> Game[Any]:
    """A game, bound to a card set: the name of a shipped set, a file (`Path`) or a set's content."""
    if id in registered():
        return registered()[id](cards)
    for entry in _entries():
        if entry.name == id:
            trouble = _loaded(entry)
            raise UnknownGame(
                f"The game {id!r} is registered, but can't be loaded ({trouble!r}).",
                f"ゲーム {id!r} を読み込めません({trouble!r})。",
            )
    raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(registered()) or 'none'}.")


def _entries() -> list[EntryPoint]:
    return sorted(entry_points(group="dengen.games"), key=lambda entry: entry.name)


def _loaded(entry: EntryPoint) -> type[Game[Any]] | Exception:
    """The game, or what went wrong: it is another package's code, and one bad game must not take the others away."""
    try:
        loaded = entry.load()
    except Exception as trouble:
        return trouble
    if not (isinstance(loaded, type) and issubclass(loaded, Game)):
        return TypeError(f"{entry.value} is no Game class")
    return loaded
