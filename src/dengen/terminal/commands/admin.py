"""`dengen admin`: administration of a store's tables and guests, with or without a running server."""

import argparse
import asyncio
import importlib.util
import os
import sys
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from dengen.core.base.columns import width
from dengen.core.base.words import Lang, Text, plural
from dengen.extras import install
from dengen.server.config.configuration import configured
from dengen.server.config.setting_types import UNITS, InvalidValue, measured
from dengen.server.config.settings import default_store
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick

if TYPE_CHECKING:
    from dengen.server.admin import Overseer
    from dengen.store import OverseenStore
    from dengen.store.oversight import OverseenGuest, OverseenTable

EXAMPLES = """\
  dengen admin tables --stage playing              list tables
  dengen admin guests --name ann                   list guests
  dengen admin show k7m2p4qx                       details of a table or a guest
  dengen admin close k7m2p4qx                      close a table
  dengen admin hide k7m2p4qx                       leave it out of all lists (undo: unhide)
  dengen admin rename p2h4k6m8nqrs Guest           rename a guest, at tables too
  dengen admin ban p2h4k6m8nqrs 203.0.113.0/24 --for 7d --reason spam
  dengen admin export k7m2p4qx table.json          everything stored about it
  dengen admin delete p2h4k6m8nqrs                 delete a table, or a guest with their data
  dengen admin purge --tables 365d --guests 400d --dry-run
  dengen admin token operators.token               for the status page: dengen serve --operators operators.token

The store is given by --db, DENGEN_DB, or the file named by --config or DENGEN_CONFIG, as for dengen serve. Servers may keep
running: with PostgreSQL a change takes effect at once, with SQLite within 2 s."""
EXAMPLES_JA = """\
  dengen admin tables --stage playing              卓の一覧
  dengen admin guests --name ann                   ゲストの一覧
  dengen admin show k7m2p4qx                       卓やゲストの詳細
  dengen admin close k7m2p4qx                      卓を閉じる
  dengen admin hide k7m2p4qx                       一覧に出さない（戻すには unhide）
  dengen admin rename p2h4k6m8nqrs ゲスト           一覧でも席でも名前を変える
  dengen admin ban p2h4k6m8nqrs 203.0.113.0/24 --for 7d --reason spam
  dengen admin export k7m2p4qx table.json          保存されているものをすべて書き出す
  dengen admin delete p2h4k6m8nqrs                 卓、またはゲストをデータごと消す
  dengen admin purge --tables 365d --guests 400d --dry-run
  dengen admin token operators.token               状態ページ用：dengen serve --operators operators.token

データベースは `dengen serve` と同じく --db、DENGEN_DB、または --config か DENGEN_CONFIG のファイルで決まります。サーバーを
止める必要はありません。PostgreSQLならすぐ、SQLiteなら2秒以内に反映されます。"""

