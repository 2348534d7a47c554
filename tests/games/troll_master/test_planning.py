"""The planning phase and the reveal (TM-23 to TM-40)."""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import lay

SUMMONS = {2, 5, 9, 12}
BREWS = {1, 4, 8, 11}
ATTACKS = {3, 7, 10, 13}


def targets(names: set[str], card: str) -> set[int]:
    return {int(name.split(":")[2]) for name in names if name.startswith(f"place:{card}:")}


@clause("TM-23")
def test_the_start_player_begins_and_turns_go_clockwise() -> None:
    scene = lay(seats=4, phase="planning", start=2)
    order = []
    for _ in range(4):
        order.append(scene.actor)
        scene.act(sorted(scene.offered())[0])
    assert order == [2, 3, 0, 1]
    assert scene.refusal("stop", seat=(scene.actor + 1) % 4) == "TM-23"


@clause("TM-25", "TM-26", "TM-27", "TM-28")
def test_a_card_leads_to_the_actions_of_its_icon_and_a_crystal_anywhere() -> None:
    scene = lay(seats=3, phase="planning", players=[{"hand": ["tome", "vial", "crystal"]}])
    names = scene.offered()
    assert targets(names, "tome") == SUMMONS
    assert targets(names, "vial") == BREWS
    assert targets(names, "crystal") == set(range(1, 15))
    assert scene.refusal("place:tome:3") == "TM-25"
    assert scene.refusal("place:vial:14") == "TM-27"
    assert scene.refusal("place:wand:3") == "TM-24"


@clause("TM-24")
def test_an_answer_to_another_question_is_refused() -> None:
    scene = lay(seats=3, phase="planning", players=[{"hand": ["tome", "vial", "wand"]}])
    assert scene.refusal("execute") == "TM-24"
    assert scene.refusal("discard:tome") == "TM-24"


@clause("TM-25")
def test_the_card_goes_face_up_in_front_of_its_player() -> None:
    scene = lay(seats=3, phase="planning", players=[{"hand": ["tome", "vial", "wand"]}])
    scene.act("place:vial:8")
    assert [card.card for card in scene.look(0).revealed] == ["vial"]
    assert len(scene.look(0).hand) == 2
    assert scene.look(0).pawn == 8


@clause("TM-29")
def test_a_placed_pawn_moves_only_to_the_right_by_the_card_revealed_now() -> None:
    scene = lay(seats=3, phase="planning", players=[{"pawn": 7, "hand": ["tome", "wand"]}])
    assert scene.offered() == {"stop", "place:tome:9", "place:tome:12", "place:wand:10", "place:wand:13"}
    assert scene.refusal("place:tome:5") == "TM-29"
    assert scene.refusal("place:wand:7") == "TM-29"
    assert scene.refusal("place:tome:10") == "TM-25"


@clause("TM-30")
def test_an_action_with_another_pawn_cannot_be_chosen() -> None:
    scene = lay(seats=3, phase="planning", players=[{"hand": ["tome", "tome", "tome"]}, {"pawn": 9}, {"pawn": 2}])
    assert targets(scene.offered(), "tome") == {5, 12}
    assert scene.refusal("place:tome:9") == "TM-30"


@clause("TM-R9")
def test_an_action_that_was_left_is_free_again() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        players=[{"pawn": 5, "hand": ["tome", "tome"]}, {"hand": ["tome", "tome", "tome"]}],
    )
    scene.act("place:tome:9")
    assert 5 in targets(scene.offered(), "tome")


@clause("TM-31")
def test_without_hand_cards_nothing_can_be_revealed() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        players=[{"pawn": 2, "hand": [], "familiars": ["mischievous_fairy:1"]}, {"pawn": 5}, {"pawn": 3}],
    )
    assert scene.actor == 1  # the fairy needs a hand card too, so seat 0 passed by itself
    assert scene.look(0).passed


@clause("TM-32", "TM-37")
def test_who_passed_has_no_further_turn() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        players=[
            {"pawn": 1, "hand": ["vial", "vial"], "familiars": ["mischievous_fairy:3"]},
            {"pawn": 2, "hand": ["tome", "tome"]},
            {"pawn": 3, "hand": ["wand", "wand"]},
        ],
    )
    scene.act("stop", "place:tome:5", "place:wand:7")
    assert scene.actor == 1
    scene.act("place:tome:9", "place:wand:10")
    assert scene.view().phase == "action"
    assert scene.refusal("use:mischievous_fairy:0", seat=0) == "TM-41"


@clause("TM-33")
def test_nobody_passes_before_the_pawn_is_placed() -> None:
    scene = lay(seats=3, phase="planning", players=[{"hand": ["tome", "vial", "wand"]}])
    assert "stop" not in scene.offered()
    assert scene.refusal("stop") == "TM-33"


