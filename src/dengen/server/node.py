"""What a node works with: its store, clock, games, bots, log. It is handed to whoever needs some of it, and knows none of them."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from dengen.server.bots.bots import Bots, Thinker
from dengen.server.bots.build import Build
from dengen.server.config.settings import ServerLimits, ServerSettings
from dengen.server.ops.clock import Clock
from dengen.server.ops.last_write import LastWrite
from dengen.server.ops.logs import Log, log_to
from dengen.server.ops.metrics import Labels, Metrics
from dengen.server.ops.traces import Traces, open_traces
from dengen.server.ops.worker_metrics import WorkerMetrics
from dengen.server.people.bans import Bans
from dengen.server.people.blocklist import Blocklist
from dengen.server.people.guests import random_name
from dengen.server.people.operators import Operators
from dengen.server.push.opening import open_push_queue
from dengen.server.push.queue import PushQueue, PushTransport
from dengen.server.sandbox.games import Games
from dengen.server.sandbox.pool import SandboxPool
from dengen.store import OverseenStore, open_store

ENTROPY_BITS = 126
ID_LENGTH = 10


def entropy() -> int:
    return secrets.randbits(ENTROPY_BITS)


@dataclass(frozen=True)
class Node:
    id: str
    settings: ServerSettings
    store: OverseenStore
    clock: Clock
    last_write: LastWrite
    games: Games
    bots: Thinker
    sandbox: SandboxPool
    build: Build
    log: Log
    metrics: Metrics
    push: PushQueue | None
    bans: Bans
    blocklist: Blocklist
    operators: Operators
    worker_metrics: WorkerMetrics
    traces: Traces
    entropy: Callable[[], int] = entropy  # what games begin with

    @property
    def labels(self) -> Labels:
        """Of this node's figures."""
        return ("node", self.settings.name or self.id), ("worker", str(self.worker_metrics.worker))

    @property
    def limits(self) -> ServerLimits:
        return self.settings.limits


def make_node(
    settings: ServerSettings,
    *,
    games: Games | None = None,
    bots: Thinker | None = None,
    log: Log | None = None,
    entropy: Callable[[], int] = entropy,
    carrier: PushTransport | None = None,
    traces: Traces | None = None,
) -> Node:
    """A node by its settings, with a new id; its store isn't open yet."""
    id = random_name(ID_LENGTH)
    games = games or Games()
    store, clock, log, metrics = open_store(settings.store), Clock(), log or log_to(settings.log, id), Metrics()
    return Node(
        id=id,
        settings=settings,
        store=store,
        clock=clock,
        last_write=LastWrite(clock),
        games=games,
        bots=bots or Bots(settings.bot_workers, settings.plugins),
        sandbox=SandboxPool(settings.readers, settings.limits),
        build=Build(settings.compiling, lambda text: print(text[settings.lang], flush=True)),
        log=log,
        metrics=metrics,
        push=open_push_queue(settings, store, clock, log, metrics, carrier),
        bans=Bans(store, clock.now),
        blocklist=Blocklist(settings.words),
        operators=Operators(settings.operators),
        worker_metrics=WorkerMetrics(settings.scoreboard, settings.workers),
        traces=traces or open_traces(settings.traces, settings.name or id),
        entropy=entropy,
    )
