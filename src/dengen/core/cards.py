"""Card sets: read from TOML into a game's own types, with errors that name the file, the card and the field."""

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from dengen.core.errors import BadCardSet
from dengen.core.validation import file_trouble, invalid, not_toml
from dengen.core.words import Text

CardSource = str | Path | Mapping[str, Any]  # the name of a set that ships with the game, a file, a set's content
Source = CardSource | None  # None: the game's default edition
T = TypeVar("T")

FIRST_EDITION = "dengen"


def is_path(source: CardSource) -> bool:
    """Is a card set given by its file?"""
    if isinstance(source, str):
        return source.endswith(".toml") or "/" in source or os.sep in source
    return isinstance(source, Path)


class CardSet:
    """A card set as it was written: where it comes from and all that it says.

    `text`: its file, comments and all. `edition`: its name, if it ships with the game.
    """

    def __init__(self, content: dict[str, Any], file: str, text: str = "", edition: str = "") -> None:
        self.content = content
        self.file = file
        self.text = text
        self.edition = edition

    @classmethod
    def find(cls, package: str, source: CardSource) -> "CardSet":
        """A set that ships with a game (`cards.toml`, `cards-<name>.toml`), a file, or a set's content.

        A text is a file if it has a path in it or ends in `.toml`; else it is the name of a set.
        """
        if isinstance(source, Mapping):
            return cls(dict(source), "")
        if is_path(source):
            return cls.open(Path(source))
        return cls._shipped(package, str(source))

    @classmethod
    def _shipped(cls, package: str, name: str) -> "CardSet":
        file = "cards.toml" if name == FIRST_EDITION else f"cards-{name.removeprefix('dengen-')}.toml"
        shipped = files(package).joinpath(file)
        if not re.fullmatch(r"[\w-]+", name) or not shipped.is_file():
            raise BadCardSet(
                Text(
                    f"There is no card set {name!r}; give the name of a set that ships with the game, or a file "
                    "(a path, or a name that ends in .toml).",
                    f"{name!r} というカードセットはありません。ゲームに付属のセットの名前か、ファイル"
                    "(パスか、.toml で終わる名前)を指定してください。",
                )
            )
        cards = cls.parse(shipped.read_text(encoding="utf-8"), file)
        cards.edition = name
        return cards

    @classmethod
    def open(cls, path: Path) -> "CardSet":
        """A set in a file; raises BadCardSet."""
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            why = file_trouble(error)
            raise BadCardSet(
                Text(f"The file can't be read: {why.en}.", f"ファイルを読めません({why.ja})。"), str(path)
            ) from None
        return cls.parse(text, str(path))

    @classmethod
    def parse(cls, text: str, file: str) -> "CardSet":
        try:
            return cls(tomllib.loads(text), file, text)
        except (ValueError, RecursionError) as error:
            raise BadCardSet(not_toml(error), file) from None

    @cached_property
    def hash(self) -> str:
        """Equal for equal content, whatever the file looks like. The content never changes."""
        canonical = json.dumps(self.content, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()[:16]

    def convert(self, type_: type[T]) -> T:
        """The content as a game's own structure (msgspec Structs that forbid unknown fields)."""
        try:
            return msgspec.convert(self.content, type_)
        except msgspec.ValidationError as error:
            why, path = invalid(error)
            raise self._located(Text(f"{why.en}.", why.ja), path) from None

    def error(self, why: Text, card: str | int = "", field: str = "") -> BadCardSet:
        """An error about this set, for a game's own checks."""
        return BadCardSet(why, self.file, card, field)

    def _located(self, why: Text, path: str) -> BadCardSet:
        entry = re.match(r"(\w+)\[(\d+)\]\.?(.*)", path)
        if not entry:
            return self.error(why, field=path)
        table, index, field = entry.groups()
        card = self.content[table][int(index)]
        named = isinstance(card, dict) and "id" in card
        return self.error(why, str(card["id"]) if named else int(index) + 1, field)