DAY = 24 * 3600 * 1000
Work = Callable[["Overseer", "OverseenStore", argparse.Namespace, int], Awaitable[int]]


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "admin",
        pick("Administer the tables and guests of a server.", "サーバーの卓とゲストを管理する。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    actions = parser.add_subparsers(metavar="ACTION", required=True, dest="what")
    tables = action(
        actions, "tables", listed_tables, "List tables, most recently used first.", "卓の一覧（最近動いた順）。"
    )
    tables.add_argument(
        "--stage", default="", help=pick("gathering, playing, over or closed", "gathering、playing、over、closed")
    )
    tables.add_argument("--game", default="", help=pick("only tables of this game", "このゲームだけ"))
    tables.add_argument(
        "--guest", default="", metavar="ID", help=pick("only tables of this guest", "このゲストの卓だけ")
    )
    guests = action(actions, "guests", listed_guests, "List guests, newest first.", "ゲストの一覧（新しい順）。")
    guests.add_argument("--name", default="", help=pick("part of the name", "名前の一部"))
    guests.add_argument(
        "--blocklist",
        default="",
        metavar="FILE",
        help=pick("only names with one of the words in this file", "ファイルの語を含む名前だけ"),
    )
    arguments.keep_flag(guests, "--blocklist", "--words")
    for listing in (tables, guests):
        listing.add_argument("--limit", type=arguments.whole_number("--limit"), default=50, metavar="N")
        arguments.add_json(listing)
    one(action(actions, "show", shown, "Show the details of a table or a guest.", "卓やゲストの詳細を見る。"))
    some(action(actions, "close", closed, "Close tables.", "卓を閉じる。"))
    some(action(actions, "hide", hidden, "UserQuit tables out of all lists.", "卓を一覧に出さない。"))
    some(action(actions, "unhide", unhidden, "Show tables in lists again.", "卓を一覧に戻す。"))
    renaming = one(action(actions, "rename", renamed, "Rename a guest.", "ゲストの名前を変える。"))
    renaming.add_argument("name", metavar="NAME")
    some(action(actions, "delete", deleted, "Delete tables, or guests with their data.", "卓やゲストを消す。"))
    exporting = one(
        action(
            actions, "export", exported, "Export everything stored about a table or a guest.", "保存内容を書き出す。"
        )
    )
    exporting.add_argument("file", metavar="FILE", nargs="?", default="-")
    banning = some(action(actions, "ban", banned, "Ban guests or addresses.", "ゲストやアドレスの利用を止める。"))
    banning.add_argument(
        "--for",
        dest="span",
        default="",
        metavar="SPAN",
        help=pick("duration, such as 7d or 12h (default: no end)", "期間。7d、12hなど（既定は無期限）"),
    )
    banning.add_argument("--reason", default="", help=pick("note for other operators", "管理者向けのメモ"))
    some(action(actions, "unban", unbanned, "Lift bans.", "利用停止を解く。"))
    arguments.add_json(action(actions, "bans", listed_bans, "List bans.", "利用停止の一覧。"))
    arguments.add_json(action(actions, "nodes", listed_nodes, "List the running nodes.", "動いているノードの一覧。"))
    purging = action(actions, "purge", purged, "Delete old tables and guests.", "古い卓とゲストを消す。")
    purging.add_argument(
        "--tables",
        default="",
        metavar="SPAN",
        help=pick("closed tables, unused for this long", "この期間動きのない、閉じた卓"),
    )
    purging.add_argument(
        "--guests", default="", metavar="SPAN", help=pick("guests, away for this long", "この期間来ていないゲスト")
    )
    purging.add_argument("--dry-run", action="store_true", help=pick("only list them", "対象を表示するだけ"))
    making = actions.add_parser(
        "token", help=pick("Create a token for the status page.", "状態ページ用のトークンを作る。")
    )
    making.add_argument("file", metavar="FILE")
    arguments.add_lang(making)
    making.set_defaults(run=token)


def action(actions: Any, name: str, work: Work, en: str, ja: str) -> arguments.Parser:
    parser: arguments.Parser = actions.add_parser(name, help=pick(en, ja), description=pick(en, ja))
    parser.add_argument(
        "--db", metavar="URL", help=pick("the store, as in `dengen serve`", "データベース（`dengen serve` と同じ）")
    )
    parser.add_argument(
        "--config", default="", metavar="FILE", help=pick("the server's settings file", "サーバーの設定ファイル")
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=run, work=work)
    return parser


def one(parser: arguments.Parser) -> arguments.Parser:
    parser.add_argument("id", metavar="ID")
    return parser


def some(parser: arguments.Parser) -> arguments.Parser:
    parser.add_argument("ids", metavar="ID", nargs="+")
    return parser


def run(given: argparse.Namespace) -> int:
    if importlib.util.find_spec("litestar") is None:
        raise UsageError(
            f"Administration needs the server's packages: {install('server').en}.",
            f"管理にはサーバーのパッケージが必要です。{install('server').ja}。",
        )
    return asyncio.run(overseen(given))


async def overseen(given: argparse.Namespace) -> int:
    from dengen.server.admin import Overseer
    from dengen.server.sandbox.games import Games
    from dengen.store import open_store

    chosen = configured({"db": given.db} if given.db else {}, os.environ, given.config)
    store = open_store(chosen.choices.db or default_store())
    await store.visit()
    try:
        now = time.time_ns() // 1_000_000
        work: Work = given.work
        return await work(Overseer(store, Games(), now), store, given, now)
    finally:
        await store.close()


# ---- lists and details ----


async def listed_tables(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    found = await store.oversight.tables(given.stage, given.game, given.guest, limit=given.limit)
    if given.json:
        return told([table_facts(one) for one in found])
    heads = [
        Text("table", "卓"),
        Text("game", "ゲーム"),
        Text("stage", "段階"),
        Text("touched", "最終"),
        Text("seats", "席"),
    ]
    return columns(heads, [table_row(one) for one in found], given.lang)


def table_row(one: "OverseenTable") -> list[str]:
    header, summary = one.listed.header, one.listed.summary
    seats = ", ".join(chair.name or (f"({chair.level})" if chair.level else "–") for chair in summary.chairs)
    stage = f"{summary.stage} (hidden)" if one.hidden else summary.stage
    return [header.table, header.game, stage, moment(one.listed.touched), seats]


def table_facts(one: "OverseenTable") -> dict[str, Any]:
    header, summary = one.listed.header, one.listed.summary
    return {
        "table": header.table, "game": header.game, "stage": summary.stage, "host": header.host, "hidden": one.hidden,
        "node": one.node, "entries": one.entries, "games": summary.games, "founded": header.time,
        "touched": one.listed.touched, "join": header.join, "watch": header.watch,
        "chairs": msgspec.to_builtins(summary.chairs),
    }  # fmt: skip


async def listed_guests(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    if given.blocklist:
        found = (await overseer.guests_called(lines_of(given.blocklist)))[: given.limit]
    else:
        found = await store.oversight.guests(given.name, limit=given.limit)
    if given.json:
        return told([guest_facts(one) for one in found])
    heads = [
        Text("guest", "ゲスト"),
        Text("name", "名前"),
        Text("came", "登録"),
        Text("seen", "最終"),
        Text("tables", "卓"),
    ]
    rows = [
        [one.guest.person, one.guest.name, moment(one.guest.time), moment(one.seen), str(one.tables)] for one in found
    ]
    return columns(heads, rows, given.lang)


def lines_of(file: str) -> list[str]:
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        raise UsageError(f"{file} can't be read.", f"{file} を読めません。") from None
    return [word for line in lines if (word := line.partition("#")[0].strip().removesuffix("*"))]


def guest_facts(one: "OverseenGuest") -> dict[str, Any]:
    guest = one.guest
    return {
        "guest": guest.person, "name": guest.name, "came": guest.time, "seen": one.seen, "devices": one.devices,
        "tables": one.tables,
    }  # fmt: skip


async def shown(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    if await overseer.is_table(given.id):
        return told(table_facts(await overseer.table(given.id)))
    tables = await store.oversight.tables(person=given.id, limit=1000)
    sessions = [{"device": one.device, "began": one.began, "seen": one.seen} for one in await store.sessions(given.id)]
    facts = guest_facts(await overseer.guest(given.id)) | {"sessions": sessions}
    return told(facts | {"tables": [table_facts(one) for one in tables]})


async def listed_bans(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    bans = await store.oversight.bans()
    if given.json:
        return told(msgspec.to_builtins(bans))
    heads = [Text("banned", "対象"), Text("since", "開始"), Text("until", "期限"), Text("reason", "理由")]
    rows = [[ban.what, moment(ban.time), moment(ban.until) if ban.until else "–", ban.reason] for ban in bans]
    return columns(heads, rows, given.lang)


async def listed_nodes(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    from dengen.server.ops.state import state_from
    from dengen.store.interface import SILENCE

    found = [(one, state_from(one.state)) for one in await store.oversight.nodes(now - SILENCE)]
    if given.json:
        return told([{"node": one.node, "seen": one.seen, "state": msgspec.to_builtins(state)} for one, state in found])
    heads = [
        Text("node", "ノード"),
        Text("machine", "マシン"),
        Text("status", "状態"),
        Text("tables", "卓"),
        Text("people", "接続"),
    ]
    rows = [
        [
            one.node,
            f"{state.name} {state.worker}",
            " ".join([state.status, *state.troubles]),
            str(state.tables),
            str(state.connections),
        ]
        for one, state in found
        if state is not None
    ]
    return columns(heads, rows, given.lang)


# ---- changes ----


async def closed(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    for id in given.ids:
        was_open = await overseer.close(id)
        say(
            given.lang,
            *(
                (f"{id} is closed.", f"{id} を閉じました。")
                if was_open
                else (f"{id} was closed already.", f"{id} はすでに閉じています。")
            ),
        )
    return 0


async def hidden(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    for id in given.ids:
        await overseer.table(id)
        await store.oversight.hide(id, True)
        say(given.lang, f"{id} is hidden from all lists.", f"{id} を一覧から外しました。")
    return 0


async def unhidden(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    for id in given.ids:
        await overseer.table(id)
        await store.oversight.hide(id, False)
        say(given.lang, f"{id} is shown in lists again.", f"{id} を一覧に戻しました。")
    return 0


async def renamed(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    await overseer.rename(given.id, given.name)
    say(given.lang, f"{given.id} is now called {given.name}.", f"{given.id} の名前を {given.name} に変えました。")
    return 0


async def deleted(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    for id in given.ids:
        await (store.oversight.delete(id) if await overseer.is_table(id) else overseer.erase(id))
        say(given.lang, f"{id} is deleted.", f"{id} を消しました。")
    return 0


async def exported(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    body = await overseer.exported(given.id)
    if given.file == "-":
        print(body.decode())
        return 0
    try:
        with os.fdopen(os.open(given.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(body)
    except OSError as error:
        raise UsageError(
            f"{given.file} can't be written: {error.strerror}.", f"{given.file} に書き込めません。"
        ) from None
    return 0


async def banned(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    from dengen.store import Ban

    until = now + span(given.span, "--for") if given.span else 0
    for what in [await target(overseer, id) for id in given.ids]:  # all are checked before any is banned
        await store.oversight.ban(Ban(what, given.reason, now, until))
        say(given.lang, f"{what} is banned.", f"{what} の利用を止めました。")
    return 0


async def target(overseer: "Overseer", id: str) -> str:
    """The guest's id, or the network of an address."""
    from dengen.server.limits.addresses import household
    from dengen.server.people.bans import network_of

    network = network_of(id)
    if network is None:
        return (await overseer.guest(id)).guest.person
    if network.is_loopback:
        raise UsageError(
            f"{id} is this machine, or a proxy on it: ban the addresses that the proxy forwards.",
            f"{id} はサーバー自身（またはその上のプロキシー）です。プロキシーが伝えるアドレスを止めてください。",
        )
    return str(network if "/" in id else network_of(household(id)))


async def unbanned(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    code = 0
    for id in given.ids:
        from dengen.server.people.bans import network_of

        what = await target(overseer, id) if network_of(id) is not None else id
        if await store.oversight.unban(what):
            say(given.lang, f"{what} is no longer banned.", f"{what} の利用停止を解きました。")
        else:
            say(given.lang, f"{what} wasn't banned.", f"{what} は止められていません。")
            code = 1
    return code


async def purged(overseer: "Overseer", store: "OverseenStore", given: argparse.Namespace, now: int) -> int:
    if not given.tables and not given.guests:
        raise UsageError("Missing: --tables SPAN or --guests SPAN.", "--tables か --guests で期間を指定してください。")
    before = [
        now - span(one, flag) if one else 0 for one, flag in ((given.tables, "--tables"), (given.guests, "--guests"))
    ]
    tables, guests = await overseer.purge(before[0], before[1], given.dry_run)
    for id in (*tables, *guests):
        print(id)
    en, ja = ("would be deleted", "が対象です") if given.dry_run else ("deleted", "を消しました")
    say(
        given.lang,
        f"{plural(len(tables), 'table')} and {plural(len(guests), 'guest')} {en}.",
        f"卓{len(tables)}、ゲスト{len(guests)}{ja}。",
    )
    return 0


def token(given: argparse.Namespace) -> int:
    from dengen.server.people.operators import make_token

    try:
        make_token(Path(given.file))
    except FileExistsError:
        raise UsageError(f"{given.file} already exists.", f"{given.file} はすでにあります。") from None
    except OSError as error:
        raise UsageError(
            f"{given.file} can't be written: {error.strerror}.", f"{given.file} に書き込めません。"
        ) from None
    say(
        given.lang,
        f"{given.file} created. Keep it secret: dengen serve --operators {given.file}",
        f"{given.file} を作りました。秘密にしてください：dengen serve --operators {given.file}",
    )
    return 0


# ---- output ----


def span(text: str, flag: str) -> int:
    """A duration in ms."""
    try:
        value = measured(text, UNITS["span"])
    except InvalidValue:
        value = ""
    if not isinstance(value, int) or text.strip().isdecimal():
        raise UsageError(
            f"{flag} takes a duration such as 12h or 30d, not {text!r}.",
            f"{flag} は12hや30dのような長さです（{text!r} は使えません）。",
        )
    return value


def moment(time: int) -> str:
    return datetime.fromtimestamp(time / 1000, UTC).strftime("%Y-%m-%d %H:%M") if time else "–"


def columns(heads: Sequence[Text], rows: Iterable[Sequence[str]], lang: Lang) -> int:
    lines = [[head[lang] for head in heads], *rows]
    widths = [max(width(line[nth]) for line in lines) for nth in range(len(heads))]
    for line in lines:
        print("  ".join(cell + " " * (wide - width(cell)) for cell, wide in zip(line, widths, strict=True)).rstrip())
    return 0


def told(facts: Any) -> int:
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(facts)).decode() + "\n")
    return 0


def say(lang: Lang, en: str, ja: str) -> None:
    print(Text(en, ja)[lang])
