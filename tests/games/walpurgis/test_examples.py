"""The worked examples: first the rulebook's own figures, then ours."""

import pytest

from dengen.games.walpurgis.rules.board import CELL_NAMES
from dengen.testing import clause
from tests.games.walpurgis.kit import A, B, Duel, hot, lay, new


@clause("WP-53", "WP-R7")
def test_the_centre_is_3c_and_2d_is_one_down_and_one_right_of_it() -> None:
    assert CELL_NAMES.index("3c") == 12
    assert CELL_NAMES.index("2d") == 12 - 5 + 1
    assert CELL_NAMES[0] == "1a"
    assert CELL_NAMES[24] == "5e"


@clause("WP-49", "WP-51", "WP-52", "WP-R10", "WP-R13")
def test_both_open_with_a_normal_shot_and_then_the_first_player_has_a_normal_turn() -> None:
    duel = new(first_player=0)
    duel.act("done", seat=A).act("done", seat=B)
    assert len(duel.offered()) == 25
    duel.act("3c")
    assert duel.at("3c") == ["A open shot_brigitte"]
    assert len(duel.state.hand[B]) == 7
    assert len(duel.offered()) == 24
    duel.act("4d")
    assert duel.at("4d") == ["B open shot_brigitte"]
    assert duel.state.turn == A
    assert duel.asked() == "main"
    assert [len(hand) for hand in duel.state.hand] == [6, 6]
    assert len(duel.state.links) == 0


@clause("WP-50", "WP-R52")
def test_with_the_tournament_rule_only_the_first_player_may_not_open_in_the_centre() -> None:
    duel = new(first_player=0, start_limit="no_center_first")
    duel.act("done", seat=A).act("done", seat=B)
    assert len(duel.offered()) == 24
    assert duel.refusal("3c") == "WP-50"
    duel.act("1a")
    assert len(duel.offered()) == 24
    assert "3c" in duel.offered()


@pytest.fixture
def figure_8_2() -> str:
    return """
        2b open fx_remilia_shot; 1d open fx_remilia_shot; 3e dormant; 4b dormant; 3c ready
        4c ready fx_spear; 1a open fx_reimu_shot; 4a dan_down
    """


@clause("WP-38", "WP-65", "WP-66", "WP-74", "WP-75", "WP-76", "WP-80", "WP-81", "WP-82", "WP-18", "WP-19")
def test_where_a_card_may_be_placed_face_up(figure_8_2: str) -> None:
    duel = lay(figure_8_2, "4d open fx_reimu_shot; 5b dan_down", hand="fx_spear")
    duel.act("fx_spear", "face_up")
    assert duel.offered() == {"2d", "3b", "4e", "5b", "5c"}
    assert duel.refusal("4c") == "WP-38"
    assert duel.refusal("5a") == "WP-80"
    assert duel.refusal("5d") == "WP-81"
    assert duel.refusal("2a") == "WP-75"
    assert duel.refusal("3d") == "WP-74"


@clause("WP-31", "WP-34", "WP-67")
def test_the_same_card_lying_ready_may_be_cast_where_it_lies_but_not_if_it_is_dormant(figure_8_2: str) -> None:
    duel = lay(figure_8_2, hand="fx_spear")
    assert "4c" in duel.offered()
    asleep = lay(figure_8_2.replace("4c ready", "4c dormant"), hand="fx_spear")
    assert asleep.refusal("4c") == "WP-34"
    assert asleep.face(A, "4c") is None


@clause("WP-63", "WP-65")
def test_face_down_the_card_may_go_to_any_cell_without_a_circle(figure_8_2: str) -> None:
    duel = lay(figure_8_2, "4d open fx_reimu_shot; 5b dan_down", hand="fx_spear")
    duel.act("fx_spear", "face_down")
    circles = {"2b", "1d", "3e", "4b", "3c", "4c", "1a", "4d"}
    assert duel.offered() == set(CELL_NAMES) - circles


