"""Options: the ten kinds, the start player, the memory aid, and our variant for two."""

from collections import Counter

import pytest

from dengen.core.base.errors import BadOption
from dengen.testing import clause
from tests.games.troll_master.kit import GAME, VIALS, WANDS, Table, lay, new

TEN = ["gnome", "troll", "raven", "golem", "sphinx", "phoenix", "unicorn", "griffin", "valkyrie", "peryton"]


def kinds(scene: Table) -> list[str]:
    return [pile.familiar.id for pile in scene.view().supply]


@clause("TM-7")
def test_the_starter_set() -> None:
    assert set(kinds(new(kinds="starter"))) == set(GAME.set.head.starter)


@clause("TM-7")
def test_banded_kinds_have_four_cheap_three_middling_and_three_dear_ones() -> None:
    for seed in range(20):
        costs = [pile.familiar.cost for pile in new(seed=seed, kinds="banded").view().supply]
        assert [sum(cost <= 4 for cost in costs), sum(cost >= 7 for cost in costs), len(costs)] == [4, 3, 10]


@clause("TM-7", "TM-8")
def test_a_list_of_kinds_is_laid_out_by_cost() -> None:
    laid = kinds(new(kinds=TEN))
    assert set(laid) == set(TEN)
    assert laid[0] == "gnome"
    assert laid[-1] == "troll"


@pytest.mark.parametrize(
    "listed", [TEN[:9], [*TEN[:9], "gnome"], [*TEN[:9], "black_cat"], [*TEN[:9], "nessie"], "all", 7]
)
def test_a_faulty_choice_of_kinds_is_refused(listed: object) -> None:
    with pytest.raises(BadOption, match="kinds"):
        GAME.new(3, kinds=listed)


@pytest.mark.parametrize(
    ("option", "value"),
    [("target_vp", 9), ("target_vp", 41), ("round_cap", 0), ("first_player", 3), ("duo", 1), ("colour", "red")],
)
def test_values_out_of_range_are_refused(option: str, value: object) -> None:
    with pytest.raises(BadOption, match=option):
        GAME.settle(3, {option: value})


@clause("TM-11")
def test_the_start_player_may_be_named() -> None:
    assert [int(GAME.new(4, seed, first_player=2).start) for seed in range(5)] == [2] * 5


@clause("TM-55")
def test_only_the_memory_aid_shows_what_lies_in_the_discard() -> None:
    discard = ["tome", "tome", "wand"]
    hands = [{"hand": ["vial", "vial", "vial"]}]
    plain = lay(seats=3, discard=discard, players=hands).view(0)
    aided = lay(seats=3, discard=discard, players=hands, options={"memory_aid": True}).view(0)
    counts = {"tome": 2, "vial": 0, "wand": 1, "crystal": 0}
    assert plain.discard_counts is None
    assert aided.discard_counts == counts
    assert plain.memory is not None
    assert plain.memory.discard == counts


def test_the_round_cap_ends_the_game() -> None:
    scene = new(round_cap=1).played_out()
    assert scene.outcome.reason == "round_cap"
    assert scene.view().round == 1
    assert scene.state.max_steps == 650


# ---- duo ----


@clause("TM-R46")
def test_duo_has_four_open_cards_and_hands_of_three() -> None:
    view = new(2).view()
    assert len(view.open) == 4
    assert [len(player.hand) for player in view.players] == [3, 3]


@clause("TM-R47")
def test_duo_puts_two_neutral_pawns_on_different_random_actions() -> None:
    seen: Counter[int] = Counter()
    for seed in range(150):
        scene = new(2, seed).act("stop")
        places = [action.pos for action in scene.view().row if action.pawn == -1]
        assert len(places) == 2
        seen.update(places)
    assert set(seen) == set(range(1, 15))


@clause("TM-30", "TM-R48")
def test_neutral_pawns_block_placing_and_chaining_and_never_act() -> None:
    players = [{"hand": ["tome", "tome", "tome"]}, {"hand": ["vial", "vial", "vial"]}]
    scene = lay(seats=2, phase="planning", neutral=[9, 14], players=players)
    assert scene.refusal("place:tome:9") == "TM-30"
    assert {name for name in scene.offered() if name.startswith("place")} == {f"place:tome:{pos}" for pos in (2, 5, 12)}
    chain = lay(
        seats=2,
        phase="action",
        pool=VIALS,
        neutral=[5, 14],
        players=[{"pawn": 8, "familiars": ["clockwork_doll:2"]}, {"pawn": 3}],
    )
    assert chain.actor == 0
    chain.act("execute", "use:clockwork_doll:0")
    assert chain.pawns() == [2, 3]


@clause("TM-R48")
def test_neutral_pawns_do_not_count_for_the_broom_and_leave_after_the_round() -> None:
    scene = lay(
        seats=2,
        phase="planning",
        neutral=[13, 14],
        players=[{"pawn": 4, "hand": ["vial"]}, {"pawn": 9, "hand": ["vial"]}],
    )
    scene.act("stop", "stop")
    assert scene.look(1).broom
    scene.act("stop", "stop")
    assert scene.view().round == 2
    assert all(action.pawn is None for action in scene.view().row)


@clause("TM-R49")
def test_a_successful_attack_gives_two_chits_in_duo() -> None:
    players = [{"pawn": 10, "familiars": ["troll"]}]
    scene = lay(seats=2, phase="action", pool=WANDS, neutral=[1, 2], players=players)
    scene.act("execute")
    assert scene.chits() == [2, 0]


def test_a_duo_pass_is_seen_coming_behind_neutral_pawns_too() -> None:
    players = [{"pawn": 12, "hand": ["crystal", "crystal"]}, {"hand": ["vial", "vial", "vial"]}]
    scene = lay(seats=2, phase="planning", neutral=[13, 14], players=players)
    assert scene.actor == 1
    assert scene.look(0).passed
