"""Does the table meet a condition? Single rulings, and the fast matcher against one that tries everything."""

import pytest
from hypothesis import given, settings

from dengen.core.base.chance import Chance
from dengen.games.trump_fighter.cards.notation import parse
from dengen.games.trump_fighter.positions.notation import CARD_NUMBERS
from dengen.games.trump_fighter.rules import matching
from dengen.games.trump_fighter.rules import witness as witnesses
from dengen.games.trump_fighter.rules.conditions import NO_CARD, Formula
from dengen.games.trump_fighter.rules.rows import row_of
from dengen.testing import clause
from tests.games.trump_fighter import oracle
from tests.games.trump_fighter.formulas import formulas, tables
from tests.games.trump_fighter.kit import GAME, lay

TECHNIQUES = {technique.id: technique for character in GAME.file.character for technique in character.technique}


def tops(own: str, opp: str = "- - - -") -> list[int]:
    return [int(NO_CARD) if name == "-" else CARD_NUMBERS[name] for name in f"{own} {opp}".split()]


def met(formula: Formula, table: list[int]) -> bool:
    return matching.met(formula, row_of(table[:4]), row_of(table[4:]))


def witness(formula: Formula, table: list[int]) -> int:
    return witnesses.witness(formula, row_of(table[:4]), row_of(table[4:]))


def meets(when: str, own: str, opp: str = "- - - -") -> bool:
    return met(parse(when), tops(own, opp))


@given(formulas(), tables())
@settings(max_examples=250, deadline=None)
def test_the_matcher_agrees_with_trying_every_set_of_cards(text: str, table: list[int]) -> None:
    formula = parse(text)
    expected = oracle.met(formula, table)
    assert met(formula, table) == expected
    assert bool(witness(formula, table)) == expected


@pytest.mark.parametrize("id", TECHNIQUES)
def test_every_technique_agrees_with_trying_every_set_of_cards(id: str) -> None:
    formula = TECHNIQUES[id].formula
    rng = Chance(len(id))
    for _ in range(25):
        deck = list(range(52))
        rng.shuffle(deck)
        own, opp = rng.below(5), rng.below(5)
        for table in (deck[:8], [*deck[:own], *[52] * (4 - own), *deck[4 : 4 + opp], *[52] * (4 - opp)]):
            assert met(formula, table) == oracle.met(formula, table)


@given(formulas(), tables())
@settings(max_examples=100, deadline=None)
def test_the_witness_alone_meets_the_formula(text: str, table: list[int]) -> None:
    formula = parse(text)
    mask = witness(formula, table)
    if mask:
        shown = [card if mask >> place & 1 else int(NO_CARD) for place, card in enumerate(table)]
        assert met(formula, shown)


# ---- patterns ----


@clause("TF-29")
def test_a_straight_doesnt_go_round_from_king_to_ace() -> None:
    assert meets("[own3] straight(3)", "SJ DQ HK C5")
    assert not meets("[own3] straight(3)", "SQ DK HA C5")
    assert meets("[own3] straight(3)", "SA D2 H3 C9")


@clause("TF-29")
def test_a_straight_needs_no_order_and_not_every_card() -> None:
    assert meets("[own4] straight(3)", "S7 D2 H6 C5")


@clause("TF-30")
def test_kind_counts_equal_numbers() -> None:
    assert meets("[opp1 own3] kind(3)", "S7 H7 D2 CK", "D7 S4 H9 DJ")
    assert not meets("[own3] kind(3)", "S7 H7 D2 CK", "D7 S4 H9 DJ")


@clause("TF-31")
def test_suit_is_any_one_suit() -> None:
    assert meets("[own4] suit(3)", "H2 H9 HK S3")
    assert not meets("[own4] suit(3)", "H2 H9 SK S3")


@clause("TF-32")
def test_red_and_black_count_colours() -> None:
    assert meets("[own4] red(2) black(2)", "H2 D9 SK C3")
    assert not meets("[own4] red(3)", "H2 D9 SK C3")


@clause("TF-33")
@pytest.mark.parametrize(("word", "card"), [("spade", "S5"), ("club", "C5"), ("diamond", "D5"), ("heart", "H5")])
def test_a_named_suit_counts_that_suit_only(word: str, card: str) -> None:
    assert meets(f"[own1] {word}(1)", f"{card} - - -")
    assert sum(meets(f"[own1] {other}(1)", f"{card} - - -") for other in ("spade", "club", "diamond", "heart")) == 1


@clause("TF-2")
def test_ace_jack_queen_and_king_count_1_11_12_and_13() -> None:
    assert meets("[own4] number(4,37)", "SA DJ HQ CK")


@clause("TF-34", "TF-R8")
def test_number_is_exact_in_count_and_in_sum() -> None:
    assert meets("[own2] number(2,7)", "S3 D4 HK CK")
    assert not meets("[own4] number(2,7)", "SA D2 H4 CK")  # 1 + 2 + 4 are three cards
    assert not meets("[own4] number(3,6)", "SA D5 HK CK")
    assert meets("[own4] number(2,7)", "S3 D4 H2 CA")  # not all cards referred to are in the sum


@clause("TF-35", "TF-36")
def test_high_and_low_include_their_limit() -> None:
    assert meets("[own2] high(11,2)", "SJ DQ H2 C3")
    assert not meets("[own2] high(11,2)", "S10 DQ H2 C3")
    assert meets("[own3] low(4,3)", "S4 D3 HA CK")
    assert not meets("[own3] low(4,3)", "S5 D3 HA CK")


