"""The lab's overhead: the compared loops play the same games."""

from dengen.lab.simulation import Plan
from dengen.lab.throughput import enough, spent, throughput
from examples.high_card import HighCard


def test_throughput_takes_about_the_given_time() -> None:
    plan = Plan(HighCard(), 2, {"cards": 3}, ("random", "random"), 1, 1)
    games = enough(plan, 0.1)
    assert 0.02 < spent(lambda: [plan.play(number) for number in range(games)]) < 0.5


def test_the_figures_of_a_game() -> None:
    figures = throughput(HighCard(), 2, {"cards": 3}, 0.05, 2)
    assert (figures.game, figures.seats, figures.workers) == ("high_card", 2, 2)
    assert figures.games_per_s > 0
    assert figures.overhead > -0.5
    assert figures.scaling > 0
