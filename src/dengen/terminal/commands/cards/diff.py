"""`dengen cards diff`: the differences between two card sets, by entry and field."""

import argparse
import json
from collections.abc import Iterator
from itertools import groupby, zip_longest
from pathlib import Path
from typing import Any

from dengen.core.base.words import Lang, Text
from dengen.core.cards.card_files import is_path
from dengen.core.cards.overlays import Difference, differences
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.terminal import arguments, cardbook
from dengen.terminal.cardbook import INDENT, Line
from dengen.terminal.commands.cards.check import add_asked, game_of
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.output import print_json
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards diff dengen my-set.toml                   a custom set against the first edition
  dengen cards diff dengen dengen-2 --game flip_angel    two editions of Flip Angel
  dengen cards diff mine.toml yours.toml --json"""

SAME = Text("The same cards.", "同じカードです。")
HEADLINE = Text("{title}, {before} → {after}:", "「{title}」{before} → {after}：")
ONLY = Text("only in {set}", "{set} だけにあります")
NOTHING = Text("nothing", "なし")
HEAD = Text("the set", "セット")


def add(commands: arguments.Commands) -> None:
    about = pick("Show the differences between two card sets.", "2つのカードセットの違いを見る。")
    parser = arguments.add_command(commands, "diff", about, EXAMPLES)
    parser.add_argument(
        "before", metavar="A", help=pick("a card set: a file or a name", "カードセット（ファイルか名前）")
    )
    parser.add_argument("after", metavar="B", help=pick("another card set", "もう1つのカードセット"))
    add_asked(parser)
    arguments.add_json(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=diff)


def diff(given: argparse.Namespace) -> int:
    before, after = both(given.before, given.after, given.game)
    found = differences(before.cards.content, after.cards.content)
    if given.json:
        print_json(
            {
                "game": before.id,
                "before": {"cards": given.before, "hash": before.cards.hash},
                "after": {"cards": given.after, "hash": after.cards.hash},
                "differences": [
                    {"entry": one.entry, "field": one.field, "before": one.before, "after": one.after} for one in found
                ],
            }
        )
        return 0
    screen = Screen()
    title = before.title[given.lang]
    screen.say(HEADLINE[given.lang].format(title=title, before=given.before, after=given.after))
    if not found:
        screen.say(SAME[given.lang])
    names = cardbook.names(before.cards.content, given.lang) | cardbook.names(after.cards.content, given.lang)
    for line, style in lines(found, names, (given.before, given.after), given.lang):
        screen.say(line, style)
    return 0


def both(before: str, after: str, asked: str | None) -> tuple[Game[Any], Game[Any]]:
    """One game on both sets: the given one, or the game of a file among them."""
    file = next((Path(source) for source in (before, after) if is_path(source)), None)
    if asked is not None:
        id = arguments.game_id(asked)
    elif file is not None:
        id = game_of(file, None)[0].id
    else:
        raise UsageError(
            "Several games have editions of these names: use --game to name one.",
            "どのゲームの版か、--game で指定してください。",
        )
    return make_game(id, before), make_game(id, after)


def lines(found: list[Difference], names: dict[str, str], sets: tuple[str, str], lang: Lang) -> Iterator[Line]:
    for entry, fields in groupby(found, key=lambda one: one.entry):
        name = names.get(entry, entry)
        yield (cardbook.heading(name, entry, lang) if entry else HEAD[lang]), "bold"
        for one in fields:
            if one.field:
                yield from changed(one, lang)
            else:
                yield INDENT + ONLY[lang].format(set=sets[0] if one.after is None else sets[1]), ""


def changed(one: Difference, lang: Lang) -> Iterator[Line]:
    """A field before and after, in one line; drawings side by side."""
    before, after = shown(one.before, lang), shown(one.after, lang)
    if "\n" not in before + after:
        yield f"{INDENT}{one.field}: {before} → {after}", ""
        return
    yield f"{INDENT}{one.field}:", ""
    left, right = before.strip("\n").split("\n"), after.strip("\n").split("\n")
    width = max(map(len, left))
    middle = (max(len(left), len(right)) - 1) // 2
    for number, (was, becomes) in enumerate(zip_longest(left, right, fillvalue="")):
        yield f"{INDENT * 2}{was:{width}} {'→' if number == middle else ' '} {becomes}".rstrip(), ""


def shown(value: Any, lang: Lang) -> str:
    if value is None:
        return NOTHING[lang]
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
