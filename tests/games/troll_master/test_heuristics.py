"""The bot: sane numbers, sensible answers, and clearly better than chance."""

import pytest

from dengen.core.base.chance import Chance
from tests.games.troll_master.kit import CRYSTALS, GAME, TOMES, WANDS, Table, acting, lay

HEURISTICS = GAME.heuristics


def picked(scene: Table) -> str:
    seat = scene.actor
    return GAME.name(HEURISTICS.pick(scene.state, seat, Chance(1)))


def share_of_the_bot(seats: int, seed: int) -> float:
    """One game of the bot's cheap answers against random ones; the bot sits where the seed says."""
    state, rng, mine = GAME.new(seats, seed), Chance(seed), seed % seats
    while not state.over():
        (seat,) = state.actors()
        if seat == mine:
            state.apply(seat, HEURISTICS.pick(state.resample(seat, rng), seat, rng))
        else:
            state.apply(seat, rng.pick(state.legal(seat)))
    outcome = state.outcome()
    assert outcome is not None
    return outcome.seats[mine].share


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_cheap_answer_beats_chance(seats: int) -> None:
    assert sum(share_of_the_bot(seats, seed) for seed in range(12)) >= 11


def test_shares_sum_to_one_and_favour_who_leads() -> None:
    scene = lay(seats=3, phase="planning", players=[{"chits": 12}, {"chits": 4}, {"chits": 4}])
    shares = HEURISTICS.evaluate(scene.state)
    assert sum(shares) == pytest.approx(1)
    assert shares[0] > 0.6
    late = lay(seats=3, phase="planning", players=[{"chits": 19}, {"chits": 11}, {"chits": 11}])
    assert HEURISTICS.evaluate(late.state)[0] > shares[0]  # the same lead is worth more near the end


def test_reasons_are_told_against_the_others() -> None:
    scene = lay(seats=3, phase="planning", players=[{"chits": 9, "mana": 0}, {}, {}])
    reasons = dict(HEURISTICS.reasons(scene.state, 0))
    assert reasons["vp"] == 9
    assert reasons["mana"] < 0
    assert next(iter(reasons)) == "vp"


def test_an_action_that_brings_nothing_is_forgone() -> None:
    weak = acting(3, WANDS, others=[{"familiars": ["golem"]}, {"familiars": ["golem"]}])
    assert picked(weak) == "stop"
    assert picked(acting(14, CRYSTALS)) == "execute"


def test_power_is_spent_only_where_it_turns_a_comparison() -> None:
    hopeless = acting(3, WANDS, familiars=["troll", "golem"], others=[{"familiars": ["mandragora:2"]}])
    hopeless.act("execute")
    assert picked(hopeless) == "stop"  # 10 against 1 + 4
    close = acting(3, WANDS, familiars=["golem"], others=[{"familiars": ["mandragora:2"]}])
    close.act("execute")
    assert picked(close) == "use:mandragora:1"  # 4 against 1 + 4
    safe = acting(3, WANDS, familiars=["black_cat"], others=[{"familiars": ["mandragora:2"]}])
    safe.act("execute")
    assert picked(safe) == "stop"  # a tie already holds


def test_a_familiar_is_gained_when_mana_is_there() -> None:
    scene = acting(12, TOMES, mana=10, supply={"troll": 2})
    scene.act("execute")
    assert picked(scene).startswith("gain:")


def test_crystals_are_not_discarded() -> None:
    scene = lay(seats=3, deck=["crystal"], players=[{"hand": ["tome", "vial", "crystal"]}])
    assert picked(scene) == "broom"
    scene.act("broom")
    assert picked(scene) != "discard:crystal"


def test_scoring_charges_are_kept_unless_they_end_the_game() -> None:
    leader = [{"chits": 15, "familiars": ["unicorn:3"]}, {"chits": 3}]
    assert picked(lay(seats=3, phase="scoring", players=leader)) == "use:unicorn:0"
    behind = [{"chits": 2, "familiars": ["unicorn:1"]}, {"chits": 16, "familiars": ["unicorn:1"]}]
    assert picked(lay(seats=3, phase="scoring", broom=0, players=behind)) == "stop"
