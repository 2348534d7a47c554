"""Familiar cards and what their abilities have in common (TM-88 to TM-100, TM-108)."""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import CRYSTALS, GAME, TOMES, VIALS, WANDS, acting, lay

CARDS = GAME.set


@clause("TM-88", "TM-89", "TM-90")
def test_a_familiar_shows_all_that_is_printed_on_it() -> None:
    view = lay(seats=3, phase="action", pool=TOMES, players=[{"pawn": 2, "familiars": ["library_ghost"]}]).view()
    card = view.players[0].familiars[0].familiar
    assert (card.cost, card.power, card.ribbons, card.start_charge, card.vp) == (5, 0, 2, 0, 2)
    assert (card.name.en, card.name.ja) == ("Library Ghost", "書庫の幽霊")
    assert [(ability.when, ability.fee) for ability in card.abilities] == [("summon", 0), ("summon", 2)]


@clause("TM-92")
def test_each_ability_of_a_card_has_its_own_moment() -> None:
    attack = acting(3, WANDS, familiars=["phoenix:1"])
    attack.act("execute")
    assert attack.offered() == {"stop", "use:phoenix:0"}
    assert attack.refusal("use:phoenix:1") == "TM-14"
    defence = acting(3, WANDS, familiars=["troll"], others=[{"familiars": ["phoenix:1"]}])
    defence.act("execute")
    assert defence.offered() == {"stop", "use:phoenix:1"}
    assert defence.refusal("use:phoenix:0") == "TM-14"


@clause("TM-93")
def test_a_fee_is_paid_with_charges_on_that_very_card() -> None:
    scene = acting(1, VIALS, mana=50, familiars=["gnome", "unicorn:3"])
    scene.act("execute")
    assert scene.asked() == "ask_distribute"  # mana and other cards' charges don't help the Gnome
    both = acting(6, CRYSTALS, mana=9, familiars=["bronze_head:1"])
    both.act("execute")
    assert both.chits()[0] == 2
    assert both.familiars(0) == ["bronze_head:1"]


@clause("TM-93")
def test_too_few_charges_are_refused_with_their_number() -> None:
    scene = acting(12, TOMES, familiars=["library_ghost:2", "sphinx:1"])
    scene.act("execute", "stop")
    assert scene.refusal("use:sphinx:1") == "TM-93"
    refusal = GAME.refusal(scene.state, 0, GAME.number("use:sphinx:1"))
    assert refusal is not None
    assert refusal.en == "The Sphinx has 1 charge; this ability takes 2."


@clause("TM-95", "TM-R39")
def test_an_ability_without_a_fee_happens_by_itself_and_cannot_be_chosen() -> None:
    scene = acting(5, TOMES, familiars=["homunculus", "fairy_ring:1"])
    scene.act("execute")
    assert scene.view().moment.discount == 2
    assert scene.refusal("use:homunculus:0") == "TM-95"
    assert "use:homunculus:0" not in scene.offered()


@clause("TM-R40", "TM-95")
def test_it_happens_once_for_every_action_of_its_kind() -> None:
    scene = acting(12, TOMES, mana=0, familiars=["homunculus", "library_ghost:2"])
    scene.act("execute")
    assert scene.view().moment.discount == 5
    scene.act("stop", "use:library_ghost:1", "chain_to:9", "execute")
    assert scene.view().moment.discount == 4


@clause("TM-96")
def test_each_owner_charges_the_own_copy() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=VIALS,
        players=[{"pawn": 4, "familiars": ["mandragora"]}, {"pawn": 1, "familiars": ["mandragora"]}],
    )
    scene.act("execute", "stop")
    assert (scene.familiars(0), scene.familiars(1)) == (["mandragora:1"], ["mandragora"])


@clause("TM-97")
@pytest.mark.parametrize(
    ("pos", "pool", "familiar", "mana"),
    [(1, VIALS, "mana_bug", 4), (6, CRYSTALS, "sphinx", 2), (3, WANDS, "troll", 2), (3, WANDS, "peryton", 0)],
)
def test_gain_mana(pos: int, pool: list[int], familiar: str, mana: int) -> None:
    scene = acting(pos, pool, mana=0, familiars=[familiar])
    scene.act("execute")
    if scene.view().phase == "action":
        scene.act("stop")
    assert scene.mana()[0] == mana  # the Peryton alone, power 2, beats no cat


@clause("TM-98")
def test_gained_chits_count_as_points_at_once() -> None:
    scene = acting(6, CRYSTALS, familiars=["raven"])
    scene.act("execute")
    assert scene.scores[0] == 2 + 1 + 2


@clause("TM-108")
def test_higher_levels_have_better_values() -> None:
    for kind in ("summon", "brew", "attack", "divine"):
        actions = [action for action in CARDS.row if action.kind == kind]
        values = [action.value for action in sorted(actions, key=lambda action: action.level)]
        assert values == sorted(set(values))


def test_the_familiars_named_by_the_rulebook_do_what_it_says() -> None:
    """Gain chits, discount, charge and [Planning] belong to the named cards alone; the Troll is dearest and strongest."""

    def having(do: str) -> set[str]:
        return {
            familiar.id
            for familiar in CARDS.familiars
            for ability in familiar.ability
            for effect in ability.effects
            if effect.do == do
        }

    assert having("vp") == {"raven", "bronze_head"}
    assert having("discount") == {"homunculus", "library_ghost", "fairy_ring"}
    assert having("charge") == {"caladrius", "mandragora"}
    assert having("redraw") == {"mischievous_fairy"}
    assert {"library_ghost", "clockwork_doll", "valkyrie"} <= having("chain")
    assert {"will_o_wisp", "mana_bug", "gnome", "peryton"} <= having("mana")
    assert max(CARDS.familiars, key=lambda familiar: (familiar.cost, familiar.power)).id == "troll"
