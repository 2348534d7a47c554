"""The cards of a set as lines of text: id, names, numbers and rules text.

A card may have parts with separate names: the two faces of an angel, the techniques of a fighter.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from dengen.core.base.words import LANGS, Lang, Text, Words
from dengen.core.game import Game
from dengen.terminal.phrases import COMMA

Entry = dict[str, Any]  # a card, or a part of one, as in the set's file
Line = tuple[str, str]  # the line and its style

Labels = Mapping[str, Text]  # labels of fields, by the fields' names
NO_LABELS: Labels = {}

NAMES = ("id", "code", "name", "name_en", "name_ja")
WORDS = (*NAMES, "text", "text_en", "text_ja")
INDENT = "    "


def entries(content: dict[str, Any]) -> list[Entry]:
    """All cards of a set, from all its tables."""
    tables = [table for table in content.values() if isinstance(table, list)]
    return [entry for table in tables for entry in table if isinstance(entry, dict) and "id" in entry]


def names(content: dict[str, Any], lang: Lang) -> dict[str, str]:
    """The names of all cards of a set, and of their parts, by id."""
    known = [part for entry in entries(content) for part in (entry, *parts(entry).values())]
    return {str(part["id"]): name_of(part, lang) for part in known if "id" in part}


def called(content: dict[str, Any], name: str) -> list[Entry]:
    """The cards with this id, code or name, or with a part of that name."""
    wanted = name.lower()
    return [
        entry
        for entry in entries(content)
        if any(wanted == str(part.get(key, "")).lower() for part in (entry, *parts(entry).values()) for key in NAMES)
    ]


def about(content: dict[str, Any], words: Words, lang: Lang) -> list[Entry]:
    """The cards that a sentence names, in its arguments or in its text."""
    found = {value for value in words.args.values() if isinstance(value, str)}
    known = entries(content)
    names = [(name_of(part, lang), entry["id"]) for entry in known for part in (entry, *parts(entry).values())]
    sentence = words[lang]
    for name, id in sorted(names, key=lambda named: -len(named[0])):  # "Yokai Tamer" doesn't name "Yokai"
        if name and name in sentence:
            found.add(id)
            sentence = sentence.replace(name, "")
    return [entry for entry in known if entry["id"] in found]


def labels(game: Game[Any]) -> Labels:
    """The labels of the numbers on a game's cards."""
    return game.vocabulary.labels if game.vocabulary else {}


def lines(entry: Entry, lang: Lang, labels: Labels = NO_LABELS) -> Iterator[Line]:
    """A card in full: name, numbers, drawings, text, then its parts in the same way."""
    yield title(entry, lang), "bold"
    yield from body(entry, lang, labels, INDENT)
    for key, part in parts(entry).items():
        yield f"{INDENT}{part_name(key, lang, labels)}{name_of(part, lang)}", ""
        yield from body(part, lang, labels, INDENT * 2)


def part_name(key: str, lang: Lang, labels: Labels) -> str:
    """The label in front of a part's name: `technique 2: `."""
    word, _, number = key.partition(" ")
    called = labels[word][lang] if word in labels else word
    return f"{called}{number}：" if lang == "ja" else f"{called} {number}".strip() + ": "


def title(entry: Entry, lang: Lang) -> str:
    return heading(name_of(entry, lang), str(entry["id"]), lang)


def heading(name: str, id: str, lang: Lang) -> str:
    """A card's name with its id, or the id alone where there is no other name."""
    if name in ("", id):
        return id
    return f"{name}（{id}）" if lang == "ja" else f"{name} ({id})"


def body(entry: Entry, lang: Lang, labels: Labels, indent: str) -> Iterator[Line]:
    """A card, or a part of one, without its name."""
    facts = [fact for key, value in entry.items() if (fact := said(key, value, lang, labels))]
    if facts:
        yield indent + COMMA[lang].join(facts), ""
    for key, value in entry.items():
        if key not in WORDS and isinstance(value, str) and "\n" in value:
            yield "\n".join(f"{indent}{line}" for line in value.strip().split("\n")), ""
    text = text_of(entry, lang)
    if text:
        yield f"{indent}{text}", ""


def texts(entry: Entry, lang: Lang) -> list[str]:
    """The rules texts of a card and of its parts."""
    found = [text_of(part, lang) for part in (entry, *parts(entry).values())]
    return [text for text in found if text]


def text_of(entry: Entry, lang: Lang) -> str:
    return str(entry.get(f"text_{lang}") or entry.get("text") or "")


def said(key: str, value: object, lang: Lang, labels: Labels) -> str:
    """One field in words; "" for names, drawings, the other language, and data for the rules alone."""
    word, _, suffix = key.rpartition("_")
    plain = word if suffix in LANGS else key
    is_words = isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)
    shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
    if key in WORDS or (suffix in LANGS and suffix != lang) or "\n" in shown:
        return ""
    if not isinstance(value, int | str) and not is_words:
        return ""
    if labels:
        return f"{labels[plain][lang]} {shown}" if plain in labels and shown else ""
    return f"{plain.replace('_', ' ')} {shown}"


def parts(entry: Entry) -> dict[str, Entry]:
    """The named parts of a card, by their keys in the set."""
    return {
        key if number == 0 else f"{key} {number}": part
        for key, named in parts_by_key(entry).items()
        for number, part in enumerate(named, 1 if len(named) > 1 else 0)
    }


def parts_by_key(entry: Entry) -> dict[str, list[Entry]]:
    tables = {key: value if isinstance(value, list) else [value] for key, value in entry.items()}
    return {key: table for key, table in tables.items() if table and all(is_named(part) for part in table)}


def is_named(part: object) -> bool:
    return isinstance(part, dict) and any(key in part for key in ("name", "name_en", "name_ja"))


def name_of(entry: Entry, lang: Lang) -> str:
    return str(entry.get(f"name_{lang}") or entry.get("name") or entry.get("id", ""))
