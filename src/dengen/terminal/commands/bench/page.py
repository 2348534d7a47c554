"""`dengen bench page`: how soon the page is there on a slow machine."""

import argparse
import asyncio

import msgspec

from dengen.core.registry import registered
from dengen.terminal import arguments
from dengen.terminal.commands.serve import check_installed
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen, table

EXAMPLES = """\
  dengen bench page                                 the home page, a rulebook, and a table of each game
  dengen bench page lumiel                          the tables of this game only
  dengen bench page --json                          figures for programs

It starts a server and a Chromium of its own, slows its CPU down four times, and tells the largest contentful paint, each
the middle one of three loads with nothing kept."""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands, "page", pick("Measure how fast the page loads.", "画面が出るまでの時間を測る。"), EXAMPLES
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
        raise Complaint(
            f"dengen bench page needs {missing}, which isn't here.", f"dengen bench page には {missing} が必要です。"
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