@pytest.mark.parametrize(
    ("kept", "stays", "discard", "pile"),
    [
        ("slot:0", "A ready bri_sparks", [], ["bri_torch", "bri_embers"]),
        ("slot:1", "A dormant bri_embers", ["bri_sparks"], ["bri_torch"]),
        ("slot:2", "A open bri_torch", ["bri_sparks"], ["bri_embers"]),
    ],
)
@clause("WP-96", "WP-97", "WP-R5", "WP-28", "WP-23")
def test_the_only_owner_in_a_cell_chooses_what_stays(
    kept: str, stays: str, discard: list[str], pile: list[str]
) -> None:
    duel = lay("3c ready bri_sparks; 3c dan_down bri_embers; 3c dan_up bri_torch", hand="fx_plain sab_cat")
    duel.cast("fx_plain", "1a")
    assert duel.asked() == "keep"
    duel.act(kept)
    assert duel.at("3c") == [stays]
    assert duel.zone("discard", A) == discard
    assert duel.zone("pile", A) == pile


E5_A = "3c open bri_round; 3c dan_down bri_torch"
E5_B = "3c dan_up dor_root"


@pytest.mark.parametrize(
    "steps", [("slot:0", "slot:1"), ("slot:1",)]
)  # then only one card is left to take the other hit
@clause("WP-98", "WP-100", "WP-R6", "WP-R24")
def test_in_a_contested_cell_the_weaker_side_loses_all_and_the_stronger_takes_as_many_steps(
    steps: tuple[str, ...],
) -> None:
    duel = lay(E5_A, E5_B, hand="fx_plain sab_cat").cast("fx_plain", "1a")
    assert duel.asked(A) == "hit"
    assert duel.state.actors() == [A]
    duel.act(*steps)
    assert duel.at("3c") == ["A dormant bri_round"]
    assert duel.zone("pile", A) == ["bri_torch"]
    assert duel.zone("pile", B) == ["dor_root"]


@clause("WP-98", "WP-R24", "WP-96")
def test_the_stronger_side_may_give_up_its_circle_and_keep_the_danmaku() -> None:
    duel = lay(E5_A, E5_B, hand="fx_plain sab_cat").cast("fx_plain", "1a")
    duel.act("slot:0", "slot:0")
    assert duel.at("3c") == ["A dormant bri_torch"]
    assert duel.zone("discard", A) == ["bri_round"]


@clause("WP-89", "WP-92", "WP-102", "WP-103", "WP-R20", "WP-R29")
def test_the_rulebooks_interception_with_the_same_card_on_both_sides() -> None:
    duel = lay(
        "1c open fx_remilia_shot", "5c dormant; 4e open fx_remilia_shot", hand="fx_spear sab_cat", enemy_hand="fx_spear"
    )
    duel.cast("fx_spear", "2c").shoot("3b", "3d")
    assert hot(duel) == {"1c", "4c", "3b", "3d"}
    assert duel.offered(B) == {"fx_spear", "done"}
    duel.cast("fx_spear", "4c")  # its only cell, so it goes there by itself
    assert duel.at("4c") == ["B casting fx_spear"]
    duel.shoot("3b").quiet()
    assert duel.states("3b") == []
    assert duel.states("3d") == ["A dormant"]
    assert duel.at("2c") == duel.at("4c") == []
    assert duel.at("1c") == ["A open fx_remilia_shot"]
    assert duel.states("5c") + duel.states("4e") == ["B dormant", "B open"]
    assert duel.zone("discard", A) == duel.zone("discard", B) == ["fx_spear"]
    assert [len(pile) for pile in duel.state.pile] == [1, 1]


@clause("WP-102", "WP-103")
def test_an_interception_that_overlaps_nowhere_is_refused_and_a_ready_circle_may_intercept_too() -> None:
    duel = lay("1c open fx_remilia_shot", "5c dormant; 4e open fx_remilia_shot; 4c ready fx_spear", hand="fx_spear")
    duel.cast("fx_spear", "2c").shoot("3b", "3d")
    assert duel.offered(B) == {"4c", "done"}
    far = lay("1c open fx_remilia_shot", "4e open fx_remilia_shot; 3e ready fx_spear", hand="fx_spear")
    far.cast("fx_spear", "2c").shoot("3b", "3d")
    assert far.refusal("3e", B) == "WP-103"


