"""`dengen bench`: speed of the games, the environments, the server and the page."""

from collections.abc import Sequence

from dengen.terminal import arguments
from dengen.terminal.commands.bench import against, envs, games, hostile, latency, page, serve
from dengen.terminal.language import pick

WHAT = {
    "games": games,
    "against": against,
    "envs": envs,
    "page": page,
    "serve": serve,
    "hostile": hostile,
    "latency": latency,
}
FORMER_NAMES = {"waits": "latency"}

EXAMPLES = """\
  dengen bench                          all games; the same as `dengen bench games`
  dengen bench lumiel                   one game; the same as `dengen bench games lumiel`
  dengen bench against ../before        compare this checkout with another
  dengen bench envs                     the RL environments
  dengen bench serve                    the server
  dengen bench hostile                  the server under attack
  dengen bench page                     the page in a browser
  dengen bench latency                  waiting times for bots
  dengen bench games --help             details of a benchmark"""


def add(commands: arguments.Commands) -> None:
    about = pick("Measure how fast the games, the server or the page are.", "ゲーム、サーバー、画面の速さを測る。")
    parser = arguments.add_command(commands, "bench", about, EXAMPLES)
    measured = parser.add_subparsers(metavar="BENCHMARK", required=True, dest="what")
    for module in WHAT.values():
        module.add(measured)


def completed(words: Sequence[str]) -> list[str]:
    """The words after `bench`, with `games` if no benchmark is named, and with today's names."""
    first = words[0] if words else ""
    if first in FORMER_NAMES:
        return [FORMER_NAMES[first], *words[1:]]
    return list(words) if first in (*WHAT, "-h", "--help") else ["games", *words]
