"""Brigitte, the Bonfire Witch: each card does what it says."""

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, hot, in_centre, lay, shots


@clause("WP-R9")
def test_normal_shot_brigitte() -> None:
    duel = in_centre("shot_brigitte", "2c")
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2c"})
    over = lay("2c dormant; 3c open bri_sparks", hand="shot_brigitte sab_cat").cast("shot_brigitte", "3c")
    assert over.at("3c") == ["A open bri_sparks", "A casting shot_brigitte"]


def test_sparks() -> None:
    duel = in_centre("bri_sparks", "2c")
    assert (shots(duel), hot(duel)) == ({"4b", "4c", "4d"}, {"2c"})


def test_torch_throw() -> None:
    duel = in_centre("bri_torch", "2c", "5c ready; 3d open sab_cat; 4c ready")
    assert (shots(duel), hot(duel)) == ({"4c", "3b"}, {"2c", "5c", "3d"})
    duel.quiet()
    assert [duel.states(cell) for cell in ("5c", "3d", "4c")] == [[], [], ["B ready"]]


@clause("WP-105", "WP-75")
def test_row_of_embers_supports_every_icon() -> None:
    duel = in_centre("bri_embers", "3b")
    assert (shots(duel), hot(duel)) == ({"4c", "4d", "3d"}, {"3b"})
    behind = lay("2c open bri_embers", hand="neb_mirage sab_cat").act("neb_mirage", "face_up")
    assert behind.at("3c") == ["A casting neb_mirage"]


@clause("WP-105", "WP-84")
def test_flashfire_shoots_ahead_twice() -> None:
    duel = in_centre("bri_flashfire", "3d", deck="bri_torch bri_round bri_scorch")
    assert shots(duel) == {"4c"}
    duel.act("4c")
    assert shots(duel) == {"4c", "3b", "2c"}
    duel.act("4c", "done")
    assert duel.at("4c") == ["A dormant bri_torch"]
    assert duel.zone("pile", A) == ["bri_round"]


def test_backdraft_intercepts_and_clears_an_enemy_danmaku() -> None:
    duel = lay(
        "2c open fx_remilia_shot",
        "5c dormant; 4c ready bri_backdraft",
        hand="fx_spear sab_cat",
        deck="bri_torch bri_round",
    )
    duel.cast("fx_spear", "3c").shoot("4b", "4d")
    duel.act("4c")
    assert (shots(duel), hot(duel)) == ({"3c", "4b", "4d"}, {"5c", "3b", "3d"})
    duel.shoot().act("done")
    assert duel.offered(B) == {"4b", "4d"}
    duel.act("4d")
    assert duel.zone("pile", A) == ["bri_round"]
    assert duel.states("4b") == ["A dormant"]
    assert duel.states("4d") == []


def test_wall_of_fire() -> None:
    duel = in_centre("bri_firewall", "3b 3d")
    assert (shots(duel), hot(duel)) == ({"5c", "4b", "4c", "4d", "2c"}, {"3b", "3d"})


@clause("WP-92")
def test_field_burning_destroys_both_players_circles_but_not_itself() -> None:
    duel = in_centre("bri_scorch", "3b 2c", "5a ready; 4b open sab_cat", more="5e open bri_sparks")
    duel.quiet()
    assert [duel.states(cell) for cell in ("5a", "4b", "5e")] == [[], [], []]
    assert duel.at("3c") == ["A open bri_scorch"]
    assert duel.states("3b") == ["A dormant"]


def test_bonfire_round_destroys_at_distance_two_and_draws() -> None:
    duel = in_centre("bri_round", "3b 3d", "5c ready; 1c ready")
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "2b", "2d"}, {"3b", "3d", "5c", "1c"})
    duel.quiet()
    assert duel.states("5c") == duel.states("1c") == []
    assert len(duel.state.hand[A]) == 2


@clause("WP-105", "WP-94", "WP-R31")
def test_undying_fire_may_stay_and_shoots_ahead_when_it_is_set_upright() -> None:
    duel = in_centre("bri_undying", "3b 2c")
    assert (shots(duel), hot(duel)) == ({"4c", "3d", "2d"}, {"3b", "2c", "4b", "4d"})
    duel.shoot().act("move")
    assert shots(duel) == {"4c"}
    duel.act("4c")
    assert duel.states("4c") == ["A dan_down"]
    assert duel.at("3c") == ["A open bri_undying"]


def test_hexenfeuer() -> None:
    duel = in_centre("bri_hexenfeuer", "3b 3d 2c", "5a ready; 5c ready; 5e ready; 5b ready")
    assert shots(duel) == {"4b", "4c", "4d", "2b", "2d"}
    assert hot(duel) == {"3b", "3d", "2c", "5a", "5c", "5e"}
    duel.quiet()
    assert [duel.states(cell) for cell in ("5a", "5b", "5c", "5e")] == [[], ["B ready"], [], []]
