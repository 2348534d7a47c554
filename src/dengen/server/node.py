"""What a node works with: its store, clock, games, bots, log. It is handed to whoever needs some of it, and knows none of them."""

import secrets
from collections.abc import Callable
from dataclasses import dataclass

from dengen.server.bad_words import BadWords
from dengen.server.bans import Bans
from dengen.server.bots import Bots, Thinker
from dengen.server.build import Build
from dengen.server.clock import Clock
from dengen.server.games import Games
from dengen.server.guests import random_name
from dengen.server.last_write import LastWrite
from dengen.server.logs import Log, log_to
from dengen.server.metrics import Labels, Metrics
from dengen.server.operators import Operators
from dengen.server.push.opening import open_post_office
from dengen.server.push.post_office import Carrier, PostOffice
from dengen.server.readers import Readers
from dengen.server.scoreboard import Scoreboard
from dengen.server.settings import ServerLimits, ServerSettings
from dengen.server.traces import Traces, open_traces
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
    readers: Readers
    build: Build
    log: Log
    metrics: Metrics
    push: PostOffice | None
    bans: Bans
    words: BadWords
    operators: Operators
    scoreboard: Scoreboard
    traces: Traces
    entropy: Callable[[], int] = entropy  # what games begin with

    @property
    def labels(self) -> Labels:
        """Of this node's figures."""
        return ("node", self.settings.name or self.id), ("worker", str(self.scoreboard.worker))

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
    carrier: Carrier | None = None,
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
        readers=Readers(settings.readers, settings.limits),
        build=Build(settings.compiling, lambda text: print(text[settings.lang], flush=True)),
        log=log,
        metrics=metrics,
        push=open_post_office(settings, store, clock, log, metrics, carrier),
        bans=Bans(store, clock.now),
        words=BadWords(settings.words),
        operators=Operators(settings.operators),
        scoreboard=Scoreboard(settings.scoreboard, settings.workers),
        traces=traces or open_traces(settings.traces, settings.name or id),
        entropy=entropy,
    )
