"""Winning, losing, conceding, the turn limit (rulebook 2)."""

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadIntervention
from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, lay, new


def full_field(own: int, state: str = "open") -> tuple[str, str]:
    ours = "; ".join(f"{cell} {state} sab_cat" for cell in CELL_NAMES[:own])
    theirs = "; ".join(f"{cell} dormant" for cell in CELL_NAMES[own:])
    return ours, theirs


@clause("WP-9", "WP-10", "WP-R35")
@pytest.mark.parametrize(("own", "winner"), [(12, A), (11, B)])
def test_the_one_with_more_circles_wins_when_a_chain_ends_with_a_full_field(own: int, winner: int) -> None:
    ours, theirs = full_field(own)
    theirs = theirs.replace("5e dormant; ", "").replace("; 5e dormant", "")
    duel = lay(ours, theirs, hand="fx_plain sab_cat").cast("fx_plain", "5e")
    assert duel.result == ("board_full", winner)
    assert duel.state.actors() == []


@clause("WP-11", "WP-R37")
def test_with_equal_circles_the_one_with_more_face_up_circles_wins() -> None:
    ours, theirs = full_field(13)
    ours = ours.replace("3c open sab_cat", "3c open fx_steady_shot").replace("1a open sab_cat", "1a ready fx_plain")
    duel = lay(ours, f"{theirs}; 3c open dor_ironwood", hand="sab_cat").act("1a")
    assert duel.scores == [13, 13]  # a stand-off in 3c
    assert duel.result == ("board_full", A)


@clause("WP-12", "WP-R37")
@pytest.mark.parametrize(("deck", "winner"), [(5, A), (3, B), (4, None)])
def test_then_the_larger_deck_wins_and_if_all_is_equal_it_is_a_draw(deck: int, winner: int | None) -> None:
    duel = lay("1a open sab_cat", "5a open sab_cat", deck=deck, enemy_deck=4, turns=119, phase="end")
    assert duel.result == ("turn_limit", winner)
    outcome = duel.outcome
    assert sum(standing.share for standing in outcome.seats) == 1
    assert outcome.seats[A].parts == {"circles": 1, "face_up": 1, "deck": deck}


@clause("WP-R45")
def test_after_the_turn_limit_the_field_is_judged_as_it_is() -> None:
    duel = lay("1a dormant", "5a open sab_cat; 5b dormant", phase="end", turns=3, options={"turn_limit": 4})
    assert duel.result == ("turn_limit", B)


@clause("WP-14", "WP-58")
def test_who_cannot_draw_in_prepare_loses_whatever_the_field_shows() -> None:
    duel = lay("1a open sab_cat; 2a open sab_cat", "", deck="", phase="prepare")
    assert duel.result == ("deck_out", B)
    outcome = duel.outcome
    assert [standing.score for standing in outcome.seats] == [2, 0]


@clause("WP-R38")
def test_other_draws_from_an_empty_deck_simply_stop() -> None:
    duel = lay("2c open shot_brigitte; 3b open bri_torch; 3d open bri_torch", hand="bri_round sab_cat", deck="")
    duel.cast("bri_round", "3c").quiet()
    assert duel.hand(A) == ["sab_cat"]
    assert duel.result == ("", None)


@clause("WP-15", "WP-R44")
@pytest.mark.parametrize("seat", [A, B])
def test_either_player_may_concede_at_any_time(seat: int) -> None:
    for duel in (lay(hand="sab_cat"), new()):
        duel.state.intervene(seat, "resign")
        assert duel.result == ("concede", 1 - seat)
        assert duel.state.actors() == []
        assert duel.refusal("done", A) == "WP-15"
        with pytest.raises(BadIntervention, match="over"):
            duel.state.intervene(seat, "resign")


@clause("WP-R44")
def test_conceding_is_no_answer_to_a_question_and_nothing_else_is_known() -> None:
    duel = lay(hand="sab_cat")
    assert not [name for name in duel.game.action_names() if "resign" in name or "concede" in name]
    with pytest.raises(BadIntervention, match="only resign"):
        duel.state.intervene(A, "foul")
    with pytest.raises(BadIntervention, match="no seat 2"):
        duel.state.intervene(2, "resign")


@clause("WP-R36", "WP-R35")
def test_a_full_field_between_chains_does_not_end_the_game() -> None:
    ours, theirs = full_field(13)
    duel = lay(ours.replace("1a open sab_cat; ", ""), theirs, hand="bri_hexenfeuer sab_cat").place(
        "bri_hexenfeuer", "1a"
    )
    assert duel.result == ("", None)
    duel.act("done")
    assert duel.state.turn == B


@clause("WP-R45")
def test_a_game_of_random_answers_ends_within_its_bound() -> None:
    duel = new(7)
    steps = 0
    rng = Chance(7)
    while duel.state.actors():
        seat = duel.state.actors()[0]
        duel.state.play(seat, duel.state.pick_answer(seat, rng))
        steps += 1
    assert steps <= duel.state.max_steps
