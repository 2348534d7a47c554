"""The rulebook as numbered clauses in English and Japanese, from a game's `clauses.toml`."""

import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Struct

from dengen.core.base.errors import BadClauses
from dengen.core.base.words import Text


class Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    title: Text


class Clause(Struct, frozen=True, forbid_unknown_fields=True):
    """A clause. A ruling has its question; an untestable clause has the reason."""

    id: str
    chapter: str
    en: str
    ja: str
    question: Text | None = None
    untested: str = ""

    @property
    def is_ruling(self) -> bool:
        return "-R" in self.id

    @property
    def text(self) -> Text:
        return Text(self.en, self.ja)


class _File(Struct, forbid_unknown_fields=True):
    prefix: str
    chapter: list[Chapter]
    clause: list[Clause]


class Clauses:
    """A game's rulebook: clauses by id, and in order."""

    def __init__(self, prefix: str, chapters: list[Chapter], clauses: list[Clause]) -> None:
        self.prefix = prefix
        self.chapters = chapters
        self._by_id = {clause.id: clause for clause in clauses}
        self._check(clauses)

    @classmethod
    def read(cls, text: str) -> "Clauses":
        """Read the text of a clauses file."""
        try:
            data: dict[str, Any] = tomllib.loads(text)
            file = msgspec.convert(data, _File)
        except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
            raise BadClauses(f"The clauses can't be read: {error}.") from None
        return cls(file.prefix, file.chapter, file.clause)

    def _check(self, clauses: list[Clause]) -> None:
        chapters = {chapter.id for chapter in self.chapters}
        seen: set[str] = set()
        for clause in clauses:
            if clause.id in seen:
                raise BadClauses(f"Clause {clause.id} appears twice.")
            if not clause.id.startswith(self.prefix + "-"):
                raise BadClauses(f"Clause {clause.id} doesn't start with {self.prefix}-.")
            if clause.chapter not in chapters:
                raise BadClauses(f"Clause {clause.id} is in a chapter {clause.chapter!r} that doesn't exist.")
            if clause.is_ruling and clause.question is None:
                raise BadClauses(f"Ruling {clause.id} doesn't say which question it answers.")
            seen.add(clause.id)

    def __getitem__(self, clause: str) -> Clause:
        return self._by_id[clause]

    def __contains__(self, clause: object) -> bool:
        return clause in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    def of_chapter(self, chapter: str) -> list[Clause]:
        return [clause for clause in self if clause.chapter == chapter]

    def testable(self) -> list[Clause]:
        return [clause for clause in self if not clause.untested]
