"""The Sabbath, cards without a caster: each does what it says, and is at home with every witch."""

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, castable, hot, in_centre, lay, shots


@pytest.mark.parametrize("shot", ["shot_brigitte", "shot_nebel", "shot_dorne", "shot_aster"])
@clause("WP-R16", "WP-17")
def test_a_sabbath_card_goes_with_every_witch_and_has_no_caster(shot: str) -> None:
    assert castable(lay(f"2c open {shot}", hand="sab_owl sab_cat"), "sab_owl", "3c")
    assert lay().game.set.card[lay().game.tables.kind_of["sab_owl"]].caster == ""


@clause("WP-R54")
def test_flight_of_brooms_grants_a_face_down_placement() -> None:
    duel = in_centre("sab_brooms", "2c", hand="fx_plain")
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2c"})
    duel.quiet()
    assert duel.view(A).actions.place_down == 1
    duel.act("fx_plain")
    assert duel.asked(A) == "place_cell"  # face-down only: the turn's own placement is used up
    duel.act("5e")
    assert duel.at("5e") == ["A ready fx_plain"]


def test_cauldron_draws_and_recovers_whenever_a_chain_ends() -> None:
    duel = in_centre(
        "sab_cauldron", "3b", more="5e ready fx_plain", pile="bri_torch bri_round", deck="bri_scorch bri_undying"
    )
    assert (shots(duel), hot(duel)) == ({"4c"}, {"3b"})
    duel.quiet()
    assert duel.hand(A) == ["bri_scorch", "sab_cat"]
    assert duel.zone("pile", A) == ["bri_round"]
    duel.act("5e")
    assert duel.zone("pile", A) == []
    assert duel.zone("deck", A) == ["bri_undying", "bri_torch", "bri_round"]


def test_black_cat() -> None:
    duel = in_centre("sab_cat", "3d", hand="sab_owl")
    assert (shots(duel), hot(duel)) == ({"4b", "2b"}, {"3d"})


@pytest.mark.parametrize(("answer", "state"), [("5a", "open"), ("done", "ready")])
def test_owl_messenger_may_turn_an_enemy_circle_up(answer: str, state: str) -> None:
    duel = in_centre("sab_owl", "2c", "5a ready dor_thorn; 5b dormant; 5c open sab_cat")
    assert duel.offered(A) == {"5a", "5b", "done"}
    duel.act(answer)
    assert duel.at("5a") == [f"B {state} dor_thorn"]
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2c"})


@clause("WP-77")
def test_midnight_bell_rings_only_for_whoever_is_behind() -> None:
    duel = in_centre("sab_bell", "2c", "5a dormant; 5b dormant; 1a dormant")
    assert (shots(duel), hot(duel)) == ({"5c", "4b", "4c", "4d"}, {"2c"})
    assert not castable(lay("2c dormant", "5a dormant; 5b dormant", hand="sab_bell sab_cat"), "sab_bell", "3c")


@clause("WP-93")
def test_brocken_gate_kindles_an_open_circle_for_a_card_set_aside() -> None:
    duel = in_centre("sab_gate", "3b 3d", more="1a open bri_round; 1b dormant; 1c dormant", hand="sab_cat sab_owl")
    duel.act("yes")
    assert duel.asked(A) == "pay"
    duel.act("sab_cat")
    assert duel.at("1a") == ["A casting bri_round"]  # the only open circle
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "2c"}, {"3b", "3d"})
    assert duel.view(B).sides[A].aside == ["sab_cat"]


@clause("WP-99")
def test_maypole_is_never_turned_face_down() -> None:
    duel = in_centre("sab_maypole", "3b 3d", "3c dan_up dor_root")
    assert (shots(duel), hot(duel)) == ({"4c", "2c"}, {"3b", "3d"})
    duel.quiet()
    assert duel.at("3c") == ["A open sab_maypole"]


def test_daybreak_destroys_a_dormant_enemy_circle() -> None:
    duel = in_centre("sab_dawn", "3a 3e 2b 2d", "5a dormant; 1a dormant; 1e ready; 1c open sab_cat")
    assert (shots(duel), hot(duel)) == ({"5b", "5c", "5d", "4a", "4e", "3b", "3d"}, {"3a", "3e", "2b", "2d"})
    duel.quiet()
    assert duel.offered(A) == {"5a", "1a"}
    duel.act("1a")
    assert duel.states("1a") == []
    assert duel.states("5a") == ["B dormant"]
