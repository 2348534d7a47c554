"""`dengen sim`: simulated games between bots, with statistics."""

import argparse
import time
from collections.abc import Mapping
from pathlib import Path

import msgspec

from dengen.core.base.words import Lang, Text
from dengen.lab.simulation import Plan, Result, Summary, simulate, simulate_until, summarise
from dengen.lab.statistics import Distribution
from dengen.players import NAMES, player
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.job_options import (
    add_cluster,
    add_fresh,
    add_games,
    add_workers,
    games_of,
    journal_for,
    progress,
    resumable,
    workers_of,
)
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.phrases import counted
from dengen.terminal.recording import recorded
from dengen.terminal.screen import Screen, console, table
from dengen.terminal.setup import Setup
from dengen.terminal.standings import words_for

SPEED = Text("{:.1f} games/s", "毎秒{:.1f}ゲーム")
EXAMPLES = """\
  dengen sim lumiel --games 1000                     1,000 games of the greedy bot against itself
  dengen sim lumiel --games 1000 --workers 1         the same games, on one core
  dengen sim lumiel --player random                  random moves in all seats
  dengen sim lumiel --until 2%                       play until every win rate is known to ± 2 points
  dengen sim lumiel --seats 3 --player greedy --player random --player random
                                                     one player per seat
  dengen sim lumiel --games 50 --records games/      record the games for `dengen replay` and `dengen export`
  dengen sim lumiel --option redraw=off --cards my-set.toml --json
                                                     another set-up; JSON for programs

The same seed gives the same games, on any number of processes. An interrupted run resumes when you run the command again."""
EXAMPLES_JA = """\
  dengen sim lumiel --games 1000                     greedy 同士で1000回
  dengen sim lumiel --games 1000 --workers 1         同じ対戦を1コアだけで
  dengen sim lumiel --player random                  全席でたらめ
  dengen sim lumiel --until 2%                       どの勝率も±2ポイントになるまで
  dengen sim lumiel --seats 3 --player greedy --player random --player random
                                                     席ごとのプレイヤー
  dengen sim lumiel --option redraw=off --cards my-set.toml --json
                                                     別の設定で、プログラム用の数値
  dengen sim lumiel --games 50 --records games/      対戦ごとに記録を保存（`dengen replay` と `dengen export` で使えます）

同じシードなら、プロセス数によらず同じ対戦になります。中断しても、もう一度実行すれば続きから。"""

HEADING = Text("{title}: {games}, {seats}, seed {seed}", "{title}：{games}回、{seats}人、シード{seed}")
WIN_COLUMNS = Text("seat|player|wins|win rate|95 %|mean rank", "席|プレイヤー|勝ち|勝率|95 %区間|平均順位")
SPREAD_COLUMNS = Text("|mean|sd|min|25 %|median|75 %|max", "|平均|標準偏差|最小|25 %|中央値|75 %|最大")
SCORE_OF = Text("score of seat {seat}", "席{seat}の得点")
DECISIONS = Text("decisions", "選択の回数")
TURNS = Text("turns", "手番の回数")
END_COLUMNS = Text("end|games|share", "終わり方|回数|割合")


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "sim",
        pick("Simulate games between bots.", "ボット同士を対戦させる。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    arguments.add_game(parser)
    add_games(parser, 100)
    arguments.add_seed(parser, 0, pick("seed of all randomness (default: 0)", "乱数のシード（既定は0）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    parser.add_argument(
        "--player",
        action="append",
        type=arguments.player_name("--player"),
        default=[],
        metavar="|".join(NAMES),
        help=pick(
            "the player in all seats, or one per seat (default: greedy; repeatable)",
            "プレイヤー：全席共通で1つ、または席ごとに1つずつ（既定は greedy、複数可）",
        ),
    )
    parser.add_argument(
        "--records",
        type=Path,
        metavar="DIR",
        help=pick("record all games in this folder", "対戦記録をこのフォルダに保存"),
    )
    arguments.add_setup(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=sim)


def sim(given: argparse.Namespace) -> int:
    setup = Setup.of(given)
    plan = Plan(
        setup.game, setup.seats, setup.options, players_of(given.player, setup.seats), given.seed, games_of(given)
    )
    for name in plan.players:
        player(name, setup.game)
    start = time.perf_counter()
    journal = journal_for(given, plan.about(), Result)
    if given.records is not None:
        plan = recorded(plan, given.records, journal)
    played = len(journal.done)
    with resumable(journal), progress(plan.game.id, plan.games) as bar:
        if given.until is None:
            results = simulate(plan, workers_of(given), journal, bar)
        else:
            results = simulate_until(plan, given.until, workers_of(given), journal, bar, bar.expect)
    summary = summarise(plan, results)
    if given.json:
        print_json(msgspec.to_builtins(summary))
    else:
        screen = Screen()
        show(screen, summary, setup.game.title[given.lang], given.lang)
        show_ends(screen, summary, setup.game.endings, given.lang)
        seconds = time.perf_counter() - start
        console(stderr=True).print(SPEED[given.lang].format((len(journal.done) - played) / seconds))
    return 0


def players_of(names: list[str], seats: int) -> tuple[str, ...]:
    if len(names) <= 1:
        return tuple(names or ["greedy"]) * seats
    if len(names) != seats:
        raise UsageError(
            f"--player takes one name for all seats, or {seats} names for {seats} seats, not {len(names)}.",
            f"--player は全席共通で1つ、または{seats}席それぞれに1つです（{len(names)}つあります）。",
        )
    return tuple(names)


def show(screen: Screen, summary: Summary, title: str, lang: Lang) -> None:
    facts = {"title": title, "seed": summary.seed} | counted(summary.games, summary.seats, lang)
    screen.say(HEADING[lang].format(**facts), "bold")
    screen.say()
    wins = table(*WIN_COLUMNS[lang].split("|"), numbers=4)
    for seat in summary.by_seat:
        interval = f"{seat.win_rate_low:.1%} - {seat.win_rate_high:.1%}"
        figures = (f"{seat.wins:g}", f"{seat.win_rate:.1%}", interval, f"{seat.mean_rank:.2f}")
        wins.add_row(str(seat.seat), seat.player, *figures)
    screen.show(wins)
    screen.say()
    spread = table(*SPREAD_COLUMNS[lang].split("|"), numbers=7)
    for seat in summary.by_seat:
        spread.add_row(SCORE_OF[lang].format(seat=seat.seat), *cells(seat.score))
    spread.add_row(DECISIONS[lang], *cells(summary.decisions))
    if summary.turns is not None:
        spread.add_row(TURNS[lang], *cells(summary.turns))
    screen.show(spread)


def show_ends(screen: Screen, summary: Summary, endings: Mapping[str, Text], lang: Lang) -> None:
    screen.say()
    ends = table(*END_COLUMNS[lang].split("|"), numbers=2)
    for reason, count in summary.endings.items():
        ends.add_row(words_for(endings, reason, lang), str(count), f"{count / summary.games:.1%}")
    screen.show(ends)


def cells(spread: Distribution) -> list[str]:
    whole = (spread.min, spread.p25, spread.median, spread.p75, spread.max)
    return [f"{spread.mean:.2f}", f"{spread.sd:.2f}", *map(str, whole)]
