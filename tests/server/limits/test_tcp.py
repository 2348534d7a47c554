"""Connections before any request: caps, deadlines, and room for honest players."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from dengen.server.limits.addresses import household
from dengen.server.limits.tcp import GATE, RESERVED, TcpGate
from tests.server.kit import Running, play_to_end, quick, running

pytestmark = pytest.mark.anyio
SLOW = b"GET /api/games HTTP/1.1\r\nHost: local"
WHOLE = b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"
BODYLESS = (
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"
)

Lines = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def host_and_port(server: Running) -> tuple[str, int]:
    host, _, port = server.url.removeprefix("http://").partition(":")
    return host, int(port)


@contextlib.asynccontextmanager
async def dialled(server: Running, count: int, send: bytes = b"") -> AsyncIterator[list[Lines]]:
    lines = [await asyncio.open_connection(*host_and_port(server)) for _ in range(count)]
    for _, writer in lines:
        writer.write(send)
    try:
        yield lines
    finally:
        for _, writer in lines:
            writer.transport.abort()
            with contextlib.suppress(OSError):
                await writer.wait_closed()


async def hung_up(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server closes the connection."""
    try:
        return await asyncio.wait_for(reader.read(), 30)
    except ConnectionError:
        return b""


@pytest.mark.parametrize("sent", [b"", SLOW], ids=["idle", "half a head"])
async def test_a_connection_without_a_request_is_closed(store: str, sent: bytes) -> None:
    async with running(store, limits=quick(request_head=100)) as server, dialled(server, 20, sent) as lines:
        assert await asyncio.gather(*(hung_up(reader) for reader, _ in lines)) == [b""] * 20
        assert GATE.total == 0


async def test_a_slow_second_request_is_closed(store: str) -> None:
    async with running(store, limits=quick(request_head=300)) as server, dialled(server, 1, WHOLE + SLOW) as lines:
        assert (await hung_up(lines[0][0])).count(b"HTTP/1.1 200") == 1


async def test_a_body_that_never_ends_is_closed(store: str) -> None:
    async with running(store, limits=quick(request=200)) as server, dialled(server, 1, BODYLESS) as lines:
        assert b"HTTP/1.1 2" not in await hung_up(lines[0][0])


async def test_web_sockets_outlive_the_deadlines_and_stay_counted(store: str) -> None:
    async with running(store, limits=quick(request_head=200, request=200)) as server:
        ann, bob = await server.table()
        await asyncio.sleep(0.5)
        assert GATE.total >= 2
        await play_to_end([ann, bob])
        assert (ann.close_code, bob.close_code) == (None, None)


async def test_the_machine_itself_gets_in_where_strangers_find_it_full(store: str) -> None:
    async with running(store, limits=quick(tcp=RESERVED + 10)) as server:
        strangers = [f"198.51.100.{n}" for n in range(20)]
        admitted = [one for one in strangers if GATE.admit(one)]
        try:
            assert len(admitted) == 10
            answer = await server.stranger().http.get("/api/games")
            assert answer.status_code == 200
        finally:
            for one in admitted:
                GATE.release(one)


def test_a_network_has_a_cap_of_its_own() -> None:
    gate = TcpGate()
    gate.limits = quick(tcp_per_address=3)
    same = [household(f"2001:db8:0:7::{n}") for n in range(5)]
    assert [gate.admit(one) for one in same] == [True, True, True, False, False]
    assert gate.admit(household("2001:db8:0:8::1"))
    gate.release(same[0])
    assert gate.admit(same[0])
    assert (gate.total, gate.refused) == (4, 2)


async def test_an_idle_flood_leaves_an_honest_table_playing(store: str) -> None:
    async with running(store, limits=quick(tcp=500, request_head=60_000)) as server:
        ann, bob = await server.table()
        async with dialled(server, 600):
            await play_to_end([ann, bob])
        assert server.node.metrics.text().count("dengen_tcp_connections") > 0
