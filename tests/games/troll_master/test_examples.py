"""The worked examples of the rules, one test each. Seats A, B, C … are 0, 1, 2 …"""

import pytest

from dengen.testing import clause
from tests.games.troll_master.kit import TOMES, VIALS, WANDS, acting, lay, new


@clause("TM-42", "TM-43", "TM-44", "TM-45", "TM-46")
def test_three_vials_and_two_crystals_count_as_five_vials() -> None:
    view = lay(seats=3, phase="action", pool=[3, 3, 2, 2], players=[{"pawn": 1}]).view()
    assert view.sure == {"tome": 5, "vial": 5, "wand": 4, "crystal": 2}
    missing = {action.pos: action.missing for action in view.row}
    assert {pos: missing[pos] for pos in (8, 11, 6, 14, 13, 12)} == {8: 0, 11: 1, 6: 1, 14: 3, 13: 3, 12: 2}


@clause("TM-46", "TM-R13")
@pytest.mark.parametrize(("pos", "price"), [(8, 0), (11, 2), (6, 2), (14, 6), (13, 6), (12, 4)])
def test_each_missing_card_costs_two_mana(pos: int, price: int) -> None:
    scene = lay(seats=3, phase="action", pool=[3, 3, 2, 2], players=[{"pawn": pos, "mana": 10}])
    scene.act("execute")
    (performed,) = scene.events("performed")
    assert performed.args["paid"] == price


@clause("TM-17", "TM-18", "TM-19", "TM-22", "TM-R1", "TM-R2")
@pytest.mark.parametrize(("seats", "face_up", "hand"), [(3, 1, 3), (4, 2, 2), (5, 0, 2)])
def test_open_cards_and_hands_make_ten_with_or_without_the_broom(seats: int, face_up: int, hand: int) -> None:
    scene = new(seats)
    view = scene.view()
    assert len(view.open) == face_up
    assert [len(player.hand) for player in view.players] == [hand] * seats
    assert (view.deck_size, view.discard_size) == (14, 0)
    declined = new(seats).act("stop").view()
    assert (declined.deck_size, declined.discard_size) == (14, 0)
    scene.act("broom")
    assert len(scene.look(scene.actor).hand) == hand + 1
    scene.act(sorted(scene.offered())[0])
    view = scene.view()
    assert [len(player.hand) for player in view.players] == [hand] * seats
    assert (view.deck_size, view.discard_size) == (13, 1)
    assert view.discard_top is not None
    assert view.discard_top.card is not None


@clause("TM-21", "TM-R4")
def test_the_rest_of_the_deck_is_dealt_before_the_discard_is_shuffled() -> None:
    scene = lay(seats=3, start=1, deck=["crystal", "wand"])
    view = scene.view(1)
    assert [card.card for card in view.open] == ["crystal"]
    assert "wand" in scene.hand(1)
    assert (view.deck_size, view.discard_size) == (14, 0)
    scene.act("broom").act(sorted(scene.offered())[0])
    assert (scene.view().deck_size, scene.view().discard_size) == (13, 1)


