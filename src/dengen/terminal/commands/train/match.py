"""`dengen train GAME match`: strength of weights at equal CPU."""

import argparse
from pathlib import Path
from typing import get_type_hints

import msgspec

from dengen.core.base.words import Lang, Text, plural, with_suggestion
from dengen.core.bots.levels import SearchSettings
from dengen.core.bots.weights import read
from dengen.lab.learning.equal_cpu_match import EqualCpuMatch, Side, Verdict, play_match, with_equal_cpu
from dengen.players import check
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.job_options import add_cluster, add_fresh, add_workers, progress, workers_of
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup, seats_of

EXAMPLES = """\
  dengen train lumiel match                          the shipped weights against classic, with the CPU of classic:100
  dengen train lumiel match --weights try.weights.json --games 400 --first-seed 500001
                                                     a file, on fresh deals
  dengen train lumiel match --weights a.weights.json --baseline b.weights.json
                                                     one file against another
  dengen train lumiel match --challenger hard --baseline classic
                                                     two players by name, each with its usual budget
  dengen train lumiel match --set puct=0.2           another setting of the search"""
TOLD = Text(
    "{played}: win share {share:.3f}, 95 % interval {low:.3f} to {high:.3f}, {times:.2f} × fair. "
    "CPU per move: {challenger:.2f} ms, baseline {baseline:.2f} ms{budget}.",
    "{games}回：勝率{share:.3f}（95 %区間 {low:.3f}〜{high:.3f}）、公平の{times:.2f}倍。"
    "1手のCPU時間は{challenger:.2f} ms、相手は{baseline:.2f} ms{budget}。",
)
BUDGET = Text(" ({iterations} iterations)", "（{iterations}回の試行）")
FRESH_DEALS = 100_001


def add(commands: arguments.Commands) -> None:
    about = pick("Measure weights at equal CPU.", "同じCPU時間で重みの強さを測る。")
    parser = arguments.add_command(commands, "match", about, EXAMPLES)
    parser.add_argument(
        "--weights",
        type=Path,
        metavar="FILE",
        help=pick("weights of the challenger (default: the game's)", "挑戦者の重み（既定はゲームの重み）"),
    )
    parser.add_argument(
        "--challenger", metavar="PLAYER", help=pick("the challenger, by name instead", "名前で指定する挑戦者")
    )
    arguments.keep_flag(parser, "--challenger", "--one")
    parser.add_argument(
        "--baseline",
        default="classic",
        metavar="PLAYER|FILE",
        help=pick("the opponents, by name or weights (default: classic)", "相手。名前か重み（既定は classic）"),
    )
    arguments.keep_flag(parser, "--baseline", "--others")
    for name, default, about in (
        ("--games", 100, pick("number of games (default: 100)", "対戦の回数（既定は100）")),
        ("--iterations", 100, pick("iterations of the baseline (default: 100)", "相手の試行回数（既定は100）")),
        (
            "--first-seed",
            FRESH_DEALS,
            pick(f"seed of the first deal (default: {FRESH_DEALS})", f"最初の配りのシード（既定は{FRESH_DEALS}）"),
        ),
    ):
        parser.add_argument(name, type=arguments.whole_number(name), default=default, metavar="N", help=about)
    arguments.keep_flag(parser, "--first-seed", "--first")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="SETTING=VALUE",
        help=pick("search setting of the challenger (repeatable)", "挑戦者の探索の設定（複数可）"),
    )
    parser.add_argument(
        "--seats", type=arguments.whole_number("--seats"), metavar="N", help=pick("number of players", "人数")
    )
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=match)


def match(given: argparse.Namespace) -> int:
    found = fought(given)
    if given.json:
        print_json(msgspec.to_builtins(found))
    else:
        tell(found, given.lang)
    return 0


def fought(given: argparse.Namespace) -> Verdict:
    setup = Setup.find(given.game, None, [], given.cards)
    game, seats = setup.game, seats_of(setup.game, given.seats)
    challenger, baseline = sides(given)
    for named in (challenger, baseline):
        if named.name:
            check(named.name, game)
        elif named.weights:
            named.weights.bound(game)
    duel = with_equal_cpu(EqualCpuMatch(game, seats, challenger, baseline, given.first_seed))
    with progress(game.id, max(1, given.games // seats)) as done:
        return play_match(duel, given.games, workers_of(given), given.fresh, done)


def sides(given: argparse.Namespace) -> tuple[Side, Side]:
    """The challenger and the baseline. A challenger by name plays with its usual budget, and so does the baseline then."""
    baseline = side(given.baseline, 0 if given.challenger else given.iterations)
    challenger = side(given.challenger, 0) if given.challenger else Side("", given.iterations)
    challenger = msgspec.structs.replace(challenger, settings=settings(given.set))
    if given.weights:
        challenger = msgspec.structs.replace(challenger, weights=read(given.weights))
    return challenger, baseline


def tell(found: Verdict, lang: Lang) -> None:
    budget = BUDGET[lang].format(iterations=found.iterations) if found.iterations else ""
    facts = {
        "games": found.games,
        "played": plural(found.games, "game"),
        "share": found.share.value,
        "low": found.share.low,
        "high": found.share.high,
        "times": found.share.value / found.fair,
        "challenger": found.one_seconds * 1000,
        "baseline": found.others_seconds * 1000,
        "budget": budget,
    }
    Screen().say(TOLD[lang].format(**facts))


def side(text: str, iterations: int) -> Side:
    """A player by name, or by a file of weights."""
    if text.endswith(".json"):
        return Side("", iterations, read(Path(text)))
    return Side(f"{text}:{iterations}" if text in ("classic", "search") and iterations else text)


def settings(texts: list[str]) -> SearchSettings:
    kinds = get_type_hints(SearchSettings)
    found: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in kinds:
            said = Text(
                f"--set takes one of {', '.join(kinds)}, not {name!r}.",
                f"--set は {'、'.join(kinds)} のどれかです（{name!r} は使えません）。",
            )
            said = with_suggestion(said, name, kinds)
            raise UsageError(said.en, said.ja)
        found[name] = value
    try:
        return msgspec.convert(found, SearchSettings, strict=False)
    except msgspec.ValidationError:
        raise UsageError(f"--set takes NAME=NUMBER, not {' '.join(texts)}.", "--set は 名前=数 の形です。") from None
