"""Who may intercept, with what, and what must overlap (rulebook 8.3.4, 8.4)."""

from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, hot, lay


@clause("WP-88", "WP-R42", "WP-102")
def test_the_window_is_announced_to_whoever_holds_a_card_or_a_ready_circle() -> None:
    hand = lay(hand="fx_plain sab_cat", enemy_hand="bri_hexenfeuer").cast("fx_plain", "3c")
    assert hand.state.actors() == [B]
    assert hand.offered(B) == {"done"}
    ready = lay("", "5a ready", hand="fx_plain sab_cat").cast("fx_plain", "3c")
    assert ready.state.actors() == [B]
    neither = lay("", "5a dormant; 5b open sab_cat", hand="fx_plain sab_cat").cast("fx_plain", "3c")
    assert neither.state.actors() == [A]


@clause("WP-R42")
def test_a_card_that_cannot_be_intercepted_opens_no_window() -> None:
    duel = lay("2b dormant; 2c dormant", "5a ready", hand="neb_pall sab_cat", enemy_hand="sab_cat")
    duel.cast("neb_pall", "3c").act("all")
    assert duel.state.actors() == [A]
    assert duel.asked(A) == "main"


@clause("WP-89", "WP-R53")
def test_interceptions_go_back_and_forth_until_somebody_declines() -> None:
    duel = lay(
        "2c ready fx_lists; 1c dormant; 2d ready sab_cat; 2e dormant",
        "4c ready fx_lists; 5c dormant",
        hand="sab_cat",
        enemy_hand="sab_cat",
    )
    duel.act("2c").shoot()
    assert duel.state.actors() == [B]
    duel.act("4c").shoot("3c")
    assert duel.state.actors() == [A]
    assert hot(duel) == {"5c", "3c"}
    duel.act("2d").shoot()
    assert duel.state.actors() == [B]
    duel.act("done")
    assert "settled" in duel.kinds() or "spent" in duel.kinds()
    assert [link for link in duel.kinds() if link == "cast"] == ["cast"] * 3


@clause("WP-R20")
def test_only_the_latest_cast_matters() -> None:
    duel = lay(
        "2c ready fx_lists; 1c dormant",
        "4c ready fx_lists; 5c dormant; 2a ready fx_lists; 3a dormant",
        hand="sab_cat",
    )
    duel.act("2c").shoot()
    duel.act("4c").shoot()
    assert duel.state.hot == (1 << 22) | (1 << 12)  # 5c and 3c, no longer 1c


@clause("WP-R20")
def test_the_cells_in_which_the_cards_lie_do_not_count_by_themselves() -> None:
    duel = lay("", "4c ready fx_lists; 5c dormant", hand="fx_plain sab_cat").cast("fx_plain", "3c")
    assert duel.refusal("4c", B) == "WP-103"  # its cells 3c and 2c: A's card lies there, but 3c is no cell of it


@clause("WP-R20", "WP-87")
def test_a_cell_stays_hot_even_if_its_danmaku_is_gone() -> None:
    duel = lay("", "5c ready fx_lists; 5c dormant", hand="fx_clear_b sab_cat")
    duel.cast("fx_clear_b", "3c").act("4c")  # Rapid Fire; the B effect takes it away again
    assert duel.states("4c") == []
    assert (duel.state.hot >> 17) & 1


@clause("WP-R20", "WP-84")
def test_destroy_cells_of_rapid_fire_count_on_both_sides() -> None:
    duel = lay("2c dormant; 3d dormant", "5a ready", hand="ast_nova sab_cat").cast("ast_nova", "3c").shoot().shoot()
    assert hot(duel) == {"2c", "3d", "5c"}
    nova = "3c ready ast_nova; 4c dormant; 3b dormant"  # for B its Rapid Fire destroys 1c
    answer = lay("2c ready fx_lists; 1c dormant", nova, hand="sab_cat").act("2c").shoot()
    assert hot(answer) == {"1c", "3c"}
    assert "3c" in answer.offered(B)


@clause("WP-R20")
def test_an_interception_needs_no_cards_in_the_deck() -> None:
    duel = lay("2c ready fx_lists; 1c dormant", "4c ready fx_lists; 5c dormant", hand="sab_cat", enemy_deck="")
    duel.act("2c").shoot()
    assert "4c" in duel.offered(B)


@clause("WP-R21")
def test_an_interception_uses_up_nobodys_actions_and_follows_the_placing_rules() -> None:
    duel = lay(
        "2c ready fx_lists; 1c dormant",
        "5b dormant; 5c dormant",
        hand="sab_cat",
        enemy_hand="fx_lists fx_lists",
    )
    duel.act("2c").shoot("3c")
    duel.act("fx_lists").shoot()  # in 4c: from 4b it would overlap nowhere
    assert duel.at("4c") == ["B casting fx_lists"]
    assert duel.view(B).actions.place == 1
    assert duel.view(B).actions.cast == 0  # A's own cast


@clause("WP-R21", "WP-38", "WP-R9")
def test_an_interception_from_hand_cannot_go_where_a_circle_lies_unless_it_overruns() -> None:
    duel = lay(
        "1c open fx_remilia_shot",
        "5c dormant; 4c open sab_cat",
        hand="fx_spear sab_cat",
        enemy_hand="fx_spear fx_reimu_shot",
    )
    duel.cast("fx_spear", "2c").shoot("3b")
    assert duel.offered(B) == {"fx_reimu_shot", "done"}
    assert duel.refusal("fx_spear", B) == "WP-66"
    duel.act("fx_reimu_shot")
    assert duel.at("4c") == ["B open sab_cat", "B casting fx_reimu_shot"]


@clause("WP-103")
def test_one_common_cell_is_enough() -> None:
    duel = lay("2c open fx_remilia_shot", "4d ready fx_spear; 5d dormant", hand="fx_spear sab_cat")
    duel.cast("fx_spear", "3c").shoot()
    assert hot(duel) == {"2c", "5c"}
    assert duel.refusal("4d", B) == "WP-103"
    duel = lay("2c open fx_remilia_shot", "4d ready fx_spear; 5d dormant; 5c dormant", hand="fx_spear sab_cat")
    duel.cast("fx_spear", "3c").shoot("4b")
    assert duel.refusal("4d", B) == "WP-103"
    duel = lay("1c open fx_remilia_shot", "4d ready fx_spear; 5d dormant", hand="fx_spear sab_cat")
    duel.cast("fx_spear", "2c").shoot("3d")
    assert duel.refusal("4d", B) == "WP-103"  # its cells are 5d, 3c, 3e, 2d
    duel = lay("1d open fx_remilia_shot", "4d ready fx_spear; 5d dormant", hand="fx_spear sab_cat")
    duel.cast("fx_spear", "2d").shoot("3c")
    assert "4d" in duel.offered(B)  # 3c alone


@clause("WP-77")
def test_intercept_only_cards_cannot_be_cast_in_the_main_phase_and_others_not_as_interceptions() -> None:
    duel = lay("1c open shot_brigitte; 2c ready bri_backdraft", hand="sab_cat")
    assert duel.refusal("2c") == "WP-77"
    field = "5c dormant; 4b dormant; 4d dormant; 4c ready bri_hexenfeuer"
    enemy = lay("1c open fx_remilia_shot", field, hand="fx_spear sab_cat").cast("fx_spear", "2c").shoot("3b")
    assert enemy.refusal("4c", B) == "WP-77"
