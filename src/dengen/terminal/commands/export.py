"""`dengen export`: recorded games as arrays or rows, for those who learn; and a server's finished games as records."""

import argparse
import importlib.util
from collections.abc import Callable, Iterable
from pathlib import Path

from dengen.extras import install
from dengen.table import Record, open_record
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.job_options import progress
from dengen.terminal.language import pick
from dengen.terminal.output import make_folder
from dengen.terminal.screen import Screen

RECORDS = "records"
NEEDS = {"npz": ("gymnasium", ["numpy", "gymnasium"]), "parquet": ("parquet", ["numpy", "gymnasium", "pyarrow"])}
EXAMPLES = """\
  dengen sim lumiel --games 1000 --records games/    1000 games of the greedy bot, as records
  dengen export games/ --to arrays/                  arrays/00000.npz and so on, 100 games in each
  dengen export games/ --to rows/ --format parquet   rows/00000.parquet and so on, a row for each decision
  dengen export backup.db --to games/ --format records
                                                     a server's finished games, without names: those that anyone could watch

Interrupt it and run it again: files that are there are kept. docs/records.md explains the files."""
EXAMPLES_JA = """\
  dengen sim lumiel --games 1000 --records games/    greedy 同士の1000回を対戦記録に
  dengen export games/ --to arrays/                  100回ごとに arrays/00000.npz などへ
  dengen export games/ --to rows/ --format parquet   1手を1行にして rows/00000.parquet などへ
  dengen export backup.db --to games/ --format records
                                                     サーバーの終わった対戦を名前なしで。誰でも観戦できた対戦だけ

中断しても、もう一度実行すれば続きから。できたファイルはそのままです。ファイルの説明は docs/records.md にあります。"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "export",
        pick("Write recorded games as data for learning.", "対戦記録を学習用のデータにする。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    parser.add_argument(
        "records",
        metavar="DIR",
        help=pick(
            "a folder of records; for --format records, a store",
            "対戦記録のフォルダー（--format records では卓の保存先）",
        ),
    )
    parser.add_argument(
        "--to", type=Path, required=True, metavar="DIR", help=pick("where the files go", "ファイルの保存先")
    )
    parser.add_argument(
        "--format",
        choices=[*sorted(NEEDS), RECORDS],
        default="npz",
        help=pick(
            "NumPy arrays (default), Parquet, or records of a server's games",
            "NumPyの配列（既定）、Parquet、サーバーの対戦の記録",
        ),
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
    if given.format == RECORDS:
        from dengen.terminal.studied_games import write_all  # stores are of no use to all others

        return write_all(given.records, given.to)
    write = writer(given.format)
    paths = sorted(Path(given.records).glob("*.json"))
    if not paths:
        raise Complaint(f"There are no records in {given.records}.", f"{given.records} に対戦記録がありません。")
    make_folder(given.to)
    shards = [paths[at : at + given.shard] for at in range(0, len(paths), given.shard)]
    with progress("export", len(paths)) as done:
        for number, shard in enumerate(shards):
            target = given.to / f"{number:05}.{given.format}"
            if not target.exists():
                write(target, map(open_record, shard))
            done(len(shard))
    said = pick(
        f"{len(paths)} games in {len(shards)} files: {given.to}", f"{len(paths)}回を{len(shards)}ファイルに：{given.to}"
    )
    Screen().say(said)
    return 0


def writer(format: str) -> Callable[[Path, Iterable[Record]], None]:
    """What writes a file in this format; it is imported only here, as the other commands don't need such libraries."""
    extra, modules = NEEDS[format]
    if any(importlib.util.find_spec(module) is None for module in modules):
        raise Complaint(
            f"The format {format} needs more packages: {install(extra).en}.",
            f"{format} 形式には追加のパッケージが必要です。{install(extra).ja}。",
        )
    if format == "parquet":
        from dengen.rl.parquet import write_parquet

        return write_parquet
    from dengen.rl.arrays import write_npz

    return write_npz
