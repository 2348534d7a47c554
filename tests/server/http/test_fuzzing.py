"""Whatever is sent over a table's socket, the server answers, the table goes on, and nothing in the server breaks."""

import asyncio
import contextlib
from pathlib import Path

import pytest

from tests.server.fuzz import messages
from tests.server.kit import Client, Refusal, quick, running

pytestmark = pytest.mark.anyio
SOCKETS = 4
TOGETHER = 250  # messages, before the server is asked whether it is well
ENOUGH = 10**9


def sendable(text: str) -> str:
    """A text frame has no lone surrogates."""
    return text.encode("utf-8", "replace").decode()


async def send_all(client: Client, seed: int, count: int) -> None:
    for number, text in enumerate(messages(seed, count), 1):
        await client.send(sendable(text))
        if number % TOGETHER == 0 or number == count:
            assert client.close_code is None
            with contextlib.suppress(Refusal):  # an answer, whatever it says
                await client.ask("why", id=f"well-{seed}-{number}", action="done")
            client.others.clear()
            client.bodies.clear()


@pytest.mark.parametrize("count", [3_000, pytest.param(1_000_000, marks=pytest.mark.deep)])
async def test_a_table_survives_what_is_sent_to_it(count: int, tmp_path: Path) -> None:
    limits = quick(bad_messages=ENOUGH, messages=ENOUGH, messages_burst=ENOUGH, tables=ENOUGH)
    async with running(f"sqlite:///{tmp_path / 't.db'}", limits=limits) as server:
        ann, bob = await server.table()
        eve = await server.guest("Eve")
        watching = [await eve.connect(ann.table) for _ in range(SOCKETS - 2)]
        clients = [ann, bob, *watching]
        share = count // len(clients)
        async with asyncio.timeout(3600):
            await asyncio.gather(*(send_all(client, seed, share) for seed, client in enumerate(clients)))
        log = server.log.getvalue()
        assert '"event":"message"' not in log, "something went wrong in the server"
        assert '"event":"table"' not in log
        fresh = await ann.guest.connect(ann.table)
        assert fresh.shown["room"]["table"] == ann.table
        entries = await server.node.store.entries(ann.table)
        assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
