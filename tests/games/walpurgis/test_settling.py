"""Settling a cell, step 6 of a chain (rulebook 8.3.6)."""

from itertools import combinations_with_replacement

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, Duel, lay

STRENGTH = {"open": 2, "casting": 2, "dan_up": 2, "ready": 1, "dormant": 1, "dan_down": 1}


def settled(a: str, b: str = "", **options: str) -> Duel:
    """A chain that touches nothing else runs over the field."""
    return lay(a, b, hand="fx_plain sab_cat", enemy_hand="sab_cat", options=options).cast("fx_plain", "1a").act("done")


@clause("WP-22")
@pytest.mark.parametrize(
    ("state", "becomes"),
    [("ready", "ready"), ("dormant", "dormant"), ("open", "open"), ("dan_down", "dormant"), ("dan_up", "open")],
)
def test_what_stays_alone_in_a_cell_becomes_or_stays_a_circle(state: str, becomes: str) -> None:
    assert settled(f"3c {state} bri_torch").at("3c") == [f"A {becomes} bri_torch"]


@clause("WP-R4")
def test_by_the_letter_a_lone_danmaku_is_passed_over_and_becomes_a_dud() -> None:
    duel = settled("3c dan_down bri_torch", lone_danmaku="dud")
    assert duel.states("3c") == ["A dan_down"]
    duel.act("done")
    assert duel.zone("discard", A) == []
    assert duel.states("3c") == []


@clause("WP-R4")
def test_by_the_letter_a_danmaku_that_survives_a_contested_cell_still_becomes_a_circle() -> None:
    duel = settled("3c dan_down; 3c dan_down", "3c ready", lone_danmaku="dud")
    assert duel.states("3c") == ["A dormant"]


@clause("WP-R5")
def test_danmaku_left_from_an_earlier_turn_takes_part() -> None:
    duel = settled("", "3c dan_down")
    assert duel.states("3c") == ["B dormant"]


@clause("WP-98", "WP-R6", "WP-R24")
@pytest.mark.parametrize(
    ("ours", "theirs", "left", "discard", "pile"),
    [
        ("open", "dan_down", ["A dormant"], [], []),
        ("casting", "dan_down", ["A dormant"], [], []),
        ("dan_up", "dan_down", ["A dormant"], [], []),  # one step, then alone: a dormant circle
        ("ready", "dan_down", [], ["bri_torch"], []),
        ("dormant", "dan_down", [], ["bri_torch"], []),
        ("dan_down", "dan_down", [], [], ["bri_torch"]),
    ],
)
def test_the_six_steps_a_hit_card_can_take(
    ours: str, theirs: str, left: list[str], discard: list[str], pile: list[str]
) -> None:
    duel = settled(f"3c {ours} bri_torch", f"3c {theirs}")
    assert duel.states("3c") == left
    assert duel.zone("discard", A) == discard
    assert duel.zone("pile", A) == pile


@clause("WP-R24", "WP-100")
def test_strengths_decide_every_mixture_of_two_cards_against_two() -> None:
    states = ["ready", "dan_down", "dan_up"]
    for ours in combinations_with_replacement(states, 2):
        for theirs in combinations_with_replacement(states, 2):
            duel = settled("; ".join(f"3c {one}" for one in ours), "; ".join(f"3c {one}" for one in theirs))
            while duel.asks("hit") or duel.asks("keep"):
                duel.act("slot:0")
            a, b = (sum(STRENGTH[one] for one in side) for side in (ours, theirs))
            owners = {entry[0] for entry in duel.states("3c")}
            assert owners == ({"A"} if a > b else {"B"} if b > a else set()), (ours, theirs)
            assert len(duel.states("3c")) <= 1


@clause("WP-99")
def test_a_steady_circle_may_be_chosen_to_absorb_the_hits_of_its_side() -> None:
    duel = settled("3c open dor_ironwood; 3c dan_down bri_torch", "3c dan_up")
    assert duel.asked(A) == "hit"
    duel.act("slot:0", "slot:0")  # twice the steady circle
    assert duel.asked(A) == "keep"
    duel.act("slot:0")
    assert duel.at("3c") == ["A open dor_ironwood"]
    assert duel.zone("pile", A) == ["bri_torch"]


@clause("WP-R25")
def test_two_steady_circles_in_one_cell_are_a_stand_off() -> None:
    duel = settled("3c open fx_steady_shot; 3c dan_down", "3c open dor_ironwood")
    assert duel.states("3c") == ["A open", "A dan_down", "B open"]
    assert "stand_off" in duel.kinds()
    duel.act("done")
    assert duel.states("3c") == ["A open", "B open"]  # the danmaku was a dud
    assert duel.view(A).field[12].strength == [-1, -1]


@clause("WP-101", "WP-R23")
def test_cards_reach_the_piles_in_canonical_order_and_inside_a_cell_in_order_of_arrival() -> None:
    duel = settled(
        "5a dan_down bri_torch; 3c dan_down bri_round; 3c ready bri_scorch; 3c dan_down bri_embers",
        "5a ready; 3c open sab_cat; 3c dan_down sab_cat",
    )
    assert duel.zone("pile", A) == ["bri_torch", "bri_embers", "bri_round"]


@clause("WP-101", "WP-R23")
def test_with_the_option_each_owner_orders_the_danmaku_of_one_settling() -> None:
    duel = lay(
        "5a dan_down bri_torch known:0; 3c dan_down bri_round known:0; 4c dan_down bri_embers",
        "5a ready; 3c ready; 4c ready",
        hand="fx_plain sab_cat",
        pile="bri_scorch",
        options={"pile_order": "owner"},
    ).cast("fx_plain", "1a").quiet()  # fmt: skip
    assert duel.asked(A) == "pile_order"
    labels = [words.en for words in duel.game.described(duel.state, A)]
    assert labels[0].startswith("1: Bonfire Round")
    duel.act("slot:2")  # deepest: what went there last, Torch Throw
    duel.act("slot:0")
    assert duel.zone("pile", A) == ["bri_embers", "bri_round", "bri_torch", "bri_scorch"]


@clause("WP-R23")
def test_danmaku_that_look_alike_to_their_owner_are_not_asked_about() -> None:
    duel = lay(
        "5a dan_down bri_torch; 3c dan_down bri_round",
        "5a ready; 3c ready",
        hand="fx_plain sab_cat",
        options={"pile_order": "owner"},
    ).cast("fx_plain", "1a").quiet()  # fmt: skip
    assert duel.asked(A) == "main"


@clause("WP-R42")
def test_cards_that_look_alike_to_the_chooser_are_one_candidate_but_known_ones_are_not() -> None:
    alike = settled("3c dan_down bri_torch; 3c dan_down bri_round")
    assert alike.at("3c") == ["A dormant bri_torch"]  # the oldest of them
    apart = settled("3c dan_down bri_torch known:0; 3c dan_down bri_torch known:0")
    assert apart.asked(A) == "keep"
    assert len(apart.offered(A)) == 2
    public = settled("3c dan_down bri_torch known:01; 3c dan_down bri_torch known:01")
    assert public.asked(A) == "main"


@clause("WP-22", "WP-28")
def test_a_face_up_danmaku_that_wins_alone_is_open_and_keeps_its_effects_from_then_on() -> None:
    duel = settled("3c dan_up ast_reader")
    assert duel.view(A).sides[A].hand_limit == 8
