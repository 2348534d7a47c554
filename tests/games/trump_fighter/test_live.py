"""The real-time table: naming hits, picking, giving up, interruptions, and what it takes as input."""

from typing import Any

import msgspec
import pytest

from dengen.core.base.errors import DengenError, GameOver, IllegalAction
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.live.inputs import (
    Act,
    Leave,
    Lift,
    Resign,
    Toggle,
)
from dengen.games.trump_fighter.live.moment import Lifted
from dengen.testing import clause
from tests.games.trump_fighter.clocked import CALL, DONE, READY, Clocked, opened
from tests.games.trump_fighter.kit import GAME, sample


@clause("TF-57", "TF-62", "TF-R33")
def test_hits_are_named_by_toggling_and_nothing_tells_the_other_not_even_the_count() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    assert table.live.stage == "declare"
    before = [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)]
    table.feed(5000, 0, Toggle(2)).feed(9000, 0, Toggle(0)).feed(10_000, 0, Toggle(0))
    assert [msgspec.json.encode(table.live.view(viewer)) for viewer in (1, None)] == before
    assert table.told(1, "toggled") == []
    table.until(11_119)
    assert table.live.stage == "declare"
    assert table.until(11_120).live.stage == "check"
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_naming_ends_when_both_are_done() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    table.feed(2000, 0, Toggle(2)).feed(2500, 0, DONE)
    assert [table.live.view(viewer).live.done for viewer in (0, 1, None)] == [True, False, False]  # type: ignore[union-attr]
    assert table.refusal(2600, 0, Toggle(1)) == "TF-22"
    table.feed(3000, 1, DONE)
    assert table.live.stage == "check"
    assert table.table.hits(0) == ["kakeru_fivestep"]


def test_hits_may_also_be_named_all_at_once() -> None:
    table = Clocked(options={"attack": "manual"}).feed(1000, 0, CALL).until(1200)
    table.feed(2000, 0, Act("declare:4"))
    assert table.live.legal(0) == []
    assert table.refusal(2100, 0, DONE) == "TF-22"
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
    assert table.listen().refusal(7500, 1, CALL) == "TF-12"
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
    assert GAME.out_of_time(sample().state, 0) == 17


@clause("TF-R24")
def test_beat_by_beat_a_seat_out_of_time_waits_or_makes_its_lowest_move() -> None:
    assert GAME.out_of_time(sample().state, 0) == 17
    assert GAME.out_of_time(sample(phase="fastest", obliged=[0]).state, 0) == 0


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
