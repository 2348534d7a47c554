"""`dengen cards copy`: writes a card set to a new file, or a file for changes to it."""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from dengen.core.base.validation import file_trouble
from dengen.core.base.words import LANGS, Lang, Text, plural
from dengen.core.cards.card_files import head_of
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.toml_text import to_toml
from dengen.core.game import Game
from dengen.core.registry import game as make_game
from dengen.terminal import arguments, cardbook, phrases
from dengen.terminal.commands.cards.show import add_edition
from dengen.terminal.errors import UsageError
from dengen.terminal.language import pick
from dengen.terminal.screen import Screen

EXAMPLES = """\
  dengen cards copy lumiel my-set.toml --changes                a file that contains only your changes; then measure them:
  dengen balance lumiel --cards my-set.toml --against dengen
  dengen cards copy lumiel whole.toml                           all cards, to enter a complete set
  dengen cards copy troll_master mine.toml --cards dengen       another edition"""

COPIED = Text(
    "{file}: {many} of {title}. docs/games/{game}.md explains every key.",
    "{file}：「{title}」のカード{many}種類。各項目の意味は docs/games/{game}.md にあります。",
)
BEGUN = Text(
    """\
{file}: a file for your changes to {base} of {title}. Edit it (it has an example), then run:
  dengen cards check {file}
  dengen cards diff {base} {file}
  dengen balance {game} --cards {file} --against {base}""",
    """\
{file}：「{title}」の {base} への変更を書くファイルです。例にならって書いたら：
  dengen cards check {file}
  dengen cards diff {base} {file}
  dengen balance {game} --cards {file} --against {base}""",
)
ABOUT_CHANGES = Text(
    """\
# Changes to {base} of {title}: anything not mentioned here stays as it is there.
# An entry is found by its id and contains only the differences. A new id adds a new entry, which must be complete.
# removed = true removes an entry, unset = ["text_en"] a field. docs/games/{game}.md explains every key.""",
    """\
# 「{title}」の {base} への変更。ここに書かない項目は元のままです。
# 項目は id で探されるので、変えるところだけを書きます。新しい id なら新しい項目になり、すべてを書く必要があります。
# removed = true で項目ごと、unset = ["text_ja"] で一部を取り除きます。各項目の意味は docs/games/{game}.md にあります。""",
)
EXAMPLE = Text(
    "# An example, as it is in {base}: remove the #, and keep only the heading, the id and what you change.",
    "# 例（{base} のまま）。行頭の # を取り、見出しと id と変える行だけを残してください。",
)
CHANGED_NAME = Text("{name}, changed", "{name} 改")


def add(commands: arguments.Commands) -> None:
    about = pick("Copy a card set to a new file, to change it.", "カードセットを、書き換えるためのファイルにする。")
    parser = arguments.add_command(commands, "copy", about, EXAMPLES)
    arguments.add_game(parser)
    parser.add_argument(
        "file",
        type=Path,
        metavar="FILE",
        help=pick("the file to create; existing files are not overwritten", "新しいファイル（上書きしません）"),
    )
    parser.add_argument(
        "--changes",
        action="store_true",
        help=pick("create a file that contains only changes", "変更だけを書くファイルを作る"),
    )
    add_edition(parser)
    arguments.add_lang(parser)
    parser.set_defaults(run=copy)


def copy(given: argparse.Namespace) -> int:
    game = make_game(arguments.game_id(given.game), given.cards)
    if not game.has_cards:
        raise UsageError(phrases.NO_CARDS.en, phrases.NO_CARDS.ja)
    facts = {"file": given.file, "title": game.title[given.lang], "game": game.id}
    if given.changes:
        base = base_from(given.file, game.cards)
        write(given.file, "\n".join(changes(game, base, given.file.stem, given.lang)))
        Screen().say(BEGUN[given.lang].format(base=game.cards.edition or game.cards.file, **facts))
    else:
        write(given.file, whole(game.cards))
        cards = len(cardbook.entries(game.cards.content))
        many = Text(plural(cards, "card"), str(cards))
        Screen().say(COPIED[given.lang].format(many=many[given.lang], **facts))
    return 0


def write(path: Path, text: str) -> None:
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise UsageError(
            f"{path} already exists and was left as it is.", f"{path} はすでにあるので、書きませんでした。"
        ) from None
    except OSError as error:
        why = file_trouble(error)
        raise UsageError(f"{path} can't be written: {why.en}.", f"{path} に書けません（{why.ja}）。") from None


def whole(cards: CardSet) -> str:
    """The set's text; for a set of changes, the complete set that results."""
    if cards.base is None:
        return cards.text
    return "\n".join([*comments(cards), "", to_toml(cards.content)])


def comments(cards: CardSet) -> Iterator[str]:
    """The opening comments of a set's file and of its base's."""
    for line in cards.text.splitlines():
        if not line.startswith("#"):
            break
        yield line
    if cards.base is not None:
        yield from comments(cards.base)


def base_from(file: Path, cards: CardSet) -> str:
    """The `base` of a new file: an edition, or the path to another file."""
    if cards.edition:
        return cards.edition
    if not cards.file.endswith(".toml"):
        raise UsageError(
            f"{cards.file} can't be changed by another file: its name doesn't end in .toml.",
            f"{cards.file} は名前が .toml で終わらないので、変更の元にできません。",
        )
    return Path(os.path.relpath(cards.file, file.parent)).as_posix()


def changes(game: Game[Any], base: str, id: str, lang: Lang) -> Iterator[str]:
    """The lines of a file that changes nothing yet."""
    facts = {"base": base, "title": game.title[lang], "game": game.id}
    yield ABOUT_CHANGES[lang].format(**facts)
    yield to_toml({"base": base, **head(game, id)})
    yield EXAMPLE[lang].format(**facts)
    for line in to_toml(first_entry(game.cards.content)).splitlines():
        yield f"# {line}".rstrip()
    yield ""


def head(game: Game[Any], id: str) -> dict[str, Any]:
    """The `[set]` table, with another name than the base's."""
    old, name = head_of(game.cards.content), game.cards.name
    names = {f"name_{lang}": CHANGED_NAME[lang].format(name=name[lang]) for lang in LANGS if f"name_{lang}" in old}
    return {"set": {"game": game.id, "id": id, **names}} if old else {}


def first_entry(content: dict[str, Any]) -> dict[str, Any]:
    for table, entries in content.items():
        if cardbook.entries({table: entries}):
            return {table: entries[:1]}
    return {}
