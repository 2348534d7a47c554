"""The get phase: who sandwiches what, and what becomes of it."""

import pytest

from dengen.core.base.chance import Chance
from dengen.games.lumiel.rules import board
from dengen.testing import clause
from tests.games.lumiel.kit import lay

DRAWN_LINES = """
    B1-A1-A2
    A1-B1-C1  B1-C1-D1
    C1-D1-D2
    A1-A2-A3
    A2-B2-C2  B1-B2-B3  A1-B2-C3  C1-B2-A3
    B2-C2-D2  C1-C2-C3  B1-C2-D3  D1-C2-B3
    D1-D2-D3
    A2-A3-A4
    A3-B3-C3  B2-B3-B4  A2-B3-C4  C2-B3-A4
    B3-C3-D3  C2-C3-C4  B2-C3-D4  D2-C3-B4
    D2-D3-D4
    A3-A4-B4
    A4-B4-C4  B4-C4-D4
    D3-D4-C4
"""
LINES = DRAWN_LINES.split()


@clause("LP-46", "LP-R18", "LP-R39", "LP-58")
def test_there_are_exactly_28_sandwich_lines() -> None:
    listed = {(frozenset((a, b)), middle) for a, middle, b in (line.split("-") for line in LINES)}
    table = {(frozenset((board.NAMES[a], board.NAMES[b])), board.NAMES[middle]) for a, middle, b in board.LINES}
    assert len(LINES) == len(board.LINES) == 28
    assert table == listed


@pytest.mark.parametrize("line", LINES)
@clause("LP-46", "LP-50", "LP-R18")
def test_each_line_captures_its_middle_from_either_end(line: str) -> None:
    a, middle, b = line.split("-")
    for old, new in ((a, b), (b, a)):
        table = lay({old: "0com", middle: "1com"}, hand="com ...").play("com", set=new)
        assert table.field == {old: "0com", new: "0com"}


def by_the_book(owner: list[int], active: set[int]) -> dict[int, set[int]]:
    """Who captures what on a field of top cards, read off the list of lines."""
    captors: dict[int, set[int]] = {}
    for line in LINES:
        a, middle, b = (board.NAMES.index(name) for name in line.split("-"))
        if owner[a] == owner[b] >= 0 and owner[middle] not in (-1, owner[a]) and {a, b} & active:
            captors.setdefault(middle, set()).add(owner[a])
    return captors


@clause("LP-43", "LP-45", "LP-49", "LP-61")
def test_captures_of_any_field_are_those_of_the_list_of_lines() -> None:
    rng = Chance(9)
    contested = 0
    for _ in range(300):
        owner = [int(rng.below(4)) - 1 for _ in range(16)]
        active = {area for area in range(16) if owner[area] >= 0 and rng.below(2)}
        field = {
            board.NAMES[area]: f"{seat}com{'*' if area in active else ''}"
            for area, seat in enumerate(owner)
            if seat >= 0
        }
        table = lay(field, phase="get")
        captors = by_the_book(owner, active)
        left = {board.NAMES[area]: f"{seat}com" for area, seat in enumerate(owner) if seat >= 0 and area not in captors}
        assert table.field == left
        assert table.scores == [sum(who == {seat} for who in captors.values()) for seat in range(4)]
        contested += sum(len(who) > 1 for who in captors.values())
        assert len(table.state.removed) == sum(len(who) > 1 for who in captors.values())
    assert contested > 20


@clause("LP-R18")
def test_an_edge_that_is_no_corner_is_not_sandwiched_around_a_bend() -> None:
    table = lay({"B1": "1com", "A1": "0com"}, hand="com ...").play("com", set="B2")
    assert table.scores == [0, 0, 0, 0]


@clause("LP-8", "LP-7")
def test_the_central_zone_is_four_areas_and_the_outer_zone_twelve() -> None:
    assert [board.NAMES[area] for area in board.areas_in(board.CENTRAL)] == ["B2", "C2", "B3", "C3"]
    assert len(board.areas_in(board.OUTER)) == 12


@clause("LP-43", "LP-56", "LP-R16")
def test_a_card_that_is_itself_captured_still_captures() -> None:
    """Row 1 after the set: 0 1 0 1, all stirred by the Vampire: seat 0 takes B1, seat 1 takes C1."""
    table = lay({"A1": "0com", "B1": "1com", "C1": "0com", "D1": "1com"}, seat=2, hand="vam ...")
    table.play("vam", "choice:0", set="B3")
    assert table.field == {"A1": "0com", "D1": "1com", "B3": "2vam"}
    assert table.scores == [1, 1, 0, 0]


