"""The whole effect vocabulary, also what the dengen set doesn't use, with small test sets."""

from typing import Any

import pytest

from dengen.games.lumiel.rules import board
from dengen.testing import clause
from tests.games.lumiel.kit import Table, game_where, game_with, lay

EVERYWHERE = set(board.NAMES)
STACKED = {"A1": "1pawn>2imp"}


def hero(field: dict[str, str], *effect: dict[str, Any], **more: Any) -> Table:
    """Seat 0 has played the hero, whose effect this is."""
    return lay(field, hand="hero pawn ...", game=game_where(*effect), **more).play("hero")


# ---- turn ----


@clause("LP-R23", "LP-21")
def test_turn_any_offers_every_facing_the_present_one_too() -> None:
    table = hero({"A1": "1pawn"}, {"step": "turn"}).act("area:A1")
    assert table.offered() == {"seat:0", "seat:1", "seat:2", "seat:3"}
    assert table.act("seat:2").field["A1"] == "2pawn*"


def test_turn_full_asks_for_no_facing() -> None:
    table = hero({"A1": "1pawn"}, {"step": "turn", "to": "full"}).act("area:A1")
    assert table.field["A1"] == "1pawn*"
    assert table.asked() == "set"


@clause("LP-R23")
def test_turn_me_can_t_choose_a_card_that_is_mine_already() -> None:
    table = hero({"A1": "0pawn", "B1": "1pawn"}, {"step": "turn", "to": "me"})
    assert table.offered() == {"area:B1", "pass"}
    assert table.refusal("area:A1") == "LP-R23"
    assert table.act("area:B1").field["B1"] == "0pawn*"


@clause("LP-R23")
def test_turn_other_offers_everybody_but_the_present_owner() -> None:
    table = hero({"A1": "1pawn"}, {"step": "turn", "to": "other"}).act("area:A1")
    assert table.offered() == {"seat:0", "seat:2", "seat:3"}
    assert table.refusal("seat:1") == "LP-R23"


def test_turn_next_gives_the_card_to_the_seat_after_its_owner() -> None:
    table = hero({"A1": "2pawn"}, {"step": "turn", "to": "next"}, seats=3)
    assert table.act("area:A1").field["A1"] == "0pawn*"


@clause("LP-37", "LP-75")
def test_depth_bottom_chooses_the_lowest_card_and_a_lone_card_is_the_lowest() -> None:
    table = hero({**STACKED, "B1": "3pawn"}, {"step": "turn", "to": "me", "target": {"depth": "bottom"}})
    assert table.offered() == {"under:A1", "under:B1", "pass"}
    assert table.act("under:A1").field["A1"] == "0pawn*>2imp"


@clause("LP-75", "LP-52")
def test_a_lone_card_chosen_as_bottom_card_turns_as_top_card() -> None:
    table = hero({"B1": "3pawn"}, {"step": "turn", "to": "me", "target": {"depth": "bottom"}})
    assert table.act("under:B1").field["B1"] == "0pawn*"


# ---- turn_all ----


def test_turn_all_without_a_choice_asks_whether_to_do_it() -> None:
    table = hero({"A1": "1imp", "B2": "2imp", "C1": "1pawn"}, {"step": "turn_all", "scope": {"sign": "minus"}})
    assert table.offered() == {"choice:0", "pass"}
    table.act("choice:0")
    assert table.field == {"A1": "1imp*", "B2": "2imp*", "C1": "1pawn"}


def test_turn_all_to_me_leaves_my_own_cards_as_they_are() -> None:
    table = hero({"A1": "1pawn", "B1": "0pawn"}, {"step": "turn_all", "to": "me"}).act("choice:0")
    assert table.field == {"A1": "0pawn*", "B1": "0pawn"}


@clause("LP-R11")
def test_turn_all_of_a_chosen_player_offers_only_those_with_cards() -> None:
    table = hero({"A1": "1pawn", "B1": "3pawn"}, {"step": "turn_all", "scope": {"owner": "choose"}})
    assert table.offered() == {"seat:1", "seat:3", "pass"}
    assert table.refusal("seat:2") == "LP-R11"
    assert table.act("seat:3").field == {"A1": "1pawn", "B1": "3pawn*"}


