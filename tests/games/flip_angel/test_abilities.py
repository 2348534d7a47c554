"""Abilities: ether bonus, key, self-flip, reversal icon, coupon, constant flip."""

from dengen.testing import clause
from tests.games.flip_angel.kit import lay

DECK = "deck xathanael/b uriel/w"


@clause("FA-37", "FA-38", "FA-39")
def test_placing_a_card_sets_off_its_own_bonus_at_once() -> None:
    table = lay(f"row jophiel/w raphael/w -\n{DECK}\nP0 L4 D4 nw dumah/b\nP1")
    table.act("summon:row1", "place:ne")
    assert table.ether() == "L1 D5"  # 4 paid, 1 and 1 gained; Dumah's bonus is not repeated


@clause("FA-45")
def test_a_bonus_works_again_when_its_face_is_turned_up_again() -> None:
    table = lay(f"turn 2, seats 2\nrow - - -\n{DECK}\nP0 L2 D2 nw raphael/b\nP1").act("reverse", "rev:field:nw")
    assert table.field() == "nw raphael/w*"
    assert table.ether() == "L3 D1"


@clause("FA-46")
def test_a_face_turned_up_for_the_first_time_gives_its_bonus() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L2 D2 nw jophiel/w\nP1").act("reverse", "rev:field:nw")
    assert table.field() == "nw jophiel/b*"
    assert table.ether() == "L2 D2"  # 1 and 1 paid, 1 and 1 gained


@clause("FA-45", "FA-46")
def test_a_key_turned_up_by_a_flip_is_offered() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L3 D2 nw eremiel/w\nP1").act("reverse", "rev:field:nw")
    assert table.asked() == "key"
    table.act("key:1+0")
    assert table.field() == "nw eremiel/b+1*"


@clause("FA-42", "FA-R39")
def test_a_key_may_be_declined_and_the_card_stays_open() -> None:
    table = lay(f"row ithuriel/w - -\n{DECK}\nP0 L4 D4\nP1").act("summon:row1", "place:sw", "key:0+0")
    assert table.field() == "sw ithuriel/w"
    assert table.ether() == "L4 D4"
    table.act("reverse")
    assert "rev:field:sw" in table.offered()


@clause("FA-40", "FA-R38", "FA-R3")
def test_key_chips_are_the_player_s_own_ether_in_any_mix() -> None:
    table = lay(f"row ithuriel/w - -\n{DECK}\nP0 L1 D2 nw dumah/w ne jophiel/w\nP1").act("summon:row1")
    assert table.offered() == {"key:0+0", "key:1+0", "key:0+1", "key:1+1", "key:0+2"}
    assert table.refusal("key:2+0") == "FA-R38"
    assert table.refusal("key:3+0") == "FA-41"
    table.act("key:1+1")
    assert table.ether() == "L0 D1"
    assert table.parts()[3] == 2


@clause("FA-R38", "FA-R39")
def test_without_ether_the_key_is_not_asked() -> None:
    table = lay(f"row ithuriel/w - -\n{DECK}\nP0 L0 D0\nP1").act("summon:row1")
    assert table.field() == "sw ithuriel/w"
    assert table.mover == 1


@clause("FA-R39", "FA-41")
def test_the_stand_in_counts_for_the_key_s_limit() -> None:
    table = lay(f"row ithuriel/w - -\n{DECK}\nP0 L4 D4 nw dumah/w ne reference\nP1").act("summon:row1", "place:sw")
    assert "key:2+0" in table.offered()


@clause("FA-48", "FA-R40")
def test_a_locked_coupon_card_would_still_pay_and_a_locked_key_still_counts() -> None:
    table = lay(f"row dumah/w - -\n{DECK}\nP0 L0 D0 nw fanuel/w+1 ne abdiel/w sw cassiel/w\nP1")
    table.act("summon:row1")  # free with three angels, the locked one among them
    assert [event.args["card"] for event in table.events("coupon")] == ["cassiel/w"]


@clause("FA-48")
def test_a_coupon_pays_for_its_colour_only() -> None:
    table = lay(f"row zephon/b - -\n{DECK}\nP0 L4 D4 ne cassiel/w\nP1").act("summon:row1", "place:nw")
    assert table.ether() == "L5 D4"  # free at NW; 1 light is Zephon's own bonus


@clause("FA-48")
def test_another_player_s_placement_brings_no_coupon() -> None:
    table = lay(f"row abdiel/w - -\n{DECK}\nP0\nP1 L4 D4 nw cassiel/w").act("summon:row1", "place:se")
    assert table.ether(1) == "L4 D4"


@clause("FA-44", "FA-52", "FA-R34")
def test_a_reversal_icon_is_free_compulsory_and_gives_all_five_effects() -> None:
    table = lay(f"row gabriel/w - -\n{DECK}\nP0 L2 D0 nw jophiel/b\nP1").act("summon:row1", "place:ne")
    assert table.ether() == "L0 D0"
    assert table.offered() == {
        "rev:river_flip", "rev:river_flow", "rev:ether", "rev:field_all", "rev:field:nw", "rev:field:ne",
    }  # fmt: skip
    assert table.refusal("end") == "FA-53"


@clause("FA-R34")
def test_the_icon_comes_in_addition_to_the_paid_reversal() -> None:
    table = lay(f"row gabriel/w - -\n{DECK}\nP0 L4 D4\nP1")
    table.act("reverse", "rev:ether", "summon:row1", "place:nw")
    assert table.asked() == "reversal"


@clause("FA-R36")
def test_a_reversal_icon_without_re_trigger_does_nothing_when_turned_up() -> None:
    table = lay(f"row - - -\n{DECK}\nP0 L4 D4 nw gabriel/b\nP1").act("reverse", "rev:field:nw")
    assert table.field() == "nw gabriel/w*"
    assert table.asked() == "main"


@clause("FA-R37", "FA-60")
def test_a_card_that_reversed_when_placed_is_not_offered_a_re_trigger_by_the_event() -> None:
    table = lay(f"row nuriel/w - -\n{DECK}\nP0 L5 D1 ne sandalphon/b sw tzaphkiel/w se abdiel/w\nP1")
    table.act("summon:row1", "rev:river_flip")
    # the event turns up sandalphon/w and tzaphkiel/b, both with re-trigger; nuriel has been used
    assert table.field() == "nw nuriel/b*  ne sandalphon/w*  sw tzaphkiel/b*  se abdiel/b*"
    assert table.asked() == "retrigger"
    table.act("retrigger:no", "retrigger:no")
    assert table.asked() == "after"


@clause("FA-R37")
def test_a_card_s_icon_works_once_per_turn_on_either_face() -> None:
    table = lay(f"""
        turn 6, seats 2
        row abdiel/w - -
        {DECK}
        P0 L4 D4 nw cassiel/w ne nuriel/b sw jophiel/w
    """)
    table.act("reverse", "rev:field:nw", "retrigger:yes", "rev:ether")
    assert table.field() == "nw cassiel/b*  ne nuriel/b  sw jophiel/w"
    table.act("summon:row1")  # the event turns Cassiel back and Nuriel up
    assert table.field() == "nw cassiel/w*  ne nuriel/w*  sw jophiel/b*  se abdiel/b*"
    assert table.asked() == "retrigger"
    subject = table.view(0).subject
    assert subject is not None
    assert subject.cell == "ne"


@clause("FA-R34", "FA-43")
def test_a_self_flip_is_compulsory() -> None:
    table = lay(f"row kushiel/w - -\n{DECK}\nP0 L3 D0\nP1").act("summon:row1", "place:nw")
    assert table.field() == "nw kushiel/b*"
    assert table.mover == 1
