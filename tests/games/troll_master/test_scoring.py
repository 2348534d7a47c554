"""Scoring, the end of the round and of the game (TM-52 to TM-58, TM-107)."""

from typing import Any

import pytest

from dengen.core.base.errors import GameOver
from dengen.testing import clause
from tests.games.troll_master.kit import CRYSTALS, GAME, TOMES, Table, acting, lay


def scored(**position: Any) -> Table:
    return lay(seats=3, phase="scoring", **position)


@clause("TM-52")
def test_vp_are_chits_and_face_up_familiars() -> None:
    scene = scored(players=[{"chits": 3, "familiars": ["black_cat", "troll/mana_bug", "raven"]}])
    assert scene.scores == [6, 0, 0]


@clause("TM-53")
@pytest.mark.parametrize(("chits", "over"), [(19, False), (20, True)])
def test_twenty_points_end_the_game(chits: int, over: bool) -> None:
    scene = scored(players=[{"chits": chits}])
    assert scene.state.over() == over


@clause("TM-53")
def test_after_the_end_every_answer_is_refused() -> None:
    scene = scored(players=[{"chits": 20}])
    with pytest.raises(GameOver) as refused:
        scene.state.apply(0, GAME.number("stop"))
    assert refused.value.clause == "TM-53"


@clause("TM-53")
def test_the_target_is_an_option() -> None:
    assert scored(options={"target_vp": 12}, players=[{"chits": 12}]).state.over()
    assert scored(options={"target_vp": 12}, players=[{"chits": 12}]).outcome.reason == "target"


@clause("TM-54", "TM-R38")
def test_the_ten_cards_go_onto_the_discard_in_a_fixed_order() -> None:
    scene = lay(
        seats=3,
        phase="scoring",
        start=1,
        broom=1,
        open=["crystal"],
        deck=["tome"] * 1 + ["vial"] * 3 + ["wand"] * 4 + ["crystal"] * 5,
        discard=["vial"],
        players=[
            {"pawn": 4, "revealed": ["tome"], "hand": ["tome", "tome"]},
            {"pawn": 5, "revealed": ["wand", "tome"], "hand": ["vial"]},
            {"pawn": 6, "revealed": ["vial"], "hand": ["wand", "tome"]},
        ],
    )
    dumped = scene.data
    assert dumped["discard"] == [
        *("vial", "crystal"),
        *("wand", "tome", "vial", "tome"),
        *("vial", "tome", "wand", "tome", "tome"),
    ]
    assert scene.view().round == 2


@clause("TM-56")
def test_the_most_points_win() -> None:
    found = scored(players=[{"chits": 20}, {"chits": 25, "mana": 0}, {"chits": 3}]).outcome
    assert [standing.share for standing in found.seats] == [0, 1, 0]
    assert [standing.rank for standing in found.seats] == [2, 1, 3]
    assert found.reason == "target"


@clause("TM-57")
def test_mana_breaks_a_tie_only_among_those_tied() -> None:
    found = scored(players=[{"chits": 21, "mana": 1}, {"chits": 21, "mana": 0}, {"chits": 20, "mana": 30}]).outcome
    assert [standing.share for standing in found.seats] == [1, 0, 0]


@clause("TM-58")
def test_three_may_share_the_victory() -> None:
    found = scored(players=[{"chits": 20}, {"chits": 20}, {"chits": 20}]).outcome
    assert [standing.share for standing in found.seats] == [pytest.approx(1 / 3)] * 3
    assert [standing.rank for standing in found.seats] == [1, 1, 1]


@clause("TM-52")
def test_the_parts_of_the_score_are_told() -> None:
    scene = scored(players=[{"chits": 16, "mana": 6, "familiars": ["unicorn:1"]}])
    scene.act("use:unicorn:0")
    assert scene.outcome.seats[0].parts == {"chits": 16, "familiars": 3, "abilities": 1, "mana": 6}


@clause("TM-107")
def test_a_scoring_bonus_raises_the_total_but_gives_no_chits() -> None:
    scene = scored(players=[{"chits": 15, "familiars": ["unicorn:2"]}])
    scene.act("use:unicorn:0", "use:unicorn:0")
    assert scene.scores == [20, 0, 0]
    assert scene.chits() == [15, 0, 0]
    assert scene.state.over()


@clause("TM-R32")
def test_a_bonus_counts_for_this_scoring_only() -> None:
    scene = scored(broom=0, players=[{"chits": 15, "familiars": ["unicorn:3"]}])
    scene.act("use:unicorn:0", "stop")
    assert scene.scores == [18, 0, 0]
    assert scene.familiars(0) == ["unicorn:2"]
    assert scene.view().round == 2


@clause("TM-R32")
def test_in_the_last_round_everybody_with_a_scoring_ability_is_asked() -> None:
    scene = scored(options={"round_cap": 1}, players=[{"chits": 2, "familiars": ["unicorn:1"]}])
    assert scene.actor == 0
    assert scene.refusal("execute") == "TM-R32"
    assert scene.refusal("stop", seat=1) == "TM-R32"
    scene.act("use:unicorn:0")
    assert scene.outcome.seats[0].score == 6


@clause("TM-R33")
def test_the_target_is_checked_only_at_scoring() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=CRYSTALS,
        players=[{"pawn": 14, "chits": 18}, {"pawn": 6, "chits": 19}],
    )
    scene.act("execute")
    assert not scene.state.over()
    scene.act("execute")
    assert scene.outcome.seats[0].score == 22
    assert scene.outcome.seats[1].score == 21


@clause("TM-R33")
def test_a_total_can_fall_again_by_training() -> None:
    scene = acting(2, TOMES, chits=15, familiars=["troll"], supply={"gnome": 2})
    assert scene.scores[0] == 20
    scene.act("execute", "gain:gnome", "train:troll")
    assert scene.scores[0] == 16
    assert not scene.state.over()


@clause("TM-R35")
def test_after_the_last_round_the_totals_decide() -> None:
    scene = scored(round=60, players=[{"chits": 2}, {"chits": 5}])
    assert scene.outcome.reason == "round_cap"
    assert [standing.share for standing in scene.outcome.seats] == [0, 1, 0]
    assert not scored(round=59, players=[{"chits": 2}]).state.over()


@clause("TM-R34")
def test_charges_do_not_break_ties() -> None:
    found = scored(players=[{"chits": 19, "mana": 1, "familiars": ["gnome:2"]}, {"chits": 20, "mana": 2}]).outcome
    assert [standing.share for standing in found.seats] == [0, 1, 0]
