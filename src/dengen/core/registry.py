"""Which games there are: they register through the entry point group `dengen.games`, from this package or another."""

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from dengen.core.cards import Source
from dengen.core.errors import UnknownGame
from dengen.core.game import Game


@cache
def registered() -> dict[str, type[Game[Any]]]:
    """Every registered game's class, by id, in alphabetical order."""
    return {entry.name: entry.load() for entry in sorted(entry_points(group="dengen.games"), key=lambda e: e.name)}


def game(id: str, cards: Source = None) -> Game[Any]:
    """A game, bound to a card set: the name of a shipped set, a file (`Path`) or a set's content."""
    if id not in registered():
        known = ", ".join(registered()) or "none"
        raise UnknownGame(f"There is no game {id!r}. The games are: {known}.")
    return registered()[id](cards)
