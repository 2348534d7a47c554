"""The words of a card set that the dengen set does not use, on a tiny set of twelve cards."""

from pathlib import Path

import pytest

from dengen.core.base.errors import BadSeatCount
from dengen.core.conformance import check_conformance
from dengen.games.flip_angel import FlipAngel
from dengen.testing import clause
from tests.games.flip_angel.kit import Table
from tests.games.flip_angel.kit import lay as lay_on

TINY = FlipAngel(Path(__file__).with_name("tiny.toml"))
RIVER = "deck crowd/w"


def lay(text: str, **options: str) -> Table:
    return lay_on(text, TINY, **options)


@clause("FA-R51", "FA-R29")
def test_a_face_with_self_flip_and_reversal_icon_does_both_the_flip_first() -> None:
    table = lay(f"row both/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert table.field() == "nw both/b*"
    assert table.ether() == "L3 D6"  # 2 paid; both ether bonuses of the black face added up
    assert table.asked() == "reversal"  # the icon of the face it was placed with
    assert "rev:field:nw" not in table.offered()


@clause("FA-R40")
def test_using_the_key_cancels_the_reversal_icon_beside_it() -> None:
    table = lay(f"row safe/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert len(table.offered()) == 6  # cap 2, though there is one card only
    table.act("key:1+1")
    assert table.asked() == "after"
    assert table.field() == "nw safe/w+2"


@clause("FA-R40", "FA-42")
def test_declining_the_key_leaves_the_reversal_icon_alive() -> None:
    table = lay(f"row safe/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw", "key:0+0")
    assert table.asked() == "reversal"


@clause("FA-R40", "FA-63")
def test_using_the_key_cancels_the_self_flip_beside_it() -> None:
    table = lay(f"row safe/b - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw", "key:1+0")
    assert table.field() == "nw safe/b+1"
    table = lay(f"row safe/b - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert table.offered() == {"key:0+0", "key:1+0"}  # the cost took all dark; the limit is 1
    table.act("key:0+0")
    assert table.field() == "nw safe/w*"  # flipped to its white face, which asks for its own key


@clause("FA-63", "FA-R29")
def test_a_key_used_on_the_face_that_the_self_flip_turned_up_kills_the_icon() -> None:
    table = lay(f"row shut/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw", "key:1+0")
    assert table.field() == "nw shut/b+1*"
    assert table.asked() == "after"


@clause("FA-R37")
def test_a_card_that_re_triggered_after_its_self_flip_has_used_its_reversal() -> None:
    table = lay(f"row twin/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert table.asked() == "retrigger"
    table.act("retrigger:yes", "rev:ether")
    assert table.asked() == "after"
    table = lay(f"row twin/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw", "retrigger:no")
    assert table.asked() == "reversal"  # then the icon of the placed face is still to be used


@clause("FA-44", "FA-52")
def test_an_icon_may_allow_some_of_the_five_effects_only() -> None:
    table = lay(f"row tide/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert table.offered() == {"rev:river_flip", "rev:ether"}
    assert table.refusal("rev:river_flow") == "FA-53"


def test_a_single_allowed_effect_is_carried_out_without_asking() -> None:
    table = lay(f"row tide/b - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert "river_flow" in table.kinds()
    assert table.asked() == "after"


def test_field_all_without_field_is_offered_from_one_card_that_may_flip() -> None:
    table = lay(f"row picky/w - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert table.field() == "nw picky/b*"  # the only allowed effect, on the only card; its black icon has been used up
    assert table.asked() == "after"


def test_an_icon_whose_allowed_effects_are_impossible_does_nothing_and_is_not_used_up() -> None:
    table = lay(f"row - - -\n{RIVER}\nP0 L4 D4 nw picky/b ne stone/w*\nP1").act("reverse", "rev:field:nw")
    assert table.asked() == "main"  # picky/w re-triggers field_all only, and no card may flip: not asked
    assert table.data["players"][0]["field"]["nw"]["fired"] is False


def test_a_re_trigger_restricted_to_one_card_offers_the_cards_that_may_flip() -> None:
    table = lay(f"row - - -\n{RIVER}\nP0 L4 D4 nw picky/w ne stone/w sw plain/w\nP1").act("reverse", "rev:field:nw")
    assert table.asked() == "retrigger"
    table.act("retrigger:yes")
    assert table.offered() == {"rev:field:ne", "rev:field:sw"}


@clause("FA-47", "FA-R36")
def test_a_re_trigger_icon_without_a_reversal_asks_nothing() -> None:
    table = lay(f"row echo/b - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert table.field() == "nw echo/w*"
    assert table.asked() == "after"


@clause("FA-R36")
def test_a_re_triggered_self_flip_has_no_effect() -> None:
    table = lay(f"row - - -\n{RIVER}\nP0 L4 D4 nw echo/w\nP1").act("reverse", "rev:field:nw")
    assert table.field() == "nw echo/b*"
    assert table.asked() == "main"


@pytest.mark.parametrize(
    ("field", "cells"),
    [
        ("", set()),
        ("nw plain/w", set()),
        ("nw plain/w sw stone/b", {"place:ne", "place:se"}),
        ("nw plain/w sw reference", set()),  # the stand-in never counts
    ],
)
def test_a_condition_made_of_all_its_parts(field: str, cells: set[str]) -> None:
    table = lay(f"row crowd/w - -\nP0 L0 D0 {field}\nP1")
    assert ("summon:row1" in table.offered()) is bool(cells)
    if cells:
        assert table.act("summon:row1").offered() == cells


@pytest.mark.parametrize(
    ("field", "cells"),
    [
        ("ne plain/w", "nw"),
        ("nw plain/w ne stone/w", "sw se"),
        ("nw plain/b ne stone/w", ""),
    ],
)
def test_a_condition_made_of_any_of_its_parts(field: str, cells: str) -> None:
    table = lay(f"row crowd/b - -\nP0 L0 D0 {field}\nP1")
    assert ("summon:row1" in table.offered()) is bool(cells)
    if len(cells) > 2:
        assert table.act("summon:row1").offered() == {f"place:{cell}" for cell in cells.split()}
    elif cells:
        assert "nw crowd/b" in table.act("summon:row1").field()


@clause("FA-25")
def test_a_face_without_a_special_summon_can_only_be_paid_for() -> None:
    table = lay("row stone/w - -\nP0 L1 D9 nw plain/w ne both/w\nP1")
    assert table.refusal("summon:row1") == "FA-25"
    assert "free" not in str(TINY.refusal(table.state, 0, TINY.number("summon:row1")))


@clause("FA-48")
@pytest.mark.parametrize(("card", "ether"), [("plain/w", "L6 D5"), ("plain/b", "L5 D4")])
def test_coupons_of_a_face_add_up_and_may_pay_for_any_colour(card: str, ether: str) -> None:
    table = lay(f"row {card} - -\n{RIVER}\nP0 L4 D4 nw broker/w\nP1").act("summon:row1", "place:ne")
    assert table.ether() == ether  # 1 paid; white brings 3 light and 1 dark, black 1 light and 1 dark


@clause("FA-R20")
def test_the_stand_in_sets_off_no_coupon_of_any_colour() -> None:
    table = lay(f"row - - -\n{RIVER}\nP0 L4 D4 nw broker/w\nP1").act("gain:ll", "place:ne")
    assert table.ether() == "L6 D4"


@clause("FA-41")
def test_a_key_with_a_number_takes_that_many_whatever_the_field() -> None:
    table = lay(f"row broker/b - -\n{RIVER}\nP0 L4 D4\nP1").act("summon:row1", "place:nw")
    assert len(table.offered()) == 10


@clause("FA-R45")
def test_an_edge_may_hold_any_number_of_half_icons() -> None:
    table = lay("turn 6, solo\nP0 L0 D0 nw star/b ne stone/w")
    assert table.parts()[2] == 0
    side_by_side = TINY.tables.west_east
    faces = 2 * TINY.tables.cards + 1
    white, black = 2 * 5, 2 * 5 + 1
    assert side_by_side[white * faces + black] == 3  # ssmm meets ssm: two suns and one moon
    assert side_by_side[white * faces + white] == 2  # ssmm meets mm
    assert TINY.tables.north_south[white * faces + black] == 0  # sss above m: a sun half never completes a moon


def test_games_with_the_tiny_set_keep_the_contract() -> None:
    assert check_conformance(TINY) > 0


def test_a_set_needs_six_cards_for_each_player() -> None:
    assert TINY.seat_counts == (1, 2)
    assert TINY.max_steps == 2 * 168
    with pytest.raises(BadSeatCount):
        TINY.new(3)
