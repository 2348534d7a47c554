"""A post office by the server's settings."""

from pathlib import Path

from dengen.extras import install
from dengen.server.config.settings import ServerSettings
from dengen.server.ops.clock import Clock
from dengen.server.ops.logs import Log
from dengen.server.ops.metrics import Metrics
from dengen.server.push.endpoints import KNOWN_HOSTS
from dengen.server.push.errors import BadPushKeys
from dengen.server.push.https_client import HttpsClient
from dengen.server.push.queue import Keys, PushQueue, PushTransport
from dengen.store import Store


def push_keys(path: str) -> Keys:
    """Raises BadPushKeys, also where what they need isn't installed."""
    try:
        from dengen.server.push.keys import read_keys  # cryptography is needed only here
    except ModuleNotFoundError as error:
        raise BadPushKeys(
            f"Push notifications need {error.name}: {install('push').en}.",
            f"プッシュ通知には {error.name} が必要です。{install('push').ja}。",
        ) from None
    return read_keys(Path(path))


def open_push_queue(
    settings: ServerSettings,
    store: Store,
    clock: Clock,
    log: Log,
    metrics: Metrics,
    carrier: PushTransport | None = None,
) -> PushQueue | None:
    """None: without keys nobody is told anything."""
    if not settings.push_keys:
        return None
    hosts = (*KNOWN_HOSTS, *settings.push_hosts)
    keys = push_keys(settings.push_keys)
    queue = settings.limits.push_queue
    return PushQueue(keys, hosts, carrier or HttpsClient(), store, clock, log, metrics, queue)
