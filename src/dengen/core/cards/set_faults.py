"""All faults of a set's content by the game's types, each with its place, the allowed values,
and a suggestion."""

import re
from collections.abc import Iterator, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct
from msgspec.structs import FieldInfo, fields

from dengen.core.base.validation import invalid
from dengen.core.base.words import Text, suggestion

EMPTY = Text("It is empty.", "空です。")
NAME = Annotated[str, Meta(pattern=r"\S"), EMPTY]  # texts for people: never empty
BOUND = re.compile(r"Expected `(int|float)` ([<>]=) (.+)")
KINDS = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
KIND_NAMES = {
    "int": "a whole number",
    "float": "a number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
}
AS_DESIGNERS_SAY = {
    r"Object contains unknown field (.+)": r"There is no field \1",
    r"Object missing required field (.+)": r"The field \1 is missing",
    r"Invalid enum value (.+)": r"Invalid value \1",
}
MISSING = "Object missing required field `{}`"
UNKNOWN = "Object contains unknown field `{}`"


class SetFault(NamedTuple):
    """A fault. `path`: as in `card[2].effect[0].to`; `name`: an unknown field there. `is_word`: a word of the game's vocabulary
    was expected."""

    path: str
    why: Text
    name: str = ""
    is_word: bool = False

    @property
    def place(self) -> str:
        return _below(self.path, self.name)


def faults_in(value: Any, kind: Any, path: str = "") -> Iterator[SetFault]:
    """All errors that `msgspec.convert` would raise for the value, one after the other."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        yield from _in_struct(value, kind, path)
        return
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        found = list(faults_in(value, inner[0], path))
        yield from found or _in_leaf(value, kind, path)
    elif origin is Literal:
        if value not in inner or isinstance(value, bool):
            yield _not_allowed(value, inner, path)
    elif origin in (Union, UnionType):
        yield from _in_union(value, [each for each in inner if each is not NoneType], kind, path)
    elif origin is list and isinstance(value, list):
        for index, each in enumerate(value):
            yield from faults_in(each, inner[0], f"{path}[{index}]")
    elif origin is dict and isinstance(value, dict):
        for name, each in value.items():
            yield from faults_in(each, inner[1], _below(path, str(name)))
    else:
        yield from _in_leaf(value, kind, path)


def _in_struct(value: Any, kind: type[Struct], path: str) -> Iterator[SetFault]:
    if not isinstance(value, dict):
        yield from _in_leaf(value, kind, path)
        return
    known: dict[str, FieldInfo] = {field.encode_name: field for field in fields(kind)}
    tag = _tag_field(kind)
    for name in value:
        if name not in known and name != tag:
            yield SetFault(path, _unknown(name, list(known)), name)
    missing = [name for name, field in known.items() if field.required and name not in value]
    if missing:
        yield SetFault(path, _missing(missing))
    for name, field in known.items():
        if name in value:
            yield from faults_in(value[name], field.type, _below(path, name))


def _in_union(value: Any, kinds: Sequence[Any], whole: Any, path: str) -> Iterator[SetFault]:
    structs = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Struct)]
    if len(kinds) == 1:
        yield from faults_in(value, kinds[0], path)
    elif isinstance(value, dict) and structs:
        yield from _in_tagged(value, structs, path)
    elif isinstance(value, str) and (words := [word for kind in kinds for word in _words(kind)]):
        if value not in words and not _converts(value, whole):
            yield _not_allowed(value, words, path)
    else:
        lists = [kind for kind in kinds if get_origin(kind) is list]
        yield from (
            faults_in(value, lists[0], path) if isinstance(value, list) and lists else _in_leaf(value, whole, path)
        )


def _in_tagged(value: dict[str, Any], kinds: Sequence[type[Struct]], path: str) -> Iterator[SetFault]:
    """Faults in a tagged union of tables."""
    tag = _tag_field(kinds[0])
    if tag is None:
        yield from _in_struct(value, kinds[0], path)
        return
    by_tag = {str(kind.__struct_config__.tag): kind for kind in kinds}
    if tag not in value:
        why = _said(MISSING.format(tag))
        yield SetFault(path, _added(why, _allowed(list(by_tag))), is_word=True)
    elif value[tag] not in by_tag:
        yield _not_allowed(value[tag], list(by_tag), _below(path, tag), "Invalid value")._replace(is_word=True)
    else:
        yield from _in_struct(value, by_tag[value[tag]], path)


def _in_leaf(value: Any, kind: Any, path: str) -> Iterator[SetFault]:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError as error:
        if isinstance(value, str) and (otherwise := _otherwise(kind)):
            yield SetFault(path, otherwise)
            return
        why, further = invalid(error)
        yield SetFault(path + further if further.startswith("[") else _below(path, further), _sentence(why))


def _otherwise(kind: Any) -> Text | None:
    """The type's description of the expected format of a text."""
    return (
        next((each for each in get_args(kind)[1:] if isinstance(each, Text)), None)
        if get_origin(kind) is Annotated
        else None
    )


