"""Work on a Ray cluster whose nodes all have the same dengen installed.

Games are sent in batches of about 0.5 s: large enough to keep the overhead small, and small enough to lose little with a
dead node, whose games are played again elsewhere. Nodes with other code would silently play other games, so each
batch is first compared with its sender.
"""

import logging
import re
import socket
import time
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any

from dengen.core.base.errors import DengenError
from dengen.extras import install
from dengen.lab.processes import LONGEST_BATCH, TRIES, BrokenGame, Parcel, Work
from dengen.lab.ray_worker import FACTS, Landed, identity, look_at, packages_of, pickled, play_batch
from dengen.lab.stdout_guard import stdout_to_stderr

BATCH = 0.5  # seconds per batch
IN_FLIGHT_PER_CPU = 3
LOOK = 1.0  # seconds between two checks of the nodes and the head
GONE = 5  # failed checks after which the head counts as dead


class RayUnavailable(DengenError):
    """Ray isn't installed, or there is no cluster at the address any more."""

    code = "no_cluster"


class CodeMismatch(DengenError):
    """A node of the cluster has other code, another build or another Python than the sender."""

    code = "other_code"


def play_on_cluster(work: Work, numbers: Iterable[int], address: str) -> Iterator[Parcel]:
    """Yield the results of these games as they arrive."""
    with connected(address) as ray:
        yield from Cluster(ray, work, numbers, address).play()


@contextmanager
def connected(address: str) -> Iterator[Any]:
    try:
        import ray
    except ModuleNotFoundError:
        raise RayUnavailable(f"Ray isn't installed here: {install('ray').en}.") from None
    check_reachable(address)
    with stdout_to_stderr():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except ImportError as error:
            raise RayUnavailable(
                f"Addresses with ray:// need Ray's client: pip install 'ray[client]' ({error})."
            ) from None
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise RayUnavailable(f"There is no Ray cluster at {address!r}: {cause(error)}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


def cause(error: BaseException) -> str:
    """The original error, which Ray wraps several times."""
    while error.__cause__ is not None:
        error = error.__cause__
    return str(error).strip() or type(error).__name__


def check_reachable(address: str) -> None:
    """Fail fast if nothing listens at HOST:PORT, where Ray would retry for minutes. Other addresses are left to Ray."""
    if found := re.fullmatch(r"([\w.-]+):(\d+)", address):
        try:
            socket.create_connection((found[1], int(found[2])), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise RayUnavailable(f"There is no Ray cluster at {address!r}: {error}.") from None


class Cluster:
    """A piece of work on a connected cluster."""

    def __init__(self, ray: Any, work: Work, numbers: Iterable[int], address: str) -> None:
        self.ray = ray
        self.address = address
        self.waiting = deque(numbers)
        self.work = pickled(work)
        self.ours = identity(packages_of(self.work))
        self.shared = ray.put(self.work)
        self.task = ray.remote(play_batch).options(max_retries=0)
        self.flying: dict[Any, list[int]] = {}
        self.deaths: Counter[int] = Counter()
        self.seconds = BATCH  # per game, as measured so far
        self.longest = LONGEST_BATCH
        self.cpus = 1
        self.looked = -LOOK
        self.missed = 0

    def play(self) -> Iterator[Parcel]:
        self.check_nodes()
        while self.waiting or self.flying:
            self.look_around()
            self.send()
            landed, _ = self.ray.wait(list(self.flying), num_returns=1, timeout=LOOK)
            for ref in landed:
                yield from self.hear(self.flying.pop(ref), ref)

    def check_nodes(self) -> None:
        """Compare the identity of every new node with ours."""
        near = self.ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        question = self.ray.remote(look_at(self.ours.packages))
        asked = [
            (
                node["NodeManagerHostname"],  # not unique
                question.options(num_cpus=0, scheduling_strategy=near(node["NodeID"], soft=False)).remote(),
            )
            for node in self.ray.nodes()
            if node["Alive"]
        ]
        for name, ref in asked:
            with suppress(self.ray.exceptions.NodeDiedError):  # the node has just left
                self.compare(name, self.ray.get(ref))

    def compare(self, node: str, theirs: Sequence[str]) -> None:
        for what, ours, other in zip(FACTS, self.ours.facts, theirs, strict=True):
            if ours != other:
                raise CodeMismatch(
                    f"The node {node!r} has another {what}: {other} instead of {ours}. "
                    "Install the same build on every node. Its games weren't counted."
                )

    def look_around(self) -> None:
        """Use nodes that joined late, and notice a dead head before Ray ends this process."""
        if time.monotonic() - self.looked < LOOK:
            return
        self.looked = time.monotonic()
        try:
            check_reachable(self.ray.get_runtime_context().gcs_address)
            self.missed = 0
        except RayUnavailable:
            self.missed += 1
            if self.missed == GONE:
                raise RayUnavailable(f"The Ray cluster at {self.address!r} is gone. Finished games are kept.") from None
            return
        self.cpus = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def send(self) -> None:
        for _ in range(self.cpus * IN_FLIGHT_PER_CPU - len(self.flying)):
            if not self.waiting:
                return
            fair = len(self.waiting) // (self.cpus * IN_FLIGHT_PER_CPU)  # so that all finish together
            size = max(1, min(round(BATCH / self.seconds), fair, self.longest))
            numbers = [self.waiting.popleft() for _ in range(min(size, len(self.waiting)))]
            self.flying[self.task.remote([self.shared], self.ours, numbers)] = numbers

    def hear(self, numbers: list[int], ref: Any) -> Iterator[Parcel]:
        errors = self.ray.exceptions
        try:
            landed: Landed = self.ray.get(ref)
        except errors.RayTaskError as error:
            self.check_nodes()  # the cause may be a package missing on a node
            raise BrokenGame(f"Game {numbers[0]} failed: {last_line(error)}") from None
        except errors.RayError as error:
            self.play_again(numbers, last_line(error))
            return
        if landed.other:
            self.compare(landed.node, landed.other)
        if landed.parcel:
            self.seconds = max(1e-6, landed.seconds / len(landed.parcel))
            yield landed.parcel
        if landed.error:
            raise BrokenGame(f"Game {numbers[len(landed.parcel)]} failed: {landed.error}")

    def play_again(self, numbers: list[int], why: str) -> None:
        """Queue the games again, one per batch from now on, to find the game that kills workers."""
        if len(numbers) == 1:
            self.deaths[numbers[0]] += 1
            if self.deaths[numbers[0]] == TRIES:
                raise BrokenGame(f"{TRIES} processes died while playing game {numbers[0]}: {why}")
        self.waiting.extendleft(reversed(numbers))
        self.longest = 1


def last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1]
