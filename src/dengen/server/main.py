"""Running the server: one process, or several nodes on one port."""

import gc
import logging
import os
import socket
import tempfile

import msgspec
import uvicorn
from litestar.types import ASGIApp
from msgspec.structs import replace
from uvicorn.supervisors import Multiprocess

from dengen.server.config.settings import ServerSettings
from dengen.server.http.app import make_app
from dengen.server.limits.tcp import GATE, protocols, raise_file_limit
from dengen.server.node import make_node
from dengen.server.ops.logs import JsonLogHandler
from dengen.server.runtime import Runtime
from dengen.store import open_store

SETTINGS = "DENGEN_SERVE"  # how a worker process gets its settings
GRACE = 5  # seconds for open requests when the server stops


def serve(settings: ServerSettings, listening: socket.socket) -> None:
    """Until it is told to stop, on a socket that listens already."""
    config = uvicorn.Config(
        "dengen.server.main:app",
        factory=True,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=settings.limits.message,
        ws_ping_interval=None,  # connections are pinged by messages of our own
        timeout_graceful_shutdown=GRACE,
        **protocols(),
    )
    if settings.workers == 1:
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        uvicorn.Server(config).run(sockets=[listening])
        return
    with tempfile.TemporaryDirectory(prefix="dengen-") as folder:
        os.environ[SETTINGS] = msgspec.json.encode(replace(settings, scoreboard=folder)).decode()
        Multiprocess(config, sockets=[listening]).run()


def app() -> ASGIApp:
    """The application of one node, by the settings in the environment."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=ServerSettings)
    GATE.limits = settings.limits
    node = make_node(settings)
    missing = raise_file_limit(settings.limits.tcp)
    if missing:
        node.log("few_files", missing=missing)
    logging.getLogger().addHandler(JsonLogHandler(node.log))
    node.build.introduce()
    made = make_app(Runtime(node))
    spare_the_collector()
    return made


def spare_the_collector() -> None:
    """Tables are many small objects without cycles: looking through all of them again and again finds nothing."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
    gc.enable()  # whoever is in a hurry to start may have switched it off


async def try_store(address: str) -> None:
    """Raises BadStore where tables can't be stored."""
    store = open_store(address)
    await store.open("trying", lambda news: None)
    await store.close()
