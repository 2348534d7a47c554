"""The web sockets of this node: limited per network, pinged in turn."""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence

from dengen.server.limits.addresses import household
from dengen.server.node import Node
from dengen.server.protocol.wire import CloseName, Notice
from dengen.server.tables.connection import Connection

TURN = 0.25  # seconds between two rounds of pings


class Connections:
    def __init__(self, node: Node) -> None:
        self._node = node
        self._open: set[Connection] = set()
        self._networks: Counter[str] = Counter()
        self.is_closing = False
        node.metrics.gauge("connections", "open connections", lambda: len(self))

    def __len__(self) -> int:
        return len(self._open)

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._open))

    def admit(self, connection: Connection) -> bool:
        if self.is_closing or self._networks[household(connection.address)] >= self._node.limits.connections:
            return False
        self._networks[household(connection.address)] += 1
        self._open.add(connection)
        self._node.metrics.count("connections_total")
        return True

    def crowds(self, most: int) -> list[tuple[str, int]]:
        """The networks with most connections."""
        return self._networks.most_common(most)

    @property
    def why_not(self) -> CloseName:
        """Why nobody is let in."""
        return "going_away" if self.is_closing else "crowded"

    def dismiss(self, connection: Connection) -> None:
        self._open.discard(connection)
        self._networks[household(connection.address)] -= 1
        if self._networks[household(connection.address)] <= 0:
            del self._networks[household(connection.address)]

    async def ping(self) -> None:
        """For as long as the node runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(TURN)
            now = loop.time()
            for connection in self:
                if connection.due <= now:
                    connection.beat(now)

    def end(self, sessions: Sequence[str]) -> None:
        """Whoever came by one of these has to go."""
        for connection in self:
            if connection.session in sessions:
                connection.close("forbidden")

    def announce(self, notice: Notice) -> None:
        """To everybody at a table. Nobody is let in any more: who comes now shall come to another node, or in a moment."""
        self.is_closing = True
        for connection in self:
            if connection.table is not None:
                connection.say(notice)

    def close(self) -> None:
        """Say goodbye to everybody, and let nobody in any more."""
        self.is_closing = True
        for connection in self:
            connection.close("going_away")
