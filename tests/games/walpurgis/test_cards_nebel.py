"""Nebel, the Mist Witch: each card does what it says."""

import pytest

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, hot, in_centre, lay, shots


@clause("WP-R9")
def test_normal_shot_nebel() -> None:
    duel = in_centre("shot_nebel", "2b")
    assert (shots(duel), hot(duel)) == ({"4b", "2d"}, {"2b"})
    over = lay("2b dormant", "3c open sab_cat", hand="shot_nebel sab_cat").cast("shot_nebel", "3c")
    assert over.at("3c") == ["B open sab_cat", "A casting shot_nebel"]


def test_morning_haze() -> None:
    duel = in_centre("neb_haze", "2d")
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "2b"}, {"2d"})


def test_whisper_looks_at_an_enemy_circle_and_draws() -> None:
    duel = in_centre("neb_whisper", "2c", "5a ready dor_thorn; 5b dormant; 5c open sab_cat", more="1a dormant")
    assert duel.offered(A) == {"5a", "5b"}
    duel.act("5a")
    assert duel.remembered(A) == {"field:5a:0": "dor_thorn"}
    assert (shots(duel), hot(duel)) == ({"4b", "2d"}, {"2c"})
    duel.shoot().act("done")
    assert len(duel.state.hand[A]) == 2


def test_waking_mist_wakes_a_dormant_circle() -> None:
    duel = in_centre("neb_waking", "2b", more="1a dormant bri_torch")
    assert (shots(duel), hot(duel)) == ({"4b", "4d"}, {"2b"})
    duel.quiet()
    assert duel.offered(A) == {"2b", "1a"}
    duel.act("1a")
    assert duel.face(A, "1a") == "bri_torch"


@pytest.mark.parametrize(("answer", "state"), [("3c", "ready"), ("done", "open")])
def test_shroud_may_hide_itself_again(answer: str, state: str) -> None:
    duel = in_centre("neb_shroud", "2d")
    assert (shots(duel), hot(duel)) == ({"4b", "2b"}, {"2d"})
    duel.quiet().act(answer)
    assert duel.at("3c") == [f"A {state} neb_shroud"]
    assert ("field:3c:0" in duel.remembered(B)) == (state == "ready")


@clause("WP-R55")
def test_mirage_moves_a_neighbour_one_step() -> None:
    duel = in_centre(
        "neb_mirage", "2c", "1c dan_down; 1d open sab_cat", more="4e open bri_sparks; 2d casting bri_sparks"
    )
    assert duel.offered(A) == {"2c", "done"}  # 4e is not adjacent, 2d is casting
    duel.act("2c")
    assert duel.offered(A) == {"1b", "1c", "2b", "3b", "3d"}
    assert duel.refusal("1d") == "WP-R33"
    duel.act("1c")
    assert duel.states("1c") == ["B dan_down", "A dormant"]
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "2b"}, {"2c"})


def test_pall_of_fog_cannot_be_intercepted() -> None:
    duel = in_centre("neb_pall", "2b 2c", "5a ready", enemy_hand="sab_cat")
    assert (shots(duel), hot(duel)) == ({"4b", "4d", "3a", "3e", "2e"}, {"2b", "2c"})
    duel.act("all")
    assert duel.asked(A) == "main"


@clause("WP-R55")
def test_lullaby_turns_an_enemy_circle_within_two_cells_dormant() -> None:
    duel = in_centre("neb_lullaby", "3b 3d", "5a ready; 5e open sab_cat; 1a dormant; 4c casting sab_cat")
    assert (shots(duel), hot(duel)) == ({"5b", "5d", "2b", "2d"}, {"3b", "3d"})
    duel.quiet()
    assert duel.offered(A) == {"5a", "5e", "4c"}
    duel.act("5e")
    assert duel.at("5e") == ["B dormant sab_cat"]


def test_will_o_the_wisp_supports_every_icon() -> None:
    duel = in_centre("neb_wisp", "2d")
    assert (shots(duel), hot(duel)) == ({"4b", "2b"}, {"2d"})
    behind = lay("2c open neb_wisp", hand="dor_root sab_cat").act("dor_root", "face_up")
    assert behind.at("3c") == ["A casting dor_root"]


def test_vanish_may_take_another_circle_back_to_hand() -> None:
    duel = in_centre("neb_vanish", "2b 2c", "5a ready", more="1a open bri_torch")
    assert (shots(duel), hot(duel)) == ({"5b", "5d", "4b", "4d"}, {"2b", "2c"})
    duel.quiet()
    assert duel.offered(A) == {"2b", "2c", "1a", "done"}
    duel.act("1a")
    assert duel.hand(A) == ["bri_torch", "sab_cat"]
    assert "bri_torch" in duel.remembered(B).values()  # an open circle went back before everybody's eyes


def test_the_great_fog_wakes_two() -> None:
    duel = in_centre("neb_greatfog", "3b 3d 2c", more="1a dormant")
    assert (shots(duel), hot(duel)) == ({"5b", "5d", "4b", "4d", "2b", "2d"}, {"3b", "3d", "2c"})
    duel.quiet().act("1a", "3d")
    assert [duel.states(cell) for cell in ("1a", "3b", "3d")] == [["A ready"], ["A dormant"], ["A ready"]]
