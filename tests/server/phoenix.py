"""A server that rises again whenever it is killed: `python -m tests.server.phoenix STORE PORT [HOST]`. Prints each one's pid."""

import logging
import os
import signal
import sys

import uvicorn

from dengen.server.config.settings import ServerSettings
from dengen.server.http.app import make_app
from dengen.server.node import make_node
from dengen.server.runtime import Runtime
from tests.server.kit import QuickBots, quick, small_games


def serve(store: str, port: int, host: str) -> None:
    settings = ServerSettings(store=store, limits=quick(), beat=200, drain=0.5)
    runtime = Runtime(make_node(settings, games=small_games(), bots=QuickBots()))
    logging.disable()
    uvicorn.run(make_app(runtime), host=host, port=port, log_config=None, ws_max_size=65_536)


def main() -> None:
    store, port, host = sys.argv[1], int(sys.argv[2]), (*sys.argv[3:], "127.0.0.1")[0]
    while True:
        child = os.fork()  # all modules are there already: it is up again in a moment
        if child == 0:
            serve(store, port, host)
            return
        print(child, flush=True)
        _, status = os.waitpid(child, 0)
        if not os.WIFSIGNALED(status) or os.WTERMSIG(status) != signal.SIGKILL:
            return


if __name__ == "__main__":
    main()
