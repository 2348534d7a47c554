"""The vocabulary of a game's card sets as a page of Markdown: every table, its keys, what they take, an example."""

from collections.abc import Iterator, Mapping
from textwrap import fill
from typing import Annotated, Any, get_args, get_origin

from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo

from dengen.core.base.words import Lang, Text
from dengen.core.cards.toml_text import to_value
from dengen.core.cards.vocabulary import Part, Vocabulary, structs_in, without_none, words_in
from dengen.core.game import Game
from dengen.terminal.cardbook import name_of

WIDTH = 100  # of a line
HEADING = Text("# Card sets of {}: every word", "# 「{}」のカードセットに書ける言葉")
MADE_BY = Text(
    "Made by `dengen cards vocabulary {}`. How a set is written, and how one changes another: [dengen cards](../cli.md#dengen-cards).",
    "`dengen cards vocabulary {}` の出力。書き方や、変更だけを書く方法は docs/cli.md の `dengen cards` にあります。",
)
COLUMNS = Text("| Key | Takes | If left out |\n|---|---|---|", "| キー | 書くもの | 省略すると |\n|---|---|---|")
REQUIRED = Text("it is needed", "省略できません")
NOTHING = Text("nothing", "なし")
EXAMPLE = Text("Example, {}:", "例（{}）：")
LIST = Text("a list of {}", "{} のリスト")
OR = Text(" or ", " か ")
RANGE = Text("{} to {}", "{}〜{}")
KINDS = {
    int: Text("a whole number", "整数"),
    str: Text("text", "文字列"),
    bool: Text("`true` or `false`", "`true` か `false`"),
    float: Text("a number", "数"),
    dict: Text("a table", "テーブル"),
    list: Text("a list", "リスト"),
    tuple: Text("pairs of numbers", "2つの数"),
}
TABLE = Text("a table: see `{}`", "テーブル（`{}` を参照）")
TABLES = Text("tables: see `{}`", "テーブルのリスト（`{}` を参照）")
ANYTHING = Text("a value", "値")

Places = Mapping[type[Struct], str]  # where each table is told of


def page(game: Game[Any], vocabulary: Vocabulary, lang: Lang) -> str:
    lines = [HEADING[lang].format(game.title[lang]), "", wrapped(MADE_BY[lang].format(game.id), lang)]
    for part in vocabulary.parts():
        lines += ["", *section(game, vocabulary, part, lang)]
    return "\n".join(lines) + "\n"


def section(game: Game[Any], vocabulary: Vocabulary, part: Part, lang: Lang) -> Iterator[str]:
    places = {each.kind: each.place for each in vocabulary.parts()}
    yield f"## {title(part)}"
    meaning = vocabulary.meaning(part)[lang]
    if meaning:
        yield wrapped(meaning, lang)
    if part.fields:
        yield ""
        yield COLUMNS[lang]
        for field in part.fields:
            yield f"| `{field.encode_name}` | {takes(field.type, lang, places)} | {default(field, lang)} |"
    words = list(explained(vocabulary, part, lang))
    if words:
        yield ""
        yield from words
    yield from example(game, part, lang)


def wrapped(text: str, lang: Lang, indent: str = "") -> str:
    """Japanese has no spaces to wrap at: a terminal does it."""
    if lang == "ja":
        return text
    return fill(text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def title(part: Part) -> str:
    return f'`{part.place}`: `{part.tag[0]} = "{part.tag[1]}"`' if part.tag else f"`{part.place}`"


def explained(vocabulary: Vocabulary, part: Part, lang: Lang) -> Iterator[str]:
    """The words that each field takes: what they mean, or what people call them."""
    for field in part.fields:
        name = field.encode_name
        means = vocabulary.explained(part, name)
        for word in [*means, *(word for word in words_in(field.type) if word not in means)]:
            said = (means.get(str(word)) or vocabulary.value(part, name, word))[lang]
            if said not in (word, str(word).replace("_", " ")):
                yield wrapped(f'- `{name} = "{word}"`: {said}', lang, "  ")


def takes(kind: Any, lang: Lang, places: Places) -> str:
    """What may be written there, in words."""
    return OR[lang].join(dict.fromkeys(alternative(each, lang, places) for each in without_none(kind)))


def alternative(kind: Any, lang: Lang, places: Places) -> str:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        bounded = [bounds(meta, lang) for meta in inner[1:] if isinstance(meta, Meta)]
        return next(filter(None, bounded), "") or takes(inner[0], lang, places)
    if words := words_in(kind) if origin is not list else []:
        return OR[lang].join(f"`{word}`" if word != "" else '`""`' for word in words)
    if isinstance(kind, type) and issubclass(kind, Struct):
        part = Part(kind, places[kind])
        return f"`{part.name}`" if part.tag else TABLE[lang].format(part.place)
    if origin is list:
        tables = list(structs_in(inner[0]))
        if len(tables) > 1:
            return LIST[lang].format(", ".join(f"`{Part(table, '').name}`" for table in tables))
        if tables == [inner[0]] and not Part(tables[0], "").tag:
            return TABLES[lang].format(places[tables[0]])
        return LIST[lang].format(takes(inner[0], lang, places))
    return KINDS.get(origin or kind, ANYTHING)[lang]


def bounds(meta: Meta, lang: Lang) -> str:
    if meta.ge is not None and meta.le is not None:
        return RANGE[lang].format(meta.ge, meta.le)
    return ""


def default(field: FieldInfo, lang: Lang) -> str:
    if field.required:
        return REQUIRED[lang]
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    if value is None or value in ("", [], {}, ()) or isinstance(value, Struct):
        return NOTHING[lang] if not isinstance(value, bool) else "`false`"
    return f"`{to_value(list(value) if isinstance(value, tuple) else value)}`"


def example(game: Game[Any], part: Part, lang: Lang) -> Iterator[str]:
    """The first use of a word in the game's own set."""
    if part.tag is None:
        return
    name, word = part.tag
    for entry in entries(game.cards.content):
        for table in tables_in(entry):
            if table.get(name) == word and table is not entry:
                yield ""
                yield EXAMPLE[lang].format(name_of(entry, lang))
                yield f"```toml\n{to_value(table)}\n```"
                return


def entries(content: dict[str, Any]) -> list[dict[str, Any]]:
    lists = [table for table in content.values() if isinstance(table, list)]
    return [entry for table in lists for entry in table if isinstance(entry, dict)]


def tables_in(data: Any) -> Iterator[dict[str, Any]]:
    if isinstance(data, dict):
        yield data
        for value in data.values():
            yield from tables_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from tables_in(value)
