"""Card sets that nobody wrote: shipped ones with things changed at random, within the game's own vocabulary.

What a set may say is read off the types of its file: names from their lists, numbers from their ranges, parts of a union
from each other. Where the type allows any text, the texts of the shipped set stand in. What the game refuses is drawn again.
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

TRIES = 200  # until a draft is one that the game takes
FEW = 3  # changes of a first try; a draft that the game refuses is drawn again
DEEPEST = 3  # parts within parts, drawn anew


class Optional(msgspec.Struct, frozen=True):
    """A field that can be left out."""

    kind: inspect.Type


Kind = inspect.Type | Optional


def drafts(kind: type[Game[Any]], file: type[Any], seed: int) -> Iterator[Game[Any]]:
    """Games with sets drawn at random, without end; `file`: the type of a whole set's file."""
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
    """What a set's file may say, and the texts that shipped ones have at each place."""

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
        """Every thing that can be changed: where it stands, what it may be, and what its field is called."""
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
        """The part of a union that this value is."""
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
        """The parts of a union, but near the bottom none that has others inside."""
        flat = tuple(kind for kind in union.types if not is_nested(kind))
        return flat if depth <= 0 and flat else union.types

    def number(self, kind: inspect.IntType, field: str, luck: random.Random) -> int:
        """One that shipped cards have, or one beside it, within the range."""
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
    """Does it hold parts of its own kind?"""
    return isinstance(kind, inspect.StructType) and any(
        isinstance(entry.type, inspect.ListType) and not isinstance(entry.type.item_type, inspect.LiteralType)
        for entry in kind.fields
    )
