"""A node whose machine is lost, whose network stutters, or that comes back: its tables go on, and nothing is lost."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from dengen.store import rows
from tests.server.faithful import Faithful
from tests.server.machines import HUB, NAMES, Machine, inside, machines
from tests.store import postgres as pg

pytestmark = pytest.mark.deep
ROOT = Path(__file__).parents[2]
LONGEST = 10.0  # seconds for which a lost machine may cost its tables
DISTURBED = "delay 40ms 20ms loss 5%"
FINDS = [("lost", ""), ("flapping", ""), ("disturbed", DISTURBED)]


@pytest.mark.parametrize(("what", "how"), FINDS, ids=[what for what, _ in FINDS])
def test_a_machine_is_lost_or_its_network_is_bad_and_its_tables_go_on(what: str, how: str) -> None:
    if pg.programs() is None:
        pytest.skip(pg.MISSING)
    with machines() as (hub, found):
        if how and not all(machine.disturb(how) for machine in found):
            pytest.skip("this kernel has no netem (tc qdisc): loss and delay can't be made")
        spaces = [f"{machine.space}={machine.address}" for machine in found]
        line = inside(hub, sys.executable, "-m", "tests.server.test_lost_machines", what, *spaces)
        done = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-4000:]
    figures = json.loads(done.stdout.splitlines()[-1])
    assert figures["gaps"] == 0
    assert figures["missing"] == [], "what was acknowledged is stored"
    assert figures["longest"] < LONGEST
    if what == "lost":
        assert figures["shared"], "it has its share again when it is back"


# ---- what runs in the hub ----


class Hub(pg.Server):
    def start(self) -> None:
        with (self.folder / "data" / "pg_hba.conf").open("a") as rights:
            rights.write("host all all 198.51.100.0/24 trust\n")
        settings = f"-p {self.port} -k {self.folder} -c listen_addresses=* -c fsync=off -c max_connections=100"
        log = str(self.folder / "log")
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-l", log, "-w", "-o", settings, "start")


async def play(what: str, found: list[Machine]) -> dict[str, object]:
    with pg.running(Hub) as server:
        store = server.new_database().replace("127.0.0.1", HUB)
        nodes = [await started(machine, store) for machine in found]
        first, second = (f"http://{machine.address}:8000" for machine in found)
        try:
            people = [Faithful([second], f"Ann{number}", number) for number in range(4)]
            for person in people:  # laid on the first node, which runs their bots; played on the second
                await person.arrive(second)
                await person.create_table(first, game="auction", seats=2, bots=["", "easy"], bot_pace="instant")
            playing = [asyncio.create_task(person.play()) for person in people]
            await progress(people, 10)
            longest = await hurt(what, found[0], people)
            looking = await asyncpg.connect(store)
            shared = await comes_back(found[0], people, looking) if what == "lost" else True
            for person in people:
                person.stopping = True
            await asyncio.wait(playing, timeout=60)
            missing = [one for person in people for one in await lost_of(person, looking)]
            await looking.close()
            return {"longest": longest, "gaps": sum(one.gaps for one in people), "missing": missing, "shared": shared}
        finally:
            for node, pid in nodes:
                node.kill()  # nobody lets it rise again
                os.kill(pid, signal.SIGKILL)


async def started(machine: Machine, store: str) -> tuple[asyncio.subprocess.Process, int]:
    line = machine.command(sys.executable, "-m", "tests.server.phoenix", store, "8000", machine.address)
    process = await asyncio.create_subprocess_exec(
        *line, cwd=ROOT, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    assert process.stdout is not None
    pid = int(await process.stdout.readline())
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection(machine.address, 8000)
                writer.close()
                return process, pid
            except OSError:
                await asyncio.sleep(0.05)


async def progress(people: Sequence[Faithful], answers: int) -> float:
    """Seconds until everybody has been acknowledged so many times more."""
    loop = asyncio.get_running_loop()
    began, before = loop.time(), [len(person.acknowledged) for person in people]
    async with asyncio.timeout(60):
        while any(len(person.acknowledged) < many + answers for person, many in zip(people, before, strict=True)):
            await asyncio.sleep(0.02)
    return loop.time() - began


async def hurt(what: str, machine: Machine, people: Sequence[Faithful]) -> float:
    """How long the tables stood still at most, until their bots had answered again and again."""
    if what == "lost":
        machine.cut()
        return await progress(people, 30)
    if what == "flapping":
        spans = []
        for _ in range(5):
            machine.cut()
            await asyncio.sleep(0.7)
            machine.join()
            spans.append(await progress(people, 10))
        return max(spans)
    return max([await progress(people, 5) for _ in range(5)])


async def comes_back(machine: Machine, people: Sequence[Faithful], looking: Any) -> bool:
    """Is it given some of the tables again?"""
    machine.join()
    async with asyncio.timeout(60):
        while True:
            holders = await looking.fetch("SELECT DISTINCT node FROM founding WHERE stage = 'playing'")
            if len(holders) == len(NAMES):
                break
            await asyncio.sleep(0.1)
    await progress(people, 10)
    return True


async def lost_of(person: Faithful, looking: Any) -> list[str]:
    """Ids that were acknowledged and aren't stored; of what changes nothing nothing is stored."""
    bodies = await looking.fetch("SELECT body FROM entry WHERE id = $1", person.table)
    stored = {rows.entry(body).client for (body,) in bodies}
    acts = {id for id, command in person.acknowledged.items() if command["do"] in ("act", "say", "sit", "begin")}
    return sorted(acts - stored)


if __name__ == "__main__":
    spaces = [Machine(*given.split("=")) for given in sys.argv[2:]]
    print(json.dumps(asyncio.run(play(sys.argv[1], spaces))))
