"""Who has used more is behind, for a while; who has used all that there is waits until some of it is forgiven."""

from collections.abc import Callable

import pytest

from dengen.server.limits.cpu_budgets import CpuBudgets, DecayingUsage

Pass = Callable[[float], None]


@pytest.fixture
def wait(monkeypatch: pytest.MonkeyPatch) -> Pass:
    """Time passes only when somebody lets it."""
    now = [100.0]
    monkeypatch.setattr("dengen.server.limits.cpu_budgets.time.monotonic", lambda: now[0])

    def wait(seconds: float) -> None:
        now[0] += seconds

    return wait


def test_a_budget_is_used_up_and_comes_back(wait: Pass) -> None:
    budgets = CpuBudgets(rate=0.25, most=20.0)
    budgets.charge(["eve", "her address"], 25.0)
    assert not budgets.has_left(["eve"])
    assert not budgets.has_left(["another guest", "her address"])
    assert budgets.has_left(["ann"])
    wait(19.0)
    assert not budgets.has_left(["eve"])
    wait(2.0)
    assert budgets.has_left(["eve"])


def test_many_small_users_stay_behind_one_who_uses_less_however_long_it_lasts(wait: Pass) -> None:
    """If as much were forgiven to everybody, all would soon have used nothing, and whoever came first would be served."""
    shares = DecayingUsage(half_life=60.0)
    for _ in range(200):
        shares.charge(["eve"], 0.5)
        shares.charge(["ann"], 0.01)
        wait(10.0)
        assert shares.used(["eve"]) > shares.used(["ann"]) > 0
    wait(3600.0)
    assert shares.used(["eve"]) < 0.001


def test_nobody_is_ever_refused_a_share(wait: Pass) -> None:
    shares = DecayingUsage(half_life=60.0)
    shares.charge(["eve"], 1e9)
    assert shares.has_left(["eve"])


def test_no_more_names_are_kept_than_there_is_room_for(wait: Pass) -> None:
    budgets = CpuBudgets(rate=0.0, most=1.0, names=2)
    for name in ("first", "second", "third"):
        budgets.charge([name], 5.0)
    assert [budgets.used([name]) for name in ("first", "second", "third")] == [0.0, 5.0, 5.0]
