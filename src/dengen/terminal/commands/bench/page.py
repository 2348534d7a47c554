"""`dengen bench page`: loading time of the page on a slow machine."""

import argparse
import asyncio

import msgspec

from dengen.core.registry import registered
from dengen.terminal import arguments
from dengen.terminal.commands.serve import check_installed
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, table

EXAMPLES = """\
  dengen bench page                                 the home page, a rulebook, and a table of each game
  dengen bench page lumiel                          only tables of this game
  dengen bench page --json                          JSON for programs

Starts a separate server and Chromium, with the CPU throttled 4×. Prints the largest contentful paint, the median of three
loads without a cache."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands, "page", pick("Measure the loading time of the page.", "画面が出るまでの時間を測る。"), EXAMPLES
    )
    arguments.add_game(parser, many=True)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=bench_page)


def bench_page(given: argparse.Namespace) -> int:
    check_installed()
    from dengen.server.bench import page  # needs the extra `server`

    try:
        page.browser_path()
    except page.Missing as missing:
        raise UsageError(
            f"dengen bench page needs {missing}, which isn't installed.",
            f"dengen bench page には {missing} が必要です。",
        ) from missing
    games = [arguments.game_id(name) for name in given.games] or list(registered())
    figures = asyncio.run(page.measure(games))
    if given.json:
        print_json([msgspec.to_builtins(entry) for entry in figures])
        return 0
    made = table("page", "largest contentful paint, ms", numbers=1)
    for entry in figures:
        made.add_row(entry.page, f"{entry.lcp_ms:,.0f}")
    Screen().show(made)
    return 0
