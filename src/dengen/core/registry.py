"""Which games there are: they register through the entry point group `dengen.games`, from this package or another."""

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from dengen.core.cards import CardSet, Source, is_path
from dengen.core.errors import BadCardSet, OtherCardSet, UnknownGame
from dengen.core.game import Game
from dengen.core.words import Text


@cache
def registered() -> dict[str, type[Game[Any]]]:
    """Every registered game's class that can be loaded, by id, in the order in which people are shown them."""
    found = {entry.name: _loaded(entry) for entry in _entries()}
    games = {id: loaded for id, loaded in found.items() if not isinstance(loaded, Exception)}
    return dict(sorted(games.items(), key=lambda named: (named[1].order, named[0])))


def game(id: str, cards: Source = None) -> Game[Any]:
    """A game, bound to a card set: the name of a set that ships with it, a file or a set's content.

    Without one it is the edition that people are offered first (`Game.editions`); the first edition is `cards="dengen"`.
    """
    if id in registered():
        return bind(registered(), id, cards)
    for entry in _entries():
        if entry.name == id:
            error = _loaded(entry)
            raise UnknownGame(
                f"The game {id!r} is registered, but can't be loaded ({error!r}).",
                f"ゲーム {id!r} を読み込めません({error!r})。",
            )
    raise UnknownGame(f"There is no game {id!r}. The games are: {', '.join(registered()) or 'none'}.")


def bind(classes: Mapping[str, type[Game[Any]]], id: str, cards: Source) -> Game[Any]:
    """One of these games on a card set; one that belongs to another of them is told so."""
    wanted = classes[id]
    try:
        return wanted(cards)
    except BadCardSet as error:
        content = _own_content(cards)
        owner = None if content is None else _owner(classes, id, content)
        if owner is None:
            raise
        raise OtherCardSet(
            Text(
                f"This is a card set of {owner.title.en}, not of {wanted.title.en}.",
                f"これは「{owner.title.ja}」のカードセットです。「{wanted.title.ja}」では使えません。",
            ),
            error.file,
        ) from None


def _own_content(cards: Source) -> Mapping[str, Any] | None:
    """What a set says that doesn't ship with a game."""
    if cards is None or isinstance(cards, Mapping):
        return cards
    return CardSet.open(Path(cards)).content if is_path(cards) else None


def _owner(classes: Mapping[str, type[Game[Any]]], id: str, content: Mapping[str, Any]) -> type[Game[Any]] | None:
    """The other game that the set names, or that can be played with it."""
    head = content.get("set")
    named = head.get("game") if isinstance(head, Mapping) else None
    others = {name: kind for name, kind in classes.items() if name != id and kind.has_cards}
    if isinstance(named, str):
        return others.get(named)
    return next((kind for kind in others.values() if _fits(kind, content)), None)


def _fits(kind: type[Game[Any]], content: Mapping[str, Any]) -> bool:
    try:
        kind(content)
    except BadCardSet:
        return False
    return True


def _entries() -> list[EntryPoint]:
    return sorted(entry_points(group="dengen.games"), key=lambda entry: entry.name)


def _loaded(entry: EntryPoint) -> type[Game[Any]] | Exception:
    """The game, or what went wrong: it is another package's code, and one bad game must not take the others away."""
    try:
        loaded = entry.load()
    except Exception as error:
        return error
    if not (isinstance(loaded, type) and issubclass(loaded, Game)):
        return TypeError(f"{entry.value} is no Game class")
    return loaded
