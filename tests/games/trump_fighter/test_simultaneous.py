"""The same instant: Moves before Calls, the relief, Strikes, two Calls, the fastest rule."""

from dengen.testing import clause
from tests.games.trump_fighter.kit import HAND, lay, sample

RELIEF = {"hands": ["S9 D10 HJ SQ", "C9 C10 CJ -"]}


@clause("TF-69", "TF-70", "TF-R18")
def test_a_simultaneous_move_comes_first_but_the_caller_is_relieved() -> None:  # E-10
    table = sample(**RELIEF).beat("call", "move C9 0")
    assert table.field(1) == "D5/C9 C7 HQ S2"
    assert table.misses == [0, 0]
    assert table.scores == [0, 0]  # the Attack uses the real table
    assert table.hand(0) == "S9 D10 HJ SQ"
    assert table.hand(1) == "HA C10 CJ H2"
    assert table.deck == "H3 H4 H5 S3"
    [called] = table.events("called")
    assert called.args == {"callers": [0], "proper": [0], "relieved": [0]}


@clause("TF-R19")
def test_a_move_of_an_earlier_beat_is_too_late_for_relief() -> None:  # E-11
    table = sample(**RELIEF).beat("wait", "move C9 0").beat("call", "wait")
    assert table.scores == [0, 2]
    assert table.hand(1) == "H2 C10 CJ H3"
    assert table.deck == "H4 H5 S3"


@clause("TF-R18")
def test_relief_also_lifts_a_card_from_a_slot_that_was_empty() -> None:
    table = lay(
        characters=["kakeru", "kagami"],
        hands=["S9 D10 HJ SQ", "C9 C10 CJ SA"],
        fields=["S4 H5 C8 DK", "- - - -"],
        deck="HA H2 H3",
    ).beat("call", "move C9 0")
    assert table.misses == [0, 1]  # without the Move there is no hit either


@clause("TF-69")
def test_a_simultaneous_move_can_help_the_caller() -> None:  # E-16
    table = sample(
        hands=["S9 D10 HJ SQ", "D5 C10 CJ C9"], fields=["S4 H6 C8 DK", "S3 C7 H10 S2"], deck="HA H2 H3 H4 H5"
    )
    assert table.could_hit(0) == table.could_hit(1) == []
    table.beat("call", "move D5 0")
    assert table.hits(0) == ["kakeru_fivestep"]
    assert table.scores == [5, 0]
    assert table.hand(1) == "HA C10 CJ C9"
    assert table.deck == "H2 H3 H4 H5"


@clause("TF-20", "TF-72")
def test_of_two_calls_each_is_checked_and_there_is_one_attack_and_one_draw() -> None:  # E-17
    table = sample(
        hands=["S9 - - -", "C9 C10 CJ SA"], fields=["S4 H6 CK DQ", "D5 C7 H8 S2"], deck="HA H2 H3 H4 H5 S3 S5"
    ).beat("call", "call")
    assert table.scores == [2, 0]
    assert table.hand(0) == "S9 H2 H3 H4"
    assert table.deck == "H5 S3 S5"


@clause("TF-R20")
def test_a_strike_lays_the_card_and_calls_on_it() -> None:  # E-25
    table = sample(hands=["C8 D10 HJ SQ", "C9 C10 CJ SA"], fields=["S4 H6 CK DK", "D5 C7 HQ S2"])
    table.beat("strike C8 2", "wait")
    assert table.scores == [5, 0]
    assert table.hand(0) == "HA D10 HJ SQ"
    assert table.state.left == 5


@clause("TF-71", "TF-70")
def test_the_relief_ignores_the_others_move_but_not_ones_own() -> None:  # E-25
    table = sample(hands=["C8 D10 HJ SQ", "C9 C10 CJ SA"], fields=["S4 H6 CK DK", "D5 C7 HQ S2"])
    table.beat("strike C8 2", "move C9 1")
    assert table.misses == [0, 0]
    assert table.scores == [0, 0]
    assert table.hand(0) == "HA D10 HJ SQ"
    assert table.hand(1) == "H2 C10 CJ SA"


@clause("TF-71")
def test_ones_own_move_can_spoil_the_right() -> None:
    table = sample().beat("strike S9 2", "wait")  # covers the 8 of its own straight
    assert table.misses == [0, 1]


@clause("TF-R20")
def test_a_strike_that_leaves_one_card_is_proper() -> None:
    table = sample(hands=["S9 - HJ -", "C9 C10 CJ SA"], fields=["S4 H6 CK D8", "D5 C7 H8 S2"])
    table.beat("strike HJ 0", "wait")
    assert table.misses == [0, 0]


# ---- the fastest rule ----


@clause("TF-47", "TF-48", "TF-49", "TF-R20")
def test_together_with_the_shout_one_may_move_call_or_neither_but_not_strike() -> None:
    table = sample(phase="fastest")
    assert table.offered(0) == {"call", "wait"} | {f"move {card} {slot}" for card in HAND for slot in range(4)}
    assert table.refusal("strike S9 0", 0) == "TF-R20"


@clause("TF-49", "TF-70")
def test_fastest_actions_are_simultaneous_with_each_other() -> None:
    table = sample(**RELIEF, phase="fastest").beat("call", "move C9 0")
    assert table.misses == [0, 0]
    assert table.phase == "fastest"


@clause("TF-R22")
def test_an_ordinary_call_has_no_relief_against_a_fastest_move() -> None:
    table = sample(**RELIEF, phase="fastest").beat("wait", "move C9 0")
    assert table.phase == "battle"
    table.beat("call", "wait")
    assert table.misses == [0, 1]


@clause("TF-R22")
def test_there_is_one_fastest_action_per_battle() -> None:
    table = sample(phase="fastest")
    table.act("move S9 0", seat=0)
    assert table.offered(0) == set()
    assert table.refusal("move D10 1", 0) == "TF-R22"
    table.act("wait", seat=1)
    assert table.phase == "battle"


@clause("TF-R23")
def test_two_waits_at_the_shout_only_begin_the_battle() -> None:
    table = sample(phase="fastest").beat("wait", "wait")
    assert table.phase == "battle"
    assert table.obliged == []


@clause("TF-21", "TF-12", "TF-19")
def test_after_a_call_the_next_battle_begins_with_a_fastest_beat() -> None:
    table = sample().beat("call", "wait")
    assert table.phase == "fastest"
    assert table.state.actors() == [0, 1]
