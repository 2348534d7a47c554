"""The action phase and chains (TM-41 to TM-51, TM-101 to TM-104)."""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import CRYSTALS, TOMES, VIALS, WANDS, acting, lay, new


@clause("TM-41")
def test_the_rightmost_pawn_is_always_next() -> None:
    scene = lay(
        seats=4,
        phase="action",
        pool=[3, 3, 2, 2],
        players=[{"pawn": 5}, {"pawn": 13, "mana": 6}, {"pawn": 1}, {"pawn": 9}],
    )
    order = []
    while scene.view().phase == "action":
        order.append(scene.actor)
        scene.act("stop")
    assert order == [1, 3, 0, 2]


@clause("TM-41")
def test_a_seat_that_is_not_next_is_refused() -> None:
    scene = lay(seats=3, phase="action", pool=[3, 3, 2, 2], players=[{"pawn": 5}, {"pawn": 9}])
    assert scene.refusal("execute", seat=0) == "TM-41"


@clause("TM-43", "TM-49", "TM-50", "TM-51")
def test_a_met_need_costs_nothing_and_the_pawn_comes_back() -> None:
    scene = lay(seats=3, phase="action", pool=VIALS, players=[{"pawn": 4, "mana": 0}, {"pawn": 1}])
    scene.act("execute")
    assert scene.mana()[0] == 4
    assert scene.pawns() == [0, 1, 0]
    scene.act("execute")
    assert scene.view().phase == "preparation"


@clause("TM-44", "TM-45")
def test_crystals_stand_in_for_other_cards_but_not_the_other_way_round() -> None:
    scene = acting(14, [5, 0, 3, 2], mana=5)  # three Crystals are missing: 6 mana
    assert scene.view().phase == "preparation"
    assert scene.mana()[0] == 7
    scene = acting(12, [3, 0, 3, 4], mana=0)
    assert scene.offered() == {"stop", "execute"}


@clause("TM-46")
@pytest.mark.parametrize(("mana", "can"), [(9, False), (10, True)])
def test_any_number_of_missing_cards_can_be_made_up_for(mana: int, can: bool) -> None:
    scene = acting(14, [4, 3, 3, 0], mana=mana)  # all five Crystals are missing
    assert (scene.view().phase == "action") == can
    if can:
        scene.act("execute")
        assert (scene.mana()[0], scene.chits()[0]) == (0, 4)


@clause("TM-R13")
def test_the_top_up_is_paid_before_the_mana_that_the_action_brings() -> None:
    scene = acting(11, [2, 3, 3, 2], mana=1)  # one Vial is missing; Brew IV would bring six mana
    assert scene.view().phase == "preparation"
    assert scene.mana()[0] == 3


@clause("TM-R13")
def test_charges_do_not_pay_a_top_up_and_nothing_is_refunded() -> None:
    scene = acting(12, [3, 3, 2, 2], mana=3, familiars=["fairy_ring:2"])
    assert scene.mana()[0] == 5  # two missing, 4 mana: forwent
    scene = acting(12, [3, 3, 2, 2], mana=4, familiars=["golem"])
    scene.act("execute", "stop")
    assert scene.mana()[0] == 0


@clause("TM-47", "TM-R14")
def test_one_may_forgo_although_the_need_is_met() -> None:
    scene = acting(1, VIALS, mana=0)
    scene.act("stop")
    assert scene.mana()[0] == 2
    assert scene.view().phase == "preparation"


@clause("TM-48", "TM-R31")
def test_forgoing_opens_none_of_the_actions_abilities() -> None:
    scene = acting(8, VIALS, mana=0, familiars=["mana_bug", "gnome:1", "clockwork_doll:2"])
    scene.act("stop")
    assert scene.mana()[0] == 2
    assert scene.view().phase == "preparation"


