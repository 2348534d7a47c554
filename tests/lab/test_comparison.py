"""The promises of a comparison: equal sets are called alike, and existing differences are found."""

import math
import random
from collections.abc import Callable, Sequence

import pytest

from dengen.core.registry import game
from dengen.lab.comparison import FigureDifference, compare, differences, weight
from dengen.lab.figures import Figure, ObservedGames, figures
from dengen.lab.jobs import Workers, play_all
from dengen.lab.observer import Survey
from dengen.lab.randomisation import POWER, REAL, adjusted
from dengen.lab.statistics import ENOUGH

GAMES = 60  # per set and comparison
POOL = 200
DRAWS = 199  # draws per comparison: the promise holds for any number
UNLUCKY = 0.01  # the probability that a test fails with untried seeds although the promise holds

Pool = list[Figure]


@pytest.fixture(scope="module")
def pool() -> Pool:
    """Games of one set, a pool for both sides of comparisons."""
    survey = Survey(game("flip_angel"), 2, {}, "sensible", 7, POOL)
    return figures(ObservedGames(survey, play_all(survey, POOL, Workers())))


def drawn(pool: Pool, rng: random.Random) -> Pool:
    """The figures of some games of the pool; unused items have none."""
    numbers = rng.choices(range(POOL), k=GAMES)
    found = [figure._replace(counted=[figure.counted[number] for number in numbers]) for figure in pool]
    return [figure for figure in found if weight(figure.counted)]


def longer(figure: Figure, by: float, rng: random.Random) -> Figure:
    return figure._replace(counted=[(total + by * count, count) for total, count in figure.counted])


def won_more(figure: Figure, by: float, rng: random.Random) -> Figure:
    """The figure with some lost games won, so that the share is larger by `by`."""
    lost = 1 - sum(total for total, _ in figure.counted) / weight(figure.counted)
    counted = [(1.0 if rng.random() < by / lost else total, count) for total, count in figure.counted]
    return figure._replace(counted=counted)


def one_of(found: Sequence[FigureDifference], table: str, id: str) -> FigureDifference:
    return next(one for one in found if (one.table, one.id) == (table, id))


def allowed(comparisons: int) -> int:
    """The allowed number of false findings: if the promise just holds, more occur with a probability of 1 %."""
    chances = [
        math.comb(comparisons, wrong) * REAL**wrong * (1 - REAL) ** (comparisons - wrong)
        for wrong in range(comparisons + 1)
    ]
    return next(wrong for wrong in range(comparisons + 1) if sum(chances[wrong + 1 :]) <= UNLUCKY)


# A set against itself


@pytest.mark.slow
@pytest.mark.parametrize("comparisons", [80, pytest.param(200, marks=pytest.mark.deep)])
def test_a_set_against_itself_keeps_the_false_positive_rate(pool: Pool, comparisons: int) -> None:
    rng = random.Random(1)
    wrong = sum(
        any(one.is_real for one in differences(drawn(pool, rng), drawn(pool, rng), DRAWS)) for _ in range(comparisons)
    )
    assert wrong <= allowed(comparisons)


@pytest.mark.deep
@pytest.mark.parametrize("id", ["flip_angel", "trump_fighter", "walpurgis"])
def test_games_with_other_seeds_keep_the_false_positive_rate(id: str) -> None:
    made, games, comparisons = game(id), 100, 40
    wrong = 0
    for seed in range(comparisons):
        plans = [Survey(made, 2, {}, "sensible", 2 * seed + side, games) for side in (0, 1)]
        here, there = (ObservedGames(plan, play_all(plan, games, Workers(None))) for plan in plans)
        wrong += any(one.is_real for one in compare(here, there))
    assert wrong <= allowed(comparisons)


# A change of known size


