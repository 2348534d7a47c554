"""Aster, the Star Witch: each card does what it says."""

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, castable, hot, in_centre, lay, shots


@clause("WP-R9")
def test_normal_shot_aster() -> None:
    duel = in_centre("shot_aster", "2c")
    assert (shots(duel), hot(duel)) == ({"3a", "3e"}, {"2c"})
    over = lay("2c dormant; 3c dormant", hand="shot_aster sab_cat").cast("shot_aster", "3c")
    assert over.states("3c") == ["A dormant", "A casting"]


def test_twin_stars() -> None:
    duel = in_centre("ast_twin", "2c")
    assert (shots(duel), hot(duel)) == ({"4a", "4e", "2a", "2e"}, {"2c"})


def test_meteor() -> None:
    duel = in_centre("ast_meteor", "2d", "5c ready; 3d open sab_cat")
    assert (shots(duel), hot(duel)) == ({"5a", "4b"}, {"2d", "5c", "3d"})
    duel.quiet()
    assert duel.states("5c") == duel.states("3d") == []


@clause("WP-R43", "WP-R40")
def test_stargazing_sorts_the_top_three_and_raises_the_hand_limit() -> None:
    duel = in_centre("ast_reader", "2c", deck="bri_torch bri_round bri_scorch bri_undying", enemy_hand="sab_cat")
    assert duel.asked(A) == "scry"
    duel.act("move", "stay", "move")
    assert duel.zone("deck", A) == ["bri_round", "bri_undying", "bri_torch", "bri_scorch"]
    assert duel.remembered(A) == {"deck:0:0": "bri_round", "deck:0:2": "bri_torch", "deck:0:3": "bri_scorch"}
    assert duel.remembered(B) == {}
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2c"})
    assert duel.view(B).sides[A].hand_limit == 8


def test_orbit_supports_every_icon() -> None:
    duel = in_centre("ast_orbit", "3a")
    assert (shots(duel), hot(duel)) == ({"5c", "3e", "1c"}, {"3a"})
    assert castable(lay("2c open ast_orbit", hand="bri_sparks sab_cat"), "bri_sparks", "3c")


def test_wishing_star_draws_two_then_discards_one() -> None:
    duel = in_centre("ast_wish", "2c", deck="bri_torch bri_round bri_scorch")
    assert (shots(duel), hot(duel)) == ({"4c"}, {"2c"})
    duel.quiet()
    assert duel.hand(A) == ["bri_round", "bri_torch", "sab_cat"]
    assert duel.asked(A) == "discard"
    assert duel.refusal("bri_scorch") == "WP-R33"
    duel.act("bri_torch")
    assert duel.zone("discard", A) == ["bri_torch"]


@clause("WP-R42", "WP-R2")
def test_comet_shoots_a_hand_card_face_up_two_rows_ahead() -> None:
    duel = in_centre("ast_comet", "2c", hand="sab_cat sab_cat")
    assert duel.offered(A) == {"5b", "5c", "5d", "done"}  # no ALL: only one, from hand
    assert duel.refusal("all") == "WP-R33"
    duel.act("5d")
    assert duel.offered(A) == {"sab_cat"}  # asked although both are the same
    duel.act("sab_cat")
    assert duel.at("5d") == ["A dan_up sab_cat"]
    assert duel.face(B, "5d") == "sab_cat"
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2c", "5d"})


def test_constellation() -> None:
    duel = in_centre("ast_constellation", "3a 1c")
    assert (shots(duel), hot(duel)) == ({"5a", "5e", "4b", "4d", "2b", "2d"}, {"3a", "1c"})


@clause("WP-84", "WP-92")
def test_nova_fires_first_and_its_small_grid_destroys_in_step_seven() -> None:
    duel = in_centre("ast_nova", "3d 2c", "5c ready")
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"3d", "2c", "5c"})
    duel.shoot()
    assert shots(duel) == {"4b", "4c", "4d"}
    duel.shoot().act("done")
    assert duel.states("5c") == []


@clause("WP-77")
def test_eclipse_needs_to_be_behind_flares_a_danmaku_and_burns_two_cards() -> None:
    enemy = "1a dormant; 1b dormant; 5b ready; 5d dormant"
    duel = in_centre("ast_eclipse", "2c", enemy, deck="bri_torch bri_round", enemy_deck="dor_root dor_thorn dor_hedge")
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2c", "5b", "5d"})
    duel.shoot("4d", "4b").quiet()
    assert duel.offered(A) == {"4b", "4d"}
    duel.act("4d")
    assert duel.at("4d") == ["A open bri_torch"]
    assert duel.states("5b") == duel.states("5d") == []
    assert duel.zone("pile", B) == ["dor_thorn", "dor_root"]
    assert duel.remembered(B) == {}
    level = lay("2c dormant", "1a dormant; 1b dormant", hand="ast_eclipse sab_cat")
    assert not castable(level, "ast_eclipse", "3c")


def test_milky_way_recovers_two() -> None:
    duel = in_centre("ast_milky", "2b 2c 2d", pile="bri_torch bri_round bri_scorch", deck="bri_undying")
    assert (shots(duel), hot(duel)) == ({"5a", "5c", "5e", "4b", "4d", "3a", "3e"}, {"2b", "2c", "2d"})
    duel.quiet()
    assert duel.zone("deck", A) == ["bri_undying", "bri_torch", "bri_round"]
    assert duel.zone("pile", A) == ["bri_scorch"]
