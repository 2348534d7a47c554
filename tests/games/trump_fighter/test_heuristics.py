"""The bot looks sensible and plays better than chance."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.trump_fighter.bot.heuristics import decide
from dengen.games.trump_fighter.bot.plans import best_plan
from dengen.games.trump_fighter.rules import TrumpFighterState
from tests.games.trump_fighter.kit import GAME, sample


def name_of_choice(fight: TrumpFighterState, seat: int, depth: int, spoil: float = 0.0) -> str:
    return GAME.name(decide(fight, seat, depth, spoil, Chance(1)))


def test_it_calls_when_its_technique_is_met() -> None:
    assert name_of_choice(sample().state, 0, 0) == "call"


def test_it_strikes_instead_where_one_more_card_brings_more() -> None:
    assert name_of_choice(sample().state, 0, 1) == "strike:0:0"  # the nine makes 5 to 9 and 6 to 9


def test_it_strikes_when_one_card_completes_it_and_moves_where_it_cant_strike() -> None:
    position = {"hands": ["C8 D2 HJ SQ", "C9 C10 CJ SA"], "fields": ["S4 H6 CK DK", "D5 C7 HQ S3"], "deck": None}
    assert name_of_choice(sample(**position).state, 0, 1) in ("strike:0:2", "strike:0:3")
    assert name_of_choice(sample(**position, phase="fastest").state, 0, 1) in ("move:0:2", "move:0:3")


def test_it_doesnt_call_where_the_other_would_gain_more() -> None:
    losing = sample(hit=[[], ["oyama_rumble", "oyama_stomp"]], hands=["S9 - - -", "C9 C10 C2 SA"],
                    fields=["S4 H6 CK DA", "DJ C7 HQ S2"])  # fmt: skip
    assert losing.could_hit(1) == ["oyama_toss"]
    assert name_of_choice(losing.state, 0, 0) != "call"


def test_a_plan_of_two_moves_is_seen_with_two_moves_only() -> None:
    fight = sample(hands=["C8 H6 HJ SQ", "C9 C10 CJ SA"], fields=["S4 CK C2 DK", "D5 C7 HQ S2"]).state
    assert best_plan(fight, 0, 1).act < 0
    plan = best_plan(fight, 0, 2)
    assert plan.moves == 2
    assert plan.value > 3


def test_a_spoiler_covers_what_the_other_needs() -> None:
    fight = sample(hands=["H2 - - -", "C9 S3 H9 -"], deck=None).state  # seat 0 could call on 4 to 8
    kind, _, slot = name_of_choice(fight, 1, 1, 0.7).split(":")
    assert kind == "move"
    assert slot in ("0", "1")  # the five or the seven


def test_shares_lie_between_0_and_1_and_follow_the_lead() -> None:
    for fight in (sample().state, sample(hit=[["kakeru_fivestep"], []], fields=["", ""]).state, GAME.new(2, 1)):
        shares = GAME.heuristics.evaluate(fight)
        assert sum(shares) == pytest.approx(1)
        assert all(0 <= share <= 1 for share in shares)
    ahead = sample(hit=[["kakeru_fivestep"], []], fields=["", ""]).state
    assert GAME.heuristics.evaluate(ahead)[0] > 0.6
    assert GAME.heuristics.reasons(ahead, 0)[0][0] == "total"
    assert dict(GAME.heuristics.reasons(ahead, 0))["total"] == -dict(GAME.heuristics.reasons(ahead, 1))["total"]


def test_it_names_exactly_its_real_hits() -> None:
    fight = sample(options={"attack": "manual"}).beat("call", "wait").state
    assert GAME.name(GAME.heuristics.pick(fight, 0, Chance(1))) == "declare:4"


def test_it_beats_chance_clearly() -> None:
    wins = 0.0
    rng = Chance(4)
    for seed in range(30):
        fight = GAME.new(2, seed, characters="random")
        clever = seed % 2
        while not fight.over():
            seat = fight.actors()[0]
            act = GAME.heuristics.pick(fight, seat, rng) if seat == clever else rng.pick(fight.legal(seat))
            assert act in fight.legal(seat)
            fight.apply(seat, act)
        outcome = fight.outcome()
        assert outcome is not None
        wins += outcome.seats[clever].share
    assert wins >= 27
