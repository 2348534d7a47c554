"""The command line: `dengen COMMAND …`. Bad input ends with one sentence and exit code 2."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from typing import Any

from dengen.core.base.errors import DengenError
from dengen.core.base.words import Text, with_suggestion
from dengen.terminal import language
from dengen.terminal.arguments import Parser
from dengen.terminal.errors import UsageError, sentence
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
    "push-keys",
    "admin",
)
FORMER_NAMES = {"keys": "push-keys"}
BAD_INPUT = 2
INTERRUPTED = 130

ABOUT = "Five Japanese indie card games: play them, rebalance them, train bots on them."
ABOUT_JA = "日本の同人・インディー非電源ゲームに、電源を。"
EXAMPLES = """\
examples:
  dengen play lumiel                 play against bots, in this terminal
  dengen serve                       play in the browser, alone or with others
  dengen games                       list the games
  dengen rules lumiel                read a rulebook
  dengen sim lumiel --games 1000     let bots play against each other
  dengen replay game.json            replay a recorded game
  dengen COMMAND --help              examples for a command"""

EXAMPLES_JA = """\
例：
  dengen play lumiel                 このターミナルでボットと遊ぶ
  dengen serve                       ブラウザで、一人でも皆とでも遊ぶ
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
    except (UsageError, DengenError) as error:
        print(f"dengen: {sentence(error, language.from_arguments(given))}", file=sys.stderr)
        return BAD_INPUT
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # such as `dengen games | head -1`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


def understood(arguments: Sequence[str]) -> argparse.Namespace:
    arguments = completed(arguments)
    wanted = [name for name in COMMANDS if name in arguments[:1]]
    with speaking(language.from_arguments(arguments)):
        made = parser(wanted or COMMANDS)
        chosen, rest = made.parse_known_args(arguments)
    if rest:
        prog = " ".join(filter(None, ["dengen", chosen.command, getattr(chosen, "what", "")]))
        unknown = " ".join(rest)
        said = Text(
            f"`{prog}` has no argument {unknown}. `{prog} --help` lists the arguments.",
            f"`{prog}` で {unknown} は使えません。使えるものは `{prog} --help` で見られます。",
        )
        said = with_suggestion(said, rest[0].partition("=")[0], flags_of(made, prog))
        raise UsageError(said.en, said.ja)
    return chosen


def flags_of(command: argparse.ArgumentParser, prog: str) -> list[str]:
    """The flags of the command with this name, which is `command` or one below it."""
    found = [flag for action in command._actions for flag in action.option_strings] if command.prog == prog else []
    for action in command._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                found += flags_of(below, prog)
    return found


def completed(arguments: Sequence[str]) -> Sequence[str]:
    """The arguments with defaults filled in, and with today's names of commands."""
    if not arguments:
        return arguments
    command, *rest = arguments
    command = FORMER_NAMES.get(command, command)
    return [command, *(module("bench").completed(rest) if command == "bench" else rest)]


def parser(names: Sequence[str] = COMMANDS) -> Parser:
    """The parser of these commands. A single one starts faster than all."""
    made = Parser(prog="dengen", description=pick(ABOUT, ABOUT_JA), epilog=pick(EXAMPLES, EXAMPLES_JA))
    version = pick("print the version, and whether this install is compiled", "バージョンと、コンパイル済みかどうか")
    made.add_argument("--version", action=VersionAction, help=version)
    commands = made.add_subparsers(metavar="COMMAND", required=True, dest="command")
    for name in names:
        module(name).add(commands)
    return made


def module(name: str) -> Any:
    return importlib.import_module(f"dengen.terminal.commands.{name.replace('-', '_')}")


if __name__ == "__main__":
    sys.exit(main())
