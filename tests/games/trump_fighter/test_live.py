"""The real-time table: which inputs are one beat, who is told what and when. Times are milliseconds of the server."""

from typing import Any

import msgspec
import pytest

from dengen.core.chance import Chance
from dengen.core.events import ALL
from dengen.games.trump_fighter.live import Entry, Input, Live, Message, overdue
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, SAMPLE, Ring, sample

READY, CLAIM, UNCLAIM, DONE = Input("ready"), Input("claim"), Input("unclaim"), Input("done")
CALL, WAIT = Input("act", 16), Input("act", 17)


class Clocked:
    """A real-time table that stands in a Battle since t = 0, unless it is told otherwise."""

    def __init__(self, pings: tuple[int, int] = (0, 0), **position: Any) -> None:
        self.table = Ring(GAME.position(SAMPLE | {"deck": None} | position))
        self.live = Live(GAME, self.table.fight, 0)
        for seat in range(2):
            self.live.feed(0, seat, Input("ping", pings[seat]))
        self.live.windows = [latency.window(self.live.clock) for latency in self.live.latency]
        self.heard: list[Message] = self.live.take()

    def feed(self, t: int, seat: int, what: Input | str) -> "Clocked":
        if isinstance(what, str):
            what = Input("act", Ring(self.live.shown()).number(seat, what))
        self.live.feed(t, seat, what)
        self.heard += self.live.take()
        return self

    def until(self, t: int) -> "Clocked":
        self.live.advance(t)
        self.heard += self.live.take()
        return self

    def beats(self) -> list[tuple[int, str, str]]:
        """When each beat was closed, and what it was."""
        entries = self.live.entries
        named = [(entry.t, GAME.name(entry.what)) for entry in entries if isinstance(entry.what, int)]
        return [(first[0], first[1], second[1]) for first, second in zip(named[::2], named[1::2], strict=True)]

    def told(self, seat: int | None, kind: str) -> list[tuple[int, dict[str, Any]]]:
        bit = ALL if seat is None else 1 << seat
        return [
            (m.t, m.args) for m in self.heard if m.kind == kind and (m.to == ALL or (seat is not None and m.to & bit))
        ]

    def stages(self) -> list[tuple[str, int]]:
        names = ("pick", "check", "seno", "shout", "battle", "obliged", "declare", "recount", "over")
        return [(message.kind, message.t) for message in self.heard if message.kind in names]


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
    table.feed(600, 0, "move S9 0").feed(700, 0, CALL).feed(720, 0, Input("lift", 1))
    assert [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)] == before
    mine = table.live.view(0).live
    assert mine is not None
    assert mine.chosen == "call"
    assert table.told(1, "chosen") == table.told(1, "lifted") == []
    table.feed(800, 0, Input("clear")).until(2000)
    assert table.beats() == [(2000, "wait", "wait")]


@clause("TF-55", "TF-65")
def test_a_card_lifted_at_seno_is_a_fastest_move_once_it_is_dropped() -> None:
    table = Clocked(phase="fastest").feed(0, 0, READY).feed(0, 1, READY)
    table.feed(100, 0, Input("lift", 2)).feed(1900, 0, Input("drop", 3)).until(2000)
    assert table.beats() == [(2000, "move:2:3", "wait")]


@clause("TF-53")
def test_a_bound_seat_that_chooses_nothing_makes_its_lowest_move() -> None:
    table = Clocked(phase="fastest", obliged=[1], hands=["S9 - - -", "- C10 CJ SA"]).feed(0, 0, READY).feed(0, 1, READY)
    table.feed(1200, 1, CALL).until(2000)
    assert table.beats() == [(2000, "wait", "move:1:0")]
    assert table.told(1, "refused") == [(1200, {"reason": "illegal", "clause": "TF-R28"})]


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
    table.feed(3000, 1, CALL)
    assert table.told(1, "refused") == [(3000, {"reason": "illegal", "clause": "TF-R25"})]
    table.until(11_000)
    assert table.live.entries[-1] == Entry(11_000, 0, 5, "clock")
    assert table.stages()[-1] == ("battle", 11_000)


