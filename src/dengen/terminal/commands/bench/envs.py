"""`dengen bench envs`: speed of the RL environments."""

import argparse

import msgspec

import dengen
from dengen.core.registry import registered
from dengen.lab.environments import Rates, measure_environments, measure_peers
from dengen.terminal import arguments
from dengen.terminal.commands.bench.games import count, seconds
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, table

EXAMPLES = """\
  dengen bench envs                all games
  dengen bench envs lumiel         one game
  dengen bench envs --peers        also games that ship with PettingZoo and OpenSpiel, if installed

Steps per second in one process, with observations, legal actions and random moves: `dengen.rl.vector` with 256 games at
once, and the interfaces for PettingZoo and OpenSpiel, if installed."""


def add(commands: arguments.Commands) -> None:
    about = pick("Measure the speed of the RL environments.", "強化学習用の環境の速さを測る。")
    parser = arguments.add_command(commands, "envs", about, EXAMPLES)
    arguments.add_game(parser, many=True)
    parser.add_argument(
        "--seconds",
        type=seconds,
        default=1.0,
        metavar="T",
        help=pick("seconds per figure (default: 1)", "1項目を測る秒数（既定は1）"),
    )
    parser.add_argument(
        "--peers",
        action="store_true",
        help=pick("also measure games that ship with these libraries", "ほかのライブラリー自身のゲームも測る"),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench_envs)


def bench_envs(given: argparse.Namespace) -> int:
    ids = [arguments.game_id(name) for name in given.games] or list(registered())
    games = [dengen.game(id) for id in ids]
    rates = [measure_environments(game, game.default_seats, given.seconds) for game in games]
    rates += measure_peers(given.seconds) if given.peers else []
    if given.json:
        print_json([msgspec.to_builtins(entry) for entry in rates])
    else:
        show(rates)
    return 0


def show(rates: list[Rates]) -> None:
    made = table("steps per second", "seats", "vector", "PettingZoo", "OpenSpiel", numbers=4)
    for entry in rates:
        figures = (count(entry.vector), count(entry.pettingzoo), count(entry.openspiel))
        made.add_row(entry.game, str(entry.seats), *figures)
    Screen().show(made)