@clause(
    *("TM-23", "TM-24", "TM-25", "TM-28", "TM-29", "TM-30", "TM-31", "TM-32", "TM-34", "TM-35", "TM-38", "TM-39"),
    *("TM-41", "TM-43", "TM-46", "TM-49", "TM-50", "TM-51", "TM-52", "TM-54", "TM-79"),
)
def test_a_whole_first_round_with_four_players() -> None:
    scene = lay(
        seats=4,
        open=["wand", "crystal"],
        players=[
            {"hand": ["vial", "wand"]},
            {"hand": ["crystal", "vial"]},
            {"hand": ["tome", "tome"]},
            {"hand": ["tome", "wand"]},
        ],
    )
    scene.act("stop")
    scene.act("place:vial:4", "place:crystal:6")
    assert scene.offered() == {"place:tome:2", "place:tome:5", "place:tome:9", "place:tome:12"}
    scene.act("place:tome:9")
    tomes = {name for name in scene.offered() if name.startswith("place:tome")}
    assert tomes == {"place:tome:2", "place:tome:5", "place:tome:12"}
    scene.act("place:tome:5")
    assert scene.offered() == {"stop", "place:wand:7", "place:wand:10", "place:wand:13"}
    scene.act("place:wand:10")
    assert scene.offered() == {"stop", "place:vial:8", "place:vial:11"}
    scene.act("stop")
    assert scene.offered() == {"stop", "place:tome:12"}
    scene.act("place:tome:12")
    assert scene.offered() == {"stop", "place:wand:7", "place:wand:13"}
    scene.act("place:wand:13")
    assert [player.broom for player in scene.view().players] == [False, False, False, True]
    assert scene.view().pool == {"tome": 3, "vial": 2, "wand": 3, "crystal": 2}

    assert scene.actor == 3
    scene.act("execute")
    assert (scene.mana()[3], scene.chits()[3]) == (0, 3)
    assert scene.actor == 2
    scene.act("execute", "gain:mana_bug", "call")
    assert (scene.mana()[2], scene.familiars(2)) == (0, ["black_cat", "mana_bug"])
    assert scene.actor == 0
    scene.act("execute")
    assert (scene.mana()[0], scene.chits()[0]) == (2, 2)
    assert scene.actor == 1
    scene.act("execute")
    assert (scene.mana()[1], scene.chits()[1]) == (2, 2)

    assert scene.scores == [2, 2, 1, 3]
    assert (scene.view().round, scene.view().start, scene.actor) == (2, 3, 3)


@clause("TM-41", "TM-46", "TM-47")
def test_who_cannot_pay_the_top_up_forgoes_without_being_asked() -> None:
    scene = lay(
        seats=3,
        phase="action",
        pool=[3, 2, 3, 2],
        players=[{"pawn": 9, "mana": 0}, {"pawn": 10, "mana": 1}, {"pawn": 14, "mana": 6}],
    )
    assert scene.actor == 2
    scene.act("execute")
    assert scene.chits() == [0, 0, 4]
    assert scene.mana() == [0, 3, 0]
    assert scene.actor == 0
    assert scene.view().moment.top_up == 0


@clause("TM-61", "TM-65", "TM-66", "TM-R19", "TM-R20")
def test_the_discount_of_the_familiar_being_trained_counts() -> None:
    scene = acting(9, [3, 2, 3, 2], mana=4, familiars=["black_cat", "homunculus"], supply={"phoenix": 2})
    scene.act("execute", "gain:phoenix")
    assert scene.offered() == {"train:black_cat", "train:homunculus"}
    assert scene.refusal("call") == "TM-66"
    scene.act("train:homunculus")
    assert scene.mana()[0] == 1
    assert scene.familiars(0) == ["black_cat", "homunculus/phoenix:1"]
    assert (scene.look(0).vp, scene.look(0).attack) == (4, 4)


@clause("TM-69", "TM-93", "TM-R19")
def test_discount_that_is_not_needed_is_lost() -> None:
    scene = acting(12, TOMES, mana=2, familiars=["black_cat", "fairy_ring:2"])
    scene.act("execute", "use:fairy_ring:0", "gain:mana_bug", "call")
    assert scene.mana()[0] == 2
    assert scene.familiars(0) == ["black_cat", "fairy_ring:1", "mana_bug"]


@clause("TM-61", "TM-63", "TM-R24")
def test_charges_of_a_trained_familiar_go_to_the_stock() -> None:
    scene = acting(2, TOMES, mana=6, familiars=["black_cat", "gnome:2"], supply={"golem": 2})
    scene.act("execute", "gain:golem", "train:gnome")
    assert scene.mana()[0] == 4
    assert scene.familiars(0) == ["black_cat", "gnome/golem"]


@clause("TM-71", "TM-72", "TM-73", "TM-74", "TM-101", "TM-R15", "TM-R16", "TM-R28")
def test_a_brew_with_abilities_distribution_and_a_chain() -> None:
    scene = acting(
        8,
        VIALS,
        mana=1,
        familiars=["black_cat", "mana_bug", "gnome:1", "clockwork_doll"],
        others=[{"pawn": 6}],
    )
    scene.act("execute")
    assert scene.mana()[0] == 7
    scene.act("use:gnome:0")
    assert scene.mana()[0] == 9
    scene.act("charge:clockwork_doll", "charge:clockwork_doll", "charge:gnome", "charge:gnome")
    assert scene.mana()[0] == 5
    assert scene.offered() == {"stop", "use:gnome:0"}
    scene.act("stop")
    assert scene.offered() == {"stop", "use:clockwork_doll:0"}
    assert scene.refusal("use:gnome:0") == "TM-R15"
    scene.act("use:clockwork_doll:0")
    assert scene.offered() == {"chain_to:2", "chain_to:5"}
    scene.act("chain_to:5")
    assert scene.actor == 1
    scene.act("stop")
    assert scene.actor == 0
    assert scene.pawns() == [5, 0, 0]


