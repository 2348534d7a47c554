"""The real-time table: which inputs are one beat, who is told what and when. Times are milliseconds of the server."""

from typing import Any

import msgspec
import pytest

from dengen.core.chance import Chance
from dengen.core.errors import DengenError, GameOver, IllegalAction
from dengen.core.events import Event
from dengen.games.trump_fighter.inputs import (
    Act,
    Claim,
    Clear,
    Done,
    Drop,
    Input,
    Leave,
    Lift,
    Ping,
    Ready,
    Resign,
    Toggle,
)
from dengen.games.trump_fighter.live import Live, Refused, overdue
from dengen.games.trump_fighter.moment import Lifted, Told
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, SAMPLE, Ring, sample

SPECIFIED = {"window_slope": 100}  # the window of the specification's worked examples
READY, CLAIM, UNCLAIM, DONE = Ready(), Claim(), Claim(on=False), Done()
CALL = Act("call")


class Clocked:
    """A real-time table that stands in a Battle since t = 0, unless it is told otherwise."""

    def __init__(self, pings: tuple[int, int] = (0, 0), options: dict[str, Any] = SPECIFIED, **position: Any) -> None:
        self.table = Ring(GAME.position(SAMPLE | {"deck": None, "options": options} | position))
        self.live = Live(GAME, self.table.fight, 0)
        self.live.windows = [self.live.clock.window([ping]) for ping in pings]
        self.heard: list[Event] = self.live.events()
        self.closed: list[tuple[int, list[Told]]] = []

    def feed(self, t: int, seat: int, what: Input | str) -> "Clocked":
        if isinstance(what, str):
            what = Act(GAME.name(Ring(self.live.shown()).number(seat, what)))
        self.live.feed(t, seat, what)
        return self.listen()

    def refused(self, t: int, seat: int, what: Input | str) -> str:
        """The clause that refuses it; and nothing was changed."""
        self.live.advance(t)
        before = [msgspec.json.encode(self.live.view(viewer)) for viewer in (0, 1, None)]
        with pytest.raises(Refused) as caught:
            self.feed(t, seat, what)
        assert not caught.value.text.ja.isascii()
        assert [msgspec.json.encode(self.live.view(viewer)) for viewer in (0, 1, None)] == before
        return caught.value.clause

    def until(self, t: int) -> "Clocked":
        """Up to the end of this millisecond."""
        self.live.advance(t + 1)
        return self.listen()

    def listen(self) -> "Clocked":
        self.heard += self.live.events()
        self.closed += self.live.beats()
        return self

    def beats(self) -> list[tuple[int, str, str]]:
        """When each beat was closed, and what it was."""
        pairs = [(t, told) for t, told in self.closed if len(told) == 2]
        return [(t, self.name(first), self.name(second)) for t, (first, second) in pairs]

    @staticmethod
    def name(told: Told) -> str:
        return GAME.name(told[1]) if isinstance(told[1], int) else told[1]

    def told(self, viewer: int | None, kind: str) -> list[dict[str, Any]]:
        """What this viewer was told under a kind of event."""
        words = [GAME.tell(event, viewer) for event in self.heard if event.kind == kind]
        return [entry.args for entry in words if entry]

    def times(self, viewer: int | None, kind: str) -> list[int]:
        return [args["at"] for args in self.told(viewer, kind)]

    def stages(self) -> list[tuple[str, int]]:
        return [(args["stage"], args["at"]) for args in self.told(None, "stage")]


# ---- check and the shout ----


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
    assert table.refused(1200, 1, CALL) == "TF-R28"
    assert table.until(2000).beats() == [(2000, "wait", "move:1:0")]


@clause("TF-56", "TF-59")
def test_ten_seconds_after_one_is_ready_the_battle_may_begin() -> None:  # E-9 a
    table = Clocked(phase="fastest").feed(2000, 0, READY).until(60_000)
    assert table.stages()[1] == ("seno", 12_000)


@clause("TF-59")
def test_against_bots_the_count_can_be_left_out() -> None:
    table = Clocked(phase="fastest", options={"ready_clock": "relaxed"}).feed(2000, 0, READY).until(500_000)
    assert table.stages() == [("check", 0)]
    assert table.live.due() is None


def test_a_check_in_which_nobody_is_ready_ends_after_a_minute() -> None:
    assert Clocked(phase="fastest").until(70_000).stages()[1] == ("seno", 60_000)


# ---- stalemate ----


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
    assert table.table.fight.hand_size(0) == 4


@clause("TF-50", "TF-56")
def test_the_opening_rule_makes_the_lowest_move_after_ten_seconds() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"], hands=["- D10 HJ -", "C9 C10 CJ SA"])
    table.feed(1000, 0, CLAIM).feed(1000, 1, CLAIM).until(1000)
    assert table.stages()[-1] == ("obliged", 1000)
    assert table.refused(3000, 1, CALL) == "TF-R25"
    table.until(11_000)
    assert table.closed[-1] == (11_000, [(0, 5, "clock")])
    assert table.stages()[-1] == ("battle", 11_000)


