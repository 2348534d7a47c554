"""The bot's evaluation and its cheap answers."""

from dengen.core.chance import Chance
from dengen.games.walpurgis import Walpurgis
from dengen.games.walpurgis.rules import WalpurgisState
from tests.games.walpurgis.kit import A, B, game, lay


def test_evaluation_stays_between_0_and_1_and_picks_are_legal_in_a_whole_game() -> None:
    shipped = Walpurgis("dengen")
    rng = Chance(2)
    state = shipped.new(seed=2, decks=["feast_in_the_fog", "bramble_keep"])
    while state.actors():
        shares = shipped.heuristics.evaluate(state)
        assert all(0 <= share <= 1 for share in shares)
        assert abs(sum(shares) - 1) < 1e-9
        seat = state.actors()[0]
        act = shipped.heuristics.pick(state, seat, rng)
        assert act in state.legal(seat)
        state.apply(seat, act)
    assert sorted(shipped.heuristics.evaluate(state)) == [0, 1]


def test_more_circles_are_better_and_the_reasons_say_so() -> None:
    duel = lay("1a open sab_cat; 2a ready; 3a dormant", "5a dormant", hand="sab_cat", enemy_hand="sab_cat")
    assert game().heuristics.evaluate(duel.state)[A] > 0.5
    reasons = dict(game().heuristics.reasons(duel.state, A))
    assert reasons["circles"] == 2
    assert dict(game().heuristics.reasons(duel.state, B))["circles"] == -2


def test_a_contested_cell_counts_for_the_stronger_side() -> None:
    weak = lay("3c ready", "3c dan_up sab_cat", hand="sab_cat")
    strong = lay("3c ready; 3c dan_up sab_cat", "3c dan_up sab_cat", hand="sab_cat")
    assert game().heuristics.evaluate(weak.state)[A] < game().heuristics.evaluate(strong.state)[A]


def test_the_evaluation_reads_nothing_that_the_seat_does_not_know() -> None:
    duel = lay("1a dormant bri_torch; 3c ready", "5a ready dor_root", hand="sab_cat", enemy_hand="dor_thorn dor_gate")
    for seat in (A, B):
        values = {tuple(game().heuristics.evaluate(world.state)) for world in duel.worlds(seat, 8)}
        assert values == {tuple(game().heuristics.evaluate(duel.state))}


def test_the_bot_beats_random_answers() -> None:
    shipped = Walpurgis("dengen")
    won = 0.0
    for seed in range(24):
        state: WalpurgisState = shipped.new(seed=seed, decks=["bonfire_march", "meteor_shower"])
        rng = Chance(seed)
        me = seed % 2
        while state.actors():
            seat = state.actors()[0]
            act = shipped.heuristics.pick(state, seat, rng) if seat == me else state.pick_answer(seat, rng)
            state.play(seat, act)
        won += state.shares()[me]
    assert won >= 18
