"""Positions as data: the part of `dump` and `load` that all games share, and help for reading sparse positions."""

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

import msgspec

from dengen.core.chance import check_seed
from dengen.core.errors import BadPosition, BadSeed
from dengen.core.state import State, Step

T = TypeVar("T")


def plain(value: Any) -> Any:
    """Structs, tuples and sets as dicts and lists; lists are copied."""
    return msgspec.to_builtins(value)


def read(data: Any, type_: type[T]) -> T:
    """Sparse data as a Struct of the game's own (which forbids unknown fields); raises BadPosition."""
    try:
        return msgspec.convert(data, type_)
    except msgspec.ValidationError as trouble:
        message, _, path = str(trouble).partition(" - at `$")
        raise BadPosition(message, path.rstrip("`").lstrip(".")) from None


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
            raise BadPosition(f"a step is a name and three whole numbers, not {entry!r}", field)
        return (step_number(entry[0]), entry[1], entry[2], entry[3])

    try:
        state.chance.word = check_seed(data["chance"])
    except BadSeed as trouble:
        raise BadPosition(str(trouble), "chance") from None
    state.agenda = [step(entry, "agenda") for entry in data["agenda"]]
    for key, entry in data["asked"].items():
        seat = int(key) if str(key).isdigit() else -1
        if not 0 <= seat < state.seats:
            raise BadPosition(f"there is no seat {key!r}", "asked")
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
        raise BadPosition(f"a position is a table of fields, not {type(data).__name__}")
    for field, type_ in HEAD.items():
        if field not in data:
            raise BadPosition("is missing", field)
        if not isinstance(data[field], type_):
            raise BadPosition(f"expected {type_.__name__}, got {type(data[field]).__name__}", field)
    for field, here in (("game", game), ("rules", version), ("cards", cards)):
        if data[field] != here:
            raise BadPosition(f"this position is of {data[field]!r}, not of {here!r}", field)
