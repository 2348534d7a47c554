"""Plug-ins: players named `module:Class` or by an entry point in the group `dengen.players`; options follow a `?`.

my_bot:Deep?depth=3&cautious=true
"""

import hashlib
import importlib
import inspect
import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from dengen.core.base.errors import BilingualError
from dengen.core.base.resources import entry_points
from dengen.core.base.validation import file_trouble
from dengen.core.base.words import Text
from dengen.core.game import Game
from dengen.players.player import Player

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP = "dengen.players"
PLACE = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_]\w*")


class BadPlayer(BilingualError):
    """A plug-in that can't be loaded, or can't play this game."""

    code = "bad_player"


class Plugin(NamedTuple):
    """A player class, and the options in its name."""

    name: str
    kind: type[Player]
    options: dict[str, Any]

    @property
    def title(self) -> Text:
        return self.kind.title or Text(self.name, self.name)

    def plays(self, game: Game[Any]) -> bool:
        return not self.kind.games or game.id in self.kind.games

    def seated(self, game: Game[Any], seed: int) -> Player:
        """The player for a game; raises BadPlayer if it doesn't play the game or take the options."""
        if not self.plays(game):
            raise BadPlayer(
                f"The player {self.name!r} doesn't play {game.title.en}.",
                f"プレイヤー {self.name!r} は「{game.title.ja}」を遊べません。",
            )
        try:
            inspect.signature(self.kind).bind(game, seed, **self.options)
        except TypeError as error:
            raise BadPlayer(
                f"The player {self.name!r} doesn't take these options ({error}).",
                f"プレイヤー {self.name!r} にそのオプションは使えません（{error}）。",
            ) from None
        try:
            return self.kind(game, seed, **self.options)
        except OSError as error:
            why, file = file_trouble(error), error.filename or "a file"
            raise BadPlayer(
                f"The player {self.name!r} can't read {file}: {why.en}.",
                f"プレイヤー {self.name!r} は {file} を読めません（{why.ja}）。",
            ) from None


def plugged(name: str) -> Plugin | None:
    """The plug-in of this name, or None for other names; raises BadPlayer if it can't be loaded.

    It runs code: names from untrusted sources must be on a list of allowed ones.
    """
    place, _, query = name.partition("?")
    registered = _entries().get(place)
    if registered is None and PLACE.fullmatch(place) is None:
        return None
    return Plugin(name, _loaded(place if registered is None else registered.value), _options(name, query))


def source_of(plugin: Plugin) -> str:
    """A fingerprint of the player's module, or of its whole package."""
    module = sys.modules[plugin.kind.__module__.partition(".")[0]]
    places = [Path(place) for place in getattr(module, "__path__", [])]
    files = [file for place in places for file in sorted(place.rglob("*.py"))]
    if not places and module.__file__ is not None:
        files = [Path(module.__file__)]
    digest = hashlib.sha256()
    for file in files:
        digest.update(file.name.encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()[:12]


@cache
def _entries() -> dict[str, "EntryPoint"]:
    return {entry.name: entry for entry in entry_points(GROUP)}


def _loaded(place: str) -> type[Player]:
    module, _, name = place.partition(":")
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.append(here)  # bots in the working folder; installed modules come first
    try:
        found = getattr(importlib.import_module(module), name)
    except Exception as error:  # third-party code may raise anything
        raise BadPlayer(
            f"The player {place!r} can't be loaded ({error!r}).",
            f"プレイヤー {place!r} を読み込めません（{error!r}）。",
        ) from error
    if not (isinstance(found, type) and issubclass(found, Player)):
        raise BadPlayer(
            f"{place!r} isn't a class of players: it must be a subclass of dengen.players.Player.",
            f"{place!r} はプレイヤーのクラスではありません。dengen.players.Player のサブクラスにしてください。",
        )
    return found


def _options(name: str, query: str) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for part in filter(None, query.split("&")):
        key, equals, value = part.partition("=")
        if not key.isidentifier() or not equals:
            raise BadPlayer(
                f"Options of a player are written ?name=value&name=value, not as in {name!r}.",
                f"プレイヤーのオプションは ?名前=値&名前=値 の形です（{name!r} は使えません）。",
            )
        options[key] = _value(value)
    return options


def _value(text: str) -> Any:
    """A number, true, false or null; anything else is a string."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
