"""`dengen train GAME all`: all the way, from games against itself to bots that play by what they have learned, if it wins."""

import argparse
from collections.abc import Mapping

from dengen.core.base.words import Text
from dengen.core.bots.weights import SUFFIX, place_for
from dengen.lab.learning import forecast
from dengen.lab.learning.self_play import SelfPlay
from dengen.terminal import arguments
from dengen.terminal.commands.train import fit, match, play
from dengen.terminal.commands.train.waiting import minutes_of, told, whole_minutes
from dengen.terminal.job_options import workers_of
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen train lumiel --cards my-set.toml all        bots for a card set of your own
  dengen train lumiel --cards my-set.toml all --games 500
                                                     sooner, and not as strong
  dengen train lumiel --cards my-set.toml all --rounds 5
                                                     who won learns from games against itself, until a round doesn't win"""
WAY = Text(
    "Three steps, {time} in all: {games} games against itself ({playing} min), the weights that fit them ({fitting} min), "
    "and {matches} games with these weights against the bots as they are ({matching} min). Each can be interrupted; run "
    "it again, and it goes on.",
    "3段階で、全部で{time}：自己対戦{games}回（{playing}分）、結果に合う重み（{fitting}分）、"
    "その重みで今のボットと{matches}回（{matching}分）。どこで中断しても、もう一度実行すれば続きから。",
)
TAKEN = Text(
    "They win, the whole interval above fair: bots play by {file} from now on.",
    "区間全体で勝ち越したので、ボットは今後 {file} を使います。",
)
LEFT = Text(
    "They don't win for sure, so the bots stay as they are. The weights are in {file}; more games may help.",
    "確かな勝ち越しとはいえないので、ボットはそのままです。重みは {file} にあります。対戦を増やすとよいかもしれません。",
)
ROUND = Text("Round {number} of at most {rounds}.", "第{number}ラウンド（最大{rounds}）。")
TRIAL = ".trial" + SUFFIX
AS_THEY_ARE = "search"  # by the weights that the set has, or falls back to; without any it is classic


def add(commands: arguments.Commands) -> None:
    about = pick("Play, fit and match, and take the weights if they win.", "対戦・学習・検証をまとめて行う。")
    parser = arguments.add_command(commands, "all", about, EXAMPLES)
    play.add_playing(parser)
    parser.add_argument(
        "--rounds",
        type=arguments.whole_number("--rounds"),
        default=1,
        metavar="N",
        help=pick(
            "go on by what was learned, as long as a round wins: at most so many (1, if not given)",
            "勝ち越すかぎり、学んだボットで繰り返す。最大の回数（なければ1）",
        ),
    )
    parser.set_defaults(run=lambda given: whole(given, commands.choices))


def whole(given: argparse.Namespace, steps: Mapping[str, arguments.Parser]) -> int:
    """Round after round, until one doesn't win."""
    fit.check_numpy()
    for number in range(1, given.rounds + 1):
        if given.rounds > 1:
            Screen().say(ROUND[given.lang].format(number=number, rounds=given.rounds))
        if not wins(given, steps):
            break
    return 0


def wins(given: argparse.Namespace, steps: Mapping[str, arguments.Parser]) -> bool:
    """One step after the other, as each is without other arguments; weights are taken only if they win."""
    by_whom = on_what(given)
    plan = play.planned(given)
    place = place_for(plan.game)
    trial = place.with_name(place.name.removesuffix(SUFFIX) + TRIAL)
    fitting = step(given, steps["fit"], "--to", str(trial))
    matching = step(given, steps["match"], "--weights", str(trial), "--others", AS_THEY_ARE, *by_whom)
    screen, lang = Screen(), given.lang
    screen.say(foretold(given, plan, matching))
    play.play_all(given, plan)
    fit.fit(fitting)
    found = match.fought(matching)
    match.tell(found, lang)
    if found.share.low <= found.fair:
        screen.say(LEFT[lang].format(file=trial))
        return False
    trial.replace(place)
    screen.say(TAKEN[lang].format(file=place))
    return True


def foretold(given: argparse.Namespace, plan: SelfPlay, matching: argparse.Namespace) -> str:
    """The way, and how long each step of it will take."""
    minutes = {
        "playing": minutes_of(forecast.playing(plan, given.games), given),
        "fitting": forecast.fitting(plan.game, given.games) / 60,
        "matching": minutes_of(forecast.matching(plan.game, matching.iterations, matching.games), given),
    }
    parts = {name: whole_minutes(each) for name, each in minutes.items()}
    time = told(sum(minutes.values()), given)
    return WAY[given.lang].format(time=time, games=given.games, matches=matching.games, **parts)


def on_what(given: argparse.Namespace) -> list[str]:
    """The processes or the cluster, and whether from the beginning: as it was given, for another step."""
    workers = workers_of(given)
    named = {"--workers": workers.processes, "--ray": workers.ray}
    texts = [text for name, value in named.items() if value is not None for text in (name, str(value))]
    return [*texts, *(["--fresh"] if given.fresh else [])]


def step(given: argparse.Namespace, parser: arguments.Parser, *texts: str) -> argparse.Namespace:
    return parser.parse_args([*texts, "--lang", given.lang], argparse.Namespace(game=given.game, cards=given.cards))
