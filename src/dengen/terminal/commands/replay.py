"""`dengen replay`: a recorded game in the terminal."""

import argparse
from pathlib import Path

from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.replay import replay

EXAMPLES = """\
  dengen replay game.json                as a spectator saw it
  dengen replay game.json --seat 0       as the first player saw it
  dengen replay game.json --open         with all hands open
  dengen replay game.json --step 10      the table after every 10 entries; 0: only at the end"""


EXAMPLES_JA = """\
  dengen replay game.json                観戦者の視点で
  dengen replay game.json --seat 0       最初の席の視点で
  dengen replay game.json --open         手札をすべて公開して
  dengen replay game.json --step 10      10手ごとに場を表示（0は最後だけ）"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "replay",
        pick("Replay a recorded game.", "対戦記録のゲームを最後までもう一度見る。"),
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
        help=pick("viewpoint (default: a spectator)", "視点にする席（既定は観戦者）"),
    )
    parser.add_argument(
        "--open", action="store_true", dest="opened", help=pick("show all hands", "手札をすべて公開して見る")
    )
    parser.add_argument(
        "--step",
        type=arguments.whole_number("--step", 0),
        default=1,
        metavar="N",
        help=pick("draw the table after every N entries (default: 1)", "N手ごとに場を表示する（既定は1）"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.opened and given.seat is not None:
        raise UsageError("--seat and --open can't be used together.", "--seat と --open はどちらか一方です。")
    return replay(given.file, given.lang, seat=given.seat, opened=given.opened, step=given.step, as_json=given.json)
