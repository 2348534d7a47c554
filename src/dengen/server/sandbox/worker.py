"""What runs in a process that reads what strangers send. It may use so much CPU and memory, and is ended over more."""

import math
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Refusal
from dengen.server.bots.worker import prepare

if sys.platform != "win32":
    import resource

NICE = 5  # whoever plays comes first, but who looks at a replay waits for it, too


class ResourceLimits(NamedTuple):
    """For one reading: seconds of CPU, bytes beyond what the process has when it starts."""

    seconds: int
    memory: int


class Reply(NamedTuple):
    """What came out: a value, or what speaks against it, or what went wrong in us; and the seconds of CPU that it took."""

    seconds: float
    value: Any = None
    refusal: Refusal | None = None
    is_too_heavy: bool = False
    failure: str = ""


def run(pipe: Connection, allowance: ResourceLimits) -> None:
    """One reading after the other, until nobody asks any more."""
    prepare()
    if sys.platform != "win32":
        os.nice(NICE)
        limit_memory(allowance.memory)
    while True:
        try:
            work, given = pipe.recv()
        except EOFError:
            return
        if sys.platform != "win32":
            limit_time(allowance.seconds)
        reply = reply_to(work, given)
        if sys.platform != "win32":
            limit_no_time()
        pipe.send(reply)


def reply_to(work: Callable[..., Any], given: tuple[Any, ...]) -> Reply:
    began = time.process_time()
    try:
        value = work(*given)
    except DengenError as error:
        return Reply(time.process_time() - began, refusal=error.refusal)
    except (MemoryError, RecursionError):
        return Reply(time.process_time() - began, is_too_heavy=True)
    except Exception as error:
        return Reply(time.process_time() - began, failure=f"{type(error).__name__}: {error}")
    return Reply(time.process_time() - began, value)


if sys.platform != "win32":

    def limit_time(seconds: int) -> None:
        """From now on; the system ends the process over it, wherever it hangs."""
        used = math.ceil(time.process_time())
        resource.setrlimit(resource.RLIMIT_CPU, (used + seconds, resource.RLIM_INFINITY))

    def limit_no_time() -> None:
        resource.setrlimit(resource.RLIMIT_CPU, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))

    def limit_memory(more: int) -> None:
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        statm = Path("/proc/self/statm")
        if statm.exists():
            now = int(statm.read_text().split()[0]) * resource.getpagesize()
            resource.setrlimit(resource.RLIMIT_AS, (now + more, now + more))
