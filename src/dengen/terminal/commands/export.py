"""`dengen export`: recorded games as arrays, for those who learn."""

import argparse
import importlib.util
from pathlib import Path

from dengen.table import open_record
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.job_options import progress
from dengen.terminal.language import pick
from dengen.terminal.output import make_folder
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen sim lumiel --games 1000 --records games/    1000 games of the greedy bot, as records
  dengen export games/ --to arrays/                  arrays/00000.npz and so on, 100 games in each

Interrupt it and run it again: files that are there are kept. docs/records.md explains the arrays."""
EXAMPLES_JA = """\
  dengen sim lumiel --games 1000 --records games/    greedy 同士の1000回を対戦記録に
  dengen export games/ --to arrays/                  100回ごとに arrays/00000.npz などへ

中断しても、もう一度実行すれば続きから。できたファイルはそのままです。配列の説明は docs/records.md にあります。"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "export",
        pick("Write recorded games as arrays for learning.", "対戦記録を学習用の配列にする。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    parser.add_argument("records", type=Path, metavar="DIR", help=pick("a folder of records", "対戦記録のフォルダー"))
    parser.add_argument(
        "--to", type=Path, required=True, metavar="DIR", help=pick("where the arrays go", "配列の保存先")
    )
    parser.add_argument(
        "--shard",
        type=arguments.whole_number("--shard"),
        default=100,
        metavar="N",
        help=pick("games in each file (default: 100)", "1ファイルの対戦数（既定は100）"),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if importlib.util.find_spec("numpy") is None or importlib.util.find_spec("gymnasium") is None:
        raise Complaint(
            "Arrays need NumPy and Gymnasium: pip install 'dengen[gymnasium]'.",
            "配列には NumPy と Gymnasium が必要です：pip install 'dengen[gymnasium]'",
        )
    from dengen.adapters.arrays import arrays, write_npz  # only here: the other commands don't need NumPy

    paths = sorted(given.records.glob("*.json"))
    if not paths:
        raise Complaint(f"There are no records in {given.records}.", f"{given.records} に対戦記録がありません。")
    make_folder(given.to)
    shards = [paths[at : at + given.shard] for at in range(0, len(paths), given.shard)]
    with progress("export", len(paths)) as done:
        for number, shard in enumerate(shards):
            target = given.to / f"{number:05}.npz"
            if not target.exists():
                write_npz(target, arrays([open_record(path) for path in shard]))
            done(len(shard))
    said = pick(
        f"{len(paths)} games in {len(shards)} files: {given.to}", f"{len(paths)}回を{len(shards)}ファイルに：{given.to}"
    )
    Screen().say(said)
    return 0
