"""Bots in a live fight: the game's own bots look at it whenever something was told, and act in their own rhythm."""

import asyncio
import secrets
from contextlib import suppress
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from dengen.core.errors import DengenError
from dengen.core.game import Game
from dengen.players import PACES
from dengen.table.commands import BotFeed
from dengen.table.live import LiveFight

if TYPE_CHECKING:
    from dengen.server.hall import Hall
    from dengen.server.open_table import OpenTable

SEED_BITS = 62


class LiveBot(Protocol):
    """Something was told: `hear`. It says when it wants to act (`due`), and then what it does (`act`)."""

    live: Any

    def hear(self, t: int) -> None: ...
    def due(self) -> int | None: ...
    def act(self, t: int) -> Any: ...


def live_bot(game: Game[Any], live: LiveFight, seat: int, level: str) -> LiveBot:
    """The game's bot for its live fights, from its module `live.bot`."""
    made: LiveBot = import_module(f"{game.package}.live.bot").LiveBot(
        live, seat, PACES.get(level, 2), secrets.randbits(SEED_BITS)
    )
    return made


class LiveBots:
    """Those of one table. They think in a thread, on a position that nobody changes."""

    def __init__(self, open_table: "OpenTable", hall: "Hall") -> None:
        self._open_table = open_table
        self._hall = hall
        self._bots: dict[tuple[int, str], LiveBot] = {}
        self._stirred = asyncio.Event()

    def stir(self) -> None:
        """Something was told."""
        self._stirred.set()

    async def run(self) -> None:
        """Until the fight is over, or another node holds the table."""
        table = self._open_table.table
        while (live := table.live) is not None and self._open_table.is_held_here:
            self._stirred.clear()
            seats = set(table.bots().items())
            self._bots = {key: self._bots.get(key) or live_bot(table.game, live, *key) for key in seats}
            for bot in self._bots.values():
                bot.live = live
                await asyncio.to_thread(bot.hear, self._hall.clock.now())
            await self._act_in_time()

    async def _act_in_time(self) -> None:
        """Wait until a bot's time has come and let it act, unless something is told before."""
        times = [due for bot in self._bots.values() if (due := bot.due()) is not None]
        pause = max(0, min(times) - self._hall.clock.now()) / 1000 if times else None
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._stirred.wait()
            return
        now = self._hall.clock.now()
        for (seat, _), bot in self._bots.items():
            what = bot.act(now)
            if what is not None:
                with suppress(DengenError):  # the fight has changed since it decided
                    await self._open_table.do(BotFeed(seat, msgspec.to_builtins(what)))
