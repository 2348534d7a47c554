"""Options of a game: declared once, checked everywhere (Python, command line, tables)."""

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, Protocol

from msgspec import Struct

from dengen.core.errors import BadOption
from dengen.core.whole import is_whole, whole
from dengen.core.words import Text

Concern = Literal["rules", "clock", "display", "help"]  # help: only where the table has it


class Kind(Protocol):
    """What an option may be. `check` returns the complete value or raises ValueError with what was expected."""

    def check(self, value: Any, seats: int) -> Any: ...
    def parse(self, text: str) -> Any: ...
    def expected(self) -> Text: ...
    def samples(self, seats: int) -> list[Any]: ...


class Switch:
    """On or off."""

    words: ClassVar[Mapping[str, bool]] = {
        **dict.fromkeys(("on", "true", "yes", "1"), True),
        **dict.fromkeys(("off", "false", "no", "0"), False),
    }

    def check(self, value: Any, seats: int) -> bool:
        if not isinstance(value, bool):
            raise ValueError(value)
        return value

    def parse(self, text: str) -> Any:
        return self.words.get(text.lower(), text)

    def expected(self) -> Text:
        return Text("on or off", "onかoff")

    def samples(self, seats: int) -> list[Any]:
        return [False, True]


class Choice:
    """One of a few words."""

    def __init__(self, *values: str) -> None:
        self.values = values

    def check(self, value: Any, seats: int) -> str:
        if not isinstance(value, str) or value not in self.values:
            raise ValueError(value)
        return value

    def parse(self, text: str) -> Any:
        return text

    def expected(self) -> Text:
        names = ", ".join(self.values)
        return Text(f"one of {names}", f"{names} のどれか")

    def samples(self, seats: int) -> list[Any]:
        return list(self.values)


class Number:
    """A whole number from `low` to `high`; `samples` are the values worth trying."""

    def __init__(self, low: int, high: int, samples: Sequence[int] = ()) -> None:
        self.low = low
        self.high = high
        self._samples = list(samples) or [low, high]

    def check(self, value: Any, seats: int) -> int:
        if not is_whole(value) or not self.low <= value <= self.high:
            raise ValueError(value)
        return whole(value)

    def parse(self, text: str) -> Any:
        try:
            return int(text)
        except ValueError:
            return text

    def expected(self) -> Text:
        return Text(f"a whole number from {self.low} to {self.high}", f"{self.low}〜{self.high}の整数")

    def samples(self, seats: int) -> list[Any]:
        return list(self._samples)


class SeatOr:
    """A seat of the table, or one of a few words such as "random"."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, value: Any, seats: int) -> int | str:
        if isinstance(value, str) and value in self.words:
            return value
        return Number(0, seats - 1).check(value, seats)

    def parse(self, text: str) -> Any:
        return text if text in self.words else Number(0, 99).parse(text)

    def expected(self) -> Text:
        return Text(
            "a seat" + "".join(f" or {word}" for word in self.words),
            "席の番号" + "".join(f"か {word}" for word in self.words),
        )

    def samples(self, seats: int) -> list[Any]:
        return [*self.words, seats - 1]


class ListOf:
    """A list of so many values of one kind (`length` None: any number)."""

    def __init__(self, item: Kind, length: int | None = None, samples: Sequence[Any] = ()) -> None:
        self.item = item
        self.length = length
        self._samples = list(samples)

    def check(self, value: Any, seats: int) -> list[Any]:
        if not isinstance(value, list | tuple) or (self.length is not None and len(value) != self.length):
            raise ValueError(value)
        return [self.item.check(entry, seats) for entry in value]

    def parse(self, text: str) -> Any:
        if text.startswith("["):
            try:
                return json.loads(text)
            except json.JSONDecodeError:
                return text
        return [self.item.parse(entry.strip()) for entry in text.split(",")]

    def expected(self) -> Text:
        each = self.item.expected()
        if self.length is None:
            return Text(f"a list, each {each.en}", f"リスト(それぞれ{each.ja})")
        return Text(f"a list of {self.length}, each {each.en}", f"{self.length}個のリスト(それぞれ{each.ja})")

    def samples(self, seats: int) -> list[Any]:
        return list(self._samples)


class Either:
    """A value of the first kind that takes it."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds

    def check(self, value: Any, seats: int) -> Any:
        for kind in self.kinds:
            try:
                return kind.check(value, seats)
            except ValueError:
                continue
        raise ValueError(value)

    def parse(self, text: str) -> Any:
        for kind in self.kinds:
            value = kind.parse(text)
            try:
                kind.check(value, 99)
            except ValueError:
                continue
            return value
        return text

    def expected(self) -> Text:
        wanted = [kind.expected() for kind in self.kinds]
        return Text(", or ".join(text.en for text in wanted), "、または".join(text.ja for text in wanted))

    def samples(self, seats: int) -> list[Any]:
        return [value for kind in self.kinds for value in kind.samples(seats)]


class Option(Struct, frozen=True):
    """One option: its name, what it may be, its default, what it means, whom it concerns.

    `per_seat`: each seat brings its own value (a deck); the value of the option is then a list, one per seat.
    """

    name: str
    kind: Kind
    default: Any
    about: Text
    concerns: Concern = "rules"
    per_seat: bool = False

    def check(self, value: Any, seats: int) -> Any:
        try:
            if not self.per_seat:
                return self.kind.check(value, seats)
            if not isinstance(value, list | tuple) or len(value) != seats:
                raise ValueError(value)
            return [self.kind.check(entry, seats) for entry in value]
        except ValueError as error:
            wanted = self.kind.expected()
            each = f"for each of the {seats} seats " if self.per_seat else ""
            per_seat_ja = "席ごとに" if self.per_seat else ""
            detail = _detail(error, value)
            raise BadOption(
                f"Option {self.name!r} takes {each}{wanted.en}, not {value!r}{detail.en}.",
                f"オプション {self.name!r} の値は{per_seat_ja}{wanted.ja}です({value!r} は使えません){detail.ja}。",
            ) from None

    def filled(self, seats: int) -> Any:
        """The default, complete."""
        return self.check([self.default] * seats if self.per_seat else self.default, seats)

    def samples(self, seats: int) -> list[Any]:
        """Values worth trying besides the default."""
        values = [value for value in self.kind.samples(seats) if value != self.default]
        return [[value] * seats for value in values] if self.per_seat else values


def _detail(error: ValueError, value: Any) -> Text:
    """What a kind has to say besides that the value is none: a sentence, or the entry that it doesn't take."""
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
