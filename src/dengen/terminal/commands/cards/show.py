"""`dengen cards show`: the cards of a game."""

import argparse
from typing import Any

from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.terminal import arguments, cardbook, phrases
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards show lumiel
  dengen cards show lumiel priest --lang ja
  dengen cards show lumiel --cards my-set.toml --json"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands, "show", pick("Show the cards of a game.", "ゲームのカードを見る。"), EXAMPLES
    )
    arguments.add_game(parser)
    add_card(parser)
    add_edition(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=show)


def add_card(parser: arguments.Parser) -> None:
    parser.add_argument(
        "card", nargs="?", metavar="CARD", help=pick("only this card, by its id or name", "このカードだけ（idか名前）")
    )


def add_edition(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--cards",
        metavar="FILE",
        help=pick(
            "from this card set: a file or a name (default: the game's newest)",
            "カードセット（ファイルか名前。既定は最新の版）",
        ),
    )


def show(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), given.cards)
    found = wanted(game, given.card)
    if given.json:
        print_json({"game": game.id, "hash": game.cards.hash, "cards": found})
        return 0
    screen = Screen()
    if not found:
        screen.say(phrases.NO_CARDS[given.lang])
    if len(game.editions) > 1:
        others = ", ".join(f"--cards {name}" for name in game.editions if name != game.cards.edition)
        screen.say(phrases.EDITION[given.lang].format(edition=game.cards.edition or game.cards.file, others=others))
    for entry in found:
        for line, style in cardbook.lines(entry, given.lang, cardbook.labels(game)):
            screen.say(line, style)
    return 0


def wanted(game: Game[Any], card: str | None) -> list[cardbook.Entry]:
    """All cards, or those that are called so."""
    known = cardbook.entries(game.cards.content)
    found = known if card is None else cardbook.called(game.cards.content, card)
    if card is not None and not found:
        ids = ", ".join(str(entry["id"]) for entry in known) or "none"
        raise Complaint(
            f"{game.title.en} has no card {card!r}. The cards are: {ids}.",
            f"「{game.title.ja}」に {card!r} というカードはありません。あるのは {ids} です。",
        )
    return found
