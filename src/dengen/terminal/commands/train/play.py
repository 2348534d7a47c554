"""`dengen train GAME play`: games to learn from."""

import argparse
import time

from dengen.core.words import Text
from dengen.lab.jobs import cores
from dengen.lab.journal import Journal
from dengen.lab.learning.self_play import Lesson, SelfPlay, folder_of, learn_by_playing
from dengen.players import NAMES, check
from dengen.terminal import arguments
from dengen.terminal.job_options import add_cluster, add_fresh, add_workers, progress, resumable, workers_of
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen train lumiel play --games 2000              played by search:100 against itself
  dengen train lumiel play --games 2000 --player search:60 --seed 2
                                                     more games, quicker and of other luck"""
SLIPS = 8  # percent of the answers
SAMPLE = 2  # games that show how long all of them will take
PLAN = Text(
    "{left} games to play, about {minutes} min on {cores} cores; they are kept in {folder}.",
    "残り{left}回、{cores}コアで約{minutes}分。保存先は {folder} です。",
)
DONE = Text("{games} games are there to learn from.", "学習用の対戦が{games}回あります。")


def add(commands: arguments.Commands) -> None:
    about = pick("Play games to learn from.", "学習用の対戦をする。")
    parser = arguments.add_command(commands, "play", about, EXAMPLES)
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        default=2000,
        metavar="N",
        help=pick("how many in the end (2000, if not given)", "合計の回数（なければ2000）"),
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
    parser.set_defaults(run=play)


def play(given: argparse.Namespace) -> int:
    setup = Setup.find(given.game, None, [], given.cards)
    check(given.player, setup.game)
    plan = SelfPlay(setup.game, given.player, given.slips / 100, given.seed)
    journal = Journal(plan.about(), Lesson, folder_of(setup.game))
    if given.fresh:
        journal.forget()
    screen = Screen()
    left = given.games - len(journal.done)
    if left > SAMPLE:
        start = time.perf_counter()
        learn_by_playing(plan, len(journal.done) + SAMPLE)
        workers = given.workers or cores()
        minutes = (time.perf_counter() - start) / SAMPLE * left / workers / 60
        facts = {"left": left, "minutes": max(1, round(minutes)), "cores": workers, "folder": folder_of(setup.game)}
        screen.say(PLAN[given.lang].format(**facts))
    with resumable(journal), progress(setup.game.id, given.games) as done:
        games = learn_by_playing(plan, given.games, workers_of(given), done)
    screen.say(DONE[given.lang].format(games=games))
    return 0
