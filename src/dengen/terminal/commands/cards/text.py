"""`dengen cards text`: the rules text generated from cards' data, next to the printed text."""

import argparse

from dengen.core.base.words import Text
from dengen.core.registry import game as make_game
from dengen.terminal import arguments, cardbook
from dengen.terminal.cardbook import INDENT
from dengen.terminal.commands.cards.show import add_card, add_edition, wanted
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards text flip_angel
  dengen cards text troll_master --cards my-set.toml     compare the printed texts with the data"""
PRINTED = Text("printed: {}", "カードの記載：{}")


def add(commands: arguments.Commands) -> None:
    about = pick("Show the rules text generated from a card's data.", "カードのデータから作った効果テキストを見る。")
    parser = arguments.add_command(commands, "text", about, EXAMPLES)
    arguments.add_game(parser)
    add_card(parser)
    add_edition(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=text)


def text(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), given.cards)
    entries = wanted(game, given.card)
    made = {str(entry["id"]): game.spelled_out(str(entry["id"])) for entry in entries}
    if not any(game.spelled_out(str(entry["id"])) for entry in cardbook.entries(game.cards.content)):
        raise UsageError(
            f"{game.title.en} can't generate rules texts. `dengen cards show {game.id}` shows the printed ones.",
            f"「{game.title.ja}」はデータから文章を作れません。セットの文章は `dengen cards show {game.id}` で見られます。",
        )
    screen = Screen()
    for entry in entries:
        lines = made[str(entry["id"])]
        printed = [INDENT + PRINTED[given.lang].format(said) for said in cardbook.texts(entry, given.lang)]
        if lines or printed:
            screen.say(cardbook.title(entry, given.lang), "bold")
        for line in [*(INDENT + line[given.lang] for line in lines), *printed]:
            screen.say(line)
    return 0
