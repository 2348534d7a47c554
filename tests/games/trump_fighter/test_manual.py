"""attack="manual": hits are named by the players, misjudged ones cost a miss card (TF-62, TF-63)."""

import pytest

from dengen.testing import clause
from tests.games.trump_fighter.kit import Ring, lay, sample

STOMP, TOSS, RUMBLE, ASCENT = 1, 2, 4, 8
SPARKLER, PINWHEEL, CANDLE, BLOOM = 1, 2, 4, 8


def table() -> Ring:  # E-12: A has no hit, B could stomp
    return lay(
        characters=["hibana", "oyama"],
        hands=["S9 S10 C9 -", "C10 C8 SA -"],
        fields=["H5 D6 S8 S2", "D7 CK CQ S3"],
        deck="HA H2 H3 H4 H6 D2 D3",
        options={"attack": "manual"},
    )


@clause("TF-62", "TF-63", "TF-R30")
def test_one_mistake_costs_one_card_even_if_it_was_a_miscall_too() -> None:  # E-12 a
    fight = table().beat("call", "wait")
    assert fight.phase == "declare"
    fight.beat(f"declare:{CANDLE}", f"declare:{STOMP}")
    assert fight.hits(0) == []
    assert fight.hits(1) == ["oyama_stomp"]
    assert fight.scores == [0, 4]
    assert fight.state.left == 4
    assert fight.phase == "fastest"


@clause("TF-63", "TF-44")
def test_a_miscall_without_a_false_name_costs_its_card() -> None:  # E-12 b
    assert table().beat("call", "wait").beat("declare:0", f"declare:{STOMP}").scores == [0, 4]


@clause("TF-62", "TF-R11")
def test_a_hit_that_is_not_named_stays_ready() -> None:  # E-12 c
    fight = table().beat("call", "wait").beat(f"declare:{CANDLE}", "declare:0")
    assert fight.scores == [0, 2]
    assert fight.hits(1) == []
    assert "oyama_stomp" in fight.could_hit(1)


@clause("TF-62")
def test_who_did_not_call_can_misjudge_too() -> None:  # E-12 d
    fight = table().beat("wait", "call").beat(f"declare:{CANDLE}", f"declare:{STOMP + TOSS}")
    assert fight.scores == [2, 4]
    assert fight.state.left == 3


@clause("TF-62")
def test_every_false_name_costs_a_card() -> None:
    fight = table().beat("wait", "call").beat("declare:0", f"declare:{STOMP + TOSS + RUMBLE}")
    assert fight.scores == [4, 2]


@clause("TF-62", "TF-63")
def test_two_false_names_of_a_miscaller_cost_two_cards_and_the_miscall_none() -> None:
    fight = table().beat("call", "wait").beat(f"declare:{CANDLE + BLOOM}", "declare:0")
    assert fight.scores == [0, 4]
    assert fight.misses == [0, 2]


@clause("TF-R11")
def test_a_call_made_on_a_hit_scores_at_least_the_highest_one() -> None:
    fight = lay(
        characters=["hibana", "oyama"],
        hands=["S9 S10 C9 -", "C10 C8 SA -"],
        fields=["H5 DJ S8 S2", "D7 CK CQ S3"],
        deck="HA H2 H3 H4 H6",
        options={"attack": "manual"},
    )
    assert fight.could_hit(1) == ["oyama_stomp", "oyama_toss"]
    fight.beat("wait", "call").beat("declare:0", "declare:0")
    assert fight.hits(1) == ["oyama_toss"]


@clause("TF-22", "TF-44")
def test_whether_a_call_was_right_is_told_only_when_both_have_named() -> None:
    fight = table().beat("call", "wait")
    [called] = fight.events("called")
    assert called.args == {"callers": [0]}
    assert [words.en for words in fight.view(1).last] == ["Hai! {seat0} called."]
    fight.beat("declare:0", f"declare:{STOMP}")
    assert [words.en for words in fight.told(None) if words.kind != "drew"] == [
        "Hai! {seat0} called.",
        "{seat0} named no technique.",
        "{seat1} named Stomp.",
        "It was a miscall by {seat0}.",
        "{seat1} hit with Stomp for 2: ♣K ♣Q.",
        "{seat0} gave {seat1} a miss card (2).",
    ]
    assert "It was a miscall by {seat0}." in [words.en for words in fight.view(None).last]


@clause("TF-70")
def test_relief_is_told_only_when_both_have_named() -> None:
    fight = sample(options={"attack": "manual"}, hands=["S9 D10 HJ SQ", "C9 C10 CJ -"]).beat("call", "move C9 0")
    assert fight.kinds()[-1] == "called"
    fight.beat("declare:0", "declare:0")
    [judged] = fight.events("judged")
    assert judged.args == {"wrong": [], "relieved": [0]}


@clause("TF-24")
def test_a_technique_that_has_hit_cant_be_named() -> None:
    fight = table().beat("call", "wait").beat("declare:0", f"declare:{STOMP}").beat("wait", "wait").beat("wait", "call")
    assert fight.phase == "declare"
    assert fight.refusal(f"declare:{STOMP}", 1) == "TF-24"
    assert len(fight.offered(1)) == 8


@clause("TF-22")
def test_naming_is_secret_and_nothing_else_is_possible_meanwhile() -> None:
    fight = table().beat("call", "wait")
    fight.act(f"declare:{STOMP}", seat=1)
    assert fight.phase == "declare"
    assert fight.refusal("call", 0) == "TF-22"
    assert fight.view(0).pending is None


def test_who_has_nothing_left_to_name_is_not_asked() -> None:
    fight = lay(
        characters=[[{"when": "[own2] kind(2)", "value": 1}], "oyama"],
        hit=[["inline0_0"], []],
        hands=["S9 - - -", "C10 C8 SA -"],
        fields=["H5 D6 S8 S2", "D7 CK CQ S3"],
        deck="HA H2 H3 H4 H6",
        options={"attack": "manual"},
    ).beat("call", "wait")
    assert fight.state.actors() == [1]
    fight.act(f"declare:{STOMP}", seat=1)
    assert fight.hits(1) == ["oyama_stomp"]


def test_a_joint_call_is_named_too() -> None:
    fight = lay(
        characters=["hibana", "oyama"],
        hands=["S9 - - -", "- - - -"],
        fields=["H5 D6 S8 S2", "D7 CK CQ S3"],
        options={"attack": "manual"},
    ).beat("wait", "wait")
    assert fight.phase == "declare"
    fight.beat("declare:0", "declare:0")
    assert fight.scores == [0, 0]  # both had the right by their hands


@clause("TF-R16")
@pytest.mark.parametrize("option", ["immediate", "after_attack"])
def test_false_names_can_empty_the_deck(option: str) -> None:
    fight = lay(
        characters=["hibana", "oyama"],
        hands=["S9 S10 C9 -", "C10 C8 SA -"],
        fields=["H5 D6 S8 S2", "D7 CK CQ S3"],
        deck="HA",
        options={"attack": "manual", "timeup_on_miss": option},
    ).beat("wait", "call")
    fight.beat(f"declare:{CANDLE + BLOOM}", f"declare:{STOMP}")
    assert fight.scores == [0, 6]
    assert fight.result == ("time_up", 1)
