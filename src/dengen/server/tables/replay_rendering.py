"""Games that are over are filmed, so that they can be shown for ever: one after the other, while nobody needs the machine."""

import asyncio

from dengen.server.config.settings import SECOND
from dengen.server.node import Node
from dengen.server.sandbox.pool import SandboxProcess
from dengen.server.sandbox.records import StoredGame, rendered
from dengen.server.sandbox.worker import Reply, ResourceLimits
from dengen.store import StoreUnavailable

AT_ONCE = 20


class ReplayRendering:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._due = 0
        node.metrics.gauge("films_due", "finished games to be filmed, when last looked", lambda: self._due)
        self._reader = SandboxProcess(ResourceLimits(node.limits.filming // SECOND, node.limits.reading_memory))

    async def run(self) -> None:
        while True:
            await asyncio.sleep(self._node.limits.film / SECOND)
            try:
                while await self.make():
                    pass
            except StoreUnavailable:
                pass  # what is due stays so
            except Exception as error:
                self._node.log.failure("films", error)
            await asyncio.to_thread(self._reader.rest)

    async def make(self) -> int:
        """Of some games that are due; how many there were."""
        due = await self._node.store.renderings_due(AT_ONCE)
        self._due = len(due)
        for table, number in due:
            await self._node.store.keep_rendering(table, number, await self._film(table, number))
        return len(due)

    async def _film(self, table: str, number: int) -> bytes | None:
        """None: it can't be made, and never will be."""
        node = self._node
        header = await node.store.header(table)
        if header is None:
            return None
        cards, entries = await node.store.cards(header.cards), await node.store.entries(table)
        played = StoredGame(header, entries, number, cards)
        reply = await asyncio.to_thread(self._reader.ask, rendered, (node.games.classes, played))
        if reply.value is not None:
            node.metrics.count("films_total")
            return bytes(reply.value)
        node.log("film_failed", table=table, game=number, reason=reason_of(reply))
        node.metrics.count("films_failed_total")
        return None

    async def close(self) -> None:
        await asyncio.to_thread(self._reader.end)


def reason_of(reply: Reply) -> str:
    if reply.refusal is not None:
        return reply.refusal.code
    return "too_heavy" if reply.is_too_heavy else reply.failure or "other_end"
