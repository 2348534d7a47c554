"""`dengen train GAME rate`: ratings of a game's levels."""

import argparse
from importlib.resources import files
from pathlib import Path

import msgspec

from dengen.core.base.words import Text, plural
from dengen.core.bots.level_ratings import FILE
from dengen.lab.learning.rating import measured, rated, steps
from dengen.players import titles
from dengen.terminal import arguments
from dengen.terminal.job_options import add_cluster, add_workers, progress, workers_of
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen
from dengen.terminal.setup import Setup, seats_of

EXAMPLES = """\
  dengen train lumiel rate --games 100               each level among the one below it, into the game's ratings.json
  dengen train lumiel rate --divide 1 --to full.json with the full budgets; slow"""
TOLD = Text("{title}: {rating}{share}", "{title}：{rating}{share}")
SHARE = Text(
    ", win share {share:.3f} ({low:.3f} to {high:.3f}) among {below}, {played}",
    "、{below}の中で勝率{share:.3f}（{low:.3f}〜{high:.3f}）、{games}回",
)


def add(commands: arguments.Commands) -> None:
    about = pick("Rate the levels of a game's bots.", "ボットの強さのレベルを測る。")
    parser = arguments.add_command(commands, "rate", about, EXAMPLES)
    for name, default, help in (
        ("--games", 100, pick("games per level (default: 100)", "レベルごとの回数（既定は100）")),
        (
            "--divide",
            10,
            pick(
                "divide the iterations of slow levels by N (default: 10)",
                "長考するレベルの試行回数を何分の1にするか（既定は10）",
            ),
        ),
    ):
        parser.add_argument(name, type=arguments.whole_number(name), default=default, metavar="N", help=help)
    arguments.keep_flag(parser, "--divide", "--part")
    parser.add_argument(
        "--seats", type=arguments.whole_number("--seats"), metavar="N", help=pick("number of players", "人数")
    )
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help=pick("the file to write (default: the game's ratings.json)", "保存先（既定はゲームの ratings.json）"),
    )
    add_workers(parser)
    add_cluster(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    setup = Setup.find(given.game, None, [], given.cards)
    game, seats = setup.game, seats_of(setup.game, given.seats)
    duels = steps(game, seats, given.divide)
    with progress(game.id, len(duels) * max(1, given.games // seats)) as done:
        verdicts = measured(duels, given.games, workers_of(given), done)
    command = f"dengen train {game.id} rate --games {given.games} --divide {given.divide} --seats {seats}"
    found = rated(game, seats, verdicts, command)
    file = given.to or Path(str(files(game.package).joinpath(FILE)))
    file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
    called, screen, below = titles(game), Screen(), ""
    for name, rating in found.ratings.items():
        share = ""
        if name in found.shares:
            value, low, high = found.shares[name]
            games = found.games[name]
            share = SHARE[given.lang].format(
                share=value, low=low, high=high, below=below, games=games, played=plural(games, "game")
            )
        below = called[name][given.lang]
        screen.say(TOLD[given.lang].format(title=below, rating=rating, share=share))
    return 0
