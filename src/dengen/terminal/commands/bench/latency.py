"""`dengen bench latency`: waiting times for bots on this machine."""

import argparse
import asyncio

import msgspec

import dengen
from dengen.core.registry import registered
from dengen.players import NAMES
from dengen.terminal import arguments
from dengen.terminal.commands.bench.games import seconds
from dengen.terminal.commands.serve import check_installed
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, table

EXAMPLES = """\
  dengen bench latency                              all games, against hard
  dengen bench latency lumiel --player master --bot-workers 4
  dengen bench latency --json                       JSON for programs

Bots think in separate processes, as on a server. A simulated person thinks for 2 s and moves by the game's cheap policy. The
same deals are played in three ways: a new search for every question, with the search tree kept, and with bots that ponder
while the person thinks. Wall-clock times are meaningful on a quiet machine only, CPU times also on a busy one."""


def add(commands: arguments.Commands) -> None:
    about = pick("Measure the waiting times for bots.", "ボットの待ち時間を測る。")
    parser = arguments.add_command(commands, "latency", about, EXAMPLES)
    arguments.add_game(parser, many=True)
    parser.add_argument(
        "--player",
        type=arguments.player_name("--player"),
        default="hard",
        metavar="|".join(NAMES),
        help=pick("the bot (default: hard)", "測るボット（既定は hard）"),
    )
    parser.add_argument(
        "--moves",
        type=arguments.whole_number("--moves", 1, 10_000),
        default=12,
        metavar="N",
        help=pick("bot moves per figure (default: 12)", "1項目あたりのボットの手数（既定は12）"),
    )
    arguments.keep_flag(parser, "--moves", "--answers")
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=2.0,
        metavar="T",
        help=pick("seconds that the person thinks (default: 2)", "人が考える秒数（既定は2）"),
    )
    parser.add_argument(
        "--bot-workers",
        type=arguments.whole_number("--bot-workers", 1, 64),
        default=1,
        metavar="N",
        help=pick("bot processes (default: 1)", "ボットが考えるプロセスの数（既定は1）"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench_latency)


def bench_latency(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.bench import waits  # needs the extra `server`

    plan = waits.WaitPlan(given.player, given.moves, given.seconds, given.bot_workers)
    ids = [arguments.game_id(name) for name in given.games] or list(registered())
    figures = [entry for id in ids for entry in asyncio.run(waits.measure(dengen.game(id), plan))]
    if given.json:
        print_json([msgspec.to_builtins(entry) for entry in figures])
        return 0
    made = table("game", "seats", "bots think", "wait ms", "90 %", "CPU ms", "90 %", numbers=4)
    for entry in figures:
        shown = (entry.wait, entry.long_wait, entry.cpu, entry.long_cpu)
        made.add_row(entry.game, str(entry.seats), entry.way, *(f"{figure:,.0f}" for figure in shown))
    Screen().show(made)
    return 0
