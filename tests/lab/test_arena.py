"""The round robin: every player in every seat, on the same deals."""

from collections import Counter
from pathlib import Path

from dengen.lab.arena import Arena, contest, summarise
from dengen.lab.jobs import Workers
from dengen.lab.journal import Journal
from dengen.lab.simulation import Result
from examples.high_card import HighCard
from tests.players.stairs import StairsGame


def arena(*players: str, seats: int = 2, games: int = 8) -> Arena:
    return Arena(HighCard(), seats, {"cards": 3}, players, 5, games)


def test_every_pair_meets_in_every_seat_equally_often() -> None:
    plan = arena("a", "b", "c", seats=3, games=12)
    seatings = [plan.seating(number) for number in range(plan.total)]
    met = Counter((seating.alone, seating.others, seating.seat) for seating in seatings)
    assert len(met) == 6 * 3
    assert set(met.values()) == {2}


def test_games_are_rounded_up_to_whole_cycles() -> None:
    assert arena("a", "b", seats=2, games=5).total == 6
    assert arena("a", "b", seats=3, games=1).total == 6
    assert arena("a", "b", "c", seats=2, games=4).total == 12


def test_a_cycle_is_played_on_one_deal() -> None:
    plan = arena("greedy", "greedy", games=2)  # the same player twice: the results show the deal
    one, other = plan.play(0), plan.play(1)
    assert one == other
    assert plan.seating(0).deal == plan.seating(1).deal
    assert plan.seating(2).deal == 1


def test_more_games_extend_earlier_ones() -> None:
    few, many = arena("a", "b", "c", games=4), arena("a", "b", "c", games=10)
    assert [few.seating(number) for number in range(few.total)] == [many.seating(number) for number in range(few.total)]


def test_the_better_player_is_rated_higher() -> None:
    standings = contest(Arena(StairsGame(), 2, {}, ("random", "greedy"), 5, 60))
    assert [entry.player for entry in standings.ratings] == ["greedy", "random"]
    greedy = next(match for match in standings.matches if match.player == "greedy")
    assert greedy.games == 60
    assert greedy.share_low > 0.5
    assert greedy.won_low > 0.5


def test_two_processes_find_the_same_as_one() -> None:
    plan = arena("random", "greedy", seats=3, games=12)
    assert contest(plan, Workers(2)) == contest(plan)


def test_an_interrupted_contest_resumes(tmp_path: Path) -> None:
    plan = arena("random", "greedy", games=8)
    whole = contest(plan)
    begun = Journal(plan.about(), Result, tmp_path)
    begun.add([(number, plan.play(number)) for number in (0, 3)])
    heard: list[int] = []
    assert contest(plan, journal=Journal(plan.about(), Result, tmp_path), progress=heard.append) == whole
    assert heard[0] == 2
    assert sum(heard) == 8


def result(*shares: float) -> Result:
    return Result("over", [0] * len(shares), [1] * len(shares), list(shares), 10, None)


def test_a_deal_is_decided_by_the_results_over_all_seats() -> None:
    plan = arena("a", "b", games=6)
    results = [result(1, 0), result(0, 1), result(1, 0), result(1, 0), result(1, 0), result(0.5, 0.5)]
    one, other = summarise(plan, results).matches
    assert (one.player, one.decided, one.won) == ("a", 2, 2)  # a won both games of deal 0, deal 1 was split
    assert (other.player, other.decided, other.won) == ("b", 2, 0)
    assert one.share == round(4.5 / 6, 4)


def test_one_player_among_copies_is_compared_with_the_fair_share() -> None:
    plan = arena("a", "b", seats=3, games=6)
    won = [(1, 0, 0), (0, 1, 0), (0, 1, 0), (0, 1, 0), (1, 0, 0), (0, 1, 0)]  # a alone in seats 0, 1, 2; then b
    one, other = summarise(plan, [result(*shares) for shares in won]).matches
    assert (one.share, one.times_fair, one.fair) == (round(2 / 3, 4), 2.0, 0.3333)
    assert (other.share, other.times_fair) == (0.0, 0.0)
    assert (one.decided, one.won) == (1, 1)