E7 = {"a": "2c open shot_aster", "b": "5a open shot_dorne", "hand": "ast_twin sab_cat", "enemy_hand": "dor_hedge"}


@clause("WP-87", "WP-103")
def test_a_danmaku_cell_left_out_on_purpose_gives_no_foothold() -> None:
    without = lay(**E7).cast("ast_twin", "3c").shoot("4e", "2a", "2e")
    assert without.offered(B) == {"done"}
    with_it = lay(**E7).cast("ast_twin", "3c").act("all")
    assert with_it.offered(B) == {"dor_hedge", "done"}
    with_it.act("dor_hedge")
    assert with_it.at("4a")[-1] == "B casting dor_hedge"


@clause("WP-104")
def test_an_overlap_by_a_danmaku_cell_alone_does_not_force_danmaku_there() -> None:
    duel = lay(**E7).cast("ast_twin", "3c").shoot("4a", "4e")
    duel.act("dor_hedge").shoot().quiet()
    assert duel.at("4a") == ["B dormant dor_hedge"]
    assert duel.states("4e") == ["A dormant"]
    assert len(duel.state.pile[A]) == 1


@clause("WP-R4", "WP-R8", "WP-86", "WP-91")
def test_matrices_turn_with_their_owner_and_lone_danmaku_become_circles() -> None:
    duel = lay("", "4c open shot_dorne", enemy_hand="dor_root sab_cat", turn=B)
    duel.cast("dor_root", "3c")
    assert duel.offered() == {"2c", "3b", "3d", "all", "done"}
    duel.act("all")
    assert duel.at("3c") == ["B open dor_root"]
    assert [duel.states(cell) for cell in ("2c", "3b", "3d", "4c")] == [["B dormant"]] * 3 + [["B open"]]


E10 = {"a": "2d open shot_brigitte", "hand": "bri_flashfire sab_cat"}


@clause("WP-84", "WP-R19", "WP-R24", "WP-20")
def test_rapid_fire_and_danmaku_together_capture_a_cell() -> None:
    duel = lay(**E10, b="3c ready dor_thorn").cast("bri_flashfire", "2c")
    assert duel.offered() == {"3c", "all", "done"}
    duel.act("3c").shoot("3c").quiet()
    assert duel.states("3c") == ["A dormant"]
    assert duel.zone("discard", B) == ["dor_thorn"]
    assert len(duel.state.pile[A]) == 1


@clause("WP-64", "WP-R9")
@pytest.mark.parametrize(
    ("state", "left", "discards"), [("ready", ["A dormant"], ["dor_thorn"]), ("open", [], ["dor_thorn"])]
)
def test_a_normal_shot_may_be_cast_onto_a_circle(state: str, left: list[str], discards: list[str]) -> None:
    duel = lay("2c open shot_brigitte", f"3c {state} dor_thorn", hand="shot_brigitte sab_cat")
    duel.cast("shot_brigitte", "3c").quiet()
    assert duel.states("3c") == left
    assert duel.zone("discard", B) == discards
    assert duel.zone("discard", A) == ([] if left else ["shot_brigitte"])


@clause("WP-R9", "WP-38")
def test_overrun_does_not_work_face_down() -> None:
    duel = lay("2c open shot_brigitte", "3c ready dor_thorn", hand="shot_brigitte sab_cat")
    duel.act("shot_brigitte", "face_down")
    assert duel.refusal("3c") == "WP-R9"


@clause("WP-99", "WP-R24")
def test_a_circle_that_never_turns_absorbs_every_hit() -> None:
    duel = lay(**E10, b="3c open dor_ironwood").cast("bri_flashfire", "2c")
    duel.act("3c").shoot("3c").quiet()
    assert duel.at("3c") == ["B open dor_ironwood"]
    assert len(duel.state.pile[A]) == 2


