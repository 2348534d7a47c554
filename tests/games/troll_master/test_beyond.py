"""The ability vocabulary beyond the dengen set, shown with a small set of its own (beyond.toml)."""

from pathlib import Path
from typing import Any

import pytest

from dengen.core.conformance import CHEAP, DEAR, Check, Trial
from dengen.games.troll_master import TrollMaster
from dengen.testing import clause
from tests.games.troll_master.kit import Table

BEYOND = TrollMaster(Path(__file__).parent / "beyond.toml")
POOL = [3, 4, 0, 3]


def lay(**position: Any) -> Table:
    return Table.lay(BEYOND, {"seats": 3, "phase": "action", "pool": POOL, **position})


def acting(pos: int, *familiars: str, **more: Any) -> Table:
    player = {"pawn": pos, "familiars": list(familiars), "mana": more.pop("mana", 0)}
    return lay(players=[player, *more.pop("others", [])], **more)


def test_the_set_has_its_own_action_space() -> None:
    assert BEYOND.num_actions == 83 + 6 * 12
    assert len({BEYOND.name(act) for act in range(BEYOND.num_actions)}) == BEYOND.num_actions


@pytest.mark.parametrize("check", [*CHEAP, *DEAR])
def test_the_set_passes_conformance(check: Check) -> None:
    for seats, options in ((2, {}), (3, {}), (5, {"target_vp": 10})):
        check(Trial(BEYOND, seats, options, seed=seats, spots=2))


def test_a_start_card_begins_with_its_starting_charges() -> None:
    state = BEYOND.new(3)
    assert [BEYOND.dump(state)["table"]["players"][seat]["familiars"] for seat in range(3)] == [["kitten:1"]] * 3


def test_copies_are_the_size_of_the_pile() -> None:
    scene = acting(2, "kitten", supply={"oracle": 3})
    assert {pile.familiar.id: pile.left for pile in scene.view().supply}["oracle"] == 3


@clause("TM-25")
def test_an_action_with_two_icons_takes_either_card() -> None:
    scene = lay(phase="planning", pool=None, players=[{"hand": ["tome", "vial", "vial"]}])
    assert {"place:tome:1", "place:vial:1", "place:tome:7", "place:vial:7"} <= scene.offered()
    assert scene.refusal("place:tome:3") == "TM-25"


@clause("TM-44")
def test_a_need_in_crystals_counts_crystals_only_whatever_the_action() -> None:
    scene = acting(3, "kitten", pool=[4, 4, 1, 1], mana=2)
    assert scene.view().moment.top_up == 2


@clause("TM-R5")
def test_a_kind_without_any_action_leaves_its_holder_stuck() -> None:
    scene = lay(phase="planning", pool=None, players=[{"hand": ["wand", "wand", "wand"]}])
    assert scene.offered() == {"stop"}
    scene.act("stop")
    assert scene.data["players"][0]["stuck"] == ["wand"]


# ---- [Planning] ----


@clause("TM-95", "TM-R10")
def test_an_automatic_planning_ability_happens_at_the_start_of_each_turn() -> None:
    players = [{"hand": ["tome", "tome", "vial"], "familiars": ["herald", "twin"], "mana": 0}]
    scene = lay(phase="planning", pool=None, players=players)
    assert scene.mana()[0] == 1
    assert scene.familiars(0) == ["herald", "twin:1"]  # charged by name
    scene.act("place:tome:2")
    while scene.actor != 0:
        scene.act(sorted(scene.offered() - {"stop"})[0])
    assert scene.mana()[0] == 2


@clause("TM-100")
def test_a_charge_by_name_without_that_familiar_is_void() -> None:
    scene = lay(phase="planning", pool=None, players=[{"familiars": ["herald", "twin/kitten"]}])
    assert scene.familiars(0) == ["herald", "twin/kitten"]


@clause("TM-31", "TM-R10")
def test_other_planning_abilities_need_no_hand_card() -> None:
    scene = lay(phase="planning", pool=None, players=[{"pawn": 2, "hand": [], "familiars": ["herald:1", "juggler:1"]}])
    assert scene.offered() == {"stop", "use:herald:1"}
    assert scene.refusal("use:juggler:0") == "TM-R10"
    assert scene.refusal("place:tome:6") == "TM-31"
    scene.act("use:herald:1")
    assert scene.chits()[0] == 1
    assert scene.look(0).passed


