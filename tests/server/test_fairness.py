"""A live fight is fair over the network: who is farther away isn't the later one for it, and delaying echoes gains little."""

import pytest

from tests.server.fairness import NO_WINDOW, Reaction, Rule, battle, contests, worst

COUNT = 150
EDGE = 0.55
SPECIFIED = Rule()
STEEPER = Rule(slope=2.0)


@pytest.mark.parametrize("rule", [SPECIFIED, STEEPER])
def test_neither_side_is_judged_the_earlier_in_more_than_55_percent_of_the_contests(rule: Rule) -> None:
    assert worst(rule, Reaction(), COUNT) <= EDGE


def test_the_same_contests_are_unfair_without_the_window() -> None:
    assert worst(NO_WINDOW, Reaction(), COUNT) > 0.9


@pytest.mark.deep
def test_with_slow_reactions_only_the_steeper_window_is_fair() -> None:
    slow = Reaction(400, 0.3)
    assert worst(STEEPER, slow, 2000) <= EDGE < worst(SPECIFIED, slow, 2000)


def test_who_delays_his_echoes_gains_no_more_than_the_cap_allows(capsys: pytest.CaptureFixture[str]) -> None:
    live = battle()
    honest = contests(live, (20, 20), STEEPER, Reaction(), 2 * COUNT)
    gains = {delay: contests(live, (20, 20), STEEPER, Reaction(), 2 * COUNT, delay) - honest for delay in (200, 1000)}
    with capsys.disabled():
        print(f"\nechoes delayed by 200 and 1000 ms gain {gains[200]:+.1%} and {gains[1000]:+.1%} of the contests")
    assert gains[1000] == gains[200], "beyond the cap there is nothing to gain"
    assert gains[1000] < 0.03
