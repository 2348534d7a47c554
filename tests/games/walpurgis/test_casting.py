"""The casting condition, the activation check, placing (rulebook 8.1, 8.2)."""

import pytest

from dengen.games.walpurgis.cards.matrix import grid_of
from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, lay


@clause("WP-29", "WP-32", "WP-75", "WP-18")
@pytest.mark.parametrize("state", ["ready", "dormant"])
def test_a_face_down_circle_counts_as_every_icon_and_its_face_is_blank(state: str) -> None:
    duel = lay(f"1c {state} shot_nebel", hand="bri_sparks").act("bri_sparks", "face_up")
    assert duel.at("2c") == ["A casting bri_sparks"]  # its only cell


@clause("WP-75", "WP-R51")
def test_support_counts_as_every_icon_only_while_face_up() -> None:
    duel = lay("1a open neb_wisp; 1c open neb_haze", hand="bri_sparks").act("bri_sparks", "face_up")
    assert duel.at("2a") == ["A casting bri_sparks"]
    refused = lay("1a open neb_wisp; 2d open bri_torch; 1c open neb_haze", hand="bri_sparks").act(
        "bri_sparks", "face_up"
    )
    assert refused.refusal("2c") == "WP-75"


@clause("WP-R16")
def test_one_icon_in_common_is_enough_and_a_card_without_icons_takes_any_own_circle() -> None:
    behind = "1a open fx_remilia_shot; 1b open shot_nebel; 1c open fx_no_icon"
    two = lay(behind, hand="fx_two_icons").act("fx_two_icons", "face_up")
    assert two.at("2a") == ["A open fx_two_icons"]  # its only cell; the chain is over
    none = lay(behind, hand="fx_no_icon").act("fx_no_icon", "face_up")
    assert none.offered() == {"2a", "2b", "2c"}


@clause("WP-R15", "WP-74")
def test_a_condition_cell_off_the_field_is_never_satisfied() -> None:
    duel = lay("1a open shot_brigitte; 1b open shot_brigitte", hand="bri_sparks").act("bri_sparks", "face_up")
    assert duel.refusal("1c") == "WP-R15"


@clause("WP-R15")
def test_danmaku_cells_off_the_field_do_not_exist() -> None:
    duel = lay("4a open shot_brigitte", hand="bri_sparks").cast("bri_sparks", "5a")
    assert not duel.asks("shoot")


@clause("WP-35", "WP-36", "WP-67", "WP-81")
def test_only_a_ready_circle_of_ones_own_can_be_cast() -> None:
    duel = lay("1a ready fx_plain; 2a open fx_plain; 3a casting fx_plain; 4a dormant fx_plain", "1b ready fx_plain")
    assert duel.offered() == {"1a", "done"}
    assert [duel.refusal(cell) for cell in ("2a", "3a", "4a", "1b", "5e")] == [
        "WP-35",
        "WP-36",
        "WP-34",
        "WP-67",
        "WP-67",
    ]


@clause("WP-79", "WP-31")
def test_a_successful_check_turns_the_card_face_up_and_sideways() -> None:
    duel = lay("1c ready bri_sparks; 2c ready bri_torch", "5a ready", hand="sab_cat").act("2c")
    assert duel.at("2c") == ["A casting bri_torch"]
    assert duel.view(B).chain is not None


@clause("WP-24", "WP-80")
def test_danmaku_has_no_icon_no_keyword_and_no_effect() -> None:
    duel = lay("1a dan_up bri_embers; 1b dan_up ast_reader; 2b open bri_torch", hand="bri_sparks")
    duel.act("bri_sparks", "face_up")
    assert duel.at("3b") == ["A casting bri_sparks"]
    assert duel.view(A).sides[A].hand_limit == 6


@clause("WP-26")
def test_danmaku_may_land_on_circles_and_danmaku_of_either_player() -> None:
    duel = lay("1c open shot_brigitte; 3b open bri_torch", "3c open dor_root; 3d dan_down", hand="bri_sparks")
    duel.cast("bri_sparks", "2c")
    assert {"3b", "3c", "3d"} <= duel.offered()


@clause("WP-77", "WP-R17")
@pytest.mark.parametrize(
    ("card", "field", "enemy", "hand", "castable"),
    [
        ("fx_ahead", "", "", "", True),  # the card itself counts
        ("fx_ahead", "", "5a ready", "", False),
        ("fx_enemy_min", "", "5a open sab_cat; 5b dormant", "", False),
        ("fx_enemy_min", "", "5a open sab_cat; 5b dormant; 5c dormant", "", True),
        ("fx_hand_min", "", "", "sab_cat", False),  # the card itself is no longer in hand
        ("fx_hand_min", "", "", "sab_cat sab_cat", True),
        ("fx_own_turn", "", "", "", True),
        ("sab_bell", "1a open sab_cat", "5a open sab_cat; 5b dormant", "", False),
        ("sab_bell", "1a open sab_cat", "5a open sab_cat; 5b dormant; 5c dormant", "", True),
    ],
)
def test_requirements_are_counted_with_the_card_already_in_its_cell(
    card: str, field: str, enemy: str, hand: str, castable: bool
) -> None:
    duel = lay(field, enemy, hand=f"{card} {hand}").act(card)
    assert duel.asks("face") == castable


