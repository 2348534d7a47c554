"""What comes from outside the questions: fouls, giving up, leaving."""

import pytest

from dengen.core.base.errors import BadIntervention, GameOver
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, sample


@clause("TF-74")
def test_a_foul_loses_whatever_the_totals_are() -> None:
    table = sample(hit=[["kakeru_fivestep"], []], options={"hold_penalty": "loss"})
    table.state.intervene(0, "foul")
    assert table.result == ("foul", 1)
    assert table.state.actors() == []
    outcome = table.outcome
    assert [seat.score for seat in outcome.seats] == [5, 0]


@clause("TF-74", "TF-R31")
def test_the_milder_foul_is_a_miss_card_and_the_battle_goes_on() -> None:
    table = sample(options={"hold_penalty": "miss"})
    table.state.intervene(0, "penalty")
    assert table.scores == [0, 2]
    assert table.deck == "H2 H3 H4 H5 S3"
    assert table.phase == "battle"
    assert table.state.actors() == [0, 1]


def test_a_penalty_that_reaches_ten_waits_for_the_next_attack() -> None:
    table = sample(hit=[[], ["oyama_toss", "oyama_rumble"]], options={"hold_penalty": "miss"})
    table.state.intervene(0, "penalty")
    assert table.scores == [0, 10]
    assert not table.state.over()
    table.beat("call", "wait")
    assert table.result == ("knockout", 1)


def test_a_penalty_that_empties_the_deck_is_time_up() -> None:
    table = sample(deck="HA", options={"hold_penalty": "miss"})
    table.state.intervene(1, "penalty")
    assert table.result == ("time_up", 0)


@clause("TF-R31")
def test_fouls_are_possible_only_as_agreed() -> None:
    table = sample()
    for what in ("penalty", "foul", "thunder"):
        with pytest.raises(BadIntervention):
            table.state.intervene(0, what)
    assert table.scores == [0, 0]
    assert not table.state.over()


@pytest.mark.parametrize("what", ["resign", "abandoned"])
def test_who_gives_up_or_leaves_has_lost_even_before_the_pick(what: str) -> None:
    for fight in (GAME.new(2, 1), sample().state):
        fight.intervene(0, what)
        outcome = fight.outcome()
        assert outcome is not None
        assert outcome.reason == what
        assert [seat.share for seat in outcome.seats] == [0.0, 1.0]
        assert [seat.rank for seat in outcome.seats] == [2, 1]


def test_after_the_end_nothing_more_can_come() -> None:
    table = sample()
    table.state.intervene(0, "resign")
    with pytest.raises(GameOver):
        table.state.intervene(1, "resign")
    with pytest.raises(GameOver):
        table.state.apply(1, 17)


@pytest.mark.parametrize(
    ("ending", "clause"),
    [(["call"], "TF-8"), (["foul"], "TF-74"), (["resign"], "TF-10")],
)
def test_the_refusal_after_the_end_says_how_it_ended(ending: list[str], clause: str) -> None:
    table = sample(hit=[["kakeru_fivestep", "kakeru_rooftop"], []], fields=["S4 H5 C6 DK", "D5 C7 H9 S2"], deck=None,
                   options={"hold_penalty": "loss"})  # fmt: skip
    if ending == ["call"]:
        table.beat("call", "wait")
    else:
        table.state.intervene(0, ending[0])
    assert table.state.over()
    assert table.refusal("wait", 1) == clause
