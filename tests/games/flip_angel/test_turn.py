"""The turn: what it is made of, in which order, and how it passes on."""

from dengen.testing import clause
from tests.games.flip_angel.kit import lay

GAINS = {"gain:ll", "gain:ld", "gain:dd"}
PLAIN = """
    turn 0, seats 3
    row abdiel/w dumah/b qemuel/w
    deck puriel/w raphael/b yahoel/w zephon/b
"""


@clause("FA-15", "FA-21", "FA-22")
def test_turns_go_round_and_a_round_is_one_turn_of_each() -> None:
    table = lay(PLAIN)
    movers, rounds = [], []
    for _ in range(4):
        movers.append(table.mover)
        rounds.append(table.view(0).round)
        table.act("gain:ld")
        if table.asked() == "place":
            table.act("place:nw")
        table.act("end")
    assert movers == [0, 1, 2, 0]
    assert rounds == [1, 1, 1, 2]


@clause("FA-15")
def test_nobody_acts_in_another_player_s_turn() -> None:
    assert lay(PLAIN).refusal("gain:ld", seat=1) == "FA-15"


@clause("FA-16", "FA-17", "FA-18", "FA-70")
def test_a_turn_offers_summon_reversal_and_ether() -> None:
    assert lay(PLAIN).offered() == {"summon:row1", "summon:row2", "reverse", *GAINS}


@clause("FA-17", "FA-19", "FA-R17")
def test_after_a_summon_there_is_no_second_one_and_no_ether() -> None:
    table = lay(PLAIN).act("summon:row1", "place:se")
    assert table.offered() == {"reverse", "end"}
    assert table.refusal("summon:row2") == "FA-R17"
    assert table.refusal("gain:ld") == "FA-R17"


@clause("FA-R17", "FA-70")
def test_taking_ether_closes_the_summon() -> None:
    table = lay(PLAIN).act("gain:ld", "place:nw")
    assert table.offered() == {"reverse", "end"}
    assert table.refusal("summon:row1") == "FA-R17"


@clause("FA-R17")
def test_a_turn_can_t_end_with_neither() -> None:
    table = lay(PLAIN)
    assert table.refusal("end") == "FA-R17"
    table.act("reverse", "rev:ether")
    assert table.refusal("end") == "FA-R17"


@clause("FA-18")
def test_a_second_paid_reversal_in_a_turn_is_refused() -> None:
    table = lay(PLAIN).act("reverse", "rev:ether")
    assert table.refusal("reverse") == "FA-18"


@clause("FA-51")
def test_a_paid_reversal_takes_one_light_and_one_dark() -> None:
    table = lay(PLAIN).act("reverse")
    assert (table.state.light[0], table.state.dark[0]) == (3, 3)
    assert lay(PLAIN + "P0 L4 D0").refusal("reverse") == "FA-51"
    assert lay(PLAIN + "P0 L0 D4").refusal("reverse") == "FA-51"


@clause("FA-R18")
def test_ether_just_gained_may_pay_for_the_reversal() -> None:
    table = lay(PLAIN + "P0 L1 D0 nw reference")
    assert "reverse" not in table.offered()
    table.act("gain:dd")
    assert table.offered() == {"reverse", "end"}


@clause("FA-R18")
def test_no_paid_reversal_in_the_middle_of_an_effect() -> None:
    table = lay(PLAIN.replace("abdiel/w", "gabriel/w")).act("summon:row1", "place:nw")
    assert table.asked() == "reversal"
    assert table.refusal("reverse") == "FA-53"


@clause("FA-R2", "FA-60")
def test_marks_are_cleared_when_the_owner_s_next_turn_starts() -> None:
    table = lay(PLAIN.replace("seats 3", "seats 2") + "P0 L4 D4 nw jophiel/w")
    table.act("reverse", "rev:field:nw", "gain:ll", "place:ne")
    assert table.field() == "nw jophiel/b*  ne reference"
    table.act("gain:ld", "place:nw", "end")
    assert table.field() == "nw jophiel/b  ne reference"
    table.act("reverse")
    assert "rev:field:nw" in table.offered()


@clause("FA-20", "FA-R9")
def test_the_refill_slides_into_the_gap_and_nothing_shifts() -> None:
    table = lay(PLAIN).act("summon:row2", "place:nw", "end")
    assert table.row == "abdiel/w puriel/w qemuel/w"


@clause("FA-R9")
def test_several_gaps_are_filled_from_the_first_slot_on() -> None:
    table = lay("""
        turn 0, seats 2
        row - dumah/b -
        deck puriel/w raphael/b yahoel/w
    """)
    table.act("gain:ld", "place:nw", "end")
    assert table.row == "puriel/w dumah/b raphael/b"


@clause("FA-R16", "FA-74")
def test_the_river_is_refilled_even_after_the_last_turn() -> None:
    table = lay("""
        turn 5, solo
        row abdiel/w dumah/b qemuel/w
        deck puriel/w raphael/b
    """)
    table.act("summon:row1", "place:nw", "end")
    assert table.row == "puriel/w dumah/b qemuel/w"
    assert table.state.actors() == []
    assert table.refusal("end", seat=0) == "FA-74"


@clause("FA-R1", "FA-74")
def test_everybody_takes_six_turns_whatever_was_placed() -> None:
    table = lay("turn 0, seats 2")  # no cards at all: the stand-in is all that can be placed
    turns = 0
    while table.state.actors():
        table.act("gain:ll")
        if table.asked() == "place":
            table.act("place:nw")
        if table.state.actors() and table.asked() == "after":
            table.act("end")
        turns += 1
    assert turns == 12
    assert table.field(0) == table.field(1) == "nw reference"
