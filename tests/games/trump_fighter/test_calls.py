"""Calls: the right to call, miscalls, Attack, Draw, and the two endings."""

import pytest

from dengen.testing import clause
from tests.games.trump_fighter.kit import lay, sample

# ---- the right to call ----


@clause("TF-18", "TF-20", "TF-22", "TF-24", "TF-28", "TF-44")
def test_the_sample_card_hits_once_and_calling_on_it_again_is_a_miscall() -> None:  # E-1
    table = sample().beat("call", "wait")
    assert table.hits(0) == ["kakeru_fivestep"]
    assert table.scores == [5, 0]
    assert table.deck == "HA H2 H3 H4 H5 S3"
    assert table.phase == "fastest"
    [hit] = table.events("hit")
    assert sorted(hit.args["cards"]) == ["C7", "C8", "D5", "H6", "S4"]
    table.beat("wait", "wait").beat("call", "wait")
    assert table.scores == [5, 2]
    assert table.misses == [0, 1]
    assert table.deck == "H2 H3 H4 H5 S3"


@clause("TF-28", "TF-44", "TF-45")
def test_a_call_without_the_right_costs_a_miss_card() -> None:  # E-2
    table = sample(fields=["S4 H6 CK DQ", "D5 C7 H8 S2"], deck="HA H2 H3").beat("call", "wait")
    assert table.scores == [0, 2]
    assert table.deck == "H2 H3"
    assert table.phase == "fastest"


@clause("TF-20", "TF-26")
@pytest.mark.parametrize("hand", ["S9 - - -", "- - - -"])
def test_one_card_or_none_is_right_enough(hand: str) -> None:
    table = sample(hands=[hand, "C9 C10 CJ SA"], fields=["S4 H6 CK DQ", "D5 C7 H8 S2"]).beat("call", "wait")
    assert table.misses == [0, 0]
    assert table.state.hand_size(0) == 4


@clause("TF-20")
def test_two_cards_without_a_hit_are_no_right() -> None:
    table = sample(hands=["S9 SQ - -", "C9 C10 CJ SA"], fields=["S4 H6 CK DQ", "D5 C7 H8 S2"]).beat("call", "wait")
    assert table.misses == [0, 1]


@clause("TF-46", "TF-21")
def test_after_a_miscall_attack_and_draw_follow_as_ever() -> None:
    table = sample(hands=["S9 SQ - -", "C9 C10 CJ SA"], fields=["S4 H6 CK DQ", "DJ C7 HQ S2"]).beat("call", "wait")
    assert table.hits(1) == ["oyama_stomp", "oyama_toss"]
    assert table.scores == [0, 2 + 2 + 4]
    assert table.hand(0) == "S9 SQ H2 H3"
    assert table.kinds() == ["beat", "called", "missed", "hit", "hit", "drew", "drew"]


@clause("TF-R14")
def test_a_wrong_call_is_always_offered() -> None:
    table = sample(fields=["S4 H6 CK DQ", "D5 C7 H8 S2"])
    assert table.refusal("call", 0) == ""


@clause("TF-R14", "TF-20")
def test_with_miscalls_blocked_only_rightful_calls_and_strikes_are_offered() -> None:
    blocked = {"miscall": "blocked"}
    table = sample(fields=["S4 H6 CK DK", "D5 C7 HQ S2"], hands=["C8 D10 HJ SQ", "C9 C10 CJ SA"], options=blocked)
    assert table.refusal("call", 0) == "TF-20"
    assert table.refusal("strike C8 0", 0) == "TF-20"
    assert table.refusal("strike C8 2", 0) == ""  # 4-5-6-7-8
    few = sample(fields=["S4 H6 CK DQ", "D5 C7 H8 S2"], hands=["S9 - D10 -", "C9 C10 CJ SA"], options=blocked)
    assert few.refusal("call", 0) == "TF-20"
    assert few.refusal("strike S9 0", 0) == ""  # one card will be left
    hitting = sample(options=blocked)
    assert hitting.refusal("call", 0) == ""


def test_a_strike_without_the_right_says_what_would_be_after_its_move() -> None:
    table = sample(fields=["S4 H6 CK DK", "D5 C7 HQ S2"], options={"miscall": "blocked"})
    refusal = table.game.refusal(table.state, 0, "strike:0:0")
    assert refusal is not None
    assert refusal.en.startswith("You can't Strike: after that Move you would still hold two or more cards")


