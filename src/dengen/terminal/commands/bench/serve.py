"""`dengen bench serve`: speed and memory of the server on this machine."""

import argparse
import asyncio

import msgspec

from dengen.core.registry import registered
from dengen.terminal import arguments
from dengen.terminal.commands.bench.games import seconds
from dengen.terminal.commands.bench.server_arguments import add_server
from dengen.terminal.commands.serve import check_installed
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen bench serve                                    1,000 tables of Lumiel in an SQLite file
  dengen bench serve --tables 100 --seconds 2           a quick run
  dengen bench serve --db postgresql://host/scratch     PostgreSQL; use a scratch database
  dengen bench serve --db postgresql://host/scratch --nodes 2
  dengen bench serve --json                             JSON for programs

Speed and memory are measured in two separate server processes. A client at each table plays against random bots; an action
counts once it is stored, acknowledged and sent. Wall-clock figures are meaningful on a quiet machine only; memory and actions
per CPU-second of the server also on a busy one."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "serve",
        pick("Measure the server: speed, memory, reconnecting.", "サーバーの速さ、メモリー、再接続を測る。"),
        EXAMPLES,
    )
    add_server(parser)
    parser.add_argument(
        "--nodes",
        type=arguments.whole_number("--nodes", 1, 16),
        default=1,
        metavar="N",
        help=pick("nodes that share the store (default: 1)", "保存先を共有するノードの数（既定は1）"),
    )
    parser.add_argument(
        "--tables",
        type=arguments.whole_number("--tables", 1, 10_000),
        default=1000,
        metavar="N",
        help=pick("number of tables (default: 1000)", "卓の数（既定は1000）"),
    )
    parser.add_argument(
        "--rate",
        type=arguments.whole_number("--rate", 1, 100_000),
        default=500,
        metavar="N",
        help=pick(
            "actions per second while acknowledgements are measured (default: 500)",
            "応答時間を測るときの毎秒の手数（既定は500）",
        ),
    )
    parser.add_argument(
        "--closed",
        type=arguments.whole_number("--closed", 2, 1_000_000),
        default=10_000,
        metavar="N",
        help=pick(
            "tables to open and close in the memory test (default: 10000)",
            "メモリーの増加を見るために開け閉めする卓の数（既定は10000）",
        ),
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=10.0,
        metavar="T",
        help=pick("seconds per figure (default: 10)", "1項目を測る秒数（既定は10）"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench_serve)


def bench_serve(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.bench import report, run  # needs the extra `server`
    from dengen.store.opening import shares_nodes

    game = arguments.game_id(given.game or next(iter(registered()), ""))
    if given.nodes > 1 and not shares_nodes(given.db):
        raise UsageError("Several nodes need PostgreSQL: --db.", "複数のサーバーには PostgreSQL が必要です（--db）。")
    plan = run.ServePlan(
        game=game, tables=given.tables, seconds=given.seconds, rate=given.rate, closed=given.closed, db=given.db,
        nodes=given.nodes,
    )  # fmt: skip
    figures = asyncio.run(run.measure(plan))
    if given.json:
        print_json(msgspec.to_builtins(figures))
    else:
        Screen().say("\n".join(report.lines(figures)))
    return 0
