"""The registry of games: the entry point group `dengen.games` of this and other packages."""

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

from dengen.core.base.errors import BadCardSet, OtherCardSet, UnknownGame
from dengen.core.base.resources import entry_points
from dengen.core.base.words import Text
from dengen.core.cards.card_files import CardSource, game_named, is_path
from dengen.core.cards.card_sets import Source
from dengen.core.game import Game

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint


@cache
def registered() -> dict[str, type[Game[Any]]]:
    """The classes of all registered games that can be loaded, by id, in display order."""
    found = {entry.name: _loaded(entry) for entry in _entries()}
    games = {id: loaded for id, loaded in found.items() if not isinstance(loaded, Exception)}
    return dict(sorted(games.items(), key=lambda named: (named[1].order, named[0])))


def game(id: str, cards: Source = None) -> Game[Any]:
    """A game with a card set: an edition's name, a file, or a set's content.

    The default is the newest edition (`Game.editions`); the first edition is `cards="dengen"`.
    """
    if id in registered():
        return bind(registered(), id, cards)
    for entry in _entries():
        if entry.name == id:
            error = _loaded(entry)
            raise UnknownGame(
                f"The game {id!r} is registered, but can't be loaded ({error!r}).",
                f"ゲーム {id!r} を読み込めません（{error!r}）。",
            )
    raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(registered()) or 'none'}.")


def bind(classes: Mapping[str, type[Game[Any]]], id: str, cards: Source) -> Game[Any]:
    """One of these games with a card set; raises OtherCardSet for a set of another game."""
    wanted = classes[id]
    try:
        return wanted(cards)
    except BadCardSet as error:
        owner = _owner(classes, id, cards)
        if owner is None:
            raise
        raise OtherCardSet(
            Text(
                f"This is a card set of {owner.title.en}, not of {wanted.title.en}.",
                f"これは「{owner.title.ja}」のカードセットです。「{wanted.title.ja}」では使えません。",
            ),
            error.file,
        ) from None


def _owner(classes: Mapping[str, type[Game[Any]]], id: str, cards: Source) -> type[Game[Any]] | None:
    """The other game that a custom set names, or the only one that it fits."""
    if cards is None or not (isinstance(cards, Mapping) or is_path(cards)):
        return None
    others = {name: kind for name, kind in classes.items() if name != id and kind.has_cards}
    try:
        named = game_named(cards)
    except BadCardSet:
        return None
    if named is not None:
        return others.get(named)
    fitting = [kind for kind in others.values() if _fits(kind, cards)]
    return fitting[0] if len(fitting) == 1 else None


def _fits(kind: type[Game[Any]], cards: CardSource) -> bool:
    try:
        kind(cards)
    except BadCardSet:
        return False
    return True


def _entries() -> list["EntryPoint"]:
    return entry_points("dengen.games")


def _loaded(entry: "EntryPoint") -> type[Game[Any]] | Exception:
    """The game, or the error: a broken game of another package must not affect the others."""
    try:
        loaded = entry.load()
    except Exception as error:
        return error
    if not (isinstance(loaded, type) and issubclass(loaded, Game)):
        return TypeError(f"{entry.value} isn't a Game class")
    return loaded
