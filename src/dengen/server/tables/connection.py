"""One WebSocket: what waits to be sent, how often it may speak, how far away it is."""

import asyncio
from collections import deque
from statistics import median
from typing import Any

import msgspec
from litestar.connection import WebSocket

from dengen.server.limits.token_buckets import TokenBucket
from dengen.server.node import Node
from dengen.server.protocol.wire import CLOSE, CloseName, Ping
from dengen.table import Table
from dengen.table.header import PersonId

ROUND_TRIPS = 5
TOLD: tuple[CloseName, ...] = ("bad_message", "flood", "slow", "crowded", "unavailable", "unreadable")  # in the log
encode = msgspec.json.encode


class Connection:
    def __init__(self, socket: WebSocket[Any, Any, Any], node: Node, person: PersonId, address: str) -> None:
        self.person = person
        self.session = ""
        self.invite = ""
        self.viewer = ""
        self.address = address
        self.table: Table | None = None
        self.bucket = TokenBucket(node.limits.messages, node.limits.messages_burst)
        self.patience = TokenBucket(node.limits.messages, node.limits.flood)  # with messages over that rate
        self.round_trips: deque[float] = deque(maxlen=ROUND_TRIPS)
        self.closing: CloseName | None = None
        self.closed = asyncio.Event()
        self._socket = socket
        self._node = node
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._wake = asyncio.Event()
        self._ping = 0
        self._awaited = 0  # the ping whose echo is still to come
        self._pinged = 0.0  # when the last ping was sent
        self.due = 0.0  # when it is to be looked at again
        self._echoed = asyncio.get_running_loop().time()

    # ---- sending ----

    def send(self, data: bytes) -> None:
        """Put it into the outbox. Who doesn't read for too long is closed: he can come back and resume."""
        if self.closing is not None:
            return
        self._size += len(data)
        if self._size > self._node.limits.outbox:
            self.close("slow")
            return
        self._waiting.append(data)
        self._wake.set()

    def say(self, message: Any) -> None:
        self.send(encode(message))

    def close(self, name: CloseName) -> None:
        if self.closing is None:
            self.closing = name
            self._node.metrics.count("closes_total", reason=name)
            if name in TOLD:
                table = self.table.header.table if self.table else ""
                self._node.log("connection_closed", reason=name, code=CLOSE[name], person=self.person, table=table)
            self._wake.set()
            self.closed.set()

    async def pump(self) -> None:
        """Send what waits, until the connection is closed."""
        while self.closing is None:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting and self.closing != "slow":
                data = self._waiting.popleft()
                await self._socket.send_data(data.decode(), mode="text")
                self._size -= len(data)
                self._node.metrics.count("messages_sent_total")
                self._node.metrics.count("bytes_sent_total", len(data))
        await self._socket.close(code=CLOSE[self.closing], reason=self.closing)

    # ---- how far away it is ----

    def beat(self, now: float) -> None:
        """Ping when it is time; close when nothing came back for too long."""
        limits = self._node.limits
        self.due = now + min(limits.live_heartbeat, limits.heartbeat) / 1000  # a fight may begin at any time
        live = self.table is not None and self.table.is_live
        span = (limits.live_heartbeat if live else limits.heartbeat) / 1000
        if now - self._echoed > 2 * limits.heartbeat / 1000:
            self.close("silent")
        elif now - self._pinged >= span:
            self._ping += 1
            self._awaited = self._ping
            self._pinged = now
            self.say(Ping(ping=self._ping, time=self._node.clock.now()))

    def echo(self, ping: int) -> float | None:
        """The round trip in ms; None for an echo of anything but the last ping."""
        now = asyncio.get_running_loop().time()
        if ping != self._awaited:
            return None
        self._awaited = 0
        self._echoed = now
        trip = (now - self._pinged) * 1000
        self.round_trips.append(trip)
        return trip

    @property
    def round_trip(self) -> int | None:
        return round(median(self.round_trips)) if self.round_trips else None