def test_turn_all_asks_for_the_zone_first_and_then_for_the_player() -> None:
    field = {"A1": "1pawn", "B1": "3pawn", "B2": "1pawn"}
    table = hero(field, {"step": "turn_all", "scope": {"zone": "choose", "owner": "choose"}})
    assert table.offered() == {"choice:0", "choice:1", "pass"}
    table.act("choice:0")
    assert table.offered() == {"seat:1", "seat:3"}
    assert table.act("seat:1").field == {"A1": "1pawn*", "B1": "3pawn", "B2": "1pawn"}


def test_turn_all_of_one_zone_and_of_others() -> None:
    scope = {"zone": "central", "owner": "other"}
    table = hero({"B2": "0pawn", "C2": "1pawn", "A1": "1pawn"}, {"step": "turn_all", "scope": scope})
    assert table.act("choice:0").field == {"B2": "0pawn", "C2": "1pawn*", "A1": "1pawn"}


# ---- move ----


@clause("LP-R22", "LP-20", "LP-51")
def test_a_move_anywhere_ends_on_another_area_and_keeps_the_facing() -> None:
    table = hero({"A1": "1pawn", "B1": "2pawn"}, {"step": "move"}).act("area:A1")
    assert table.areas == EVERYWHERE - {"A1", "B1"}
    assert table.refusal("area:A1") == "LP-R22"
    assert table.refusal("area:B1") == "LP-41"
    assert table.act("area:D4").field == {"D4": "1pawn*", "B1": "2pawn"}


def test_a_move_may_be_bound_to_the_same_or_to_a_named_zone() -> None:
    same = hero({"A1": "1pawn"}, {"step": "move", "dest": {"rel": "around8", "zone": "same"}}).act("area:A1")
    assert same.areas == {"B1", "A2"}
    central = hero({"A1": "1pawn"}, {"step": "move", "dest": {"zone": "central"}}).act("area:A1")
    assert central.areas == {"B2", "C2", "B3", "C3"}


def test_around8_includes_the_diagonals() -> None:
    table = hero({"A1": "1pawn"}, {"step": "move", "dest": {"rel": "around8"}}).act("area:A1")
    assert table.areas == {"B1", "A2", "B2"}


@clause("LP-79")
def test_a_re_put_on_the_same_area_only_asks_for_the_facing() -> None:
    table = hero({"A1": "1pawn"}, {"step": "move", "dest": {"rel": "same"}, "facing": "any"}).act("area:A1")
    assert table.asked() == "move_facing"
    assert table.act("seat:3").field["A1"] == "3pawn*"


def test_a_move_with_facing_me_makes_the_card_mine() -> None:
    table = hero({"A1": "1pawn"}, {"step": "move", "facing": "me"}).act("area:A1", "area:D4")
    assert table.field == {"D4": "0pawn*"}


@clause("LP-R22", "LP-80")
def test_what_lay_under_a_moved_card_stays() -> None:
    table = hero(STACKED, {"step": "move"}).act("area:A1", "area:D4")
    assert table.field == {"A1": "1pawn", "D4": "2imp*"}


def test_stack_always_lets_any_card_land_on_top_of_any_other() -> None:
    table = hero({"A1": "1pawn", "B1": "2pawn"}, {"step": "move", "stack": "always"}).act("area:A1", "area:B1")
    assert table.field == {"B1": "2pawn>1pawn*"}


def test_stack_never_keeps_even_a_stacker_off_other_cards() -> None:
    ghost = {"stack_on": {"position": "either"}}
    game = game_with(hero={"effect": [{"step": "move", "stack": "never"}]}, ghost=ghost, wall={"base": {}})
    table = lay({"A1": "1ghost", "B1": "2wall"}, hand="hero ...", game=game).play("hero", "area:A1")
    assert table.areas == EVERYWHERE - {"A1", "B1"}
    assert table.refusal("area:B1") == "LP-41"


@clause("LP-R22")
def test_a_moved_stacker_uses_its_own_ability_seen_from_its_owner() -> None:
    game = game_with(hero={"effect": [{"step": "move"}]}, knight={"stack_on": {"owner": "other"}})
    table = lay({"A1": "1knight", "B1": "1pawn", "C1": "0pawn"}, hand="hero ...", game=game).play("hero", "area:A1")
    assert "C1" in table.areas  # seat 0 moves it, but it is seat 1's knight
    assert table.refusal("area:B1") == "LP-40"


