"""`dengen cards check`: validates a card set, and finds its game."""

import argparse
from pathlib import Path
from typing import Any

from dengen.core.base.errors import BadCardSet
from dengen.core.base.words import Text, plural
from dengen.core.cards.card_files import game_named
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.overlays import differences
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.core.registry import registered
from dengen.terminal import arguments, cardbook
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards check my-set.toml                  for the game that the file names ([set] game = "lumiel"), or any
  dengen cards check my-set.toml --game lumiel    for this game; names every card and field that is wrong"""

GOOD = Text(
    "{file}: a valid card set of {title} ({how}; {cards}{changes}).",
    "{file}：「{title}」のカードセットとして使えます（{how}、{cards}種類{changes}）。",
)
ASKED = Text("given by --game", "指定のとおり")
NAMED = Text("named in the file", "ファイルの記載による")
TRIED = Text("found by trying all games", "全ゲームで照合")


def add(commands: arguments.Commands) -> None:
    about = pick("Check a custom card set.", "自作のカードセットを確かめる。")
    parser = arguments.add_command(commands, "check", about, EXAMPLES)
    parser.add_argument("file", type=Path, metavar="FILE", help=pick("a card set (TOML)", "カードセット（TOML）"))
    add_asked(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=check)


def add_asked(parser: arguments.Parser) -> None:
    parser.add_argument("--game", metavar="GAME", help=pick("the card set's game", "どのゲームのものか"))


def check(given: argparse.Namespace) -> int:
    game, how = game_of(given.file, given.game)
    cards = len(cardbook.entries(game.cards.content))
    base, changed = game.cards.base, changed_entries(game.cards)
    if given.json:
        figures = {"file": str(given.file), "game": game.id, "hash": game.cards.hash, "cards": cards}
        print_json({**figures, "base": None if base is None else label(base), "changed": changed})
        return 0
    lang = given.lang
    changes = Text("", "") if base is None else in_words(changed, label(base))
    facts = {"title": game.title[lang], "how": how[lang], "changes": changes[lang]}
    Screen().say(GOOD[lang].format(file=given.file, cards=Text(plural(cards, "card"), str(cards))[lang], **facts))
    return 0


def game_of(file: Path, asked: str | None) -> tuple[Game[Any], Text]:
    """The game on this set, and how it was found: given, named by the file, or by trying all games."""
    if asked is not None:
        return make_game(arguments.game_id(asked), file), ASKED
    named = game_named(file)
    if named is not None:
        return make_game(arguments.game_id(named), file), NAMED
    fitting = [game for name, kind in registered().items() if kind.has_cards and (game := fits(name, file))]
    if len(fitting) == 1:
        return fitting[0], TRIED
    names = ", ".join(registered())
    if fitting:
        fit = ", ".join(game.id for game in fitting)
        raise UsageError(
            f"{file} fits several games ({fit}): use --game to name one.",
            f"{file} は複数のゲームに合います（{fit}）。--game で指定してください。",
        )
    raise UsageError(
        f"{file} isn't a card set of any installed game; use --game to name one ({names}) and see what is wrong with it.",
        f"{file} はどのゲームのカードセットでもありません。--game でゲーム（{names}）を指定すると、どこが違うか分かります。",
    )


def fits(name: str, file: Path) -> Game[Any] | None:
    try:
        return make_game(name, file)
    except BadCardSet:
        return None


def changed_entries(cards: CardSet) -> int:
    """The number of entries that a set changes, adds or removes."""
    if cards.base is None:
        return 0
    return len({one.entry for one in differences(cards.base.content, cards.content) if one.entry})


def in_words(changed: int, base: str) -> Text:
    entries = "entry" if changed == 1 else "entries"
    return Text(f"; changes {changed} {entries} of {base}", f"、{base} から{changed}項目を変更")


def label(cards: CardSet) -> str:
    """The set's name on the command line."""
    return cards.edition or cards.file
