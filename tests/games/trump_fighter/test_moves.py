"""Moves: leftmost empty slot first, covering, and what is refused."""

from dengen.testing import clause
from tests.games.trump_fighter.kit import HAND, sample


@clause("TF-14")
def test_a_move_lays_one_hand_card_on_an_own_slot() -> None:
    table = sample(fields=["S4 H6 - -", "D5 C7 HQ S2"]).beat("move HJ 2", "wait")
    assert table.field(0) == "S4 H6 HJ -"
    assert table.hand(0) == "S9 D10 - SQ"
    assert table.field(1) == "D5 C7 HQ S2"


@clause("TF-14")
def test_there_must_be_a_card_to_move() -> None:
    table = sample(hands=["S9 - HJ SQ", "C9 C10 CJ SA"])
    assert table.refusal("move:1:0", 0) == "TF-14"
    assert table.refusal("strike:1:0", 0) == "TF-14"


@clause("TF-15", "TF-R5", "TF-R20")
def test_with_an_empty_slot_only_the_leftmost_one_may_be_used() -> None:  # E-14
    table = sample(fields=["S4 H6 - -", "D5 C7 HQ S2"])
    assert table.offered(0) == {"call", "wait"} | {f"{kind} {card} 2" for kind in ("move", "strike") for card in HAND}
    assert len(table.offered(1)) == 34
    assert table.refusal("move S9 3", 0) == "TF-15"
    assert table.refusal("move S9 1", 0) == "TF-R5"
    first = sample(fields=["", ""], phase="fastest")
    assert first.offered(0) == {"call", "wait"} | {f"move {card} 0" for card in HAND}


@clause("TF-R5", "TF-17")
def test_the_first_four_moves_fill_the_row_from_the_left() -> None:
    table = sample(fields=["", "D5 C7 HQ S2"])
    for slot, card in enumerate(["SQ", "S9", "HJ", "D10"]):
        table.beat(f"move {card} {slot}", "wait")
    assert table.field(0) == "SQ S9 HJ D10"


@clause("TF-16")
def test_a_covered_card_is_not_there() -> None:  # E-15
    table = sample(hands=["S9 D10 - -", "C9 C10 CJ SA"], deck="HA H2 H3 H4 S3").beat("move D10 2", "wait")
    assert table.field(0) == "S4 H6 C8/D10 DK"
    assert table.could_hit(0) == []
    table.beat("call", "wait")
    assert table.scores == [0, 0]
    assert table.misses == [0, 0]
    assert table.hand(0) == "S9 HA H2 H3"
    assert table.deck == "H4 S3"


@clause("TF-13")
def test_a_battle_allows_any_number_of_moves_by_either_side() -> None:
    table = sample()
    table.beat("move S9 0", "move C9 0").beat("move D10 1", "wait").beat("move HJ 2", "move C10 3")
    assert table.phase == "battle"
    assert table.field(0) == "S4/S9 H6/D10 C8/HJ DK"
    assert table.field(1) == "D5/C9 C7 HQ S2/C10"