@clause("TM-75", "TM-76", "TM-77", "TM-78", "TM-79", "TM-80", "TM-81", "TM-82", "TM-85", "TM-R25")
def test_an_attack_on_three_defenders() -> None:
    scene = acting(
        10,
        WANDS,
        seats=4,
        familiars=["black_cat", "salamander:1", "golem"],
        others=[
            {"familiars": ["black_cat", "gargoyle", "golem"]},
            {"familiars": ["black_cat", "mandragora:3", "phoenix:2"]},
            {"familiars": ["black_cat/will_o_wisp", "troll"]},
        ],
    )
    scene.act("execute", "use:salamander:0")
    assert scene.view().moment.attack == 11
    assert scene.actor == 2
    scene.act("use:mandragora:1", "use:mandragora:1", "use:mandragora:1", "stop")
    results = [
        (event.kind, event.args["seat"], event.args["power"]) for event in scene.happened if "attack" in event.args
    ]
    assert results == [("beaten", 1, 10), ("repelled", 2, 12), ("beaten", 3, 7)]
    assert scene.chits() == [2, 0, 0, 0]
    assert scene.mana()[3] == 5
    assert scene.familiars(0)[1] == "salamander"
    assert scene.familiars(2) == ["black_cat", "mandragora", "phoenix:2"]


@clause("TM-84")
def test_on_success_abilities_trigger_at_every_success() -> None:
    scene = acting(
        13,
        WANDS,
        mana=0,
        familiars=["black_cat", "peryton", "troll"],
        others=[{"familiars": ["black_cat", "gargoyle"]}],
    )
    scene.act("execute")
    assert scene.events("declared")[0].args["power"] == 12
    assert scene.chits()[0] == 2
    assert scene.mana()[0] == 4


@clause("TM-101", "TM-102", "TM-R14", "TM-R28")
def test_a_chained_pawn_waits_behind_the_pawns_in_between() -> None:
    scene = acting(
        12,
        TOMES,
        seats=4,
        familiars=["black_cat", "library_ghost:2"],
        others=[{"pawn": 10}, {"pawn": 9}, {"pawn": 5}],
    )
    scene.act("execute", "stop", "use:library_ghost:1")
    assert scene.pawns() == [2, 10, 9, 5]
    order = []
    for _ in range(4):
        order.append(scene.actor)
        scene.act("stop")
    assert order == [1, 2, 3, 0]


@clause("TM-105", "TM-106")
def test_added_power_ends_with_the_action_even_when_it_chains() -> None:
    scene = acting(
        13,
        [1, 1, 5, 3],
        familiars=["black_cat", "salamander:2", "valkyrie:2"],
        others=[{"familiars": ["black_cat", "golem"]}, {"familiars": ["black_cat", "golem", "gargoyle"]}],
    )
    scene.act("execute", "use:salamander:0", "stop")
    assert scene.chits()[0] == 2
    scene.act("use:valkyrie:0")
    assert scene.offered() == {"chain_to:3", "chain_to:7", "chain_to:10"}
    scene.act("chain_to:10", "execute", "stop")
    assert [event.args["power"] for event in scene.events("declared")] == [12, 9]
    assert scene.chits()[0] == 3


@clause("TM-45", "TM-R29")
def test_a_chain_to_divine_needs_no_revealed_crystal() -> None:
    scene = acting(12, [4, 2, 1, 3], mana=1, familiars=["black_cat", "sphinx:2"])
    scene.act("execute", "stop", "use:sphinx:1")
    assert scene.pawns()[0] == 6
    scene.act("execute")
    assert scene.chits()[0] == 2
    assert scene.mana()[0] == 3


