"""`dengen cards show`: the cards of a game."""

import argparse
from typing import Any

from dengen.core.base.words import Text, with_suggestion
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.terminal import arguments, cardbook, phrases
from dengen.terminal.errors import UsageError
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
            "a card set: a file or a name (default: the newest edition)",
            "カードセット。ファイルか名前（既定は最新の版）",
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
    """All cards, or those with the given id or name."""
    known = cardbook.entries(game.cards.content)
    found = known if card is None else cardbook.called(game.cards.content, card)
    if card is not None and not found:
        ids = [str(entry["id"]) for entry in known]
        shown = ", ".join(ids) or "none"
        said = Text(
            f"{game.title.en} has no card {card!r}. The cards are: {shown}.",
            f"「{game.title.ja}」に {card!r} というカードはありません。あるのは {shown} です。",
        )
        said = with_suggestion(said, card, [*ids, *cardbook.names(game.cards.content, "en").values()])
        raise UsageError(said.en, said.ja)
    return found
