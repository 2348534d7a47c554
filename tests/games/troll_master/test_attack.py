"""The Attack action (TM-75 to TM-85, TM-105)."""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import WANDS, acting, lay


@clause("TM-75", "TM-77", "TM-81")
def test_every_other_player_is_attacked_once_from_the_left_neighbour_on() -> None:
    scene = lay(seats=4, phase="action", pool=WANDS, players=[{}, {}, {"pawn": 3}, {}])
    scene.act("execute")
    defenders = [event.args["seat"] for event in scene.events("beaten", "repelled")]
    assert defenders == [3, 0, 1]


@clause("TM-76", "TM-82", "TM-108")
@pytest.mark.parametrize(("pos", "total"), [(3, 5), (7, 6), (10, 7), (13, 8)])
def test_the_action_adds_its_printed_power_the_lowest_none(pos: int, total: int) -> None:
    scene = acting(pos, WANDS, familiars=["black_cat", "golem"])
    scene.act("execute")
    assert scene.events("declared")[0].args["power"] == total


@clause("TM-76")
def test_the_attack_menu_takes_only_its_own_answers() -> None:
    scene = acting(10, WANDS, familiars=["salamander:1"])
    scene.act("execute")
    assert scene.refusal("execute") == "TM-76"


@clause("TM-79", "TM-80")
@pytest.mark.parametrize(("defence", "chits"), [(["golem"], 0), (["black_cat", "raven"], 1), (["troll"], 0)])
def test_only_a_strictly_higher_total_succeeds(defence: list[str], chits: int) -> None:
    scene = acting(3, WANDS, familiars=["griffin"], others=[{"familiars": defence}, {"familiars": ["troll"]}])
    scene.act("execute")  # 4 against 4, 3 and 6
    assert scene.chits() == [chits, 0, 0]


@clause("TM-78", "TM-85")
def test_the_defender_uses_abilities_at_the_own_defence() -> None:
    scene = acting(3, WANDS, familiars=["griffin"], others=[{"familiars": ["mandragora:3"]}])
    scene.act("execute")
    assert scene.actor == 1
    assert scene.refusal("execute") == "TM-78"
    assert scene.refusal("stop", seat=0) == "TM-77"
    scene.act("use:mandragora:1", "use:mandragora:1")
    assert scene.view().moment.bonus == 4
    scene.act("stop")
    assert scene.events("repelled")[0].args["power"] == 5


@clause("TM-83")
def test_the_attacker_adds_nothing_after_seeing_a_defence() -> None:
    scene = acting(
        10,
        WANDS,
        familiars=["black_cat", "salamander:2"],
        others=[{"familiars": ["mandragora:1"]}, {"familiars": ["mandragora:1"]}],
    )
    scene.act("execute", "stop")
    asked = []
    while scene.view().phase == "action":
        asked.append(scene.actor)
        scene.act("stop")
    assert asked == [1, 2]
    assert scene.familiars(0) == ["black_cat", "salamander:2"]


@clause("TM-R25")
def test_attack_abilities_never_defend_and_defend_abilities_never_attack() -> None:
    scene = acting(3, WANDS, familiars=["mandragora:3", "gargoyle"], others=[{"familiars": ["salamander:2"]}])
    scene.act("execute")  # nothing to use on either side
    assert scene.events("declared")[0].args["power"] == 3
    assert [event.args["power"] for event in scene.events("beaten")] == [2, 2]


@clause("TM-R25", "TM-95")
def test_automatic_defend_abilities_happen_at_each_defence_won_or_lost() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=WANDS,
        players=[
            {"pawn": 10, "familiars": ["troll"]},
            {"pawn": 3, "familiars": ["black_cat"]},
            {"familiars": ["will_o_wisp", "golem"], "mana": 0},
        ],
    )
    scene.act("execute")
    assert scene.mana()[2] == 1
    scene.act("execute")
    assert scene.mana()[2] == 2


@clause("TM-R25")
def test_the_chit_comes_before_on_success_abilities_and_those_before_the_next_defender() -> None:
    scene = acting(13, WANDS, familiars=["peryton", "golem"])
    scene.act("execute")
    order = [(event.kind, event.args.get("seat")) for event in scene.events("beaten", "mana")]
    assert order == [("beaten", 1), ("mana", 0), ("beaten", 2), ("mana", 0)]


@clause("TM-105")
def test_added_power_lasts_for_all_defenders_of_the_attack() -> None:
    scene = acting(3, WANDS, familiars=["black_cat", "salamander:1"])
    scene.act("execute", "use:salamander:0")
    assert [event.args["attack"] for event in scene.events("beaten")] == [5, 5]


@clause("TM-106")
def test_a_defence_bonus_is_gone_at_the_next_defence() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=WANDS,
        players=[
            {"pawn": 10, "familiars": ["golem"]},
            {"pawn": 3, "familiars": ["golem"]},
            {"familiars": ["phoenix:3"]},
        ],
    )
    scene.act("execute", "use:phoenix:1", "stop")
    scene.act("execute", "stop")
    powers = [e.args["power"] for e in scene.events("beaten", "repelled") if e.args["seat"] == 2]
    assert powers == [5, 3]


@clause("TM-R40", "TM-94")
def test_paid_abilities_may_be_used_any_number_of_times_per_declaration() -> None:
    scene = acting(3, WANDS, familiars=["salamander:2", "phoenix:3"])
    scene.act("execute", *["use:salamander:0"] * 2, *["use:phoenix:0"] * 3)
    assert scene.events("declared")[0].args["power"] == 2 + 3 + 10
