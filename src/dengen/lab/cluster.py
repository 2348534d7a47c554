"""The same work on a Ray cluster, where the same dengen is installed on every node.

Games travel in batches of about half a second: enough that sending them costs little, and few enough that little is lost with a
node that dies; what it was playing is played again elsewhere. Nodes with other code would play other games without anybody
noticing, so each batch is first compared with who sent it.
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
from dengen.lab.nodes import FACTS, Landed, identity, look_at, packages_of, pickled, play_batch
from dengen.lab.processes import LONGEST_BATCH, TRIES, BrokenGame, Parcel, Work
from dengen.lab.quiet import stdout_aside

BATCH = 0.5  # seconds that a batch should take
IN_FLIGHT_PER_CPU = 3
LOOK = 1.0  # seconds between two looks at which nodes there are, and whether the head still is
GONE = 5  # looks without an answer, after which the head is given up


class NoCluster(DengenError):
    """Ray isn't installed, there is no cluster at this address, or there was one."""

    code = "no_cluster"


class OtherCode(DengenError):
    """A node of the cluster has other code, another build or another Python than the one that sends it work."""

    code = "other_code"


def play_on_cluster(work: Work, numbers: Iterable[int], address: str) -> Iterator[Parcel]:
    """The results of these games, in the order in which they come."""
    with connected(address) as ray:
        yield from Cluster(ray, work, numbers, address).play()


@contextmanager
def connected(address: str) -> Iterator[Any]:
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster(f"Ray isn't installed here: {install('ray').en}.") from None
    check_reachable(address)
    with stdout_aside():
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except ImportError as error:
            raise NoCluster(f"Addresses with ray:// need Ray's client: pip install 'ray[client]' ({error}).") from None
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise NoCluster(f"There is no Ray cluster at {address!r}: {cause(error)}") from None
        try:
            yield ray
        finally:
            ray.shutdown()


def cause(error: BaseException) -> str:
    """What went wrong at first: Ray wraps it several times."""
    while error.__cause__ is not None:
        error = error.__cause__
    return str(error).strip() or type(error).__name__


def check_reachable(address: str) -> None:
    """Ray itself would go on trying for minutes. Addresses that are no HOST:PORT (auto, local, ray://…) are left to it."""
    if found := re.fullmatch(r"([\w.-]+):(\d+)", address):
        try:
            socket.create_connection((found[1], int(found[2])), timeout=5).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(f"There is no Ray cluster at {address!r}: {error}.") from None


class Cluster:
    """One piece of work on a cluster that we are connected with."""

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
        self.seconds = BATCH  # that a game takes, as far as we know
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
        """Ask every node who it is, before it plays anything."""
        near = self.ray.util.scheduling_strategies.NodeAffinitySchedulingStrategy
        question = self.ray.remote(look_at(self.ours.packages))
        asked = [
            (
                node["NodeManagerHostname"],  # which several may share
                question.options(num_cpus=0, scheduling_strategy=near(node["NodeID"], soft=False)).remote(),
            )
            for node in self.ray.nodes()
            if node["Alive"]
        ]
        for name, ref in asked:
            with suppress(self.ray.exceptions.NodeDiedError):  # it has just left
                self.compare(name, self.ray.get(ref))

    def compare(self, node: str, theirs: Sequence[str]) -> None:
        for what, ours, other in zip(FACTS, self.ours.facts, theirs, strict=True):
            if ours != other:
                raise OtherCode(
                    f"The node {node!r} has another {what}: {other}, here it is {ours}. "
                    "Install the same build on every node; nothing of it was counted."
                )

    def look_around(self) -> None:
        """Nodes that join late are used; a head that is gone is noticed, before Ray ends this process for it."""
        if time.monotonic() - self.looked < LOOK:
            return
        self.looked = time.monotonic()
        try:
            check_reachable(self.ray.get_runtime_context().gcs_address)
            self.missed = 0
        except NoCluster:
            self.missed += 1
            if self.missed == GONE:
                raise NoCluster(f"The Ray cluster at {self.address!r} is gone; what it had finished is kept.") from None
            return
        self.cpus = max(1, int(self.ray.cluster_resources().get("CPU", 1)))

    def send(self) -> None:
        for _ in range(self.cpus * IN_FLIGHT_PER_CPU - len(self.flying)):
            if not self.waiting:
                return
            fair = len(self.waiting) // (self.cpus * IN_FLIGHT_PER_CPU)  # so that all come to the end together
            size = max(1, min(round(BATCH / self.seconds), fair, self.longest))
            numbers = [self.waiting.popleft() for _ in range(min(size, len(self.waiting)))]
            self.flying[self.task.remote([self.shared], self.ours, numbers)] = numbers

    def hear(self, numbers: list[int], ref: Any) -> Iterator[Parcel]:
        errors = self.ray.exceptions
        try:
            landed: Landed = self.ray.get(ref)
        except errors.RayTaskError as error:
            self.check_nodes()  # a package that is missing somewhere is the node's fault
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
        """From now on one by one, so that it is known which game kills."""
        if len(numbers) == 1:
            self.deaths[numbers[0]] += 1
            if self.deaths[numbers[0]] == TRIES:
                raise BrokenGame(f"{TRIES} processes died while they played game {numbers[0]}: {why}")
        self.waiting.extendleft(reversed(numbers))
        self.longest = 1


def last_line(error: Exception) -> str:
    return str(error).strip().splitlines()[-1]
