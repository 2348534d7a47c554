"""The bot: its evaluation, its reasons, its quick answers."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.lumiel.rules import board
from tests.games.lumiel.kit import GAME, Table, lay, new

HEURISTICS = GAME.heuristics


def test_shares_are_between_nothing_and_all_and_sum_to_one() -> None:
    rng = Chance(3)
    table = new(seed=5)
    while table.state.actors():
        shares = HEURISTICS.evaluate(table.state)
        assert all(0 <= share <= 1 for share in shares)
        assert abs(sum(shares) - 1) < 1e-9
        seat = table.state.actors()[0]
        table.state.apply(seat, rng.pick(table.state.legal(seat)))
    assert sorted(HEURISTICS.evaluate(table.state)) == [0, 0, 0, 1]


def test_evaluating_changes_nothing() -> None:
    table = lay({"A1": "0com*>1com", "B1": "1com"}, hand="gho ...", phase="effect").play("gho")
    before = GAME.dump(table.state)
    HEURISTICS.evaluate(table.state)
    HEURISTICS.pick(table.state, 0, Chance(1))
    assert GAME.dump(table.state) == before


def test_whoever_leads_is_likelier_to_win_and_more_so_near_the_end() -> None:
    early = HEURISTICS.evaluate(lay({}, points={"1": "sor"}).state)
    few = {str(seat): "com com com com com yok" for seat in range(4)}
    late = HEURISTICS.evaluate(
        lay({}, hand=few["0"], hands=few, decks=dict.fromkeys(few, ""), points={"1": "sor"}).state
    )
    assert early.index(max(early)) == late.index(max(late)) == 1
    assert late[1] > early[1] > 0.25


def test_a_card_about_to_be_captured_speaks_for_the_captor() -> None:
    """Seat 0 has played a Commoner that can take the Sorcerer."""
    able = lay({"A1": "0com", "B1": "1sor"}, hand="com ...").play("com").state
    unable = lay({"A1": "0com", "B3": "1sor"}, hand="com ...").play("com").state
    assert HEURISTICS.evaluate(able)[0] > HEURISTICS.evaluate(unable)[0]
    assert dict(HEURISTICS.reasons(able, 0))["this_turn"] > 5


def test_reasons_come_strongest_first_and_leave_out_what_says_nothing() -> None:
    reasons = HEURISTICS.reasons(lay({"A1": "0sor", "B1": "1com"}, points={"0": "exo"}).state, 0)
    assert reasons[0] == ("score", 5.0)
    assert dict(reasons)["on_field"] == pytest.approx(-0.15 * 6 + 0.15 / 3), "the Commoner of one of three others"
    assert all(value for _, value in reasons)
    assert [abs(value) for _, value in reasons] == sorted((abs(value) for _, value in reasons), reverse=True)


def test_a_full_field_speaks_for_whoever_takes_the_free_card() -> None:
    full = dict.fromkeys(board.NAMES, "1yok")
    assert ("free_card", 0.2) in HEURISTICS.reasons(lay(full).state, 0)


def test_the_quick_answer_takes_the_best_capture_and_the_dearest_free_card() -> None:
    table = lay({"A1": "0com", "B1": "1sor", "A3": "2com"}, hand="com ...").play("com")
    assert GAME.name(HEURISTICS.pick(table.state, 0, Chance(1))) == "area:C1"
    full = dict.fromkeys(board.NAMES, "1com") | {"C3": "2sor"}
    assert GAME.name(HEURISTICS.pick(lay(full).state, 0, Chance(1))) == "area:C3"


def greedy(table: Table, seat: int, rng: Chance) -> int:
    """The answer with the best evaluation in one resampled world."""
    world = table.state.resample(seat, rng)
    best, best_share = -1, -1.0
    for act in world.legal(seat):
        trial = world.clone()
        trial.play(seat, act)
        share = HEURISTICS.evaluate(trial)[seat]
        if share > best_share:
            best, best_share = act, share
    return best


def test_one_step_of_foresight_beats_random_play() -> None:
    won = 0.0
    for seed in range(8):
        table, rng = new(3, seed=seed, redraw=False), Chance(seed)
        while table.state.actors():
            seat = table.state.actors()[0]
            act = greedy(table, seat, rng) if seat == seed % 3 else rng.pick(table.state.legal(seat))
            table.state.apply(seat, act)
        won += table.state.shares()[seed % 3]
    assert won >= 7
