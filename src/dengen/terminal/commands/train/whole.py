"""`dengen train GAME all`: all the way, from games against itself to bots that play by what they have learned, if it wins."""

import argparse
from collections.abc import Mapping

from dengen.core.weights import SUFFIX, place_for
from dengen.core.words import Text
from dengen.players import NAMES
from dengen.terminal import arguments
from dengen.terminal.commands.train import fit, match, play
from dengen.terminal.job_options import add_workers
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen train lumiel --cards my-set.toml all        bots for a card set of your own
  dengen train lumiel --cards my-set.toml all --games 500
                                                     sooner, and not as strong"""
WAY = Text(
    "Three steps: {games} games against itself, the weights that fit them, and {matches} games with these weights against "
    "a search without. Each can be interrupted; run it again, and it goes on.",
    "3段階で進めます：自己対戦{games}回、結果に合う重み、その重みで学習なしの探索と{matches}回。"
    "どこで中断しても、もう一度実行すれば続きから。",
)
TAKEN = Text(
    "They win, the whole interval above fair: bots play by {file} from now on.",
    "区間全体で勝ち越したので、ボットは今後 {file} を使います。",
)
LEFT = Text(
    "They don't win for sure, so the bots stay as they are. The weights are in {file}; more games may help.",
    "確かな勝ち越しとはいえないので、ボットはそのままです。重みは {file} にあります。対戦を増やすとよいかもしれません。",
)
TRIAL = ".trial" + SUFFIX


def add(commands: arguments.Commands) -> None:
    about = pick("Play, fit and match, and take the weights if they win.", "対戦・学習・検証をまとめて行う。")
    parser = arguments.add_command(commands, "all", about, EXAMPLES)
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        default=2000,
        metavar="N",
        help=pick("to learn from (2000, if not given)", "学習用の対戦の回数（なければ2000）"),
    )
    parser.add_argument(
        "--player",
        type=arguments.player_name("--player"),
        default="search:100",
        metavar="|".join(NAMES),
        help=pick("who plays them (search:100, if not given)", "対戦するプレイヤー（なければ search:100）"),
    )
    add_workers(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=lambda given: whole(given, commands.choices))


def whole(given: argparse.Namespace, steps: Mapping[str, arguments.Parser]) -> int:
    """One step after the other, as each is without other arguments; weights are taken only if they win."""
    place = place_for(Setup.find(given.game, None, [], given.cards).game)
    trial = place.with_name(place.name.removesuffix(SUFFIX) + TRIAL)
    workers = ["--workers", str(given.workers)] if given.workers else []
    playing = step(given, steps["play"], "--games", str(given.games), "--player", given.player, *workers)
    fitting = step(given, steps["fit"], "--to", str(trial))
    matching = step(given, steps["match"], "--weights", str(trial), *workers)
    screen, lang = Screen(), given.lang
    screen.say(WAY[lang].format(games=playing.games, matches=matching.games))
    play.play(playing)
    fit.fit(fitting)
    found = match.fought(matching)
    match.tell(found, lang)
    if found.share.low <= found.fair:
        screen.say(LEFT[lang].format(file=trial))
        return 0
    trial.replace(place)
    screen.say(TAKEN[lang].format(file=place))
    return 0


def step(given: argparse.Namespace, parser: arguments.Parser, *texts: str) -> argparse.Namespace:
    return parser.parse_args([*texts, "--lang", given.lang], argparse.Namespace(game=given.game, cards=given.cards))
