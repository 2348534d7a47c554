"""`dengen cards vocabulary`: the vocabulary of a game's card sets, with meanings and examples."""

import argparse

from dengen.core.registry import game as make_game
from dengen.terminal import arguments
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.vocabulary import page

EXAMPLES = """\
  dengen cards vocabulary lumiel
  dengen cards vocabulary walpurgis --lang ja"""


def add(commands: arguments.Commands) -> None:
    about = pick("Show the vocabulary of card sets.", "カードセットに書ける言葉の一覧を見る。")
    parser = arguments.add_command(commands, "vocabulary", about, EXAMPLES)
    arguments.add_game(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=vocabulary)


def vocabulary(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), None)
    if game.vocabulary is None:
        raise UsageError(
            f"{game.title.en} has no vocabulary for its card sets.",
            f"「{game.title.ja}」には、カードセットの言葉の説明がありません。",
        )
    print(page(game, game.vocabulary, given.lang), end="")
    return 0
