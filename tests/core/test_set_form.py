"""A game's vocabulary as a form: every value that people choose from has a name in plain words."""

from collections import Counter
from collections.abc import Iterator

import pytest

from dengen.core.base.words import Text
from dengen.core.cards.vocabulary import Part, Vocabulary, words_in
from dengen.core.registry import game, registered
from dengen.core.set_form import FormField, SetForm, Takes, form_of

GAMES = sorted(registered())


def form(id: str) -> SetForm:
    asked = game(id)
    assert asked.vocabulary is not None
    return form_of(asked, asked.vocabulary)


def choices(form: SetForm) -> Iterator[tuple[str, dict[str, Text]]]:
    """Every select box: where it stands, and the names of what it offers."""
    for field in form.file:
        yield from offered(form, field.name, field.takes)
    for part in form.parts.values():
        for field in part.fields:
            yield from offered(form, f"{part.name}.{field.name}", field.takes)


def offered(form: SetForm, place: str, takes: Takes) -> Iterator[tuple[str, dict[str, Text]]]:
    if takes.kind == "choice":
        yield place, {str(value): takes.names[str(value)] for value in takes.values if value != ""}
    if len(takes.parts) > 1:
        yield place, {name: form.parts[name].label for name in takes.parts}
    for inner in [*([takes.items] if takes.items else []), *takes.either]:
        yield from offered(form, place, inner)


@pytest.mark.parametrize("id", GAMES)
def test_every_value_has_a_name_in_both_languages(id: str) -> None:
    for place, names in choices(form(id)):
        for value, name in names.items():
            assert name.en.strip(), (place, value)
            assert "_" not in name.en, (place, value)
            assert not name.ja.isascii(), (place, value, "is no Japanese")


@pytest.mark.parametrize("id", GAMES)
def test_the_names_within_one_box_are_unlike(id: str) -> None:
    for place, names in choices(form(id)):
        for lang in ("en", "ja"):
            told = Counter(name[lang].casefold() for name in names.values())
            assert max(told.values()) == 1, (place, lang, told)


@pytest.mark.parametrize("id", GAMES)
def test_every_field_has_a_label_in_both_languages(id: str) -> None:
    built = form(id)
    for part in built.parts.values():
        for field in part.fields:
            assert field.label.en, (part.name, field.name)
            assert "_" not in field.label.en, (part.name, field.name)
            assert not field.label.ja.isascii() or field.name == "id", (part.name, field.name)


def test_a_name_may_depend_on_where_the_value_stands() -> None:
    parts = form("lumiel").parts

    def name(part: str, field: str, value: str) -> Text:
        found: FormField = next(each for each in parts[part].fields if each.name == field)
        return found.takes.names[value]

    assert name("Destination", "rel", "any") == Text("anywhere", "どこでも")
    assert name("Swap", "rel", "any") == Text("any two", "どの2枚でも")


def test_every_name_is_of_a_value_that_there_is() -> None:
    for id in GAMES:
        vocabulary = game(id).vocabulary
        assert vocabulary is not None
        known = {key for part in vocabulary.parts() for key in keys_of(vocabulary, part)}
        assert set(vocabulary.values) <= known, id


def keys_of(vocabulary: Vocabulary, part: Part) -> Iterator[str]:
    words = [(field.encode_name, word) for field in part.fields for word in words_in(field.type)]
    words += [
        (name, word)
        for name in (field.encode_name for field in part.fields)
        for word in vocabulary.explained(part, name)
    ]
    free = [field.encode_name for field in part.fields if field.type in (str, str | None)]
    words += [(name, key.partition("=")[2]) for name in free for key in vocabulary.values if key.startswith(f"{name}=")]
    for name, word in [*words, *([part.tag] if part.tag else [])]:
        yield f"{name}={word}"
        yield f"{part.kind.__name__}.{name}={word}"
