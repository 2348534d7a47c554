"""The bots' clock: a human pace that depends on nothing hidden."""

from statistics import median
from typing import Any

import pytest

from dengen.core.base.chance import Chance
from dengen.games.trump_fighter.live.bot import TEMPERS, FightBot
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.live.inputs import Act, Claim, Done, Input, Ready, Toggle
from dengen.games.trump_fighter.rules import TrumpFighterState
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, SAMPLE


def at_table(level: int, act: int | None = None, seed: int = 1, **position: Any) -> tuple[Live, FightBot]:
    """A bot at seat 0 in a Battle; with `act` it always decides to do that."""

    def choose(world: TrumpFighterState, seat: int, rng: Chance) -> int:
        assert act is not None
        return act

    live = Live(GAME, GAME.position(SAMPLE | {"deck": None} | position), 0)
    return live, FightBot(live, 0, level, seed, choose if act is not None else None)


@pytest.mark.parametrize("level", TEMPERS)
def test_the_pause_before_a_move_has_the_medians_of_its_level(level: int) -> None:
    times = []
    for seed in range(200):
        _, bot = at_table(level, act=3, seed=seed)
        bot.hear(0)
        assert bot.choice == Act("move:0:3")
        times.append(bot.due() or 0)
    assert median(times) == pytest.approx(TEMPERS[level].pause, rel=0.15)
    assert min(times) >= 200


def test_nothing_is_sooner_than_a_reaction() -> None:
    _, bot = at_table(4, act=16, seed=1)
    bot.hear(5000)
    assert (bot.due() or 0) >= 5200


def test_the_same_choice_keeps_its_clock_and_a_new_one_starts_it() -> None:
    live, bot = at_table(3, act=3)
    bot.hear(0)
    due = bot.due()
    bot.hear(100)  # nothing has changed
    assert bot.due() == due
    live.feed(200, 1, Act("move:0:0"))  # the other moves: the choice stays, so does its clock
    bot.hear(200)
    assert bot.due() == due


def test_a_bot_that_decides_to_wait_claims_a_stalemate_two_seconds_later() -> None:
    _, bot = at_table(2, act=17)
    bot.hear(1000)
    assert (bot.choice, bot.due()) == (Claim(), 3000)


@clause("TF-R38")
def test_a_bot_is_ready_soon_after_a_check_begins_and_starts_no_count() -> None:
    live, bot = at_table(2, phase="fastest")
    bot.hear(0)
    assert (bot.choice, bot.due()) == (Ready(counts=False), 700)
    live.feed(700, bot.seat, Ready(counts=False))
    live.advance(59_999)
    assert live.stage == "check"
    idle = live.clone()
    idle.advance(60_001)
    assert idle.stage == "seno"
    live.feed(59_999, 1 - bot.seat, Ready())
    live.advance(60_000)
    assert live.stage == "seno"


@clause("TF-R38")
def test_where_nobody_is_hurried_a_bot_is_ready_after_the_other() -> None:
    live, bot = at_table(2, phase="fastest", options={"ready_clock": "relaxed", "ready_idle": 600_000})
    bot.hear(0)
    assert bot.due() == 60_000
    live.feed(45_000, 1 - bot.seat, Ready())
    bot.hear(45_000)
    assert bot.due() == 45_700
    bot.hear(45_100)  # its own clock goes on
    assert bot.due() == 45_700
    live.feed(45_700, bot.seat, Ready())
    live.advance(45_701)
    assert live.stage == "seno"


def test_a_hit_given_by_the_other_is_noticed_later_than_ones_own() -> None:
    own, given = [], []
    for seed in range(120):
        live, bot = at_table(1, act=16, seed=seed)
        bot.hear(0)
        if bot.choice == Act("call"):
            own.append(bot.due() or 0)
        bot.choice = None
        live.feed(10, 1, Act("move:0:3"))
        bot.hear(10)
        if bot.choice == Act("call"):
            given.append((bot.due() or 0) - 10)
    assert median(own) == pytest.approx(900, rel=0.2)
    assert median(given) == pytest.approx(2600, rel=0.2)
    assert 60 < len(given) < 100  # it overlooks about a third


def test_beginners_lay_the_card_before_they_call_and_masters_strike() -> None:
    strike = 18 + 3
    for seed in range(10):
        _, beginner = at_table(1, act=strike, seed=seed)
        beginner.hear(0)
        assert beginner.choice in (Act("move:0:3"), Claim())
        _, master = at_table(4, act=strike, seed=seed)
        master.hear(0)
        assert master.choice == Act("strike:0:3")


def test_stray_miscalls_happen_to_beginners_only() -> None:
    strays = dict.fromkeys(TEMPERS, 0)
    for level in TEMPERS:
        for seed in range(400):
            _, bot = at_table(level, act=17, seed=seed)
            bot.hear(0)
            strays[level] += bot.stray_at is not None
    assert 3 <= strays[1] <= 25
    assert strays[4] == 0


def test_a_stray_call_is_made_when_its_time_has_come() -> None:
    _, bot = at_table(1, act=17)
    bot.stage = "battle"
    bot.stray_at = 500
    assert bot.act(499) is None
    assert bot.act(500) == Act("call")


def test_a_bot_sees_only_what_its_seat_can_see() -> None:
    seen: list[list[int]] = []

    def choose(world: TrumpFighterState, seat: int, rng: Chance) -> int:
        seen.append(world.deck_cards())
        return 17

    live = Live(GAME, GAME.new(2, 3, characters="random"), 0)
    for seat in range(2):
        live.feed(0, seat, Ready())
    live.advance(10)
    bot = FightBot(live, 0, 3, 1, choose)
    bot.hear(10)
    assert seen
    assert all(deck != live.state.deck_cards() for deck in seen)


def test_hits_are_toggled_one_by_one_and_then_declared() -> None:
    live, bot = at_table(2, options={"attack": "manual"})
    live.feed(0, 0, Act("call"))
    live.advance(200)
    assert live.stage == "declare"
    done: list[Input] = []
    t = 200
    for _ in range(3):
        bot.hear(t)
        t = bot.due() or t
        what = bot.act(t)
        if what:
            done.append(what)
            live.feed(t, 0, what)
    assert done == [Toggle(2), Done()]
