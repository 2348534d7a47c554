"""Codecs of zones: writing things on a table as plain data, and reading them."""

from collections.abc import Callable, Collection, Sequence
from types import GenericAlias
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

from msgspec import Meta

from dengen.core.positions import plain
from dengen.core.positions.faults import index_of, inside, missing, read, require, seat_at

T = TypeVar("T")

MANY = 10**9
Natural = Annotated[int, Meta(ge=0, le=MANY)]


class Laying:
    """A table that is being loaded, and the unique cards already on it."""

    def __init__(self, table: Any, root: str = "", whole: bool = True) -> None:
        self.table = table
        self.root = root
        self.whole = whole
        self.laid: set[int] = set()

    def at(self, name: str) -> str:
        """The path of a field in the data."""
        return inside(self.root, name)

    def once(self, card: int, shown: str, at: str) -> int:
        require(card not in self.laid, at, f"the card {shown} is in two places", f"カード {shown} が2か所にあります。")
        self.laid.add(card)
        return card


class Kind(NamedTuple, Generic[T]):
    """A codec: `write(table, value)` returns plain data, `read(laying, data, at)` the value."""

    write: Callable[[Any, Any], Any]
    read: Callable[[Laying, Any, str], T]


def typed(type_: Any) -> Kind[Any]:
    """Plain data of a msgspec type."""
    return Kind(lambda _, value: plain(value), lambda _, data, at: read(data, type_, at))


def number(least: int = 0, most: int = MANY) -> Kind[int]:
    return typed(Annotated[int, Meta(ge=least, le=most)])


FLAG: Kind[bool] = typed(bool)
BIT = Kind(lambda _, value: bool(value), lambda _, data, at: int(read(data, bool, at)))  # a flag, stored as 0 or 1
SEAT = Kind(lambda _, value: value, lambda on, data, at: seat_at(read(data, int, at), on.table.seats, at))


def word(words: Sequence[str]) -> Kind[int]:
    """One of these words, stored as its index."""
    return Kind(lambda _, value: words[value], lambda _, data, at: index_of(read(data, str, at), words, at))


def maybe(kind: Kind[int], written: str | int | None = None) -> Kind[int]:
    """An optional value; none is stored as -1."""
    return Kind(
        lambda table, value: written if value == -1 else kind.write(table, value),
        lambda on, data, at: -1 if data == written else kind.read(on, data, at),
    )


def several(kind: Kind[T], length: int | None = None) -> Kind[list[T]]:
    type_: Any = list[Any] if length is None else GenericAlias(tuple, (Any,) * length)
    return Kind(
        lambda table, value: [kind.write(table, each) for each in value],
        lambda on, data, at: [kind.read(on, each, at) for each in read(data, type_, at)],
    )


def top_first(kind: Kind[T]) -> Kind[list[T]]:
    """A stack: written from the top, stored with the top at the end."""
    listed = several(kind)
    return Kind(
        lambda table, value: listed.write(table, value[::-1]), lambda on, data, at: listed.read(on, data, at)[::-1]
    )


def spaced(kind: Kind[T]) -> Kind[list[T]]:
    """Several values in one text, separated by spaces."""
    return Kind(
        lambda table, value: " ".join(kind.write(table, each) for each in value),
        lambda on, data, at: [kind.read(on, each, at) for each in read(data, str, at).split()],
    )


def record(**parts: Kind[Any]) -> Kind[tuple[Any, ...]]:
    """Named values, stored in this order."""

    def read_parts(on: Laying, data: Any, at: str) -> tuple[Any, ...]:
        said = named(parts, data, at)
        return tuple(kind.read(on, said[name], inside(at, name)) for name, kind in parts.items())

    def write_parts(table: Any, value: Sequence[Any]) -> dict[str, Any]:
        return {name: parts[name].write(table, part) for name, part in zip(parts, value, strict=True)}

    return Kind(write_parts, read_parts)


def bits(kind: Kind[int]) -> Kind[int]:
    """Several values, stored as the bits of one number."""
    return Kind(
        lambda table, value: [kind.write(table, bit) for bit in range(int(value).bit_length()) if value >> bit & 1],
        lambda on, data, at: sum(1 << bit for bit in {kind.read(on, each, at) for each in read(data, list[Any], at)}),
    )


def named(names: Collection[str], data: Any, at: str, whole: bool = True) -> dict[str, Any]:
    """The data, if it has no other names and, with `whole`, all of these; raises BadPosition."""
    said = read(data, dict[str, Any], at)
    for name in said:
        require(name in names, inside(at, name), "there is no such field", "この項目はありません。")
    for name in names if whole else ():
        if name not in said:
            raise missing(inside(at, name))
    return said
