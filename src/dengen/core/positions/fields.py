"""Fields: the declared zones of a table, from which `dump` and `load` follow."""

from collections.abc import Callable, Sequence
from operator import setitem
from typing import Any, TypeVar

from dengen.core.positions.faults import inside, one_for_each_seat, read
from dengen.core.positions.kinds import Kind, Laying, named, typed


class Field:
    """A zone: its name in the data, its codec, and the state's attribute, if that has another name.

    `get(table)`, `put(table, value)`: for zones that the state stores differently. Fields load by ascending `order`.
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
    """A zone with custom functions for writing and loading."""
    kind = Kind(lambda _, table: write(table), lay)
    return Field(name, kind, get=lambda table: table, put=lambda table, _: None, order=order)


class SeatField(Field):
    """A zone per seat, in a list; `get(table, seat)`, `put(table, seat, value)`."""

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
    """Zones grouped by seat, in a list of seats, loaded after the zones of the table."""

    def __init__(self, name: str, *fields: SeatField) -> None:
        super().__init__(name, typed(Any), order=1)
        self.fields = fields

    def dump_seat(self, table: Any, seat: int) -> Any:
        return {field.name: field.dump_seat(table, seat) for field in self.fields}

    def load_seat(self, on: Laying, seat: int, data: Any, at: str) -> None:
        for field, entry, here in entries(on, self.fields, data, at):
            field.load_seat(on, seat, entry, here)


class Fields:
    """All zones of a table. `check` validates relations between fields."""

    def __init__(self, *fields: Field, check: Callable[[Laying], None] = lambda on: None) -> None:
        self.fields = fields
        self.check = check

    def dump(self, table: Any) -> dict[str, Any]:
        return {field.name: field.dump(table) for field in self.fields}

    def load(self, table: Any, data: Any, at: str = "", *, whole: bool = True) -> None:
        """Load a cleared table; raises BadPosition. Without `whole`, missing zones stay empty."""
        on = Laying(table, at, whole)
        for field, entry, here in entries(on, self.fields, data, at):
            field.load(on, entry, here)
        self.check(on)


F = TypeVar("F", bound=Field)


def entries(on: Laying, fields: Sequence[F], data: Any, at: str) -> list[tuple[F, Any, str]]:
    """The fields with their data and paths, in loading order."""
    said = named([field.name for field in fields], data, at, on.whole)
    ordered = sorted(fields, key=lambda field: field.order)
    return [(field, said[field.name], inside(at, field.name)) for field in ordered if field.name in said]
