"""What the commands of the lab share: who plays, how far it is, and going on where it stopped."""

import argparse
import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from dengen.lab.jobs import Workers
from dengen.lab.journal import Journal
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.screen import console

R = TypeVar("R")
MOST = 1_000_000  # games, where only a width is asked for
LEAST = 0.001  # the narrowest interval that can be asked for


def add_workers(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--workers",
        type=arguments.whole_number("--workers", 1, 256),
        metavar="K",
        help=pick("number of processes (default: one per core)", "プロセス数（既定はコアの数）"),
    )


def add_games(parser: arguments.Parser, usual: int) -> None:
    """How many games, or how sure."""
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        metavar="N",
        help=pick(
            f"how many ({usual}, if not given); with --until, at most so many",
            f"回数（なければ{usual}）。--until があれば上限",
        ),
    )
    parser.add_argument(
        "--until",
        type=per_cent,
        metavar="2%",
        help=pick(
            "play until the widest interval of a win share is as narrow as this: ± 2 points",
            "勝率の区間のうち最も広いものが±2ポイントになるまで対戦",
        ),
    )
    parser.set_defaults(usual_games=usual)


def games_of(given: argparse.Namespace) -> int:
    """How many games, at most."""
    if given.games is not None:
        return int(given.games)
    return int(given.usual_games) if given.until is None else MOST


def per_cent(text: str) -> float:
    """A type for argparse: `2%` or `2.5%`."""
    found = re.fullmatch(r"(\d{1,2}(?:\.\d+)?)\s?[%％]", text)
    if found is None or not LEAST <= float(found[1]) / 100 <= 0.5:
        raise Complaint(
            f"--until takes per cents from {LEAST:.1%} to 50%, such as 2%, not {text!r}.",
            f"--until は 2% のように、{LEAST:.1%}〜50%で書きます（{text!r} は使えません）。",
        )
    return float(found[1]) / 100


def add_cluster(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help=pick(
            "play on the Ray cluster at this address instead (auto, HOST:PORT); local starts one here",
            "このアドレスのRayクラスタで対戦（auto、HOST:PORT）。local ならここで起動",
        ),
    )


def add_fresh(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--fresh",
        action="store_true",
        help=pick(
            "play every game again, including those an earlier run has finished", "前回までに終わった対戦もやり直す"
        ),
    )


def workers_of(given: argparse.Namespace) -> Workers:
    if given.ray is not None and given.workers is not None:
        raise Complaint(
            "--workers is for this machine; with --ray the cluster's CPUs play. Give one of them.",
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
    """Who interrupts the work is told that it isn't lost."""
    try:
        yield
    except KeyboardInterrupt:
        games = len(journal.done)
        console(stderr=True).print(
            pick(
                f"Interrupted; {games} finished games are kept: run the same command again to continue.",
                f"中断しました。済んだ{games}回は残っています。同じコマンドで続きから再開できます。",
            )
        )
        raise


class Bar:
    """How far some work has come; call it with how many more are done."""

    def __init__(self, bar: Progress, task: TaskID) -> None:
        self.bar = bar
        self.task = task

    def __call__(self, done: int) -> None:
        self.bar.advance(self.task, done)

    def expect(self, games: int) -> None:
        """It will be so many in all."""
        self.bar.update(self.task, total=games)


@contextmanager
def progress(what: str, games: int) -> Iterator[Bar]:
    """A bar on the error output with the time that is left, and only where somebody watches."""
    to = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=to, transient=True, disable=not to.is_terminal) as bar:
        yield Bar(bar, bar.add_task(what, total=games))
