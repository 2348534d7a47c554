"""The cards of a set as lines: whatever a game's cards have, they have an id, names, numbers and a text."""

from collections.abc import Iterator
from typing import Any

from dengen.core.words import Lang, Words

Entry = dict[str, Any]  # a card as the set's file has it
Line = tuple[str, str]  # the line and its style

WORDS = ("id", "code", "name", "name_en", "name_ja", "text", "text_en", "text_ja")


def entries(content: dict[str, Any]) -> list[Entry]:
    """Every card of a set, whatever the game calls its tables of cards."""
    tables = [table for table in content.values() if isinstance(table, list)]
    return [entry for table in tables for entry in table if isinstance(entry, dict) and "id" in entry]


def called(content: dict[str, Any], name: str) -> list[Entry]:
    """The cards with this id, code or name."""
    keys = ("id", "code", "name", "name_en", "name_ja")
    return [entry for entry in entries(content) if name.lower() in [str(entry.get(key, "")).lower() for key in keys]]


def about(content: dict[str, Any], words: Words, lang: Lang) -> list[Entry]:
    """The cards that a sentence is about: its arguments say their ids, or it says their names."""
    found = {value for value in words.args.values() if isinstance(value, str)}
    sentence = words[lang]
    known = entries(content)
    for entry in sorted(known, key=lambda entry: -len(name_of(entry, lang))):  # "Yokai Tamer" doesn't say "Yokai"
        if name_of(entry, lang) in sentence:
            found.add(entry["id"])
            sentence = sentence.replace(name_of(entry, lang), "")
    return [entry for entry in known if entry["id"] in found]


def lines(entry: Entry, lang: Lang, whole: bool = False) -> Iterator[Line]:
    """A card in a few lines; `whole` with what only its game understands."""
    name = name_of(entry, lang)
    yield f"{name} ({entry['id']})" if name != entry["id"] else name, "bold"
    facts = {key: value for key, value in entry.items() if key not in WORDS and (whole or isinstance(value, int | str))}
    if facts:
        yield "    " + ", ".join(f"{key.replace('_', ' ')} {value}" for key, value in facts.items()), ""
    text = entry.get(f"text_{lang}") or entry.get("text")
    if text:
        yield f"    {text}", ""


def name_of(entry: Entry, lang: Lang) -> str:
    return str(entry.get(f"name_{lang}") or entry.get("name") or entry["id"])
