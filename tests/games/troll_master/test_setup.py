"""Components and setup, and the general rules of the round (TM-1 to TM-16)."""

from collections import Counter

import pytest

from dengen.core.base.chance import Chance
from dengen.core.base.errors import BadOption, BadSeatCount
from dengen.games.troll_master.rules.codes import MAGIC
from dengen.testing import clause
from tests.games.troll_master.kit import GAME, TOMES, VIALS, WANDS, acting, lay, new

CARDS = GAME.set


@clause("TM-1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_three_to_five_players_sit_down(seats: int) -> None:
    assert len(new(seats).view().players) == seats


@clause("TM-1")
@pytest.mark.parametrize("seats", [1, 6, 0])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSeatCount):
        GAME.new(seats)


@clause("TM-1", "TM-R45")
def test_two_players_sit_down_for_the_variant_and_only_they() -> None:
    assert GAME.new(2).options["duo"] is True
    assert GAME.new(2, duo=True).options["duo"] is True
    assert GAME.new(3).options["duo"] is False
    for seats, duo in ((2, False), (3, True), (4, True), (5, True)):
        with pytest.raises(BadOption, match="'duo' depends on the number of seats"):
            GAME.new(seats, duo=duo)


@clause("TM-2")
def test_there_are_six_magic_cards_of_each_kind() -> None:
    magic = [card for card in GAME.new(4).census() if card < len(MAGIC)]
    assert Counter(magic) == {0: 6, 1: 6, 2: 6, 3: 6}


@clause("TM-3")
def test_there_are_two_copies_of_22_kinds_and_seven_workshop_cards() -> None:
    kinds = CARDS.familiars[1:]
    assert len(kinds) == 22
    assert sum(familiar.copies or 0 for familiar in kinds) == 44
    assert Counter(action.workshop for action in CARDS.row) == dict.fromkeys(range(1, 8), 2)


@clause("TM-4")
def test_mana_is_not_limited_by_the_number_of_pieces() -> None:
    scene = acting(11, VIALS, mana=500)
    scene.act("execute")
    assert scene.mana()[0] == 506


@clause("TM-4")
def test_chits_are_not_limited_by_the_number_of_pieces() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=[2, 2, 1, 5],
        options={"target_vp": 40},
        players=[{"pawn": 14, "chits": 30}, {"chits": 30}],
    )
    scene.act("execute")
    assert sum(scene.chits()) == 64


@clause("TM-5")
def test_the_row_has_14_actions_on_workshop_cards_in_order() -> None:
    row = new().view().row
    assert [action.pos for action in row] == list(range(1, 15))
    assert [CARDS.row[action.pos - 1].workshop for action in row] == sorted([*range(1, 8)] * 2)


@clause("TM-6")
def test_the_deck_is_shuffled_and_the_discard_begins_empty() -> None:
    decks = {int(GAME.new(5, seed).deck) for seed in range(20)}
    assert len(decks) == 20
    assert new().view().discard_top is None


@clause("TM-7", "TM-R37")
def test_ten_kinds_are_drawn_by_the_seed() -> None:
    drawn = [frozenset(pile.familiar.id for pile in new(seed=seed).view().supply) for seed in range(40)]
    assert {len(kinds) for kinds in drawn} == {10}
    assert len(set(drawn)) > 30
    assert len(frozenset[str]().union(*drawn)) == 22
    assert drawn[0] == frozenset(pile.familiar.id for pile in new(seed=0).view().supply)


@clause("TM-8", "TM-R37", "TM-R44")
def test_the_supply_lies_by_cost_then_catalogue_number_with_both_copies() -> None:
    for seed in range(10):
        supply = new(seed=seed).view().supply
        order = [(pile.familiar.cost, GAME.tables.ids.index(pile.familiar.id)) for pile in supply]
        assert order == sorted(order)
        assert [pile.left for pile in supply] == [2] * 10


@clause("TM-9")
def test_kinds_in_the_box_cannot_be_gained() -> None:
    scene = acting(12, TOMES, mana=50)
    box = scene.view().box
    assert len(box) == 12
    scene.act("execute")
    assert {scene.refusal(f"gain:{id}") for id in box} == {"TM-9"}


@clause("TM-10")
def test_everybody_begins_with_four_mana_and_a_black_cat() -> None:
    for player in new(5).view().players:
        assert (player.mana, player.chits, player.pawn) == (4, 0, 0)
        assert [stack.familiar.id for stack in player.familiars] == ["black_cat"]


@clause("TM-11", "TM-R36")
def test_every_player_is_first_equally_often() -> None:
    starts = Counter(int(GAME.new(3, seed).start) for seed in range(300))
    assert set(starts) == {0, 1, 2}
    assert min(starts.values()) > 70
    scene = new()
    assert scene.look(scene.view().start).broom


@clause("TM-13")
def test_the_phases_of_a_round_follow_in_order() -> None:
    scene = new()
    rng = Chance(5)
    seen = [scene.view().phase]
    while scene.view().round == 1:
        seat = scene.actor
        scene.act(GAME.name(rng.pick(scene.state.legal(seat))))
        if scene.view().phase != seen[-1]:
            seen.append(scene.view().phase)
    assert seen == ["preparation", "planning", "action", "preparation"]
    kinds = scene.kinds()
    marks = ["opened", "placed", "broom", "pool", "scored"]
    assert sorted(marks, key=kinds.index) == marks


@clause("TM-14")
def test_an_ability_is_used_only_at_its_moment() -> None:
    scene = acting(10, WANDS, familiars=["salamander:1", "gnome:1", "mandragora:1"])
    scene.act("execute")
    assert scene.offered() == {"stop", "use:salamander:0"}
    assert scene.refusal("use:gnome:0") == "TM-14"
    assert scene.refusal("use:mandragora:1") == "TM-14"


@clause("TM-15")
def test_the_black_cat_fights_and_can_be_trained() -> None:
    scene = acting(2, TOMES, mana=3)
    assert (scene.look(0).attack, scene.look(0).defence) == (1, 2)
    scene.act("execute", "gain:raven")
    assert scene.familiars(0) == ["black_cat/raven"]
    assert scene.mana()[0] == 0


@clause("TM-16")
def test_the_broom_is_not_a_familiar() -> None:
    scene = lay(seats=3, phase="action", pool=TOMES, broom=0, players=[{"pawn": 2, "mana": 9}])
    assert [stack.familiar.id for stack in scene.look(0).familiars] == ["black_cat"]
    assert "broom" not in GAME.tables.ids
    scene.act("execute", "gain:golem" if "gain:golem" in scene.offered() else "gain:gnome")
    assert all("broom" not in name for name in scene.offered())


@clause("TM-R43")
def test_there_are_no_answers_for_trading_showing_or_giving() -> None:
    kinds = {GAME.name(act).split(":")[0] for act in range(GAME.num_actions)}
    assert kinds == {
        *("stop", "execute", "broom", "discard", "place", "gain", "call", "train", "charge", "chain_to", "use"),
    }


@clause("TM-R41", "TM-R35")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_play_always_has_an_answer_and_comes_to_an_end(seats: int) -> None:
    for seed in range(5):
        state, rng, answers = GAME.new(seats, seed), Chance(seed), 0
        while not state.over():
            (seat,) = state.actors()
            assert state.legal(seat)
            state.apply(seat, rng.pick(state.legal(seat)))
            answers += 1
        assert answers <= state.max_steps
