"""TCP connections: caps per network and in all, and deadlines for requests.

The caps count every connection, before a request is read: an idle connection costs a file descriptor, too.
"""

from asyncio import TimerHandle, Transport
from collections import Counter
from pathlib import Path
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from dengen.server.config.settings import ServerLimits
from dengen.server.limits.addresses import household, is_loopback

RESERVED = 32  # of all connections, for the machine itself: an operator, or the health check of a proxy
FILES_BESIDE = 128  # files that a server needs beside its connections: store, logs, workers, listening sockets


class TcpGate:
    """The open connections of this process, counted by network."""

    def __init__(self) -> None:
        self.limits = ServerLimits()
        self._networks: Counter[str] = Counter()
        self.refused = 0

    @property
    def total(self) -> int:
        return self._networks.total()

    def admit(self, network: str) -> bool:
        """Count one more connection of this network, unless a cap is reached."""
        if is_loopback(network):
            full = self.total >= self.limits.tcp
        else:
            full = self.total >= self.limits.tcp - RESERVED or self._networks[network] >= self.limits.tcp_per_address
        if full:
            self.refused += 1
            return False
        self.count(network)
        return True

    def count(self, network: str) -> None:
        self._networks[network] += 1

    def release(self, network: str) -> None:
        self._networks[network] -= 1
        if self._networks[network] <= 0:
            del self._networks[network]


GATE = TcpGate()  # of this process: files are counted by process, too


class LimitedHttp(HttpToolsProtocol):
    """HTTP behind the gate. A request has to be complete within a deadline, its head within an earlier one."""

    network = ""  # counted at the gate; empty: not admitted, or handed over to a web socket
    deadline: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        network = household(self.client[0]) if self.client else "localhost"
        if not GATE.admit(network):
            transport.abort()
            return
        self.network = network
        self._due_in(GATE.limits.request_head)

    def connection_lost(self, exc: Exception | None) -> None:
        self._met()
        self._leave()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self.deadline is None:  # a further request of the same connection
            self._due_in(GATE.limits.request_head)

    def on_headers_complete(self) -> None:
        self._met()
        self._due_in(GATE.limits.request)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._met()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._met()
        super().handle_websocket_upgrade()
        self._leave()  # the socket has counted itself: both are never counted as none

    def _due_in(self, ms: int) -> None:
        self.deadline = self.loop.call_later(ms / 1000, self.transport.abort)

    def _met(self) -> None:
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None

    def _leave(self) -> None:
        if self.network:
            GATE.release(self.network)
            self.network = ""


class LimitedSocket(WebSocketsSansIOProtocol):
    """A web socket that stays counted at the gate for as long as it is open."""

    network = ""

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.network = household(self.client[0]) if self.client else "localhost"
        GATE.count(self.network)

    def connection_lost(self, exc: Exception | None) -> None:
        GATE.release(self.network)
        super().connection_lost(exc)


def open_files() -> int:
    """The files that this process has open; 0 where the system doesn't tell."""
    try:
        return sum(1 for _ in Path("/proc/self/fd").iterdir())
    except OSError:
        return 0


def raise_file_limit(connections: int) -> int | None:
    """Raise the soft limit of open files as far as the configured connections need, within the hard limit.

    The number of files that are missing; None: the system has no such limit.
    """
    try:
        import resource
    except ImportError:  # Windows
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + FILES_BESIDE
    if soft < wanted:
        soft = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(0, wanted - soft)


def protocols() -> dict[str, Any]:
    """The settings with which uvicorn speaks HTTP and web sockets behind the gate."""
    return {"http": LimitedHttp, "ws": LimitedSocket}
