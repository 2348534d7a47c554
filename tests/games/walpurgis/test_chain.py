"""The nine steps of a chain (rulebook 8.3)."""

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, chain_step, lay


@clause("WP-83", "WP-85", "WP-95")
def test_the_steps_of_a_chain_come_in_order() -> None:
    duel = lay(
        "1c open shot_aster; 5e open sab_cauldron; 3a dormant",
        "4e open dor_root",
        hand="ast_comet sab_cat sab_owl",
        pile="bri_torch",
        enemy_hand="dor_root",
    )
    duel.cast("ast_comet", "2c")
    assert chain_step(duel) == 2
    duel.act("4c", "sab_owl")
    assert chain_step(duel) == 3
    duel.shoot("3b")
    assert chain_step(duel) == 4
    duel.act("done")
    assert duel.kinds() == ["cast", "shot", "shot", "declined", "settled", "settled", "upright", "recovered"]
    assert duel.view(A).chain is None


@clause("WP-R2", "WP-25", "WP-40")
def test_danmaku_come_unseen_from_the_top_of_the_shooters_deck() -> None:
    duel = lay("1c open shot_brigitte", "5a ready", hand="bri_sparks sab_cat", deck="bri_torch bri_round bri_scorch")
    duel.cast("bri_sparks", "2c").act("3d", "3b")
    assert duel.at("3d") == ["A dan_down bri_torch"]
    assert duel.at("3b") == ["A dan_down bri_round"]
    assert duel.face(A, "3d") is None
    assert duel.zone("deck", A) == ["bri_scorch"]


@clause("WP-86", "WP-R19", "WP-104")
def test_each_danmaku_cell_may_be_named_once_or_not_at_all() -> None:
    duel = lay("1c open shot_brigitte", hand="bri_sparks sab_cat").cast("bri_sparks", "2c")
    assert duel.offered() == {"3b", "3c", "3d", "all", "done"}
    duel.act("3c")
    assert duel.offered() == {"3b", "3d", "all", "done"}
    assert duel.refusal("3c") == "WP-86"
    duel.act("done")
    assert duel.states("3b") == []


@clause("WP-R3")
def test_all_places_danmaku_in_canonical_order_until_the_deck_is_empty() -> None:
    duel = lay("1c open shot_brigitte", hand="bri_sparks sab_cat", deck="bri_torch bri_round").cast("bri_sparks", "2c")
    duel.act("all")
    assert [duel.states(cell) for cell in ("3b", "3c", "3d")] == [["A dormant"], ["A dormant"], []]


@clause("WP-R3")
def test_with_an_empty_deck_the_placement_is_skipped() -> None:
    duel = lay("1c open shot_brigitte", "5a ready", hand="bri_sparks sab_cat", deck="").cast("bri_sparks", "2c")
    assert duel.asked(B) == "intercept"


@clause("WP-85", "WP-R34")
def test_only_the_card_just_cast_applies_its_b_effects() -> None:
    duel = lay("1c open shot_aster; 3a casting ast_reader", hand="fx_plain sab_cat").cast("fx_plain", "5e")
    assert not duel.asks("scry")


@clause("WP-R26")
def test_an_effect_that_makes_a_card_ready_again_lets_it_be_cast_in_a_later_chain() -> None:
    duel = lay("3b ready fx_veil_near; 2c open fx_remilia_shot", hand="fx_spear sab_cat", casts=2)
    duel.cast("fx_spear", "3c").quiet()
    assert duel.at("3c") == ["A open fx_spear"]
    duel.act("3b").act("3c").quiet()
    assert duel.at("3c") == ["A ready fx_spear"]
    assert "3c" in duel.offered(A)


@clause("WP-R26", "WP-R53", "WP-89")
def test_a_card_cannot_be_cast_twice_in_one_chain_however_long() -> None:
    duel = lay(
        "2c ready fx_lists; 1c dormant; 3d ready fx_veil_near",
        "4c ready fx_lists; 5c dormant; 4e ready fx_lists; 5e dormant",
        hand="sab_cat",
    )
    duel.act("2c").shoot()
    duel.act("4c").shoot()
    duel.act("3d")  # its B effect: 2c, the only one next to it, is ready again
    duel.shoot("3e")
    assert duel.at("2c") == ["A ready fx_lists"]
    duel.act("4e").shoot()
    assert len(duel.state.links) == 4
    assert duel.state.actors() == [A]
    assert duel.refusal("2c", A) == "WP-R26"
    duel.act("done")
    assert chain_step(duel) == 8


@clause("WP-R27")
def test_steps_one_to_four_are_completed_from_the_cell_where_the_card_was_cast() -> None:
    duel = lay("", "4c open sab_cat; 5c open sab_cat", hand="fx_self_move sab_cat")
    duel.cast("fx_self_move", "3c")
    duel.act("3d")
    assert duel.at("3d") == ["A casting fx_self_move"]
    assert duel.offered() == {"2c", "all", "done"}  # the danmaku cell behind 3c
    duel.quiet()
    assert duel.at("4c") == ["B open sab_cat"]  # its destroy cell is now 4d


