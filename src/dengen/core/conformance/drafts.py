"""Random card sets: shipped ones with random changes within the game's vocabulary.

Possible values come from the types of the file: names from their lists, numbers from their ranges, parts of a union
from each other. Free texts come from the shipped set. Sets that the game refuses are drawn again.
"""

import copy
import random
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import inspect

from dengen.core.base.errors import BadCardSet
from dengen.core.game import Game

TRIES = 200  # attempts per valid draft
FEW = 3  # changes in the first attempt
DEEPEST = 3  # levels of nested parts


class Optional(msgspec.Struct, frozen=True):
    """An optional field."""

    kind: inspect.Type


Kind = inspect.Type | Optional


def drafts(kind: type[Game[Any]], file: type[Any], seed: int) -> Iterator[Game[Any]]:
    """Yield games with random sets, endlessly; `file`: the type of a complete set's file."""
    luck = random.Random(f"{kind.id} {seed}")
    editions = [kind(edition).cards.content for edition in kind.editions]
    vocabulary = Vocabulary(file, editions)
    while True:
        yield draft(kind, vocabulary, luck.choice(editions), luck)


def draft(kind: type[Game[Any]], vocabulary: "Vocabulary", content: dict[str, Any], luck: random.Random) -> Game[Any]:
    for _ in range(TRIES):
        drawn = copy.deepcopy(content)
        for _ in range(luck.choice((1, FEW, 3 * FEW))):
            vocabulary.change(drawn, luck)
        if drawn != content:
            try:
                return kind(drawn)
            except BadCardSet:
                continue
    raise AssertionError(f"{kind.id} refused {TRIES} drafts one after the other")


class Vocabulary:
    """Possible values in a set's file, and the texts of shipped sets by field."""

    def __init__(self, file: type[Any], contents: list[dict[str, Any]]) -> None:
        self.file = inspect.type_info(file)
        self.said: dict[str, list[Any]] = defaultdict(list)  # by the name of the field
        for content in contents:
            self.note("", content)

    def note(self, field: str, value: Any) -> None:
        match value:
            case dict():
                for name, part in value.items():
                    self.note(name, part)
            case list():
                for part in value:
                    self.note(field, part)
            case _ if value not in self.said[field]:
                self.said[field].append(value)

    def change(self, content: dict[str, Any], luck: random.Random) -> None:
        """Change one thing, anywhere but in the head, the ids and the names."""
        places = list(self.places(content, self.file, ""))
        holder, key, kind, field = luck.choice(places)
        value = self.drawn(kind, field, luck, DEEPEST)
        if value is msgspec.UNSET:
            holder.pop(key, None)
        else:
            holder[key] = value

    def places(self, value: Any, kind: inspect.Type, field: str) -> Iterator[tuple[Any, Any, Kind, str]]:
        """All changeable values: container, key, type, and field name."""
        if isinstance(kind, inspect.UnionType):
            kind = self.member(kind, value)
        if isinstance(kind, inspect.StructType) and isinstance(value, dict):
            for entry in kind.fields:
                name = entry.encode_name
                if name == "set" or name == "id" or name.endswith(("_en", "_ja")):
                    continue
                if not isinstance(entry.type, inspect.StrType):
                    yield value, name, entry.type if entry.required else Optional(entry.type), name
                if name in value:
                    yield from self.places(value[name], entry.type, name)
        elif isinstance(kind, inspect.ListType) and isinstance(value, list):
            for number, part in enumerate(value):
                if field not in ("card", "action", "familiar", "character"):
                    yield value, number, kind.item_type, field
                yield from self.places(part, kind.item_type, field)

    def member(self, union: inspect.UnionType, value: Any) -> inspect.Type:
        """The alternative of a union that this value has."""
        for kind in union.types:
            if isinstance(kind, inspect.StructType) and isinstance(value, dict):
                if kind.tag is None or value.get(kind.tag_field) == kind.tag:
                    return kind
            elif isinstance(kind, inspect.ListType) and isinstance(value, list):
                return kind
        return union

    def drawn(self, kind: Kind, field: str, luck: random.Random, depth: int) -> Any:
        match kind:
            case Optional():
                return msgspec.UNSET if luck.random() < 0.3 else self.drawn(kind.kind, field, luck, depth)
            case inspect.UnionType():
                return self.drawn(luck.choice(self.within(kind, depth)), field, luck, depth)
            case inspect.LiteralType():
                return luck.choice(kind.values)
            case inspect.BoolType():
                return luck.random() < 0.5
            case inspect.IntType():
                return self.number(kind, field, luck)
            case inspect.ListType() | inspect.VarTupleType():
                least = kind.min_length or 0
                most = min(kind.max_length or least + 3, least + 3)
                return [self.drawn(kind.item_type, field, luck, depth - 1) for _ in range(luck.randint(least, most))]
            case inspect.TupleType():
                return [self.drawn(part, field, luck, depth - 1) for part in kind.item_types]
            case inspect.StructType():
                return self.part(kind, luck, depth)
            case inspect.NoneType():
                return msgspec.UNSET
        return copy.deepcopy(luck.choice(self.said[field])) if self.said[field] else ""

    def within(self, union: inspect.UnionType, depth: int) -> tuple[inspect.Type, ...]:
        """The alternatives of a union; at the deepest level without nested ones."""
        flat = tuple(kind for kind in union.types if not is_nested(kind))
        return flat if depth <= 0 and flat else union.types

    def number(self, kind: inspect.IntType, field: str, luck: random.Random) -> int:
        """A number near one of the shipped cards, within the range."""
        shipped = [value for value in self.said[field] if type(value) is int] or [kind.ge or 0]
        value = luck.choice(shipped) + luck.choice((-1, 0, 0, 1, 2))
        return max(kind.ge if kind.ge is not None else 0, min(value, kind.le if kind.le is not None else value))

    def part(self, kind: inspect.StructType, luck: random.Random, depth: int) -> dict[str, Any]:
        made: dict[str, Any] = {} if kind.tag is None or kind.tag_field is None else {kind.tag_field: kind.tag}
        for entry in kind.fields:
            if entry.required or luck.random() < 0.4:
                value = self.drawn(entry.type, entry.encode_name, luck, depth - 1)
                if value is not msgspec.UNSET:
                    made[entry.encode_name] = value
        return made


def is_nested(kind: inspect.Type) -> bool:
    """Whether the type contains itself."""
    return isinstance(kind, inspect.StructType) and any(
        isinstance(entry.type, inspect.ListType) and not isinstance(entry.type.item_type, inspect.LiteralType)
        for entry in kind.fields
    )
