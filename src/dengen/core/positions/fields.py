"""The zones of a table by a table of fields, from which both `dump` and `load` follow.

A field says what a zone is called in the data and what kind of thing it is; a kind writes such things as plain data and
reads them again, and what it can't read raises BadPosition with its place.
"""

from collections.abc import Callable, Collection, Sequence
from operator import setitem
from types import GenericAlias
from typing import Annotated, Any, Generic, NamedTuple, TypeVar

from msgspec import Meta

from dengen.core.positions import plain
from dengen.core.positions.faults import index_of, inside, missing, one_for_each_seat, read, require, seat_at

T = TypeVar("T")

MANY = 10**9
Natural = Annotated[int, Meta(ge=0, le=MANY)]


class Laying:
    """A table that is being laid from data, and which of the cards that are there only once lie on it already."""

    def __init__(self, table: Any, root: str = "", whole: bool = True) -> None:
        self.table = table
        self.root = root
        self.whole = whole
        self.laid: set[int] = set()

    def at(self, name: str) -> str:
        """Where a field of the table stands in the data."""
        return inside(self.root, name)

    def once(self, card: int, shown: str, at: str) -> int:
        require(
            card not in self.laid, at, f"the card {shown} lies in two places", f"カード {shown} が2か所にあります。"
        )
        self.laid.add(card)
        return card


# ---- kinds of things ----


class Kind(NamedTuple, Generic[T]):
    """`write(table, value)` makes plain data of a thing, `read(laying, data, at)` the thing of the data."""

    write: Callable[[Any, Any], Any]
    read: Callable[[Laying, Any, str], T]


def typed(type_: Any) -> Kind[Any]:
    """Data that stands for itself, of a type that msgspec knows."""
    return Kind(lambda _, value: plain(value), lambda _, data, at: read(data, type_, at))


def number(least: int = 0, most: int = MANY) -> Kind[int]:
    return typed(Annotated[int, Meta(ge=least, le=most)])


FLAG: Kind[bool] = typed(bool)
BIT = Kind(lambda _, value: bool(value), lambda _, data, at: int(read(data, bool, at)))  # a flag that is kept as 0 or 1
SEAT = Kind(lambda _, value: value, lambda on, data, at: seat_at(read(data, int, at), on.table.seats, at))


def word(words: Sequence[str]) -> Kind[int]:
    """One of these words, kept by its number."""
    return Kind(lambda _, value: words[value], lambda _, data, at: index_of(read(data, str, at), words, at))


def maybe(kind: Kind[int], written: str | int | None = None) -> Kind[int]:
    """A thing, or nothing, which is kept as -1."""
    return Kind(
        lambda table, value: written if value == -1 else kind.write(table, value),
        lambda on, data, at: -1 if data == written else kind.read(on, data, at),
    )


def single(kind: Kind[int]) -> Kind[int]:
    """A card that is there only once: it can't lie in two places."""
    return Kind(kind.write, lambda on, data, at: on.once(kind.read(on, data, at), str(data), at))


def several(kind: Kind[T], length: int | None = None) -> Kind[list[T]]:
    type_: Any = list[Any] if length is None else GenericAlias(tuple, (Any,) * length)
    return Kind(
        lambda table, value: [kind.write(table, each) for each in value],
        lambda on, data, at: [kind.read(on, each, at) for each in read(data, type_, at)],
    )


def top_first(kind: Kind[T]) -> Kind[list[T]]:
    """A stack: written from the top, kept with the top at the end."""
    listed = several(kind)
    return Kind(
        lambda table, value: listed.write(table, value[::-1]), lambda on, data, at: listed.read(on, data, at)[::-1]
    )


def spaced(kind: Kind[T]) -> Kind[list[T]]:
    """Several things in one text, with spaces between them."""
    return Kind(
        lambda table, value: " ".join(kind.write(table, each) for each in value),
        lambda on, data, at: [kind.read(on, each, at) for each in read(data, str, at).split()],
    )


def record(**parts: Kind[Any]) -> Kind[tuple[Any, ...]]:
    """Several things by their names; kept in this order."""

    def read_parts(on: Laying, data: Any, at: str) -> tuple[Any, ...]:
        said = named(parts, data, at)
        return tuple(kind.read(on, said[name], inside(at, name)) for name, kind in parts.items())

    def write_parts(table: Any, value: Sequence[Any]) -> dict[str, Any]:
        return {name: parts[name].write(table, part) for name, part in zip(parts, value, strict=True)}

    return Kind(write_parts, read_parts)


def bits(kind: Kind[int]) -> Kind[int]:
    """Several things, kept as the bits of one number."""
    return Kind(
        lambda table, value: [kind.write(table, bit) for bit in range(int(value).bit_length()) if value >> bit & 1],
        lambda on, data, at: sum(1 << bit for bit in {kind.read(on, each, at) for each in read(data, list[Any], at)}),
    )


