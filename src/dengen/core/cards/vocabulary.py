"""The vocabulary of a game's card sets: types, words and their meanings, for set authors."""

from collections.abc import Iterator, Mapping
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from dengen.core.base.words import Text


class Vocabulary(NamedTuple):
    """A game's vocabulary: the type of a complete file, and meanings and labels in words.

    `means`: meanings by the name of a type or its tag (`turn`), or of a word that a field takes (`EffectEntry.do=mana`).
    `labels`: names of the numbers on a card, by field; `fields`: names of the other fields of a form.
    `values`: names of words that a field takes, including tags (`zone=outer`), or of a field of one type only (`Swap.rel=any`).
    """

    file: type[Struct]
    means: Mapping[str, Text] = {}
    labels: Mapping[str, Text] = {}
    fields: Mapping[str, Text] = {}
    values: Mapping[str, Text] = {}

    def meaning(self, part: "Part") -> Text:
        """The meaning of a table, by default the docstring of its type."""
        said = (part.kind.__doc__ or "").strip().split("\n")[0]
        return self.means.get(part.name, Text(said, said))

    def label(self, field: str) -> Text | None:
        """The label of a field, or None."""
        return self.fields.get(field) or self.labels.get(field)

    def explained(self, part: "Part", field: str) -> dict[str, Text]:
        """Meanings of the words that a field takes, as far as the game explains them."""
        prefix = f"{part.kind.__name__}.{field}="
        return {key.removeprefix(prefix): text for key, text in self.means.items() if key.startswith(prefix)}

    def value(self, part: "Part", field: str, word: object) -> Text:
        """The name of a word that a field takes, by default the word itself."""
        plain = str(word).replace("_", " ")
        usual = self.values.get(f"{field}={word}", Text(plain, plain))
        return self.values.get(f"{part.kind.__name__}.{field}={word}", usual)

    def parts(self) -> "list[Part]":
        """All tables of a file, each once, in reading order."""
        found: dict[type[Struct], Part] = {}
        waiting = [Part(self.file, "")]
        while waiting:
            part = waiting.pop(0)
            if part.kind in found:
                continue
            found[part.kind] = part
            waiting += [Part(kind, field.encode_name) for field in part.fields for kind in structs_in(field.type)]
        return list(found.values())[1:]


class Part(NamedTuple):
    """A table of a file: its type, and the field in which it first appears."""

    kind: type[Struct]
    place: str

    @property
    def fields(self) -> tuple[FieldInfo, ...]:
        return fields(self.kind)

    @property
    def tag(self) -> tuple[str, str] | None:
        """The tag field that distinguishes it from alternatives, and its value."""
        config = self.kind.__struct_config__
        return (config.tag_field, str(config.tag)) if config.tag_field else None

    @property
    def name(self) -> str:
        return self.tag[1] if self.tag else self.kind.__name__


def structs_in(kind: Any) -> Iterator[type[Struct]]:
    """The tables that a field can hold, in lists or on their own."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield kind
    elif get_origin(kind) is not Literal:
        for inner in get_args(kind):
            yield from structs_in(inner)


def words_in(kind: Any) -> list[object]:
    """The words that a field takes, if any."""
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Union, UnionType, Annotated, list, tuple):
        return [word for inner in get_args(kind) for word in words_in(inner)]
    return []


def without_none(kind: Any) -> list[Any]:
    """The alternatives of a type, without None."""
    inner = get_args(kind) if get_origin(kind) in (Union, UnionType) else (kind,)
    return [each for each in inner if each is not NoneType]