@clause("LP-R22")
def test_a_re_put_knight_with_nothing_beneath_can_t_go_under() -> None:
    re_put = {"step": "move", "dest": {"rel": "same_or_orth1"}, "facing": "any"}
    game = game_with(hero={"effect": [re_put]}, ghost={"stack_on": {"position": "either"}})
    table = lay({"A1": "1ghost", "B1": "2pawn"}, hand="hero ...", game=game).play("hero", "area:A1")
    assert table.offered() == {"area:A1", "area:B1", "under:B1", "area:A2"}
    assert table.refusal("under:A1") == "LP-80"


def test_the_bottom_card_of_a_stack_can_be_pulled_out() -> None:
    table = hero(STACKED, {"step": "move", "target": {"depth": "bottom"}}).act("under:A1", "area:D4")
    assert table.field == {"A1": "2imp", "D4": "1pawn*"}


def test_a_bottom_card_re_put_at_home_goes_back_beneath() -> None:
    step = {"step": "move", "target": {"depth": "bottom"}, "dest": {"rel": "same"}, "facing": "me"}
    assert hero(STACKED, step).act("under:A1").field["A1"] == "0pawn*>2imp"


@clause("LP-R11")
def test_a_card_without_a_destination_can_t_be_chosen() -> None:
    table = hero({"A1": "1pawn", "B1": "2pawn", "A2": "2pawn"}, {"step": "move", "dest": {"rel": "orth1"}})
    assert "area:A1" not in table.offered()
    assert table.refusal("area:A1") == "LP-R11"


# ---- swap ----


@clause("LP-R30", "LP-20")
def test_a_swap_across_zones_of_mine_for_another_s() -> None:
    step = {"step": "swap", "rel": "other_zone", "a": {"owner": "me"}, "b": {"owner": "other"}}
    table = hero({"A1": "0pawn", "B2": "1imp", "C1": "2pawn"}, step)
    assert table.offered() == {"area:A1", "pass"}
    table.act("area:A1")  # B2 is the only partner
    assert table.field == {"A1": "1imp*", "B2": "0pawn*", "C1": "2pawn"}


def test_a_swap_anywhere_exchanges_top_cards_of_stacks() -> None:
    table = hero({**STACKED, "D4": "3nil"}, {"step": "swap", "rel": "any"}).act("area:A1")
    assert table.field == {"A1": "1pawn>3nil*", "D4": "2imp*"}


@clause("LP-R11")
def test_a_card_without_a_partner_can_t_be_swapped() -> None:
    table = hero({"A1": "0pawn", "B1": "1pawn", "D4": "1pawn"}, {"step": "swap"})
    assert table.offered() == {"area:A1", "area:B1", "pass"}
    assert table.refusal("area:D4") == "LP-R11"


# ---- remove and gain ----


@clause("LP-R14")
def test_remove_from_another_s_points_asks_for_the_player_first() -> None:
    step = {"step": "remove", "target": {"sign": "plus", "from": ["points_other"]}}
    table = hero({"A1": "1pawn"}, step, points={"0": "pawn", "1": "pawn nil", "2": "imp"})
    assert table.offered() == {"seat:1", "pass"}
    assert table.refusal("seat:0") == "LP-R14"
    table.act("seat:1")  # only the pawn is a plus card
    assert table.points(1) == "nil"
    assert table.removed == "pawn"


def test_remove_of_a_bottom_card_leaves_the_rest() -> None:
    table = hero(STACKED, {"step": "remove", "target": {"depth": "bottom"}}).act("under:A1")
    assert table.field == {"A1": "2imp"}
    assert table.removed == "pawn"


def test_gain_takes_a_card_of_the_field_for_oneself() -> None:
    table = hero({"A1": "1pawn"}, {"step": "gain"}).act("area:A1")
    assert table.points(0) == "pawn"
    assert table.field == {}


def test_gain_to_owner_gives_it_to_the_player_it_faces() -> None:
    table = hero({"A1": "1imp"}, {"step": "gain", "to": "owner"}).act("area:A1")
    assert table.scores == [0, -2, 0, 0]


def test_gain_to_choose_asks_who_gets_it() -> None:
    table = hero({"A1": "1imp"}, {"step": "gain", "to": "choose"}).act("area:A1")
    assert table.offered() == {"seat:0", "seat:1", "seat:2", "seat:3"}
    assert table.act("seat:2").scores == [0, 0, -2, 0]


