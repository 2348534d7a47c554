"""`dengen perft`: the number of move sequences from a deal."""

import argparse

from dengen.core.base.words import Text
from dengen.lab.perft import perft
from dengen.terminal import arguments
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, table
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen perft flip_angel --depth 4             sequences of 1 to 4 moves from the deal of seed 0
  dengen perft lumiel --seats 3 --seed 7 --json another deal; JSON for programs"""
EXAMPLES_JA = """\
  dengen perft flip_angel --depth 4             シード0の配りから1〜4手の手順の数
  dengen perft lumiel --seats 3 --seed 7 --json 別の配り、プログラム用の数値"""

COLUMNS = Text("moves|sequences", "手数|手順の数")


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "perft",
        pick("Count all sequences of moves from a deal.", "配りからの手順をすべて数える。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--depth",
        type=arguments.whole_number("--depth", 1, 30),
        default=3,
        metavar="N",
        help=pick("number of moves (default: 3)", "続ける手数（既定は3）"),
    )
    arguments.add_seed(parser, 0, pick("seed of the deal (default: 0)", "配りのシード（既定は0）"))
    arguments.add_setup(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    setup = Setup.of(given)
    state = setup.game.new(setup.seats, given.seed, **setup.options)
    counts = [perft(state, depth) for depth in range(1, given.depth + 1)]
    if given.json:
        print_json({"game": setup.game.id, "seats": setup.seats, "seed": given.seed, "sequences": counts})
        return 0
    lines = table(*COLUMNS[given.lang].split("|"), numbers=2)
    for depth, count in enumerate(counts, 1):
        lines.add_row(str(depth), f"{count:,}")
    Screen().show(lines)
    return 0