@clause("TM-48", "TM-R25")
def test_who_forwent_still_defends_with_paid_abilities() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=WANDS,
        players=[{"pawn": 3, "familiars": ["troll"]}, {"pawn": 5, "familiars": ["phoenix:3"]}],
    )
    scene.act("stop", "execute")
    assert scene.actor == 1
    assert "use:phoenix:1" in scene.offered()


@clause("TM-R14")
def test_a_summon_that_gains_nothing_counts_as_performed() -> None:
    scene = acting(5, TOMES, mana=0, familiars=["caladrius", "library_ghost:2"], supply={"troll": 2})
    scene.act("execute", "stop")
    assert scene.familiars(0) == ["caladrius:1", "library_ghost:2"]
    assert scene.offered() == {"stop", "use:library_ghost:1"}


@clause("TM-R15")
def test_automatic_abilities_come_before_the_paid_ones_and_those_before_the_main_step() -> None:
    scene = acting(4, VIALS, mana=0, familiars=["mana_bug", "gnome:1", "clockwork_doll:2"])
    scene.act("execute", "use:gnome:0", "charge:gnome", "stop", "stop", "use:clockwork_doll:0")
    wanted = ["performed", "brewed", "mana", "used", "mana", "stored", "used", "chained"]
    assert [kind for kind in scene.kinds() if kind in wanted] == wanted


@clause("TM-R15")
def test_after_the_main_step_only_a_chain_is_left() -> None:
    scene = acting(10, WANDS, familiars=["salamander:2", "valkyrie:2"])
    scene.act("execute", "stop")
    assert scene.offered() == {"stop", "use:valkyrie:0"}
    assert scene.refusal("use:salamander:0") == "TM-R15"


@clause("TM-R15", "TM-106")
def test_nothing_of_an_action_is_left_for_the_next_one() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=[3, 1, 3, 3],
        players=[{"pawn": 10, "familiars": ["golem"]}, {"pawn": 9, "familiars": ["homunculus"]}, {"pawn": 5}],
    )
    scene.act("execute")
    moment = scene.view().moment
    assert (moment.actor, moment.bonus, moment.attack) == (1, 0, 0)
    assert scene.refusal("stop", seat=0) == "TM-41"
    scene.act("execute", "stop")
    assert scene.view().moment.discount == 0


# ---- chains ----


@clause("TM-101", "TM-102")
def test_a_chain_leads_to_free_actions_of_its_kind_further_left() -> None:
    scene = acting(11, VIALS, familiars=["clockwork_doll:2"], others=[{"pawn": 5}])
    scene.act("execute", "use:clockwork_doll:0")
    assert scene.offered() == {"chain_to:2", "chain_to:9"}
    assert scene.refusal("chain_to:5") == "TM-102"
    assert scene.refusal("chain_to:12") == "TM-101"
    assert scene.refusal("chain_to:4") == "TM-101"
    assert scene.refusal("stop") == "TM-101"


@clause("TM-101")
def test_a_chain_is_for_after_the_action_not_for_its_menu() -> None:
    scene = acting(5, TOMES, familiars=["library_ghost:2"])
    scene.act("execute")
    assert scene.refusal("use:library_ghost:1") == "TM-101"


@clause("TM-102", "TM-R27")
def test_a_chain_without_a_free_target_cannot_be_used() -> None:
    scene = acting(4, VIALS, familiars=["clockwork_doll:2"], others=[{"pawn": 2}])
    scene.act("execute")
    assert scene.actor == 1
    assert scene.familiars(0) == ["clockwork_doll:2"]


@clause("TM-102")
def test_among_several_chains_one_without_a_target_is_refused() -> None:
    scene = acting(5, TOMES, familiars=["library_ghost:2", "sphinx:2"])
    scene.act("execute", "stop")
    assert scene.offered() == {"stop", "use:library_ghost:1"}
    assert scene.refusal("use:sphinx:1") == "TM-102"


