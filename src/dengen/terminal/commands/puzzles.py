"""`dengen puzzles GAME`: finds, checks and rates puzzles, and stores them next to the card set."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

import dengen
from dengen.core.base.validation import file_trouble
from dengen.core.base.words import Text, plural
from dengen.core.bots.weights import place_for
from dengen.core.game import Game
from dengen.core.teaching.puzzles import Puzzle, PuzzleProvenance, file_name, read, written
from dengen.lab.jobs import play_all
from dengen.lab.puzzles.making import made
from dengen.lab.puzzles.puzzle_search import PuzzleSearch, PuzzleSearchResult
from dengen.lab.puzzles.rating import Finders, Rating, rated
from dengen.players import check
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
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
  dengen puzzles lumiel                              30 puzzles, stored next to the card set
  dengen puzzles lumiel --games 300                  search more games for better puzzles
  dengen puzzles lumiel --to try.puzzles.json        another file
  dengen puzzles lumiel --rate                       rate the existing puzzles again with today's bots

An interrupted run resumes when you run the command again."""
EXAMPLES_JA = """\
  dengen puzzles lumiel                              30問を作り、カードセットの隣に保存
  dengen puzzles lumiel --games 300                  より多くの対戦から選ぶ
  dengen puzzles lumiel --to try.puzzles.json        別の場所に保存
  dengen puzzles lumiel --rate                       今ある問題の難しさを、今のボットで測り直す

中断でき、もう一度実行すれば続きから。"""
GAMES = 120
COUNT = 30
PLAYER = "search:100"
AND_THEN = "; "
DONE = Text(
    "{file}: {puzzles} from {searched}, {size} kB. Stars: {stars}.",
    "{file}：{games}回の対戦から{count}問、{size} kB。難しさ：{stars}。",
)
RATED = Text("{file}: {puzzles}. Stars: {stars}.", "{file}：{count}問。難しさ：{stars}。")


def add(commands: arguments.Commands) -> None:
    about = pick(
        "Find puzzles: positions with one clearly best move.",
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
            f"games to search, for at most one puzzle each (default: {GAMES})",
            f"探す対戦の数。1回から1問まで（既定は{GAMES}）",
        ),
    )
    parser.add_argument(
        "--count",
        type=arguments.whole_number("--count"),
        default=COUNT,
        metavar="N",
        help=pick(f"number of puzzles (default: {COUNT})", f"問題の数（既定は{COUNT}）"),
    )
    parser.add_argument(
        "--player",
        default=PLAYER,
        metavar="NAME",
        help=pick(f"the player in those games (default: {PLAYER})", f"対戦するプレイヤー（既定は{PLAYER}）"),
    )
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help=pick("the file to write (default: next to the card set)", "保存先（既定はカードセットの隣）"),
    )
    parser.add_argument(
        "--rate",
        action="store_true",
        help=pick(
            "find no new puzzles; rate those in the file again with today's bots",
            "探さずに、ファイルにある問題の難しさを今のボットで測り直す",
        ),
    )
    arguments.add_seed(parser, 1, pick("random seed (default: 1)", "乱数のシード（既定は1）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    game = Setup.find(given.game, None, [], given.cards).game
    file = given.to or place_for(game).with_name(file_name(game.cards))
    return rate(given, game, file) if given.rate else find(given, game, file)


def find(given: argparse.Namespace, game: Game[Any], file: Path) -> int:
    check(given.player, game)
    hunt = PuzzleSearch(game, given.player, given.seed)
    journal = journal_for(given, hunt.about(), PuzzleSearchResult)
    with resumable(journal), progress(game.id, given.games) as done:
        hunted = play_all(hunt, given.games, workers_of(given), journal, done)
    found = [one.found for one in hunted if one.found is not None]
    command = f"dengen puzzles {game.id} --games {given.games} --player {given.player} --seed {given.seed}"
    puzzles = made(game, found, given.count, PuzzleProvenance(dengen.__version__, command))
    content = written(puzzles)
    file.write_bytes(content)
    searched = {"games": given.games, "searched": plural(given.games, "game")}
    facts = {**told(file, puzzles.puzzles), **searched, "size": round(len(content) / 1000)}
    Screen().say(DONE[given.lang].format(**facts))
    return 0


def rate(given: argparse.Namespace, game: Game[Any], file: Path) -> int:
    before = read(read_bytes(file))
    before.check(game)
    rating = Rating(game, before.puzzles, given.seed)
    journal = journal_for(given, rating.about(), Finders)
    with resumable(journal), progress(game.id, len(before.puzzles)) as done:
        found = play_all(rating, len(before.puzzles), workers_of(given), journal, done)
    puzzles = rated(before.puzzles, found)
    found_by = before.made.command.split(AND_THEN)[0]
    by = PuzzleProvenance(
        dengen.__version__, f"{found_by}{AND_THEN}dengen puzzles {game.id} --rate --seed {given.seed}"
    )
    file.write_bytes(written(msgspec.structs.replace(before, made=by, puzzles=puzzles)))
    Screen().say(RATED[given.lang].format(**told(file, puzzles)))
    return 0


def read_bytes(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError as error:
        why = file_trouble(error)
        raise UsageError(f"{file} can't be read: {why.en}.", f"{file} が読めません（{why.ja}）。") from None


def told(file: Path, puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    each = [puzzle.stars for puzzle in puzzles]
    stars = " · ".join(f"{'★' * star} {each.count(star)}" for star in sorted(set(each)))
    return {"file": file, "count": len(each), "puzzles": plural(len(each), "puzzle"), "stars": stars}
