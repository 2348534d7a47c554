"""`dengen train GAME play`: games to learn from."""

import argparse

from dengen.core.base.words import Text
from dengen.lab.journal import Journal
from dengen.lab.learning import forecast
from dengen.lab.learning.self_play import Lesson, SelfPlay, folder_of, learn_by_playing
from dengen.players import NAMES, check
from dengen.terminal import arguments
from dengen.terminal.commands.train.waiting import minutes_of, told
from dengen.terminal.job_options import add_cluster, add_fresh, add_workers, progress, resumable, workers_of
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen train lumiel play --games 2000              played by search:100 against itself
  dengen train lumiel play --games 2000 --player search:60 --seed 2
                                                     more games, quicker and of other luck"""
SLIPS = 8  # percent of the answers
PLAN = Text(
    "{left} games to play, {time}; they are kept in {folder}.",
    "残り{left}回、{time}。保存先は {folder} です。",
)
DONE = Text("{games} games are there to learn from.", "学習用の対戦が{games}回あります。")


def add(commands: arguments.Commands) -> None:
    about = pick("Play games to learn from.", "学習用の対戦をする。")
    parser = arguments.add_command(commands, "play", about, EXAMPLES)
    add_playing(parser)
    parser.set_defaults(run=play)


def add_playing(parser: arguments.Parser) -> None:
    """Which games are played to learn from, and on what."""
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        default=2000,
        metavar="N",
        help=pick("how many to learn from in the end (2000, if not given)", "学習用の対戦の合計の回数（なければ2000）"),
    )
    parser.add_argument(
        "--player",
        type=arguments.player_name("--player"),
        default="search:100",
        metavar="|".join(NAMES),
        help=pick(
            "who plays against itself (search:100, if not given)", "自分と対戦するプレイヤー（なければ search:100）"
        ),
    )
    parser.add_argument(
        "--slips",
        type=arguments.whole_number("--slips", 0, 100),
        default=SLIPS,
        metavar="PERCENT",
        help=pick("random answers, for variety (8, if not given)", "変化をつけるためのでたらめな手（なければ8）"),
    )
    arguments.add_seed(parser, 1, pick("of all the luck (1, if not given)", "運のすべて（なければ1）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_lang(parser)


def play(given: argparse.Namespace) -> int:
    plan = planned(given)
    left = given.games - len(journal_of(plan).done)
    seconds = forecast.playing(plan, given.games)
    if seconds:
        facts = {"left": left, "time": told(minutes_of(seconds, given), given), "folder": folder_of(plan.game)}
        Screen().say(PLAN[given.lang].format(**facts))
    play_all(given, plan)
    return 0


def planned(given: argparse.Namespace) -> SelfPlay:
    """Who will play what; the games of earlier runs are forgotten, if that was asked for."""
    game = Setup.find(given.game, None, [], given.cards).game
    check(given.player, game)
    plan = SelfPlay(game, given.player, given.slips / 100, given.seed)
    if given.fresh:
        journal_of(plan).forget()
    return plan


def play_all(given: argparse.Namespace, plan: SelfPlay) -> None:
    with resumable(journal_of(plan)), progress(plan.game.id, given.games) as done:
        games = learn_by_playing(plan, given.games, workers_of(given), done)
    Screen().say(DONE[given.lang].format(games=games))


def journal_of(plan: SelfPlay) -> Journal[Lesson]:
    return Journal(plan.about(), Lesson, folder_of(plan.game))
