"""Bots of a live fight: they act until it is over, or until another node holds the table."""

import asyncio
from typing import Any

import pytest

from dengen.server.ops.clock import Clock
from dengen.server.tables.live_bots import LiveBots
from dengen.table.commands import BotFeed, Tick
from dengen.table.entries import Fed
from examples.high_card import HighCard
from tests.table.kit import House
from tests.table.live_high_card import LiveHighCard

pytestmark = pytest.mark.anyio
PATIENCE = 30


class Driven:
    """A table with one person and a bot, in real time."""

    def __init__(self) -> None:
        self.clock = Clock()
        settings: dict[str, Any] = {"seats": 2, "bots": ["", "easy"], "options": {"cards": 2}, "time": self.clock.now()}
        self.house = House.playing(LiveHighCard(), 1, **settings)
        self.bots = LiveBots(self.house.table, self.clock, lambda: 1, self.feed)
        self.fed = asyncio.Event()

    async def feed(self, command: BotFeed) -> None:
        self.house.time = self.clock.now()
        self.house(command)
        self.fed.set()

    async def tick(self) -> None:
        """As the server does it: whenever the fight wants it, and the bots hear of it."""
        while (due := self.house.table.due()) is not None:
            await asyncio.sleep(max(0, due - self.clock.now()) / 1000)
            self.house.time = max(due, self.clock.now())
            self.house(Tick())
            self.bots.stir()


async def test_a_bot_acts_until_the_fight_is_over() -> None:
    driven = Driven()
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(driven.bots.run(), driven.tick())
    assert driven.house.table.stage == "over"
    assert {entry.what.seat for entry in driven.house.log if isinstance(entry.what, Fed)} == {1}


async def test_bots_that_are_stopped_do_nothing_more() -> None:
    driven = Driven()
    ticking = asyncio.create_task(driven.tick())
    running = asyncio.create_task(driven.bots.run())
    async with asyncio.timeout(PATIENCE):
        await driven.fed.wait()
        driven.bots.stop()
        await running
    inputs = len([entry for entry in driven.house.log if isinstance(entry.what, Fed)])
    async with asyncio.timeout(PATIENCE):
        await ticking
    assert driven.house.table.stage == "over"
    assert len([entry for entry in driven.house.log if isinstance(entry.what, Fed)]) == inputs


def test_a_game_without_live_bots_says_so() -> None:
    fight = LiveHighCard().live(HighCard().new(2, 1), 0)
    with pytest.raises(NotImplementedError, match="high_card"):
        HighCard().live_bot(fight, 0, "easy", 1)
