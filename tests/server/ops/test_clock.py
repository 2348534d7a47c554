"""The server's clock: no jump of a wall clock reaches a game."""

import pytest

from dengen.server.ops.clock import SLEW, TOLERANCE, Clock

BEAT = 2_000  # ms between two looks at the store's time
DAY = 86_400_000


class Stopwatch:
    def __init__(self) -> None:
        self.ms = 0

    def __call__(self) -> int:
        return self.ms


@pytest.fixture
def watch() -> Stopwatch:
    return Stopwatch()


def test_setting_the_clock_takes_effect_at_once(watch: Stopwatch) -> None:
    clock = Clock(watch)
    clock.set(5 * DAY * 10_000)
    watch.ms += 10
    assert clock.now() == 5 * DAY * 10_000 + 10


@pytest.mark.parametrize("jump", [DAY, -DAY, 3_600_000, -3_600_000])
def test_a_wall_clock_jump_moves_the_clock_by_a_fraction_only(watch: Stopwatch, jump: int) -> None:
    clock = Clock(watch)
    clock.set(DAY)
    for beat in range(1, 101):
        watch.ms = beat * BEAT
        clock.follow(DAY + watch.ms + jump)
        assert abs(clock.now() - (DAY + watch.ms)) <= watch.ms // SLEW + beat


def test_the_clock_never_goes_back(watch: Stopwatch) -> None:
    clock = Clock(watch)
    clock.set(DAY)
    seen = []
    for beat in range(100):
        watch.ms = beat * BEAT
        clock.follow(DAY + watch.ms - 60_000)
        seen.append(clock.now())
    assert seen == sorted(seen)
    assert clock.now() - DAY > 0.9 * watch.ms


def test_a_small_drift_is_followed_until_it_is_tolerable(watch: Stopwatch) -> None:
    clock = Clock(watch)
    clock.set(DAY)
    for beat in range(1, 50):
        watch.ms = beat * BEAT
        clock.follow(DAY + watch.ms + 500)
    assert abs(DAY + watch.ms + 500 - clock.now()) <= TOLERANCE