@clause("TM-67", "TM-R21")
def test_a_covered_kind_may_be_gained_but_a_face_up_one_may_not() -> None:
    scene = acting(2, TOMES, mana=8, familiars=["black_cat", "gnome/golem"], supply={"golem": 1, "gnome": 1})
    scene.act("execute")
    assert "gain:gnome" in scene.offered()
    assert scene.refusal("gain:golem") == "TM-67"
    scene.act("gain:gnome", "train:golem")
    assert scene.mana()[0] == 8
    assert scene.familiars(0) == ["black_cat", "gnome/golem/gnome:1"]


@clause("TM-100", "TM-R15", "TM-R18")
def test_an_automatic_charge_comes_before_the_menu_and_its_owner_chooses_where() -> None:
    scene = acting(5, TOMES, familiars=["black_cat", "caladrius:2", "fairy_ring:1", "salamander:1"])
    scene.act("execute")
    assert scene.offered() == {"charge:fairy_ring", "charge:salamander"}
    assert scene.refusal("charge:caladrius") == "TM-73"
    assert scene.refusal("charge:black_cat") == "TM-73"
    scene.act("charge:fairy_ring")
    assert scene.familiars(0)[2] == "fairy_ring:2"
    assert "use:fairy_ring:0" in scene.offered()


@clause("TM-36", "TM-37", "TM-R10")
def test_the_fairy_swaps_a_card_before_the_pawn_is_placed() -> None:
    scene = lay(
        seats=4,
        phase="planning",
        turn=1,
        deck=["crystal", "tome"],
        players=[{}, {"hand": ["vial", "vial"], "familiars": ["black_cat", "mischievous_fairy:2"]}],
    )
    scene.act("use:mischievous_fairy:0")
    assert scene.asked() == "ask_discard"
    scene.act("discard:vial")
    assert scene.hand(1) == ["vial", "crystal"]
    top = scene.view().discard_top
    assert top is not None
    assert top.card == "vial"
    assert scene.familiars(1)[1] == "mischievous_fairy:1"
    assert "use:mischievous_fairy:0" in scene.offered()
    scene.act("place:vial:1")
    for _ in range(3):
        scene.act(sorted(scene.offered() - {"stop"})[0])
    assert scene.actor == 1
    scene.act("stop")
    while scene.view().phase == "planning":
        assert scene.actor != 1
        scene.act("stop")
    assert sum((scene.view().pool or {}).values()) == 10


@clause("TM-R5", "TM-33")
def test_a_player_whose_cards_fit_no_free_action_passes_without_a_pawn() -> None:
    scene = lay(
        seats=5,
        phase="planning",
        turn=0,
        players=[
            {"hand": ["wand", "wand"]},
            {"pawn": 3, "hand": ["tome"]},
            {"pawn": 7, "hand": ["vial"]},
            {"pawn": 10, "hand": ["vial"]},
            {"pawn": 13, "hand": ["vial"], "mana": 20},
        ],
    )
    assert scene.offered() == {"stop"}
    scene.act("stop")
    assert scene.look(0).stuck
    scene.act("place:tome:9")
    while scene.view().phase == "planning":
        assert scene.actor != 0
        scene.act("stop")
    assert scene.actor == 4
    scene.act("execute")
    defended = [event.args["seat"] for event in scene.events("beaten", "repelled")]
    assert defended == [0, 1, 2, 3]
    assert scene.mana()[0] == 4
    while scene.view().phase == "action":
        scene.act("stop")
    assert scene.mana()[0] == 6


@clause("TM-52", "TM-53", "TM-107", "TM-R32")
def test_paid_scoring_abilities_are_asked_from_the_broom_clockwise() -> None:
    players = [
        {"chits": 14, "familiars": ["unicorn:3"]},
        {"chits": 18},
        {"chits": 9, "familiars": ["unicorn:1"]},
    ]
    scene = lay(seats=3, phase="scoring", broom=2, players=players)
    assert scene.actor == 2
    scene.act("stop")
    assert scene.actor == 0
    scene.act("use:unicorn:0", "use:unicorn:0", "use:unicorn:0")
    outcome = scene.outcome
    assert [standing.score for standing in outcome.seats] == [20, 18, 12]
    assert [standing.share for standing in outcome.seats] == [1, 0, 0]
    assert scene.chits() == [14, 18, 9]