def test_the_bound_seat_may_move_sooner() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"]).feed(1000, 0, CLAIM).feed(1000, 1, CLAIM).until(1000)
    table.feed(2500, 0, Input("lift", 3)).feed(2600, 0, Input("drop", 1))
    assert table.live.entries[-1] == Entry(2600, 0, 13, "seat")


# ---- cards in transit ----


@clause("TF-67", "TF-68", "TF-R31")
def test_a_card_held_for_three_seconds_goes_back() -> None:  # E-13
    table = Clocked().feed(1000, 0, Input("lift", 0)).until(3999)
    assert table.live.lifted[0] == (0, 1000)
    table.until(4000)
    assert table.live.lifted == [None, None]
    assert table.told(None, "returned") == [(4000, {"seat": 0, "hand": 0})]
    assert table.beats() == []
    assert table.table.misses == [0, 0]


@clause("TF-67", "TF-74", "TF-R31")
def test_holding_can_cost_a_miss_card_or_the_fight() -> None:  # E-13
    mild = Clocked(options={"hold_penalty": "miss"}).feed(1000, 0, Input("lift", 0)).until(4000)
    assert mild.table.totals == [0, 2]
    assert mild.live.stage == "battle"
    assert mild.live.entries == [Entry(4000, 0, "penalty", "clock")]
    strict = Clocked(options={"hold_penalty": "loss"}).feed(1000, 0, Input("lift", 0)).until(4000)
    assert strict.table.result == ("foul", 1)
    assert strict.live.stage == "over"


@clause("TF-19", "TF-R21")
def test_a_card_in_transit_goes_back_at_a_call_and_counts_as_held() -> None:  # E-27
    table = Clocked(hands=["S9 SQ - -", "C9 C10 CJ SA"], fields=["S4 H6 CK DQ", "D5 C7 H8 S2"])
    table.feed(1000, 0, Input("lift", 0)).feed(1500, 0, CALL).until(2000)
    assert table.table.misses == [0, 1]
    assert table.told(None, "returned") == [(1620, {"seat": 0, "hand": 0})]
    assert table.table.hand(0).startswith("S9 SQ")


@clause("TF-19")
def test_the_others_card_in_transit_goes_back_too() -> None:
    table = Clocked().feed(1000, 1, Input("lift", 2)).feed(1500, 0, CALL).until(2000)
    assert table.table.hand(1) == "C9 C10 CJ SA"
    assert table.live.lifted == [None, None]


@clause("TF-6", "TF-R3")
def test_one_hand_carries_one_card_at_a_time() -> None:
    table = Clocked().feed(1000, 0, Input("lift", 0)).feed(1100, 0, Input("lift", 1))
    assert table.told(0, "refused") == [(1100, {"reason": "not_now", "clause": ""})]
    assert table.live.lifted[0] == (0, 1000)


def test_a_feint_costs_a_moment() -> None:
    table = Clocked().feed(1000, 0, Input("lift", 0)).feed(1100, 0, Input("drop")).feed(1399, 0, Input("lift", 0))
    assert table.live.lifted[0] is None
    assert table.feed(1400, 0, Input("lift", 0)).live.lifted[0] == (0, 1400)


@clause("TF-65")
def test_everybody_sees_which_card_is_lifted_but_the_slot_only_when_it_lies() -> None:
    table = Clocked().feed(1000, 0, Input("lift", 2))
    assert table.told(1, "lifted") == [(1000, {"seat": 0, "hand": 2})]
    theirs = table.live.view(1).live
    assert theirs is not None
    assert theirs.lifted == [2, None]
    table.feed(1200, 0, Input("drop", 1))
    assert table.told(1, "laid") == [(1200, {"seat": 0, "hand": 2, "slot": 1, "card": "HJ"})]


