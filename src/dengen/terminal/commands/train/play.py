"""`dengen train GAME play`: training games."""

import argparse

from dengen.core.base.words import Text, plural
from dengen.lab.journal import Journal
from dengen.lab.learning import forecast
from dengen.lab.learning.self_play import SelfPlay, SelfPlayGame, folder_of, learn_by_playing
from dengen.players import NAMES, check
from dengen.terminal import arguments
from dengen.terminal.commands.train.durations import minutes_of, told
from dengen.terminal.job_options import add_cluster, add_fresh, add_workers, progress, resumable, workers_of
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen train lumiel play --games 2000              search:100 against itself
  dengen train lumiel play --games 2000 --player search:60 --seed 2
                                                     additional games by a faster player"""
RANDOM_MOVES = 8  # percent
PLAN = Text(
    "{games} to play, {time}; stored in {folder}.",
    "残り{left}回、{time}。保存先は {folder} です。",
)
DONE = Text("{available} available.", "学習用の対戦が{games}回あります。")


def add(commands: arguments.Commands) -> None:
    about = pick("Play training games.", "学習用の対戦をする。")
    parser = arguments.add_command(commands, "play", about, EXAMPLES)
    add_playing(parser)
    parser.set_defaults(run=play)


def add_playing(parser: arguments.Parser) -> None:
    """Declare the options of training games."""
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        default=2000,
        metavar="N",
        help=pick("total number of training games (default: 2000)", "学習用の対戦の合計の回数（既定は2000）"),
    )
    parser.add_argument(
        "--player",
        type=arguments.player_name("--player"),
        default="search:100",
        metavar="|".join(NAMES),
        help=pick("the player, against itself (default: search:100)", "自分と対戦するプレイヤー（既定は search:100）"),
    )
    parser.add_argument(
        "--random-moves",
        type=arguments.whole_number("--random-moves", 0, 100),
        default=RANDOM_MOVES,
        metavar="PERCENT",
        help=pick(
            f"percentage of random moves, for variety (default: {RANDOM_MOVES})",
            f"変化をつけるためのでたらめな手の割合（既定は{RANDOM_MOVES}）",
        ),
    )
    arguments.keep_flag(parser, "--random-moves", "--slips")
    arguments.add_seed(parser, 1, pick("random seed (default: 1)", "乱数のシード（既定は1）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_lang(parser)


def play(given: argparse.Namespace) -> int:
    plan = planned(given)
    left = given.games - len(journal_of(plan).done)
    seconds = forecast.playing(plan, given.games)
    if seconds:
        facts = {
            "left": left,
            "games": plural(left, "game"),
            "time": told(minutes_of(seconds, given), given),
            "folder": folder_of(plan.game),
        }
        Screen().say(PLAN[given.lang].format(**facts))
    play_all(given, plan)
    return 0


def planned(given: argparse.Namespace) -> SelfPlay:
    """The plan of the training games; `--fresh` deletes those of earlier runs."""
    game = Setup.find(given.game, None, [], given.cards).game
    check(given.player, game)
    plan = SelfPlay(game, given.player, given.random_moves / 100, given.seed)
    if given.fresh:
        journal_of(plan).forget()
    return plan


def play_all(given: argparse.Namespace, plan: SelfPlay) -> None:
    with resumable(journal_of(plan)), progress(plan.game.id, given.games) as done:
        games = learn_by_playing(plan, given.games, workers_of(given), done)
    Screen().say(DONE[given.lang].format(games=games, available=plural(games, "training game")))


def journal_of(plan: SelfPlay) -> Journal[SelfPlayGame]:
    return Journal(plan.about(), SelfPlayGame, folder_of(plan.game))
