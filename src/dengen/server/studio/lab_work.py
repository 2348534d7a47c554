"""What runs in the process that asks the lab about a card set: many games between bots, at the lowest priority."""

import os
import sys
from collections.abc import Callable, Sequence
from math import isfinite
from multiprocessing.connection import Connection
from typing import Any, Literal, NamedTuple

from msgspec import Struct

from dengen.core.base.words import Text, fill
from dengen.core.cards.overlays import ids_in
from dengen.core.game import Game
from dengen.lab.balance import Balance, summarise, survey
from dengen.lab.comparison import DifferenceVerdict, FigureDifference, compare, differences
from dengen.lab.figures import SHARE, Figure, ObservedGames, figures
from dengen.lab.jobs import Workers
from dengen.lab.measures import NAMES
from dengen.lab.observer import Survey
from dengen.lab.report import page
from dengen.lab.simulation import Plan, Result, simulate
from dengen.lab.statistics import ENOUGH, Estimate
from dengen.server.bots.worker import prepare
from dengen.server.sandbox.worker import limit_memory

NICE = 19
MEMORY = 2 * 1024**3  # bytes, each process
SEAT = Text("Seat {}: win share", "席{}：勝率")

LabKind = Literal["sim", "balance"]
Content = dict[str, Any]


class LabRequest(Struct, frozen=True, kw_only=True):
    """`kind`: of the game's class. `there`: the set that this one is compared with, if it is."""

    kind: type[Game[Any]]
    what: LabKind
    here: Content
    there: Content | None
    seats: int
    player: str
    games: int
    seed: int
    workers: int


class Span(Struct, frozen=True):
    """A figure with its 95 % interval; a bound is null where too few games say nothing of it."""

    value: float
    low: float | None
    high: float | None


class FigureChange(Struct, frozen=True):
    """Against what it is compared with: `real`, `chance`, or `too_few` to tell."""

    by: Span
    verdict: DifferenceVerdict


class FigureLine(Struct, frozen=True):
    """One figure of a report. `card`: the id of the entry that it is of; "": of the game. `table`: as in docs/cli.md."""

    table: str
    card: str
    name: Text
    is_share: bool
    figure: Span
    is_enough: bool
    change: FigureChange | None


class LabResult(Struct, frozen=True):
    """`page`: the lab's report as HTML; "": it writes none of this kind."""

    lines: list[FigureLine]
    page: str


class LabUpdate(NamedTuple):
    """What comes through the pipe: so many more games are done; or the result; or why there is none."""

    done: int = 0
    result: LabResult | None = None
    failure: str = ""


def run(pipe: Connection, wish: LabRequest) -> None:
    """The life of the process: it tells how far it is, and at last what it has found."""
    prepare()
    if sys.platform != "win32":
        os.nice(NICE)
        limit_memory(MEMORY)
    try:
        pipe.send(LabUpdate(result=asked(wish, lambda done: pipe.send(LabUpdate(done)))))
    except OSError:
        return  # nobody listens any more
    except Exception as error:
        pipe.send(LabUpdate(failure=f"{type(error).__name__}: {error}"))


def asked(wish: LabRequest, progress: Callable[[int], None]) -> LabResult:
    contents = [wish.here, *([wish.there] if wish.there is not None else [])]
    games = [wish.kind(content) for content in contents]
    return (simulated if wish.what == "sim" else balanced)(wish, games, progress)


def simulated(wish: LabRequest, games: Sequence[Game[Any]], progress: Callable[[int], None]) -> LabResult:
    players = (wish.player,) * wish.seats
    plans = [Plan(game, wish.seats, {}, players, wish.seed, wish.games) for game in games]
    found = [of_results(plan, simulate(plan, Workers(wish.workers), None, progress)) for plan in plans]
    compared = differences(found[0], found[1]) if len(found) == 2 else []
    return LabResult(lines_of(found[0], compared, []), "")


def of_results(plan: Plan, results: Sequence[Result]) -> list[Figure]:
    """The figures of plain games: who wins, and how long it takes."""
    seats = range(plan.seats) if plan.seats > 1 else ()
    made = [
        Figure("positions", str(seat), fill(SEAT, seat), True, [(result.shares[seat], 1.0) for result in results])
        for seat in seats
    ]
    made.append(course("decisions", [result.decisions for result in results]))
    if all(result.turns is not None for result in results):
        made.append(course("turns", [result.turns or 0 for result in results]))
    made.append(course("score", [sum(result.scores) / plan.seats for result in results]))
    return made


def course(id: str, values: Sequence[float]) -> Figure:
    return Figure("course", id, NAMES[id], False, [(value, 1.0) for value in values])


def balanced(wish: LabRequest, games: Sequence[Game[Any]], progress: Callable[[int], None]) -> LabResult:
    plans = [Survey(game, wish.seats, {}, wish.player, wish.seed, wish.games) for game in games]
    watched = [survey(plan, Workers(wish.workers), None, progress) for plan in plans]
    found = [summarise(one) for one in watched]
    compared = compare(watched[0], watched[1]) if len(watched) == 2 else []
    return LabResult(watched_lines(watched[0], compared), written(found, compared))


def watched_lines(watched: ObservedGames, compared: Sequence[FigureDifference]) -> list[FigureLine]:
    return lines_of(figures(watched), compared, ids_in(watched.plan.game.cards.content))


def written(found: Sequence[Balance], compared: Sequence[FigureDifference]) -> str:
    here, *there = found
    return page(here, there[0] if there else None, compared)


def lines_of(found: Sequence[Figure], compared: Sequence[FigureDifference], cards: Sequence[str]) -> list[FigureLine]:
    changes = {(one.table, one.id): one for one in compared}
    known = set(cards)
    return [
        FigureLine(
            table=figure.table,
            card=figure.id if figure.id in known else "",
            name=figure.name,
            is_share=figure.is_share,
            figure=span(figure.estimate),
            is_enough=not figure.table.endswith(SHARE) or sum(count for _, count in figure.counted) >= ENOUGH,
            change=change(changes.get((figure.table, figure.id))),
        )
        for figure in found
    ]


def change(one: FigureDifference | None) -> FigureChange | None:
    return None if one is None else FigureChange(span(one.difference), one.verdict)


def span(estimate: Estimate) -> Span:
    return Span(estimate.value, *(bound if isfinite(bound) else None for bound in (estimate.low, estimate.high)))
