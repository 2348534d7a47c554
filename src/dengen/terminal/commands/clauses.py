"""`dengen clauses`: test coverage of the rulebooks."""

import argparse
from pathlib import Path

import msgspec

from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.lab.coverage import Coverage, checkout_tests, coverage
from dengen.terminal import arguments, phrases
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, console, table

EXAMPLES = """\
  dengen clauses                      every game
  dengen clauses lumiel               one game, with the untested clauses
  dengen clauses --json               JSON for programs

Tests name their clauses: @clause("LP-17"). They are read, not run. An install without tests only counts the clauses."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "clauses",
        pick("Show the test coverage of the rulebooks.", "ルールブックのうちテストされている割合を見る。"),
        EXAMPLES,
    )
    arguments.add_game(parser, many=True)
    parser.add_argument(
        "--tests",
        type=folder,
        metavar="DIR",
        help=pick(
            "the folder of the tests (default: the checkout's)", "テストのフォルダ（既定はチェックアウトのもの）"
        ),
    )
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=clauses)


def folder(text: str) -> Path:
    path = Path(text)
    if not path.is_dir():
        raise UsageError(f"--tests takes a folder, not {text!r}.", f"--tests はフォルダです（{text!r} は違います）。")
    return path


def clauses(given: argparse.Namespace) -> int:
    found: list[Coverage] = []
    for name in [arguments.game_id(name) for name in given.games] or list(registered()):
        game = make_game(name)
        found.append(coverage(game, given.tests or checkout_tests(game)))
    if given.json:
        print_json({"games": [msgspec.to_builtins(entry) for entry in found]})
    elif found:
        show(Screen(), found)
    else:
        console(stderr=True).print(phrases.NO_GAMES[given.lang])
    return 0


def show(screen: Screen, found: list[Coverage]) -> None:
    made = table("game", "clauses", "rulings", "testable", "tested", "", numbers=5)
    for entry in found:
        tested, share = "-", ""
        if entry.tested is not None:
            tested, share = str(entry.tested), f"{entry.tested / entry.testable:.0%}" if entry.testable else "100%"
        made.add_row(entry.game, str(entry.clauses), str(entry.rulings), str(entry.testable), tested, share)
    screen.show(made)
    for entry in found:
        if entry.missing:
            screen.say(f"{entry.game}, without a test: {', '.join(entry.missing)}")
        if entry.unknown:
            screen.say(f"{entry.game}, named by a test but not in the rulebook: {', '.join(entry.unknown)}")
    if any(entry.tested is None for entry in found):
        console(stderr=True).print("This install has no tests: run the command in a checkout, or use --tests DIR.")
