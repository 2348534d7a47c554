"""Many games at once over several processes, which write into arrays that all of them share."""

import multiprocessing
import signal
import weakref
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import numpy as np
from numpy.typing import NDArray

from dengen.core.base.chance import check_seed
from dengen.core.base.errors import DengenError
from dengen.core.game import Game
from dengen.rl.batch import Batch, LocalBatch
from dengen.rl.lanes import not_legal, wrong_count

STEP, PICK = b"step", b"pick"


class BrokenBatch(DengenError):
    """A process that stepped some of the games is gone, and they with it."""

    code = "broken_batch"


@dataclass(frozen=True)
class LaneSpec:
    """All that decides which games are played."""

    game: Game[Any]
    count: int
    seats: int
    settled: dict[str, Any]
    seed: int


class SharedBatch(Batch):
    """The games of a `LocalBatch`, each process stepping some of them. `close` it, or use it in `with`."""

    def __init__(self, kind: LaneSpec, workers: int) -> None:
        self.game = kind.game
        self.seats = kind.seats
        kind = replace(kind, seed=check_seed(kind.seed))
        context = multiprocessing.get_context("spawn")
        memory = context.RawArray("b", sum(size for _, size in columns(kind).values()))
        shown = arrays(memory, kind)
        self._acts = shown["acts"]
        self.observations: NDArray[np.float32] = shown["observations"]
        self.masks = shown["masks"]
        self.rewards = shown["rewards"]
        self.asked = shown["asked"]
        self.dones = shown["dones"]
        self._rows = np.arange(kind.count)
        self._pipes: list[Connection] = []
        processes: list[BaseProcess] = []
        self._end = weakref.finalize(self, dismiss, self._pipes, processes)
        for lanes in shares(kind.count, workers):
            ours, theirs = context.Pipe()
            process = context.Process(target=serve, args=(theirs, memory, kind, lanes), daemon=True)
            process.start()
            theirs.close()
            self._pipes.append(ours)
            processes.append(process)
        self._await()

    def close(self) -> None:
        self._end()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> None:
        if len(actions) != len(self):
            raise wrong_count(len(self), len(actions))
        given = np.asarray(actions).astype(np.int64, casting="same_kind")
        inside = (given >= 0) & (given < self.game.num_actions)
        legal = inside & (self.masks[self._rows, np.where(inside, given, 0)] != 0)
        if not legal.all():
            lane = int(legal.argmin())
            raise not_legal(lane, int(self.asked[lane]), int(given[lane]))
        self._acts[:] = given
        self._order(STEP)

    def random_actions(self) -> list[int]:
        self._order(PICK)
        picked: list[int] = self._acts.tolist()
        return picked

    def _order(self, what: bytes) -> None:
        if not self._end.alive:
            raise BrokenBatch("These games were closed.", "このゲームの組は閉じられています。")
        with suppress(OSError):  # whoever is gone is noticed by those who wait
            for pipe in self._pipes:
                pipe.send_bytes(what)
        self._await()

    def _await(self) -> None:
        try:
            for pipe in self._pipes:
                pipe.recv_bytes()
        except (EOFError, OSError):
            self.close()
            raise BrokenBatch(
                "A process that stepped some of these games has died.", "ゲームを進めるプロセスの1つが落ちました。"
            ) from None


def shares(count: int, workers: int) -> list[range]:
    """The lanes of each process: as many for one as for another, give or take one."""
    used = min(workers, count)
    edges = [count * worker // used for worker in range(used + 1)]
    return [range(first, last) for first, last in pairwise(edges)]


def columns(kind: LaneSpec) -> dict[str, tuple[NDArray[Any], int]]:
    """One row's like of each array and its size in bytes; the widest numbers first, so that all are aligned."""
    rows: dict[str, NDArray[Any]] = {
        "rewards": np.zeros(kind.seats, np.float64),
        "asked": np.zeros((), np.int64),
        "acts": np.zeros((), np.int64),
        "observations": np.zeros(kind.game.observation_size, np.float32),
        "masks": np.zeros(kind.game.num_actions, np.uint8),
        "dones": np.zeros((), np.uint8),
    }
    return {name: (row, row.nbytes * kind.count) for name, row in rows.items()}


def arrays(memory: Any, kind: LaneSpec) -> dict[str, NDArray[Any]]:
    """The shared memory as arrays, with a row for each game."""
    shown, at = {}, 0
    for name, (row, size) in columns(kind).items():
        shown[name] = np.frombuffer(memory, row.dtype, row.size * kind.count, at).reshape(kind.count, *row.shape)
        at += size
    return shown


def serve(pipe: Connection, memory: Any, kind: LaneSpec, lanes: range) -> None:
    """The life of a process: show its games, then step them or pick answers, until nobody listens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever started us
    mine = {name: array[lanes.start : lanes.stop] for name, array in arrays(memory, kind).items()}
    batch = LocalBatch(kind.game, len(lanes), kind.seats, kind.settled, kind.seed, lanes.start)
    with suppress(EOFError, OSError):
        while True:
            for name in ("observations", "masks", "rewards", "asked", "dones"):
                mine[name][:] = getattr(batch, name)
            pipe.send_bytes(b"")
            while pipe.recv_bytes() == PICK:
                mine["acts"][:] = batch.random_actions()
                pipe.send_bytes(b"")
            batch.step(mine["acts"])


def dismiss(pipes: list[Connection], processes: list[BaseProcess]) -> None:
    for pipe in pipes:
        pipe.close()
    for process in processes:
        process.terminate()
        process.join()
