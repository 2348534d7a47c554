"""The command line: `dengen COMMAND …`. Bad input ends with one sentence and exit code 2, never with a traceback."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

from dengen.core.base.errors import DengenError
from dengen.terminal import language
from dengen.terminal.arguments import Parser
from dengen.terminal.complaints import Complaint, sentence
from dengen.terminal.language import pick, speaking
from dengen.terminal.version import VersionAction

COMMANDS = (
    "play",
    "games",
    "rules",
    "cards",
    "deck",
    "clauses",
    "sim",
    "arena",
    "balance",
    "perft",
    "export",
    "train",
    "puzzles",
    "bench",
    "replay",
    "serve",
    "keys",
    "admin",
)
BAD_INPUT = 2
INTERRUPTED = 130

ABOUT = "Unplugged Japanese small-press card games, plugged in."
ABOUT_JA = "日本の同人・インディー非電源ゲームに、電源を。"
EXAMPLES = """\
examples:
  dengen play lumiel                 play against bots, in this terminal
  dengen serve                       play in the browser, alone or with others
  dengen games                       which games there are
  dengen rules lumiel                read a rulebook
  dengen sim lumiel --games 1000     let bots play against each other
  dengen replay game.json            see a recorded game again
  dengen COMMAND --help              examples for a command"""

EXAMPLES_JA = """\
例：
  dengen play lumiel                 このターミナルでボットと遊ぶ
  dengen serve                       ブラウザーで、一人でも皆とでも遊ぶ
  dengen games                       どんなゲームがあるか
  dengen rules lumiel                ルールを読む
  dengen sim lumiel --games 1000     ボット同士を対戦させる
  dengen replay game.json            対戦記録をもう一度見る
  dengen COMMAND --help              コマンドごとの例"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        chosen = understood(given)
        code: int = chosen.run(chosen)
        sys.stdout.flush()
        return code
    except (Complaint, DengenError) as error:
        print(f"dengen: {sentence(error, language.from_arguments(given))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def understood(arguments: Sequence[str]) -> argparse.Namespace:
    wanted = [name for name in COMMANDS if name in arguments[:1]]
    with speaking(language.from_arguments(arguments)):
        chosen, rest = parser(wanted or COMMANDS).parse_known_args(completed(arguments))
    if rest:
        prog = " ".join(filter(None, ["dengen", chosen.command, getattr(chosen, "what", "")]))
        unknown = " ".join(rest)
        raise Complaint(
            f"`{prog}` doesn't know {unknown}; `{prog} --help` shows what it takes.",
            f"`{prog}` で {unknown} は使えません。使えるものは `{prog} --help` で見られます。",
        )
    return chosen


def completed(arguments: Sequence[str]) -> Sequence[str]:
    return ["bench", *module("bench").completed(arguments[1:])] if arguments[:1] == ["bench"] else arguments


def parser(names: Sequence[str] = COMMANDS) -> Parser:
    """Of these commands: whoever wants one doesn't wait until all are imported."""
    made = Parser(prog="dengen", description=pick(ABOUT, ABOUT_JA), epilog=pick(EXAMPLES, EXAMPLES_JA))
    version = pick("print the version, and whether this install is compiled", "バージョンと、コンパイル済みかどうか")
    made.add_argument("--version", action=VersionAction, help=version)
    commands = made.add_subparsers(metavar="COMMAND", required=True, dest="command")
    for name in names:
        module(name).add(commands)
    return made


def module(name: str) -> Any:
    return importlib.import_module(f"dengen.terminal.commands.{name}")


if __name__ == "__main__":
    sys.exit(main())