@clause("WP-77")
def test_a_card_for_the_own_turn_cannot_intercept() -> None:
    duel = (
        lay("1c open fx_remilia_shot", "3b ready fx_own_turn", hand="fx_spear").cast("fx_spear", "2c").shoot("3d", "3b")
    )
    assert duel.refusal("3b", B) in ("WP-77", "WP-103")
    assert duel.offered(B) == {"done"}


@clause("WP-R9")
def test_variants_of_overrun_take_only_own_or_only_enemy_circles() -> None:
    own = lay("1a open sab_cat", "5a open sab_cat", hand="fx_own_overrun").act("fx_own_overrun", "face_down")
    assert "1a" in own.offered()
    assert own.refusal("5a") == "WP-38"
    enemy = lay("1a open sab_cat", "5a open sab_cat", hand="fx_enemy_overrun").act("fx_enemy_overrun", "face_up")
    assert "5a" in enemy.offered()
    assert enemy.refusal("1a") == "WP-38"


@clause("WP-R22")
def test_two_circles_of_different_players_in_one_cell_both_work_until_settling() -> None:
    duel = lay("2c open fx_plain", "3c ready fx_spear; 4c dormant", hand="fx_steady_shot sab_cat")
    duel.cast("fx_steady_shot", "3c")
    assert duel.scores == [2, 2]
    assert duel.at("3c") == ["B ready fx_spear", "A casting fx_steady_shot"]


@clause("WP-R22")
def test_a_ready_circle_that_is_overrun_may_still_intercept() -> None:
    duel = lay("2c open shot_brigitte", "3c ready dor_thicket; 3b dormant; 3d dormant", hand="shot_brigitte")
    duel.cast("shot_brigitte", "3c").shoot("4b")
    assert "3c" in duel.offered(B)


@clause("WP-R41", "WP-R43")
def test_of_two_equal_hand_cards_the_one_the_opponent_knows_leaves_face_up_first() -> None:
    duel = lay("1c open shot_brigitte", hand="fx_plain fx_plain")
    known = duel.state.hand[A][1]
    duel.state.known[known] = 3
    duel.cast("fx_plain", "3c")
    assert duel.state.cell[known] == 12


@clause("WP-R43")
def test_when_a_card_leaves_the_hand_face_down_the_opponent_can_follow_none_of_that_hand() -> None:
    duel = lay(hand="fx_plain sab_cat bri_sparks")
    for card in duel.state.hand[A]:
        duel.state.known[card] = 3
    assert len(duel.remembered(B)) == 3
    duel.place("sab_cat", "3c")
    assert duel.remembered(B) == {}
    assert duel.face(A, "3c") == "sab_cat"


@clause("WP-R49")
def test_a_bar_keeps_the_opponent_from_placing_but_not_danmaku_from_landing() -> None:
    duel = lay("2c open dor_root", "4c open dor_gate", hand="bri_hexenfeuer").act("bri_hexenfeuer")
    assert [duel.refusal(cell) for cell in ("3c", "4b", "4d", "5c")] == ["WP-R49"] * 4
    assert duel.refusal("3b") == ""
    shot = lay("1c open dor_root", "4c open dor_gate", hand="dor_root").cast("dor_root", "2c")
    assert "3c" in shot.offered()
    turned = lay("2c open dor_root", "4c dormant dor_gate", hand="bri_hexenfeuer").act("bri_hexenfeuer")
    assert turned.refusal("3c") == ""


@clause("WP-R49")
def test_a_static_effect_may_be_narrowed_to_the_casting_state() -> None:
    casting = lay("", "4c casting fx_casting_bar", hand="sab_cat").act("sab_cat")
    assert casting.refusal("2c") == "WP-R49"
    assert casting.view(None).sides[B].hand_limit == 9
    upright = lay("", "4c open fx_casting_bar", hand="sab_cat").act("sab_cat")
    assert upright.refusal("2c") == ""


@clause("WP-R47")
def test_a_card_always_goes_to_its_owners_zones() -> None:
    duel = lay("2c open shot_brigitte", "3c ready dor_thorn", hand="shot_brigitte sab_cat")
    duel.cast("shot_brigitte", "3c").quiet()
    assert duel.zone("discard", B) == ["dor_thorn"]
    owners = list(duel.state.owner)
    assert owners == [0] * owners.count(0) + [1] * owners.count(1)


@clause("WP-R8")
def test_with_a_shared_orientation_both_read_from_the_same_side() -> None:
    duel = lay("", "2c open shot_dorne", enemy_hand="dor_root", turn=B, options={"orientation": "shared"})
    duel.cast("dor_root", "3c")
    assert duel.offered() == {"4c", "3b", "3d", "all", "done"}


@clause("WP-17", "WP-21")
def test_a_card_has_all_the_parts_of_the_rulebooks_card() -> None:
    card = next(card for card in lay().game.set.card if card.id == "ast_nova")
    assert (card.name_ja, card.name_en, card.caster, card.icons, card.number) == (
        "新星",
        "Nova",
        "aster",
        ["star"],
        "WN-42",
    )
    assert card.illustrator == ""
    grid = grid_of(card)
    assert sorted(grid.condition) == [(0, -1), (1, 0)]
    assert sorted(grid.danmaku) == [(-1, 1), (0, 1), (1, 1)]
    assert sorted(grid.sub_danmaku) == [(-1, 1), (1, 1)]
    assert grid.sub_destroy == [(0, 2)]
