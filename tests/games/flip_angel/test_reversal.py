"""Day-night reversal and the fourth-card event."""

from dengen.testing import clause
from tests.games.flip_angel.kit import lay

DECK = "deck xathanael/b uriel/w"
ALWAYS = {"rev:river_flip", "rev:river_flow", "rev:ether"}


@clause("FA-53", "FA-R35")
def test_a_reversal_must_do_one_of_its_effects_and_river_and_ether_are_always_there() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4\nP1").act("reverse")
    assert table.offered() == ALWAYS
    assert table.refusal("end") == "FA-53"
    assert table.refusal("rev:field_all") == "FA-R35"
    table.act("rev:ether")  # 3 and 3: nothing changes, and it is allowed
    assert table.ether() == "L3 D3"


@clause("FA-58", "FA-59", "FA-R35")
def test_all_cards_can_be_chosen_only_if_two_may_flip() -> None:
    one = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw abdiel/w\nP1").act("reverse")
    assert one.offered() == {*ALWAYS, "rev:field:nw"}
    assert one.refusal("rev:field_all") == "FA-R35"
    two = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw abdiel/w se dumah/w\nP1").act("reverse")
    assert two.offered() == {*ALWAYS, "rev:field_all", "rev:field:nw", "rev:field:se"}


@clause("FA-58")
def test_flipping_one_card_leaves_the_others() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw abdiel/w se xathanael/w\nP1".replace("xathanael/b ", ""))
    assert table.act("reverse", "rev:field:se").field() == "nw abdiel/w  se xathanael/b*"


@clause("FA-59", "FA-63", "FA-R20")
def test_flipping_all_leaves_out_locked_marked_and_stand_in() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw wallim/w+1 ne reference sw abdiel/w* se gabriel/b\nP1")
    table.act("reverse")
    assert table.offered() == {*ALWAYS, "rev:field:se"}
    assert table.refusal("rev:field:nw") == "FA-63"
    assert table.refusal("rev:field:ne") == "FA-R20"
    assert table.refusal("rev:field:sw") == "FA-60"
    assert table.refusal("rev:field:east_n") == "FA-58"


@clause("FA-60")
def test_a_card_flips_once_in_a_turn() -> None:
    table = lay(f"row gabriel/w - -\n{DECK}\nP0 L4 D4 nw xathanael/w\nP1".replace("xathanael/b ", ""))
    table.act("reverse", "rev:field:nw", "summon:row1", "place:ne")
    assert table.offered() == {*ALWAYS, "rev:field:ne"}
    assert table.refusal("rev:field:nw") == "FA-60"


@clause("FA-61")
def test_a_flip_in_the_river_does_not_count_against_the_limit() -> None:
    table = lay(f"row abdiel/b - -\n{DECK}\nP0 L4 D4\nP1")
    table.act("reverse", "rev:river_flip", "summon:row1", "place:nw")
    assert table.field() == "nw abdiel/w"
    fork = lay(f"row laylah/w - -\n{DECK}\nP0 L4 D4\nP1")
    fork.act("reverse", "rev:river_flip", "summon:row1", "place:nw")
    assert "rev:field:nw" in fork.offered()


@clause("FA-50", "FA-R32")
def test_a_constant_flip_joins_the_flip_of_another_card_and_flips_once_with_all() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw michael/w ne abdiel/w\nP1")
    assert table.act("reverse", "rev:field:ne").field() == "nw michael/b*  ne abdiel/b*"
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw michael/w ne abdiel/w\nP1")
    assert table.act("reverse", "rev:field_all").field() == "nw michael/b*  ne abdiel/b*"
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw michael/w ne abdiel/w\nP1")
    assert table.act("reverse", "rev:field:nw").field() == "nw michael/b*  ne abdiel/w"


@clause("FA-R33")
def test_a_constant_flip_that_this_reversal_turned_up_does_not_flip_back() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw ophaniel/w\nP1").act("reverse", "rev:river_flip")
    assert table.field() == "nw ophaniel/b*"


@clause("FA-R31", "FA-47")
def test_a_re_triggered_reversal_takes_constant_flips_along() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw qemuel/b ne cassiel/w\nP1")
    table.act("reverse", "rev:field:ne", "retrigger:yes", "rev:field:nw")
    assert table.field() == "nw qemuel/w*  ne cassiel/b*"
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw sandalphon/b ne uriel/b*\nP1".replace("uriel/w", ""))
    table.act("reverse", "rev:field:nw", "retrigger:yes", "rev:ether")
    assert table.field() == "nw sandalphon/w*  ne uriel/b*"  # it has flipped before


@clause("FA-63")
def test_a_locked_constant_flip_never_flips() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw wallim/b+1 ne michael/w\nP1").act("reverse", "rev:ether")
    assert table.field() == "nw wallim/b+1  ne michael/b*"


@clause("FA-57", "FA-R41")
def test_swapping_ether_leaves_key_chips_alone() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L5 D2 nw wallim/w+1\nP1").act("reverse", "rev:ether")
    assert table.ether() == "L1 D4"
    assert table.field() == "nw wallim/w+1"


@clause("FA-R30")
def test_bonuses_come_before_keys_and_keys_in_reading_order() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L1 D1 nw raphael/b ne eremiel/w sw ithuriel/b\nP1")
    table.act("reverse", "rev:field_all")
    assert table.ether() == "L2 D0"  # Raphael's two light are there before the keys ask
    asked = []
    while table.asked() == "key":
        subject = table.view(0).subject
        assert subject is not None
        asked.append(subject.cell)
        table.act("key:0+0")
    assert asked == ["ne", "sw"]