@clause("TM-R10")
def test_a_double_redraw_is_two_times_draw_then_discard() -> None:
    scene = lay(
        phase="planning",
        pool=None,
        deck=["crystal", "vial"],
        players=[{"hand": ["tome", "tome", "tome"], "familiars": ["juggler:1"]}],
    )
    scene.act("use:juggler:0", "discard:tome")
    assert scene.asked() == "ask_discard"
    scene.act("discard:tome")
    assert scene.hand(0) == ["tome", "vial", "crystal"]
    assert scene.asked() == "ask_turn"


@clause("TM-R10", "TM-R39")
def test_an_automatic_redraw_comes_before_the_turn_but_not_with_an_empty_hand() -> None:
    scene = lay(
        phase="planning",
        pool=None,
        deck=["crystal"],
        players=[{"hand": ["tome", "tome", "tome"], "familiars": ["dreamer"]}],
    )
    assert scene.asked() == "ask_discard"
    assert scene.refusal("stop") == "TM-R10"
    empty = lay(phase="planning", pool=None, players=[{"pawn": 2, "hand": [], "familiars": ["dreamer"]}])
    assert empty.look(0).passed


# ---- charges, limits, per and if ----


@clause("TM-R40", "TM-94")
def test_a_limit_counts_per_action() -> None:
    scene = acting(5, "twin:2", "hoarder:1")
    scene.act("execute", "use:twin:0")
    assert scene.familiars(0) == ["twin:2", "hoarder:2"]  # paid one, then each of both got one
    assert scene.offered() == {"stop", "use:hoarder:0"}
    assert scene.refusal("use:twin:0") == "TM-R40"


@clause("TM-100")
def test_charge_all_respects_every_ribbon() -> None:
    scene = acting(5, "kitten:1", "twin:3", "matron")
    scene.act("execute", "use:twin:0", "stop")
    assert scene.familiars(0) == ["kitten:1", "twin:3", "matron"]


@clause("TM-R18", "TM-100")
def test_two_charges_for_any_familiar_are_chosen_one_by_one() -> None:
    scene = acting(4, "kitten", "twin:2", "hoarder:4")
    scene.act("execute")
    assert scene.offered() == {"charge:kitten", "charge:twin"}
    scene.act("charge:kitten")
    assert scene.familiars(0) == ["kitten:1", "twin:3", "hoarder:4"]  # one place was left


@clause("TM-R18")
def test_a_second_charge_without_room_is_void() -> None:
    scene = acting(4, "kitten:1", "twin:2")
    scene.act("execute")
    assert scene.familiars(0) == ["kitten:1", "twin:3"]
    assert scene.view().phase == "preparation"


@clause("TM-97")
def test_per_charge_is_counted_after_the_fee() -> None:
    scene = acting(5, "hoarder:3")
    scene.act("execute", "use:hoarder:0")
    assert scene.mana()[0] == 4 + 2 * 2
    assert scene.familiars(0) == ["hoarder:3"]  # its second effect charged it again


@clause("TM-97")
def test_per_familiar_counts_face_up_familiars() -> None:
    scene = acting(5, "twin/kitten", "wall", "matron")
    scene.act("execute", "stop")
    assert scene.mana()[0] == 4 + 3


@clause("TM-98")
@pytest.mark.parametrize(("stack", "chits"), [("matron", 1), ("kitten/twin/matron", 3)])
def test_per_covered_counts_covered_cards(stack: str, chits: int) -> None:
    scene = acting(4, stack)
    scene.act("execute")
    assert scene.chits()[0] == chits


@clause("TM-95")
@pytest.mark.parametrize(("stack", "mana"), [("sprinter", 7), ("sprinter:1", 4)])
def test_if_empty(stack: str, mana: int) -> None:
    scene = acting(5, stack)
    scene.act("execute", "stop")
    assert scene.mana()[0] == mana


@clause("TM-99")
@pytest.mark.parametrize(("broom", "discount"), [(0, 2), (1, 0)])
def test_if_broom(broom: int, discount: int) -> None:
    scene = acting(2, "witch", "kitten", mana=9, broom=broom)
    scene.act("execute")
    assert scene.view().moment.discount == discount


