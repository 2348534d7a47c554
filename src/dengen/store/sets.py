"""Card sets that people keep here: what every store does with them. A set's content is kept as its owner left it, right or wrong."""

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from msgspec import Struct

from dengen.store.errors import StoreError
from dengen.table.header import PersonId

Content = dict[str, Any]


class TooManySets(StoreError):
    code = "too_many_sets"
    ja = "セットの数が上限です。不要なセットを削除してください。"


class OwnSet(Struct, frozen=True):
    """`base`: the edition that it changes; "": it says everything itself. `link`: the key that lets others read it; "": only
    its owner may. `revision` grows with every change."""

    id: str
    person: PersonId
    game: str
    base: str
    link: str
    revision: int
    began: int
    touched: int
    content: Content


class SetVersion(Struct, frozen=True):
    """A set as it once was."""

    number: int
    time: int
    note: str
    content: Content


class SetReport(Struct, frozen=True):
    """What the lab found of a set: `about`, as JSON, and a page."""

    number: int
    time: int
    about: str
    page: str


class SetStore(Protocol):
    async def add(self, own: OwnSet, most: int) -> None:
        """Raises TooManySets where its owner has so many."""

    async def of(self, person: PersonId) -> list[OwnSet]:
        """The last touched first."""

    async def find(self, id: str) -> OwnSet | None: ...
    async def change(self, own: OwnSet) -> bool:
        """Its base, link, content and time, unless it has been changed since the revision before; False: it has."""

    async def remove(self, id: str) -> None:
        """With its versions and reports."""

    async def keep_version(self, own: OwnSet, time: int, note: str, most: int) -> int:
        """The set as it is now, under the next number; no more than so many are kept, the newest."""

    async def versions(self, id: str) -> list[SetVersion]:
        """The newest first."""

    async def keep_report(self, own: OwnSet, time: int, about: str, page: str, most: int) -> int:
        """Under the next number; no more than so many are kept, the newest. 0: the set is gone."""

    async def reports(self, id: str) -> list[tuple[int, int, str]]:
        """Number, time and `about`, the newest first."""

    async def report(self, id: str, number: int) -> SetReport | None: ...


COLUMNS = "id, person, game, base, link, revision, began, touched, content"


def row_of(own: OwnSet) -> tuple[Any, ...]:
    return (*msgspec.structs.astuple(own)[:-1], text_of(own.content))


def set_from(row: Sequence[Any]) -> OwnSet:
    """From COLUMNS."""
    id, person, game, base, link, revision, began, touched, content = row
    return OwnSet(id, person, game, base, link, revision, began, touched, content_of(content))


def version_from(row: Sequence[Any]) -> SetVersion:
    number, time, note, content = row
    return SetVersion(number, time, note, content_of(content))


def text_of(content: Content) -> str:
    return msgspec.json.encode(content).decode()


def content_of(text: str) -> Content:
    return msgspec.json.decode(text, type=Content)


def too_many(most: int) -> TooManySets:
    return TooManySets(f"You already have {most} sets; remove one first.")
