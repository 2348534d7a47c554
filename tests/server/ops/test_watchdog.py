"""What keeps everybody waiting doesn't go unnoticed."""

import asyncio
import io
import sys
import time
from types import FrameType
from typing import ClassVar, cast

import msgspec
import pytest

from dengen.server.ops.logs import Log
from dengen.server.ops.watchdog import places
from tests.server.kit import PATIENCE, Running, running

pytestmark = pytest.mark.anyio


def dawdle() -> None:
    end = time.monotonic() + 0.4
    while time.monotonic() < end:
        pass


def count(server: Running, name: str) -> float:
    lines = server.node.metrics.text().splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"dengen_{name} ")))


async def test_what_keeps_the_loop_is_counted_and_named(store: str) -> None:
    async with running(store) as server:
        before = count(server, "loop_stalled_seconds_total")
        dawdle()
        async with asyncio.timeout(PATIENCE):
            while '"event":"stall"' not in server.log.getvalue() or "dawdle" not in server.log.getvalue():
                await asyncio.sleep(0.01)
        assert count(server, "loop_stalled_seconds_total") - before > 0.3
        assert count(server, "loop_stalls_total") >= 1
        lines = [msgspec.json.decode(line) for line in server.log.getvalue().splitlines()]
        stall = next(line for line in lines if line["event"] == "stall" and "dawdle" in line["where"])
        assert stall["ms"] > 300
        assert stall["where"].startswith("tests.server.ops.test_watchdog:")


def test_our_own_code_is_named_rather_than_what_it_calls() -> None:
    out = Peeking()
    Log(out)("anything")
    assert out.seen.startswith("dengen.server.ops.logs:")
    assert out.seen.endswith(" __call__")
    assert places(None) == ""


class RunningOn:
    """A frame that returns as soon as somebody has looked who called it."""

    f_globals: ClassVar[dict[str, str]] = {"__name__": "dengen.here"}
    f_code = sys._getframe().f_code
    f_lineno = 1

    def __init__(self) -> None:
        self._callers: list[RunningOn] = []

    def called_by(self, caller: "RunningOn") -> "RunningOn":
        self._callers.append(caller)
        return self

    @property
    def f_back(self) -> "RunningOn | None":
        return self._callers.pop() if self._callers else None


def test_what_runs_on_while_it_is_looked_at_is_named_all_the_same() -> None:
    moving = RunningOn().called_by(RunningOn())
    assert places(cast(FrameType, moving)) == "dengen.here:1 RunningOn < dengen.here:1 RunningOn"


class Peeking(io.StringIO):
    """Looks who writes."""

    seen = ""

    def write(self, text: str) -> int:
        self.seen = places(sys._getframe())
        return super().write(text)