def test_the_bound_seat_may_move_sooner() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"]).feed(1000, 0, CLAIM).feed(1000, 1, CLAIM).until(1000)
    table.feed(2500, 0, Lift(3)).feed(2600, 0, Drop(1))
    assert table.closed[-1] == (2600, [(0, 13, "person")])


# ---- cards in transit ----


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
    assert mild.table.totals == [0, 2]
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


@clause("TF-6", "TF-R3")
def test_one_hand_carries_one_card_at_a_time() -> None:
    table = Clocked().feed(1000, 0, Lift(0))
    assert table.refused(1100, 0, Lift(1)) == "TF-6"
    assert table.live.lifted[0] == Lifted(0, 1000)


def test_a_feint_costs_a_moment() -> None:
    table = Clocked().feed(1000, 0, Lift(0)).feed(1100, 0, Drop())
    assert table.refused(1399, 0, Lift(0)) == "TF-68"
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


# ---- beats ----

PINGS = (30, 180)  # windows of 150 and 300


def opened() -> Clocked:
    """A's Move arrives at 5000; the beat is open for B until 5300."""
    return Clocked(PINGS).feed(5000, 0, "move S9 3")


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
    assert table.refused(5050, 0, Act("move:0:3")) == "TF-14"  # that hand position is empty now
    assert table.refused(5060, 0, Act("move:1:2")) == "TF-R5"  # slot 2 is filled now, slot 3 is next
    assert table.feed(5070, 0, Act("move:1:3")).until(6000).beats()[1][1] == "move:1:3"


def test_after_a_call_nothing_more_can_be_put_into_the_beat() -> None:
    assert Clocked().feed(5000, 0, CALL).refused(5010, 0, "move S9 0") == "TF-13"


def test_a_seat_can_be_slowed_down_by_a_larger_gap() -> None:
    table = (
        Clocked(options={"move_gap": [2000, 300]}).feed(5000, 0, "move S9 3").feed(5400, 0, "move D10 2").until(8000)
    )
    assert table.times(1, "moved") == [5000, 7000]


def test_a_fastest_move_counts_for_the_gap_from_the_end_of_the_shout() -> None:
    table = Clocked(phase="fastest").feed(0, 0, READY).feed(0, 1, READY).feed(1500, 0, "move S9 0").until(2000)
    table.feed(2100, 0, "move D10 1").until(3000)
    assert [args["at"] for args in table.told(1, "moved") if "at" in args] == [2300]


# ---- what is seen of an open beat ----


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
    assert Ring(world).field(0) == "S4 H6 C8 DK/S9"
    assert world.actors() == [0, 1]
    assert Ring(table.live.state).field(0) == "S4 H6 C8 DK"


# ---- other stages ----


@clause("TF-57", "TF-62")
def test_hits_are_named_by_toggling_and_the_count_restarts_each_time() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    assert table.live.stage == "declare"
    table.feed(5000, 0, Toggle(2)).feed(9000, 0, Toggle(0)).feed(12_000, 0, Toggle(0))
    assert table.told(1, "toggled") == []
    table.until(21_999)
    assert table.live.stage == "declare"
    assert table.until(22_000).live.stage == "check"
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_naming_ends_when_both_are_done() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    table.feed(2000, 0, Toggle(2)).feed(2500, 0, DONE)
    assert [table.live.view(viewer).live.done for viewer in (0, 1, None)] == [True, False, False]  # type: ignore[union-attr]
    assert table.refused(2600, 0, Toggle(1)) == "TF-22"
    table.feed(3000, 1, DONE)
    assert table.live.stage == "check"
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_hits_may_also_be_named_all_at_once() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    table.feed(2000, 0, Act("declare:4"))
    assert table.live.legal(0) == []
    assert table.refused(2100, 0, DONE) == "TF-22"
    table.feed(3000, 1, Act("declare:0"))
    assert table.closed[-1] == (3000, [(0, 38, "person"), (1, 34, "person")])
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_who_doesnt_pick_in_a_minute_is_given_a_character() -> None:
    live = Live(GAME, GAME.new(2, 3), 0)
    live.feed(1000, 0, Act("pick:okyo"))
    live.advance(60_000)
    assert live.stage == "pick"
    live.advance(60_001)
    assert live.stage == "check"
    assert GAME.tables.characters[live.state.character[0]].id == "okyo"
    assert [(t, told[0][0], told[0][2]) for t, told in live.beats()] == [(1000, 0, "person"), (60_000, 1, "clock")]


def test_after_a_clash_the_count_begins_anew() -> None:
    live = Live(GAME, GAME.new(2, 3), 0)
    for seat in range(2):
        live.feed(50_000, seat, Act("pick:okyo"))
    live.advance(110_000)
    assert live.stage == "pick"
    live.advance(110_001)
    assert live.stage == "check"


def test_giving_up_settles_the_open_beat_first() -> None:
    table = opened().feed(5100, 1, Resign())
    assert table.beats() == [(5100, "move:0:3", "wait")]
    assert table.closed[-1] == (5100, [(1, "resign", "person")])
    assert table.table.result == ("resign", 0)
    with pytest.raises(GameOver):
        table.feed(5200, 0, CALL)