@clause("TM-105")
def test_automatic_power_by_charges_defends() -> None:
    scene = acting(10, "kitten", others=[{"familiars": ["wall:2"]}])
    assert scene.look(1).defence == 5
    scene.act("execute")
    assert scene.events("repelled")[0].args["power"] == 5


# ---- triggers ----


@clause("TM-R26", "TM-R40")
def test_paid_on_success_abilities_are_offered_after_each_success() -> None:
    scene = acting(10, "champion:3", others=[{"familiars": ["martyr:1"]}, {"familiars": ["martyr"]}])
    scene.act("execute")
    assert (scene.actor, scene.offered()) == (0, {"stop", "use:champion:0"})
    assert scene.refusal("execute") == "TM-R26"
    scene.act("use:champion:0")  # its limit is one per success
    assert scene.actor == 1
    assert scene.familiars(1) == ["martyr:2"]  # the automatic ability came first
    scene.act("use:martyr:0", "stop")
    assert scene.actor == 0
    scene.act("use:champion:0")
    scene.act("stop")
    assert scene.chits()[0] == 4
    assert scene.familiars(0) == ["champion:1"]


@clause("TM-R26")
def test_after_a_comparison_the_attacker_comes_before_the_defender() -> None:
    scene = acting(10, "champion:1", others=[{"familiars": ["martyr:1"]}])
    scene.act("execute", "use:champion:0", "use:martyr:0", "stop")
    order = [event.kind for event in scene.events("beaten", "chits", "charged", "mana")]
    assert order[:4] == ["beaten", "chits", "charged", "mana"]


@clause("TM-R26")
def test_repelled_abilities_happen_after_a_defence_that_held() -> None:
    scene = acting(3, "kitten", others=[{"familiars": ["champion:2"]}, {"familiars": ["martyr:1"]}])
    scene.act("execute")
    assert scene.mana()[1] == 6
    assert scene.actor == 2  # the Martyr was beaten


# ---- chains ----


@clause("TM-R27")
def test_a_chain_without_a_fee_is_optional_too() -> None:
    scene = acting(5, "witch")
    scene.act("execute")
    assert scene.offered() == {"stop", "use:witch:1"}
    scene.act("stop")
    assert scene.view().phase == "preparation"
    used = acting(5, "witch").act("execute", "use:witch:1")
    assert used.pawns()[0] == 3


@clause("TM-R23", "TM-65")
def test_a_familiar_gained_now_may_chain_with_its_starting_charges() -> None:
    scene = acting(6, "kitten", mana=9)
    scene.act("execute", "gain:sprinter", "call")
    assert scene.offered() == {"stop", "use:sprinter:0"}
    scene.act("use:sprinter:0", "chain_to:1")
    assert scene.pawns()[0] == 1
    assert scene.familiars(0) == ["kitten", "sprinter"]


# ---- [Scoring] ----


@clause("TM-107")
@pytest.mark.parametrize(("stack", "total"), [("hoarder:4", 11), ("hoarder:3", 7)])
def test_an_automatic_scoring_ability_counts_if_its_condition_holds(stack: str, total: int) -> None:
    options = {"round_cap": 1}
    scene = lay(phase="scoring", pool=None, options=options, players=[{"chits": 6, "familiars": [stack]}])
    assert scene.outcome.seats[0].score == total


@clause("TM-R32")
@pytest.mark.parametrize(("chits", "asked"), [(10, False), (11, True)])
def test_the_best_use_of_one_cards_charges_decides_whether_it_is_asked(chits: int, asked: bool) -> None:
    """Four charges are worth 4 + 1 + 1, not 4 + 4: the dear ability can be used once."""
    scene = lay(phase="scoring", pool=None, players=[{"chits": chits, "familiars": ["oracle:4"]}])
    assert (scene.asked() == "ask_ability") == asked
    if asked:
        scene.act("use:oracle:0", "use:oracle:1", "use:oracle:1")
        assert scene.scores[0] == 20


@clause("TM-R40", "TM-R32")
def test_a_limit_counts_for_each_player_of_a_scoring() -> None:
    players = [{"chits": 13, "familiars": ["oracle:2"]}, {"chits": 2, "familiars": ["oracle:2"]}]
    scene = lay(phase="scoring", pool=None, broom=0, players=players)
    scene.act("use:oracle:0", "use:oracle:0")
    assert scene.scores == [20, 9, 0]