@clause("TF-R17")
def test_new_cards_are_told_in_the_order_in_which_they_are_drawn() -> None:
    table = sample(hands=["S9 D10 - -", "- C10 - SA"]).beat("call", "wait")
    drawn = [(event.args["seat"], event.args["hand"], event.args["card"]) for event in table.events("drew")]
    assert drawn == [(0, 2, "HA"), (1, 0, "H2"), (0, 3, "H3"), (1, 2, "H4")]


# ---- Attack ----


@clause("TF-8", "TF-22", "TF-23", "TF-39", "TF-R12")
def test_both_attack_and_several_techniques_may_hit_at_once() -> None:  # E-3
    table = lay(
        characters=["somei", "okyo"],
        hands=["S9 D10 C9 SQ", "C10 CJ SA C3"],
        fields=["H4 H6 H8 S2", "H5 H7 CK DJ"],
        deck="HA H2 H3",
    ).beat("call", "wait")
    assert table.hits(0) == ["somei_dip", "somei_robe"]
    assert table.hits(1) == ["okyo_han"]
    assert table.scores == [13, 2]
    assert table.result == ("knockout", 0)
    assert table.deck == "HA H2 H3"


@clause("TF-22", "TF-10")
def test_a_call_can_lose_the_fight() -> None:  # E-18
    table = lay(
        characters=["kakeru", "oyama"],
        hit=[["kakeru_fivestep"], ["oyama_toss", "oyama_rumble"]],
        hands=["S9 - - -", "C9 C10 C2 SA"],
        fields=["S4 H6 CK DA", "DJ C7 HQ S2"],
        deck="HA H2 H3 H4 H5",
    ).beat("call", "wait")
    assert table.hits(1) == ["oyama_stomp", "oyama_toss", "oyama_rumble"]
    assert table.scores == [5, 10]
    assert table.result == ("knockout", 1)
    assert table.hand(0) == "S9 - - -"


@clause("TF-R34", "TF-25", "TF-11")
def test_if_both_reach_ten_the_higher_total_wins() -> None:  # E-19
    table = lay(
        characters=["kakeru", "oyama"],
        hit=[["kakeru_fivestep", "kakeru_rooftop"], ["oyama_toss", "oyama_rumble"]],
        hands=["S9 C3 - -", "C9 C10 - -"],
        fields=["S4 H5 C6 DA", "DJ C7 HQ S2"],
        deck="HA H2 H3 H4",
    ).beat("call", "wait")
    assert table.hits(0) == ["kakeru_hop", "kakeru_runup", "kakeru_fivestep", "kakeru_rooftop"]
    assert table.scores == [14, 10]
    assert table.result == ("knockout", 0)


@clause("TF-10", "TF-R34")
def test_equal_totals_are_a_draw() -> None:
    table = lay(
        characters=["kakeru", "oyama"],
        hit=[["kakeru_fivestep", "kakeru_runup"], ["oyama_toss", "oyama_rumble"]],
        hands=["S9 - - -", "C9 C10 - -"],
        fields=["S4 H5 C6 D9", "DJ C2 HQ S2"],
        deck="HA H2 H3 H4",
    ).beat("call", "wait")
    assert table.scores == [10, 10]
    assert table.result == ("knockout", None)
    outcome = table.outcome
    assert [seat.share for seat in outcome.seats] == [0.5, 0.5]


@clause("TF-R13", "TF-41")
def test_both_players_may_use_the_same_card() -> None:
    shared = lay(characters=["oyama", "oyama"], options={"mirror": True}, fields=["SJ HQ D2 C3", "DJ CK H2 S3"])
    assert (
        shared.could_hit(0) == shared.could_hit(1) == ["oyama_stomp", "oyama_toss"]
    )  # each uses the other's court cards


@clause("TF-R11")
def test_hits_are_scored_whether_one_likes_it_or_not() -> None:
    table = sample(hands=["S9 - - -", "C9 C10 CJ SA"], fields=["S4 H6 CK DA", "DJ C7 HQ S2"]).beat("call", "wait")
    assert table.hits(1) == ["oyama_stomp", "oyama_toss"]
    named = {word.split()[0] for word in table.offered(1)}
    assert named == {"move", "call", "wait"}  # nobody was asked to name a technique