@pytest.mark.slow
@pytest.mark.parametrize("changes", [25, pytest.param(50, marks=pytest.mark.deep)])
@pytest.mark.parametrize(("table", "id", "change"), [("course", "decisions", longer), ("positions", "0", won_more)])
def test_a_findable_change_is_found_at_the_promised_rate(
    pool: Pool, table: str, id: str, change: Callable[[Figure, float, random.Random], Figure], changes: int
) -> None:
    rng = random.Random(2)
    size = one_of(differences(drawn(pool, rng), drawn(pool, rng), DRAWS), table, id).findable
    assert size is not None
    found = 0
    for _ in range(changes):
        here = [change(one, size, rng) if (one.table, one.id) == (table, id) else one for one in drawn(pool, rng)]
        found += one_of(differences(here, drawn(pool, rng), DRAWS), table, id).is_real
    assert found >= (POWER - 0.1) * changes


# Few and extreme counts


def test_one_user_on_each_side_is_too_few_to_tell() -> None:
    here, there = (
        [Figure("played.share", "one", game("lumiel").title, True, [(won, 1.0), *[(0.0, 0.0)] * 199])]
        for won in (1.0, 0.0)
    )
    (found,) = differences(here, there)
    assert (found.verdict, found.p, found.findable) == ("too_few", 1.0, None)
    assert found.difference.value == 1.0
    assert found.difference.low < 0


def test_a_total_difference_is_significant_with_a_proper_interval() -> None:
    here, there = (
        [Figure("played.share", "one", game("lumiel").title, True, [(won, 1.0)] * ENOUGH)] for won in (1.0, 0.0)
    )
    (found,) = differences(here, there)
    assert found.verdict == "real"
    assert 0 < found.p < 0.001
    assert 0.7 < found.difference.low < 1.0


def test_a_card_used_in_one_set_only_has_a_use_rate_of_zero() -> None:
    title = game("lumiel").title
    here = [Figure("played.use", "one", title, True, [(0.25, 1.0)] * 40)]
    for found in (*differences(here, [], 99), *differences([], here, 99)):
        assert {found.here.value, found.there.value} == {0.25, 0.0}
        assert found.verdict == "real"


def test_lines_of_a_comparison_have_distinct_names() -> None:
    survey = Survey(game("lumiel"), 3, {}, "random", 1, 4)
    found = figures(ObservedGames(survey, play_all(survey, 4, Workers())))
    names = [figure.name.en for figure in found]
    assert len(set(names)) == len(names)
    assert {"Commoner, captured: win share", "Commoner, played: win share"} <= set(names)


# Draws


def test_a_single_block_is_never_significant() -> None:
    assert adjusted([[(5.0, -5.0)]]).ps == [1.0]


def test_five_blocks_that_agree_are_as_likely_as_two_in_thirty_two() -> None:
    (p,) = adjusted([[(1.0, -1.0)] * 5]).ps
    assert p == pytest.approx(2 / 32, abs=0.02)


def test_more_figures_raise_adjusted_p_values() -> None:
    rng = random.Random(3)
    one = [(1.0, -1.0)] * 30 + [(-1.0, 1.0)] * 14
    others = [[(value, -value) for value in (rng.gauss(0, 1) for _ in one)] for _ in range(40)]
    alone, among = adjusted([one]).ps[0], adjusted([one, *others]).ps[0]
    assert alone < REAL < among


def test_a_duplicate_figure_changes_no_p_value() -> None:
    one = [(1.0, -1.0)] * 30 + [(-1.0, 1.0)] * 14
    assert adjusted([one, one, one]).ps == [adjusted([one]).ps[0]] * 3


def test_a_large_difference_does_not_change_the_others() -> None:
    large, small = [(1.0, -1.0)] * 60, [(1.0, -1.0)] * 38 + [(-1.0, 1.0)] * 22
    both = adjusted([large, small]).ps
    assert both[0] == 1 / 2000
    assert both[1] == pytest.approx(adjusted([small]).ps[0], abs=0.015)
