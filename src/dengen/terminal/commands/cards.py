"""`dengen cards`: look at card sets, and check your own."""

import argparse
from pathlib import Path
from typing import Any

from dengen.core.cards import CardSet
from dengen.core.errors import BadCardSet
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.core.validation import file_trouble
from dengen.terminal import arguments, cardbook, phrases
from dengen.terminal.complaints import Complaint
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards show lumiel            the cards that the game is played with
  dengen cards show lumiel priest     one of them, with all that its entry says
  dengen cards copy lumiel my-set.toml   a file to change as you like
  dengen cards check my-set.toml      is this a card set, and of which game?
  dengen play lumiel --cards my-set.toml"""
EXAMPLES_JA = """\
  dengen cards show lumiel            ゲームのカード
  dengen cards show lumiel 神父       そのうち1枚
  dengen cards copy lumiel my-set.toml   書き換えるためのファイルを作る
  dengen cards check my-set.toml      カードセットとして使えるか、どのゲームのものか
  dengen play lumiel --cards my-set.toml"""
CHECK_EXAMPLES = """\
  dengen cards check my-set.toml                  of the game that the file names ([set] game = "lumiel"), or of any
  dengen cards check my-set.toml --game lumiel    of this game; says which card and field is wrong"""
COPY_EXAMPLES = """\
  dengen cards copy lumiel my-set.toml                          then change a number, and see what it did:
  dengen balance lumiel --cards my-set.toml --against dengen
  dengen cards copy troll_master mine.toml --cards dengen       another edition"""
SHOW_EXAMPLES = """\
  dengen cards show lumiel
  dengen cards show lumiel priest --lang ja
  dengen cards show lumiel --cards my-set.toml --json"""


def add(commands: arguments.Commands) -> None:
    parser = arguments.add_command(
        commands,
        "cards",
        pick("Look at card sets, and check your own.", "カードを見る、自作のカードセットを確かめる。"),
        pick(EXAMPLES, EXAMPLES_JA),
    )
    inner = parser.add_subparsers(metavar="check|copy|show", required=True, dest="what")
    checking = arguments.add_command(
        inner, "check", pick("Check a card set of your own.", "自作のカードセットを確かめる。"), CHECK_EXAMPLES
    )
    checking.add_argument("file", type=Path, metavar="FILE", help=pick("a card set in TOML", "TOMLのカードセット"))
    checking.add_argument("--game", metavar="GAME", help=pick("the game that it is for", "どのゲームのものか"))
    arguments.add_json(checking)
    arguments.add_lang(checking)
    checking.set_defaults(run=check)
    copying = arguments.add_command(
        inner,
        "copy",
        pick(
            "Write a card set into a file of your own, to change it.",
            "カードセットを、書き換えるためのファイルにする。",
        ),
        COPY_EXAMPLES,
    )
    arguments.add_game(copying)
    copying.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help=pick("a new file; none is overwritten", "新しいファイル(上書きしません)"),
    )
    add_edition(copying)
    arguments.add_lang(copying)
    copying.set_defaults(run=copy)
    showing = arguments.add_command(
        inner, "show", pick("Show the cards of a game.", "ゲームのカードを見る。"), SHOW_EXAMPLES
    )
    arguments.add_game(showing)
    showing.add_argument(
        "card", nargs="?", metavar="CARD", help=pick("only this card, by its id or name", "このカードだけ(idか名前)")
    )
    add_edition(showing)
    arguments.add_json(showing)
    arguments.add_lang(showing)
    showing.set_defaults(run=show)


def add_edition(parser: arguments.Parser) -> None:
    parser.add_argument(
        "--cards",
        metavar="FILE",
        help=pick(
            "of this card set: a file or a name (the game's newest, if not given)",
            "このカードセットの(ファイルか名前。なければ最新の版)",
        ),
    )


# check


def check(given: argparse.Namespace) -> int:
    content = CardSet.open(given.file).content
    game, how = game_of(given.file, given.game, content)
    cards = cardbook.entries(game.cards.content)
    if given.json:
        print_json({"file": str(given.file), "game": game.id, "hash": game.cards.hash, "cards": len(cards)})
        return 0
    if given.lang == "ja":
        Screen().say(f"{given.file}: 「{game.title.ja}」のカードセットとして使えます({how[1]}、{len(cards)}種類)。")
    else:
        Screen().say(f"{given.file}: a good card set of {game.title.en} ({how[0]}; {len(cards)} cards).")
    return 0


def game_of(file: Path, asked: str | None, content: dict[str, Any]) -> tuple[Game[Any], tuple[str, str]]:
    """The game on this set, and how it was found: asked for, named by the file, or by trying all."""
    if asked is not None:
        return make_game(arguments.game_id(asked), file), ("as you said", "指定のとおり")
    head = content.get("set")
    named = head.get("game") if isinstance(head, dict) else None
    if isinstance(named, str):
        return make_game(arguments.game_id(named), file), ("as the file says", "ファイルの記載による")
    fitting = [game for name, kind in registered().items() if kind.has_cards and (game := fits(name, file))]
    if len(fitting) == 1:
        return fitting[0], ("tried with every game", "全ゲームで照合")
    names = ", ".join(registered())
    if fitting:
        fit = ", ".join(game.id for game in fitting)
        raise Complaint(
            f"{file} fits several games ({fit}): say which by --game.",
            f"{file} は複数のゲームに合います({fit})。--game で指定してください。",
        )
    raise Complaint(
        f"{file} is no card set of any game here; say which by --game ({names}) to see what is wrong with it.",
        f"{file} はどのゲームのカードセットでもありません。--game({names})を付けると、どこが違うか分かります。",
    )


def fits(name: str, file: Path) -> Game[Any] | None:
    try:
        return make_game(name, file)
    except BadCardSet:
        return None


# copy


def copy(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), given.cards)
    if not game.has_cards:
        raise Complaint(phrases.NO_CARDS.en, phrases.NO_CARDS.ja)
    try:
        with given.file.open("x", encoding="utf-8") as file:
            file.write(game.cards.text)
    except FileExistsError:
        raise Complaint(
            f"{given.file} is there already, and was left as it is.",
            f"{given.file} はすでにあるので、書きませんでした。",
        ) from None
    except OSError as error:
        why = file_trouble(error)
        raise Complaint(f"{given.file} can't be written: {why.en}.", f"{given.file} に書けません({why.ja})。") from None
    many = len(cardbook.entries(game.cards.content))
    Screen().say(
        pick(
            f"{given.file}: {many} cards of {game.title.en}. What each key means: docs/games/{game.id}.md.",
            f"{given.file}: 「{game.title.ja}」のカード{many}種類。各項目の意味は docs/games/{game.id}.md にあります。",
        )
    )
    return 0


# show


def show(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), given.cards)
    found = cardbook.entries(game.cards.content)
    if given.card is not None:
        found = cardbook.called(game.cards.content, given.card)
        if not found:
            ids = ", ".join(str(entry["id"]) for entry in cardbook.entries(game.cards.content)) or "none"
            raise Complaint(
                f"{game.title.en} has no card {given.card!r}. The cards are: {ids}.",
                f"「{game.title.ja}」に {given.card!r} というカードはありません。あるのは {ids} です。",
            )
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
        for line, style in cardbook.lines(entry, given.lang, whole=given.card is not None):
            screen.say(line, style)
    return 0
