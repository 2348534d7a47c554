"""Print jobs, run in a sandboxed worker process. PDFs of editions that ship with a game are cached."""

from collections import OrderedDict
from collections.abc import Sequence
from importlib.util import find_spec
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import replace

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Lang
from dengen.core.game import Game
from dengen.drawings import ENGINE, has_script
from dengen.printing import PAPERS, booklet, sheets
from dengen.server.config.settings import ServerLimits
from dengen.server.node import Node
from dengen.server.sandbox.pool import SandboxPool
from dengen.server.sandbox.records import Classes, games_of

PRESSES = 1
PATIENCE = 300.0  # seconds by the clock: whoever plays comes first, and a PDF may wait
KEPT = 24  # PDFs, of a megabyte or two
PaperName = Literal["a4", "letter"]
PrintPart = Literal["sheets", "booklet"]
Content = dict[str, Any]


class PrintingDisabled(DengenError):
    code = "printing_off"
    ja = "このサーバーでは印刷が無効になっています。"

    def __str__(self) -> str:
        return "Printing is turned off on this server."


class PrintRequest(Struct, frozen=True):
    lang: Lang
    paper: PaperName
    part: PrintPart


class Prints:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._press = SandboxPool(PRESSES, of_a_print(node.limits), PATIENCE)
        self._kept: OrderedDict[tuple[str, str, PrintRequest], bytes] = OrderedDict()

    @property
    def is_on(self) -> bool:
        """Is everything installed that it takes?"""
        return find_spec(ENGINE) is not None and find_spec("typst") is not None and has_script()

    async def of_edition(self, game: Game[Any], wish: PrintRequest, payers: Sequence[str]) -> bytes:
        key = (game.id, game.cards.hash if game.has_cards else "", wish)
        if key not in self._kept:
            edition = game.cards.edition if game.has_cards else None
            self._kept[key] = await self._print(game.id, edition, wish, payers)
        self._kept.move_to_end(key)
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]

    async def of_set(self, game: str, content: Content, wish: PrintRequest, payers: Sequence[str]) -> bytes:
        return await self._print(game, content, wish, payers)

    async def _print(self, game: str, cards: str | Content | None, wish: PrintRequest, payers: Sequence[str]) -> bytes:
        if not self.is_on:
            raise PrintingDisabled
        return await self._press.read(payers, printed, self._node.games.classes, game, cards, wish)

    async def close(self) -> None:
        await self._press.close()


def of_a_print(limits: ServerLimits) -> ServerLimits:
    """What a reader may use, for a print."""
    return replace(limits, reading=limits.printing, reading_memory=limits.printing_memory)


def printed(classes: Classes, game: str, cards: str | Content | None, wish: PrintRequest) -> bytes:
    """In the other process."""
    bound = games_of(classes).bind(game, cards)
    make = booklet if wish.part == "booklet" else sheets
    return make(bound, wish.lang, PAPERS[wish.paper])
