"""The real-time table: which inputs are one beat, and what is seen of an open one."""

import msgspec

from dengen.core.base.chance import Chance
from dengen.games.trump_fighter.live.inputs import (
    Act,
    Ping,
)
from dengen.testing import clause
from tests.games.trump_fighter.clocked import CALL, CLAIM, PINGS, READY, Clocked, opened
from tests.games.trump_fighter.kit import GAME, Ring


@clause("TF-R32")
def test_the_windows_follow_the_latency_up_to_a_limit() -> None:
    assert Clocked(PINGS).live.windows == [150, 300]
    assert Clocked((0, 1000)).live.windows == [120, 400]
    five = Clocked(phase="fastest")
    for number in (900, 10, 20, 30, 40, 900):
        five.feed(0, 0, Ping(number))
    five.feed(10, 0, READY).feed(10, 1, READY).until(10)
    assert five.live.windows == [120 + 30, 120]  # the median of the last five, frozen at "se-no"
    assert five.feed(20, 0, Ping(0)).until(5000).live.windows == [150, 120]


@clause("TF-R32")
def test_how_much_of_the_latency_the_windows_follow_is_an_option() -> None:
    assert Clocked(PINGS, {}).live.windows == [180, 400]
    assert Clocked(PINGS, {"window_slope": 0}).live.windows == [120, 120]
    assert Clocked(PINGS, {"window_slope": 150, "window_max": 350}).live.windows == [165, 350]


@clause("TF-70", "TF-R20", "TF-R32", "TF-69")
def test_a_call_within_the_window_is_simultaneous() -> None:  # E-26 a
    table = opened().feed(5290, 1, CALL)
    assert table.beats() == [(5290, "move:0:3", "call")]
    assert opened().feed(5300, 1, CALL).beats() == [(5300, "move:0:3", "call")]


@clause("TF-R32", "TF-R19", "TF-64")
def test_a_call_after_the_window_is_a_beat_of_its_own() -> None:  # E-26 b
    table = opened().feed(5301, 1, CALL).until(5450)
    assert table.beats() == [(5300, "move:0:3", "wait")]
    assert table.told(0, "called") == []
    assert table.until(5451).beats()[1] == (5451, "wait", "call")
    assert len(table.told(0, "called")) == 1


@clause("TF-R20")
def test_a_call_on_ones_own_open_move_makes_it_a_strike() -> None:  # E-26 c
    table = opened().feed(5200, 0, CALL).until(5499)
    assert table.beats() == []
    assert table.until(5500).beats() == [(5500, "strike:0:3", "wait")]


BLOCKED = {"miscall": "blocked", "window_slope": 100}


@clause("TF-13", "TF-20", "TF-R14")
def test_where_miscalls_are_blocked_a_call_may_rest_on_the_move_that_everybody_sees() -> None:
    gift = Clocked(PINGS, BLOCKED, hands=["S9 D10 HJ SQ", "C7 C10 CJ SA"], fields=["S4 H6 C8 DK", "D5 S2 HQ C2"])
    assert gift.refusal(4000, 0, CALL) == "TF-20"
    gift.feed(5000, 1, "move C7 3").feed(5050, 0, CALL).until(6000)
    assert gift.beats()[:2] == [(5050, "wait", "move:0:3"), (5050 + 300, "call", "wait")]
    assert gift.table.hits(0) == ["kakeru_fivestep"]


@clause("TF-70", "TF-R14")
def test_where_miscalls_are_blocked_relief_holds_inside_the_window() -> None:
    spoilt = Clocked(PINGS, BLOCKED).feed(5000, 1, "move C9 0").feed(5100, 0, CALL)
    assert spoilt.beats() == [(5100, "call", "move:0:0")]
    assert spoilt.told(None, "called") == [{"callers": [0], "proper": [0], "relieved": [0]}]
    late = Clocked(PINGS, BLOCKED).feed(5000, 1, "move C9 0").until(5200)
    assert late.refusal(5300, 0, CALL) == "TF-20"


@clause("TF-R20", "TF-R14")
def test_where_miscalls_are_blocked_ones_own_open_move_may_be_called_on() -> None:
    table = Clocked(PINGS, BLOCKED, hands=["C8 D10 HJ SQ", "C7 C10 CJ SA"], fields=["S4 H6 CK DK", "D5 S2 HQ C2"])
    table.feed(5000, 0, "move C8 2")
    assert table.refusal(5010, 0, CALL) == "TF-20"
    table.feed(5020, 1, "move C7 3").feed(5030, 0, CALL).until(6000)
    assert table.beats()[:2] == [(5030, "move:0:2", "move:0:3"), (5030 + 300, "call", "wait")]
    assert table.table.hits(0) == ["kakeru_fivestep"]


