"""The bots of one table think on the people's time: about the moment at which it stands, until that has passed."""

import asyncio

from dengen.server.bots.bots import CpuAccount
from dengen.server.node import Node
from dengen.table import Job, Table


class Pondering:
    """For whoever sits there, and as long as the server's settings allow."""

    def __init__(self, table: Table, node: Node, account: CpuAccount) -> None:
        self._table = table
        self._node = node
        self._patron = account
        self._moment: tuple[int, ...] = ()
        self._tasks: set[asyncio.Task[None]] = set()

    def turn_to_now(self) -> None:
        """Something was done: if anybody is asked something else now, think about that."""
        seconds = self._node.settings.pondering
        if not seconds or self._table.moment == self._moment:
            return
        self.stop()
        self._moment = self._table.moment
        if self._patron.is_there():
            for job in self._table.ahead():
                task = asyncio.create_task(self._think(job, seconds))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    def stop(self) -> None:
        self._moment = ()
        for task in self._tasks:
            task.cancel()

    async def _think(self, job: Job, seconds: float) -> None:
        try:
            await self._node.bots.look_ahead(self._table.game, job, seconds, self._patron)
        except Exception as error:  # nobody waits for it
            self._node.log.failure("bot", error, table=job.table, level=job.level)
