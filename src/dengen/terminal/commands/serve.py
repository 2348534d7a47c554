"""`dengen serve`: the server, with the page and the protocol."""

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
from dengen.terminal.errors import UsageError, in_one_line
from dengen.terminal.language import pick

EXAMPLES = """\
  dengen serve                                     play at http://127.0.0.1:8000; tables in your data directory
  dengen serve --lan yes --open                    let friends on the same network join; open the page
  dengen serve --host 0.0.0.0 --port 80            accept connections from everywhere
  dengen serve --db sqlite:///tables.db            another SQLite file
  dengen serve --db postgresql://host/dengen --workers 4   several processes (PostgreSQL only)
  dengen serve --config dengen.toml --check        print and check all settings
  dengen serve --push-keys push.json               push notifications (dengen push-keys)

docs/deploy.md explains how to run a public server: behind nginx, with backups, on several machines."""

NEEDS = ("litestar", "uvicorn", "segno")
BAD = 2


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands, "serve", pick("Run the server with the page.", "サーバーを起動し、ブラウザで遊ぶ。"), EXAMPLES
    )
    parser.add_argument(
        "--config",
        default="",
        metavar="FILE",
        help="a TOML file with settings; also DENGEN_CONFIG (docs/deploy.md, Settings)",
    )
    parser.add_argument(
        "--check",
        action="store_true",
        help="print all settings with their sources, and check them",
    )
    parser.add_argument("--host", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", help="port to listen on (default: 8000; with --open, the next free one)")
    parser.add_argument(
        "--lan",
        metavar="yes|no|ask",
        help="accept connections from the local network; ask: ask once and remember",
    )
    parser.add_argument("--db", metavar="URL", help="the store: an SQLite file or postgresql://…")
    parser.add_argument("--workers", metavar="N", help="server processes; more than 1 need PostgreSQL (default: 1)")
    parser.add_argument("--bot-workers", metavar="N", help="bot processes per server process (default: 1)")
    parser.add_argument(
        "--sandbox-workers",
        metavar="N",
        help="sandboxed workers for untrusted uploads, per server process (default: 1)",
    )
    arguments.keep_flag(parser, "--sandbox-workers", "--readers")
    parser.add_argument(
        "--pondering",
        metavar="SECONDS",
        help="CPU time that each bot may think ahead while people think (default: 10 on a local server, else 0)",
    )
    parser.add_argument(
        "--origin", action="append", metavar="URL", help="another page that may use this server (repeatable)"
    )
    parser.add_argument(
        "--player",
        action="append",
        metavar="MODULE:CLASS",
        help="a custom bot to offer at tables (repeatable); it runs with your rights (docs/players.md)",
    )
    parser.add_argument(
        "--analysis",
        action=argparse.BooleanOptionalAction,
        help="allow analysis of finished games, a minute of CPU each (default: on a local server only)",
    )
    parser.add_argument(
        "--positions",
        action=argparse.BooleanOptionalAction,
        help="allow tables that start from custom positions (default: on a local server only)",
    )
    parser.add_argument(
        "--sets",
        action=argparse.BooleanOptionalAction,
        help="allow custom card sets made on the page (default: on a local server only)",
    )
    parser.add_argument(
        "--lab-workers",
        metavar="N",
        help="low-priority processes that simulate games with custom sets; 0 for none (default: one per core on a local server)",
    )
    parser.add_argument(
        "--push-keys",
        metavar="FILE",
        help="keys for push notifications (created by `dengen push-keys`)",
    )
    parser.add_argument(
        "--push-host",
        action="append",
        metavar="HOST",
        help="an additional push service; .example.com includes subdomains (repeatable)",
    )
    parser.add_argument(
        "--blocklist",
        metavar="FILE",
        help="blocklist for names and chat, one word per line (docs/deploy.md)",
    )
    arguments.keep_flag(parser, "--blocklist", "--words")
    parser.add_argument(
        "--operators",
        metavar="FILE",
        help="token file for /operator (created by `dengen admin token`)",
    )
    parser.add_argument("--name", help="this machine's name for operators (default: its host name)")
    parser.add_argument(
        "--otel",
        metavar="URL",
        help="send OpenTelemetry traces to this collector, such as http://127.0.0.1:4318 (needs dengen[otel])",
    )
    arguments.keep_flag(parser, "--otel", "--traces")
    parser.add_argument(
        "--drain",
        metavar="SECONDS",
        help="grace period after SIGTERM, in which other nodes take over the tables (default: 2)",
    )
    parser.add_argument(
        "--limit",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="override a limit (repeatable; --check lists them)",
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
    from dengen.terminal import lan_access, ports
    from dengen.terminal.running_server import ServerNote, leave_note, running_server

    configuration = configured(flags_of(given), os.environ, given.config)
    if given.check:
        return check(configuration, given.lang)
    faults = Faults(configuration).of_settings()
    if faults:
        raise BadConfiguration(faults)
    wish = configuration.choices
    is_open = wish.lan is not None and lan_access.is_allowed(wish.lan, given.lang)
    choices = settled(wish, is_open)
    host, store = choices.host, choices.db
    try:
        asyncio.run(try_store(store))
    except BadStore:
        running = running_server(store)
        if running is None:
            raise
        said = already_running(running.url, is_open and not running.is_open)
        if not given.open:
            raise UsageError(said.en, said.ja) from None
        print(said[given.lang], flush=True)
        browse(running.url)
        return 0
    is_flexible = given.open and wish.port is None  # without --open, clients expect the given port
    listening = ports.first_free(host, PORT) if is_flexible else ports.wanted(host, choices.port or 0)
    port = listening.getsockname()[1]
    if is_flexible and port != PORT:
        print(moved(ports.holder(PORT), port)[given.lang], flush=True)
    own = own_url(host, port)
    lan_access.announce(own, urls_for_others(host, port), not is_loopback(host), given.lang)
    leave_note(store, ServerNote(own, not is_loopback(host)))
    if given.open:
        open_soon(own)
    log = own_log() if given.open and sys.stderr.isatty() else ""
    log_to(log)("configured", **chosen_of(configuration))
    run(replace(settings_of(configuration, choices, port, given.lang, is_open), log=log), listening)
    return 0


def own_log() -> str:
    """A new log file, which keeps the terminal free for the addresses; "" if it can't be created."""
    file = data_folder() / "server.log"
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(b"")
    except OSError:
        return ""
    return str(file)


def flags_of(given: argparse.Namespace) -> dict[str, Any]:
    """The settings given on the command line, by name."""
    from dengen.server.config.configuration import KINDS, LIMIT

    flags = {name: value for name, value in vars(given).items() if name in KINDS and value is not None}
    for one in given.limit:
        name, equals, value = one.partition("=")
        if not equals:
            raise UsageError(
                f"--limit takes NAME=VALUE, not {one!r}.", f"--limit は NAME=VALUE です（{one!r} は使えません）。"
            )
        flags[LIMIT + name] = value
    return flags


def check(configuration: Configuration, lang: Lang) -> int:
    """Print the configuration as a file, and its faults; nothing is changed."""
    from dengen.server.config.configuration import as_file
    from dengen.server.startup import Faults, settled

    choices = settled(configuration.choices, configuration.choices.lan == "yes")
    for line in as_file(configuration._replace(choices=choices)):
        print(line)
    faults = [*Faults(configuration).of_settings(), *Faults(configuration).of_store(choices.db)]
    for fault in faults:
        print(f"dengen: {in_one_line(fault[lang])}", file=sys.stderr)
    return BAD if faults else 0


def already_running(url: str, is_too_private: bool) -> Text:
    """The message that a server is running; if it is too private, how to open it to other devices."""
    said = Text(f"dengen is already running: {url}", f"dengenはすでに起動しています：{url}")
    if not is_too_private:
        return said
    return Text(
        f"{said.en}\nOther devices can't reach it: stop it (Ctrl+C in its terminal) and start again.",
        f"{said.ja}\nただし、ほかの端末からは開けません。起動中のほうを終了（Ctrl+C）してから、もう一度起動してください。",
    )


def moved(holder: str, port: int) -> Text:
    return Text(
        f"Port {PORT} is in use by {holder or 'another program'}; using {port} instead.",
        f"ポート {PORT} は{holder or 'ほかのプログラム'}が使用中のため、{port} を使います。",
    )


def check_installed() -> None:
    missing = [name for name in NEEDS if importlib.util.find_spec(name) is None]
    if missing:
        names = ", ".join(missing)
        raise UsageError(
            f"The server needs {names}: {install('server').en}.",
            f"サーバーには {names} が必要です。{install('server').ja}。",
        )


def open_soon(url: str) -> None:
    """Open the page in a browser, if there is one, as soon as the server answers."""
    threading.Thread(target=open_page, args=(url,), daemon=True).start()


def open_page(url: str) -> None:
    from dengen.terminal.running_server import health_of

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
