"""Card sets: found, read, laid over their base, converted; errors name the file, the card and the field."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from dengen.core.base.errors import BadCardSet
from dengen.core.cards.card_files import DEEPEST, game_named
from dengen.core.cards.card_sets import CardSet
from tests.wording import assert_refused

TOKENS = "tests.terminal.tokens"  # a game that ships one set: sun (3 points) and moon (1)


class Trick(Struct, forbid_unknown_fields=True):
    id: str
    points: int


class Card(Struct, forbid_unknown_fields=True):
    id: str
    points: int
    name_en: str = ""
    name_ja: str = ""
    text_en: str = ""
    text_ja: str = ""
    trick: list[Trick] = []


class Set(Struct, forbid_unknown_fields=True):
    card: list[Card]
    set: dict[str, str] = {}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def found(text: str, file: str = "imps.toml") -> CardSet:
    """The set that this file of the current folder has."""
    Path(file).write_text(text, encoding="utf-8")
    return CardSet.find(TOKENS, file)


def points(cards: CardSet) -> dict[str, int]:
    return {card.id: card.points for card in cards.convert(Set).card}


def test_a_set_becomes_the_games_own_structure(folder: Path) -> None:
    assert found('[[card]]\nid = "imp"\npoints = -1\n').convert(Set).card == [Card("imp", -1)]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            '[[card]]\nid = "imp"\npoints = "two"\n',
            "imps.toml: line 3: card 'imp': field 'points': Expected a whole number, got",
        ),
        ('[[card]]\nid = "imp"\n', "imps.toml: line 1: card 'imp': The field `points` is missing"),
        ("[[card]]\npoints = 1\n", "imps.toml: line 1: card 'number 1': The field `id` is missing"),
        (
            '[[card]]\nid = "imp"\npoints = 1\npoint = 2\n',
            "line 4: card 'imp': There is no field `point`. Did you mean 'points'?",
        ),
        (
            "cards = 3\n",
            "imps.toml: line 1: There is no field `cards`. Did you mean 'card'?",
        ),
    ],
)
def test_an_error_names_file_line_card_and_field(folder: Path, text: str, said: str) -> None:
    with assert_refused(BadCardSet) as caught:
        found(text).convert(Set)
    assert any(said in str(fault) for fault in caught.value.faults)


def test_all_errors_are_told_at_once_in_the_order_of_the_file(folder: Path) -> None:
    text = '[[card]]\nid = "imp"\npoints = "two"\n\n[[card]]\nid = "elf"\ncolour = 1\n[[card]]\npoints = 3\n'
    with assert_refused(BadCardSet) as caught:
        found(text).convert(Set)
    assert [(fault.line, fault.card, fault.field) for fault in caught.value.faults] == [
        (3, "imp", "points"),
        (5, "elf", ""),
        (7, "elf", ""),
        (8, 3, ""),
    ]


def test_a_mark_of_the_encoding_at_the_front_is_no_error(folder: Path) -> None:
    Path("imps.toml").write_bytes(b'\xef\xbb\xbf[[card]]\nid = "imp"\npoints = 1\n')
    assert points(CardSet.find(TOKENS, "imps.toml")) == {"imp": 1}


def test_a_set_that_is_far_too_large_is_refused_before_it_is_read(folder: Path) -> None:
    entries = [f'[[card]]\nid = "imp{number}"\npoints = {number}\n' for number in range(40_000)]
    with assert_refused(BadCardSet, match="A card set has at most 1000 KB"):
        found("".join(entries))
    with assert_refused(BadCardSet, match="at most 1000 entries of a kind, not 1001"):
        found("".join(entries[:1001])).convert(Set)
    content = {"card": [{"id": f"imp{number}", "points": 1} for number in range(40_000)]}
    with assert_refused(BadCardSet, match="not 40000"):
        CardSet.find(TOKENS, content).convert(Set)


def test_a_file_that_is_not_toml_is_refused(folder: Path) -> None:
    with assert_refused(BadCardSet, match=r"imps\.toml: Not TOML"):
        found("[[card")


def test_a_file_that_is_not_there_or_not_text_is_refused(tmp_path: Path) -> None:
    with assert_refused(BadCardSet, match="can't be read: No such file"):
        CardSet.find(TOKENS, tmp_path / "none.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with assert_refused(BadCardSet, match="not UTF-8"):
        CardSet.find(TOKENS, binary)


@pytest.mark.parametrize("name", ["nonsense", "..", ""])
def test_a_set_that_does_not_ship_is_refused(name: str) -> None:
    with assert_refused(BadCardSet, match=r"no card set .* or a file \(a path, or a name that ends in \.toml\)"):
        CardSet.find("dengen.core", name)


def test_a_text_with_a_path_in_it_or_that_ends_in_toml_is_a_file(folder: Path) -> None:
    (folder / "mine.toml").write_text("x = 1\n", encoding="utf-8")
    (folder / "mine").write_text("x = 2\n", encoding="utf-8")
    for given, x in {"mine.toml": 1, str(folder / "mine.toml"): 1, "./mine": 2}.items():
        cards = CardSet.find("dengen.core", given)
        assert (cards.content, cards.edition) == ({"x": x}, "")
    with assert_refused(BadCardSet, match="no card set 'mine'"):
        CardSet.find("dengen.core", "mine")
    with assert_refused(BadCardSet, match=r"^yours\.toml: The file can't be read"):
        CardSet.find("dengen.core", "yours.toml")


def test_the_hash_is_of_the_content_not_of_the_file(folder: Path) -> None:
    a = found('x = 1\ny = "ä"\n', "a.toml")
    b = found('# a comment\ny = "ä"\nx = 1\n', "b.toml")
    c = found('x = 2\ny = "ä"\n', "a.toml")
    assert a.hash == b.hash
    assert a.hash != c.hash


# ---- sets that only say what they change ----

BRIGHTER = 'base = "dengen"\n[[card]]\nid = "sun"\npoints = 5\n'


def test_a_set_that_changes_an_edition_is_whole(folder: Path) -> None:
    cards = found(BRIGHTER)
    assert points(cards) == {"sun": 5, "moon": 1}
    assert (cards.text, cards.edition) == (BRIGHTER, "")
    assert cards.base is not None
    assert cards.base.edition == "dengen"
    assert points(cards.base) == {"sun": 3, "moon": 1}


def test_changes_equal_the_complete_set(folder: Path) -> None:
    text = CardSet.find(TOKENS, "dengen").text
    assert found(BRIGHTER).hash == found(text.replace("points = 3", "points = 5"), "whole.toml").hash
    assert found('base = "dengen"').hash == CardSet.find(TOKENS, "dengen").hash


def test_content_may_be_changes_too() -> None:
    changes: dict[str, Any] = {"base": "dengen", "card": [{"id": "moon", "removed": True}]}
    assert points(CardSet.find(TOKENS, changes)) == {"sun": 3}
    assert changes == {"base": "dengen", "card": [{"id": "moon", "removed": True}]}


def test_a_file_may_change_a_file_beside_it(folder: Path) -> None:
    (folder / "sub").mkdir()
    found(BRIGHTER, "brighter.toml")
    cards = found('base = "../brighter.toml"\n[[card]]\nid = "moon"\npoints = 2\n', "sub/both.toml")
    assert points(cards) == {"sun": 5, "moon": 2}


def test_a_set_is_called_as_it_says_or_by_its_file(folder: Path) -> None:
    assert CardSet.find(TOKENS, "dengen").id == "plain"
    assert found(BRIGHTER, "brighter.toml").id == "brighter"
    named = found(BRIGHTER.replace("[[", '[set]\nid = "mine"\nname_ja = "私の"\n[['))
    assert (named.id, named.name.en, named.name.ja) == ("mine", "mine", "私の")
    assert CardSet.find(TOKENS, {"base": "dengen"}).id == "plain"
    assert CardSet({}).id == ""


@pytest.mark.parametrize(
    ("text", "card", "field", "said"),
    [
        ('base = "dengen-9"', "", "base", "There is no edition 'dengen-9' to change"),
        ("base = 3", "", "base", "There is no edition 3 to change"),
        ('base = "../../core/cards"', "", "base", "There is no edition '../../core/cards'"),
        (BRIGHTER.replace("5", '"five"'), "sun", "points", "Expected a whole number, got text"),
        (BRIGHTER.replace('sun"\npoints = 5', 'sum"'), "sum", "", "There is no 'sum' in dengen. Did you mean 'sun'?"),
        (BRIGHTER.replace("points = 5", "shine = 5"), "sun", "", "There is no field `shine`."),
        (
            'base = "dengen"\n[[card]]\nid = "mars"',
            "mars",
            "",
            "There is no 'mars' in dengen. A new entry must be complete",
        ),
        ('base = "dengen"\n[[card]]\npoints = 5', 1, "", "It has no id: which entry does it change?"),
        ('base = "dengen"\n[[card]]\nid = "son"\nremoved = true', "son", "removed", "Did you mean 'sun'?"),
        ('base = "dengen"\n[[card]]\nid = "sun"\nunset = ["glow"]', "sun", "unset", "There is no 'glow' to remove."),
        ('base = "dengen"\n[card]\nid = "sun"', "", "card", "Expected a list, got a table"),
    ],
)
def test_changes_that_can_not_be_made_say_where(
    folder: Path, text: str, card: str | int, field: str, said: str
) -> None:
    with assert_refused(BadCardSet) as caught:
        found(text).convert(Set)
    assert (caught.value.file, caught.value.card, caught.value.field) == ("imps.toml", card, field)
    assert said in str(caught.value)


def test_a_new_entry_inside_an_entry_may_be_meant_for_another(folder: Path) -> None:
    found('[[card]]\nid = "imp"\npoints = 1\n[[card.trick]]\nid = "vanish"\npoints = 2\n', "base.toml")
    with assert_refused(BadCardSet, match=r"no 'vanis' in base\.toml\. Did you mean 'vanish'\?") as caught:
        found('base = "base.toml"\n[[card]]\nid = "imp"\n[[card.trick]]\nid = "vanis"\n').convert(Set)
    assert (caught.value.card, caught.value.field) == ("imp", "trick[1]")


def test_an_error_in_a_base_names_the_base(folder: Path) -> None:
    with assert_refused(BadCardSet, match=r"^gone\.toml: The file can't be read"):
        found('base = "gone.toml"')
    (folder / "gone.toml").write_text("[[card", encoding="utf-8")
    with assert_refused(BadCardSet, match=r"^gone\.toml: Not TOML"):
        found('base = "gone.toml"')


def test_sets_that_change_each_other_are_refused(folder: Path) -> None:
    (folder / "a.toml").write_text('base = "b.toml"')
    (folder / "b.toml").write_text('base = "./a.toml"')
    with assert_refused(BadCardSet, match=r"^a\.toml: field 'base': The chain of base sets leads back to this set"):
        CardSet.find(TOKENS, "a.toml")
    assert game_named("a.toml") is None


def test_changes_of_changes_have_a_maximum_depth(folder: Path) -> None:
    (folder / "0.toml").write_text('base = "dengen"')
    for number in range(1, DEEPEST + 1):
        (folder / f"{number}.toml").write_text(f'base = "{number - 1}.toml"')
    assert CardSet.find(TOKENS, f"{DEEPEST - 1}.toml").hash == CardSet.find(TOKENS, "dengen").hash
    with assert_refused(BadCardSet, match=f"At most {DEEPEST} sets"):
        CardSet.find(TOKENS, f"{DEEPEST}.toml")


@pytest.mark.parametrize("base", ["mine.toml", "./mine.toml", "/etc/passwd.toml", "..", "", "mine"])
def test_content_that_came_from_elsewhere_never_opens_a_file(folder: Path, base: str) -> None:
    (folder / "mine.toml").write_text(CardSet.find(TOKENS, "dengen").text, encoding="utf-8")
    with assert_refused(BadCardSet, match=r"There is no edition .* name one that ships with the game\.$"):
        CardSet.find(TOKENS, {"base": base})


def test_changes_nested_too_deeply_are_refused() -> None:
    deep: Any = 1
    for _ in range(2000):
        deep = [deep]
    with assert_refused(BadCardSet, match="nested too deeply"):
        CardSet.find(TOKENS, {"base": "dengen", "card": deep})


def test_the_game_of_a_set_is_named_by_itself_or_by_a_file_that_it_changes(folder: Path) -> None:
    (folder / "whole.toml").write_text('[set]\ngame = "tokens"\n')
    (folder / "changes.toml").write_text('base = "whole.toml"\n')
    assert game_named("changes.toml") == game_named(folder / "whole.toml") == "tokens"
    assert game_named({"set": {"game": "lumiel"}}) == "lumiel"
    assert game_named({"base": "dengen"}) is None
    assert game_named({"set": 3}) is None
    assert game_named("dengen") is None
