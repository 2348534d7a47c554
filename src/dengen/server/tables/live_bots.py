"""Bots in a live fight: the game's own bots look at it whenever something was told, and act in their own rhythm."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec

from dengen.core.base.errors import DengenError
from dengen.core.live import LiveBot
from dengen.server.ops.clock import Clock
from dengen.table import Table
from dengen.table.commands import BotFeed

BOT_SEED = (1 << 62) - 1


class LiveBots:
    """Those of one table. They think in a thread, on a position that nobody changes; `feed` carries out what they do."""

    def __init__(
        self, table: Table, clock: Clock, entropy: Callable[[], int], feed: Callable[[BotFeed], Awaitable[None]]
    ) -> None:
        self._table = table
        self._clock = clock
        self._entropy = entropy
        self._feed = feed
        self._bots: dict[tuple[int, str], LiveBot] = {}
        self._stirred = asyncio.Event()
        self._is_stopped = False

    def stir(self) -> None:
        """Something was told."""
        self._stirred.set()

    def stop(self) -> None:
        """Another node holds the table, and has bots of its own."""
        self._is_stopped = True
        self._stirred.set()

    async def run(self) -> None:
        """Until the fight is over, or they are stopped."""
        while (live := self._table.live) is not None and not self._is_stopped:
            self._stirred.clear()
            game = self._table.game
            self._bots = {
                (seat, level): self._bots.get((seat, level))
                or game.live_bot(live, seat, level, self._entropy() & BOT_SEED)
                for seat, level in self._table.bots().items()
            }
            for bot in self._bots.values():
                bot.live = live
                await asyncio.to_thread(bot.hear, self._clock.now())
            await self._act_in_time()

    async def _act_in_time(self) -> None:
        """Wait until a bot's time has come and let it act, unless something is told before."""
        times = [due for bot in self._bots.values() if (due := bot.due()) is not None]
        pause = max(0, min(times) - self._clock.now()) / 1000 if times else None
        with suppress(TimeoutError):
            async with asyncio.timeout(pause):
                await self._stirred.wait()
            return
        now = self._clock.now()
        for (seat, _), bot in self._bots.items():
            what = bot.act(now)
            if what is not None:
                with suppress(DengenError):  # the fight has changed since it decided
                    await self._feed(BotFeed(seat, msgspec.to_builtins(what)))
