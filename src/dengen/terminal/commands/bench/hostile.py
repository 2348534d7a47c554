"""`dengen bench hostile`: latency of an honest table while the server is under attack."""

import argparse
import asyncio

import msgspec

from dengen.core.registry import registered
from dengen.terminal import arguments
from dengen.terminal.commands.bench.games import seconds
from dengen.terminal.commands.bench.server_arguments import add_server
from dengen.terminal.commands.serve import check_installed
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen bench hostile                                  20 attackers; a table of Lumiel in an SQLite file
  dengen bench hostile --guests 50 --seconds 60
  dengen bench hostile --json                           JSON for programs

Server, attackers and the honest client run in separate processes on this machine, so the attackers also take CPU from the
server. They flood sockets, abandon tables with master bots, request hints, and send records that take long to replay, card
sets that are too large, and malformed bodies."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "hostile",
        pick("Measure the latency of an honest table under attack.", "攻撃を受けている間の待ち時間を測る。"),
        EXAMPLES,
    )
    add_server(parser)
    parser.add_argument(
        "--guests",
        type=arguments.whole_number("--guests", 1, 200),
        default=20,
        metavar="N",
        help=pick("hostile guests (default: 20)", "攻撃するゲストの数（既定は20）"),
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=30.0,
        metavar="T",
        help=pick("seconds without and with the attack (default: 30)", "攻撃なし・ありでそれぞれ測る秒数（既定は30）"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench_hostile)


def bench_hostile(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.bench import hostile  # needs the extra `server`

    game = arguments.game_id(given.game or next(iter(registered()), ""))
    plan = hostile.HostilePlan(game=game, guests=given.guests, seconds=given.seconds, db=given.db)
    figures = asyncio.run(hostile.measure(plan))
    if given.json:
        print_json(msgspec.to_builtins(figures))
    else:
        Screen().say("\n".join(hostile.lines(figures)))
    return 0