@clause("TF-R3")
def test_a_second_move_waits_until_the_hand_is_free() -> None:  # E-26 d
    table = opened().feed(5150, 0, "move D10 2").until(5299)
    assert table.times(1, "moved") == [5000]
    table.until(5300)
    assert table.beats() == [(5300, "move:0:3", "wait")]
    assert table.times(1, "moved") == [5000, 5300]
    late = opened().feed(5150, 0, "move D10 2").feed(5300, 1, CALL).until(6000)
    assert late.beats() == [(5300, "move:0:3", "call")]


@clause("TF-70", "TF-R20")
def test_two_moves_leave_the_beat_open_for_both_calls() -> None:  # E-26 e
    table = opened().feed(5100, 1, "move C9 0").feed(5250, 0, CALL)
    assert table.beats() == [(5250, "strike:0:3", "move:0:0")]
    late = opened().feed(5100, 1, "move C9 0").feed(5251, 0, CALL)
    assert late.beats() == [(5251, "move:0:3", "move:0:0")]
    assert late.until(6000).beats()[1] == (5551, "call", "wait")
    other = opened().feed(5100, 1, "move C9 0").feed(5300, 1, CALL)
    assert other.beats() == [(5300, "move:0:3", "strike:0:0")]
    nobody = opened().feed(5100, 1, "move C9 0").until(5300)
    assert nobody.beats() == [(5300, "move:0:3", "move:0:0")]


@clause("TF-R20", "TF-R3")
def test_a_call_on_a_held_move_makes_it_a_held_strike() -> None:  # E-26 f
    table = opened().feed(5150, 0, "move D10 2").feed(5200, 0, CALL).until(5300)
    assert table.beats() == [(5300, "move:0:3", "wait")]
    assert table.until(6000).beats()[1] == (5600, "strike:1:2", "wait")


def test_only_the_newest_held_move_counts_but_nothing_replaces_a_held_strike() -> None:
    table = opened().feed(5100, 0, "move D10 2").feed(5200, 0, "move HJ 1").until(6000)
    assert [first for _, first, _ in table.beats()] == ["move:0:3", "move:2:1"]
    strike = opened().feed(5100, 0, "strike D10 2").feed(5200, 0, "move HJ 1").until(6000)
    assert [first for _, first, _ in strike.beats()] == ["move:0:3", "strike:1:2"]


@clause("TF-15")
def test_a_second_input_is_judged_on_the_table_that_ones_first_leaves() -> None:
    table = Clocked(fields=["S4 H6 - -", "D5 C7 HQ S2"]).feed(5000, 0, "move S9 2")
    assert table.refusal(5050, 0, Act("move:0:3")) == "TF-14"  # that hand position is empty now
    assert table.refusal(5060, 0, Act("move:1:2")) == "TF-R5"  # slot 2 is filled now, slot 3 is next
    assert table.feed(5070, 0, Act("move:1:3")).until(6000).beats()[1][1] == "move:1:3"


def test_after_a_call_nothing_more_can_be_put_into_the_beat() -> None:
    assert Clocked().feed(5000, 0, CALL).refusal(5010, 0, "move S9 0") == "TF-13"


def test_a_seat_can_be_slowed_down_by_a_larger_gap() -> None:
    table = (
        Clocked(options={"move_gap": [2000, 300]}).feed(5000, 0, "move S9 3").feed(5400, 0, "move D10 2").until(8000)
    )
    assert table.times(1, "moved") == [5000, 7000]


def test_a_fastest_move_counts_for_the_gap_from_the_end_of_the_shout() -> None:
    table = Clocked(phase="fastest").feed(0, 0, READY).feed(0, 1, READY).feed(1500, 0, "move S9 0").until(2000)
    table.feed(2100, 0, "move D10 1").until(3000)
    assert [args["at"] for args in table.told(1, "moved") if "at" in args] == [2300]


@clause("TF-64", "TF-65")
def test_an_open_move_is_seen_by_all_and_an_open_call_by_nobody() -> None:
    table = opened()
    for viewer in (0, 1, None):
        assert table.live.view(viewer).fighters[0].field[3] == ["DK", "S9"]
    before = [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)]
    sent = len(table.heard)
    table.feed(5050, 0, CALL)
    assert [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)] == before
    assert [GAME.tell(event, 1) for event in table.heard[sent:]] == []
    assert table.live.view(0).pending == "strike:0:3"
    assert table.live.legal(0) == []


def test_a_call_alone_is_seen_by_nobody_even_while_a_stalemate_is_claimed() -> None:
    table = Clocked().feed(4000, 1, CLAIM)
    before = msgspec.json.encode(table.live.view(1))
    assert msgspec.json.encode(table.feed(5000, 0, CALL).live.view(1)) == before


def test_samples_stand_on_the_table_as_it_is_shown() -> None:
    table = opened().feed(5050, 0, CALL)
    world = table.live.resample(1, Chance(1))
    assert Ring(GAME, world).field(0) == "S4 H6 C8 DK/S9"
    assert world.actors() == [0, 1]
    assert Ring(GAME, table.live.state).field(0) == "S4 H6 C8 DK"