def test_a_card_dropped_where_it_cant_lie_goes_back() -> None:
    table = Clocked(fields=["S4 - - -", "D5 C7 - -"]).feed(1000, 0, Input("lift", 2)).feed(1200, 0, Input("drop", 3))
    assert table.told(0, "refused") == [(1200, {"reason": "illegal", "clause": "TF-15"})]
    assert table.told(0, "returned") == [(1200, {"seat": 0, "hand": 2})]


# ---- beats ----

PINGS = (30, 180)  # windows of 150 and 300


def opened() -> Clocked:
    """A's Move arrives at 5000; the beat is open for B until 5300."""
    return Clocked(PINGS).feed(5000, 0, "move S9 3")


@clause("TF-R32")
def test_the_windows_follow_the_latency_up_to_a_limit() -> None:
    assert Clocked(PINGS).live.windows == [150, 300]
    assert Clocked((0, 1000)).live.windows == [120, 400]
    five = Clocked()
    for number in (900, 10, 20, 30, 40, 900):
        five.live.feed(0, 0, Input("ping", number))
    assert five.live.latency[0].window(five.live.clock) == 120 + 30  # the median of the last five


@clause("TF-70", "TF-R20", "TF-R32", "TF-69")
def test_a_call_within_the_window_is_simultaneous() -> None:  # E-26 a
    table = opened().feed(5290, 1, CALL)
    assert table.beats() == [(5290, "move:0:3", "call")]
    assert opened().feed(5300, 1, CALL).beats() == [(5300, "move:0:3", "call")]


@clause("TF-R32", "TF-R19", "TF-64")
def test_a_call_after_the_window_is_a_beat_of_its_own() -> None:  # E-26 b
    table = opened().feed(5301, 1, CALL).until(5450)
    assert table.beats() == [(5300, "move:0:3", "wait")]
    assert table.until(5451).beats()[1] == (5451, "wait", "call")
    assert [m.t for m in table.heard if m.event and m.event.kind == "called"] == [5451]


@clause("TF-R20")
def test_a_call_on_ones_own_open_move_makes_it_a_strike() -> None:  # E-26 c
    table = opened().feed(5200, 0, CALL).until(5499)
    assert table.beats() == []
    assert table.until(5500).beats() == [(5500, "strike:0:3", "wait")]


@clause("TF-R3")
def test_a_second_move_waits_until_the_hand_is_free() -> None:  # E-26 d
    table = opened().feed(5150, 0, "move D10 2").until(5299)
    assert len(table.told(1, "laid")) == 1
    table.until(5300)
    assert table.beats() == [(5300, "move:0:3", "wait")]
    assert table.told(1, "laid")[1][0] == 5300
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
    table.feed(5050, 0, Input("act", 4 * 0 + 3))  # that hand position is empty now
    assert table.told(0, "refused")[-1][1]["clause"] == "TF-14"
    table.feed(5060, 0, Input("act", 4 * 1 + 2))  # slot 2 is filled now, slot 3 is next
    assert table.told(0, "refused")[-1][1]["clause"] == "TF-R5"
    assert table.feed(5070, 0, Input("act", 4 * 1 + 3)).until(6000).beats()[1][1] == "move:1:3"


def test_after_a_call_nothing_more_can_be_put_into_the_beat() -> None:
    table = Clocked().feed(5000, 0, CALL).feed(5010, 0, "move S9 0")
    assert table.told(0, "refused")[-1][1]["reason"] == "illegal"


def test_a_seat_can_be_slowed_down_by_a_larger_gap() -> None:
    table = (
        Clocked(options={"move_gap": [2000, 300]}).feed(5000, 0, "move S9 3").feed(5400, 0, "move D10 2").until(8000)
    )
    assert [t for t, _ in table.told(1, "laid")] == [5000, 7000]


def test_a_fastest_move_counts_for_the_gap_from_the_end_of_the_shout() -> None:
    table = Clocked(phase="fastest").feed(0, 0, READY).feed(0, 1, READY).feed(1500, 0, "move S9 0").until(2000)
    table.feed(2100, 0, "move D10 1").until(3000)
    assert [t for t, _ in table.told(1, "laid")] == [2300]


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
    assert [message for message in table.heard[sent:] if message.to & 2] == []
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
    assert Ring(table.live.fight).field(0) == "S4 H6 C8 DK"


