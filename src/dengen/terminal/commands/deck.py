"""`dengen deck`: checks of decks, with everything that is wrong with them."""

import argparse
from pathlib import Path
from typing import Any

from dengen.core.base.words import Lang, Text
from dengen.core.cards.decks import DeckReport, Decks
from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen deck check my-decks.toml                     all decks in the file
  dengen deck check my-decks.toml --cards my-set.toml decks of a custom card set"""
ILLEGAL = 1

LEGAL = Text("legal", "使えます")
NOT_LEGAL = Text("not legal", "使えません")
NAMELESS = Text("a deck without an id", "idのないデッキ")


def add(commands: arguments.Commands) -> None:
    about = pick("Check custom decks.", "自作のデッキを確かめる。")
    parser = arguments.add_command(commands, "deck", about, EXAMPLES)
    inner = parser.add_subparsers(metavar="check", required=True, dest="what")
    checking = arguments.add_command(inner, "check", about, EXAMPLES)
    checking.add_argument("file", type=Path, metavar="FILE", help=pick("a TOML file of decks", "デッキのTOMLファイル"))
    checking.add_argument("--game", metavar="GAME", help=pick("the decks' game", "どのゲームのものか"))
    checking.add_argument("--cards", metavar="FILE", help=pick("the decks' card set", "使うカードセット"))
    arguments.add_json(checking)
    arguments.add_lang(checking)
    checking.set_defaults(run=check)


def check(given: argparse.Namespace) -> int:
    """Returns 0 if all decks are legal, else 1; raises UsageError for a file without decks."""
    game, decks = decks_of(given.game, given.cards)
    reports = decks.check_file(given.file)
    if given.json:
        print_json(
            {"file": str(given.file), "game": game, "decks": [in_words(report, given.lang) for report in reports]}
        )
    else:
        for report in reports:
            tell(report, given.lang)
    return ILLEGAL if any(report.problems for report in reports) else 0


def decks_of(asked: str | None, cards: str | None) -> tuple[str, Decks]:
    """The decks' game, and its deck rules with these cards."""
    with_decks = [id for id in registered() if make_game(id).decks is not None]
    wanted = arguments.game_id(asked) if asked else with_decks[0] if len(with_decks) == 1 else ""
    decks = make_game(wanted, cards).decks if wanted in with_decks else None
    if decks is None:
        names = ", ".join(with_decks)
        raise UsageError(
            f"--game takes a game with decks: {names}.", f"--game でデッキを使うゲームを指定してください：{names}。"
        )
    return wanted, decks


def in_words(report: DeckReport, lang: Lang) -> dict[str, Any]:
    return {
        "id": report.id,
        "legal": not report.problems,
        "problems": [text[lang] for text in report.problems],
        "warnings": [text[lang] for text in report.warnings],
    }


def tell(report: DeckReport, lang: Lang) -> None:
    screen = Screen()
    verdict = NOT_LEGAL if report.problems else LEGAL
    screen.say(f"{report.id or NAMELESS[lang]}: {verdict[lang]}")
    for text in [*report.problems, *report.warnings]:
        screen.say(f"  - {text[lang]}")
