"""Prepare, Main, End (rulebook 7)."""

from typing import Any

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, lay

SEVEN = "bri_sparks bri_torch bri_round bri_scorch bri_undying bri_embers sab_cat"


@clause("WP-54", "WP-55", "WP-69")
def test_a_turn_is_prepare_main_end_and_then_the_other_player_has_one() -> None:
    duel = lay(
        "1a dormant bri_torch",
        "5e dormant",
        hand="bri_sparks",
        enemy_hand="dor_root",
        pile="bri_round",
        phase="prepare",
    )
    assert duel.kinds() == ["woke", "recovered", "drew"]
    assert duel.asked(A) == "main"
    duel.act("done")
    assert duel.asked(B) == "main"
    assert duel.kinds()[3:] == ["passed", "drew", "turn", "woke", "drew"]


@clause("WP-56")
def test_a_single_dormant_circle_is_woken_without_asking_and_none_is_skipped() -> None:
    one = lay("1a dormant bri_torch", hand="bri_sparks", phase="prepare")
    assert one.at("1a") == ["A ready bri_torch"]
    none = lay("1a open bri_torch", hand="bri_sparks", phase="prepare")
    assert none.at("1a") == ["A open bri_torch"]
    two = lay("1a dormant; 2a dormant", "3a dormant", hand="bri_sparks", phase="prepare")
    assert two.offered() == {"1a", "2a"}
    assert two.refusal("3a") == "WP-56"


@clause("WP-57")
def test_the_top_of_the_danmaku_pile_goes_under_the_deck() -> None:
    duel = lay(hand="bri_sparks", deck="bri_torch bri_round", pile="bri_scorch bri_undying", phase="prepare")
    assert duel.zone("deck", A) == ["bri_round", "bri_scorch"]
    assert duel.zone("pile", A) == ["bri_undying"]


@clause("WP-59", "WP-R18")
def test_each_action_once_in_either_order_and_face_up_placing_is_not_casting() -> None:
    duel = lay("1a ready fx_plain; 2a ready fx_plain", hand="fx_plain bri_sparks")
    duel.cast("fx_plain", "3a")
    assert duel.refusal("bri_sparks") == "WP-59"
    duel.act("1a")
    assert duel.refusal("2a") == "WP-59"
    assert duel.offered() == {"done"}


@clause("WP-R18")
def test_a_circle_placed_face_down_this_turn_may_be_cast_this_turn() -> None:
    duel = lay(hand="fx_plain bri_sparks").place("fx_plain", "3a")
    duel.act("3a")
    assert duel.at("3a") == ["A open fx_plain"]


@clause("WP-R18", "WP-61")
def test_the_draw_of_two_comes_only_if_neither_action_was_used() -> None:
    duel = lay(hand="fx_plain bri_sparks").place("fx_plain", "3a").act("done")
    assert duel.state.turn == B
    assert duel.hand(A) == ["bri_sparks"]


@clause("WP-62")
def test_the_first_turn_may_be_limited_to_a_face_down_placement() -> None:
    first: dict[str, Any] = {"turns": 0, "options": {"first_turn": "no_cast"}}
    duel = lay("1a ready fx_plain", hand="fx_plain bri_sparks", **first)
    assert duel.refusal("1a") == "WP-62"
    duel.act("fx_plain")
    assert duel.asked() == "place_cell"
    later = lay("1a ready fx_plain", hand="fx_plain", turns=1, options={"first_turn": "no_cast"})
    assert "1a" in later.offered()


@clause("WP-62")
def test_the_first_turn_may_be_limited_to_one_action() -> None:
    rule: dict[str, Any] = {"turns": 0, "options": {"first_turn": "one_action"}}
    placed = lay("1a ready fx_plain", hand="fx_plain bri_sparks", **rule).place("bri_sparks", "2a")
    assert placed.offered() == {"done"}
    cast = lay("1a ready fx_plain", hand="fx_plain bri_sparks", **rule).act("1a")
    assert cast.offered() == {"done"}


@clause("WP-63", "WP-27", "WP-39")
def test_a_circle_may_be_placed_where_only_danmaku_lies() -> None:
    duel = lay("2a dan_down", "3a dan_up dor_root", hand="bri_sparks").act("bri_sparks")
    assert {"2a", "3a", "4a"} <= duel.offered()


@clause("WP-66", "WP-78", "WP-R14")
def test_a_cast_whose_check_would_fail_is_never_offered() -> None:
    duel = lay("1a open shot_brigitte", hand="bri_hexenfeuer bri_sparks")
    duel.act("bri_hexenfeuer")  # no cell satisfies it face-up, so it can only go face-down
    assert duel.asked() == "place_cell"
    assert duel.refusal("1a") == "WP-38"
    assert duel.view(A).pending is not None
    assert duel.view(A).pending.face_up is False


@clause("WP-70", "WP-R23", "WP-R32")
def test_danmaku_left_in_the_end_phase_are_duds_in_canonical_order() -> None:
    duel = lay(
        "3a dan_down bri_torch; 1b dan_down bri_round; 3a dan_up bri_scorch", "2c dan_down", phase="end", hand="sab_cat"
    )
    assert duel.zone("pile", A) == ["bri_scorch", "bri_torch", "bri_round"]
    assert duel.states("3a") == duel.states("1b") == duel.states("2c") == []


@clause("WP-71", "WP-R31", "WP-37")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_in_the_end_phase_a_casting_circle_is_set_upright_and_its_a_effect_may_be_declined(
    answer: str, drawn: int
) -> None:
    duel = lay("3c casting bri_round", phase="end", hand="sab_cat", enemy_hand="sab_cat")
    assert duel.asked(A) == "end_a"
    duel.act(answer)
    assert duel.at("3c") == ["A open bri_round"]
    assert len(duel.state.hand[A]) == 1 + drawn


