"""`dengen replay`: a recorded game, told again."""

import argparse
from pathlib import Path

from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.replay import replay

EXAMPLES = """\
  dengen replay game.json                as somebody saw it who only watched
  dengen replay game.json --seat 0       through the eyes of the first seat
  dengen replay game.json --open         with all hands open
  dengen replay game.json --step 10      the table after every tenth entry; 0: only at the end"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(commands, "replay", "Play a recorded game again, to the same end.", EXAMPLES)
    parser.add_argument("file", metavar="FILE", type=Path, help="a record, as a finished table gives it")
    parser.add_argument(
        "--seat", type=arguments.whole_number("--seat", 0), metavar="N", help="through the eyes of this seat"
    )
    parser.add_argument("--open", action="store_true", dest="opened", help="with all hands open")
    parser.add_argument(
        "--step",
        type=arguments.whole_number("--step", 0),
        default=1,
        metavar="N",
        help="draw the table after every N entries",
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.opened and given.seat is not None:
        raise Complaint("Choose --seat or --open, not both.", "--seat と --open はどちらか一方です。")
    return replay(given.file, given.lang, seat=given.seat, opened=given.opened, step=given.step, as_json=given.json)