def test_leaving_is_a_loss() -> None:
    assert Clocked().feed(10, 0, Leave()).table.result == ("abandoned", 1)


def test_after_an_interruption_a_new_count_in_precedes_the_next_input() -> None:
    table = opened()
    table.live.restart(7000)
    assert table.listen().refused(7500, 1, CALL) == "TF-12"
    table.until(9000)
    assert table.stages()[-2:] == [("recount", 7000), ("battle", 9000)]
    assert table.feed(9001, 1, CALL).until(9200).beats()[-1][2] == "call"


def test_an_input_precedes_what_falls_due_in_its_own_millisecond_however_often_time_is_told() -> None:
    table = opened()
    table.live.advance(5300)
    table.live.advance(5300)
    assert table.feed(5300, 1, CALL).beats() == [(5300, "move:0:3", "call")]


def test_due_says_when_time_should_be_told_next() -> None:
    table = opened()
    assert table.live.due() == 5301
    table.live.advance(5301)
    assert table.listen().beats() == [(5300, "move:0:3", "wait")]
    assert table.live.due() == 35_001  # the stalemate


def test_a_copy_goes_its_own_way() -> None:
    table = opened().feed(5010, 1, Lift(0))
    copied = table.live.clone()
    copied.feed(5100, 1, CALL)
    copied.advance(9000)
    assert table.live.open is not None
    assert table.live.lifted[1] == Lifted(0, 5010)
    assert table.feed(5200, 0, CALL).until(6000).beats() == [(5500, "strike:0:3", "wait")]


def test_inputs_come_as_data() -> None:
    table = Clocked()
    table.live.feed(1000, 0, {"kind": "lift", "hand": 0})
    table.live.feed(1100, 0, {"kind": "drop", "slot": 3})
    table.live.feed(1150, 1, {"kind": "ping", "round_trip": 83})
    table.live.feed(2000, 1, {"kind": "claim", "on": True})
    table.live.feed(3000, 1, {"kind": "act", "action": "move:0:1"})
    assert table.until(4000).beats() == [(1220, "move:0:3", "wait"), (3120, "wait", "move:0:1")]


@clause("TF-13")
def test_the_game_offers_the_real_time_table_unless_it_is_played_beat_by_beat() -> None:
    assert GAME.live(GAME.new(2, 1), 0) is not None
    assert GAME.live(GAME.new(2, 1, pace="beats"), 0) is None
    assert GAME.out_of_time(sample().fight, 0) == 17


@clause("TF-R24")
def test_beat_by_beat_a_seat_out_of_time_waits_or_makes_its_lowest_move() -> None:
    assert overdue(sample().fight, 0) == 17
    assert overdue(sample(phase="fastest", obliged=[0]).fight, 0) == 0


@pytest.mark.parametrize(
    "what",
    [{"kind": "dance"}, {}, {"kind": "act", "action": "fly"}, {"kind": "act", "action": 7}, {"kind": "lift", "hand": 99},
     {"kind": "drop", "slot": 2}, {"kind": "ready"}, {"kind": "clear"}, {"kind": "toggle", "technique": 1}, {"kind": "done"},
     {"kind": "act", "action": "wait"}, {"kind": "ping"}, {"kind": "lift", "hand": 10**30}],
)  # fmt: skip
def test_nonsense_is_refused(what: dict[str, Any]) -> None:
    table = Clocked()
    before = msgspec.json.encode(table.live.view(0))
    with pytest.raises(DengenError):
        table.live.feed(100, 0, what)
    assert msgspec.json.encode(table.live.view(0)) == before


@pytest.mark.parametrize("seat", [7, -1])
def test_a_stranger_is_not_heard(seat: int) -> None:
    with pytest.raises(IllegalAction):
        Clocked().feed(100, seat, CALL)


def test_a_seat_is_told_what_is_asked_of_it_or_what_it_waits_for() -> None:
    clocked = Clocked(phase="fastest")
    assert [said(clocked, seat) for seat in (0, 1)] == ["check", "check"]
    clocked.feed(10, 0, READY)
    assert [said(clocked, seat) for seat in (0, 1)] == ["ready", "check"]
    clocked.feed(20, 1, READY).until(500)
    assert (clocked.live.view(0).live.since, clocked.live.view(0).live.until) == (20, 1020)  # type: ignore[union-attr]
    assert [said(clocked, seat) for seat in (0, 1)] == ["fast", "fast"]
    clocked.until(2500)
    assert [said(clocked, seat) for seat in (0, 1)] == ["fight", "fight"]
    clocked.feed(2600, 0, CALL)
    assert [said(clocked, seat) for seat in (0, 1)] == ["battle", "fight"]
    assert clocked.live.view(None).prompt is None


def said(clocked: Clocked, seat: int) -> str:
    prompt = clocked.live.view(seat).prompt
    assert prompt is not None
    return prompt.kind
