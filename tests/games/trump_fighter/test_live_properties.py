"""Any inputs at any times: never an exception, never a beat that the fight refuses, and always the same beats again."""

from typing import Any

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from dengen.core.base.chance import Chance
from dengen.core.base.errors import DengenError
from dengen.games.trump_fighter.live.bot import FightBot, play_out
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.live.inputs import Act, Claim, Clear, Done, Drop, Input, Lift, Ping, Ready, Toggle
from dengen.games.trump_fighter.live.moment import Told
from dengen.games.trump_fighter.rules import TrumpFighterState
from tests.games.trump_fighter.kit import GAME

NAMES = list(GAME.action_names())
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


def some_input(live: Live, seat: int, rng: Chance) -> Input:
    """Most of the time something that could be done."""
    number = rng.below(6) - 1
    if rng.below(5) < 3:
        legal = live.legal(seat)
        return Act(GAME.name(rng.pick(legal)) if legal and rng.below(6) else NAMES[rng.below(60)])
    every: list[Input] = [
        Lift(number), Lift(number), Drop(number), Drop(number), Drop(None), Ready(), Ready(), Ready(), Claim(), Claim(), Claim(on=False),
        Clear(), Toggle(number), Done(), Ping(80 * number),
    ]  # fmt: skip
    return every[rng.below(len(every))]


def fuzz(live: Live, seed: int, steps: int) -> list[tuple[int, int, Input]]:
    """Many inputs; those that were refused have changed nothing. Returns the others, as a table would log them."""
    rng = Chance(seed)
    log: list[tuple[int, int, Input]] = []
    t = live.now
    for _ in range(steps):
        t += rng.pick([0, 0, 1, 40, 120, 150, 299, 300, 301, 700, 2500, 11_000])
        seat = rng.below(2)
        what = some_input(live, seat, rng)
        if rng.below(8) == 0:
            live.advance(t)
        try:
            live.feed(t, seat, what)
        except DengenError:
            continue
        log.append((t, seat, what))
    live.advance(t + 1000)
    return log


@given(st.integers(0, 10**6), st.sampled_from(OPTIONS))
@settings(max_examples=60, deadline=None)
def test_whatever_comes_in_gives_beats_that_the_fight_takes_and_the_same_fight_again(
    seed: int, options: dict[str, Any]
) -> None:
    live = Live(GAME, GAME.new(2, seed, **options), 0)
    log = fuzz(live, seed, 150)
    beats = live.beats()

    again = Live(GAME, GAME.new(2, seed, **options), 0)
    for t, seat, what in log:
        again.feed(t, seat, msgspec.to_builtins(what))
    again.advance(live.now)
    assert again.beats() == beats
    assert msgspec.json.encode(again.view(0)) == msgspec.json.encode(live.view(0))

    assert GAME.dump(replayed(seed, options, beats)) == GAME.dump(live.state)


def replayed(seed: int, options: dict[str, Any], beats: list[tuple[int, list[Told]]]) -> TrumpFighterState:
    fight = GAME.new(2, seed, **options)
    for _, told in beats:
        for seat, what, _ in told:
            if isinstance(what, str):
                fight.intervene(seat, what)
            else:
                fight.apply(seat, what)
    return fight


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_a_clone_has_the_same_future(seed: int) -> None:
    live = Live(GAME, GAME.new(2, seed, characters="random"), 0)
    fuzz(live, seed, 40)
    live.beats()
    other = live.clone()
    fuzz(live, seed + 1, 40)
    fuzz(other, seed + 1, 40)
    assert live.beats() == other.beats()


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_without_any_further_input_the_counts_carry_the_fight_to_its_end(seed: int) -> None:
    live = Live(GAME, GAME.new(2, seed, characters="random"), 0)
    fuzz(live, seed, 60)
    for _ in range(400):
        due = live.due()
        if due is None:
            break
        assert due > live.now
        live.advance(due)
    assert live.stage == "over"


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_a_call_in_an_open_beat_shows_nowhere(seed: int) -> None:
    live = Live(GAME, GAME.new(2, seed, characters="random", seno=0, shout=0, ready_idle=0, hands="hidden"), 0)
    fuzz(live, seed, 15 + seed % 40)
    if live.stage == "battle" and 16 in live.legal(0):
        live.events()
        live.beats()
        before = [msgspec.json.encode(live.view(viewer)) for viewer in (1, None)]
        live.feed(live.now, 0, Act("call"))
        if not live.beats():
            assert [msgspec.json.encode(live.view(viewer)) for viewer in (1, None)] == before
            assert [words for event in live.events() if (words := GAME.tell(event, 1))] == []


def test_bots_fight_in_real_time_and_the_beats_give_the_same_fight() -> None:
    for seed in range(2):
        live = Live(GAME, GAME.new(2, seed), 0)
        play_out(live, [FightBot(live, 0, 1 + seed, seed), FightBot(live, 1, 1, seed + 50)], 3_600_000)
        assert live.over()
        assert GAME.dump(replayed(seed, {}, live.beats())) == GAME.dump(live.state)