@clause("LP-R11")
def test_gain_from_a_points_area_must_change_whose_card_it_is() -> None:
    step = {"step": "gain", "to": "choose", "target": {"from": ["points_me", "points_other"]}}
    table = hero({}, step, points={"0": "imp", "1": "pawn"})
    assert table.offered() == {"kind:imp", "seat:1", "pass"}
    table.act("kind:imp")
    assert table.offered() == {"seat:1", "seat:2", "seat:3"}
    assert table.refusal("seat:0") == "LP-R11"
    assert table.act("seat:3").scores == [0, 1, 0, -2]


@clause("LP-R11")
def test_gaining_one_s_own_points_card_would_do_nothing() -> None:
    table = hero({"A1": "1pawn"}, {"step": "gain", "target": {"from": ["field", "points_me"]}}, points={"0": "imp"})
    assert table.offered() == {"area:A1", "pass"}
    assert table.refusal("kind:imp") == "LP-R11"


# ---- draw, set_from_hand, bring ----


def test_draw_draws_as_far_as_the_deck_goes() -> None:
    table = hero({}, {"step": "draw", "n": 3}, decks={"0": "imp nil"}).act("choice:0")
    assert table.deck(0) == []
    assert len(table.hand(0)) == 7


@clause("LP-R11")
def test_draw_from_an_empty_deck_is_not_offered() -> None:
    assert hero({}, {"step": "draw", "n": 3}, decks={"0": ""}).asked() == "set"


def test_a_step_that_asks_nothing_just_happens_once_the_effect_has_begun() -> None:
    table = hero({"A1": "1pawn"}, {"step": "turn", "to": "full"}, {"step": "draw", "n": 1}).act("area:A1")
    assert len(table.hand(0)) == 6
    assert table.asked() == "set"


def test_set_from_hand_of_several_kinds_asks_for_the_kind_first() -> None:
    step = {"step": "set_from_hand", "sign": "plus", "draw": 2}
    table = lay({"A1": "1pawn"}, hand="hero pawn imp", game=game_where(step), decks={"0": "nil nil pawn"}).play("hero")
    assert table.asked() == "hand_card"
    assert table.offered() == {"kind:pawn", "pass"}
    assert table.refusal("kind:imp") == "LP-81"
    table.act("kind:pawn")
    assert table.areas == EVERYWHERE - {"A1"}
    table.act("area:D4")
    assert table.field["D4"] == "0pawn*"
    assert table.hand(0) == ["imp", "nil", "nil"]


def test_set_from_hand_may_let_the_card_face_another() -> None:
    step = {"step": "set_from_hand", "name": ["imp"], "facing": "other"}
    table = lay({}, hand="hero imp", game=game_where(step)).play("hero", "area:A1")
    assert table.offered() == {"seat:1", "seat:2", "seat:3"}
    assert table.refusal("seat:0") == "LP-17"
    assert table.act("seat:2").field == {"A1": "2imp*"}


@clause("LP-R40")
def test_set_from_hand_may_always_be_passed_and_passing_tells_nothing() -> None:
    step = {"step": "set_from_hand", "name": ["imp"]}
    table = hero({"A1": "1pawn"}, {"step": "turn", "to": "full"}, step).act("area:A1")
    assert table.offered() == {"pass"}
    table.act("pass")
    assert table.known(0) == []
    assert table.asked() == "set"


@clause("LP-R40")
def test_set_from_hand_is_not_asked_once_all_copies_are_used_up() -> None:
    step = {"step": "set_from_hand", "name": ["imp"]}
    assert hero({}, step, used={"0": "imp imp"}).asked() == "set"
    assert hero({}, step, used={"0": "imp"}).asked() == "hand_set"


@clause("LP-R40", "LP-R12")
def test_set_from_hand_is_not_asked_where_no_place_would_be_left() -> None:
    step = {"step": "set_from_hand", "name": ["imp"]}
    field = dict.fromkeys(board.NAMES[:15], "1pawn")
    assert hero(field, step).asked() != "hand_set"


@clause("LP-R40")
def test_bring_from_hand_is_asked_even_if_all_cards_are_alike() -> None:
    game = game_where({"step": "bring", "from": "hand"}, {"step": "draw", "n": 1})
    table = lay({}, hand="hero pawn pawn pawn", game=game).play("hero")
    assert table.offered() == {"kind:pawn", "pass"}
    twice = game_where({"step": "draw", "n": 1}, {"step": "bring", "from": "hand"})
    table = lay({}, hand="hero pawn pawn", decks={"0": "pawn"}, game=twice).play("hero", "choice:0")
    assert table.offered() == {"kind:pawn"}
    table.act("kind:pawn")
    assert table.play_area == "hero pawn"