# ---- fields ----


class Field:
    """A zone: its name in the data, its kind, and the attribute of the state that holds it, if that is called otherwise.

    `get(table)`, `put(table, value)`: where the state keeps it in another way. A lower `order` is laid earlier.
    """

    def __init__(
        self,
        name: str,
        kind: Kind[Any],
        attribute: str = "",
        *,
        get: Callable[..., Any] | None = None,
        put: Callable[..., Any] | None = None,
        order: int = 0,
    ) -> None:
        self.name = name
        self.kind = kind
        self.order = order
        self.get = get or self.getter(attribute or name)
        self.put = put or self.putter(attribute or name)

    def getter(self, attribute: str) -> Callable[..., Any]:
        return lambda table: getattr(table, attribute)

    def putter(self, attribute: str) -> Callable[..., Any]:
        return lambda table, value: setattr(table, attribute, value)

    def dump(self, table: Any) -> Any:
        return self.kind.write(table, self.get(table))

    def load(self, on: Laying, data: Any, at: str) -> None:
        self.put(on.table, self.kind.read(on, data, at))


def own(name: str, write: Callable[[Any], Any], lay: Callable[[Laying, Any, str], None], order: int = 0) -> Field:
    """A zone that the game writes, and lays, by functions of its own."""
    kind = Kind(lambda _, table: write(table), lay)
    return Field(name, kind, get=lambda table: table, put=lambda table, _: None, order=order)


class SeatField(Field):
    """A zone of each seat, in a list of them; `get(table, seat)`, `put(table, seat, value)`."""

    def getter(self, attribute: str) -> Callable[..., Any]:
        return lambda table, seat: getattr(table, attribute)[seat]

    def putter(self, attribute: str) -> Callable[..., Any]:
        return lambda table, seat, value: setitem(getattr(table, attribute), seat, value)

    def dump(self, table: Any) -> Any:
        return [self.dump_seat(table, seat) for seat in range(table.seats)]

    def load(self, on: Laying, data: Any, at: str) -> None:
        for seat, entry in enumerate(one_for_each_seat(read(data, list[Any], at), on.table.seats, at)):
            self.load_seat(on, seat, entry, f"{at}[{seat}]")

    def dump_seat(self, table: Any, seat: int) -> Any:
        return self.kind.write(table, self.get(table, seat))

    def load_seat(self, on: Laying, seat: int, data: Any, at: str) -> None:
        self.put(on.table, seat, self.kind.read(on, data, at))


class Seats(SeatField):
    """All these zones of each seat, in a list of seats; it is laid after the zones of the table."""

    def __init__(self, name: str, *fields: SeatField) -> None:
        super().__init__(name, typed(Any), order=1)
        self.fields = fields

    def dump_seat(self, table: Any, seat: int) -> Any:
        return {field.name: field.dump_seat(table, seat) for field in self.fields}

    def load_seat(self, on: Laying, seat: int, data: Any, at: str) -> None:
        for field, entry, here in entries(on, self.fields, data, at):
            field.load_seat(on, seat, entry, here)


class Fields:
    """All zones of a table. `check` looks at what no field can see alone."""

    def __init__(self, *fields: Field, check: Callable[[Laying], None] = lambda on: None) -> None:
        self.fields = fields
        self.check = check

    def dump(self, table: Any) -> dict[str, Any]:
        return {field.name: field.dump(table) for field in self.fields}

    def load(self, table: Any, data: Any, at: str = "", *, whole: bool = True) -> None:
        """Lay a table that was cleared before; raises BadPosition. What isn't said, unless it must be, stays empty."""
        on = Laying(table, at, whole)
        for field, entry, here in entries(on, self.fields, data, at):
            field.load(on, entry, here)
        self.check(on)


F = TypeVar("F", bound=Field)


def entries(on: Laying, fields: Sequence[F], data: Any, at: str) -> list[tuple[F, Any, str]]:
    """Each field with its data and its place, in the order in which they are laid."""
    said = named([field.name for field in fields], data, at, on.whole)
    ordered = sorted(fields, key=lambda field: field.order)
    return [(field, said[field.name], inside(at, field.name)) for field in ordered if field.name in said]


def named(names: Collection[str], data: Any, at: str, whole: bool = True) -> dict[str, Any]:
    """The data, if it says nothing but these, and, if it must be whole, all of them."""
    said = read(data, dict[str, Any], at)
    for name in said:
        require(name in names, at, f"there is no field `{name}`", f"`{name}` という項目はありません。")
    for name in names if whole else ():
        if name not in said:
            raise missing(inside(at, name))
    return said
