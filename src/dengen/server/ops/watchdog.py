"""Whatever keeps the event loop from everybody else for too long is counted, and logged with where it was."""

import asyncio
import sys
import threading
import time
from types import FrameType

from dengen.server.limits.token_buckets import TokenBucket
from dengen.server.ops.logs import Log
from dengen.server.ops.metrics import Metrics
from dengen.server.ops.state import LastMinute

TOO_LONG = 0.05  # seconds
BEAT = 0.02
LINES, LINES_AT_ONCE = 1.0, 10  # in the log, per second: a machine that is too slow is late all the time
DEPTH = 3  # places in our own code that are named, the innermost first


class Watchdog:
    """The loop beats; a thread looks where the loop is when a beat is late."""

    def __init__(self, log: Log, metrics: Metrics) -> None:
        self._log = log
        self._metrics = metrics
        self._lines = TokenBucket(LINES, LINES_AT_ONCE)
        self._beat = time.monotonic()
        self.recently = LastMinute()  # by its own work, whatever else the machine was busy with
        self._where = ""  # the loop is, since the last beat, if that is late

    async def run(self) -> None:
        """For as long as the node runs."""
        ended = threading.Event()
        watching = threading.Thread(
            target=self._watch, args=(threading.get_ident(), ended), name="dengen-watchdog", daemon=True
        )
        self._beat = time.monotonic()
        watching.start()
        try:
            while True:
                used = time.thread_time()
                await asyncio.sleep(BEAT)
                self._arrive(time.monotonic(), time.thread_time() - used)
        finally:
            ended.set()

    def _arrive(self, now: float, used: float) -> None:
        """`used`: CPU since the last beat. If it is little, somebody else had the machine, or the loop waited for something."""
        late = now - self._beat - BEAT
        where, self._where = self._where, ""
        self._beat = now
        if late > TOO_LONG:
            self.recently.add(min(late, used))
            self._metrics.count("loop_stalls_total")
            self._metrics.count("loop_stalled_seconds_total", late)
            if self._lines.take():
                self._log("stall", ms=round(late * 1000), cpu=round(used * 1000), where=where)

    def _watch(self, thread: int, ended: threading.Event) -> None:
        while not ended.wait(BEAT):
            if not self._where and time.monotonic() - self._beat > BEAT + TOO_LONG / 2:
                self._where = places(sys._current_frames().get(thread))


def places(frame: FrameType | None) -> str:
    """Where in our own code this is; where it isn't, in whose. It runs on meanwhile: a caller that is asked for twice may be
    gone the second time."""
    found: list[FrameType] = []
    while frame is not None:
        found.append(frame)
        frame = frame.f_back
    ours = [one for one in found if str(one.f_globals.get("__name__", "")).startswith("dengen.")]
    return " < ".join(place(one) for one in (ours[:DEPTH] or found[:1]))


def place(frame: FrameType) -> str:
    return f"{frame.f_globals.get('__name__', '')}:{frame.f_lineno} {frame.f_code.co_name}"
