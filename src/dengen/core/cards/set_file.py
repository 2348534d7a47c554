"""Base types of card set files: the head, and entries with an id and a name. Games extend them."""

import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import TypeAlias

from msgspec import Struct

from dengen.core.base.errors import BadCardSet, together
from dengen.core.base.words import Text
from dengen.core.cards.card_sets import CardSet
from dengen.core.cards.set_faults import NAME

Picture: TypeAlias = str | dict[str, str]  # another card's picture by its id, or parts by their names, for the page

ID = re.compile(r"[a-z][a-z0-9_]*")


class SetPart(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a file, which refuses unknown fields."""


class SetEntry(SetPart, frozen=True):
    """An entry with an id and a name."""

    id: str
    name_en: NAME
    name_ja: NAME

    @property
    def name(self) -> Text:
        return Text(self.name_en, self.name_ja)


class SetHead(SetEntry, frozen=True):
    """The head of a set, `[set]`: its name and its game. A game may add fields."""

    game: str = ""


def check_all(*checks: Callable[[], None]) -> None:
    """Run all checks, and raise their errors together."""
    found = []
    for check in checks:
        try:
            check()
        except BadCardSet as error:
            found.append(error)
    if found:
        raise together(found)


def check_ids(source: CardSet, ids: Sequence[str], taken: Iterable[str] = ()) -> None:
    """Check the format and the uniqueness of ids."""
    check_all(*(partial(check_id, source, id) for id in ids), partial(check_unique, source, "id", ids, taken))


def check_id(source: CardSet, id: str) -> None:
    if not ID.fullmatch(id):
        raise source.error(
            Text(
                f"An id consists of a-z, 0-9 and _ and begins with a letter; {id!r} doesn't.",
                f"id は a-z、0-9、_ だけで書き、英字で始めます（{id!r} は使えません）。",
            ),
            id,
            "id",
        )


def check_unique(
    source: CardSet, field: str, values: Sequence[str], taken: Iterable[str] = (), ids: Sequence[str] = ()
) -> None:
    """Check that values of a field are unique. `ids`: the entries' ids, if that is another field."""
    seen = set(taken)
    for value, id in zip(values, ids or values, strict=True):
        if value in seen:
            raise source.error(
                Text(
                    f"The {field} {value!r} is already used: each entry needs its own.",
                    f"{field} の {value!r} はもう使われています。それぞれ別のものが必要です。",
                ),
                id,
                field,
            )
        seen.add(value)
