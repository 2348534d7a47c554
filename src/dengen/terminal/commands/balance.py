"""`dengen balance`: the balance report of a card set, with error bars."""

import argparse
from pathlib import Path
from typing import Any

import msgspec

from dengen.core.base.validation import file_trouble
from dengen.core.base.words import Lang, Text, plural
from dengen.lab.balance import Balance, summarise, survey, survey_until
from dengen.lab.comparison import FigureDifference, compare
from dengen.lab.effects import CardExperiment, CardTrial, find_cards, try_cards
from dengen.lab.figures import Figure, ObservedGames
from dengen.lab.observer import ObservedGame, Survey
from dengen.lab.report import EFFECT_VERDICTS, VERDICTS, interval, number, page
from dengen.lab.reports import keep, opened_in, reports_folder
from dengen.players import player
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
from dengen.terminal.screen import Screen, table
from dengen.terminal.setup import Setup

EXAMPLES = """\
  dengen balance lumiel --games 1000                 1,000 games of greedy against itself
  dengen balance lumiel --cards my-set.toml --against dengen
                                                     compare two card sets
  dengen balance lumiel --cards my-set.toml --against dengen --card sorcerer
                                                     estimate what this card is worth in each
  dengen balance lumiel --until 2%                   play until every interval is ± 2 points
  dengen balance walpurgis --option start_limit=no_center_first --report fair.html
                                                     another set-up, another file
  dengen balance lumiel --player random --workers 1 --json
                                                     on one core; JSON for programs

An interrupted run resumes when you run the command again. With a higher --games, finished games count."""
EXAMPLES_JA = """\
  dengen balance lumiel --games 1000                 greedy 同士。レポートの場所は最後に表示
  dengen balance lumiel --cards my-set.toml --against dengen
                                                     2つのカードセットの比較
  dengen balance lumiel --cards my-set.toml --against dengen --card sorcerer
                                                     このカードは勝ちにつながるか、前よりも強いか
  dengen balance lumiel --until 2%                   どの区間も±2ポイントになるまで
  dengen balance walpurgis --option start_limit=no_center_first --report fair.html
                                                     別の設定、別のファイル
  dengen balance lumiel --player random --workers 1 --json
                                                     1コアだけで、プログラム用の数値

中断しても、もう一度実行すれば続きから。回数を増やせば、済んだ対戦に足されます。"""

