"""`dengen train GAME match`: do weights win at equal CPU?"""

import argparse
from pathlib import Path
from typing import get_type_hints

import msgspec

from dengen.core.base.words import Lang, Text
from dengen.core.bots.levels import SearchSettings
from dengen.core.bots.weights import read
from dengen.lab.learning.duel import Duel, Side, Verdict, fight, levelled
from dengen.players import check
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.job_options import add_cluster, add_fresh, add_workers, progress, workers_of
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup, seats_of

EXAMPLES = """\
  dengen train lumiel match                          the shipped weights against classic, both as long as classic:100 takes
  dengen train lumiel match --weights try.weights.json --games 400 --first 500001
                                                     a file, on deals that nothing was tuned on
  dengen train lumiel match --weights a.weights.json --others b.weights.json
                                                     one file against another
  dengen train lumiel match --one hard --others classic
                                                     players by name, each with the budget that it has
  dengen train lumiel match --set puct=0.2           with another setting of the search"""
TOLD = Text(
    "{games} games: {share:.3f} of the win, 95 % from {low:.3f} to {high:.3f}; {times:.2f} × fair. "
    "A decision took {one:.2f} ms of CPU, the others' {others:.2f} ms{budget}.",
    "{games}回：勝率{share:.3f}（95 %区間 {low:.3f}〜{high:.3f}）、公平の{times:.2f}倍。"
    "1手のCPU時間は{one:.2f} ms、相手は{others:.2f} ms{budget}。",
)
BUDGET = Text(" ({iterations} iterations)", "（{iterations}回の試行）")
FRESH_DEALS = 100_001


def add(commands: arguments.Commands) -> None:
    about = pick("Measure weights at equal CPU.", "同じCPU時間で重みの強さを測る。")
    parser = arguments.add_command(commands, "match", about, EXAMPLES)
    parser.add_argument("--weights", type=Path, metavar="FILE", help=pick("what the one has learned", "学習した重み"))
    parser.add_argument(
        "--one", metavar="PLAYER", help=pick("a player by its name instead", "代わりに、名前でプレイヤーを")
    )
    parser.add_argument(
        "--others",
        default="classic",
        metavar="PLAYER|FILE",
        help=pick("against whom (classic, if not given)", "相手（なければ classic）"),
    )
    for name, default, about in (
        ("--games", 100, pick("how many (100, if not given)", "回数（なければ100）")),
        ("--iterations", 100, pick("of the others (100, if not given)", "相手の試行回数（なければ100）")),
        (
            "--first",
            FRESH_DEALS,
            pick("the first deal's seed (100001, if not given)", "最初の配りのシード（なければ100001）"),
        ),
    ):
        parser.add_argument(name, type=arguments.whole_number(name), default=default, metavar="N", help=about)
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="SETTING=VALUE",
        help=pick("a setting of the one's search", "探索の設定を変える"),
    )
    parser.add_argument(
        "--seats", type=arguments.whole_number("--seats"), metavar="N", help=pick("how many sit at the table", "人数")
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
    one, others = sides(given)
    for named in (one, others):
        if named.name:
            check(named.name, game)
        elif named.weights:
            named.weights.bound(game)
    duel = levelled(Duel(game, seats, one, others, given.first))
    with progress(game.id, max(1, given.games // seats)) as done:
        return fight(duel, given.games, workers_of(given), given.fresh, done)


def sides(given: argparse.Namespace) -> tuple[Side, Side]:
    """The one and the others: by names with the budgets that they have, else with the iterations that were given."""
    others = side(given.others, 0 if given.one else given.iterations)
    one = side(given.one, 0) if given.one else Side("", given.iterations)
    one = msgspec.structs.replace(one, settings=settings(given.set))
    return (msgspec.structs.replace(one, weights=read(given.weights)) if given.weights else one), others


def tell(found: Verdict, lang: Lang) -> None:
    budget = BUDGET[lang].format(iterations=found.iterations) if found.iterations else ""
    facts = {
        "games": found.games,
        "share": found.share.value,
        "low": found.share.low,
        "high": found.share.high,
        "times": found.share.value / found.fair,
        "one": found.one_seconds * 1000,
        "others": found.others_seconds * 1000,
        "budget": budget,
    }
    Screen().say(TOLD[lang].format(**facts))


def side(text: str, iterations: int) -> Side:
    """A player by its name, or a file of weights."""
    if text.endswith(".json"):
        return Side("", iterations, read(Path(text)))
    return Side(f"{text}:{iterations}" if text in ("classic", "search") and iterations else text)


def settings(texts: list[str]) -> SearchSettings:
    kinds = get_type_hints(SearchSettings)
    found: dict[str, object] = {}
    for text in texts:
        name, _, value = text.partition("=")
        if name not in kinds:
            raise Complaint(
                f"--set takes one of {', '.join(kinds)}, not {name!r}.",
                f"--set は {'、'.join(kinds)} のどれかです（{name!r} は使えません）。",
            )
        found[name] = value
    try:
        return msgspec.convert(found, SearchSettings, strict=False)
    except msgspec.ValidationError:
        raise Complaint(f"--set takes NAME=NUMBER, not {' '.join(texts)}.", "--set は 名前=数 の形です。") from None