def test_bring_without_use_effect_leaves_the_effect_unused() -> None:
    sage = {"effect": [{"step": "draw", "n": 1}]}
    for use_effect, question in ((True, "do_it"), (False, "which")):
        bring = {"step": "bring", "from": "hand", "use_effect": use_effect}
        game = game_with(hero={"effect": [bring]}, sage=sage)
        assert lay({}, hand="hero sage", game=game).play("hero", "kind:sage").asked() == question


@clause("LP-R40")
def test_a_card_brought_from_hand_and_kept_is_known_to_all() -> None:
    game = game_where({"step": "bring", "from": "hand"})
    table = lay({}, hand="hero imp", game=game).play("hero", "kind:imp", "kind:hero", set="A1")
    assert table.known(0) == ["imp"]


# ---- one_of ----


@clause("LP-R11")
def test_one_of_offers_the_lists_in_which_something_can_be_done() -> None:
    step = {
        "step": "one_of",
        "options": [[{"step": "draw", "n": 1}], [{"step": "remove", "target": {"sign": "zero"}}], [{"step": "gain"}]],
    }
    table = hero({"A1": "1pawn"}, step)
    assert table.offered() == {"choice:0", "choice:2", "pass"}
    assert table.refusal("choice:1") == "LP-R11"
    table.act("choice:2")
    assert table.points(0) == "pawn"  # the only card: nothing more to ask


def test_the_chosen_list_comes_before_the_steps_that_follow() -> None:
    both = [{"step": "turn", "to": "full"}, {"step": "remove"}]
    step = {"step": "one_of", "options": [both, [{"step": "draw", "n": 1}]]}
    table = hero({"A1": "1pawn", "B1": "1pawn"}, step, {"step": "gain"}).act("choice:0")
    assert table.asked() == "turn"
    assert table.act("area:A1").asked() == "remove"
    assert table.act("area:A1").points(0) == "pawn"  # the last card was gained by itself


# ---- targets ----


@pytest.mark.parametrize(
    ("target", "chosen"),
    [
        ({}, {"A1", "B1", "B2", "C3", "D4"}),
        ({"owner": "me"}, {"A1", "C3"}),
        ({"owner": "other"}, {"B1", "B2", "D4"}),
        ({"sign": "plus"}, {"A1", "B1", "C3"}),
        ({"sign": "minus"}, {"B2"}),
        ({"sign": "zero"}, {"D4"}),
        ({"zone": "outer"}, {"A1", "B1", "D4"}),
        ({"zone": "central"}, {"B2", "C3"}),
        ({"name": ["imp", "nil"]}, {"B2", "D4"}),
        ({"near": {"rel": "orth1", "sign": "minus"}}, {"B1"}),
        ({"near": {"rel": "around8", "sign": "minus"}}, {"A1", "B1", "C3"}),
        ({"near": {"rel": "orth1", "owner": "me"}}, {"B1"}),
        ({"near": {"rel": "around8", "name": ["nil"]}}, {"C3"}),
        ({"owner": "other", "near": {"rel": "around8", "owner": "me"}}, {"B1", "B2", "D4"}),
    ],
)
@clause("LP-73", "LP-74", "LP-6", "LP-8", "LP-R24")
def test_a_target_must_match_in_every_respect(target: dict[str, Any], chosen: set[str]) -> None:
    field = {"A1": "0pawn", "B1": "1pawn", "B2": "1imp", "C3": "0pawn", "D4": "2nil"}
    table = hero(field, {"step": "remove", "target": target})
    assert table.areas == chosen
    assert all(table.refusal(f"area:{area}") for area in EVERYWHERE - chosen)


@clause("LP-37")
def test_only_the_top_card_counts_for_a_filter_and_as_a_neighbour() -> None:
    field = {"A1": "1imp>1pawn", "B1": "1pawn"}
    table = hero({**field, "D4": "1imp"}, {"step": "remove", "target": {"sign": "minus"}})
    assert table.areas == {"D4"}
    near = hero({**field, "D4": "1imp"}, {"step": "turn", "target": {"near": {"rel": "orth1", "sign": "minus"}}})
    assert near.asked() == "set"


# ---- steps together ----