def _converts(value: Any, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def _words(kind: Any) -> list[str]:
    if get_origin(kind) is Annotated:
        return _words(get_args(kind)[0])
    return [word for word in get_args(kind) if isinstance(word, str)] if get_origin(kind) is Literal else []


def _tag_field(kind: type[Struct]) -> str | None:
    return kind.__struct_config__.tag_field


# ---- words ----


def _not_allowed(value: Any, allowed: Sequence[Any], path: str, said: str = "Invalid enum value") -> SetFault:
    if isinstance(value, str):
        why = _said(f"{said} {value!r}")
    else:
        why = _said(f"Expected `{type(allowed[0]).__name__}`, got `{_kind_of(value)}`")
    close = suggestion(value, [word for word in allowed if isinstance(word, str)]) if isinstance(value, str) else None
    return SetFault(path, _added(_added(why, _allowed(allowed)), close))


def _unknown(name: str, known: Sequence[str]) -> Text:
    close = suggestion(name, known)
    known_ones = Text(f"It may have: {', '.join(known)}.", f"書けるのは {'、'.join(known)} です。")
    return _added(_said(UNKNOWN.format(name)), close or known_ones)


def _missing(names: Sequence[str]) -> Text:
    """The message about missing fields, all in one."""
    if len(names) == 1:
        return _said(MISSING.format(names[0]))
    shown = [f"`{name}`" for name in names]
    return Text(f"The fields {', '.join(shown)} are missing.", f"必要な項目 {'、'.join(shown)} がありません。")


def _allowed(words: Sequence[Any]) -> Text:
    shown = [repr(word) for word in words]
    return Text(f"Allowed: {', '.join(shown)}.", f"使えるのは {'、'.join(shown)} です。")


def _said(message: str) -> Text:
    """msgspec's message in both languages."""
    return _sentence(invalid(msgspec.ValidationError(message))[0])


def _sentence(why: Text) -> Text:
    return Text(f"{_plain(why.en)}.", why.ja)


def _plain(said: str) -> str:
    """The message in designers' terms."""
    if found := BOUND.fullmatch(said):
        return f"Expected {_kind_name(found[1])}, {'at least' if found[2] == '>=' else 'at most'} {found[3]}"
    if found := KINDS.fullmatch(said):
        return f"Expected {_kind_name(found[1])}, got {_kind_name(found[2])}"
    for pattern, words in AS_DESIGNERS_SAY.items():
        said = re.sub(pattern, words, said)
    return said


def _kind_name(kinds: str) -> str:
    """The name of a type, or of several: `int | str`."""
    return " or ".join(KIND_NAMES.get(kind, kind) for kind in kinds.split(" | ") if kind != "null")


def _added(why: Text, more: Text | None) -> Text:
    return why if more is None else Text(f"{why.en} {more.en}", why.ja + more.ja)


def _kind_of(value: Any) -> str:
    if isinstance(value, dict):
        return "object"
    return "array" if isinstance(value, list) else type(value).__name__


def _below(path: str, name: str) -> str:
    return f"{path}.{name}" if path and name else path or name
