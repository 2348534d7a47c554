"""The Brew action and charges (TM-71 to TM-74, TM-89 to TM-91, TM-97, TM-100)."""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import TOMES, VIALS, acting


@clause("TM-71", "TM-108")
@pytest.mark.parametrize(("pos", "mana"), [(1, 3), (4, 4), (8, 5), (11, 6)])
def test_a_brew_brings_three_to_six_mana(pos: int, mana: int) -> None:
    scene = acting(pos, VIALS, mana=0)
    scene.act("execute")
    assert scene.mana()[0] == mana


@clause("TM-72", "TM-R17")
def test_any_own_mana_may_be_split_among_familiars_with_room() -> None:
    scene = acting(1, VIALS, mana=2, familiars=["black_cat", "gnome", "unicorn:1", "golem"])
    scene.act("execute")
    assert scene.offered() == {"stop", "charge:gnome", "charge:unicorn"}
    scene.act("charge:gnome", "charge:unicorn", "charge:unicorn", "charge:gnome")
    assert scene.familiars(0) == ["black_cat", "gnome:2", "unicorn:3", "golem"]
    assert scene.mana()[0] == 1


@clause("TM-72")
def test_the_distribution_ends_with_the_mana() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["bronze_head"])
    scene.act("execute", "charge:bronze_head", "charge:bronze_head", "charge:bronze_head")
    assert scene.mana()[0] == 0
    assert scene.view().phase == "preparation"


@clause("TM-72")
def test_storing_nothing_is_allowed_and_foreign_answers_are_not() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["gnome"])
    scene.act("execute")
    assert scene.refusal("execute") == "TM-72"
    scene.act("stop")
    assert (scene.mana()[0], scene.familiars(0)) == (3, ["gnome"])


@clause("TM-73", "TM-89")
def test_no_familiar_holds_more_charges_than_ribbons() -> None:
    scene = acting(1, VIALS, mana=9, familiars=["gnome:1", "unicorn"])
    scene.act("execute", "stop", "charge:gnome")
    assert scene.refusal("charge:gnome") == "TM-73"


@clause("TM-R17")
def test_covered_familiars_and_those_of_others_take_no_charges() -> None:
    scene = acting(1, VIALS, familiars=["unicorn/gnome"], others=[{"familiars": ["salamander"]}])
    scene.act("execute")
    assert scene.refusal("charge:unicorn") == "TM-R17"
    assert scene.refusal("charge:salamander") == "TM-R17"


@clause("TM-R16", "TM-74")
def test_charges_stored_in_a_brew_can_be_used_in_it_but_nothing_is_stored_again() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["gnome:1"])
    scene.act("execute", "use:gnome:0", "charge:gnome")
    assert scene.asked() == "ask_distribute"
    assert scene.refusal("use:gnome:0") == "TM-72"
    scene.act("charge:gnome")
    assert (scene.asked(), scene.mana()[0]) == ("ask_ability", 3)
    assert scene.refusal("charge:gnome") == "TM-74"
    scene.act("use:gnome:0", "use:gnome:0")
    assert (scene.mana()[0], scene.familiars(0)) == (7, ["gnome"])
    assert scene.view().phase == "preparation"


@clause("TM-R16")
def test_after_a_brew_that_stores_nothing_abilities_are_not_asked_for_again() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["gnome:1"])
    scene.act("execute", "stop", "stop")
    assert (scene.mana()[0], scene.familiars(0)) == (3, ["gnome:1"])
    assert scene.view().phase == "preparation"


@clause("TM-R16")
def test_the_question_says_whether_mana_was_stored() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["gnome:1"])
    prompts = []
    for answer in ("execute", "stop", "charge:gnome"):
        scene.act(answer)
        asked = scene.game.question(scene.state, 0)
        assert asked is not None
        prompts.append(asked.en)
    assert prompts == [
        "Use abilities before you store mana?",
        "Store mana on your familiars? (you have 3)",
        "Use abilities after storing mana?",
    ]


@clause("TM-74")
def test_the_brew_menu_takes_only_its_own_answers() -> None:
    scene = acting(1, VIALS, familiars=["gnome:1"])
    scene.act("execute")
    assert scene.refusal("charge:gnome") == "TM-74"


@clause("TM-97")
def test_gained_mana_goes_to_the_hand_not_onto_cards() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["mana_bug", "gnome:1"])
    scene.act("execute", "use:gnome:0", "stop")
    assert scene.mana()[0] == 6
    assert scene.familiars(0) == ["mana_bug", "gnome"]


@clause("TM-100", "TM-96")
def test_the_mandragora_charges_itself_from_the_stock_and_no_other_copy() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["mandragora:1"], others=[{"familiars": ["mandragora"]}])
    scene.act("execute", "stop")
    assert scene.familiars(0) == ["mandragora:2"]
    assert scene.familiars(1) == ["mandragora"]
    assert scene.mana()[0] == 3


@clause("TM-R18", "TM-100")
def test_a_charge_on_a_full_card_is_void_and_takes_nothing() -> None:
    scene = acting(1, VIALS, mana=0, familiars=["mandragora:3"])
    scene.act("execute")
    assert scene.familiars(0) == ["mandragora:3"]
    assert scene.mana()[0] == 3


@clause("TM-R18")
def test_charging_one_of_your_familiars_is_a_duty_and_may_choose_itself() -> None:
    scene = acting(5, TOMES, familiars=["caladrius:1", "gnome"])
    scene.act("execute")
    assert scene.offered() == {"charge:caladrius", "charge:gnome"}
    assert scene.refusal("stop") == "TM-R18"
    scene.act("charge:caladrius")
    assert scene.familiars(0)[0] == "caladrius:2"


@clause("TM-R18")
def test_with_no_room_anywhere_the_charge_is_void() -> None:
    scene = acting(5, TOMES, familiars=["black_cat", "caladrius:2"])
    scene.act("execute")
    assert scene.asked() == "ask_summon"


@clause("TM-91")
def test_charges_come_only_from_starting_charges_distribution_and_charge_abilities() -> None:
    for pos, pool in ((2, TOMES), (1, VIALS)):
        scene = acting(pos, pool, mana=9, familiars=["unicorn", "mana_bug"])
        scene.act("execute", "stop")
        assert scene.familiars(0) == ["unicorn", "mana_bug"]


@clause("TM-90")
def test_starting_charges_are_those_printed_on_the_ribbons() -> None:
    scene = acting(12, TOMES, mana=20, supply={"bronze_head": 2})
    scene.act("execute", "gain:bronze_head", "train:black_cat")
    assert scene.familiars(0) == ["black_cat/bronze_head:2"]
