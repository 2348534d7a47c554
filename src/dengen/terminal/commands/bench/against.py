"""`dengen bench against`: speed of this build compared with another."""

import argparse
from pathlib import Path

import msgspec

import dengen
from dengen.core.registry import registered
from dengen.lab.build_comparison import Compared, build_in, compare
from dengen.terminal import arguments
from dengen.terminal.commands.bench.games import seconds
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, table

EXAMPLES = """\
  dengen bench against ../dengen-before            all games
  dengen bench against ../dengen-before lumiel     one game
  dengen bench against ../dengen-before --rounds 5 more rounds, for a busy machine

CHECKOUT is a checkout (its build/compiled if present, else its src) or a folder that contains the package. Both builds run
alternately, each in a separate process. Figures are CPU time, the best of all rounds."""


def add(commands: arguments.Commands) -> None:
    about = pick("Compare the speed of this build with another.", "このビルドと別のビルドの速さを比べる。")
    parser = arguments.add_command(commands, "against", about, EXAMPLES)
    parser.add_argument(
        "checkout", type=Path, metavar="CHECKOUT", help=pick("the other build", "比べる相手のチェックアウト")
    )
    arguments.add_game(parser, many=True)
    parser.add_argument(
        "--rounds",
        type=arguments.whole_number("--rounds", 1, 100),
        default=3,
        metavar="N",
        help=pick("rounds per build (default: 3)", "それぞれ測る回数（既定は3）"),
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=0.5,
        metavar="T",
        help=pick("CPU seconds per figure and round (default: 0.5)", "1項目・1回あたりのCPU秒数（既定は0.5）"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench_against)


def bench_against(given: argparse.Namespace) -> int:
    there = build_in(given.checkout)
    games = [arguments.game_id(name) for name in given.games] or list(registered())
    figures = [
        figure
        for id in games
        for figure in compare(id, dengen.game(id).default_seats, there, given.rounds, given.seconds)
    ]
    if given.json:
        print_json([msgspec.to_builtins(figure) | {"times_as_fast": figure.times_as_fast} for figure in figures])
    else:
        show(figures)
    return 0


def show(figures: list[Compared]) -> None:
    made = table("game", "figure", "there µs", "here µs", "times as fast", numbers=3)
    for entry in figures:
        made.add_row(
            entry.game, entry.figure, f"{entry.there_us:.2f}", f"{entry.here_us:.2f}", f"{entry.times_as_fast:.2f}"
        )
    Screen().show(made)
