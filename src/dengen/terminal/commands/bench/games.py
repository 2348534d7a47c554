"""`dengen bench games`: speed of the games on this machine."""

import argparse
import platform
from typing import Any

import msgspec

import dengen
from dengen.build import is_compiled
from dengen.core.base.words import plural
from dengen.core.game import Game
from dengen.core.registry import registered
from dengen.core.rules.options import shown
from dengen.lab.benchmark import Figures, measure, settings
from dengen.lab.other_libraries import Peer, measure_peers
from dengen.lab.throughput import Throughput, throughput
from dengen.terminal import arguments, phrases
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, console, table
from dengen.terminal.setup import Setup
from dengen.terminal.version import version

EXAMPLES = """\
  dengen bench                                      all games
  dengen bench lumiel --seats 3 --option redraw=off one game with this set-up
  dengen bench lumiel --peers                       also open_spiel and rlcard, if installed
  dengen bench --json                               JSON for programs

Each figure is the best of 20 short windows, in one process. `driven`: complete random games, set-up included, from Python
through the checked interface, as the peers are played. `decisions/s`: the trusted loop of players and lab. `search/s`:
iterations of the bots' tree search. `in search`: decisions inside a search with random playouts, compared with OpenSpiel's
search in C++."""

LAB_WORKERS = 2


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands, "games", pick("Measure the speed of the games.", "ゲームの速さを測る。"), EXAMPLES
    )
    arguments.add_game(parser, many=True)
    arguments.add_setup(parser)
    parser.add_argument(
        "--peers",
        action="store_true",
        help=pick("also measure open_spiel and rlcard, if installed", "open_spiel と rlcard も（あれば）測る"),
    )
    parser.add_argument(
        "--lab",
        action="store_true",
        help=pick(
            "also measure the lab's overhead over plain play, and how two processes scale",
            "ラボの手間と、2プロセスでどれだけ速くなるかも測る",
        ),
    )
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=1.0,
        metavar="T",
        help=pick("seconds per figure (default: 1)", "1項目を測る秒数（既定は1）"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench)


def seconds(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 < value <= 600:
        raise UsageError(
            f"--seconds takes a number above 0, up to 600, not {text!r}.",
            f"--seconds は0より大きく600以下の数です（{text!r} は使えません）。",
        )
    return value


def bench(given: argparse.Namespace) -> int:
    figures = [measure(*task, given.seconds) for task in tasks(given)]
    peers = measure_peers(given.seconds) if given.peers else []
    lab = [throughput(*task, given.seconds, LAB_WORKERS) for task in tasks(given)] if given.lab else []
    if given.json:
        print_json(
            {
                "version": dengen.__version__,
                "python": platform.python_version(),
                "compiled": is_compiled(),
                "games": [msgspec.to_builtins(entry) for entry in figures],
                "peers": [msgspec.to_builtins(peer) | {"ratios": ratios(peer, figures)} for peer in peers],
                "lab": [msgspec.to_builtins(entry) for entry in lab],
            }
        )
        return 0
    show(Screen(), figures)
    if given.peers:
        show_peers(Screen(), peers, figures)
    if lab:
        show_lab(Screen(), lab)
    return 0


def tasks(given: argparse.Namespace) -> list[tuple[Game[Any], int, dict[str, Any]]]:
    """The games to measure, with the given options, or each with its usual settings."""
    names = [arguments.game_id(name) for name in given.games] or list(registered())
    if not names:
        console(stderr=True).print(phrases.NO_GAMES[given.lang])
    found: list[tuple[Game[Any], int, dict[str, Any]]] = []
    for name in names:
        setup = Setup.find(name, given.seats, given.option, given.cards)
        usual = [setup.options] if given.option else settings(setup.game)
        found += [(setup.game, setup.seats, options) for options in usual]
    return found


def label(figures: Figures) -> str:
    options = "".join(f" {name}={shown(value)}" for name, value in figures.options.items())
    return f"{figures.game}, {plural(figures.seats, 'seat')}{options}"


def ratios(peer: Peer, figures: list[Figures]) -> dict[str, dict[str, float | None]]:
    """Speed of each game relative to the peer: from Python, in the trusted loop, and inside a search."""
    return {
        label(entry): {
            "driven": times(entry.driven_per_s, peer.decisions_per_s),
            "trusted": times(entry.decisions_per_s, peer.decisions_per_s),
            "search": times(entry.search_decisions_per_s, peer.search_decisions_per_s),
        }
        for entry in figures
    }


def times(ours: float, theirs: float | None) -> float | None:
    return round(ours / theirs, 2) if theirs else None


def show(screen: Screen, figures: list[Figures]) -> None:
    screen.say(version(), "bold")
    rates = table("per second", "decisions", "driven", "search", "in search", "decisions/game", numbers=5)
    times = table("µs for", "new", "clone", "resample", "observation", "view", numbers=5)
    for entry in figures:
        per_second = (
            entry.decisions_per_s,
            entry.driven_per_s,
            entry.search_per_s,
            entry.search_decisions_per_s,
            entry.decisions_per_game,
        )
        micros = (entry.new_us, entry.clone_us, entry.resample_us, entry.observation_us, entry.view_us)
        rates.add_row(label(entry), *(f"{rate:,.0f}" for rate in per_second))
        times.add_row(label(entry), *(f"{time:.2f}" for time in micros))
    screen.show(rates)
    screen.say()
    screen.show(times)


def show_peers(screen: Screen, peers: list[Peer], figures: list[Figures]) -> None:
    screen.say()
    if not peers:
        screen.say("open_spiel and rlcard can't be imported: nothing to compare with.")
        return
    made = table("peer", "driven/s", "in search/s", "our game", "driven ×", "trusted ×", "search ×", numbers=1)
    for peer in peers:
        for ours, fast in ratios(peer, figures).items():
            rates = (count(peer.decisions_per_s), count(peer.search_decisions_per_s))
            compared = ("" if value is None else f"{value:.1f}" for value in fast.values())
            made.add_row(f"{peer.library} {peer.version} {peer.game}", *rates, ours, *compared)
    screen.show(made)


def count(rate: float | None) -> str:
    return "" if rate is None else f"{rate:,.0f}"


def show_lab(screen: Screen, lab: list[Throughput]) -> None:
    screen.say()
    made = table("game", "seats", "games/s", "lab overhead", f"{LAB_WORKERS} processes", numbers=4)
    for entry in lab:
        made.add_row(
            entry.game, str(entry.seats), f"{entry.games_per_s:,.0f}", f"{entry.overhead:.1%}", f"{entry.scaling:.2f}×"
        )
    screen.show(made)
