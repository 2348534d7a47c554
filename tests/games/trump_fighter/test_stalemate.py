"""Stalemate: the opening rule, the breakthrough rule, and that every fight ends."""

import pytest

from dengen.core.base.chance import Chance
from dengen.testing import clause
from tests.games.trump_fighter.kit import GAME, lay, new, sample


@clause("TF-50", "TF-51", "TF-53", "TF-R24", "TF-R25")
def test_who_is_behind_must_move_and_then_both_break_through() -> None:  # E-22
    table = sample(hands=["S9 D2 C3 -", "C9 C10 CJ SA"], fields=["S4 - - -", "- - - -"]).beat("wait", "wait")
    assert table.obliged == [1]
    assert table.phase == "obliged"
    assert table.state.actors() == [1]
    assert table.offered(1) == {"move C9 0", "move C10 0", "move CJ 0", "move SA 0"}
    assert table.refusal("call", 1) == "TF-R25"
    assert table.refusal("wait", 1) == "TF-50"
    assert table.refusal("strike CJ 0", 1) == "TF-R25"
    assert table.refusal("wait", 0) == "TF-R25"
    table.act("move CJ 0", seat=1)
    assert table.field(1) == "CJ - - -"
    assert table.phase == "battle"
    assert table.state.actors() == [0, 1]
    table.beat("wait", "wait")
    assert table.phase == "fastest"
    assert table.obliged == [0, 1]
    assert table.offered(0) == {"move S9 1", "move D2 1", "move C3 1"}
    assert table.offered(1) == {"move C9 1", "move C10 1", "move SA 1"}
    assert table.refusal("wait", 0) == "TF-53"
    assert table.refusal("call", 0) == "TF-R28"
    table.beat("move S9 1", "move C9 1")
    assert table.phase == "battle"
    assert table.obliged == []


@clause("TF-R28")
def test_a_small_hand_is_free_at_the_breakthrough() -> None:  # E-23
    table = sample(hands=["S9 - - -", "C9 C10 CJ -"], fields=["S4 H6 CK DA", "DJ C7 H8 S2"]).beat("wait", "wait")
    assert table.phase == "fastest"
    assert table.obliged == [1]
    assert table.offered(0) == {"move S9 0", "move S9 1", "move S9 2", "move S9 3", "call", "wait"}
    table.beat("call", "move C9 3")
    assert table.hand(0) == "S9 HA H3 H5"
    assert table.hand(1) == "H2 C10 CJ H4"
    assert table.deck == "S3"
    assert table.misses == [0, 0]
    assert table.obliged == []


@clause("TF-52", "TF-R27")
def test_two_small_hands_call_together() -> None:  # E-24
    table = sample(
        hands=["S9 - - -", "- - - -"], fields=["S4 H6 CK DA", "DJ C7 H8 S2"], deck="HA H2 H3 H4 H5 S3 S5 S6"
    ).beat("wait", "wait")
    assert table.hand(0) == "S9 HA H3 H5"
    assert table.hand(1) == "H2 H4 S3 S5"
    assert table.deck == "S6"
    assert table.phase == "fastest"
    assert table.misses == [0, 0]


@clause("TF-52", "TF-22")
def test_a_joint_call_attacks_too() -> None:
    table = sample(hands=["S9 - - -", "- - - -"], deck="HA H2 H3 H4 H5 S3 S5 S8").beat("wait", "wait")
    assert table.hits(0) == ["kakeru_fivestep"]


@clause("TF-53")
def test_a_breakthrough_brings_neither_attack_nor_draw() -> None:
    table = sample(hands=["S9 D10 - -", "C9 C10 CJ SA"]).beat("wait", "wait")
    assert table.scores == [0, 0]
    assert table.hand(0) == "S9 D10 - -"
    assert table.kinds() == ["beat", "stalemate"]


@clause("TF-R26", "TF-51")
def test_covered_cards_dont_count_for_the_opening_rule() -> None:
    table = sample(fields=["S4/H8/H9 H6 C8 DK", "D5 C7 HQ S2"]).beat("wait", "wait")
    assert table.phase == "fastest"