@clause("TF-R35", "TF-8")
def test_ten_by_a_miss_card_alone_counts_at_the_end_of_the_attack() -> None:
    table = sample(hit=[[], ["oyama_toss", "oyama_rumble"]], fields=["S4 H6 CK D9", "D5 C7 H8 S2"]).beat("call", "wait")
    assert table.scores == [0, 8 + 2]
    assert table.result == ("knockout", 1)
    hitting = sample(hit=[[], ["oyama_toss", "oyama_rumble"]], fields=["S4 H6 CK D9", "DJ C7 HQ S2"]).beat(
        "call", "wait"
    )
    assert hitting.scores == [0, 8 + 2 + 2]  # the Attack still took place
    assert hitting.result == ("knockout", 1)


# ---- Draw and time up ----


@clause("TF-26", "TF-R17")
def test_hands_are_refilled_alternately_into_the_lowest_empty_positions() -> None:
    table = sample(hands=["- S9 - -", "C9 - - SA"], deck="HA H2 H3 H4 H5 S3").beat("call", "wait")
    assert table.hand(0) == "HA S9 H3 H5"
    assert table.hand(1) == "C9 H2 H4 SA"
    assert table.deck == "S3"


@clause("TF-9", "TF-R15", "TF-R17")
def test_time_is_up_with_the_last_card_even_if_it_completes_every_refill() -> None:  # E-20
    position = {
        "characters": ["kakeru", "oyama"],
        "hit": [["kakeru_fivestep"], ["oyama_toss"]],
        "hands": ["S9 - - -", "C9 C10 - -"],
        "fields": ["S4 H6 CK DA", "DJ C7 H8 S2"],
    }
    table = lay(**position, deck="HA H2 H3 H4 H5").beat("call", "wait")
    assert table.hand(0) == "S9 HA H3 H5"
    assert table.hand(1) == "C9 C10 H2 H4"
    assert table.result == ("time_up", 0)
    assert table.scores == [5, 4]
    longer = lay(**position, deck="HA H2 H3 H4 H5 S3").beat("call", "wait")
    assert longer.result == ("", None)
    assert longer.deck == "S3"


def test_time_up_in_the_middle_of_a_refill_leaves_hands_short() -> None:
    table = sample(hands=["S9 - - -", "- - - -"], deck="HA H2 H3").beat("call", "wait")
    assert table.hand(0) == "S9 HA H3 -"
    assert table.hand(1) == "H2 - - -"
    assert table.result[0] == "time_up"


LAST_CARD = {
    "characters": ["kakeru", "oyama"],
    "hit": [["kakeru_hop", "kakeru_fivestep"], ["oyama_rumble"]],
    "hands": ["S9 D2 - -", "C9 C10 - -"],
    "fields": ["S4 H6 CK DA", "DJ C7 HQ S2"],
    "deck": "HA",
}


@clause("TF-R15")
def test_a_miss_card_that_empties_the_deck_ends_the_fight_before_the_attack() -> None:  # E-21
    table = lay(**LAST_CARD).beat("call", "wait")
    assert table.could_hit(1) == ["oyama_stomp", "oyama_toss"]
    assert table.scores == [7, 6]
    assert table.result == ("time_up", 0)


@clause("TF-R15")
def test_or_after_it_by_option() -> None:
    late = lay(**LAST_CARD, options={"timeup_on_miss": "after_attack"}).beat("call", "wait")
    assert late.scores == [7, 12]
    assert late.result == ("knockout", 1)
    no_hits = LAST_CARD | {"fields": ["S4 H6 C9 DA", "DJ C7 H8 S2"], "hands": ["S9 D2 - -", "CQ C10 - -"]}
    assert lay(**no_hits, options={"timeup_on_miss": "after_attack"}).beat("call", "wait").result == ("time_up", 0)


@clause("TF-R16", "TF-72")
def test_two_miscalls_weigh_the_same_even_with_one_card_left() -> None:
    table = lay(**LAST_CARD | {"fields": ["S4 H6 C9 DA", "DJ C7 H8 S2"], "hands": ["S9 D2 - -", "CQ C10 - -"]})
    table.beat("call", "call")
    assert table.scores == [9, 6]
    assert table.misses == [1, 1]
    assert len(table.state.misses) == 1
    assert table.result == ("time_up", 0)


@clause("TF-8")
@pytest.mark.parametrize(("target", "reason"), [(5, "knockout"), (6, "")])
def test_the_target_can_be_set(target: int, reason: str) -> None:
    assert sample(options={"target": target}).beat("call", "wait").result[0] == reason
