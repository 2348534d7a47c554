"""The real-time table: cards in transit."""

from dengen.games.trump_fighter.live.inputs import (
    Drop,
    Lift,
)
from dengen.games.trump_fighter.live.moment import Lifted
from dengen.testing import clause
from tests.games.trump_fighter.clocked import CALL, Clocked, opened


@clause("TF-67", "TF-68", "TF-R31")
def test_a_card_held_for_three_seconds_goes_back() -> None:  # E-13
    table = Clocked().feed(1000, 0, Lift(0)).until(3999)
    assert table.live.lifted[0] == Lifted(0, 1000)
    table.until(4000)
    assert table.live.lifted == [None, None]
    assert table.told(None, "returned") == [{"seat": 0, "hand": 0, "at": 4000}]
    assert table.beats() == []
    assert table.table.misses == [0, 0]


@clause("TF-67", "TF-74", "TF-R31")
def test_holding_can_cost_a_miss_card_or_the_fight() -> None:  # E-13
    mild = Clocked(options={"hold_penalty": "miss"}).feed(1000, 0, Lift(0)).until(4000)
    assert mild.table.scores == [0, 2]
    assert mild.live.stage == "battle"
    assert mild.closed == [(4000, [(0, "penalty", "clock")])]
    strict = Clocked(options={"hold_penalty": "loss"}).feed(1000, 0, Lift(0)).until(4000)
    assert strict.table.result == ("foul", 1)
    assert strict.live.stage == "over"


@clause("TF-19", "TF-R21")
def test_a_card_in_transit_goes_back_at_a_call_and_counts_as_held() -> None:  # E-27
    table = Clocked(hands=["S9 SQ - -", "C9 C10 CJ SA"], fields=["S4 H6 CK DQ", "D5 C7 H8 S2"])
    table.feed(1000, 0, Lift(0)).feed(1500, 0, CALL).until(2000)
    assert table.table.misses == [0, 1]
    assert table.told(None, "returned") == [{"seat": 0, "hand": 0, "at": 1620}]
    assert table.table.hand(0).startswith("S9 SQ")


@clause("TF-19")
def test_the_others_card_in_transit_goes_back_too() -> None:
    table = Clocked().feed(1000, 1, Lift(2)).feed(1500, 0, CALL).until(2000)
    assert table.table.hand(1) == "C9 C10 CJ SA"
    assert table.live.lifted == [None, None]


@clause("TF-19")
def test_a_card_in_transit_goes_back_before_the_call_is_processed() -> None:
    table = Clocked(hands=["S9 D10 HJ -", "C9 C10 CJ SA"]).feed(1000, 1, Lift(2)).feed(1500, 0, CALL).until(2000)
    kinds = [event.kind for event in table.heard]
    assert [kind for kind in kinds if kind in ("called", "returned", "hit", "drew")] == [
        *("called", "returned", "hit", "drew"),
    ]


@clause("TF-19")
def test_a_move_that_waits_for_the_hand_goes_back_at_a_call_and_its_owner_alone_hears_of_it() -> None:
    table = opened().feed(5150, 0, "move D10 2").feed(5200, 1, CALL)
    assert table.beats() == [(5200, "move:0:3", "call")]
    assert table.told(0, "returned") == [{"seat": 0, "hand": 1, "at": 5200}]
    assert table.told(1, "returned") == table.told(None, "returned") == []
    assert table.table.hand(0).split()[1] == "D10"


@clause("TF-67", "TF-R3")
def test_a_card_that_was_laid_and_waits_for_a_handicap_is_not_held() -> None:
    options = {"hold_penalty": "loss", "move_gap": [5000, 300]}
    table = Clocked(options=options).feed(1000, 0, "move S9 3").feed(1500, 0, Lift(1)).feed(2000, 0, Drop(2))
    assert table.until(5999).live.stage == "battle"
    assert table.times(1, "moved") == [1000]
    assert table.until(6000).times(1, "moved") == [1000, 6000]


@clause("TF-67")
def test_a_card_that_is_held_up_while_another_waits_still_counts() -> None:
    options = {"hold_penalty": "loss", "move_gap": [9000, 300]}
    table = Clocked(options=options).feed(1000, 0, "move S9 3").feed(1500, 0, Lift(1)).feed(2000, 0, "move HJ 2")
    assert table.until(4500).live.stage == "over"


@clause("TF-6", "TF-R3")
def test_one_hand_carries_one_card_at_a_time() -> None:
    table = Clocked().feed(1000, 0, Lift(0))
    assert table.refusal(1100, 0, Lift(1)) == "TF-6"
    assert table.live.lifted[0] == Lifted(0, 1000)


def test_a_feint_costs_a_moment() -> None:
    table = Clocked().feed(1000, 0, Lift(0)).feed(1100, 0, Drop())
    assert table.refusal(1399, 0, Lift(0)) == "TF-68"
    assert table.feed(1400, 0, Lift(0)).live.lifted[0] == Lifted(0, 1400)


@clause("TF-65")
def test_everybody_sees_which_card_is_lifted_but_the_slot_only_when_it_lies() -> None:
    table = Clocked().feed(1000, 0, Lift(2))
    assert table.told(1, "lifted") == [{"seat": 0, "hand": 2, "at": 1000}]
    theirs = table.live.view(1).live
    assert theirs is not None
    assert theirs.lifted == [2, None]
    table.feed(1200, 0, Drop(1))
    assert table.told(1, "moved") == [{"seat": 0, "hand": 2, "slot": 1, "card": "HJ", "covers": "H6", "at": 1200}]
    table.until(2000)
    assert len(table.told(1, "moved")) == 1  # not told again when the beat closes


def test_a_card_dropped_where_it_cant_lie_goes_back() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"]).feed(1000, 0, Lift(2)).feed(1200, 0, Drop(3))
    assert table.told(0, "returned") == [{"seat": 0, "hand": 2, "at": 1200}]
    assert table.beats() == []
