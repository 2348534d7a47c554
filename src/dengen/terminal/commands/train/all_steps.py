"""`dengen train GAME all`: all steps of training; new weights are accepted only if they win."""

import argparse
from collections.abc import Mapping

from dengen.core.base.words import Text, plural
from dengen.core.bots.weights import SUFFIX, place_for
from dengen.lab.learning import forecast
from dengen.lab.learning.self_play import SelfPlay
from dengen.terminal import arguments
from dengen.terminal.commands.train import fit, match, play
from dengen.terminal.commands.train.durations import minutes_of, told, whole_minutes
from dengen.terminal.job_options import workers_of
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen train lumiel --cards my-set.toml all        train bots for a custom card set
  dengen train lumiel --cards my-set.toml all --games 500
                                                     faster, but weaker
  dengen train lumiel --cards my-set.toml all --rounds 5
                                                     repeat with the new weights while they win, at most 5 rounds"""
WAY = Text(
    "Three steps, {time} in all: {played} ({playing} min), fitting ({fitting} min), and {matched} against "
    "today's bots ({matching} min). An interrupted step resumes when you run the command again.",
    "3段階で、全部で{time}：自己対戦{games}回（{playing}分）、結果に合う重み（{fitting}分）、"
    "その重みで今のボットと{matches}回（{matching}分）。どこで中断しても、もう一度実行すれば続きから。",
)
ACCEPTED = Text(
    "The new weights win: the whole interval is above fair. Bots use {file} from now on.",
    "区間全体で勝ち越したので、ボットは今後 {file} を使います。",
)
REJECTED = Text(
    "The new weights don't win for certain, so the bots keep theirs. The new ones are in {file}; more games may help.",
    "確かな勝ち越しとはいえないので、ボットはそのままです。重みは {file} にあります。対戦を増やすとよいかもしれません。",
)
ROUND = Text("Round {number} of at most {rounds}.", "第{number}ラウンド（最大{rounds}）。")
TRIAL = ".trial" + SUFFIX
TODAY = "search"  # with the set's weights; without any it is classic


def add(commands: arguments.Commands) -> None:
    about = pick("Play, fit and match; accept the new weights if they win.", "対戦・学習・検証をまとめて行う。")
    parser = arguments.add_command(commands, "all", about, EXAMPLES)
    play.add_playing(parser)
    parser.add_argument(
        "--rounds",
        type=arguments.whole_number("--rounds"),
        default=1,
        metavar="N",
        help=pick(
            "repeat with the new weights while they win, at most N rounds (default: 1)",
            "勝ち越すかぎり、学んだボットで最大N回繰り返す（既定は1）",
        ),
    )
    parser.set_defaults(run=lambda given: train(given, commands.choices))


def train(given: argparse.Namespace, steps: Mapping[str, arguments.Parser]) -> int:
    """Run rounds until one doesn't win."""
    fit.check_numpy()
    for number in range(1, given.rounds + 1):
        if given.rounds > 1:
            Screen().say(ROUND[given.lang].format(number=number, rounds=given.rounds))
        if not wins(given, steps):
            break
    return 0


def wins(given: argparse.Namespace, steps: Mapping[str, arguments.Parser]) -> bool:
    """Run the steps with their defaults; new weights are accepted only if they win."""
    workers = workers_arguments(given)
    plan = play.planned(given)
    place = place_for(plan.game)
    trial = place.with_name(place.name.removesuffix(SUFFIX) + TRIAL)
    fitting = step(given, steps["fit"], "--to", str(trial))
    matching = step(given, steps["match"], "--weights", str(trial), "--baseline", TODAY, *workers)
    screen, lang = Screen(), given.lang
    screen.say(forecast_of(given, plan, matching))
    play.play_all(given, plan)
    fit.fit(fitting)
    found = match.fought(matching)
    match.tell(found, lang)
    if found.share.low <= found.fair:
        screen.say(REJECTED[lang].format(file=trial))
        return False
    trial.replace(place)
    screen.say(ACCEPTED[lang].format(file=place))
    return True


def forecast_of(given: argparse.Namespace, plan: SelfPlay, matching: argparse.Namespace) -> str:
    """The steps and their estimated durations."""
    minutes = {
        "playing": minutes_of(forecast.playing(plan, given.games), given),
        "fitting": forecast.fitting(plan.game, given.games) / 60,
        "matching": minutes_of(forecast.matching(plan.game, matching.iterations, matching.games), given),
    }
    parts = {name: whole_minutes(each) for name, each in minutes.items()}
    time = told(sum(minutes.values()), given)
    return WAY[given.lang].format(
        time=time,
        games=given.games,
        played=plural(given.games, "training game"),
        matches=matching.games,
        matched=plural(matching.games, "game"),
        **parts,
    )


def workers_arguments(given: argparse.Namespace) -> list[str]:
    """The given `--workers`, `--ray` and `--fresh`, for another step."""
    workers = workers_of(given)
    named = {"--workers": workers.processes, "--ray": workers.ray}
    texts = [text for name, value in named.items() if value is not None for text in (name, str(value))]
    return [*texts, *(["--fresh"] if given.fresh else [])]


def step(given: argparse.Namespace, parser: arguments.Parser, *texts: str) -> argparse.Namespace:
    return parser.parse_args([*texts, "--lang", given.lang], argparse.Namespace(game=given.game, cards=given.cards))