@clause("LP-36", "LP-R11")
def test_passing_at_the_first_step_skips_the_whole_effect() -> None:
    table = hero({"A1": "1pawn"}, {"step": "turn", "to": "full"}, {"step": "remove"}).act("pass")
    assert table.asked() == "set"


@clause("LP-R11")
def test_an_optional_step_may_be_passed_by_itself() -> None:
    optional = {"step": "turn", "to": "full", "optional": True}
    table = hero({"A1": "1pawn", "B1": "1pawn"}, {"step": "gain"}, optional, {"step": "draw", "n": 1})
    table.act("area:A1")
    assert table.offered() == {"area:B1", "pass"}
    table.act("pass")
    assert table.field == {"B1": "1pawn"}
    assert len(table.hand(0)) == 6  # the draw happened


@clause("LP-R11")
def test_a_step_that_was_begun_must_be_finished() -> None:
    table = hero({"A1": "1pawn"}, {"step": "move"}).act("area:A1")
    assert "pass" not in table.offered()
    assert table.refusal("pass") == "LP-36"


@clause("LP-36")
def test_an_effect_of_which_nothing_was_carried_out_may_still_be_left_unused() -> None:
    optional = {"step": "turn", "to": "full", "optional": True}
    table = hero({"A1": "1pawn"}, optional, {"step": "remove"}).act("pass")
    assert table.offered() == {"area:A1", "pass"}


@clause("LP-R11")
def test_a_step_without_anything_to_choose_is_skipped() -> None:
    nothing = {"step": "remove", "target": {"sign": "minus"}}
    table = hero({"A1": "1pawn"}, nothing, {"step": "turn", "to": "full"})
    assert table.asked() == "turn"


@clause("LP-R12")
def test_a_removal_that_uncovers_a_card_may_not_take_the_last_place() -> None:
    """The only place is the base on top of D4's stack: taking it away would leave none."""
    game = game_with(hero={"effect": [{"step": "remove", "target": {"name": ["wall"]}}]}, wall={"base": {}})
    field = dict.fromkeys(board.NAMES[:15], "1pawn") | {"D4": "1pawn>2wall"}
    assert lay(field, hand="hero ...", game=game).play("hero").asked() != "remove"


@clause("LP-R12")
def test_turning_a_card_may_not_close_the_last_place() -> None:
    turner = {"effect": [{"step": "turn"}]}
    game = game_with(hero=turner, gate={"base": {"by": "others"}})
    field = dict.fromkeys(board.NAMES[:15], "1pawn") | {"D4": "1gate"}
    table = lay(field, hand="hero ...", game=game).play("hero", "area:D4")
    assert table.offered() == {"seat:1", "seat:2", "seat:3"}
    assert table.refusal("seat:0") == "LP-R12"


@clause("LP-R12")
def test_turning_all_may_not_close_the_last_place() -> None:
    game = game_with(hero={"effect": [{"step": "turn_all", "to": "me"}]}, gate={"base": {"by": "others"}})
    field = dict.fromkeys(board.NAMES[:15], "1pawn") | {"D4": "1gate"}
    assert lay(field, hand="hero ...", game=game).play("hero").asked() != "do_it"


@clause("LP-R12")
def test_a_swap_may_not_bury_the_last_place() -> None:
    """Only the edge card is in play; its last free place is the gate on D4."""
    game = game_with(edge={"set_zone": "outer", "effect": [{"step": "swap", "rel": "other_zone"}]}, wall={"base": {}})
    field = dict.fromkeys(board.NAMES[:15], "1pawn") | {"D4": "1wall"}
    table = lay(field, hand="edge ...", game=game).play("edge", "area:A1")
    assert table.areas == {"B2", "C2", "B3", "C3"}
    table = lay(field, hand="edge ...", game=game).play("edge")
    assert table.refusal("area:D4") == "LP-R12"


@clause("LP-R12")
def test_the_facing_of_a_further_card_must_leave_a_place_too() -> None:
    """The gate goes onto the last free area: only if it faces another may seat 0 cover it."""
    gate = {"base": {"by": "others"}, "set_facing": "any"}
    game = game_with(hero={"effect": [{"step": "set_from_hand", "name": ["gate"]}]}, gate=gate)
    field = dict.fromkeys(board.NAMES[:15], "1pawn")
    table = lay(field, hand="hero gate", game=game).play("hero", "area:D4")
    assert table.offered() == {"seat:1", "seat:2", "seat:3"}
    assert table.refusal("seat:0") == "LP-R12"