@clause("WP-R27")
def test_a_cast_card_that_leaves_the_field_still_shoots() -> None:
    duel = lay("", "5a ready", hand="fx_recall_first sab_cat").cast("fx_recall_first", "3c")
    duel.act("3c")
    assert duel.hand(A) == ["fx_recall_first", "sab_cat"]
    duel.act("4c")
    assert duel.states("4c") == ["A dan_down"]


@clause("WP-90", "WP-R28")
def test_d_effects_alternate_from_the_turn_player_whatever_the_order_of_casting() -> None:
    duel = lay(
        "1c dormant; 1a casting dor_bloom; 1e casting dor_bloom",
        "4a casting dor_bloom; 4e casting dor_bloom",
        hand="fx_plain sab_cat",
        turn=A,
    )
    duel.cast("fx_plain", "3c")
    assert duel.asked(A) == "order"
    assert duel.offered(A) == {"1a", "1e"}
    duel.act("1e", "2e")
    assert duel.state.actors() == [B]
    assert duel.offered(B) == {"4a", "4e"}
    duel.act("4a", "done")
    assert duel.asked(A) == "shoot"  # A's other one, then B's other one
    duel.act("done")
    assert duel.state.actors() == [B]
    duel.act("3e")
    assert duel.states("3e") == ["B dormant"]


@clause("WP-R28")
def test_danmaku_of_a_d_effect_opens_no_interception() -> None:
    duel = lay("2c dormant; 1c dormant", "4b ready sab_cat", hand="dor_bloom sab_cat", enemy_hand="sab_cat")
    duel.cast("dor_bloom", "3c").shoot().act("done")
    assert duel.asked(A) == "shoot"
    duel.act("4c")
    assert duel.asked(A) == "sustain"


@clause("WP-R28")
def test_a_card_that_is_no_longer_casting_does_not_apply_its_d_effect() -> None:
    duel = lay("3b open shot_nebel; 3d open neb_haze", "4c casting dor_bloom", hand="neb_lullaby sab_cat")
    duel.cast("neb_lullaby", "3c").quiet()
    assert duel.at("4c") == ["B dormant dor_bloom"]  # its only target
    assert not duel.asks("shoot")


@clause("WP-92", "WP-R29")
def test_destruction_takes_circles_in_every_state_and_never_danmaku() -> None:
    duel = lay(
        "2c open shot_brigitte; 3b open bri_sparks",
        "5a dormant; 5b ready; 5c open sab_cat; 5d casting sab_cat",
        hand="bri_scorch sab_cat",
    )
    duel.cast("bri_scorch", "3c").quiet()
    assert [duel.states(cell) for cell in ("5a", "5b", "5c", "5d")] == [[], [], [], []]


@clause("WP-R29")
def test_danmaku_on_a_destroy_cell_stays() -> None:
    rule = {"lone_danmaku": "dud"}
    duel = lay("2c open fx_remilia_shot", "5c dan_down", hand="fx_spear sab_cat", options=rule)
    duel.cast("fx_spear", "3c").quiet()
    assert duel.states("5c") == ["B dan_down"]


@clause("WP-92")
def test_a_card_turned_face_down_in_settling_destroys_nothing() -> None:
    duel = lay("2c open fx_remilia_shot", "5c ready; 3c dan_down", hand="fx_spear sab_cat")
    duel.cast("fx_spear", "3c").shoot().act("done")
    assert duel.at("3c") == ["A dormant fx_spear"]
    assert duel.states("5c") == ["B ready"]


@clause("WP-94", "WP-R30")
def test_circles_are_set_upright_alternating_and_their_a_effects_are_compulsory() -> None:
    duel = lay(
        "3c casting bri_round; 1a casting ast_wish",
        "5a casting bri_round",
        hand="fx_plain sab_cat",
        enemy_hand="sab_cat",
    )
    duel.cast("fx_plain", "1e").act("done")
    assert duel.asked(A) == "order"
    assert duel.offered(A) == {"3c", "1a", "1e"}
    duel.act("3c")
    assert duel.at("5a") == ["B open bri_round"]  # B's only one, by itself
    assert len(duel.state.hand[B]) == 2
    assert duel.offered(A) == {"1a", "1e"}
    duel.act("1a")
    assert duel.asked(A) == "discard"


@clause("WP-R30")
def test_leaving_a_circle_sideways_does_not_use_up_the_players_go() -> None:
    duel = lay(
        "1a casting fx_casting_bar; 2e casting bri_round",
        "5a casting bri_round; 5b casting bri_round",
        hand="fx_plain sab_cat",
    )
    duel.cast("fx_plain", "1e")
    duel.act("1a", "stay")
    assert duel.state.actors() == [A]
    duel.act("2e")
    assert duel.state.actors() == [B]


