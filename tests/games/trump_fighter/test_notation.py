"""The notation of conditions: what it means as data, that it prints back, and what it says about mistakes."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dengen.core.base.words import Text
from dengen.games.trump_fighter.cards.notation import NotationError, from_nested, parse, to_japanese, to_nested, to_text
from dengen.testing import clause
from tests.games.trump_fighter.formulas import formulas
from tests.games.trump_fighter.kit import GAME
from tests.wording import assert_in_japanese

TECHNIQUES = [technique for character in GAME.file.character for technique in character.technique]


@clause("TF-28")
def test_the_sample_card_refers_to_two_opposing_and_three_own_cards() -> None:
    [[condition]] = parse("[opp2 own3] straight(5)")
    assert (condition.opp, condition.own) == (2, 3)
    assert [(pattern.word, pattern.args) for pattern in condition.patterns] == [("straight", (5,))]


@clause("TF-R9")
def test_and_binds_tighter_than_or() -> None:
    groups = parse("[own1] red(1) & [own1] black(1) or [own2] kind(2) & [opp1] odd(1)")
    assert [len(group) for group in groups] == [2, 2]


@pytest.mark.parametrize("technique", TECHNIQUES, ids=lambda technique: technique.id)
def test_every_technique_prints_back_as_it_is_written(technique: object) -> None:
    text = technique.when  # type: ignore[attr-defined]
    assert to_text(parse(text)) == text
    assert to_text(from_nested(to_nested(parse(text)))) == text


@given(formulas())
@settings(max_examples=120, deadline=None)
def test_every_formula_of_the_notation_prints_and_reads_back(text: str) -> None:
    formula = parse(text)
    assert to_text(formula) == text
    assert to_text(from_nested(to_nested(formula))) == text


def test_spaces_are_free() -> None:
    assert to_text(parse("  [ opp 2own3 ]straight ( 5 )or[own2]kind(2)")) == "[opp2 own3] straight(5) or [own2] kind(2)"


@clause("TF-33")
@pytest.mark.parametrize(
    ("text", "japanese"),
    [
        ("[opp2 own3] straight(5)", "[相2 自3] 5ストレート"),
        ("[own4] spade(1) club(1) diamond(1) heart(1)", "[自4] ♠♣♦♥"),
        ("[own3] spade(2) heart(1)", "[自3] 2♠♥"),
        ("[opp1 own3] red(4) straight(3)", "[相1 自3] 4赤3ストレート"),
        ("[opp1 own1 vertical] number(2,14)", "[相1 自1 ↑↓] 2ナンバー（14）"),
        ("[own2 horizontal] kind(2)", "[自2 ←→] 2カード"),
        ("[opp2] high(10,2) & [own2] low(3,2)", "[相2] 2ハイ（10↑） & [自2] 2ロウ（3↓）"),
        ("[own2] odd(2) or [own3] even(3)", "[自2] 2奇数 or [自3] 3偶数"),
        ("[own2] black(2) suit(2)", "[自2] 2黒2スート"),
    ],
)
def test_the_printed_notation(text: str, japanese: str) -> None:
    assert to_japanese(parse(text)) == japanese


@pytest.mark.parametrize(
    ("text", "what", "at"),
    [
        ("", "'[' is missing at the end", 0),
        ("[own3] straight(3", "')' is missing at the end", 17),
        ("[own3] strait(3)", "a pattern was expected, not 'strait'", 7),
        ("[own3]", "a pattern is missing at the end", 6),
        ("[own3] straight(x)", "a number was expected, not 'x'", 16),
        ("[own3] straight(3) %", "'%' has no place in a condition", 19),
        ("[own3] straight(3) and [own2] kind(2)", "'&', 'or' or the end was expected, not 'and'", 19),
        ("[] kind(2)", "kind needs 2 cards, but the condition refers to 0", 3),
        ("[own5] kind(2)", "opp and own are 0 to 4", 0),
        ("[own4] straight(1)", "a straight has 2 to 8 cards, not 1", 7),
        ("[own4] kind(5)", "a kind has 2 to 4 cards, not 5", 7),
        ("[own2] kind(3)", "kind needs 3 cards, but the condition refers to 2", 7),
        ("[own2] number(2,27)", "2 cards can't add up to 27", 7),
        ("[own2] number(2)", "number takes 2 numbers, not 1", 7),
        ("[own2] red(1,2)", "red takes 1 number, not 2", 7),
        ("[own2] high(14,1)", "the limit of high is 1 to 13, not 14", 7),
        ("[own2] red(0)", "red needs at least 1 card", 7),
        ("[own2] red(1000)", "this number is too large", 11),
        ("[own2 vertical] red(1)", "vertical needs opp1 own1", 0),
        ("[opp1 own1 horizontal] red(1)", "horizontal needs own2 or opp2 alone", 0),
        ("[own3] red(1) & [own2] kind(2)", "the conditions joined by & refer to more than 4 cards of one row", 0),
        ("[own2] red(1) or [opp3] red(1) & [opp2] odd(1)", "the conditions joined by & refer to more than 4 cards", 17),
    ],
)
def test_a_mistake_says_what_is_wrong_and_where(text: str, what: str, at: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse(text)
    assert caught.value.what.en.startswith(what)
    assert caught.value.at == at
    assert caught.value.text.ja.startswith(f"{at + 1}文字目：")
    assert_in_japanese(Text("", f"{caught.value.text.ja}。"))


@pytest.mark.parametrize(
    ("data", "what"),
    [
        ([], "a formula (or) is a list with at least one entry"),
        ([[{"own": 2}]], "patterns is a list with at least one entry"),
        ([[{"own": 2, "patterns": [["kind", "two"]]}]], "a whole number was expected, not 'two'"),
        ([[{"own": 2, "patterns": [["pair", 2]]}]], "'pair' is no pattern"),
        (
            [[{"own": 2, "mine": 1, "patterns": [["kind", 2]]}]],
            "a condition is a table with opp, own, link and patterns",
        ),
        (
            [[{"own": 2, "link": "diagonal", "patterns": [["kind", 2]]}]],
            "link is vertical or horizontal, not 'diagonal'",
        ),
        ([[{"own": True, "patterns": [["odd", 1]]}]], "a whole number was expected, not True"),
    ],
)
def test_mistakes_in_nested_data_are_named_too(data: object, what: str) -> None:
    with pytest.raises(NotationError) as caught:
        from_nested(data)
    assert caught.value.what.en == what
    assert_in_japanese(Text("", f"{caught.value.text.ja}。"))


@given(st.text(alphabet="[]()&,opwnr 0123456789kidstraghvu", max_size=40))
@settings(max_examples=300, deadline=None)
def test_whatever_is_written_is_read_or_refused(text: str) -> None:
    at = None
    try:
        formula = parse(text)
    except NotationError as trouble:
        at = trouble.at
        formula = parse("[own1] odd(1)")
    assert at is None or 0 <= at <= len(text)
    assert to_text(parse(to_text(formula))) == to_text(formula)
