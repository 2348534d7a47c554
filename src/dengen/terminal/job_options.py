"""Options that the lab's commands share: number of games, workers, progress, resuming."""

import argparse
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from dengen.core.base.words import plural
from dengen.lab.jobs import Workers
from dengen.lab.journal import Journal
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.screen import console

R = TypeVar("R")
MOST = 1_000_000  # games, if only a width is given
LEAST = 0.001  # the narrowest interval


def add_workers(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--workers",
        type=arguments.whole_number("--workers", 1, 256),
        metavar="K",
        help=pick("number of processes (default: one per core)", "プロセス数（既定はコアの数）"),
    )


def add_games(parser: arguments.Parser, usual: int) -> None:
    """Declare `--games` and `--until`."""
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        metavar="N",
        help=pick(
            f"number of games (default: {usual}); with --until: the maximum",
            f"対戦の回数（既定は{usual}）。--until があれば上限",
        ),
    )
    parser.add_argument(
        "--until",
        type=per_cent,
        metavar="2%",
        help=pick(
            "play until the confidence interval of every win share is this narrow, such as ± 2 points",
            "勝率の区間のうち最も広いものが±2ポイントになるまで対戦",
        ),
    )
    parser.set_defaults(usual_games=usual)


def games_of(given: argparse.Namespace) -> int:
    """The number of games, or the maximum with `--until`."""
    if given.games is not None:
        return int(given.games)
    return int(given.usual_games) if given.until is None else MOST


def per_cent(text: str) -> float:
    """An argparse type: `2%` or `2.5%`."""
    found = re.fullmatch(r"(\d{1,2}(?:\.\d+)?)\s?[%％]", text)
    if found is None or not LEAST <= float(found[1]) / 100 <= 0.5:
        raise UsageError(
            f"--until takes a percentage from {LEAST:.1%} to 50%, such as 2%, not {text!r}.",
            f"--until は 2% のように、{LEAST:.1%}〜50%で書きます（{text!r} は使えません）。",
        )
    return float(found[1]) / 100


def add_cluster(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help=pick(
            "play on the Ray cluster at this address (auto, HOST:PORT); local starts one on this machine",
            "このアドレスのRayクラスタで対戦（auto、HOST:PORT）。local ならここで起動",
        ),
    )


def add_fresh(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--fresh",
        action="store_true",
        help=pick("play all games again instead of resuming an earlier run", "前回までに終わった対戦もやり直す"),
    )


def workers_of(given: argparse.Namespace) -> Workers:
    if given.ray is not None and given.workers is not None:
        raise UsageError(
            "--workers and --ray can't be used together: with --ray, the cluster's CPUs play.",
            "--workers はこのマシンのプロセス数です。--ray ではクラスタのCPUを使うので、どちらか一方だけ指定してください。",
        )
    return Workers(given.workers, given.ray)


def journal_for(given: argparse.Namespace, about: Mapping[str, Any], result: type[R]) -> Journal[R]:
    journal = Journal(about, result)
    if given.fresh:
        journal.forget()
    return journal


@contextmanager
def resumable(journal: Journal[Any]) -> Iterator[None]:
    """Tell the user, on Ctrl-C, that finished games are kept."""
    try:
        yield
    except KeyboardInterrupt:
        games = len(journal.done)
        console(stderr=True).print(
            pick(
                f"Interrupted; {plural(games, 'finished game')} kept. Run the same command again to resume.",
                f"中断しました。済んだ{games}回は残っています。同じコマンドで続きから再開できます。",
            )
        )
        raise


class ProgressBar:
    """A progress bar; call it with the number of games just finished."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar = bar
        self.task = task

    def __call__(self, done: int) -> None:
        self.bar.advance(self.task, done)

    def expect(self, games: int) -> None:
        """Set the total."""
        self.bar.update(self.task, total=games)


@contextmanager
def progress(what: str, games: int) -> Iterator[ProgressBar]:
    """A progress bar with the remaining time, on standard error if that is a terminal."""
    to = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=to, transient=True, disable=not to.is_terminal) as bar:
        yield ProgressBar(bar, bar.add_task(what, total=games))
