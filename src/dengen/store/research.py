"""Finished games of a server for those who study them: only what any stranger could watch, and nobody's name (docs/privacy.md)."""

from collections.abc import AsyncIterator
from functools import cache
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec.structs import replace

from dengen.core import registry
from dengen.core.base.errors import DengenError
from dengen.core.game import Game
from dengen.store.interface import Store
from dengen.table.entries import Sitter
from dengen.table.records.record import Record, record_of
from dengen.table.results.results import GameResult


class ResearchGame(NamedTuple):
    """A game that may be studied: with which game and cards it was played, and a name that leads to no table."""

    game: Game[Any]
    result: GameResult

    @property
    def kind(self) -> str:
        """What all records of one export have in common."""
        return f"{self.game.id}-{len(self.result.places)}-{self.game.cards.id}"

    @property
    def name(self) -> str:
        return sha256(f"{self.result.table}:{self.result.number}".encode()).hexdigest()[:16]


async def studied(store: Store, only: str = "") -> AsyncIterator[ResearchGame]:
    """Games at tables that anyone may watch, with cards that ship with the game; in a fixed order."""
    table, number = "", 0
    while page := await store.results_after(table, number):
        for result in page:
            header = await store.header(result.table) if result.open and only in ("", result.game) else None
            game = shipped(result.game, header.cards) if header else None
            if game is not None:
                yield ResearchGame(game, result)
        table, number = page[-1].table, page[-1].number


@cache
def shipped(id: str, hash: str) -> Game[Any] | None:
    """The game with this one of its own card sets; None if it is none of them."""
    kind = registry.registered().get(id)
    editions = (kind(edition) if kind.has_cards else kind() for edition in kind.editions) if kind else ()
    return next((game for game in editions if game.cards.hash == hash), None)


async def nameless(store: Store, one: ResearchGame) -> Record | None:
    """Its record without names and without the time of day; None where today's rules don't follow it any more."""
    header = await store.header(one.result.table)
    assert header is not None
    try:
        record = record_of(one.game, header, await store.entries(one.result.table), one.result.number)
    except DengenError:
        return None
    sitters = [Sitter(level=sitter.level) for sitter in record.header.sitters]
    return replace(record, header=replace(record.header, sitters=sitters, time=0))
