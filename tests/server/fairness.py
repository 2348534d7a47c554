"""Who is judged the earlier in a live fight? Contests between players far from and near to the server, by the real machine.

Both react to one broadcast, one with a Move, the other with a Call. `python -m tests.server.fairness` prints the figures.
"""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from dengen.core.base.errors import IllegalAction
from dengen.games.trump_fighter import TrumpFighter
from dengen.games.trump_fighter.live.fight import Live
from dengen.games.trump_fighter.rules.actions import WAIT

ROUND_TRIPS = (20, 80, 200)
PAIRS = [(near, far) for near in ROUND_TRIPS for far in ROUND_TRIPS if near <= far]
JITTER = 0.15
PINGS = 5
NO_WINDOW = {"window_base": 0, "window_slope": 0}
SLOPES = (0, 100, 150, 200, 250, 300)
DELAYS = (0, 50, 100, 200, 400, 1000)


class Reaction(NamedTuple):
    """Log-normal, in ms."""

    median: float
    sigma: float = 0.2

    def draw(self, rng: random.Random) -> float:
        return self.median * rng.lognormvariate(0.0, self.sigma)


FAST, SLOW, UNEVEN = Reaction(250), Reaction(400), Reaction(400, 0.3)
REACTIONS = (FAST, SLOW, UNEVEN)


def battle(**options: Any) -> Live:
    """A fight at the beginning of its first battle."""
    game = TrumpFighter()
    live = game.live(game.new(2, 7, pace="realtime", **options), 0)
    assert live is not None
    time = 0
    while live.stage != "battle":
        time += 10
        for seat in (0, 1):
            if live.stage == "pick" and live.legal(seat):
                live.feed(time, seat, {"kind": "act", "action": game.name(live.legal(seat)[0])})
            elif live.stage == "check" and live.ready[seat] is None:
                live.feed(time, seat, {"kind": "ready"})
        live.advance(time)
    live.beats()
    return live


def trip(rng: random.Random, round_trip: float) -> float:
    """One way, with jitter."""
    return round_trip / 2 * max(0.0, rng.gauss(1.0, JITTER))


def arrival(rng: random.Random, round_trip: float, reaction: Reaction) -> float:
    """When the reaction to a broadcast at time 0 reaches the server."""
    return trip(rng, round_trip) + reaction.draw(rng) + trip(rng, round_trip)


def measured(rng: random.Random, round_trip: float, delay: float) -> list[int]:
    """The last pings; `delay`: how long the client holds its echoes back."""
    return [round(trip(rng, round_trip) + trip(rng, round_trip) + delay) for _ in range(PINGS)]


def contests(
    live: Live, trips: tuple[int, int], reaction: Reaction, count: int, delay: float = 0.0, seed: int = 1
) -> float:
    """The share of contests in which seat 0 is judged the earlier; simultaneous ones count half. Seat 0 may delay its echoes."""
    rng = random.Random(seed)
    game: Any = live.game
    moves = [next(game.name(act) for act in live.legal(seat) if game.name(act).startswith("move")) for seat in (0, 1)]
    earlier = 0.0
    for number in range(count):
        mover = number % 2
        times = [arrival(rng, trips[seat], reaction) for seat in (0, 1)]
        pings = [measured(rng, trips[seat], delay if seat == 0 else 0.0) for seat in (0, 1)]
        earlier += judge(live, mover, moves[mover], times, [live.clock.window(seen) for seen in pings])
    return earlier / count


def judge(live: Live, mover: int, move: str, times: list[float], windows: list[int]) -> float:
    """1: seat 0 was the earlier; 0: seat 1; ½: at the same time."""
    fight = live.clone()
    fight.windows = windows
    start = fight.now + 1
    for seat in sorted((0, 1), key=lambda seat: times[seat]):
        action = move if seat == mover else "call"
        try:
            fight.feed(start + round(times[seat]), seat, {"kind": "act", "action": action})
        except IllegalAction:  # the other's Call has ended the battle: too late
            return float(seat)
    fight.advance(start + 5000)
    first = fight.beats()[0][1]
    waits = [seat for seat, act, _ in first if act == int(WAIT)]
    return 0.5 if not waits else float(waits[0])


def shares(live: Live, reaction: Reaction, count: int) -> Iterator[tuple[tuple[int, int], float]]:
    """For each pair of round trips, how often the nearer is judged the earlier."""
    for pair in PAIRS:
        yield pair, contests(live, pair, reaction, count)


def worst(live: Live, reaction: Reaction, count: int) -> float:
    """The largest share that either side has in any pair."""
    return max(max(share, 1 - share) for _, share in shares(live, reaction, count))


def gains(live: Live, reaction: Reaction, count: int) -> dict[int, float]:
    """How much larger the share of a seat becomes that delays its echoes by so many ms."""
    honest = contests(live, (20, 20), reaction, count)
    return {delay: contests(live, (20, 20), reaction, count, delay) - honest for delay in DELAYS}


def main(count: int = 2000) -> None:
    windows = {"none": battle(**NO_WINDOW)} | {f"{slope} %": battle(window_slope=slope) for slope in SLOPES}
    heads = [f"{near} / {far}" for near, far in PAIRS]
    print(f"| reaction, sigma | slope | {' | '.join(heads)} | worst |\n|{'---|' * (len(heads) + 3)}")
    for reaction in REACTIONS:
        for name, live in windows.items():
            found = [share for _, share in shares(live, reaction, count)]
            largest = max(max(share, 1 - share) for share in found)
            row = " | ".join(f"{share:.1%}" for share in found)
            print(f"| {reaction.median:g} ms, {reaction.sigma:g} | {name} | {row} | {largest:.1%} |", flush=True)
    print(f"\n| reaction, sigma | {' | '.join(f'{delay} ms' for delay in DELAYS)} |\n|{'---|' * (len(DELAYS) + 1)}")
    for reaction in REACTIONS:
        found = list(gains(battle(), reaction, count).values())
        print(
            f"| {reaction.median:g} ms, {reaction.sigma:g} | {' | '.join(f'{gain:+.1%}' for gain in found)} |",
            flush=True,
        )


if __name__ == "__main__":
    main()