HEADING = Text(
    "{title}: {games}, {seats}, player {player}, card set {cards}",
    "{title}：{games}回、{seats}人、プレイヤー {player}、カードセット {cards}",
)
POSITION_COLUMNS = Text("to play|win share|95 %|p", "手番順|勝率|95 %区間|p")
SEAT_COLUMNS = Text("seat|win share|95 %|p", "席|勝率|95 %区間|p")
ITEM_COLUMNS = Text("{}|win share|95 %|used by|p|", "{}|勝率|95 %区間|使った割合|p|")
EFFECT_COLUMNS = Text(
    "used, against the second-best move|win share|95 %|games|p|", "使う場合と次善の手の差|勝率|95 %区間|回数|p|"
)
COURSE_COLUMNS = Text("|figure|95 %", "|値|95 %区間")
REPORT = Text("The report: {}", "レポート：{}")
ON_THE_PAGE = Text(
    "In the browser: run `dengen serve`, then open http://127.0.0.1:8000/reports/{}",
    "画面で見るには：dengen serve を起動して「ラボ」へ、または http://127.0.0.1:8000/reports/{}?lang=ja",
)
REAL = Text("Real differences from {}: {} of {}", "{}との偶然でない差：{}/{}")
FEW = Text("Too few games to decide: {}.", "{}項目は、回数が足りず分かりません。")


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "balance",
        pick("Report on the balance of a card set, with error bars.", "カードセットのバランスを調べる。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    arguments.add_game(parser)
    add_games(parser, 400)
    parser.add_argument(
        "--player",
        default="greedy",
        metavar="NAME",
        help=pick("the player in every seat (default: greedy)", "全席のプレイヤー（既定は greedy）"),
    )
    parser.add_argument(
        "--against",
        metavar="CARDS",
        help=pick("a card set to compare with: a file or a name", "比べるカードセット（ファイルか名前）"),
    )
    parser.add_argument(
        "--card",
        action="append",
        default=[],
        metavar="CARD",
        help=pick(
            "estimate a card's value: replay positions with and without it (repeatable)",
            "カードの価値を調べる。同じ局面から、使う場合と次善の手の場合を比べる（複数可）",
        ),
    )
    parser.add_argument(
        "--report",
        metavar="FILE",
        type=Path,
        help=pick(
            "the file to write (default: your reports folder, which the page's lab shows)",
            "レポートの保存先（既定は自分のレポート置き場。画面の「ラボ」で見られます）",
        ),
    )
    arguments.add_seed(parser, 0, pick("seed of all randomness (default: 0)", "乱数のシード（既定は0）"))
    add_workers(parser)
    add_cluster(parser)
    add_fresh(parser)
    arguments.add_setup(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=balance)


def balance(given: argparse.Namespace) -> int:
    mine = plan_of(given, given.cards)
    other = None if given.against is None else plan_of(given, given.against)  # both are checked before any game
    for plan in (mine, other or mine):
        find_cards(plan.game, given.card)
    watched = carry_out(given, mine, given.until)
    tried = try_out(given, watched.plan)
    here, there = summarise(watched, tried), None
    differences: list[FigureDifference] = []
    if other is not None:
        watched_there = carry_out(given, other._replace(games=here.games), None)
        tried_there = try_out(given, watched_there.plan)
        there = summarise(watched_there, tried_there)
        differences = compare(watched, watched_there, tried, tried_there)
    found = figures(here, there, differences)
    report = write(given.report, page(here, there, differences), found, given.lang)
    if given.json:
        print_json(found)
    else:
        screen = Screen()
        show(screen, here, given.lang)
        if there is not None:
            show_differences(screen, there, differences, given.lang)
        screen.say()
        screen.say(REPORT[given.lang].format(report))
        if given.report is None:
            screen.say(ON_THE_PAGE[given.lang].format(report.stem))
    return 0


def plan_of(given: argparse.Namespace, cards: str | None) -> Survey:
    setup = Setup.find(given.game, given.seats, given.option, cards)
    player(given.player, setup.game)
    if setup.seats == 1 and (given.until or given.card):
        raise UsageError(
            "--until and --card compare win shares and need at least 2 seats.",
            "--until と --card は勝率を見るので、2人以上のゲームで使えます。",
        )
    return Survey(setup.game, setup.seats, setup.options, given.player, given.seed, games_of(given))


def carry_out(given: argparse.Namespace, plan: Survey, until: float | None) -> ObservedGames:
    journal = journal_for(given, plan.about(), ObservedGame)
    with resumable(journal), progress(f"{plan.game.id} {plan.card_set}", plan.games) as bar:
        if until is None:
            return survey(plan, workers_of(given), journal, bar)
        return survey_until(plan, until, workers_of(given), journal, bar, bar.expect)


def try_out(given: argparse.Namespace, plan: Survey) -> list[Figure]:
    """Values of the cards given by `--card`."""
    if not given.card:
        return []
    trial = CardExperiment(plan, find_cards(plan.game, given.card))
    journal = journal_for(given, trial.about(), CardTrial)
    with resumable(journal), progress(f"{plan.game.id} {plan.card_set}: {', '.join(trial.cards)}", plan.games) as bar:
        return try_cards(trial, workers_of(given), journal, bar)


def write(report: Path | None, text: str, found: dict[str, Any], lang: Lang) -> Path:
    """Write the report to the reports folder, or to the given file."""
    folder = reports_folder()
    try:
        if report is None:
            return keep(opened_in(text, lang), found, folder)
        report.write_text(opened_in(text, lang), encoding="utf-8")
        return report
    except OSError as error:
        why = file_trouble(error)
        raise UsageError(
            f"The report can't be written to {report or folder}: {why.en}.",
            f"レポートを {report or folder} に書けません（{why.ja}）。",
        ) from None


def figures(here: Balance, there: Balance | None, differences: list[FigureDifference]) -> dict[str, Any]:
    data: dict[str, Any] = msgspec.to_builtins(here)
    data["against"] = None if there is None else there.card_set
    data["differences"] = msgspec.to_builtins(differences)
    return data


def show(screen: Screen, balance: Balance, lang: Lang) -> None:
    facts = counted(balance.games, balance.seats, lang) | {"player": balance.player, "cards": balance.card_set}
    screen.say(HEADING[lang].format(title=balance.title[lang], **facts), "bold")
    screen.say()
    if balance.positions:
        columns, count_from = (POSITION_COLUMNS, 1) if balance.has_first_player else (SEAT_COLUMNS, 0)
        places = table(*columns[lang].split("|"), numbers=3)
        for place in balance.positions:
            share = place.share
            places.add_row(
                str(place.position + count_from),
                f"{share.value:.1%}",
                interval(share, True),
                f"{place.p:.3f}",
            )
        screen.show(places)
        screen.say()
    for group in balance.groups:
        judged = [item for item in group.items if item.verdict != "not_judged"]
        if not judged:
            continue
        rows = table(*ITEM_COLUMNS[lang].format(group.name[lang]).split("|"), numbers=4)
        for item in judged:
            rows.add_row(
                item.name[lang],
                f"{item.share.value:.1%}",
                interval(item.share, True),
                f"{item.use_rate.value:.1%}",
                "" if item.verdict == "too_few" else f"{item.p:.3f}",
                VERDICTS[item.verdict][lang],
            )
        screen.show(rows)
        screen.say()
    if balance.effects:
        worth = table(*EFFECT_COLUMNS[lang].split("|"), numbers=4)
        for effect in balance.effects:
            value = number(effect.worth.value, True, signed=True)
            bounds = interval(effect.worth, True, signed=True)
            worth.add_row(
                effect.name[lang],
                value,
                bounds,
                str(effect.games),
                f"{effect.p:.3f}",
                EFFECT_VERDICTS[effect.verdict][lang],
            )
        screen.show(worth)
        screen.say()
    course = table(*COURSE_COLUMNS[lang].split("|"), numbers=2)
    for measure in balance.measures:
        figure, is_share = measure.figure, measure.is_share
        course.add_row(measure.name[lang], number(figure.value, is_share), interval(figure, is_share))
    screen.show(course)


def show_differences(screen: Screen, there: Balance, differences: list[FigureDifference], lang: Lang) -> None:
    real = [difference for difference in differences if difference.is_real]
    screen.say()
    screen.say(REAL[lang].format(there.card_set, len(real), len(differences)), "bold")
    for one in real:
        before, after = number(one.there.value, one.is_share), number(one.here.value, one.is_share)
        by = number(one.difference.value, one.is_share, signed=True)
        screen.say(
            f"{one.name[lang]}: {before} → {after} ({by}, {interval(one.difference, one.is_share, signed=True)})"
        )
    few = sum(difference.verdict == "too_few" for difference in differences)
    if few:
        screen.say(FEW[lang].format(few if lang == "ja" else plural(few, "figure")))
