"""What the commands of the lab share: who plays, how far it is, and going on where it stopped."""

import argparse
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dengen.lab.jobs import Workers
from dengen.lab.journal import Journal
from dengen.terminal import arguments
from dengen.terminal.language import pick
from dengen.terminal.screen import console

R = TypeVar("R")


def add_workers(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--workers",
        type=arguments.whole_number("--workers", 1, 256),
        metavar="K",
        help=pick("number of processes (default: one per core)", "プロセス数（既定はコアの数）"),
    )


def add_cluster(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--ray",
        metavar="ADDRESS",
        help=pick(
            "play on the Ray cluster at this address instead (auto, HOST:PORT); local starts one here",
            "このアドレスのRayクラスタで対戦（auto、HOST:PORT）。local ならここで起動",
        ),
    )
    parser.add_argument(
        "--fresh",
        action="store_true",
        help=pick(
            "play every game again, including those an earlier run has finished", "前回までに終わった対戦もやり直す"
        ),
    )


def workers_of(given: argparse.Namespace) -> Workers:
    return Workers(given.workers, getattr(given, "ray", None))


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


@contextmanager
def progress(what: str, games: int) -> Iterator[Callable[[int], None]]:
    """A bar on the error output, and only where somebody watches; call what it gives with how many more are done."""
    to = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=to, transient=True, disable=not to.is_terminal) as bar:
        task = bar.add_task(what, total=games)
        yield lambda done: bar.advance(task, done)
