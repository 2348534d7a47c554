"""Words of the card vocabulary that the dengen set does not use, on the cards of fixtures.toml."""

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, game, hot, lay, shots


def test_offsets_may_be_listed_and_one_cell_may_have_several_roles() -> None:
    duel = lay("2c dormant", "4c ready; 5c ready", hand="fx_lists sab_cat").cast("fx_lists", "3c")
    assert (shots(duel), hot(duel)) == ({"4c", "5c"}, {"2c", "4c"})
    duel.quiet()
    assert [duel.states(cell) for cell in ("4c", "5c")] == [[], ["B ready"]]


@clause("WP-R15")
def test_a_matrix_may_be_larger_than_the_field() -> None:
    duel = lay(hand="fx_wide sab_cat").cast("fx_wide", "1e")
    assert shots(duel) == {"5a"}


@clause("WP-R33")
def test_the_other_player_chooses_what_to_discard() -> None:
    duel = lay(hand="fx_discard sab_cat", enemy_hand="sab_cat sab_owl sab_bell").cast("fx_discard", "3c").act("done")
    assert duel.state.actors() == [B]
    assert duel.asked(B) == "discard"
    duel.act("sab_owl", "sab_cat")
    assert duel.hand(B) == ["sab_bell"]


@clause("WP-R42")
def test_a_hand_that_must_go_whole_is_not_asked_about() -> None:
    duel = lay(hand="fx_discard sab_cat", enemy_hand="sab_owl sab_bell").cast("fx_discard", "3c").act("done")
    assert duel.asked(A) == "main"
    assert sorted(duel.zone("discard", B)) == ["sab_bell", "sab_owl"]


@clause("WP-R33")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 0)])
def test_an_optional_effect_without_targets_is_a_yes_or_no(answer: str, drawn: int) -> None:
    duel = lay(hand="fx_optional_draw sab_cat").cast("fx_optional_draw", "3c")
    assert duel.asked(A) == "optional"
    assert duel.offered(A) == {"yes", "no"}
    duel.act(answer)
    assert len(duel.state.hand[A]) == 1 + drawn


@clause("WP-R33")
def test_a_cost_of_two_discards_is_paid_card_by_card() -> None:
    duel = lay(hand="fx_paid_draw sab_cat sab_owl sab_bell", deck="bri_torch").cast("fx_paid_draw", "3c")
    duel.act("yes", "sab_cat")
    assert duel.asked(A) == "pay"
    duel.act("sab_bell")
    assert duel.hand(A) == ["bri_torch", "sab_owl"]
    assert duel.zone("discard", A) == ["sab_bell", "sab_cat"]
    poor = lay(hand="fx_paid_draw sab_cat", deck="bri_torch").cast("fx_paid_draw", "3c")
    assert not poor.asks("cost")


@clause("WP-R33")
def test_destroy_may_take_any_side_in_an_area_up_to_n_and_stop() -> None:
    duel = (
        lay("2c dormant; 1a dormant", "4c ready; 4d ready", hand="fx_destroy_any sab_cat")
        .cast("fx_destroy_any", "3c")
        .act("done")
    )
    assert duel.offered(A) == {"2c", "4c", "done"}
    duel.act("4c")
    assert duel.offered(A) == {"2c", "done"}
    duel.act("done")
    assert duel.states("2c") == ["A dormant"]
    assert duel.states("4c") == []


def test_a_ward_protects_from_destroy_effects_too() -> None:
    duel = (
        lay("", "4c open dor_hedge; 3b ready", hand="fx_destroy_any sab_cat").cast("fx_destroy_any", "3c").act("done")
    )
    assert duel.offered(A) == {"3b", "done"}


@clause("WP-R49")
def test_a_ward_only_while_casting() -> None:
    casting = (
        lay("2c open fx_remilia_shot", "5c casting fx_casting_ward", hand="fx_spear sab_cat")
        .cast("fx_spear", "3c")
        .quiet()
    )
    assert casting.states("5c") == ["B open"]  # set upright after it survived
    upright = (
        lay("2c open fx_remilia_shot", "5c open fx_casting_ward", hand="fx_spear sab_cat")
        .cast("fx_spear", "3c")
        .quiet()
    )
    assert upright.states("5c") == []


@clause("WP-R43")
def test_a_hand_card_shot_face_down_can_no_longer_be_followed() -> None:
    duel = lay("", "5a ready", hand="fx_hand_down sab_cat sab_owl").cast("fx_hand_down", "3c")
    for card in duel.state.hand[A]:
        duel.state.known[card] = 3
    duel.act("4c", "sab_owl")
    assert duel.remembered(B) == {}
    assert duel.remembered(A) == {"field:4c:0": "sab_owl"}
    assert "card" not in next(words for words in duel.told(B) if words.kind == "shot").args


@clause("WP-R9", "WP-R42")
def test_two_ready_circles_in_one_cell_are_told_apart_by_a_slot() -> None:
    duel = lay("3c ready fx_plain; 3c ready fx_own_overrun", hand="sab_cat")
    duel.act("3c")
    assert duel.asked(A) == "slot"
    assert [words.en for words in duel.game.described(duel.state, A)] == ["1: Plain, ready", "2: Own Overrun, ready"]
    duel.act("slot:1")
    assert duel.asked(A) == "keep"


@clause("WP-R31", "WP-R30")
def test_a_sustained_circle_that_kindles_when_set_upright() -> None:
    duel = lay("1a open bri_round", hand="fx_sustain sab_cat").cast("fx_sustain", "3c")
    assert duel.offered(A) == {"stay", "move"}
    duel.act("move")
    assert duel.at("1a") == ["A open bri_round"]
    assert len(duel.state.hand[A]) == 2


@clause("WP-105", "WP-16")
def test_the_keywords_of_the_text_and_the_one_we_named_are_known() -> None:
    assert {word for card in game().set.card for word in card.keyword_names} == {
        "support",
        "rapid",
        "sustain",
        "overrun",
    }
    assert game().decks.normal_shots >= {"shot_brigitte", "shot_nebel", "shot_dorne", "shot_aster"}
    for card in game().set.card:
        assert (card.family == "normal_shot") == card.name_ja.startswith("通常弾（")