@clause("LP-45", "LP-44")
def test_captures_are_made_for_players_whose_turn_it_is_not() -> None:
    table = lay({"A1": "2com", "B1": "1sor", "C1": "2com"}, hand="vam ...").play("vam", "choice:0", set="D4")
    assert table.scores == [0, 0, 6, 0]


@clause("LP-51", "LP-53")
def test_a_moved_card_captures() -> None:
    table = lay({"A1": "0com", "B1": "1com", "C2": "0com"}, hand="bor ...").play("bor", "area:C2", "area:C1", set="D4")
    assert table.scores == [1, 0, 0, 0]


@clause("LP-52", "LP-53")
def test_a_turned_card_captures() -> None:
    table = lay({"A1": "0com", "B1": "1com", "C1": "2com", "D1": "0com"}, hand="pri ...")
    table.play("pri", "area:C1", set="D4")
    assert table.scores == [1, 0, 0, 0]


@clause("LP-54", "LP-R15")
def test_a_full_turn_makes_a_stale_sandwich_capture() -> None:
    table = lay({"A1": "0com", "B1": "1yok", "C1": "0com"}, hand="tam com").play("tam", "pass", "area:A1", set="D4")
    assert table.scores == [-3, 0, 0, 0]


@clause("LP-55")
def test_a_covered_card_sandwiches_nothing() -> None:
    table = lay({"A1": "0com", "B1": "1com", "C1": "0com>2gho"}, hand="vam ...").play("vam", "choice:0", set="D4")
    assert table.scores == [0, 0, 0, 0]


@clause("LP-R15")
def test_nothing_stays_active_after_the_turn() -> None:
    table = lay({"A1": "1com>1gho", "D1": "2com"}, hand="vam ...").play("vam", "choice:0", set="D4")
    assert table.field == {"A1": "1com>1gho", "D1": "2com", "D4": "0vam"}


@clause("LP-R15")
def test_an_active_card_that_is_covered_and_uncovered_again_is_still_active() -> None:
    table = lay({"B2": "0com*>1gho*"}, hand="sor ...", phase="effect").play("sor", "area:B2", "area:A2", "seat:1")
    assert table.field["B2"] == "0com*"


@clause("LP-R19")
def test_a_stack_between_counts_as_one_area() -> None:
    table = lay({"A1": "0com", "B1": "1com>1pri"}, hand="com ...").play("com", set="C1")
    assert table.points(0) == "pri"


@clause("LP-61")
def test_a_contested_card_on_a_stack_is_removed_and_the_rest_stays() -> None:
    table = lay({"B1": "1com", "A2": "0com", "B2": "3com>2pri", "B3": "1com"}, hand="vam ...")
    table.play("vam", "choice:0", set="C2")
    assert table.removed == "pri"
    assert table.field["B2"] == "3com"


@clause("LP-62", "LP-R20")
def test_with_confirm_get_everybody_agrees_before_the_draw() -> None:
    table = lay({"A1": "0com", "B1": "1com"}, hand="com com", decks={"0": "vam"}, options={"confirm_get": True})
    table.play("com", set="C1")
    assert table.scores == [1, 0, 0, 0]
    assert table.hand(0) == ["com"]
    for seat in (2, 0, 3, 1):
        assert table.offered(seat) == {"pass"}
        table.act("pass", seat=seat)
        assert seat == 1 or table.refusal("pass", seat=seat) == "LP-62"  # once is enough
    assert table.hand(0) == ["com", "vam"]
    assert table.state.turn_player == 1


@clause("LP-R20")
def test_without_confirm_get_nobody_is_asked_about_captures() -> None:
    table = lay({"A1": "0com", "B1": "1com"}, hand="com ...").play("com", set="C1")
    assert table.state.actors() == [1]
    assert table.asked() == "play"


@clause("LP-56")
def test_captures_tell_between_which_cards() -> None:
    table = lay({"C1": "0com", "A2": "0com", "B2": "1pri", "A3": "0com*"}, hand="com ...", phase="effect")
    table.play("com", set="C2")
    captured = table.events("captured")[0]
    assert sorted(map(sorted, captured.args["between"])) == [["A2", "C2"], ["A3", "C1"]]
