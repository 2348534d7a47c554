"""`dengen puzzles GAME`: find, check and rate puzzles, and write them beside the card set."""

import argparse
from pathlib import Path

import dengen
from dengen.core.puzzles import Made, file_name, written
from dengen.core.weights import place_for
from dengen.core.words import Text
from dengen.lab.jobs import play_all
from dengen.lab.puzzles.hunt import Hunt, Hunted
from dengen.lab.puzzles.making import made
from dengen.players import check
from dengen.terminal import arguments
from dengen.terminal.job_options import (
    add_cluster,
    add_fresh,
    add_workers,
    journal_for,
    progress,
    resumable,
    workers_of,
)
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen puzzles lumiel                              30 puzzles, into the file beside the card set
  dengen puzzles lumiel --games 300                  from more games, for a better choice
  dengen puzzles lumiel --to try.puzzles.json        elsewhere

It can be interrupted: run it again, and it continues where it stopped."""
EXAMPLES_JA = """\
  dengen puzzles lumiel                              30問を作り、カードセットの隣に保存
  dengen puzzles lumiel --games 300                  より多くの対戦から選ぶ
  dengen puzzles lumiel --to try.puzzles.json        別の場所に保存

中断でき、もう一度実行すれば続きから。"""
GAMES = 120
COUNT = 30
PLAYER = "search:100"
DONE = Text(
    "{file}: {count} puzzles from {games} games, {size} kB. Stars: {stars}.",
    "{file}：{games}回の対戦から{count}問、{size} kB。難しさ：{stars}。",
)


def add(commands: arguments.Commands) -> None:
    about = pick(
        "Find puzzles: moments at which one answer is far better than all others.",
        "「次の一手」を作る：一つの手だけがはっきり良い局面を探す。",
    )
    parser = arguments.add_command(commands, "puzzles", about, pick(EXAMPLES, EXAMPLES_JA))
    arguments.add_game(parser)
    parser.add_argument(
        "--cards",
        metavar="FILE",
        help=pick(
            "a card set: a TOML file, or the name of one that ships with the game",
            "カードセット（TOMLファイル、または付属セットの名前）",
        ),
    )
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        default=GAMES,
        metavar="N",
        help=pick(
            f"how many games to search, at most one puzzle from each ({GAMES}, if not given)",
            f"探す対戦の数。1回から1問まで（なければ{GAMES}）",
        ),
    )
    parser.add_argument(
        "--count",
        type=arguments.whole_number("--count"),
        default=COUNT,
        metavar="N",
        help=pick(f"how many puzzles ({COUNT}, if not given)", f"問題の数（なければ{COUNT}）"),
    )
    parser.add_argument(
        "--player",
        default=PLAYER,
        metavar="NAME",
        help=pick(f"who plays those games ({PLAYER}, if not given)", f"対戦するプレイヤー（なければ{PLAYER}）"),
    )
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help=pick("where (beside the card set, if not given)", "保存先（なければカードセットの隣）"),
    )
    arguments.add_seed(parser, 1, pick("of all the luck (1, if not given)", "運のすべて（なければ1）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=find)


def find(given: argparse.Namespace) -> int:
    game = Setup.find(given.game, None, [], given.cards).game
    check(given.player, game)
    hunt = Hunt(game, given.player, given.seed)
    journal = journal_for(given, hunt.about(), Hunted)
    with resumable(journal), progress(game.id, given.games) as done:
        hunted = play_all(hunt, given.games, workers_of(given), journal, done)
    found = [one.found for one in hunted if one.found is not None]
    command = f"dengen puzzles {game.id} --games {given.games} --player {given.player} --seed {given.seed}"
    puzzles = made(game, found, given.count, Made(dengen.__version__, command))
    file = given.to or place_for(game).with_name(file_name(game.cards))
    content = written(puzzles)
    file.write_bytes(content)
    each = [puzzle.stars for puzzle in puzzles.puzzles]
    facts = {
        "file": file,
        "count": len(each),
        "games": given.games,
        "size": round(len(content) / 1000),
        "stars": " · ".join(f"{'★' * star} {each.count(star)}" for star in sorted(set(each))),
    }
    Screen().say(DONE[given.lang].format(**facts))
    return 0
