"""Summoning and placement."""

import pytest

from dengen.games.flip_angel.rules import river
from dengen.games.flip_angel.rules.board import CELLS, POSITION, POSITIONS
from dengen.testing import clause
from tests.games.flip_angel.kit import lay

CORE = "nw dumah/w ne jophiel/w sw vretil/b se puriel/w"


@clause("FA-24", "FA-26")
def test_a_card_is_summoned_as_the_face_that_is_visible() -> None:
    table = lay("row michael/w - -\nP0 L1 D0\nP1").act("summon:row1", "place:nw")
    assert table.state.light[0] == 0
    assert table.field() == "nw michael/w"


@clause("FA-26")
def test_light_does_not_pay_for_a_black_face() -> None:
    assert lay("row uriel/b - -\nP0 L9 D0\nP1").refusal("summon:row1") == "FA-25"
    assert lay("row michael/w - -\nP0 L0 D9\nP1").refusal("summon:row1") == "FA-25"


@clause("FA-25", "FA-27", "FA-32")
def test_who_pays_the_cost_puts_the_card_on_any_empty_core_cell() -> None:
    table = lay("row dumah/w - -\nP0 L5 D0 ne jophiel/b\nP1").act("summon:row1")
    assert table.offered() == {"place:nw", "place:sw", "place:se"}
    assert table.refusal("place:ne") == "FA-32"
    assert table.refusal("place:east_n") == "FA-32"
    assert table.act("place:se").state.light[0] == 0


@clause("FA-28", "FA-29", "FA-R25")
@pytest.mark.parametrize(
    ("card", "field", "free"),
    [
        ("jophiel/w", "nw abdiel/b ne raphael/b", True),  # a white face that asks for two fallen angels
        ("jophiel/w", "nw abdiel/b ne raphael/w", False),
        ("jophiel/b", "nw abdiel/w ne raphael/w", True),  # and the other way round
        ("cassiel/w", "nw abdiel/w ne raphael/w", True),
        ("cassiel/w", "nw abdiel/w", False),
        ("laylah/b", "nw abdiel/b ne raphael/b sw dumah/b", True),  # more than enough is enough
    ],
)
def test_a_count_condition_asks_for_so_many_cards_of_its_colour(card: str, field: str, free: bool) -> None:
    table = lay(f"row {card} - -\nP0 L0 D0 {field}\nP1")
    assert ("summon:row1" in table.offered()) is free


@clause("FA-R24")
def test_the_new_card_does_not_count_for_its_own_condition() -> None:
    assert "summon:row1" not in lay("row cassiel/w - -\nP0 L0 D0 nw abdiel/w\nP1").offered()


@clause("FA-30", "FA-31")
def test_a_placement_condition_is_met_only_at_its_corner() -> None:
    table = lay("row gabriel/b laylah/w -\nP0 L0 D0 ne abdiel/w\nP1")
    assert table.refusal("summon:row2") == "FA-25"  # Laylah's corner is taken
    table.act("summon:row1")  # SW is the only free place: it is taken without asking
    assert table.field() == "ne abdiel/w  sw gabriel/b"


@clause("FA-R23")
def test_a_cell_that_costs_more_than_there_is_is_refused() -> None:
    table = lay(f"row laylah/w - -\nP0 L0 D0 {CORE}\nP1").act("summon:row1")
    assert table.offered() == {"place:north_e", "place:east_n"}
    assert table.refusal("place:south_e") == "FA-R23"


@clause("FA-R23")
def test_with_the_count_condition_met_every_cell_is_free() -> None:
    table = lay("row cassiel/w - -\nP0 L9 D0 nw abdiel/w ne raphael/w\nP1")
    assert table.act("summon:row1", "place:se").state.light[0] == 9


@clause("FA-23")
def test_an_empty_slot_can_t_be_summoned_from() -> None:
    table = lay("row - dumah/b -\nP1")
    assert table.refusal("summon:row1") == "FA-R15"
    assert table.refusal("summon:deck") == "FA-R15"


@clause("FA-34", "FA-R27")
def test_the_fifth_card_goes_to_any_of_the_eight_outer_cells() -> None:
    table = lay(f"turn 0\nrow abdiel/w - -\nP0 L4 D4 {CORE}\nP1").act("summon:row1")  # in round 1: cards count
    assert table.offered() == {f"place:{cell}" for cell in CELLS[4:]}
    assert table.refusal("place:nw") == "FA-34"


@clause("FA-35", "FA-R28")
@pytest.mark.parametrize(
    ("corner", "card", "cells"),
    [
        ("NW", "raphael/w", {"north_w", "west_n"}),
        ("NE", "laylah/w", {"north_e", "east_n"}),
        ("SW", "gabriel/b", {"south_w", "west_s"}),
        ("SE", "abdiel/w", {"south_e", "east_s"}),
    ],
)
def test_each_corner_has_two_cells_in_the_new_lines(corner: str, card: str, cells: set[str]) -> None:
    assert {cell for i, cell in enumerate(CELLS) if i >= 4 and POSITIONS[POSITION[i]] == corner} == cells
    table = lay(f"row {card} - -\nP0 L0 D0 {CORE}\nP1").act("summon:row1")
    assert table.offered() == {f"place:{cell}" for cell in cells}


@clause("FA-36", "FA-R28", "FA-5")
@pytest.mark.parametrize(
    ("fifth", "sixth", "corner"),
    [
        ("north_w", "north_e", "NE"),
        ("north_e", "north_w", "NW"),
        ("south_w", "south_e", "SE"),
        ("south_e", "south_w", "SW"),
        ("west_n", "west_s", "SW"),
        ("west_s", "west_n", "NW"),
        ("east_n", "east_s", "SE"),
        ("east_s", "east_n", "NE"),
    ],
)
def test_the_sixth_card_closes_the_line_of_the_fifth(fifth: str, sixth: str, corner: str) -> None:
    cards = {"NW": "raphael/w", "NE": "laylah/w", "SW": "gabriel/b", "SE": "abdiel/w"}
    for name, card in cards.items():
        table = lay(f"row {card} - -\nP0 L0 D0 {CORE} {fifth} xathanael/w\nP1")
        assert ("summon:row1" in table.offered()) is (name == corner)
    table = lay(f"row {cards[corner]} - -\nP0 L0 D0 {CORE} {fifth} xathanael/w\nP1").act("summon:row1")
    assert f"{sixth} {cards[corner]}" in table.field()
    assert table.mover == 1


@clause("FA-5")
def test_a_full_field_takes_no_seventh_card() -> None:
    table = lay(f"turn 2\nrow michael/w - -\nP0 L9 D0 {CORE} east_n zephon/w east_s abdiel/w\nP1")
    assert table.offered() == {"gain:ll", "gain:ld", "gain:dd"}
    assert table.refusal("summon:row1") == "FA-5"
    table.act("gain:ll")  # no stand-in either
    assert "reference" not in table.field()


@clause("FA-23")
def test_nothing_is_paid_or_taken_before_the_cell_is_chosen() -> None:
    table = lay("row - - -\ndeck dumah/w raphael/b\nP0 L5 D0\nP1").act("summon:deck")
    assert table.state.light[0] == 5
    assert table.deck == "dumah/w raphael/b"
    assert river.face_in(table.state, 3) == table.state.top()
