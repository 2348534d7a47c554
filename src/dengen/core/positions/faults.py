"""Faults of positions: places and reasons, in both languages."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeVar

import msgspec

from dengen.core.base.chance import Chance, check_seed
from dengen.core.base.errors import BadOption, BadPosition, BadSeatCount, BadSeed
from dengen.core.base.validation import invalid
from dengen.core.base.words import Text

T = TypeVar("T")

FIELD = re.compile(r"Object (?:contains unknown|missing required) field `(.+)`")
FEW = ("no", "one", "two", "three", "four", "five", "six")


def fault(at: str, en: str, ja: str) -> BadPosition:
    return BadPosition(Text(en, ja), at)


def require(sound: bool, at: str, en: str, ja: str) -> None:
    """Raise BadPosition with this sentence unless the condition holds."""
    if not sound:
        raise fault(at, en, ja)


def read(data: Any, type_: type[T], at: str = "") -> T:
    """Convert data to a msgspec type; raises BadPosition."""
    try:
        return msgspec.convert(data, type_)
    except msgspec.ValidationError as error:
        why, where = invalid(error)
        field = FIELD.match(why.en)
        raise BadPosition(why, inside(inside(at, where), field[1] if field else "")) from None


def inside(at: str, where: str) -> str:
    """A nested path: `table` and `hands[0]` give `table.hands[0]`."""
    return f"{at}.{where}" if at and where and not where.startswith("[") else at + where


def missing(at: str) -> BadPosition:
    return fault(at, "is missing", "書かれていません。")


def seat_at(seat: int, seats: int, at: str) -> int:
    """The seat, if it exists; raises BadPosition."""
    if not 0 <= seat < seats:
        raise no_seat(seat, seats, at)
    return seat


def no_seat(seat: int | str, seats: int, at: str) -> BadPosition:
    return fault(at, f"there is no seat {seat!r} at a table of {seats}", f"{seats}人の卓に席{seat!r}はありません。")


def one_for_each_seat(values: list[T], seats: int, at: str) -> list[T]:
    """The values, if there is one per seat; raises BadPosition."""
    many = len(values)
    require(
        many == seats,
        at,
        f"expected one entry for each of the {FEW[seats] if seats < len(FEW) else seats} {'seat' if seats == 1 else 'seats'}, not {many}",
        f"{seats}席に1つずつ必要です（{many}つ書かれています）。",
    )
    return values


def index_of(word: str, words: Sequence[str], at: str) -> int:
    """The index of a word; raises BadPosition. Empty words in the list never match."""
    names = list(filter(None, words))
    require(
        word in words,
        at,
        f"expected one of {', '.join(names)}, not {word!r}",
        f"{word!r} は使えません。使えるのは {'、'.join(names)} です。",
    )
    return words.index(word)


@contextmanager
def about_the_table() -> Iterator[None]:
    """Turn errors about seats and options into BadPosition."""
    try:
        yield
    except BadSeatCount as error:
        raise BadPosition(error.text, "seats") from None
    except BadOption as error:
        raise BadPosition(error.text, "options") from None


def seeded(seed: object, at: str = "seed") -> Chance:
    """A Chance with a position's seed; raises BadPosition."""
    try:
        return Chance(check_seed(seed))
    except BadSeed as error:
        raise BadPosition(error.text, at) from None