@clause("WP-70", "WP-71", "WP-94", "WP-R31", "WP-R32", "WP-37")
def test_sustain_works_through_two_chains_and_leaves_a_danmaku_behind() -> None:
    duel = lay(
        "3b open shot_brigitte; 2c open bri_torch; 1d open bri_embers; 2d ready bri_sparks",
        "4b ready dor_root; 5e open shot_dorne",
        hand="bri_undying",
        enemy_hand="dor_root",
    )
    duel.cast("bri_undying", "3c").shoot("3d").act("done")
    assert duel.zone("discard", B) == ["dor_root"]
    duel.act("stay")
    assert duel.at("3c") == ["A casting bri_undying"]
    duel.act("2d").shoot("3e")
    assert hot(duel) == {"1d", "3e"}
    duel.cast("dor_root", "4e").shoot("4d").quiet()
    assert duel.states("3e") == ["A dormant"]
    assert duel.states("4d") == []  # destroyed: Undying Fire is still casting
    duel.act("2d")  # set upright first; B's 4e follows by itself
    duel.act("stay")
    assert duel.at("2d") == ["A open bri_sparks"]
    assert duel.at("4e") == ["B open dor_root"]
    assert duel.asked(A) == "end_a"  # nothing is left to do in the Main phase
    duel.act("yes", "4c")
    assert duel.at("3c") == ["A open bri_undying"]
    assert duel.state.turn == B
    assert duel.states("4c") == ["A dan_down"]
    assert duel.hand(A) == []  # A has acted: no draw of 2
    assert [len(duel.state.deck[A]), len(duel.state.deck[B])] == [6, 8 - 1]  # B has drawn for its turn
    assert len(duel.state.discard[B]) == 2


@clause("WP-90", "WP-92", "WP-R28")
def test_a_d_effect_comes_before_destruction() -> None:
    duel = lay(
        "3b open shot_nebel; 3d open neb_haze",
        "4a open shot_dorne; 5e ready dor_root",
        hand="neb_lullaby sab_cat",
        enemy_hand="dor_thorn",
    )
    duel.cast("neb_lullaby", "3c").shoot("2b", "2d")
    assert hot(duel) == {"3b", "3d", "2b", "2d"}
    assert duel.offered(B) == {"dor_thorn", "done"}
    duel.act("dor_thorn")
    assert duel.at("4b") == ["B casting dor_thorn"]
    duel.shoot("4c").quiet()
    assert duel.asked(A) == "target"
    assert duel.offered(A) == {"4a", "4b", "5e"}
    duel.act("4b")
    assert duel.at("4b") == ["B dormant dor_thorn"]
    assert [duel.states(cell) for cell in ("2b", "2d", "4c")] == [["A dormant"], ["A dormant"], ["B dormant"]]
    assert duel.zone("discard", A) == duel.zone("discard", B) == []


@clause("WP-9", "WP-10", "WP-R35", "WP-R36", "WP-R42")
def test_a_full_field_ends_the_game_only_when_a_chain_ends() -> None:
    ours = [*CELL_NAMES[:10], "3a", "3b"]
    theirs = [cell for cell in CELL_NAMES[10:] if cell not in (*ours, "3c")]
    duel = lay(
        "; ".join(f"{cell} {'ready' if cell == '2b' else 'open'} bri_sparks" for cell in ours),
        "; ".join(f"{cell} open dor_root" for cell in theirs),
        hand="bri_torch",
    )
    duel.place("bri_torch", "3c")
    assert duel.scores == [13, 12]
    assert duel.asked() == "main"
    duel.act("2b").shoot()
    assert duel.result == ("board_full", A)
    outcome = duel.outcome
    assert [standing.score for standing in outcome.seats] == [13, 12]