@clause("TM-R32")
def test_nobody_is_asked_for_a_score_that_could_end_nothing() -> None:
    players = [
        {"chits": 14, "familiars": ["unicorn:2"]},
        {"chits": 18},
        {"chits": 9, "familiars": ["unicorn:1"]},
    ]
    scene = lay(seats=3, phase="scoring", broom=2, players=players)
    assert scene.asked() == "ask_broom"
    assert scene.familiars(0) == ["unicorn:2"]
    assert scene.familiars(2) == ["unicorn:1"]


@clause("TM-56", "TM-57", "TM-58", "TM-R34")
@pytest.mark.parametrize(("mana", "shares", "ranks"), [(2, [0, 1, 0], [2, 1, 3]), (3, [0.5, 0.5, 0], [1, 1, 3])])
def test_a_tie_is_broken_by_mana_at_hand_and_else_shared(mana: int, shares: list[float], ranks: list[int]) -> None:
    scene = lay(
        seats=3,
        phase="scoring",
        players=[
            {"chits": 20, "mana": mana, "familiars": ["mandragora:3"]},
            {"chits": 21, "mana": 3},
            {"chits": 19, "mana": 9},
        ],
    )
    outcome = scene.outcome
    assert [standing.share for standing in outcome.seats] == shares
    assert [standing.rank for standing in outcome.seats] == ranks


@clause("TM-R7", "TM-29")
def test_the_last_player_left_takes_turn_after_turn() -> None:
    scene = lay(
        seats=3,
        phase="planning",
        start=1,
        players=[
            {"hand": ["tome", "vial", "crystal"]},
            {"hand": ["vial", "vial", "vial"]},
            {"hand": ["wand", "wand", "wand"]},
        ],
    )
    scene.act("place:vial:1", "place:wand:3", "place:tome:2", "stop", "stop")
    assert scene.actor == 0
    scene.act("place:vial:4")
    assert scene.actor == 0
    assert all(name == "stop" or int(name.split(":")[2]) > 4 for name in scene.offered())
    scene.act("place:crystal:6")
    assert scene.view().phase == "action"
    assert scene.actor == 0


@clause("TM-R11")
@pytest.mark.parametrize("chains", [True, False])
def test_neither_a_chain_nor_forgoing_takes_the_broom_away(chains: bool) -> None:
    scene = lay(
        seats=3,
        phase="planning",
        start=1,
        players=[
            {"pawn": 11, "hand": ["tome"], "mana": 20, "familiars": ["black_cat", "clockwork_doll:2"]},
            {"pawn": 9, "hand": ["vial"]},
            {"pawn": 4, "hand": ["vial"]},
        ],
    )
    scene.act("stop", "stop", "stop")
    assert scene.look(0).broom
    if chains:
        scene.act("execute", "use:clockwork_doll:0", "chain_to:5")
        assert scene.actor == 1
        scene.act("stop")
        assert scene.actor == 0
        scene.act("stop")
    else:
        scene.act("stop", "stop")
    assert scene.actor == 2
    scene.act("stop")
    assert (scene.view().round, scene.view().start) == (2, 0)


@clause("TM-R8")
def test_a_pass_forced_by_hidden_cards_is_asked_all_the_same() -> None:
    players = [{"pawn": 12, "hand": ["tome", "vial"]}, {"pawn": 14}, {"pawn": 4, "hand": ["vial", "vial"]}]
    scene = lay(seats=3, phase="planning", players=players)
    assert (scene.actor, scene.offered()) == (0, {"stop"})


@clause("TM-R8")
def test_a_pass_that_everybody_can_see_coming_is_automatic() -> None:
    players = [{"pawn": 12, "hand": ["tome", "vial"]}, {"pawn": 14}, {"pawn": 13, "hand": ["vial", "vial"]}]
    scene = lay(seats=3, phase="planning", players=players)
    assert scene.view().phase == "action"


@clause("TM-R8", "TM-22")
def test_the_brooms_discard_is_asked_even_with_one_kind_in_hand() -> None:
    scene = lay(seats=3, deck=["wand"], players=[{"hand": ["wand", "wand", "wand"]}])
    scene.act("broom")
    assert scene.offered() == {"discard:wand"}
