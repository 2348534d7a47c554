"""The real-time table in a stalemate: claims, counts, the opening rule."""

from dengen.games.trump_fighter.live.inputs import (
    Drop,
    Lift,
)
from dengen.testing import clause
from tests.games.trump_fighter.clocked import CALL, CLAIM, UNCLAIM, Clocked


def quiet() -> Clocked:
    """The last input was at 20 000."""
    return Clocked().feed(20_000, 1, "move C9 3").until(20_500)


@clause("TF-60", "TF-61")
def test_a_claim_becomes_a_stalemate_after_ten_seconds() -> None:  # E-9 b
    assert quiet().feed(23_000, 0, CLAIM).until(40_000).stages()[-1] == ("check", 33_000)


@clause("TF-60", "TF-61")
def test_a_move_in_the_last_moment_clears_the_claim() -> None:  # E-9 c
    table = quiet().feed(23_000, 0, CLAIM).feed(32_999, 1, "move C10 2").until(40_000)
    assert table.stages() == [("battle", 0)]
    assert table.live.claims == [None, None]


@clause("TF-61")
def test_if_both_claim_it_is_a_stalemate_at_once() -> None:  # E-9 d
    table = quiet().feed(23_000, 0, CLAIM).feed(25_000, 1, CLAIM).until(25_000)
    assert table.stages()[-1] == ("check", 25_000)
    assert table.beats()[-1] == (25_000, "wait", "wait")


@clause("TF-56")
def test_without_any_claim_half_a_minute_of_nothing_is_a_stalemate() -> None:  # E-9 e
    assert quiet().until(60_000).stages()[-1] == ("check", 50_000)


def test_a_claim_can_be_taken_back() -> None:
    assert quiet().feed(23_000, 0, CLAIM).feed(24_000, 0, UNCLAIM).until(49_999).stages() == [("battle", 0)]


@clause("TF-57", "TF-58", "TF-R33")
def test_attack_and_draw_take_no_time() -> None:  # E-9 f
    table = Clocked(hands=["S9 - - -", "C9 C10 CJ SA"]).feed(1000, 0, CALL).until(1200)
    assert table.stages()[-1] == ("check", 1120)
    assert table.table.state.hand_size(0) == 4


@clause("TF-50", "TF-56")
def test_the_opening_rule_makes_the_lowest_move_after_ten_seconds() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"], hands=["- D10 HJ -", "C9 C10 CJ SA"])
    table.feed(1000, 0, CLAIM).feed(1000, 1, CLAIM).until(1000)
    assert table.stages()[-1] == ("obliged", 1000)
    assert table.refusal(3000, 1, CALL) == "TF-R25"
    table.until(11_000)
    assert table.closed[-1] == (11_000, [(0, 5, "clock")])
    assert table.stages()[-1] == ("battle", 11_000)


def test_the_bound_seat_may_move_sooner() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"]).feed(1000, 0, CLAIM).feed(1000, 1, CLAIM).until(1000)
    table.feed(2500, 0, Lift(3)).feed(2600, 0, Drop(1))
    assert table.closed[-1] == (2600, [(0, 13, "person")])