@clause("FA-R30")
def test_reading_order_begins_in_the_north_and_goes_row_by_row() -> None:
    table = lay(f"""
        turn 8, seats 2
        row - - -
        {DECK}
        P0 L4 D4 nw puriel/w ne eremiel/w sw ithuriel/b se fanuel/b west_n wallim/w west_s dumah/b
    """)
    table.act("reverse", "rev:field_all")
    asked = []
    while table.asked() == "key":
        subject = table.view(0).subject
        assert subject is not None
        asked.append(subject.cell)
        table.act("key:0+0")
    assert asked == ["west_n", "nw", "ne", "sw", "se"]


# ---- the fourth-card event ----


@clause("FA-66", "FA-67", "FA-R43")
def test_the_fourth_card_flips_all_four_unasked_and_unpaid() -> None:
    table = lay(f"row abdiel/w - -\n{DECK}\nP0 L0 D0 nw gabriel/b ne laylah/w sw haniel/w\nP1").act("summon:row1")
    assert table.field() == "nw gabriel/w*  ne laylah/b*  sw haniel/b*  se abdiel/b*"
    assert table.ether() == "L0 D1"
    assert "event4" in table.kinds()


@clause("FA-R43")
def test_after_the_event_none_of_the_four_flips_again_in_this_turn() -> None:
    table = lay(f"row abdiel/w - -\n{DECK}\nP0 L2 D2 nw gabriel/b ne laylah/w sw haniel/w\nP1")
    table.act("summon:row1", "reverse")
    assert table.offered() == ALWAYS


@clause("FA-R42", "FA-69")
def test_a_key_on_the_fourth_card_saves_it_from_the_event() -> None:
    table = lay(f"row ithuriel/w - -\n{DECK}\nP0 L1 D0 nw gabriel/b ne laylah/w se haniel/w\nP1")
    table.act("summon:row1", "key:1+0")
    assert table.field() == "nw gabriel/w*  ne laylah/b*  sw ithuriel/w+1  se haniel/b*"


@clause("FA-R43", "FA-R31")
def test_the_event_flips_a_constant_flip_once() -> None:
    table = lay(f"row abdiel/w - -\n{DECK}\nP0 L0 D0 nw michael/w ne laylah/w sw haniel/w\nP1").act("summon:row1")
    assert table.field() == "nw michael/b*  ne laylah/b*  sw haniel/b*  se abdiel/b*"


@clause("FA-R44", "FA-33", "FA-R42")
def test_the_event_depends_on_the_fourth_card_not_on_the_round() -> None:
    early = lay(f"turn 0\nrow abdiel/w - -\n{DECK}\nP0 L0 D0 nw gabriel/b ne laylah/w sw haniel/w\nP1").act(
        "summon:row1"
    )
    assert "event4" in early.kinds()
    third = lay(f"turn 6\nrow abdiel/w - -\n{DECK}\nP0 L0 D0 nw gabriel/b ne laylah/w\nP1").act("summon:row1")
    assert "event4" not in third.kinds()
    fifth = lay(f"turn 8\nrow abdiel/w - -\n{DECK}\nP0 L0 D0 nw gabriel/b ne laylah/w sw haniel/w se dumah/w\nP1")
    assert "event4" not in fifth.act("summon:row1", "place:east_s").kinds()


# ---- ether and the stand-in ----


@clause("FA-70", "FA-71")
def test_two_ether_in_any_split() -> None:
    for name, ether in (("gain:ll", "L6 D4"), ("gain:ld", "L5 D5"), ("gain:dd", "L4 D6")):
        assert lay("row abdiel/w - -\nP0\nP1").act(name).ether() == ether  # by choice: Abdiel could be summoned


@clause("FA-72", "FA-R19")
def test_the_stand_in_comes_after_the_ether_at_a_place_of_choice() -> None:
    table = lay("row - - -\nP0 L0 D0 nw abdiel/w\nP1").act("gain:ll")
    assert table.ether() == "L2 D0"
    assert table.offered() == {"place:ne", "place:sw", "place:se"}
    assert table.act("place:sw").field() == "nw abdiel/w  sw reference"


@clause("FA-73")
def test_the_second_time_there_is_ether_only() -> None:
    table = lay("turn 2\nrow - - -\nP0 L0 D0 nw reference\nP1").act("gain:ll")
    assert table.field() == "nw reference"
    assert table.mover == 1


@clause("FA-R22", "FA-34", "FA-36")
def test_the_stand_in_as_fifth_card_opens_a_line() -> None:
    table = lay("turn 8\nrow abdiel/w - -\nP0 L4 D4 nw dumah/w ne jophiel/w sw vretil/b se puriel/w\nP1")
    table.act("gain:ll")
    assert len(table.offered()) == 8
    table.act("place:west_n", "end", "gain:ll", "place:nw", "end")
    assert table.mover == 0
    assert "west_s abdiel/w" in table.act("summon:row1").field()


@clause("FA-R20")
def test_the_stand_in_scores_nothing_but_its_edges() -> None:
    table = lay("turn 6, solo\nP0 L0 D0 nw reference sw abdiel/b")
    assert table.parts() == [6, 0, 2, 0]