@clause("WP-R30")
def test_a_circle_that_becomes_casting_in_this_step_is_included_unless_it_was_handled() -> None:
    duel = lay("1a open bri_round; 2a open sab_maypole", hand="fx_kindle_free sab_cat")
    duel.cast("fx_kindle_free", "3c")  # set upright, it kindles one of the others
    duel.act("1a")
    assert duel.at("1a") == ["A open bri_round"]  # set upright again in the same step
    assert len(duel.state.hand[A]) == 2  # with its A effect


@clause("WP-95")
def test_chain_end_effects_alternate_from_the_turn_player() -> None:
    duel = lay("1a open fx_chain_end_a; 1b open fx_chain_end_a", "5a open fx_chain_end_a", hand="fx_plain sab_cat")
    duel.cast("fx_plain", "3c")
    assert duel.asked(A) == "order"
    assert duel.offered(A) == {"1a", "1b"}
    duel.act("1b")
    drew = [words.args["seat"] for words in duel.told(None) if words.kind == "drew"]
    assert drew == [A, B, A]


@clause("WP-R32")
def test_danmaku_placed_after_the_settling_waits_for_the_next_chain() -> None:
    duel = lay("1a ready fx_plain", hand="fx_a_danmaku sab_cat").cast("fx_a_danmaku", "3c").act("4c")
    assert duel.states("4c") == ["A dan_down"]
    duel.act("1a")
    assert duel.states("4c") == ["A dormant"]


@clause("WP-R33")
def test_fewer_targets_than_asked_for_are_taken_as_far_as_they_go() -> None:
    field = "3b dormant; 3d dormant; 2c dormant; 1a dormant"
    duel = lay(field, hand="neb_greatfog sab_cat").cast("neb_greatfog", "3c").quiet()
    assert duel.asked(A) == "target"
    duel.act("1a")
    assert duel.offered(A) == {"3b", "3d", "2c"}
    duel.act("3b")
    assert duel.asked(A) == "main"
    one = lay("3b open shot_nebel; 3d open neb_haze; 2c dormant", hand="neb_greatfog sab_cat")
    one.cast("neb_greatfog", "3c").quiet()
    assert one.states("2c") == ["A ready"]


@clause("WP-R33")
def test_a_compulsory_effect_cannot_be_stopped_and_an_optional_one_can() -> None:
    must = lay("3b open shot_nebel; 3d open neb_haze", "4a ready; 4b ready", hand="neb_lullaby sab_cat")
    must.cast("neb_lullaby", "3c").quiet()
    assert must.refusal("done") == "WP-R33"
    may = lay("2c dormant; 2b dormant", hand="neb_vanish sab_cat").cast("neb_vanish", "3c").quiet()
    assert "done" in may.offered()


@clause("WP-R33")
def test_a_cost_is_optional_and_needs_a_target_and_the_cards() -> None:
    field = "2b open shot_brigitte; 2d open bri_sparks; 1a dormant; 1e ready; 3a dormant"
    declined = lay(field, hand="sab_gate bri_embers sab_cat").cast("sab_gate", "2c").act("no")
    assert declined.hand(A) == ["bri_embers", "sab_cat"]
    poor = lay(field, hand="sab_gate").cast("sab_gate", "2c")
    assert not poor.asks("cost")
    nothing = field.replace("open", "dormant")
    assert not lay(nothing, hand="sab_gate bri_embers").cast("sab_gate", "2c").asks("cost")


@clause("WP-R50")
def test_a_steady_circle_is_no_target_for_what_would_turn_it_face_down() -> None:
    duel = lay(
        "3b open shot_nebel; 3d open neb_haze", "4c open dor_ironwood; 4a ready; 4b ready", hand="neb_lullaby sab_cat"
    )
    duel.cast("neb_lullaby", "3c").quiet()
    assert duel.offered() == {"4a", "4b"}
    assert duel.refusal("4c") == "WP-R50"


@clause("WP-93")
@pytest.mark.parametrize(("state", "left"), [("casting bri_torch", []), ("casting bri_torch unchecked", ["B ready"])])
def test_only_circles_that_passed_a_check_have_destroy_cells(state: str, left: list[str]) -> None:
    duel = lay(f"2c {state}", "4c ready", hand="fx_plain sab_cat").cast("fx_plain", "1a").quiet()
    assert duel.states("4c") == left


@clause("WP-R43")
def test_peeking_tells_only_the_one_who_looks() -> None:
    duel = lay(
        "2c dormant", "5a ready dor_thorn; 5b dormant dor_root", hand="neb_whisper sab_cat", enemy_hand="sab_cat"
    )
    duel.cast("neb_whisper", "3c").act("5b")
    assert duel.remembered(A) == {"field:5b:0": "dor_root"}
    assert duel.remembered(B) == {}
    told = [words.args.get("card") for viewer in (A, B, None) for words in duel.told(viewer) if words.kind == "peeked"]
    assert told == ["dor_root", None, None]
