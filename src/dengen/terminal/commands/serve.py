"""`dengen serve`: tables for the network, and the page."""

import argparse
import asyncio
import importlib.util
import os
import threading
import time
import webbrowser
from pathlib import Path

import msgspec

from dengen.core.words import Text
from dengen.lab.jobs import cores
from dengen.lab.reports import reports_folder
from dengen.players import plugged
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint

EXAMPLES = """\
  dengen serve                                     play at http://127.0.0.1:8000; tables in your data directory
  dengen serve --lan yes --open                    for friends on the same network, too
  dengen serve --host 0.0.0.0 --port 80            for everybody who can reach this machine
  dengen serve --db sqlite:///tables.db            another SQLite file
  dengen serve --db postgresql://host/dengen --workers 4   several nodes; they need PostgreSQL
  dengen serve --push-keys push.json               people are told of their turn while the page is closed (dengen keys)

docs/deploy.md tells how to run it for good: behind nginx, with backups, on several machines."""

NEEDS = ("litestar", "uvicorn", "segno")
PORT = 8000
LOOPBACK = "127.0.0.1"
PONDERING = 10.0  # seconds
COMPILING = "DENGEN_COMPILING"  # how `make play` asks for a compiled build that is made meanwhile


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(commands, "serve", "Run the server: tables for the network, and the page.", EXAMPLES)
    parser.add_argument("--host", default="", help="the address to listen on (127.0.0.1, if not given)")
    parser.add_argument(
        "--port", type=int, help="the port to listen on (8000, if not given; with --open the next free one)"
    )
    parser.add_argument(
        "--lan",
        choices=["yes", "no", "ask"],
        help="listen so that others on the same network can come; ask: once, then it is remembered",
    )
    parser.add_argument("--db", default="", metavar="URL", help="where tables live: an SQLite file or postgresql://…")
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="server processes; more than 1 need PostgreSQL"
    )
    parser.add_argument(
        "--bot-workers", type=int, default=1, metavar="N", help="processes that think for bots, per server process"
    )
    parser.add_argument(
        "--pondering",
        type=float,
        metavar="SECONDS",
        help="CPU time for which each bot may think ahead while people think (10 for this machine, else 0, if not given)",
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
    parser.add_argument(
        "--sets",
        action=argparse.BooleanOptionalAction,
        help="let people make card sets of their own on the page (only on this machine, if not given)",
    )
    parser.add_argument(
        "--lab-workers",
        type=int,
        metavar="N",
        help="processes that play games with these sets, at low priority; 0: none (only on this machine, if not given: one per core)",
    )
    parser.add_argument(
        "--push-keys",
        default="",
        metavar="FILE",
        help="tell people of their turn while the page is closed, with these keys (dengen keys makes them)",
    )
    parser.add_argument(
        "--push-host",
        action="append",
        default=[],
        metavar="HOST",
        help="a push service beside the known ones (.example.com: all that end so)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    arguments.add_lang(parser)
    parser.set_defaults(run=serve)


def serve(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.here import is_loopback, own_url, urls_for_others  # the other commands don't need
    from dengen.server.main import serve as run  # what the server needs
    from dengen.server.main import try_store
    from dengen.server.push.opening import push_keys
    from dengen.server.settings import Compiling, ServerSettings, default_store
    from dengen.store.errors import BadStore
    from dengen.store.opening import shares_nodes
    from dengen.terminal import neighbours, ports
    from dengen.terminal.running import Note, leave_note, who_runs

    store = given.db or default_store()
    wish = os.environ.get(COMPILING, "")
    check_count("--workers", given.workers)
    check_count("--bot-workers", given.bot_workers)
    check_pondering(given.pondering)
    check_port(given.port)
    for name in given.player:
        check_plugin(name)
    if given.lab_workers is not None:
        check_count("--lab-workers", given.lab_workers, 0)
    if given.push_keys:
        push_keys(given.push_keys)  # complains, if they are none
    if given.workers > 1 and not shares_nodes(store):
        raise Complaint(
            "More than one worker needs PostgreSQL (--db postgresql://…): an SQLite file is for one.",
            "ワーカーを増やすにはPostgreSQLが必要です（--db postgresql://…）。SQLiteは1つだけです。",
        )
    is_open = bool(given.lan) and neighbours.may_come(given.lan, given.lang)
    host = given.host or (neighbours.EVERYWHERE if is_open else LOOPBACK)
    try:
        asyncio.run(try_store(store))
    except BadStore:
        running = who_runs(store)
        if running is None:
            raise
        said = already(running.url, is_open and not running.is_open)
        if not given.open:
            raise Complaint(said.en, said.ja) from None
        print(said[given.lang], flush=True)
        browse(running.url)
        return 0
    is_flexible = given.open and given.port is None  # a service that moves would be found by nobody
    is_ours = is_loopback(host) or is_open
    listening = (
        ports.first_free(host, PORT) if is_flexible else ports.wanted(host, PORT if given.port is None else given.port)
    )
    port = listening.getsockname()[1]
    if is_flexible and port != PORT:
        print(moved(ports.holder(PORT), port)[given.lang], flush=True)
    own = own_url(host, port)
    neighbours.announce(own, urls_for_others(host, port), not is_loopback(host), given.lang)
    leave_note(store, Note(own, not is_loopback(host)))
    if given.open:
        open_soon(own)
    run(
        ServerSettings(
            store=store,
            host=host,
            port=port,
            workers=given.workers,
            bot_workers=given.bot_workers,
            origins=tuple(given.origin),
            plugins=tuple(given.player),
            reports=str(reports_folder()) if is_ours else "",
            analysis=is_ours if given.analysis is None else given.analysis,
            pondering=(PONDERING if is_ours else 0.0) if given.pondering is None else given.pondering,
            push_keys=str(Path(given.push_keys).absolute()) if given.push_keys else "",
            push_hosts=tuple(given.push_host),
            sets=is_ours if given.sets is None else given.sets,
            lab=(cores() if is_ours else 0) if given.lab_workers is None else given.lab_workers,
            compiling=msgspec.json.decode(wish, type=Compiling) if wish else None,
            lang=given.lang,
        ),
        listening,
    )
    return 0


def already(url: str, is_too_private: bool) -> Text:
    """dengen runs already, there; and maybe not for those for whom it is wanted now."""
    said = Text(f"dengen is already running: {url}", f"dengenはすでに起動しています：{url}")
    if not is_too_private:
        return said
    return Text(
        f"{said.en}\nOthers can't reach that one: end it (Ctrl+C where it runs), and start again.",
        f"{said.ja}\nただし、ほかの端末からは開けません。起動中のほうを終了（Ctrl+C）してから、もう一度起動してください。",
    )


def moved(holder: str, port: int) -> Text:
    return Text(
        f"Port {PORT} is taken by {holder or 'another program'}; taking {port} instead.",
        f"ポート {PORT} は{holder or 'ほかのプログラム'}が使用中のため、{port} を使います。",
    )


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


def check_count(name: str, value: int, least: int = 1) -> None:
    if not least <= value <= 64:
        raise Complaint(
            f"{name} takes a number from {least} to 64, not {value}.",
            f"{name} は{least}〜64です（{value} は使えません）。",
        )


def check_pondering(seconds: float | None) -> None:
    if seconds is not None and not 0 <= seconds <= 600:
        raise Complaint(
            f"--pondering takes seconds from 0 to 600, not {seconds:g}.",
            f"--pondering は0〜600秒です（{seconds:g} は使えません）。",
        )


def check_port(port: int | None) -> None:
    if port is not None and not 0 <= port <= 65535:
        raise Complaint(
            f"--port takes a number from 0 to 65535, not {port}.", f"--port は0〜65535です（{port} は使えません）。"
        )


def open_soon(url: str) -> None:
    """As soon as our server answers there, its page in a browser; where there is none, nothing."""
    threading.Thread(target=open_page, args=(url,), daemon=True).start()


def open_page(url: str) -> None:
    from dengen.terminal.running import health_of

    for _ in range(100):
        time.sleep(0.1)
        if health_of(url) is not None:
            browse(url)
            return


def browse(url: str) -> None:
    try:
        webbrowser.get()
        webbrowser.open(url)
    except webbrowser.Error:
        pass
