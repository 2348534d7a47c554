"""The bot: sane values, and better than chance."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.flip_angel.rules import FlipAngelState
from tests.games.flip_angel.kit import GAME, lay


def play_out(state: FlipAngelState, sensible: set[int], rng: Chance) -> None:
    state.log = None
    while not state.over():
        seat = int(state.mover())
        state.play(seat, GAME.heuristics.pick(state, seat, rng) if seat in sensible else state.pick_answer(seat, rng))


def test_sensible_answers_score_twice_as_much_as_random_ones_alone() -> None:
    total = 0
    for seed in range(60):
        state = GAME.new(1, seed)
        play_out(state, {0}, Chance(seed))
        total += state.scores()[0]
    assert total / 60 > 30


def test_sensible_answers_beat_random_ones() -> None:
    won = 0.0
    for seed in range(40):
        state = GAME.new(2, seed)
        play_out(state, {seed % 2}, Chance(seed))
        won += state.shares()[seed % 2]
    assert won > 36


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_shares_lie_between_0_and_1_and_sum_to_1_at_a_table(seats: int) -> None:
    rng = Chance(3)
    state = GAME.new(seats, 1)
    while not state.over():
        shares = GAME.heuristics.evaluate(state)
        assert all(0 <= share <= 1 for share in shares)
        assert seats == 1 or sum(shares) == pytest.approx(1)
        seat = int(state.mover())
        state.apply(seat, rng.pick(state.legal(seat)))


def test_who_is_far_ahead_is_expected_to_win() -> None:
    shares = GAME.heuristics.evaluate(
        lay("""
        turn 10, seats 2
        row abdiel/w dumah/b qemuel/w
        P0 L4 D4 nw michael/b ne uriel/w sw kushiel/b se haniel/w east_n zephon/w
        P1 L0 D0 nw jophiel/w
    """).state
    )
    assert shares[0] > 0.95


def test_before_the_event_a_low_side_whose_back_is_high_is_worth_more() -> None:
    low = GAME.heuristics.evaluate(lay("turn 6, seats 2\nP0 L4 D4 nw michael/w\nP1").state)
    high = GAME.heuristics.evaluate(lay("turn 6, seats 2\nP0 L4 D4 nw michael/b\nP1").state)
    assert low[0] > high[0]


def test_the_reasons_are_named_strongest_first() -> None:
    reasons = GAME.heuristics.reasons(lay("turn 4, seats 2\nP0 L4 D4 nw michael/w\nP1").state, 0)
    assert reasons[0] == ("field", 6.25)
    assert "turns to come" not in dict(reasons), "both have as many"
    assert [abs(weight) for _, weight in reasons] == sorted((abs(weight) for _, weight in reasons), reverse=True)


def test_a_key_is_used_to_save_a_high_side_from_the_event() -> None:
    table = lay("row eremiel/b - -\nP0 L3 D0 nw gabriel/b ne raphael/b sw abdiel/b\nP1").act("summon:row1")
    assert table.asked() == "key"
    picks = {GAME.name(GAME.heuristics.pick(table.state, 0, Chance(seed))) for seed in range(20)}
    assert "key:0+0" not in picks