@clause("TM-R27")
def test_a_chain_is_optional_and_comes_once_per_action() -> None:
    scene = acting(12, TOMES, familiars=["library_ghost:2", "sphinx:2"])
    scene.act("execute", "stop")
    assert scene.offered() == {"stop", "use:library_ghost:1", "use:sphinx:1"}
    assert scene.refusal("execute") == "TM-R27"
    scene.act("use:library_ghost:1", "chain_to:9")
    assert scene.asked() == "ask_action"
    kept = acting(12, TOMES, familiars=["library_ghost:2"])
    kept.act("execute", "stop", "stop")
    assert kept.pawns() == [0, 0, 0]
    assert kept.familiars(0) == ["library_ghost:2"]


@clause("TM-103", "TM-104")
def test_the_chained_action_is_checked_topped_up_and_may_chain_again() -> None:
    scene = acting(8, [1, 5, 2, 2], mana=6, familiars=["clockwork_doll:2", "library_ghost:2"])
    scene.act("execute", "use:clockwork_doll:0", "chain_to:5")
    assert scene.view().moment.top_up == 2  # one Tome and two Crystals for four
    scene.act("execute", "stop", "use:library_ghost:1")
    assert scene.pawns()[0] == 2
    before = scene.mana()[0]
    scene.act("stop")
    assert scene.mana()[0] == before + 2


@clause("TM-104", "TM-R31")
def test_a_forgone_chained_action_pays_two_mana_and_chains_no_further() -> None:
    scene = acting(8, VIALS, mana=0, familiars=["clockwork_doll:2", "library_ghost:2"])
    scene.act("execute", "use:clockwork_doll:0", "chain_to:5", "stop")
    assert scene.mana()[0] == 7
    assert scene.familiars(0) == ["clockwork_doll", "library_ghost:2"]
    assert scene.view().phase == "preparation"


@clause("TM-104")
def test_a_chained_action_that_cannot_be_paid_is_forgone() -> None:
    scene = acting(8, [0, 5, 4, 1], mana=0, familiars=["griffin", "clockwork_doll:2"])
    scene.act("execute")  # five mana; Summon II lacks three Tomes
    scene.act("charge:griffin", "stop", "use:clockwork_doll:0", "chain_to:5")
    assert scene.mana()[0] == 6


@clause("TM-R30", "TM-R35")
def test_resolved_positions_strictly_decrease_so_no_action_comes_twice() -> None:
    for seed in range(8):
        resolved: list[int] = []
        for event in new(4, seed).played_out(seed).events("round", "performed", "forwent"):
            if event.kind == "round":
                resolved = []
            else:
                assert all(event.args["pos"] < earlier for earlier in resolved)
                resolved.append(event.args["pos"])


@clause("TM-R29")
def test_a_chain_to_divine_still_checks_its_need() -> None:
    scene = acting(12, [6, 2, 1, 1], mana=3, familiars=["sphinx:2"])
    scene.act("execute", "stop", "use:sphinx:1")
    assert scene.mana()[0] == 5  # two Crystals missing, 4 mana wanted: forwent
    assert scene.chits()[0] == 0


@clause("TM-86", "TM-87", "TM-98")
def test_a_divine_takes_its_chits_and_the_raven_adds_one() -> None:
    scene = acting(14, CRYSTALS, familiars=["raven"])
    scene.act("execute")
    assert scene.chits()[0] == 5


@clause("TM-87", "TM-94", "TM-98")
def test_the_bronze_head_sells_chits_as_often_as_it_can_pay() -> None:
    scene = acting(6, CRYSTALS, familiars=["bronze_head:4"])
    scene.act("execute", "use:bronze_head:0", "use:bronze_head:0")
    assert scene.chits()[0] == 4
    assert scene.familiars(0) == ["bronze_head"]
    one = acting(6, CRYSTALS, familiars=["bronze_head:3"])
    one.act("execute")
    assert one.refusal("execute") == "TM-87"
    one.act("use:bronze_head:0")
    assert one.chits()[0] == 3
