"""The helper that lays tables, itself tested."""

from tests.games.trump_fighter.kit import sample


def test_a_table_reads_back_as_it_was_laid() -> None:
    table = sample(fields=["S4 H6 C8/H8 DK", "D5 C7 - -"], hands=["S9 - HJ -", "C9 C10 CJ SA"])
    assert table.hand(0) == "S9 - HJ -"
    assert table.field(0) == "S4 H6 C8/H8 DK"
    assert table.field(1) == "D5 C7 - -"
    assert table.deck == "HA H2 H3 H4 H5 S3"


def test_a_card_is_played_by_its_name() -> None:
    table = sample().beat("move HJ 1", "wait")
    assert table.field(0) == "S4 H6/HJ C8 DK"
    assert table.hand(0) == "S9 D10 - SQ"
