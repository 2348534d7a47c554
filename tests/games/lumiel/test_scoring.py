"""The end of the game and the score."""

from typing import Any

from dengen.core.base.outcome import Outcome
from dengen.testing import clause
from tests.games.lumiel.kit import GAME, lay, new


def ended(points: dict[str, str], **more: Any) -> Outcome:
    """All hold five cards: the game is over at once."""
    hands = {str(seat): "com com com pri exo" for seat in range(4)}
    return lay({}, hand=hands["0"], hands=hands, points=points, **more).outcome


def ranks(outcome: Outcome) -> list[int]:
    return [standing.rank for standing in outcome.seats]


@clause("LP-70", "LP-10")
def test_the_score_is_the_sum_of_the_points_area() -> None:
    outcome = ended({"0": "sor yok vam com", "1": "exo"})
    assert [standing.score for standing in outcome.seats] == [-1, 5, 0, 0]
    assert outcome.seats[0].parts == {"plus": 7, "minus": -8}


@clause("LP-R28")
def test_cards_anywhere_else_are_worth_nothing() -> None:
    few = {str(seat): "com com com pri exo" for seat in range(1, 4)}
    table = lay({"A1": "1sor"}, hand="exo sor com com com", hands=few, removed="vam", points={"2": "com"})
    assert table.state.over()
    assert table.scores == [0, 0, 1, 0]


@clause("LP-71", "LP-2")
def test_the_highest_score_wins_alone() -> None:
    outcome = ended({"0": "com", "1": "sor", "2": "pri"})
    assert ranks(outcome) == [3, 1, 2, 4]
    assert [standing.share for standing in outcome.seats] == [0, 1, 0, 0]


@clause("LP-R34", "LP-72")
def test_even_negative_ties_are_ranked_by_turn_order() -> None:
    outcome = ended({"0": "yok", "1": "yok", "2": "yok", "3": "yok"}, first=1, seat=0)
    assert ranks(outcome) == [4, 1, 2, 3]


def test_an_option_lets_equal_winners_share() -> None:
    outcome = ended({"0": "sor", "2": "sor", "1": "com", "3": "com"}, options={"tie_break": "shared"})
    assert ranks(outcome) == [1, 3, 1, 3]
    assert [standing.share for standing in outcome.seats] == [0.5, 0, 0.5, 0]


@clause("LP-R41")
def test_an_option_gives_a_point_to_the_first_player() -> None:
    outcome = ended({"0": "sor", "2": "yok"}, first=2, seat=1, options={"head_start": True})
    assert [standing.score for standing in outcome.seats] == [6, 0, -2, 0]
    assert outcome.seats[2].parts == {"plus": 0, "minus": -3, "head_start": 1}
    assert outcome.seats[0].parts["head_start"] == 0


@clause("LP-R41")
def test_nobody_has_a_head_start_before_the_first_player_is_known() -> None:
    table = new(4, seed=3, head_start=True)
    assert table.view(0).phase == "redraw"
    assert table.scores == [0, 0, 0, 0]
    table = new(4, seed=3, head_start=True, redraw=False, first_player=1)
    assert table.scores == [0, 1, 0, 0]
    assert [player.score for player in table.view(0).players] == table.scores
    assert GAME.load(GAME.dump(table.state)).scores() == table.scores


@clause("LP-31")
def test_after_the_end_nobody_is_asked_anything() -> None:
    table = new(3, seed=5).played_out()
    assert table.state.actors() == []
    assert table.refusal("pass", seat=0) == "LP-31"
    assert table.kinds()[-1] == "ended"
    assert table.view(0).phase == "over"
