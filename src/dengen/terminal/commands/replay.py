"""`dengen replay`: a recorded game, told again."""

import argparse
from pathlib import Path

from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.replay import replay

EXAMPLES = """\
  dengen replay game.json                as somebody saw it who only watched
  dengen replay game.json --seat 0       through the eyes of the first seat
  dengen replay game.json --open         with all hands open
  dengen replay game.json --step 10      the table after every tenth entry; 0: only at the end"""


EXAMPLES_JA = """\
  dengen replay game.json                観戦者の目で
  dengen replay game.json --seat 0       最初の席の目で
  dengen replay game.json --open         手札をすべて公開して
  dengen replay game.json --step 10      10手ごとに場を表示（0は最後だけ）"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "replay",
        pick("Play a recorded game again, to the same end.", "対戦記録のゲームを最後までもう一度見る。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    parser.add_argument(
        "file",
        metavar="FILE",
        type=Path,
        help=pick("a record saved from a finished table", "終わった卓で保存した対戦記録"),
    )
    parser.add_argument(
        "--seat",
        type=arguments.whole_number("--seat", 0),
        metavar="N",
        help=pick("as seen from this seat", "この席の視点で見る"),
    )
    parser.add_argument(
        "--open", action="store_true", dest="opened", help=pick("with all hands shown", "手札をすべて公開して見る")
    )
    parser.add_argument(
        "--step",
        type=arguments.whole_number("--step", 0),
        default=1,
        metavar="N",
        help=pick("draw the table after every N entries", "N手ごとに場を表示する"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.opened and given.seat is not None:
        raise Complaint("Choose --seat or --open, not both.", "--seat と --open はどちらか一方です。")
    return replay(given.file, given.lang, seat=given.seat, opened=given.opened, step=given.step, as_json=given.json)
