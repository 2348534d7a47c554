"""`dengen cards vocabulary`: every word that the card sets of a game may use, with what it means and an example."""

import argparse

from dengen.core.registry import game as make_game
from dengen.terminal import arguments
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.vocabulary import page

EXAMPLES = """\
  dengen cards vocabulary lumiel
  dengen cards vocabulary walpurgis --lang ja"""


def add(commands: arguments.Commands) -> None:
    about = pick("Every word that a card set may use.", "カードセットに書ける言葉の一覧。")
    parser = arguments.add_command(commands, "vocabulary", about, EXAMPLES)
    arguments.add_game(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=vocabulary)


def vocabulary(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), None)
    if game.vocabulary is None:
        raise Complaint(
            f"{game.title.en} doesn't say what its card sets may hold.",
            f"「{game.title.ja}」には、カードセットの言葉の説明がありません。",
        )
    print(page(game, game.vocabulary, given.lang), end="")
    return 0
