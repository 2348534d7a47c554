"""`dengen train GAME fit`: weights from the games that were played."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import dengen
from dengen.core.base.words import Text
from dengen.core.bots.levels import SearchSettings
from dengen.core.bots.weights import place_for, written
from dengen.core.game import Game
from dengen.extras import install
from dengen.lab.learning.self_play import commands as played
from dengen.lab.learning.self_play import folder_of
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen train lumiel fit                            into the file beside the card set: the bots play by it from then on
  dengen train lumiel fit --to try.weights.json      elsewhere, to let it play a match first
  dengen train lumiel fit --puct 0.4 --priors-only   with another weight of the priors; the evaluation as written by hand
  dengen train lumiel fit --net 16 --to net.weights.json
                                                     a net of 16 units beside the weighted sum: is it worth its CPU?"""
PUCT = 0.4
MOST_UNITS = 64  # what a file of 30 kB holds
MADE = Text("{file}: {size} kB, from {games} games.", "{file}：{size} kB（{games}回の対戦から）。")


def add(commands: arguments.Commands) -> None:
    about = pick("Fit weights to the games that were played.", "対戦の結果に合う重みを求める。")
    parser = arguments.add_command(commands, "fit", about, EXAMPLES)
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help=pick("where (beside the card set, if not given)", "保存先（なければカードセットの隣）"),
    )
    parser.add_argument(
        "--puct",
        type=float,
        default=PUCT,
        metavar="C",
        help=pick(
            "how much priors count in the search (0.4, if not given); 0: not at all",
            "探索での事前確率の重さ（なければ0.4、0なら使わない）",
        ),
    )
    parser.add_argument(
        "--depth",
        type=arguments.whole_number("--depth", 0),
        metavar="N",
        help=pick(
            "answers of a rollout (as the game says, if not given)", "ロールアウトの手数（なければゲームの設定）"
        ),
    )
    parser.add_argument(
        "--net",
        type=arguments.whole_number("--net", 0, MOST_UNITS),
        default=0,
        metavar="UNITS",
        help=pick(
            "a net of so many units in the evaluation (none, if not given)", "評価にこの数のユニットの網を加える"
        ),
    )
    parser.add_argument(
        "--priors-only",
        action="store_true",
        help=pick("keep the evaluation that was written by hand", "評価関数は手書きのままにする"),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=fit)


def fit(given: argparse.Namespace) -> int:
    setup = Setup.find(given.game, None, [], given.cards)
    check_numpy()
    from dengen.lab.learning.learner import learn

    if not played(setup.game):
        raise Complaint(
            f"There are no games to learn from in {folder_of(setup.game)}: `dengen train {setup.game.id} play` first.",
            f"学習用の対戦がありません。先に `dengen train {setup.game.id} play` を実行してください。",
        )
    search: SearchSettings = {"puct": given.puct}
    if given.depth is not None:
        search["depth"] = given.depth
    typed = commands(setup.game, given)
    weights = learn(setup.game, search, not given.priors_only, dengen.__version__, typed, given.net)
    file = given.to or place_for(setup.game)
    content = written(weights)
    file.write_bytes(content)
    screen = Screen()
    facts = {"file": file, "size": f"{len(content) / 1000:.1f}", "games": sum(weights.made.games.values())}
    screen.say(MADE[given.lang].format(**facts))
    for name, figure in weights.made.held_out.items():
        screen.say(f"  {name}: {figure}")
    return 0


def check_numpy() -> None:
    if find_spec("numpy") is None:
        raise Complaint(
            f"Fitting needs NumPy: {install('learning').en}.",
            f"NumPyが必要です。{install('learning').ja}。",
        )


def commands(game: Game[Any], given: argparse.Namespace) -> list[str]:
    """What was typed after `dengen train GAME`, as far as it matters."""
    depth = "" if given.depth is None else f" --depth {given.depth}"
    priors = " --priors-only" if given.priors_only else ""
    net = f" --net {given.net}" if given.net else ""
    return [*played(game), f"fit --puct {given.puct}{depth}{net}{priors}"]
