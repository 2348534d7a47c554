"""`dengen sim`: bots against each other, and what came of it."""

import argparse
import time

import msgspec
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from dengen.lab.simulation import Plan, Result, Summary, simulate, summarise
from dengen.lab.statistics import Distribution
from dengen.players import PLAYERS
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, console, table
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen sim lumiel --games 1000                     1000 games of the greedy bot against itself
  dengen sim lumiel --games 1000 --workers 2         the same games, on two processes
  dengen sim lumiel --player random                  all seats play by chance
  dengen sim lumiel --seats 3 --player greedy --player random --player random
                                                     one player for each seat
  dengen sim lumiel --option redraw=off --cards my-set.toml --json
                                                     another set-up; figures for programs

The same seed gives the same games, whatever the number of processes."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(commands, "sim", "Let bots play against each other.", EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "--games", type=arguments.whole_number("--games"), default=100, metavar="N", help="how many (100, if not given)"
    )
    arguments.add_seed(parser, 0, "of all the luck (0, if not given)")
    parser.add_argument(
        "--workers",
        type=arguments.whole_number("--workers", 1, 256),
        default=1,
        metavar="K",
        help="processes to play on (1, if not given)",
    )
    parser.add_argument(
        "--player",
        action="append",
        type=arguments.one_of("--player", list(PLAYERS)),
        default=[],
        metavar="|".join(PLAYERS),
        help="who plays: one for all seats, or one for each (greedy, if not given)",
    )
    arguments.add_setup(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=sim)


def sim(given: argparse.Namespace) -> int:
    setup = Setup.of(given)
    plan = Plan(setup.game, setup.seats, setup.options, players_of(given.player, setup.seats), given.seed, given.games)
    start = time.perf_counter()
    summary = summarise(plan, with_progress(plan, given.workers))
    if given.json:
        print_json(msgspec.to_builtins(summary))
    else:
        show(Screen(), summary, setup.game.title[given.lang])
        seconds = time.perf_counter() - start
        console(stderr=True).print(f"{given.games / seconds:.1f} games a second")
    return 0


def players_of(names: list[str], seats: int) -> tuple[str, ...]:
    if len(names) <= 1:
        return tuple(names or ["greedy"]) * seats
    if len(names) != seats:
        raise Complaint(
            f"--player takes one name for all seats or one for each of the {seats}, not {len(names)}.",
            f"--player は全席共通で1つ、または{seats}席それぞれに1つです({len(names)}つあります)。",
        )
    return tuple(names)


def with_progress(plan: Plan, workers: int) -> list[Result]:
    """The bar goes to the error output, and only where somebody watches."""
    to = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=to, transient=True, disable=not to.is_terminal) as bar:
        task = bar.add_task(plan.game.id, total=plan.games)
        return simulate(plan, workers, lambda done: bar.advance(task, done))


def show(screen: Screen, summary: Summary, title: str) -> None:
    screen.say(f"{title}: {summary.games} games, {summary.seats} seats, seed {summary.seed}", "bold")
    screen.say()
    wins = table("seat", "player", "wins", "win rate", "95 %", "mean rank", numbers=4)
    for seat in summary.by_seat:
        interval = f"{seat.win_rate_low:.1%} - {seat.win_rate_high:.1%}"
        wins.add_row(
            str(seat.seat), seat.player, f"{seat.wins:g}", f"{seat.win_rate:.1%}", interval, f"{seat.mean_rank:.2f}"
        )
    screen.show(wins)
    screen.say()
    spread = table("", "mean", "sd", "min", "25 %", "median", "75 %", "max", numbers=7)
    for seat in summary.by_seat:
        spread.add_row(f"score of seat {seat.seat}", *cells(seat.score))
    spread.add_row("decisions", *cells(summary.decisions))
    if summary.turns is not None:
        spread.add_row("turns", *cells(summary.turns))
    screen.show(spread)
    screen.say()
    ends = table("end", "games", "share", numbers=2)
    for reason, count in summary.reasons.items():
        ends.add_row(reason.replace("_", " "), str(count), f"{count / summary.games:.1%}")
    screen.show(ends)


def cells(spread: Distribution) -> list[str]:
    whole = (spread.min, spread.p25, spread.median, spread.p75, spread.max)
    return [f"{spread.mean:.2f}", f"{spread.sd:.2f}", *map(str, whole)]
