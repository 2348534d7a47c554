"""Types of options: switches, names, numbers, seats, lists."""

import json
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from dengen.core.base.integers import is_whole, whole
from dengen.core.base.words import Text


class Kind(Protocol):
    """A type of options. `check` returns the complete value, or raises ValueError with the expected values.

    `words`: the words for values that aren't self-explanatory.
    """

    @property
    def words(self) -> Mapping[Any, Text]: ...
    def check(self, value: Any, seats: int) -> Any: ...
    def parse(self, text: str) -> Any: ...
    def expected(self) -> Text: ...
    def samples(self, seats: int) -> list[Any]: ...


class Switch:
    """On or off."""

    words: ClassVar[Mapping[Any, Text]] = {}
    typed: ClassVar[Mapping[str, bool]] = {
        **dict.fromkeys(("on", "true", "yes", "1"), True),
        **dict.fromkeys(("off", "false", "no", "0"), False),
    }

    def check(self, value: Any, seats: int) -> bool:
        if not isinstance(value, bool):
            raise ValueError(value)
        return value

    def parse(self, text: str) -> Any:
        return self.typed.get(text.lower(), text)

    def expected(self) -> Text:
        return Text("on or off", "onかoff")

    def samples(self, seats: int) -> list[Any]:
        return [False, True]


class Choice:
    """One of a few names, each with words for people: `Choice({"wash": Text("mixed sides", "表裏を混ぜる"), …})`."""

    def __init__(self, words: Mapping[str, Text]) -> None:
        self.words = dict(words)

    def check(self, value: Any, seats: int) -> str:
        if not isinstance(value, str) or value not in self.words:
            raise ValueError(value)
        return value

    def parse(self, text: str) -> Any:
        return text

    def expected(self) -> Text:
        return one_of(self.words)

    def samples(self, seats: int) -> list[Any]:
        return list(self.words)


class Number:
    """A whole number from `low` to `high`; `samples` are the values worth trying.

    `words`: for values that mean something special (0: no limit), or for all of them. `unit`: what is counted.
    """

    def __init__(
        self,
        low: int,
        high: int,
        samples: Sequence[int] = (),
        words: Mapping[int, Text] | None = None,
        unit: Text | None = None,
    ) -> None:
        self.low = low
        self.high = high
        self.words = dict(words or {})
        self.unit = unit
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
        if len(self.words) > self.high - self.low:
            return one_of(self.words)
        unit = "" if self.unit is None else f" {self.unit.en}"
        special = ", ".join(f"{value}: {word.en}" for value, word in self.words.items())
        notes = [] if self.unit is None else [self.unit.ja]
        notes += [f"{value}は{word.ja}" for value, word in self.words.items()]
        return Text(
            f"a whole number from {self.low} to {self.high}{unit}" + (f" ({special})" if special else ""),
            f"{self.low}〜{self.high}の整数" + (f"（{'、'.join(notes)}）" if notes else ""),
        )

    def samples(self, seats: int) -> list[Any]:
        return list(self._samples)


class SeatOr:
    """A seat, or one of a few names such as "random", each with words for people."""

    def __init__(self, words: Mapping[str, Text]) -> None:
        self.words = dict(words)

    def check(self, value: Any, seats: int) -> int | str:
        if isinstance(value, str) and value in self.words:
            return value
        return Number(0, seats - 1).check(value, seats)

    def parse(self, text: str) -> Any:
        return text if text in self.words else Number(0, 99).parse(text)

    def expected(self) -> Text:
        said = [spelled(name, word) for name, word in self.words.items()]
        return Text(
            "a seat" + "".join(f" or {text.en}" for text in said),
            "席の番号" + "".join(f"か{text.ja}" for text in said),
        )

    def samples(self, seats: int) -> list[Any]:
        return [*self.words, seats - 1]


class ListOf:
    """A list of `length` values of one type (None: any number)."""

    def __init__(self, item: Kind, length: int | None = None, samples: Sequence[Any] = ()) -> None:
        self.item = item
        self.words = item.words
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
            return Text(f"a list, each {each.en}", f"リスト（それぞれ{each.ja}）")
        return Text(f"a list of {self.length}, each {each.en}", f"{self.length}個のリスト（それぞれ{each.ja}）")

    def samples(self, seats: int) -> list[Any]:
        return list(self._samples)


class Either:
    """A value of the first matching type."""

    def __init__(self, *kinds: Kind) -> None:
        self.kinds = kinds
        self.words = {value: word for kind in kinds for value, word in kind.words.items()}

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


def spelled(value: object, word: Text) -> Text:
    """A value as typed, with its words if they differ."""
    same = word.en.casefold().replace(" ", "_") == str(value).casefold()
    return Text(str(value) if same else f"{value} ({word.en})", f"{value}（{word.ja}）")


def one_of(words: Mapping[Any, Text]) -> Text:
    """The message that one of these values is expected."""
    said = [spelled(value, word) for value, word in words.items()]
    return Text(f"one of {', '.join(text.en for text in said)}", f"{'、'.join(text.ja for text in said)}のどれか")
