"""`dengen serve`: tables for the network, and the page."""

import argparse
import asyncio
import importlib.util
import os
import sys
import threading
import time
import webbrowser
from typing import Any

from msgspec.structs import replace

from dengen.core.base.words import Lang, Text
from dengen.extras import install
from dengen.paths import data_folder
from dengen.server.config.configuration import Configuration
from dengen.server.config.settings import PORT
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint, in_one_line

EXAMPLES = """\
  dengen serve                                     play at http://127.0.0.1:8000; tables in your data directory
  dengen serve --lan yes --open                    for friends on the same network, too
  dengen serve --host 0.0.0.0 --port 80            for everybody who can reach this machine
  dengen serve --db sqlite:///tables.db            another SQLite file
  dengen serve --db postgresql://host/dengen --workers 4   several nodes; they need PostgreSQL
  dengen serve --config dengen.toml --check        print all settings, and what is wrong with them
  dengen serve --push-keys push.json               people are told of their turn while the page is closed (dengen keys)

docs/deploy.md tells how to run it for good: behind nginx, with backups, on several machines."""

NEEDS = ("litestar", "uvicorn", "segno")
BAD = 2


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(commands, "serve", "Run the server: tables for the network, and the page.", EXAMPLES)
    parser.add_argument(
        "--config",
        default="",
        metavar="FILE",
        help="a TOML file with settings (docs/deploy.md, Settings; or DENGEN_CONFIG)",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="print all settings with where each comes from, and what is wrong with them",
    )
    parser.add_argument("--host", help="the address to listen on (127.0.0.1, if not given)")
    parser.add_argument("--port", help="the port to listen on (8000, if not given; with --open the next free one)")
    parser.add_argument(
        "--lan",
        metavar="yes|no|ask",
        help="listen so that others on the same network can come; ask: once, then it is remembered",
    )
    parser.add_argument("--db", metavar="URL", help="where tables live: an SQLite file or postgresql://…")
    parser.add_argument("--workers", metavar="N", help="server processes; more than 1 need PostgreSQL")
    parser.add_argument("--bot-workers", metavar="N", help="processes that think for bots, per server process")
    parser.add_argument("--readers", metavar="N", help="processes that read what people send, per server process")
    parser.add_argument(
        "--pondering",
        metavar="SECONDS",
        help="CPU time for which each bot may think ahead while people think (10 for this machine, else 0, if not given)",
    )
    parser.add_argument("--origin", action="append", metavar="URL", help="a page elsewhere that may use this server")
    parser.add_argument(
        "--player",
        action="append",
        metavar="MODULE:CLASS",
        help="a player of your own that people may choose beside the levels (docs/players.md); it runs with your rights",
    )
    parser.add_argument(
        "--analysis",
        action=argparse.BooleanOptionalAction,
        help="let people have finished games analysed: a minute of CPU each (only on this machine, if not given)",
    )
    parser.add_argument(
        "--positions",
        action=argparse.BooleanOptionalAction,
        help="let people lay tables that begin from positions of their own (only on this machine, if not given)",
    )
    parser.add_argument(
        "--sets",
        action=argparse.BooleanOptionalAction,
        help="let people make card sets of their own on the page and play with them (only on this machine, if not given)",
    )
    parser.add_argument(
        "--lab-workers",
        metavar="N",
        help="processes that play games with these sets, at low priority; 0: none (only on this machine, if not given: one per core)",
    )
    parser.add_argument(
        "--push-keys",
        metavar="FILE",
        help="tell people of their turn while the page is closed, with these keys (dengen keys makes them)",
    )
    parser.add_argument(
        "--push-host",
        action="append",
        metavar="HOST",
        help="a push service beside the known ones (.example.com: all that end so)",
    )
    parser.add_argument(
        "--words",
        metavar="FILE",
        help="words that names may not have and chat doesn't show, one a line (docs/deploy.md)",
    )
    parser.add_argument(
        "--operators",
        metavar="FILE",
        help="let those see the server's state at /operator who have this token (dengen admin token makes it)",
    )
    parser.add_argument("--name", help="how operators call this machine (its host name, if not given)")
    parser.add_argument(
        "--traces",
        metavar="URL",
        help="tell an OpenTelemetry collector where time goes (http://127.0.0.1:4318; dengen[otel])",
    )
    parser.add_argument(
        "--drain",
        metavar="SECONDS",
        help="between SIGTERM and the end: people are told, other nodes take the tables over (2, if not given)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="how much of a thing is too much (--check lists them)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    arguments.add_lang(parser)
    parser.set_defaults(run=serve)


def serve(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.config.configuration import (  # the other commands don't need
        BadConfiguration,
        chosen_of,
        configured,
    )
    from dengen.server.limits.addresses import is_loopback, own_url, urls_for_others
    from dengen.server.main import serve as run
    from dengen.server.main import try_store
    from dengen.server.ops.logs import log_to
    from dengen.server.startup import Faults, settings_of, settled  # what the server needs
    from dengen.store.errors import BadStore
    from dengen.terminal import neighbours, ports
    from dengen.terminal.running import Note, leave_note, who_runs

    configuration = configured(flags_of(given), os.environ, given.config)
    if given.check:
        return check(configuration, given.lang)
    faults = Faults(configuration).of_settings()
    if faults:
        raise BadConfiguration(faults)
    wish = configuration.choices
    is_open = wish.lan is not None and neighbours.may_come(wish.lan, given.lang)
    choices = settled(wish, is_open)
    host, store = choices.host, choices.db
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
    is_flexible = given.open and wish.port is None  # a service that moves would be found by nobody
    listening = ports.first_free(host, PORT) if is_flexible else ports.wanted(host, choices.port or 0)
    port = listening.getsockname()[1]
    if is_flexible and port != PORT:
        print(moved(ports.holder(PORT), port)[given.lang], flush=True)
    own = own_url(host, port)
    neighbours.announce(own, urls_for_others(host, port), not is_loopback(host), given.lang)
    leave_note(store, Note(own, not is_loopback(host)))
    if given.open:
        open_soon(own)
    log = own_log() if given.open and sys.stderr.isatty() else ""
    log_to(log)("configured", **chosen_of(configuration))
    run(replace(settings_of(configuration, choices, port, given.lang, is_open), log=log), listening)
    return 0


def own_log() -> str:
    """A file for what happens from now on, so that whoever plays keeps the addresses in sight; "": there can be none."""
    file = data_folder() / "server.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")
    except OSError:
        return ""
    return str(file)


def flags_of(given: argparse.Namespace) -> dict[str, Any]:
    """What was given on the command line, by the names of the settings."""
    from dengen.server.config.configuration import KINDS, LIMIT

    flags = {name: value for name, value in vars(given).items() if name in KINDS and value is not None}
    for one in given.limit:
        name, equals, value = one.partition("=")
        if not equals:
            raise Complaint(
                f"--limit takes NAME=VALUE, not {one!r}.", f"--limit は NAME=VALUE です（{one!r} は使えません）。"
            )
        flags[LIMIT + name] = value
    return flags


def check(configuration: Configuration, lang: Lang) -> int:
    """Print it as a file, and all that speaks against it; nothing is changed."""
    from dengen.server.config.configuration import as_file
    from dengen.server.startup import Faults, settled

    choices = settled(configuration.choices, configuration.choices.lan == "yes")
    for line in as_file(configuration._replace(choices=choices)):
        print(line)
    faults = [*Faults(configuration).of_settings(), *Faults(configuration).of_store(choices.db)]
    for fault in faults:
        print(f"dengen: {in_one_line(fault[lang])}", file=sys.stderr)
    return BAD if faults else 0


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
            f"The server needs {names}: {install('server').en}.",
            f"サーバーには {names} が必要です。{install('server').ja}。",
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