@clause("WP-14", "WP-55", "WP-57", "WP-58")
def test_deck_recovery_saves_the_draw_as_long_as_there_are_danmaku_in_the_pile() -> None:
    def prepare(pile: str, hand: str) -> list[object]:
        duel = lay("1a open bri_sparks", hand=hand, deck="", pile=pile, phase="prepare")
        return [duel.result[0], duel.hand(A), duel.zone("pile", A)]

    assert prepare("bri_torch bri_embers", "bri_sparks") == ["", ["bri_sparks", "bri_torch"], ["bri_embers"]]
    assert prepare("bri_embers", "bri_sparks") == ["", ["bri_embers", "bri_sparks"], []]
    assert prepare("", "bri_sparks") == ["deck_out", ["bri_sparks"], []]


@clause("WP-R3")
def test_with_one_card_in_the_deck_one_danmaku_is_placed_and_nothing_is_lost() -> None:
    duel = lay("1c open shot_brigitte", hand="bri_sparks sab_cat", deck="bri_torch")
    duel.cast("bri_sparks", "2c").act("3c")
    assert duel.state.deck[A] == ()
    assert duel.at("3c") == ["A dormant bri_torch"]
    assert duel.asked() == "main"


@clause("WP-25", "WP-33", "WP-30", "WP-R43")
def test_who_knows_a_dormant_card() -> None:
    duel = lay(
        "2c open shot_brigitte; 3c open bri_round; 1d open bri_embers",
        "3c dan_down",
        hand="bri_sparks",
        deck="bri_torch bri_embers bri_scorch",
    )
    duel.cast("bri_sparks", "2d").shoot("3e")
    assert [duel.face(viewer, "3e") for viewer in (A, B, None)] == [None, None, None]
    assert "field:3e:0" not in duel.remembered(A)
    assert duel.at("3c") == ["A dormant bri_round"]
    assert duel.face(A, "3c") is None
    assert [duel.remembered(viewer)["field:3c:0"] for viewer in (A, B, None)] == ["bri_round"] * 3


@clause("WP-30", "WP-56", "WP-R43")
def test_waking_an_unknown_circle_shows_it_to_its_owner_only() -> None:
    duel = lay("4b dormant bri_torch; 3c dormant bri_round known:01", phase="prepare", hand="bri_sparks")
    assert duel.offered() == {"4b", "3c"}
    duel.act("4b")
    assert duel.face(A, "4b") == "bri_torch"
    assert duel.face(B, "4b") is None
    assert "field:4b:0" not in duel.remembered(B)


E19 = "2b open shot_brigitte; 2d open bri_sparks; 1a dormant; 1e ready; 3a open bri_round"


@clause("WP-73", "WP-77", "WP-93", "WP-R17")
def test_a_circle_made_casting_without_a_check_destroys_nothing_but_has_its_a_effect() -> None:
    duel = lay(E19, "5a open dor_root", hand="sab_gate bri_embers", enemy_hand="dor_thorn")
    duel.cast("sab_gate", "2c")
    duel.act("yes")  # the only hand card is set aside by itself
    assert duel.view(B).sides[A].aside == ["bri_embers"]
    assert duel.offered(A) == {"2b", "2d", "3a"}
    duel.act("3a")
    assert duel.at("3a") == ["A casting bri_round"]
    duel.quiet()
    duel.act("3a")
    assert duel.at("5a") == ["B open dor_root"]
    assert duel.at("3a") == ["A open bri_round"]
    assert len(duel.state.hand[A]) == 1
    duel.act("done")
    assert duel.zone("discard", A) == ["bri_embers"]


@clause("WP-77", "WP-R14", "WP-R17")
def test_with_one_circle_fewer_the_gate_cannot_be_cast() -> None:
    duel = lay(E19.replace("1e ready; ", ""), hand="sab_gate bri_embers")
    duel.act("sab_gate")
    assert duel.asked() == "place_cell"  # face-down without asking
    assert duel.refusal("2b") == "WP-38"


