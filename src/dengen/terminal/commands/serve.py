"""`dengen serve`: tables for the network, and the page."""

import argparse
import importlib.util
import os
import socket
import threading
import time
import webbrowser

import msgspec

from dengen.lab.reports import reports_folder
from dengen.players import plugged
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint

EXAMPLES = """\
  dengen serve                                     play at http://127.0.0.1:8000; tables in your data directory
  dengen serve --host 0.0.0.0 --port 80            for others, too
  dengen serve --db sqlite:///tables.db            another SQLite file
  dengen serve --db postgresql://host/dengen --workers 4   several nodes; they need PostgreSQL

docs/deploy.md tells how to run it for good: behind nginx, with backups, on several machines."""

NEEDS = ("litestar", "uvicorn")
COMPILING = "DENGEN_COMPILING"  # how `make play` asks for a compiled build that is made meanwhile


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(commands, "serve", "Run the server: tables for the network, and the page.", EXAMPLES)
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1, if not given)")
    parser.add_argument("--port", type=int, default=8000, help="the port to listen on (8000, if not given)")
    parser.add_argument("--db", default="", metavar="URL", help="where tables live: an SQLite file or postgresql://…")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes; more than 1 need PostgreSQL"
    )
    parser.add_argument(
        "--bot-workers", type=int, default=1, metavar="N", help="processes that think for bots, per server process"
    )
    parser.add_argument(
        "--origin", action="append", default=[], metavar="URL", help="a page elsewhere that may use this server"
    )
    parser.add_argument(
        "--player",
        action="append",
        default=[],
        metavar="MODULE:CLASS",
        help="a player of your own that people may choose beside the levels (docs/players.md); it runs with your rights",
    )
    parser.add_argument(
        "--analysis",
        action=argparse.BooleanOptionalAction,
        help="let people have finished games analysed: a minute of CPU each (only on this machine, if not given)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    arguments.add_lang(parser)
    parser.set_defaults(run=serve)


def serve(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.api.reports import is_loopback  # only here: the other commands don't need what the server needs
    from dengen.server.main import serve as run
    from dengen.server.settings import Compiling, ServerSettings, default_store
    from dengen.store.opening import shares_nodes

    address = given.db or default_store()
    wish = os.environ.get(COMPILING, "")
    check_count("--workers", given.workers)
    check_count("--bot-workers", given.bot_workers)
    for name in given.player:
        check_plugin(name)
    if given.workers > 1 and not shares_nodes(address):
        raise Complaint(
            "More than one worker needs PostgreSQL (--db postgresql://…): an SQLite file is for one.",
            "ワーカーを増やすにはPostgreSQLが必要です（--db postgresql://…）。SQLiteは1つだけです。",
        )
    if given.open:
        open_soon(given.host, given.port)
    run(
        ServerSettings(
            store=address,
            host=given.host,
            port=given.port,
            workers=given.workers,
            bot_workers=given.bot_workers,
            origins=tuple(given.origin),
            plugins=tuple(given.player),
            reports=str(reports_folder()) if is_loopback(given.host) else "",
            analysis=is_loopback(given.host) if given.analysis is None else given.analysis,
            compiling=msgspec.json.decode(wish, type=Compiling) if wish else None,
            lang=given.lang,
        )
    )
    return 0


def check_installed() -> None:
    missing = [name for name in NEEDS if importlib.util.find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise Complaint(
            f"The server needs {names}: pip install 'dengen[server]'.",
            f"サーバーには {names} が必要です：pip install 'dengen[server]'",
        )


def check_plugin(name: str) -> None:
    if plugged(name) is None:
        raise Complaint(
            f"--player takes module:Class, or a player that a package registers, not {name!r}.",
            f"--player は モジュール:クラス か、パッケージが登録したプレイヤーの名前です（{name!r} は使えません）。",
        )


def check_count(name: str, value: int) -> None:
    if not 1 <= value <= 64:
        raise Complaint(
            f"{name} takes a number from 1 to 64, not {value}.", f"{name} は1〜64です（{value} は使えません）。"
        )


def open_soon(host: str, port: int) -> None:
    """As soon as the server answers, its page in a browser; where there is none, nothing."""
    threading.Thread(target=open_page, args=(host, port), daemon=True).start()


def open_page(host: str, port: int) -> None:
    for _ in range(100):
        time.sleep(0.1)
        try:
            socket.create_connection((host, port), timeout=1).close()
        except OSError:
            continue
        try:
            webbrowser.get()
            webbrowser.open(f"http://{host}:{port}")
        except webbrowser.Error:
            pass
        return
