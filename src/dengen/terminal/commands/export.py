"""`dengen export`: recorded games as training data, and a server's finished games as records."""

import argparse
import importlib.util
from collections.abc import Callable, Iterable
from pathlib import Path

from dengen.core.base.words import plural
from dengen.extras import install
from dengen.table import Record, open_record
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.job_options import progress
from dengen.terminal.language import pick
from dengen.terminal.output import make_folder
from dengen.terminal.screen import Screen

RECORDS = "records"
NEEDS = {"npz": ("gymnasium", ["numpy", "gymnasium"]), "parquet": ("parquet", ["numpy", "gymnasium", "pyarrow"])}
EXAMPLES = """\
  dengen sim lumiel --games 1000 --records games/    record 1,000 games of the greedy bot
  dengen export games/ --to arrays/                  arrays/00000.npz and so on, 100 games per file
  dengen export games/ --to rows/ --format parquet   rows/00000.parquet and so on, one row per decision
  dengen export backup.db --to games/ --format records
                                                     a server's finished public games, without names

An interrupted export resumes when you run the command again. docs/records.md explains the files."""
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
            "a folder of records; with --format records, a store",
            "対戦記録のフォルダ（--format records では卓の保存先）",
        ),
    )
    parser.add_argument(
        "--to", type=Path, required=True, metavar="DIR", help=pick("the folder to write to", "ファイルの保存先")
    )
    parser.add_argument(
        "--format",
        choices=[*sorted(NEEDS), RECORDS],
        default="npz",
        help=pick(
            "NumPy arrays, Parquet, or records of a server's games (default: npz)",
            "NumPyの配列、Parquet、サーバーの対戦の記録（既定は npz）",
        ),
    )
    parser.add_argument(
        "--shard",
        type=arguments.whole_number("--shard"),
        default=100,
        metavar="N",
        help=pick("games per file (default: 100)", "1ファイルの対戦数（既定は100）"),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    if given.format == RECORDS:
        from dengen.terminal.research_records import write_all  # only this format needs stores

        return write_all(given.records, given.to)
    write = writer(given.format)
    paths = sorted(Path(given.records).glob("*.json"))
    if not paths:
        raise UsageError(f"There are no records in {given.records}.", f"{given.records} に対戦記録がありません。")
    make_folder(given.to)
    shards = [paths[at : at + given.shard] for at in range(0, len(paths), given.shard)]
    with progress("export", len(paths)) as done:
        for number, shard in enumerate(shards):
            target = given.to / f"{number:05}.{given.format}"
            if not target.exists():
                write(target, map(open_record, shard))
            done(len(shard))
    said = pick(
        f"{plural(len(paths), 'game')} in {plural(len(shards), 'file')}: {given.to}",
        f"{len(paths)}回を{len(shards)}ファイルに：{given.to}",
    )
    Screen().say(said)
    return 0


def writer(format: str) -> Callable[[Path, Iterable[Record]], None]:
    """The function that writes this format, imported here because other commands don't need its libraries."""
    extra, modules = NEEDS[format]
    if any(importlib.util.find_spec(module) is None for module in modules):
        raise UsageError(
            f"--format {format} needs more packages: {install(extra).en}.",
            f"{format} 形式には追加のパッケージが必要です。{install(extra).ja}。",
        )
    if format == "parquet":
        from dengen.rl.parquet import write_parquet

        return write_parquet
    from dengen.rl.arrays import write_npz

    return write_npz
