"""`dengen train GAME fit`: weights fitted to the training games."""

import argparse
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import dengen
from dengen.core.base.words import Text, plural
from dengen.core.bots.levels import SearchSettings
from dengen.core.bots.weights import place_for, written
from dengen.core.game import Game
from dengen.extras import install
from dengen.lab.learning.self_play import commands as played
from dengen.lab.learning.self_play import folder_of
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen train lumiel fit                            write the file next to the card set, which bots use from then on
  dengen train lumiel fit --to try.weights.json      another file, to test it with `match` first
  dengen train lumiel fit --puct 0.4 --priors-only   another weight of the priors; keep the hand-written evaluation
  dengen train lumiel fit --net 16 --to net.weights.json
                                                     add a neural net of 16 units to the evaluation"""
PUCT = 0.4
MOST_UNITS = 64  # the size of a 30 kB file
MADE = Text("{file}: {size} kB, from {played}.", "{file}：{size} kB（{games}回の対戦から）。")


def add(commands: arguments.Commands) -> None:
    about = pick("Fit weights to the training games.", "対戦の結果に合う重みを求める。")
    parser = arguments.add_command(commands, "fit", about, EXAMPLES)
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help=pick("the file to write (default: next to the card set)", "保存先（既定はカードセットの隣）"),
    )
    parser.add_argument(
        "--puct",
        type=float,
        default=PUCT,
        metavar="C",
        help=pick(
            f"weight of the priors in the search; 0 turns them off (default: {PUCT})",
            f"探索での事前確率の重さ。0なら使わない（既定は{PUCT}）",
        ),
    )
    parser.add_argument(
        "--depth",
        type=arguments.whole_number("--depth", 0),
        metavar="N",
        help=pick("moves per rollout (default: the game's setting)", "ロールアウトの手数（既定はゲームの設定）"),
    )
    parser.add_argument(
        "--net",
        type=arguments.whole_number("--net", 0, MOST_UNITS),
        default=0,
        metavar="UNITS",
        help=pick(
            "units of a neural net in the evaluation (default: 0)",
            "評価に加えるニューラルネットのユニット数（既定は0）",
        ),
    )
    parser.add_argument(
        "--priors-only",
        action="store_true",
        help=pick("keep the hand-written evaluation", "評価関数は手書きのままにする"),
    )
    arguments.add_lang(parser)
    parser.set_defaults(run=fit)


def fit(given: argparse.Namespace) -> int:
    setup = Setup.find(given.game, None, [], given.cards)
    check_numpy()
    from dengen.lab.learning.learner import learn

    if not played(setup.game):
        raise UsageError(
            f"There are no training games in {folder_of(setup.game)}: run `dengen train {setup.game.id} play` first.",
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
    games = sum(weights.made.games.values())
    facts = {"file": file, "size": f"{len(content) / 1000:.1f}", "games": games, "played": plural(games, "game")}
    screen.say(MADE[given.lang].format(**facts))
    for name, figure in weights.made.held_out.items():
        screen.say(f"  {name}: {figure}")
    return 0


def check_numpy() -> None:
    if find_spec("numpy") is None:
        raise UsageError(
            f"Fitting needs NumPy: {install('learning').en}.",
            f"NumPyが必要です。{install('learning').ja}。",
        )


def commands(game: Game[Any], given: argparse.Namespace) -> list[str]:
    """The commands after `dengen train GAME` that lead to these weights."""
    depth = "" if given.depth is None else f" --depth {given.depth}"
    priors = " --priors-only" if given.priors_only else ""
    net = f" --net {given.net}" if given.net else ""
    return [*played(game), f"fit --puct {given.puct}{depth}{net}{priors}"]
