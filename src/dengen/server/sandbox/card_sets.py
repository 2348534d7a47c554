"""Work on custom card sets, run in sandboxed worker processes (`sandbox/pool.py`)."""

import tomllib
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadCardSet, UnknownGame
from dengen.core.base.validation import not_toml
from dengen.core.base.words import Text
from dengen.core.cards.card_files import head_of
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.overlays import BASE, changes_between
from dengen.core.cards.toml_text import to_toml
from dengen.core.game import Game
from dengen.server.sandbox.records import Classes, games_of
from dengen.server.sandbox.set_limits import must_be_small

Content = dict[str, Any]


class FaultInfo(Struct, frozen=True):
    """What is wrong, and where: in which entry, by its id (or its number, if it has none), and in which field of it."""

    card: str
    field: str
    why: Text


class SetCheck(Struct, frozen=True):
    """`faults`: none, if it can be played. `hash`: what tables and records call it then. `texts`: what cards do, made from
    their data, by id, where the game can tell."""

    faults: list[FaultInfo]
    hash: str = ""
    texts: dict[str, list[Text]] = {}


class Uploaded(Struct, frozen=True):
    game: str
    base: str
    content: Content


def checked(classes: Classes, game: str, content: Content) -> SetCheck:
    """Everything that the game has against a set; where that is nothing, a game is begun with it."""
    try:
        bound = games_of(classes).bind(game, content)
        bound.new()
    except BadCardSet as error:
        return SetCheck([fault_info(fault) for fault in error.faults])
    return SetCheck([], bound.cards.hash, spelled_out(bound))


def fault_info(fault: BadCardSet) -> FaultInfo:
    return FaultInfo(str(fault.card), fault.field, fault.why)


def spelled_out(game: Game[Any]) -> dict[str, list[Text]]:
    lists = [part for part in game.cards.content.values() if isinstance(part, list)]
    ids = [str(entry["id"]) for entries in lists for entry in entries if isinstance(entry, dict) and "id" in entry]
    return {id: list(lines) for id in ids if (lines := game.spelled_out(id))}


def uploaded(classes: Classes, text: str, asked: str) -> Uploaded:
    """A set's file: of the game that it names, or that was asked for. Raises BadCardSet where nothing can be made of it;
    what is wrong with its cards can be mended on the page."""
    said = parsed(text)
    games = [kind.id for kind in classes if kind.has_cards]
    named = head_of(said).get("game")
    game = named if isinstance(named, str) and named else asked
    if game not in games:
        raise UnknownGame(*unknown(game, games))
    base = said.get(BASE)
    content = CardSet.find(games_of(classes).default(game).package, said).content
    must_be_small(content)
    return Uploaded(game, base if isinstance(base, str) else "", content)


def parsed(text: str) -> Content:
    try:
        said = msgspec.json.decode(msgspec.json.encode(tomllib.loads(text.removeprefix("\ufeff"))), type=Content)
    except (ValueError, RecursionError) as error:
        raise BadCardSet(not_toml(error)) from None
    must_be_small(said)
    return said


def unknown(game: str, games: list[str]) -> tuple[str, str]:
    listed = ", ".join(games)
    if not game:
        return (
            f"The set doesn't name its game. Choose one, or write it in the file ([set] game = …): {listed}.",
            f"どのゲームのセットか分かりません。ゲームを選ぶか、ファイルの [set] に game = … と書いてください（{listed}）。",
        )
    return (
        f"There is no game {game!r} here. The games are: {listed}.",
        f"{game!r} というゲームはありません（{listed}）。",
    )


def written(classes: Classes, game: str, base: str, content: Content, only_changes: bool) -> str:
    """The set as a file that the command line reads: all of it, or only what it changes in its base."""
    if base and only_changes:
        edition = games_of(classes).bind(game, base).cards.content
        changes = changes_between(edition, content)
        if changes is not None:
            return to_toml({BASE: base, **changes})
    return to_toml(content)