# ---- other stages ----


@clause("TF-57", "TF-62")
def test_hits_are_named_by_toggling_and_the_count_restarts_each_time() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    assert table.live.stage == "declare"
    table.feed(5000, 0, Input("toggle", 2)).feed(9000, 0, Input("toggle", 0)).feed(12_000, 0, Input("toggle", 0))
    assert table.told(1, "toggled") == []
    table.until(21_999)
    assert table.live.stage == "declare"
    assert table.until(22_000).live.stage == "check"
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_naming_ends_when_both_are_done() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    table.feed(2000, 0, Input("toggle", 2)).feed(2500, 0, DONE).feed(2600, 0, Input("toggle", 1))
    assert table.live.stage == "declare"
    table.feed(3000, 1, DONE)
    assert table.live.stage == "check"
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_who_doesnt_pick_in_a_minute_is_given_a_character() -> None:
    live = Live(GAME, GAME.new(2, 3), 0, seed=5)
    live.feed(1000, 0, Input("act", GAME.number("pick:okyo")))
    live.advance(59_999)
    assert live.stage == "pick"
    live.advance(60_000)
    assert live.stage == "check"
    assert GAME.tables.characters[live.fight.character[0]].id == "okyo"
    assert [(entry.t, entry.seat, entry.by) for entry in live.entries] == [(1000, 0, "seat"), (60_000, 1, "clock")]


def test_after_a_clash_the_count_begins_anew() -> None:
    live = Live(GAME, GAME.new(2, 3), 0)
    for seat in range(2):
        live.feed(50_000, seat, Input("act", GAME.number("pick:okyo")))
    live.advance(109_999)
    assert live.stage == "pick"
    live.advance(110_000)
    assert live.stage == "check"


def test_giving_up_settles_the_open_beat_first() -> None:
    table = opened().feed(5100, 1, Input("resign"))
    assert table.beats() == [(5100, "move:0:3", "wait")]
    assert table.live.entries[-1] == Entry(5100, 1, "resign", "seat")
    assert table.table.result == ("resign", 0)
    assert table.feed(5200, 0, CALL).told(0, "refused") == [(5200, {"reason": "over", "clause": ""})]


def test_leaving_is_a_loss() -> None:
    assert Clocked().feed(10, 0, Input("leave")).table.result == ("abandoned", 1)


def test_after_an_interruption_a_new_count_in_precedes_the_next_input() -> None:
    table = opened()
    table.live.resume(7000)
    table.heard += table.live.take()
    table.feed(7500, 1, CALL)
    assert table.told(1, "refused")[-1][0] == 7500
    table.until(9000)
    assert table.stages()[-2:] == [("recount", 7000), ("battle", 9000)]
    assert table.feed(9001, 1, CALL).until(9200).beats()[-1][2] == "call"


def test_an_input_after_its_millisecond_was_settled_counts_in_the_next() -> None:
    table = opened().until(5300)
    assert table.live.feed(5300, 1, CALL) == 5301
    assert table.beats()[0] == (5300, "move:0:3", "wait")


@clause("TF-R24")
def test_beat_by_beat_a_seat_out_of_time_waits_or_makes_its_lowest_move() -> None:
    assert overdue(sample().fight, 0) == 17
    assert overdue(sample(phase="fastest", obliged=[0]).fight, 0) == 0


@pytest.mark.parametrize(
    "what", [Input("dance"), Input("act", 10**30), Input("act", -5), Input("lift", 99), Input("drop", 2)]
)
def test_nonsense_is_refused(what: Input) -> None:
    table = Clocked().feed(100, 0, what)
    assert len(table.told(0, "refused")) == 1
    assert table.beats() == []


def test_a_stranger_is_not_heard() -> None:
    table = Clocked().feed(100, 7, CALL).feed(200, -1, CALL).until(1000)
    assert table.beats() == []
