"""Any inputs at any times: never an exception, never a beat that the fight refuses, and always the same beats again."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from dengen.core.chance import Chance
from dengen.games.trump_fighter.live import Input, Live
from dengen.games.trump_fighter.rhythm import LiveBot, play_out
from tests.games.trump_fighter.kit import GAME

DOINGS = [
    *["act"] * 8,
    "lift",
    "drop",
    "drop",
    "ready",
    "ready",
    "claim",
    "claim",
    "unclaim",
    "clear",
    "toggle",
    "done",
    "ping",
    "leap",
]
OPTIONS: list[dict[str, Any]] = [
    {"characters": "random"},
    {},
    {"characters": "random", "attack": "manual"},
    {"characters": "random", "miscall": "blocked"},
    {"characters": "random", "hold_penalty": "miss", "hands": "hidden"},
    {"characters": "random", "hold_penalty": "loss", "hold_max": 500},
    {
        "characters": "random",
        "seno": 0,
        "shout": 0,
        "ready_count": 0,
        "stall_count": 0,
        "window_base": 0,
        "move_gap": [0, 700],
    },
]


def fuzz(live: Live, seed: int, steps: int) -> list[tuple[int, int, Input]]:
    """Many inputs, most of them possible ones; returns what was logged."""
    rng = Chance(seed)
    log: list[tuple[int, int, Input]] = []
    t = 0
    for _ in range(steps):
        t += rng.pick([0, 0, 1, 40, 120, 150, 299, 300, 301, 700, 2500, 11_000])
        seat = rng.below(2)
        do = rng.pick(list(range(len(DOINGS))))
        what = Input(DOINGS[do], rng.pick([*range(-1, 5), *range(60)]))
        if DOINGS[do] == "act" and rng.below(4) and live.legal(seat):
            what = Input("act", rng.pick(live.legal(seat)))
        if rng.below(12) == 0:
            live.advance(t)
        log.append((live.feed(t, seat, what), seat, what))
        live.view(seat)
    live.advance(t + 1000)
    return log


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
@settings(max_examples=60, deadline=None)
def test_whatever_comes_in_gives_beats_that_the_fight_takes_and_the_same_fight_again(
    seed: int, options: dict[str, Any]
) -> None:
    live = Live(GAME, GAME.new(2, seed, **options), 0, seed)
    log = fuzz(live, seed, 150)

    again = Live(GAME, GAME.new(2, seed, **options), 0, seed)
    for t, seat, what in log:
        assert again.feed(t, seat, what) == t
    again.advance(live.closed)
    assert again.entries == live.entries

    replayed = GAME.new(2, seed, **options)
    for entry in live.entries:
        if isinstance(entry.what, str):
            replayed.intervene(entry.seat, entry.what)
        else:
            replayed.apply(entry.seat, entry.what)
    assert GAME.dump(replayed) == GAME.dump(live.fight)


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_time_never_stands_still_and_due_is_never_in_the_past(seed: int) -> None:
    live = Live(GAME, GAME.new(2, seed, characters="random"), 0, seed)
    fuzz(live, seed, 60)
    for _ in range(400):
        due = live.due()
        if due is None:
            assert live.stage == "over"
            break
        assert due > live.closed
        live.advance(due)
    assert live.stage == "over"  # without any further input the counts carry the fight to its end


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_a_call_in_an_open_beat_shows_nowhere(seed: int) -> None:
    rng = Chance(seed)
    live = Live(GAME, GAME.new(2, seed, characters="random"), 0, seed)
    fuzz(live, seed, rng.below(80))
    if live.stage != "battle" or 16 not in live.legal(0):
        return
    live.take()
    t = live.closed + 1
    live.feed(t, 0, Input("ping", 0))
    before = [msgspec.json.encode(live.view(viewer)) for viewer in (1, None)]
    beats = len(live.entries)
    live.feed(t, 0, Input("act", 16))
    if len(live.entries) == beats:
        assert [msgspec.json.encode(live.view(viewer)) for viewer in (1, None)] == before
        assert all(message.to == 1 for message in live.take())


def test_bots_fight_in_real_time_and_the_beats_give_the_same_fight() -> None:
    for seed in range(2):
        live = Live(GAME, GAME.new(2, seed), 0, seed)
        play_out(live, [LiveBot(live, 0, 1 + seed, seed), LiveBot(live, 1, 1, seed + 50)], 3_600_000)
        assert live.stage == "over"
        replayed = GAME.new(2, seed)
        for entry in live.entries:
            assert isinstance(entry.what, int)
            replayed.apply(entry.seat, entry.what)
        assert GAME.dump(replayed) == GAME.dump(live.fight)
