"""The balance of a card set from observed games."""

from typing import Any

import pytest

from dengen.core.registry import game
from dengen.lab.balance import Balance
from dengen.lab.balance import summarise as summarised
from dengen.lab.comparison import compare
from dengen.lab.figures import ObservedGames
from dengen.lab.jobs import Workers, play_all
from dengen.lab.observer import NOBODY, ObservedGame, Survey
from dengen.lab.report import both, lean, page
from dengen.lab.statistics import ENOUGH


def seen(**facts: Any) -> ObservedGame:
    usual = {
        "reason": "over", "scores": [10, 5], "shares": [1.0, 0.0], "first": 0, "decisions": 20, "turns": None,
        "forced": 2, "choices": 60, "lead_changes": 1, "leaders": [NOBODY, 0, 0], "sides": [], "uses": [],
    }  # fmt: skip
    return ObservedGame(**{**usual, **facts})


def plan(id: str = "flip_angel", games: int = 1) -> Survey:
    return Survey(game(id), 2, {}, "random", 1, games)


def summarise(survey: Survey, games: list[ObservedGame]) -> Balance:
    return summarised(ObservedGames(survey, games))


def measured(balance: Balance) -> dict[str, float]:
    return {measure.id: measure.figure.value for measure in balance.measures}


def test_seats_are_counted_from_the_first_player() -> None:
    games = [seen(first=1, shares=[0.0, 1.0])] * 3 + [seen(first=0, shares=[0.0, 1.0])]
    first, second = summarise(plan(), games).positions
    assert (first.share.value, second.share.value) == (0.75, 0.25)


def test_a_card_whose_users_always_win_is_strong() -> None:
    games = [seen(uses=[("angels", "uriel", 0, 2), ("angels", "abdiel", 1, 1)])] * (ENOUGH + 10)
    strong, weak = summarise(plan(), games).groups[0].items
    assert (strong.id, strong.verdict, strong.share.value, strong.uses) == ("uriel", "strong", 1.0, 1.0)
    assert (weak.id, weak.verdict, weak.use_rate.value) == ("abdiel", "weak", 0.5)


def test_a_rarely_used_card_gets_no_verdict() -> None:
    games = [seen(uses=[("angels", "uriel", 0, 1)])] * (ENOUGH - 1)
    assert summarise(plan(), games).groups[0].items[0].verdict == "too_few"


def test_a_card_used_by_all_players_is_even() -> None:
    games = [seen(uses=[("angels", "uriel", 0, 1), ("angels", "uriel", 1, 1)])] * ENOUGH
    item = summarise(plan(), games).groups[0].items[0]
    assert (item.share.value, item.p, item.verdict) == (0.5, 1.0, "even")


def test_successes_are_listed_without_a_verdict() -> None:
    games = [seen(uses=[("placed", "uriel/w", 0, 1)])] * (2 * ENOUGH)
    item = summarise(plan(), games).groups[0].items[0]
    assert (item.share.value, item.verdict) == (1.0, "not_judged")


def test_the_course_of_a_game_is_measured() -> None:
    close = seen(scores=[20, 18], lead_changes=4, leaders=[1, 1, 1])
    figures = measured(summarise(plan(), [seen(), close]))
    assert figures["decisions"] == 20
    assert figures["margin"] == 3.5
    assert figures["close"] == 0.5
    assert figures["lead_changes"] == 2.5
    assert figures["forced"] == 0.1
    assert figures["choices"] == 3.0
    assert figures["leader_25"] == 0.0  # the first game had no leader yet
    assert figures["leader_50"] == 0.5
    assert "turns" not in figures


def test_sides_are_compared_with_each_other() -> None:
    games = [seen(sides=["bonfire_march", "bramble_keep"])] * 2 + [seen(sides=["bramble_keep", "bonfire_march"])]
    balance = summarise(plan("walpurgis"), games)
    assert balance.groups[0].id == "decks"
    assert {(duel.side, duel.games, round(duel.share.value, 2)) for duel in balance.duels} == {
        ("bonfire_march", 3, 0.67),
        ("bramble_keep", 3, 0.33),
    }


def test_two_processes_see_the_same_games() -> None:
    survey = plan(games=6)
    assert play_all(survey, 6, Workers(2)) == play_all(survey, 6, Workers(1))


# Two sets


def test_a_large_difference_is_significant_and_a_small_one_is_not() -> None:
    longer = [seen(decisions=20 + at % 5, choices=60 + at % 7) for at in range(100)]
    shorter = [seen(decisions=10 + at % 5, choices=30 + at % 7) for at in range(100)]
    found = {
        difference.id: difference
        for difference in compare(ObservedGames(plan(), longer), ObservedGames(plan(), shorter))
    }
    assert found["decisions"].is_real
    assert found["decisions"].difference.value == pytest.approx(10)
    assert not found["margin"].is_real


def test_the_same_games_have_no_differences() -> None:
    watched = ObservedGames(plan(), [plan().play(number) for number in range(8)])
    assert not any(difference.is_real for difference in compare(watched, watched))


# The page


@pytest.mark.parametrize(
    ("first_wins", "games", "mark"),
    [(60, 100, "unclear"), (600, 1000, "strong"), (400, 1000, "weak"), (5000, 10000, "even")],
)
def test_a_turn_order_share_has_a_verdict_and_an_interval(first_wins: int, games: int, mark: str) -> None:
    results = [seen()] * first_wins + [seen(shares=[0.0, 1.0])] * (games - first_wins)
    first = summarise(plan(), results).positions[0]
    assert lean(first) == mark


@pytest.fixture(scope="module")
def report() -> str:
    survey = Survey(game("walpurgis"), 2, {}, "random", 1, 12)
    watched = ObservedGames(survey, play_all(survey, 12, Workers()))
    return page(summarised(watched), summarised(watched), compare(watched, watched))


def test_the_report_is_self_contained(report: str) -> None:
    assert report.count("<svg") > 5
    for loads in ("http://", "https://", "<script", "<link", "<img", "url("):
        assert loads not in report


def test_the_report_speaks_both_languages(report: str) -> None:
    assert '<span lang="en">Order of play</span><span lang="ja">手番順</span>' in report
    assert '<tspan lang="en">Bonfire March</tspan><tspan lang="ja">篝火の行進</tspan>' in report
    assert report.count('lang="en">') == report.count('lang="ja">') + 1  # the page itself


def report_of(id: str) -> str:
    survey = plan(id)
    return page(summarise(survey, [survey.play(number) for number in range(2)]))


def test_the_report_describes_the_endings() -> None:
    report = report_of("flip_angel")
    (words,) = game("flip_angel").endings.values()
    assert f"<td>{both(words)}</td>" in report


def test_a_report_without_a_first_player_shows_seats() -> None:
    assert "#1 to play" in report_of("flip_angel")
    assert "#1 to play" not in report_of("trump_fighter")
    assert '<tspan lang="en">Seat 0</tspan><tspan lang="ja">席0</tspan>' in report_of("trump_fighter")


def test_the_report_fits_a_phone(report: str) -> None:
    assert '<meta name="viewport" content="width=device-width, initial-scale=1">' in report
    assert report.count("<table>") == report.count('<div class="wide"><table>')
