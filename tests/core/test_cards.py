"""Card sets: found, read, converted; errors name the file, the card and the field."""

from pathlib import Path

import pytest
from msgspec import Struct

from dengen.core.cards import CardSet
from dengen.core.errors import BadCardSet
from tests.wording import assert_refused


class Card(Struct, forbid_unknown_fields=True):
    id: str
    points: int


class Set(Struct, forbid_unknown_fields=True):
    card: list[Card]


def test_a_set_becomes_the_games_own_structure() -> None:
    cards = CardSet.parse('[[card]]\nid = "imp"\npoints = -1\n', "imps.toml")
    assert cards.convert(Set).card == [Card("imp", -1)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[card]]\nid = "imp"\npoints = "two"\n', "imps.toml: card 'imp': field 'points': Expected `int`, got `str`"),
        ('[[card]]\nid = "imp"\n', "imps.toml: card 'imp': Object missing required field `points`"),
        ("[[card]]\npoints = 1\n", "imps.toml: card 'number 1': Object missing required field `id`"),
        ('[[card]]\nid = "imp"\npoints = 1\ncolour = "red"\n', "card 'imp': Object contains unknown field `colour`"),
        ("cards = 3\n", "imps.toml: Object contains unknown field `cards`"),
    ],
)
def test_an_error_names_file_card_and_field(text: str, said: str) -> None:
    with assert_refused(BadCardSet) as caught:
        CardSet.parse(text, "imps.toml").convert(Set)
    assert said in str(caught.value)


def test_a_file_that_is_not_toml_is_refused() -> None:
    with assert_refused(BadCardSet, match=r"imps\.toml: Not TOML"):
        CardSet.parse("[[card", "imps.toml")


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with assert_refused(BadCardSet, match="can't be read: No such file"):
        CardSet.open(tmp_path / "none.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with assert_refused(BadCardSet, match="not UTF-8"):
        CardSet.open(binary)


@pytest.mark.parametrize("name", ["nonsense", "..", ""])
def test_a_set_that_does_not_ship_is_refused(name: str) -> None:
    with assert_refused(BadCardSet, match=r"no card set .* or a file \(a path, or a name that ends in \.toml\)"):
        CardSet.find("dengen.core", name)


def test_a_text_with_a_path_in_it_or_that_ends_in_toml_is_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.toml").write_text("x = 1\n", encoding="utf-8")
    (tmp_path / "mine").write_text("x = 2\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    for given, x in {"mine.toml": 1, str(tmp_path / "mine.toml"): 1, "./mine": 2}.items():
        cards = CardSet.find("dengen.core", given)
        assert (cards.content, cards.edition) == ({"x": x}, "")
    with assert_refused(BadCardSet, match="no card set 'mine'"):
        CardSet.find("dengen.core", "mine")
    with assert_refused(BadCardSet, match=r"^yours\.toml: The file can't be read"):
        CardSet.find("dengen.core", "yours.toml")


def test_the_hash_is_of_the_content_not_of_the_file() -> None:
    a = CardSet.parse('x = 1\ny = "ä"\n', "a.toml")
    b = CardSet.parse('# a comment\ny = "ä"\nx = 1\n', "b.toml")
    c = CardSet.parse('x = 2\ny = "ä"\n', "a.toml")
    assert a.hash == b.hash
    assert a.hash != c.hash