@clause("WP-92")
def test_reckless_fire_burns_its_owners_circles_too_but_not_a_ward() -> None:
    duel = lay(
        "3b open shot_brigitte; 2c open bri_torch; 4c open bri_sparks",
        "5a ready dor_root; 5c open dor_hedge; 4b dormant dor_thorn; 4a dormant",
        hand="bri_scorch sab_cat",
    )
    duel.cast("bri_scorch", "3c").quiet()
    assert sorted(duel.zone("discard", B)) == ["dor_root", "dor_thorn"]
    assert duel.zone("discard", A) == ["bri_sparks"]
    assert duel.at("5c") == ["B open dor_hedge"]
    assert duel.states("4a") == ["B dormant"]


@clause("WP-96", "WP-98", "WP-23", "WP-R43")
@pytest.mark.parametrize(("enemy", "left"), [("4c dormant", "dormant"), ("", "open")])
def test_a_face_up_danmaku_becomes_open_or_after_one_hit_dormant_and_known(enemy: str, left: str) -> None:
    duel = lay("1c open shot_aster", enemy, hand="ast_comet ast_milky sab_cat")
    duel.cast("ast_comet", "2c").act("4c", "ast_milky").quiet()
    assert duel.at("4c") == [f"A {left} ast_milky"]
    assert duel.remembered(B).get("field:4c:0", "ast_milky") == "ast_milky"
    assert ("field:4c:0" in duel.remembered(B)) == (left == "dormant")


@clause("WP-60", "WP-61", "WP-68", "WP-72", "WP-R38")
@pytest.mark.parametrize(("deck", "held", "discards"), [(9, 9, 3), (2, 8, 2)])
def test_doing_nothing_draws_two_or_what_there_is_and_the_rest_is_discarded(
    deck: int, held: int, discards: int
) -> None:
    six = "bri_sparks bri_torch bri_round bri_scorch bri_undying bri_embers"
    duel = lay("1a open shot_brigitte", hand=six, deck=deck, phase="prepare")
    assert len(duel.state.hand[A]) == 7
    duel.act("done")
    assert len(duel.state.hand[A]) == held
    for discard in ("bri_torch", "bri_round", "bri_scorch")[:discards]:
        assert duel.asked() == "hand_limit"
        duel.act(discard)
    assert duel.state.turn == B
    assert len(duel.state.hand[A]) == 6
    assert len(duel.state.discard[A]) == discards


@clause("WP-47", "WP-48", "WP-R39")
def test_a_mulligan_puts_cards_under_the_deck_in_the_order_chosen() -> None:
    duel = lay(
        hand="bri_sparks bri_torch bri_embers bri_round bri_scorch",
        enemy_hand="dor_root dor_root dor_root dor_root dor_root",
        deck="bri_firewall bri_undying bri_hexenfeuer",
        shot="shot_brigitte",
        enemy_shot="shot_dorne",
        phase="mulligan",
    )
    duel.act("bri_torch", "bri_round", "done", seat=A)
    assert len(duel.state.hand[A]) == 5  # sealed until both are in
    duel.act("done", seat=B)
    assert duel.zone("deck", A) == ["bri_hexenfeuer", "bri_torch", "bri_round"]
    assert duel.hand(A) == sorted(
        ["bri_sparks", "bri_embers", "bri_scorch", "bri_firewall", "bri_undying", "shot_brigitte"]
    )
    told = [words.args for words in duel.told(B) if words.kind == "mulligan"]
    assert told[0] == {"seat": 0, "n": 2}
    assert duel.remembered(A)["deck:0:2"] == "bri_round"


@clause("WP-96", "WP-R49")
def test_the_owner_may_keep_the_danmaku_instead_of_the_casting_card() -> None:
    def hedge() -> Duel:
        duel = lay("2c dormant", hand="dor_hedge sab_cat", deck="bri_torch")
        return duel.cast("dor_hedge", "3c").act("3c")

    kept = hedge().act("slot:0")
    assert kept.at("3c") == ["A open dor_hedge"]
    given_up = hedge().act("slot:1")
    assert given_up.at("3c") == ["A dormant bri_torch"]
    assert given_up.zone("discard", A) == ["dor_hedge"]