@clause("TF-37")
def test_odd_and_even_go_by_the_number() -> None:
    assert meets("[own4] odd(2) even(2)", "SA DK HQ C10")
    assert not meets("[own4] odd(3)", "SA DK HQ C10")


@clause("TF-38")
def test_more_cards_than_asked_for_will_do() -> None:
    assert meets("[own4] kind(2)", "S7 H7 D7 C7")
    assert meets("[own4] red(1)", "H7 D7 H8 D8")


@clause("TF-R6")
def test_fewer_cards_than_named_will_do() -> None:
    assert meets("[opp2 own3] high(11,2)", "SJ DQ - -")
    assert meets("[opp2 own3] straight(3)", "S5 - - -", "D6 H7 - -")


@clause("TF-28")
def test_one_opposing_card_too_many_is_no_hit() -> None:
    assert meets("[opp2 own3] straight(5)", "S4 H6 C8 DK", "D5 C7 HQ S2")
    assert not meets("[opp2 own3] straight(5)", "S4 H6 CK DQ", "D5 C7 H8 S2")


# ---- notation ----


@clause("TF-29", "TF-39", "TF-R7")
def test_patterns_of_one_condition_may_use_different_parts_of_the_same_cards() -> None:  # E-4
    table = lay(characters=["hibana", "oyama"], fields=["H5 D6 H9 S2", "D7 CK C4 S3"])
    assert table.could_hit(0) == ["hibana_candle"]
    assert table.could_hit(1) == []


@clause("TF-39")
def test_all_patterns_of_a_condition_must_be_achieved() -> None:
    assert meets("[own3] low(5,3) straight(3)", "S3 D4 H5 CK")
    assert not meets("[own3] low(5,3) straight(3)", "S3 D3 H5 CK")
    assert not meets("[own3] low(5,3) straight(3)", "S4 D5 H6 CK")


@clause("TF-R7")
def test_patterns_of_one_condition_share_their_cards() -> None:
    assert not meets("[own2] heart(2) black(1)", "H2 H3 S4 C5")
    assert meets("[own3] heart(2) black(1)", "H2 H3 S4 C5")


@clause("TF-40", "TF-41")
def test_joined_conditions_need_different_cards_but_techniques_share_them() -> None:  # E-5
    one_seven = lay(characters=["futami", "oyama"], fields=["S7 H7 D2 CK", "D7 S4 H9 DJ"])
    assert one_seven.could_hit(0) == ["futami_lookalike", "futami_third"]
    two_sevens = lay(characters=["futami", "oyama"], fields=["S7 H7 D2 CK", "D7 C7 H9 DJ"])
    assert two_sevens.could_hit(0)[:3] == ["futami_lookalike", "futami_switch", "futami_third"]


@clause("TF-40")
def test_the_first_choice_of_cards_is_not_the_only_one() -> None:  # E-6
    when = "[opp1 own1] suit(2) & [opp1 own1] kind(2)"
    table = lay(characters=[[{"when": when, "value": 3}], "oyama"], fields=["H5 S9 C2 DK", "H9 H3 D4 D6"])
    assert table.could_hit(0) == ["inline0_0"]


@clause("TF-42")
def test_one_of_two_conditions_is_enough() -> None:
    when = "[own2] kind(2) or [own3] heart(3)"
    assert meets(when, "S7 H7 D2 CK")
    assert meets(when, "H2 H7 HK C3")
    assert not meets(when, "H2 H7 SK C3")


@clause("TF-R9")
def test_a_mixed_formula_is_met_by_either_side_of_or() -> None:
    when = "[own1] ace & [own1] king".replace("ace", "low(1,1)").replace("king", "high(13,1)") + " or [own2] kind(2)"
    assert meets(when, "SA HK - -")
    assert meets(when, "S5 H5 - -")
    assert not meets(when, "SA H5 - -")


@clause("TF-43", "TF-R4", "TF-R10")
def test_facing_pairs_are_counted_from_both_ends() -> None:  # E-7
    table = lay(characters=["kagami", "oyama"], fields=["S6 CA D2 HQ", "C5 C8 DJ H8"])
    assert table.could_hit(0) == ["kagami_invert"]
    turned = lay(characters=["kagami", "oyama"], fields=["S6 CA D2 HQ", "H8 C8 DJ C5"])
    assert turned.could_hit(0) == ["kagami_halfstep"]


@clause("TF-R10", "TF-17")
def test_neighbours_of_a_row_have_no_diagonals_and_no_way_round() -> None:
    when = "[own2 horizontal] kind(2)"
    assert meets(when, "S7 H7 D2 CK")
    assert not meets(when, "S7 D2 H7 CK")
    assert not meets(when, "S7 D2 CK H7")
    assert not meets(when, "S7 D2 CK H3", "H2 H4 H5 D7")


@clause("TF-R10")
def test_an_empty_slot_makes_no_pair() -> None:
    when = "[opp1 own1 vertical] red(1)"
    assert meets(when, "H7 - - -", "S2 S3 S4 S5")
    assert not meets(when, "H7 - - -", "S2 S3 S4 -")


def test_the_witness_is_the_lowest_set_of_places() -> None:
    assert witness(parse("[own2] kind(2)"), tops("S7 H7 D7 CK")) == 0b0011
    assert witness(parse("[opp1 own1] kind(2)"), tops("S7 H2 D7 CK", "C7 H7 S3 S4")) == 0b0001_0001
    assert witness(parse("[own2] kind(2)"), tops("S7 H2 D3 CK")) == 0
