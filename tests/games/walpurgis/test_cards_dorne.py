"""Dorne, the Bramble Witch: each card does what it says."""

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, hot, in_centre, lay, shots


@clause("WP-R9")
def test_normal_shot_dorne() -> None:
    duel = in_centre("shot_dorne", "3b")
    assert (shots(duel), hot(duel)) == ({"4c", "3d"}, {"3b"})
    over = lay("3b dormant", "3c ready", hand="shot_dorne sab_cat").cast("shot_dorne", "3c")
    assert over.states("3c") == ["B ready", "A casting"]


def test_taking_root() -> None:
    duel = in_centre("dor_root", "2c")
    assert (shots(duel), hot(duel)) == ({"4c", "3b", "3d"}, {"2c"})


@clause("WP-92")
def test_hedge_may_shoot_at_itself_and_is_not_destroyed_while_face_up() -> None:
    duel = in_centre("dor_hedge", "2c")
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "3c"}, {"2c"})
    safe = lay("2c open fx_remilia_shot", "5c open dor_hedge", hand="fx_spear sab_cat").cast("fx_spear", "3c").quiet()
    assert safe.states("5c") == ["B open"]
    asleep = (
        lay("2c open fx_remilia_shot", "5c dormant dor_hedge", hand="fx_spear sab_cat").cast("fx_spear", "3c").quiet()
    )
    assert asleep.states("5c") == []


def test_thorn_destroys_straight_ahead() -> None:
    duel = in_centre("dor_thorn", "3d", "5c ready; 4c open sab_cat")
    assert (shots(duel), hot(duel)) == ({"3b"}, {"3d", "5c", "4c"})
    duel.quiet()
    assert duel.states("5c") == duel.states("4c") == []


@pytest.mark.parametrize(("hand", "drawn"), [("sab_cat " * 3, 1), ("sab_cat " * 4, 0)])
def test_night_rose_supports_and_draws_for_a_small_hand_when_its_owners_turn_ends(hand: str, drawn: int) -> None:
    duel = in_centre("dor_rose", "3b")
    assert (shots(duel), hot(duel)) == ({"4c", "2c"}, {"3b"})
    end = lay("1a open dor_rose", "5a open dor_rose", hand=hand, enemy_hand="sab_cat", phase="end")
    assert len(end.state.hand[A]) == len(hand.split()) + drawn
    assert len(end.state.hand[B]) == 2  # only the draw of B's turn
    support = lay("2c open dor_rose", hand="bri_sparks sab_cat").act("bri_sparks", "face_up")
    assert support.at("3c") == ["A casting bri_sparks"]


@clause("WP-99", "WP-R24")
def test_ironwood_is_never_turned_face_down() -> None:
    duel = in_centre("dor_ironwood", "3b 2c", "3c dan_down; 3c dan_down; 3c dan_up sab_cat")
    assert (shots(duel), hot(duel)) == ({"4c"}, {"3b", "2c"})
    duel.quiet()
    assert duel.at("3c") == ["A open dor_ironwood"]
    assert len(duel.state.pile[B]) == 3


def test_grasping_vines_intercept_and_shield_their_neighbours() -> None:
    duel = lay(
        "2c open fx_remilia_shot",
        "5b open sab_cat; 5c open sab_cat; 5a dormant; 4b ready dor_vines",
        hand="fx_spear sab_cat",
    )
    duel.cast("fx_spear", "3c").shoot("4b")
    duel.act("4b")
    assert (shots(duel), hot(duel)) == ({"3a", "3b", "3c", "4b"}, {"5b"})
    assert duel.kinds().count("shielded") == 3
    duel.shoot("3c").act("done")
    assert duel.states("5c") == ["B open"]  # on the spear's destroy cell, but shielded


def test_thicket() -> None:
    duel = in_centre("dor_thicket", "3b 3d")
    assert (shots(duel), hot(duel)) == ({"4b", "4c", "4d", "2b", "2d"}, {"3b", "3d"})


@clause("WP-R49")
def test_bramble_gate_bars_the_four_cells_next_to_it() -> None:
    duel = in_centre("dor_gate", "2b 2d")
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "3d"}, {"2b", "2d"})
    barred = lay("", "3c open dor_gate", hand="sab_cat").act("sab_cat")
    assert not {"2c", "4c", "3b", "3d"} & barred.offered()
    assert {"2b", "4d"} <= barred.offered()
    own = lay("3c open dor_gate", hand="bri_hexenfeuer").act("bri_hexenfeuer")
    assert {"2c", "4c"} <= own.offered()


def test_mad_bloom_shoots_ahead_in_every_chain_in_which_it_is_casting() -> None:
    duel = in_centre("dor_bloom", "2c 1c", more="5e ready fx_plain", hand="sab_cat")
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "3b", "3d"}, {"2c", "1c"})
    duel.shoot()
    assert shots(duel) == {"4c"}
    duel.act("4c").act("stay")
    assert duel.states("4c") == ["A dormant"]
    duel.act("5e")
    assert shots(duel) == {"4c"}


@clause("WP-92")
def test_sleeping_castle_is_warded_and_wakes_one() -> None:
    duel = in_centre("dor_castle", "3b 3d 2c", "5c ready")
    assert shots(duel) == {"4b", "4c", "4d", "3c", "2b", "2d"}
    assert hot(duel) == {"3b", "3d", "2c", "5c"}
    duel.quiet()
    assert duel.states("5c") == []
    duel.act("2c")
    assert duel.states("2c") == ["A ready"]
    safe = lay("2c open fx_remilia_shot", "5c open dor_castle", hand="fx_spear sab_cat").cast("fx_spear", "3c").quiet()
    assert safe.states("5c") == ["B open"]