@clause("WP-71")
def test_in_the_end_phase_the_players_alternate_turn_player_first() -> None:
    duel = lay("3c casting bri_round; 1a casting bri_round", "5a casting bri_round", phase="end", enemy_hand="sab_cat")
    assert duel.asked(A) == "order"
    duel.act("1a", "no")
    assert duel.state.actors() == [B]
    duel.act("no")
    assert duel.state.actors() == [A]
    assert duel.at("5a") == ["B open bri_round"]
    duel.act("no")
    assert duel.state.turn == B


@clause("WP-R31")
def test_a_circle_that_becomes_casting_again_in_the_end_phase_is_set_upright_without_its_a_effect() -> None:
    duel = lay("1a casting bri_round; 2a casting fx_kindle_free", phase="end", hand="sab_cat", enemy_hand="sab_cat")
    duel.act("1a", "no")  # 2a is the only one left
    duel.act("yes")  # kindles 1a, the only other open circle
    assert duel.at("1a") == ["A open bri_round"]
    assert duel.hand(A) == ["sab_cat"]


@clause("WP-72", "WP-R40", "WP-R42")
def test_the_turn_player_alone_discards_down_to_six_one_at_a_time() -> None:
    duel = lay(hand=f"{SEVEN} sab_owl", enemy_hand=f"{SEVEN} sab_owl", phase="end")
    assert duel.asked(A) == "hand_limit"
    duel.act("sab_owl", "sab_cat")
    assert duel.zone("discard", A) == ["sab_cat", "sab_owl"]
    assert [words.args["card"] for words in duel.told(B) if words.kind == "discarded"] == ["sab_owl", "sab_cat"]
    assert len(duel.state.hand[B]) == 8 + 1  # B's hand was not checked, and B has drawn


@clause("WP-R42")
def test_a_discard_is_asked_for_even_if_all_cards_are_the_same() -> None:
    duel = lay(hand="bri_sparks " * 7, phase="end")
    assert duel.asked(A) == "hand_limit"
    assert duel.offered() == {"bri_sparks"}


@clause("WP-R40")
def test_the_highest_hand_limit_counts_not_the_sum() -> None:
    duel = lay("1a open ast_reader; 2a open ast_reader", hand=f"{SEVEN} sab_owl sab_bell", phase="end")
    assert duel.view(B).sides[A].hand_limit == 8
    duel.act("sab_owl")
    assert duel.state.turn == B


@clause("WP-73", "WP-R48")
def test_when_a_turn_ends_effects_happen_first_and_then_the_cards_beside_the_field_go() -> None:
    duel = lay(
        "1a open dor_rose; 2a open dor_rose", "5a open fx_turn_end_any", hand="sab_cat", enemy_hand="sab_cat",
        aside="bri_torch", enemy_aside="dor_thorn", phase="end",
    )  # fmt: skip
    assert duel.asked(A) == "order"
    assert duel.offered() == {"1a", "2a"}
    duel.act("1a")  # then B's, then A's other one: nobody else has a choice
    assert len(duel.state.hand[A]) == 3
    assert len(duel.state.hand[B]) == 1 + 1 + 1  # the effect and the draw of B's turn
    kinds = duel.kinds()
    assert kinds[:5] == ["drew", "drew", "drew", "discarded", "discarded"]
    assert [words.args["card"] for words in duel.told(None) if words.kind == "discarded"] == ["bri_torch", "dor_thorn"]


@clause("WP-R54", "WP-61")
def test_a_granted_placement_is_face_down_and_used_up_first() -> None:
    duel = lay(hand="fx_plain fx_plain bri_sparks sab_cat", place_downs=1)
    duel.place("bri_sparks", "1a")
    assert duel.view(A).actions.place == 1
    duel.cast("fx_plain", "2a")
    assert duel.refusal("fx_plain") == "WP-59"
    only_down = lay("3a ready", hand="fx_plain sab_cat", place_downs=1, places=0).act("fx_plain")
    assert only_down.asked() == "place_cell"
    assert only_down.refusal("3a") == "WP-38"


@clause("WP-R54")
def test_one_card_grants_once_a_turn_and_only_its_owners_turn() -> None:
    duel = lay("1a ready fx_grant_cast; 2a ready fx_plain; 3a ready fx_plain", hand="sab_cat").act("1a")
    assert duel.view(A).actions.cast == 1
    duel.act("2a")
    assert duel.offered() & {"2a", "3a"} == set()
    enemy = lay("1c open shot_aster", "5a ready fx_grant_place", hand="ast_twin sab_cat")
    enemy.cast("ast_twin", "2c").shoot("3a").quiet()
    assert enemy.view(A).actions.place == 0


@clause("WP-R54", "WP-59")
def test_a_granted_placement_of_any_face_is_one_more_of_the_turns_own() -> None:
    duel = lay("1a ready fx_grant_place", hand="fx_plain fx_plain fx_plain").act("1a")
    assert duel.view(A).actions.place == 2
    duel.cast("fx_plain", "2a").cast("fx_plain", "3a")
    assert duel.offered() == {"done"}


@clause("WP-R42")
def test_the_main_phase_is_asked_even_if_only_ending_it_is_possible_but_not_with_nothing_in_hand() -> None:
    asked = lay("1a ready bri_hexenfeuer", hand="", places=0)
    assert asked.offered() == {"done"}
    skipped = lay("1a open bri_sparks", enemy_hand="dor_root")
    assert skipped.state.turn == B
