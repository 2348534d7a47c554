"""`dengen bench`: how fast the games, the environments, the server and the page are here."""

from collections.abc import Sequence

from dengen.terminal import arguments
from dengen.terminal.commands.bench import against, envs, games, hostile, page, serve, waits
from dengen.terminal.language import pick

WHAT = {
    "games": games,
    "against": against,
    "envs": envs,
    "page": page,
    "serve": serve,
    "hostile": hostile,
    "waits": waits,
}

EXAMPLES = """\
  dengen bench                          every game; the same as `dengen bench games`
  dengen bench lumiel                   one game; the same as `dengen bench games lumiel`
  dengen bench against ../before        this checkout and another one, in turns
  dengen bench envs                     the environments for those who learn
  dengen bench serve                    the server
  dengen bench hostile                  the server, under attack
  dengen bench page                     the page, in a browser
  dengen bench waits                    how long people wait for bots
  dengen bench games --help             what a command measures, and how"""


def add(commands: arguments.Commands) -> None:
    about = pick("Measure how fast the games, the server or the page are.", "ゲーム、サーバー、画面の速さを測る。")
    parser = arguments.add_command(commands, "bench", about, EXAMPLES)
    measured = parser.add_subparsers(metavar="WHAT", required=True, dest="what")
    for module in WHAT.values():
        module.add(measured)


def completed(words: Sequence[str]) -> list[str]:
    """The words after `bench`: the games are meant where nothing else is named."""
    first = words[0] if words else ""
    return list(words) if first in (*WHAT, "-h", "--help") else ["games", *words]
