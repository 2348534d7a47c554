"""Options of a game: declared once, checked everywhere (Python, command line, tables)."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct

from dengen.core.base.errors import BadOption
from dengen.core.base.words import Text, plural
from dengen.core.rules.option_types import Kind

Concern = Literal["rules", "clock", "display", "help"]  # help: only at tables with help


class Option(Struct, frozen=True):
    """An option: name, type, default, description, and area of effect.

    `per_seat`: each seat has its value (a deck); the option's value is then a list, one per seat.
    `default_for`: other defaults by number of seats. `implied`: set by the number of seats alone.
    `against_bots`: another default for one person against bots.
    `reveals_memory`: this switch shows people what they would have to remember (`View.memory`).
    """

    name: str
    kind: Kind
    default: Any
    about: Text
    concerns: Concern = "rules"
    per_seat: bool = False
    default_for: Mapping[int, Any] = {}
    implied: bool = False
    against_bots: Any = None
    reveals_memory: bool = False

    def check(self, value: Any, seats: int) -> Any:
        checked = self._checked(value, seats)
        if self.implied and checked != self.usual(seats):
            usual = shown(self.usual(seats))
            raise BadOption(
                f"Option {self.name!r} depends on the number of seats: with {seats} it is {usual}, not {shown(checked)}.",
                f"オプション {self.name!r} は人数で決まります。{seats}人では {usual} です（{shown(checked)} は選べません）。",
            )
        return checked

    def _checked(self, value: Any, seats: int) -> Any:
        try:
            if not self.per_seat:
                return self.kind.check(value, seats)
            if not isinstance(value, list | tuple) or len(value) != seats:
                raise ValueError(value)
            return [self.kind.check(entry, seats) for entry in value]
        except ValueError as error:
            wanted = self.kind.expected()
            each = f"for each of the {plural(seats, 'seat')} " if self.per_seat else ""
            per_seat_ja = "席ごとに" if self.per_seat else ""
            detail = _detail(error, value)
            raise BadOption(
                f"Option {self.name!r} takes {each}{wanted.en}, not {value!r}{detail.en}.",
                f"オプション {self.name!r} の値は{per_seat_ja}{wanted.ja}です（{value!r} は使えません）{detail.ja}。",
            ) from None

    def usual(self, seats: int) -> Any:
        """The default for a number of seats; for one seat, if `per_seat`."""
        return self.default_for.get(seats, self.default)

    def filled(self, seats: int) -> Any:
        """The complete default value."""
        usual = self.usual(seats)
        return self._checked([usual] * seats if self.per_seat else usual, seats)

    def samples(self, seats: int) -> list[Any]:
        """Values worth trying besides the default."""
        if self.implied:
            return []
        values = [value for value in self.kind.samples(seats) if value != self.usual(seats)]
        return [[value] * seats for value in values] if self.per_seat else values


def shown(value: Any) -> str:
    """A value as typed on a command line."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return ",".join(map(shown, value)) if isinstance(value, list | tuple) else str(value)


def _detail(error: ValueError, value: Any) -> Text:
    """Details of a type's error: a sentence, or the invalid entry."""
    told = error.args[0] if error.args else ""
    if isinstance(told, Text):
        return Text(f" ({told.en})", f"。{told.ja.rstrip('。')}")
    if isinstance(told, str) and told not in ("", value):
        return Text(f" ({told})", f"。いけないのは {told!r} です")
    return Text("", "")


def no_option(name: str, known: Iterable[str]) -> BadOption:
    names = ", ".join(known)
    return BadOption(
        f"There is no option {name!r}. The options are: {names or 'none'}.",
        f"{name!r} というオプションはありません。あるのは {names or 'なし'} です。",
    )


def complete(declared: Iterable[Option], given: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """The checked, complete options of a game: defaults filled in; raises BadOption."""
    known = {option.name: option for option in declared}
    for name in given:
        if name not in known:
            raise no_option(name, sorted(known))
    return {
        name: option.check(given[name], seats) if name in given else option.filled(seats)
        for name, option in known.items()
    }


def implied_by(seats: int, declared: Iterable[Option]) -> list[Option]:
    """The options implied by a number of seats: variants of the rules."""
    return [option for option in declared if option.implied and seats in option.default_for]


def reveal_memory(declared: Iterable[Option], chosen: Mapping[str, Any]) -> bool:
    """Whether people are shown what they would have to remember."""
    return any(option.reveals_memory and chosen.get(option.name) is True for option in declared)
