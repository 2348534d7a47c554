"""A game's vocabulary as a form: all tables of its card sets, with fields and possible values, for pages."""

from collections.abc import Sequence
from types import NoneType
from typing import Annotated, Any, Literal, NamedTuple, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Meta, Struct
from msgspec.structs import FieldInfo

from dengen.core.base.words import Text
from dengen.core.cards.vocabulary import Part, Vocabulary, structs_in, without_none, words_in
from dengen.core.game import Game

Kind = Literal["text", "number", "switch", "choice", "list", "map", "table", "picture", "either", "any"]

COMMON = {
    "set": Text("The set", "セット"),
    "id": Text("id", "id"),
    "name_en": Text("name (English)", "名前（英語）"),
    "name_ja": Text("name (Japanese)", "名前（日本語）"),
    "text_en": Text("text (English)", "テキスト（英語）"),
    "text_ja": Text("text (Japanese)", "テキスト（日本語）"),
    "en": Text("English", "英語"),
    "ja": Text("Japanese", "日本語"),
    "game": Text("game", "ゲーム"),
    "picture": Text("picture", "絵"),
    "card": Text("Cards", "カード"),
    "cards": Text("cards", "カード"),
}


class Takes(Struct, frozen=True, omit_defaults=True):
    """Possible values of a field. `choice`: one of `values`, each with its name, which `means` may explain. `text`: any, such as one of
    `names`. `list` and `map`: of `items`. `table`: one of `parts`, distinguished by their tag. `picture`: see docs/page.md. `either`:
    any of these. `any`: data of another shape."""

    kind: Kind
    low: int | None = None
    high: int | None = None
    values: list[str | int] = []
    names: dict[str, Text] = {}
    means: dict[str, Text] = {}
    parts: list[str] = []
    items: "Takes | None" = None
    either: list["Takes"] = []


class FormField(Struct, frozen=True):
    """A field. `default`: the value if it is left out; null: none."""

    name: str
    label: Text
    takes: Takes
    required: bool
    default: Any


class FormPart(Struct, frozen=True):
    """A table; `tag_field` has the value `tag`, if there are alternatives; `label` is its name."""

    name: str
    label: Text
    means: Text
    tag_field: str
    tag: str
    fields: list[FormField]


class SetForm(Struct, frozen=True):
    """A form. `file`: the table at the top of a set's file. `parts`: all tables by name."""

    game: str
    file: list[FormField]
    parts: dict[str, FormPart]


def form_of(game: Game[Any], vocabulary: Vocabulary) -> SetForm:
    vocabulary = vocabulary._replace(values={**vocabulary.values, f"game={game.id}": game.title})
    parts = [_part(vocabulary, part) for part in vocabulary.parts()]
    file = _part(vocabulary, Part(vocabulary.file, ""))
    return SetForm(game.id, file.fields, {part.name: part for part in parts})


def _part(vocabulary: Vocabulary, part: Part) -> FormPart:
    tag_field, tag = part.tag or ("", "")
    label = vocabulary.value(part, tag_field, tag) if tag else label_of(part.name)
    fields = [_field(vocabulary, part, field) for field in part.fields]
    return FormPart(part.kind.__name__, label, vocabulary.meaning(part), tag_field, tag, fields)


def _field(vocabulary: Vocabulary, part: Part, field: FieldInfo) -> FormField:
    name = field.encode_name
    takes = _takes(field.type, Place(vocabulary, part, name))
    return FormField(name, vocabulary.label(name) or label_of(name), takes, field.required, _default(field))


def label_of(name: str) -> Text:
    """The default label of a field."""
    plain = name.replace("_", " ")
    return COMMON.get(name, Text(plain, plain))


def _default(field: FieldInfo) -> Any:
    if field.required:
        return None
    value = field.default if field.default is not NODEFAULT else field.default_factory()
    return msgspec.to_builtins(value)


class Place(NamedTuple):
    """A field of a table, and the vocabulary with its words."""

    vocabulary: Vocabulary
    part: Part
    field: str

    @property
    def explained(self) -> dict[str, Text]:
        return self.vocabulary.explained(self.part, self.field)

    @property
    def named(self) -> dict[str, Text]:
        """Named words that such a field may have, besides other values."""
        prefix, values = f"{self.field}=", self.vocabulary.values
        return {key.removeprefix(prefix): name for key, name in values.items() if key.startswith(prefix)}

    def choice(self, values: Sequence[str | int]) -> Takes:
        means = self.explained
        names = {str(value): self.vocabulary.value(self.part, self.field, value) for value in values if value != ""}
        return Takes(
            "choice", values=list(values), names=names, means={word: means[word] for word in names if word in means}
        )


def _takes(kind: Any, place: Place) -> Takes:
    alternatives = without_none(kind)
    if str in alternatives and dict[str, str] in alternatives:
        return Takes("picture")
    structs = [each for each in alternatives if isinstance(each, type) and issubclass(each, Struct)]
    if len(structs) == len(alternatives):
        return Takes("table", parts=[each.__name__ for each in structs])
    if len(alternatives) > 1:
        return Takes("either", either=[_takes(each, place) for each in alternatives])
    return _plain(alternatives[0], place)


def _plain(kind: Any, place: Place) -> Takes:
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        bounds = next((each for each in inner[1:] if isinstance(each, Meta)), Meta())
        if inner[0] is int:
            return Takes("number", _whole(bounds.ge), _whole(bounds.le))
        return _takes(inner[0], place)
    if origin is Literal:
        return place.choice([word for word in words_in(kind) if isinstance(word, str | int)])
    if origin in (list, tuple) and (inner[-1:] == (Ellipsis,) or origin is list):
        return Takes("list", items=_takes(inner[0], place)) if _is_fillable(inner[0]) else Takes("any")
    if origin is dict:
        return Takes("map", items=_takes(inner[1], place))
    if kind is str:
        return place.choice(list(place.explained)) if place.explained else Takes("text", names=place.named)
    if kind is bool:
        return Takes("switch")
    if kind is int:
        return Takes("number")
    return Takes("any")


def _is_fillable(kind: Any) -> bool:
    """Whether the items of a list can be edited one by one."""
    plain = (str, int, bool, NoneType)
    return (
        kind in plain
        or bool(list(structs_in(kind)))
        or bool(words_in(kind))
        or (get_origin(kind) is Annotated and _is_fillable(get_args(kind)[0]))
    )


def _whole(bound: float | None) -> int | None:
    return None if bound is None else int(bound)
