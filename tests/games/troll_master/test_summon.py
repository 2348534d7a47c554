"""The Summon action (TM-59 to TM-70, TM-99)."""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import TOMES, acting


@clause("TM-59", "TM-60", "TM-65")
def test_a_called_familiar_is_new_paid_in_full_and_starts_with_its_charges() -> None:
    scene = acting(2, TOMES, mana=9, supply={"gnome": 2})
    scene.act("execute", "gain:gnome", "call")
    assert scene.mana()[0] == 5
    assert scene.familiars(0) == ["black_cat", "gnome:1"]
    assert scene.view().phase == "preparation"  # at most one


@clause("TM-59")
def test_call_or_train_is_asked_and_nothing_else_answers() -> None:
    scene = acting(2, TOMES, mana=9, supply={"gnome": 2})
    scene.act("execute")
    assert scene.refusal("call") == "TM-59"
    scene.act("gain:gnome")
    assert scene.offered() == {"call", "train:black_cat"}
    assert scene.refusal("stop") == "TM-59"
    assert scene.refusal("train:golem") == "TM-61"


@clause("TM-62", "TM-R24")
@pytest.mark.parametrize(("own", "gained"), [("gnome", "salamander:1"), ("golem", "mana_bug")])
def test_training_to_the_same_cost_or_less_is_free_and_refunds_nothing(own: str, gained: str) -> None:
    kind = gained.split(":")[0]
    scene = acting(2, TOMES, mana=1, familiars=[own], supply={kind: 2})
    scene.act("execute", f"gain:{kind}")
    assert scene.mana()[0] == 1
    assert scene.familiars(0) == [f"{own}/{gained}"]


@clause("TM-64")
def test_a_covered_card_loses_power_points_abilities_and_ribbons() -> None:
    scene = acting(2, TOMES, mana=9, familiars=["phoenix:3"], supply={"mana_bug": 2})
    scene.act("execute", "gain:mana_bug", "train:phoenix")
    player = scene.look(0)
    assert (player.attack, player.defence, player.vp) == (1, 1, 1)
    assert [stack.familiar.ribbons for stack in player.familiars] == [0]
    assert [stack.covered for stack in player.familiars] == [["phoenix"]]


@clause("TM-64")
def test_a_covered_discount_no_longer_counts() -> None:
    scene = acting(2, TOMES, mana=3, familiars=["homunculus/will_o_wisp"], supply={"gnome": 2})
    scene.act("execute")
    assert scene.view().moment.discount == 0


@clause("TM-63", "TM-R21")
def test_a_kind_gained_again_starts_with_its_starting_charges_only() -> None:
    scene = acting(12, TOMES, mana=9, familiars=["gnome:2", "library_ghost:2"], supply={"golem": 2})
    scene.act("execute", "gain:golem", "train:gnome", "use:library_ghost:1", "chain_to:9")
    scene.act("execute", "gain:gnome", "train:golem")
    assert scene.familiars(0)[0] == "gnome/golem/gnome:1"


@clause("TM-66")
@pytest.mark.parametrize(("mana", "can"), [(3, False), (4, True)])
def test_without_enough_mana_a_card_cannot_be_gained(mana: int, can: bool) -> None:
    scene = acting(2, TOMES, mana=mana, supply={"golem": 2, "will_o_wisp": 2})
    scene.act("execute")
    assert scene.refusal("gain:golem") == ("" if can else "TM-66")  # 6 - 2 for training the cat


@clause("TM-67")
def test_a_kind_one_has_cannot_be_gained_again() -> None:
    scene = acting(12, TOMES, mana=20, familiars=["black_cat", "golem"])
    scene.act("execute")
    assert scene.refusal("gain:golem") == "TM-67"


@clause("TM-R21", "TM-R22")
def test_a_familiar_may_be_trained_again_and_covered_cards_never_return() -> None:
    scene = acting(
        12, TOMES, mana=20, familiars=["black_cat/gnome", "library_ghost:2"], supply={"golem": 2, "salamander": 2}
    )
    scene.act("execute", "gain:golem", "train:gnome", "use:library_ghost:1", "chain_to:9")
    scene.act("execute", "gain:salamander", "train:golem")
    assert scene.familiars(0)[0] == "black_cat/gnome/golem/salamander:1"
    left = {pile.familiar.id: pile.left for pile in scene.view().supply}
    assert (left["gnome"], left["golem"], left["salamander"]) == (1, 1, 1)


@clause("TM-68", "TM-108")
@pytest.mark.parametrize(("pos", "price"), [(2, 6), (5, 5), (9, 4), (12, 3)])
def test_the_higher_the_level_the_bigger_the_discount_on_a_call(pos: int, price: int) -> None:
    scene = acting(pos, TOMES, mana=10, supply={"golem": 2})
    scene.act("execute", "gain:golem", "call")
    assert scene.mana()[0] == 10 - price


@clause("TM-68", "TM-R19")
@pytest.mark.parametrize(("pos", "price"), [(2, 4), (5, 3), (9, 2), (12, 1)])
def test_the_discount_holds_for_training_alike(pos: int, price: int) -> None:
    scene = acting(pos, TOMES, mana=10, supply={"golem": 2})
    scene.act("execute", "gain:golem", "train:black_cat")
    assert scene.mana()[0] == 10 - price


@clause("TM-69", "TM-99")
def test_the_price_never_falls_below_zero() -> None:
    scene = acting(12, TOMES, mana=1, familiars=["homunculus", "library_ghost"], supply={"gnome": 2})
    scene.act("execute", "gain:gnome", "call")
    assert scene.mana()[0] == 1


@clause("TM-70", "TM-99")
def test_discounts_of_several_familiars_add_up() -> None:
    scene = acting(2, TOMES, mana=0, familiars=["homunculus", "library_ghost", "fairy_ring:2"])
    scene.act("execute")
    assert scene.view().moment.discount == 2
    scene.act("use:fairy_ring:0", "use:fairy_ring:0")
    assert scene.view().moment.discount == 6


@clause("TM-R19")
def test_only_the_top_cards_cost_counts_for_training() -> None:
    scene = acting(2, TOMES, mana=5, familiars=["golem/mana_bug"], supply={"peryton": 2})
    scene.act("execute", "gain:peryton")
    assert scene.mana()[0] == 2  # 6 - 3


@clause("TM-R20")
def test_the_discount_of_the_card_being_gained_does_not_count() -> None:
    scene = acting(2, TOMES, mana=2, supply={"homunculus": 2, "library_ghost": 2})
    scene.act("execute")
    assert scene.refusal("gain:library_ghost") == "TM-66"  # 5 - 2, one too dear
    scene.act("gain:homunculus")
    assert scene.mana()[0] == 1  # 3 - 2 for training the cat


@clause("TM-R23")
def test_a_familiar_covered_now_has_lost_its_chain() -> None:
    scene = acting(12, TOMES, mana=9, familiars=["library_ghost:2"], supply={"golem": 2})
    scene.act("execute", "gain:golem", "train:library_ghost")
    assert scene.view().phase == "preparation"


@clause("TM-R44")
def test_a_third_player_finds_the_pile_empty() -> None:
    scene = acting(12, TOMES, mana=20, others=[{"familiars": ["golem"]}, {"familiars": ["black_cat/golem"]}])
    scene.act("execute")
    assert scene.refusal("gain:golem") == "TM-R44"
