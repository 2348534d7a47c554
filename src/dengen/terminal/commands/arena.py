"""`dengen arena`: ratings of players from a round robin."""

import argparse

import msgspec

from dengen.core.base.words import Lang, Text
from dengen.lab.arena import Arena, Standings, contest
from dengen.lab.simulation import Result
from dengen.players import player
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
from dengen.terminal.output import print_json
from dengen.terminal.phrases import counted
from dengen.terminal.screen import Screen, table
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen arena lumiel --players greedy,random --games 400
                                                     400 games of each pair, rounded up to whole cycles of seats
  dengen arena lumiel --players search,greedy,random --workers 1 --json
                                                     on one core; JSON for programs
  dengen arena lumiel --players greedy,random --ray auto
                                                     on the Ray cluster of this machine

An interrupted run resumes when you run the command again. With a higher --games, finished games count."""
EXAMPLES_JA = """\
  dengen arena lumiel --players greedy,random --games 400
                                                     組み合わせごとに400回（席が一巡するよう切り上げ）
  dengen arena lumiel --players search,greedy,random --workers 1 --json
                                                     1コアだけで、プログラム用の数値
  dengen arena lumiel --players greedy,random --ray auto
                                                     このマシンのRayクラスタで

中断しても、もう一度実行すれば続きから。回数を増やせば、済んだ対戦に足されます。"""

HEADING = Text("{title}: {games}, {seats}, seed {seed}", "{title}：{games}回、{seats}人、シード{seed}")
RATING_COLUMNS = Text("player|rating|95 %", "プレイヤー|レーティング|95 %区間")
MATCH_COLUMNS = Text(
    "player|against|games|win share|95 %|x fair|deals won|95 %",
    "プレイヤー|相手|回数|勝率|95 %区間|公平比|勝った組|95 %区間",
)


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "arena",
        pick("Measure players against each other.", "プレイヤーの強さを測る。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    arguments.add_game(parser)
    parser.add_argument(
        "--players",
        default="greedy,random",
        metavar="A,B,…",
        help=pick(
            "two or more players, separated by commas (default: greedy,random)",
            "2つ以上、コンマ区切り（既定は greedy,random）",
        ),
    )
    parser.add_argument(
        "--games",
        type=arguments.whole_number("--games"),
        default=100,
        metavar="N",
        help=pick("games for each pair of players (default: 100)", "組み合わせごとの対戦回数（既定は100）"),
    )
    arguments.add_seed(parser, 0, pick("seed of all randomness (default: 0)", "乱数のシード（既定は0）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_setup(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=arena)


def arena(given: argparse.Namespace) -> int:
    setup = Setup.of(given)
    if setup.seats == 1:
        raise UsageError("An arena needs at least 2 seats.", "2人以上のゲームで使えます。")
    players = players_of(given.players)
    for name in players:
        player(name, setup.game)
    plan = Arena(setup.game, setup.seats, setup.options, players, given.seed, given.games)
    journal = journal_for(given, plan.about(), Result)
    with resumable(journal), progress(setup.game.id, plan.total) as done:
        standings = contest(plan, workers_of(given), journal, done)
    if given.json:
        print_json(msgspec.to_builtins(standings))
    else:
        show(Screen(), standings, setup.game.title[given.lang], given.lang)
    return 0


def players_of(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(","))
    if len(names) < 2 or len(set(names)) < len(names):
        raise UsageError(
            f"--players takes two or more different players, separated by commas, not {text!r}.",
            f"--players は異なるプレイヤー2つ以上をコンマで区切ります（{text!r} は使えません）。",
        )
    return names


def show(screen: Screen, standings: Standings, title: str, lang: Lang) -> None:
    facts = {"title": title, "seed": standings.seed} | counted(standings.games, standings.seats, lang)
    screen.say(HEADING[lang].format(**facts), "bold")
    screen.say()
    ratings = table(*RATING_COLUMNS[lang].split("|"), numbers=2)
    for entry in standings.ratings:
        ratings.add_row(entry.player, f"{entry.rating:+.0f}", f"{entry.low:+.0f} - {entry.high:+.0f}")
    screen.show(ratings)
    screen.say()
    matches = table(*MATCH_COLUMNS[lang].split("|"), numbers=6)
    for match in standings.matches:
        matches.add_row(
            match.player,
            match.against,
            str(match.games),
            f"{match.share:.1%}",
            f"{match.share_low:.1%} - {match.share_high:.1%}",
            f"{match.times_fair:.2f}",
            f"{match.won}/{match.decided}",
            f"{match.won_low:.0%} - {match.won_high:.0%}",
        )
    screen.show(matches)
