"""The real-time table before a Battle: ready, se-no, the shout."""

import msgspec

from dengen.games.trump_fighter.live.inputs import (
    Clear,
    Drop,
    Lift,
)
from dengen.testing import clause
from tests.games.trump_fighter.clocked import CALL, READY, Clocked


@clause("TF-12", "TF-54", "TF-55", "TF-66")
def test_the_handshake_leads_to_seno_and_the_shout() -> None:  # E-8
    table = Clocked(phase="fastest")
    table.feed(2000, 0, READY).feed(3500, 1, READY)
    table.feed(3900, 0, "move S9 0").feed(5400, 1, CALL).feed(5500, 0, "move D10 1").until(5500)
    assert table.stages()[:3] == [("check", 0), ("seno", 3500), ("shout", 4500)]
    assert table.beats() == [(5500, "move:1:1", "call")]


@clause("TF-66", "TF-R22")
def test_after_the_shout_an_input_is_an_ordinary_one() -> None:  # E-8
    table = Clocked(phase="fastest").feed(2000, 0, READY).feed(3500, 1, READY)
    table.feed(5501, 1, CALL).until(6000)
    assert table.beats()[0] == (5500, "wait", "wait")
    assert table.beats()[1] == (5501 + 120, "wait", "call")


@clause("TF-47", "TF-48")
def test_a_fastest_choice_can_be_changed_and_cleared_and_nobody_else_sees_it() -> None:
    table = Clocked(phase="fastest").feed(0, 0, READY).feed(0, 1, READY).until(500)
    before = [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)]
    table.feed(600, 0, "move S9 0").feed(700, 0, CALL).feed(720, 0, Lift(1))
    assert [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)] == before
    mine = table.live.view(0).live
    assert mine is not None
    assert mine.chosen == "call"
    assert table.told(1, "chosen") == table.told(1, "lifted") == []
    table.feed(800, 0, Clear()).until(2000)
    assert table.beats() == [(2000, "wait", "wait")]


@clause("TF-55", "TF-65")
def test_a_card_lifted_at_seno_is_a_fastest_move_once_it_is_dropped() -> None:
    table = Clocked(phase="fastest").feed(0, 0, READY).feed(0, 1, READY)
    table.feed(100, 0, Lift(2)).feed(1900, 0, Drop(3)).until(2000)
    assert table.beats() == [(2000, "move:2:3", "wait")]


@clause("TF-53")
def test_a_bound_seat_that_chooses_nothing_makes_its_lowest_move() -> None:
    table = Clocked(phase="fastest", obliged=[1], hands=["S9 - - -", "- C10 CJ SA"]).feed(0, 0, READY).feed(0, 1, READY)
    assert table.refusal(1200, 1, CALL) == "TF-R28"
    assert table.until(2000).beats() == [(2000, "wait", "move:1:0")]


@clause("TF-56", "TF-59")
def test_ten_seconds_after_one_is_ready_the_battle_may_begin() -> None:  # E-9 a
    table = Clocked(phase="fastest").feed(2000, 0, READY).until(60_000)
    assert table.stages()[1] == ("seno", 12_000)


@clause("TF-59")
def test_the_count_can_be_left_out() -> None:
    table = Clocked(phase="fastest", options={"ready_clock": "relaxed"}).feed(2000, 0, READY).until(500_000)
    assert table.stages() == [("check", 0)]
    assert table.live.due() is None


def test_a_check_in_which_nobody_is_ready_ends_after_a_minute() -> None:
    assert Clocked(phase="fastest").until(70_000).stages()[1] == ("seno", 60_000)
