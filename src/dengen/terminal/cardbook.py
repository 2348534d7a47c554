"""The cards of a set as lines: whatever a game's cards have, they have an id, names, numbers and a text.

A card may have parts with names of their own: the two faces of an angel, the techniques of a fighter.
"""

from collections.abc import Iterator
from typing import Any

from dengen.core.words import LANGS, Lang, Words
from dengen.terminal.phrases import COMMA

Entry = dict[str, Any]  # a card as the set's file has it, or a part of one
Line = tuple[str, str]  # the line and its style

NAMES = ("id", "code", "name", "name_en", "name_ja")
WORDS = (*NAMES, "text", "text_en", "text_ja")
INDENT = "    "


def entries(content: dict[str, Any]) -> list[Entry]:
    """Every card of a set, whatever the game calls its tables of cards."""
    tables = [table for table in content.values() if isinstance(table, list)]
    return [entry for table in tables for entry in table if isinstance(entry, dict) and "id" in entry]


def names(content: dict[str, Any], lang: Lang) -> dict[str, str]:
    """What every card of a set is called, and every part of one that has an id."""
    known = [part for entry in entries(content) for part in (entry, *parts(entry).values())]
    return {str(part["id"]): name_of(part, lang) for part in known if "id" in part}


def called(content: dict[str, Any], name: str) -> list[Entry]:
    """The cards with this id, code or name, or with a part that is called so."""
    wanted = name.lower()
    return [
        entry
        for entry in entries(content)
        if any(wanted == str(part.get(key, "")).lower() for part in (entry, *parts(entry).values()) for key in NAMES)
    ]


def about(content: dict[str, Any], words: Words, lang: Lang) -> list[Entry]:
    """The cards that a sentence is about: its arguments say their ids, or it says their names."""
    found = {value for value in words.args.values() if isinstance(value, str)}
    known = entries(content)
    names = [(name_of(part, lang), entry["id"]) for entry in known for part in (entry, *parts(entry).values())]
    sentence = words[lang]
    for name, id in sorted(names, key=lambda named: -len(named[0])):  # "Yokai Tamer" doesn't say "Yokai"
        if name and name in sentence:
            found.add(id)
            sentence = sentence.replace(name, "")
    return [entry for entry in known if entry["id"] in found]


def lines(entry: Entry, lang: Lang, whole: bool = False) -> Iterator[Line]:
    """A card in a few lines; `whole` with what only its game understands."""
    name, id = name_of(entry, lang), str(entry["id"])
    yield heading(name, id, lang), "bold"
    yield from body(entry, lang, whole, INDENT)
    for key, part in parts(entry).items():
        yield f"{INDENT}{key}: {name_of(part, lang)}", ""
        yield from body(part, lang, whole, INDENT * 2)


def heading(name: str, id: str, lang: Lang) -> str:
    """A card's name with its id, or the id alone where there is no other name."""
    if name in ("", id):
        return id
    return f"{name}（{id}）" if lang == "ja" else f"{name} ({id})"


def body(entry: Entry, lang: Lang, whole: bool, indent: str) -> Iterator[Line]:
    """What a card or a part of it says besides its name."""
    plain = {key: value for key, value in entry.items() if whole or isinstance(value, int | str)}
    own = [fact for key, value in plain.items() if key not in parts_by_key(entry) and (fact := said(key, value, lang))]
    if own:
        yield indent + COMMA[lang].join(own), ""
    for key, value in plain.items():
        if key not in WORDS and "\n" in str(value):
            yield "\n".join(f"{indent}{line}" for line in str(value).strip().split("\n")), ""
    text = entry.get(f"text_{lang}") or entry.get("text")
    if text:
        yield f"{indent}{text}", ""


def said(key: str, value: object, lang: Lang) -> str:
    """One fact in words; nothing for names, drawings and what is in the other language."""
    word, _, suffix = key.rpartition("_")
    if key in WORDS or (suffix in LANGS and suffix != lang) or "\n" in str(value):
        return ""
    return f"{(word if suffix in LANGS else key).replace('_', ' ')} {value}"


def parts(entry: Entry) -> dict[str, Entry]:
    """The parts of a card that have names, by what the set calls them."""
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
