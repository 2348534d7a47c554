"""The same work on a Ray cluster, where `dengen[ray]` is installed on every node. One task for each game: a node that dies loses
only what it was playing, and Ray plays that again elsewhere."""

import logging
import re
import socket
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import Any

from dengen.core.errors import DengenError
from dengen.lab.processes import TRIES, BrokenGame, Parcel, Work

IN_FLIGHT_PER_CPU = 4


class NoCluster(DengenError):
    """Ray isn't installed, or there is no cluster at this address."""

    code = "no_cluster"


def play_on_cluster(work: Work, numbers: Iterable[int], address: str) -> Iterator[Parcel]:
    """The results of these games, in the order in which they come."""
    ray = connected(address)
    try:
        yield from _play(ray, work, numbers)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    try:
        import ray
    except ModuleNotFoundError:
        raise NoCluster("Ray isn't installed here: pip install 'dengen[ray]'.") from None
    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise NoCluster(f"There is no Ray cluster at {address!r}: {error}") from None
    return ray


def check_reachable(address: str) -> None:
    """Ray itself would go on trying for minutes. Addresses that are no HOST:PORT (auto, local, ray://…) are left to it."""
    found = re.fullmatch(r"([\w.-]+):(\d+)", address)
    if found is None:
        return
    try:
        socket.create_connection((found[1], int(found[2])), timeout=5).close()
    except (OSError, OverflowError) as error:
        raise NoCluster(f"There is no Ray cluster at {address!r}: {error}.") from None


def _play(ray: Any, work: Work, numbers: Iterable[int]) -> Iterator[Parcel]:
    shared = ray.put(work)
    task = ray.remote(play_one).options(max_retries=TRIES)
    left = iter(numbers)
    flying: dict[Any, int] = {}
    limit = max(1, int(ray.cluster_resources().get("CPU", 1))) * IN_FLIGHT_PER_CPU
    while True:
        for number in islice(left, limit - len(flying)):
            flying[task.remote(shared, number)] = number
        if not flying:
            return
        landed, _ = ray.wait(list(flying), num_returns=1)
        for ref in landed:
            number = flying.pop(ref)
            try:
                yield [(number, ray.get(ref))]
            except ray.exceptions.RayError as error:
                raise BrokenGame(f"Game {number} failed: {str(error).strip().splitlines()[-1]}") from None


def play_one(work: Work, number: int) -> Any:
    return work.play(number)
