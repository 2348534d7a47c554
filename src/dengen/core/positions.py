"""Positions as data: the part of `dump` and `load` that all games share, and help for reading sparse positions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from dengen.core.chance import Chance, check_seed
from dengen.core.errors import BadPosition, BadSeed
from dengen.core.state import State, Step
from dengen.core.validation import expected, invalid, kinds
from dengen.core.words import Text

T = TypeVar("T")


def plain(value: Any) -> Any:
    """Structs, tuples and sets as dicts and lists; lists are copied."""
    return msgspec.to_builtins(value)


def read(data: Any, type_: type[T]) -> T:
    """Sparse data as a Struct of the game's own (which forbids unknown fields); raises BadPosition."""
    try:
        return msgspec.convert(data, type_)
    except msgspec.ValidationError as error:
        raise BadPosition(*invalid(error)) from None


def index_of(word: str, words: Sequence[str], field: str) -> int:
    """The number of a word; empty words stand for nothing."""
    if word not in words:
        names = list(filter(None, words))
        raise BadPosition(
            Text(
                f"expected one of {', '.join(names)}, not {word!r}",
                f"{word!r} は使えません。使えるのは {'、'.join(names)} です。",
            ),
            field,
        )
    return words.index(word)


def no_seat(seat: int | str, field: str) -> BadPosition:
    return BadPosition(Text(f"there is no seat {seat!r}", f"席{seat!r}はありません。"), field)


def missing(field: str) -> BadPosition:
    return BadPosition(Text("is missing", "書かれていません。"), field)


def seeded(seed: object, field: str = "seed") -> Chance:
    """Chance that begins with what a position says; raises BadPosition."""
    try:
        return Chance(check_seed(seed))
    except BadSeed as error:
        raise BadPosition(error.text, field) from None


def dump_flow(state: State, step_name: Callable[[int], str]) -> dict[str, Any]:
    def named(step: Step) -> list[Any]:
        return [step_name(step[0]), *step[1:]]

    return {
        "chance": int(state.chance.word),
        "agenda": [named(step) for step in state.agenda],
        "asked": {str(seat): named(state.questions[seat]) for seat in state.actors()},
    }


def load_flow(state: State, data: Mapping[str, Any], step_number: Callable[[str], int]) -> None:
    def step(entry: Any, field: str) -> Step:
        if not isinstance(entry, list) or len(entry) != 4 or not all(isinstance(part, int) for part in entry[1:]):
            raise BadPosition(
                Text(
                    f"a step is a name and three whole numbers, not {entry!r}",
                    f"手順は名前1つと整数3つです({entry!r} は使えません)。",
                ),
                field,
            )
        return (step_number(entry[0]), entry[1], entry[2], entry[3])

    state.chance = seeded(data["chance"], "chance")
    state.agenda = [step(entry, "agenda") for entry in data["agenda"]]
    for key, entry in data["asked"].items():
        seat = int(key) if str(key).isdigit() else -1
        if not 0 <= seat < state.seats:
            raise no_seat(key, "asked")
        state.questions[seat] = step(entry, "asked")
        state.waiting |= 1 << seat


HEAD: Mapping[str, type] = {
    "game": str,
    "rules": int,
    "cards": str,
    "seats": int,
    "options": dict,
    "chance": int,
    "agenda": list,
    "asked": dict,
    "table": dict,
}


def check_head(data: object, game: str, version: int, cards: str) -> None:
    if not isinstance(data, Mapping):
        found = type(data).__name__
        raise BadPosition(
            Text(
                f"a position is a table of fields, not {found}",
                f"局面は項目のテーブルです({kinds(found)}ではありません)。",
            )
        )
    for field, type_ in HEAD.items():
        if field not in data:
            raise missing(field)
        if not isinstance(data[field], type_):
            raise BadPosition(expected(type_.__name__, type(data[field]).__name__), field)
    for field, here in (("game", game), ("rules", version), ("cards", cards)):
        if data[field] != here:
            raise BadPosition(_of_another(field, data[field], here), field)


def _of_another(field: str, given: object, here: object) -> Text:
    if field == "rules":
        return Text(
            f"this position was made by version {given} of the rules; these are version {here}",
            f"この局面のルールは第{given}版、こちらは第{here}版です。",
        )
    return Text(
        f"this position is of {given!r}, not of {here!r}", f"この局面は {given!r} のものです。ここでは {here!r} です。"
    )
