"""Words that this server doesn't show: in names of people, card sets and cards they are refused, in chat they are covered.

The operator's file has one a line; # begins a comment. A word of Latin letters is found where it stands alone, with a * at
its end also where a longer one begins with it; anything else is found anywhere. Case and width don't matter.
"""

import re
import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from dengen.core.base.errors import DengenError
from dengen.table.errors import BadText

COVER = "＊"


class UnreadableBlocklist(DengenError):
    code = "bad_word_list"

    def __init__(self, path: Path, why: str) -> None:
        super().__init__(f"{path} can't be read: {why}.")
        self.ja = f"{path} を読めません。"


class Blocklist:
    """`path`: "" for none. It is read again when it has changed."""

    def __init__(self, path: str) -> None:
        self._path = Path(path) if path else None
        self._read_at = 0
        self._pattern: re.Pattern[str] | None = None
        self.reload()

    def reload(self) -> bool:
        """Has it changed? Raises UnreadableBlocklist."""
        if self._path is None:
            return False
        try:
            written = self._path.stat().st_mtime_ns
            if written == self._read_at:
                return False
            lines = self._path.read_text(encoding="utf-8").splitlines()
        except (OSError, UnicodeDecodeError) as error:
            raise UnreadableBlocklist(self._path, getattr(error, "strerror", "") or "it isn't valid UTF-8") from None
        words = [word for line in lines if (word := folded(line.partition("#")[0]).strip())]
        self._pattern = re.compile("|".join(map(pattern_of, words))) if words else None
        self._read_at = written
        return True

    def must_be_clean(self, name: str) -> None:
        """Raises BadText."""
        if self._pattern is not None and self._pattern.search(folded(name)):
            raise BadText("Please choose another name.", "別の名前を選んでください。")

    def must_be_clean_set(self, content: Mapping[str, Any], usual: Mapping[str, Any]) -> None:
        """Names of a card set and its cards, but those that the usual one has. Raises BadText."""
        if self._pattern is not None:
            for name in sorted(set(names_in(content)) - set(names_in(usual))):
                self.must_be_clean(name)

    def covered(self, text: str) -> str:
        """With a sign for each character of what isn't shown."""
        if self._pattern is None:
            return text
        letters, places = [], []
        for place, char in enumerate(text):
            for letter in folded(char):
                letters.append(letter)
                places.append(place)
        shown = list(text)
        for found in self._pattern.finditer("".join(letters)):
            for index in range(*found.span()):
                if not shown[places[index]].isspace():
                    shown[places[index]] = COVER
        return "".join(shown)


def names_in(content: Any) -> Iterator[str]:
    """Of a set as it is written: `name_en`, `name_ja`, wherever they stand."""
    if isinstance(content, Mapping):
        for key, value in content.items():
            if isinstance(value, str) and key.startswith("name"):
                yield value
            else:
                yield from names_in(value)
    elif isinstance(content, list | tuple):
        for value in content:
            yield from names_in(value)


def folded(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold()


def pattern_of(word: str) -> str:
    stem = word.removesuffix("*")
    if not stem.isascii():
        return re.escape(stem)
    return rf"(?<![^\W_]){re.escape(stem)}" + ("" if word.endswith("*") else r"(?![^\W_])")
