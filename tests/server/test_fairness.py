"""A live fight is fair over the network: who is farther away isn't the later one for it, and delaying echoes gains little."""

import pytest

from tests.server.fairness import FAST, NO_WINDOW, REACTIONS, SLOW, UNEVEN, Reaction, battle, gains, worst

COUNT = 500
EDGE = 0.55
SPECIFIED = 100


@pytest.mark.parametrize("reaction", REACTIONS)
def test_neither_side_is_judged_the_earlier_in_more_than_55_percent_of_the_contests(reaction: Reaction) -> None:
    assert worst(battle(), reaction, COUNT) <= EDGE


@pytest.mark.parametrize("reaction", REACTIONS)
def test_the_same_contests_are_unfair_without_the_window(reaction: Reaction) -> None:
    assert worst(battle(**NO_WINDOW), reaction, COUNT) > 0.8


def test_the_window_of_the_specification_is_fair_to_the_reactions_that_it_was_made_for() -> None:
    assert worst(battle(window_slope=SPECIFIED), FAST, COUNT) <= EDGE


def test_with_slow_reactions_it_is_not_and_so_the_default_is_steeper() -> None:
    assert worst(battle(window_slope=SPECIFIED), UNEVEN, COUNT) > EDGE


@pytest.mark.deep
@pytest.mark.parametrize("reaction", REACTIONS)
def test_it_is_fair_in_many_contests(reaction: Reaction) -> None:
    assert worst(battle(), reaction, 10_000) <= EDGE


@pytest.mark.parametrize(("reaction", "most"), [(FAST, 0.02), (SLOW, 0.06)])
def test_who_delays_his_echoes_gains_no_more_than_the_cap_allows(
    reaction: Reaction, most: float, capsys: pytest.CaptureFixture[str]
) -> None:
    live = battle()
    gained = gains(live, reaction, COUNT)
    with capsys.disabled():
        told = ", ".join(f"by {delay} ms: {gain:+.1%}" for delay, gain in gained.items())
        print(f"\nreactions of {reaction.median:g} ms, echoes delayed {told} of the contests")
    allowed = gained[1000]
    assert live.clock.window([20 + 1000] * 5) == live.clock.window_max, "that is as far as a delay gets"
    assert all(gain <= allowed for gain in gained.values())
    assert gained[200] == gained[400] == allowed, "beyond the cap there is nothing to gain"
    assert allowed < most