@clause("TF-50", "TF-R26")
@pytest.mark.parametrize(
    ("first", "second", "bound"), [("S4 H6 - -", "D5 C7 HQ -", [0]), ("S4 H6 C8 DK", "D5 C7 HQ -", [1])]
)
def test_only_fewer_cards_bind(first: str, second: str, bound: list[int]) -> None:
    assert sample(fields=[first, second]).beat("wait", "wait").obliged == bound


@clause("TF-R29")
def test_a_possible_call_survives_the_stalemate() -> None:
    table = sample(hands=["SQ D10 - -", "C9 C10 CJ SA"]).beat("wait", "wait")
    table.beat("move SQ 3", "move C9 3")  # both were bound; the straight of A still lies
    table.beat("call", "wait")
    assert table.hits(0) == ["kakeru_fivestep"]
    free = sample(hands=["SQ - - -", "C9 C10 CJ SA"]).beat("wait", "wait").beat("call", "move C9 3")
    assert free.hits(0) == ["kakeru_fivestep"]  # not bound: called as fastest


def test_a_single_forced_move_is_made_without_asking() -> None:
    table = sample(hands=["S9 - - -", "C9 C10 CJ SA"], fields=["S4 H6 C8 -", "D5 C7 HQ S2"]).beat("wait", "wait")
    assert table.field(0) == "S4 H6 C8 S9"
    assert table.phase == "battle"
    assert table.kinds() == ["beat", "stalemate", "beat", "moved"]


@clause("TF-R37")
def test_two_players_who_only_ever_wait_come_to_an_end() -> None:
    for seed in range(20):
        fight = GAME.new(2, seed, characters="random")
        while not fight.over():
            for seat in fight.actors():
                fight.apply(seat, 17 if 17 in fight.legal(seat) else fight.legal(seat)[0])
        assert 20 < fight.beat_no < 90


@clause("TF-R37")
def test_no_fight_takes_more_than_261_beats() -> None:
    rng = Chance(8)
    for seed in range(150):
        fight = GAME.new(2, seed, characters="random", target=20)
        steps = 0
        while not fight.over():
            seat = fight.actors()[0]
            legal = fight.legal(seat)
            lazy = [act for act in legal if act == 17] or legal  # Waits prolong a fight most
            fight.apply(seat, rng.pick(lazy if rng.below(3) else legal))
            steps += 1
        assert fight.beat_no <= 261
        assert steps <= fight.max_steps == 640


def test_the_table_is_sound_after_every_beat() -> None:
    rng = Chance(3)
    for seed in range(60):
        table = new(seed, characters="random")
        fight, hits = table.state, [0, 0]
        while not fight.over():
            seat = fight.actors()[0]
            fight.apply(seat, rng.pick(fight.legal(seat)))
            assert sorted(fight.census()) == list(range(52))
            for side in range(2):
                stacks = table.field(side).split()
                filled = [stack for stack in stacks if stack != "-"]
                assert stacks[: len(filled)] == filled
                assert len(filled) == 4 or all("/" not in stack for stack in filled)
                assert hits[side] & ~fight.hit[side] == 0  # a hit is never taken back
                hits[side] = fight.hit[side]
            assert fight.over() or fight.left > 0
            assert fight.over() or max(table.scores) < 10
            if "drew" in [event.kind for event in fight.events()] and not fight.over():
                assert fight.hand_size(0) == fight.hand_size(1) == 4


def test_who_is_behind_without_a_card_breaks_through_instead() -> None:
    table = sample(hands=["- - - -", "C9 C10 CJ SA"], fields=["S4 - - -", "D5 C7 - -"]).beat("wait", "wait")
    assert table.phase == "fastest"
    assert table.obliged == [1]


def test_one_side_far_ahead_in_cards_is_followed_by_the_other() -> None:
    table = lay(hands=["S9 - - -", "C9 C10 CJ SA"], fields=["S4 H6 C8 -", "- - - -"], deck="HA H2 H3").beat(
        "wait", "wait"
    )
    assert table.obliged == [1]
