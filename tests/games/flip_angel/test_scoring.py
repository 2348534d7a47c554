"""The end of the game and its points."""

import pytest

from dengen.testing import clause
from tests.games.flip_angel.kit import lay


@clause("FA-R46")
def test_diagonal_neighbours_form_nothing() -> None:
    assert lay("turn 6, solo\nP0 L0 D0 nw michael/w se uriel/b").parts()[2] == 0
    assert lay("turn 6, solo\nP0 L0 D0 ne michael/w sw uriel/b").parts()[2] == 0


@clause("FA-77", "FA-R45")
@pytest.mark.parametrize(
    ("field", "icons"),
    [
        ("nw jophiel/w ne zephon/b", 1),  # s meets sm
        ("nw jophiel/w ne cassiel/b", 0),  # s meets m: a sun half never completes a moon
        ("nw michael/w ne uriel/b", 2),  # sm meets sm
        ("nw dumah/w ne uriel/b", 0),  # an empty edge
        ("nw jophiel/b sw abdiel/w", 0),  # m above s
        ("nw dumah/b sw haniel/b", 1),  # m above m
    ],
)
def test_a_contact_forms_what_both_edges_have_a_half_of(field: str, icons: int) -> None:
    assert lay(f"turn 6, solo\nP0 L0 D0 {field}").parts()[2] == icons


@clause("FA-R46")
def test_six_cards_have_seven_contacts() -> None:
    west_east = [2, 1, 2, 1]  # nw-ne sm/sm, ne-east_n sm/s; sw-se sm/sm, se-east_s sm/s
    north_south = [1, 1, 2]  # nw-sw sm/s, ne-se sm/s, east_n-east_s sm/sm
    table = lay("""
        turn 6, solo
        P0 L0 D0 nw reference ne michael/w sw uriel/b se abdiel/w east_n gabriel/w east_s wallim/w
    """)
    assert table.parts()[2] == sum(west_east) + sum(north_south)


@clause("FA-75", "FA-R8")
def test_only_the_visible_face_s_cost_counts() -> None:
    assert lay("turn 6, solo\nP0 L0 D0 nw michael/w").parts() == [1, 0, 0, 0]
    assert lay("turn 6, solo\nP0 L0 D0 nw michael/b").parts() == [8, 0, 0, 0]


@clause("FA-76", "FA-78", "FA-R47")
def test_key_chips_count_for_keys_and_not_for_pairs() -> None:
    assert lay("turn 6, solo\nP0 L2 D5 nw wallim/w+1").parts() == [3, 2, 0, 1]


@clause("FA-7", "FA-79")
def test_after_six_turns_each_the_most_points_win() -> None:
    table = lay("turn 11, seats 2\nrow - - -\nP0 L4 D4\nP1 L0 D0 nw michael/b ne reference")
    assert table.state.outcome() is None
    table.act("gain:ll")
    outcome = table.outcome
    assert [seat.score for seat in outcome.seats] == [4, 10]
    assert [seat.rank for seat in outcome.seats] == [2, 1]
    assert [seat.share for seat in outcome.seats] == [0.0, 1.0]
    assert outcome.seats[1].parts == {"angels": 8, "ether": 0, "icons": 2, "keys": 0}


@clause("FA-82", "FA-R49")
@pytest.mark.parametrize(("points", "share", "band"), [(30, 0.0, 0), (31, 1.0, 1), (51, 1.0, 5)])
def test_a_solo_game_is_won_from_31_points_on(points: int, share: float, band: int) -> None:
    table = lay(f"turn 6, solo\nP0 L{points} D{points}")
    assert table.outcome.seats[0].share == share
    assert table.view(0).band == band