@clause("TM-34", "TM-35")
def test_planning_ends_when_all_have_passed_and_the_rightmost_pawn_takes_the_broom() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        players=[{"pawn": 4, "hand": ["wand"]}, {"pawn": 9, "hand": ["wand"]}, {"pawn": 6, "hand": ["wand"]}],
    )
    scene.act("stop", "stop")
    assert scene.look(0).broom
    scene.act("stop")
    assert scene.view().phase == "action"
    assert [player.broom for player in scene.view().players] == [False, True, False]


@clause("TM-R11")
def test_the_new_holder_uses_the_broom_only_in_the_next_preparation() -> None:
    scene = lay(seats=3, phase="action", pool=[3, 3, 2, 2], players=[{"pawn": 4}, {"pawn": 9}, {"pawn": 6}])
    assert scene.look(1).broom
    assert scene.refusal("broom") == "TM-47"
    scene.act("stop", "stop", "stop")
    assert (scene.actor, scene.offered()) == (1, {"broom", "stop"})


@clause("TM-36", "TM-R10")
def test_a_planning_ability_comes_before_the_card_and_does_not_end_the_turn() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        deck=["tome", "vial"],
        players=[{"hand": ["wand", "wand", "wand"], "familiars": ["mischievous_fairy:2"]}],
    )
    scene.act("use:mischievous_fairy:0", "discard:wand", "use:mischievous_fairy:0", "discard:wand")
    assert scene.hand(0) == ["tome", "vial", "wand"]
    assert scene.refusal("use:mischievous_fairy:0") == "TM-93"
    scene.act("place:tome:2")
    assert scene.actor == 1


@clause("TM-R10")
def test_a_redraw_is_refused_other_answers_while_a_card_must_go() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        deck=["tome"],
        players=[{"hand": ["wand", "wand", "wand"], "familiars": ["mischievous_fairy:2"]}],
    )
    scene.act("use:mischievous_fairy:0")
    assert scene.offered() == {"discard:wand", "discard:tome"}
    assert scene.refusal("place:tome:2") == "TM-R10"


@clause("TM-R5")
def test_a_stuck_player_may_swap_cards_first_and_then_must_place_if_possible() -> None:
    scene = lay(
        seats=5,
        phase="planning",
        deck=["tome"],
        players=[
            {"hand": ["wand", "wand"], "familiars": ["mischievous_fairy:1"]},
            {"pawn": 3},
            {"pawn": 7},
            {"pawn": 10},
            {"pawn": 13},
        ],
    )
    assert scene.offered() == {"stop", "use:mischievous_fairy:0"}
    scene.act("use:mischievous_fairy:0", "discard:wand")
    assert targets(scene.offered(), "tome") == SUMMONS
    assert scene.refusal("stop") == "TM-33"


@clause("TM-R6")
def test_a_card_that_leads_nowhere_cannot_be_revealed() -> None:
    scene = lay(seats=3, phase="planning", players=[{"pawn": 12, "hand": ["tome", "wand"]}, {"pawn": 1}, {"pawn": 2}])
    assert targets(scene.offered(), "tome") == set()
    assert {scene.refusal(f"place:tome:{pos}") for pos in SUMMONS} == {"TM-29"}
    assert targets(scene.offered(), "wand") == {13}


@clause("TM-38", "TM-39", "TM-40")
def test_the_reveal_opens_all_hands_into_one_pool_for_everybody() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        open=["crystal"],
        players=[
            {"pawn": 4, "hand": ["vial", "vial"], "revealed": ["vial"]},
            {"pawn": 9, "hand": ["tome", "tome"], "revealed": ["tome"]},
            {"pawn": 6, "hand": ["wand", "crystal"], "revealed": ["crystal"]},
        ],
    )
    scene.act("stop", "stop")
    assert scene.view(0).pool is None
    assert scene.view(0).players[1].hand[0].card is None
    scene.act("stop")
    for viewer in (None, 0, 1, 2):
        view = scene.view(viewer)
        assert view.pool == {"tome": 3, "vial": 3, "wand": 1, "crystal": 3}
        assert [card.card for card in view.players[1].hand] == ["tome", "tome"]
    assert scene.view().moment.top_up == 0  # seat 1 on 9: three Tomes and three Crystals are six


@clause("TM-R12")
def test_the_same_cards_serve_every_action() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=[2, 2, 2, 4],
        players=[{"pawn": 9, "mana": 0}, {"pawn": 8, "mana": 0}, {"pawn": 10, "mana": 0}],
    )
    for seat in (2, 0, 1):
        assert scene.actor == seat
        assert "execute" in scene.offered()
        before = scene.view().pool
        scene.act("execute")
        if seat == 0:
            scene.act("stop")
        assert scene.view().pool == before or scene.view().round == 2


@clause("TM-R8")
@pytest.mark.parametrize("hand", [["tome", "tome"], ["wand", "vial"], ["crystal", "wand"]])
def test_whether_a_placed_player_is_asked_depends_on_public_facts_only(hand: list[str]) -> None:
    """13 is free to the right of 12: whatever the hand, the turn is asked."""
    players = [{"pawn": 12, "hand": hand}, {"pawn": 14}, {"pawn": 4}]
    scene = lay(seats=3, phase="planning", players=players)
    assert scene.actor == 0
