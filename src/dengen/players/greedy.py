# mypyc: compile
"""The player called `greedy`: it tries every answer in a few worlds and takes the one after which it stands best."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.players.player import Player

WORLDS: Final = 4  # over which an answer is judged
FOLLOW_UPS: Final = (
    12  # answers by `heuristics.pick` until the moment is over; a game for one would never come to an end otherwise
)
CLOSE: Final = 1e-9  # two values that differ by less are equal: the order of additions must not decide


class Greedy(Player):
    """One decision ahead by the game's `heuristics.evaluate`, for its own share, averaged over worlds."""

    def choose(self, world: State, seat: int) -> int:
        acts = world.legal(seat)
        if len(acts) == 1:
            return acts[0]
        return self.ranked(world, seat)[0]

    def ranked(self, world: State, seat: int) -> list[int]:
        """Of those that are best, any may come first."""
        acts = world.legal(seat)
        totals = self.judge(world, seat, acts)
        best = max(totals)
        first = self.rng.pick([act for act, total in zip(acts, totals, strict=True) if total > best - CLOSE])
        others = sorted(range(len(acts)), key=lambda at: -totals[at])
        return [first] + [acts[at] for at in others if acts[at] != first]

    def judge(self, world: State, seat: int, acts: list[int]) -> list[float]:
        """The sum of the seat's shares over the worlds, for each answer; all answers meet the same luck."""
        totals = [0.0] * len(acts)
        for _ in range(WORLDS):
            drawn = world.resample(seat, self.rng)
            luck = self.rng.fork()
            for index, act in enumerate(acts):
                totals[index] += self.share_after(drawn.clone(), seat, act, luck.clone())
        return totals

    def share_after(self, world: State, seat: int, act: int, luck: Chance) -> float:
        others: i64 = world.waiting & ~(1 << seat)
        world.play(seat, act)
        self.finish(world, seat, others, luck)
        shares: list[float] = world.shares() if world.over() else self.game.heuristics.evaluate(world)
        return shares[seat]

    def finish(self, world: State, seat: i64, others: i64, luck: Chance) -> None:
        """Cheap answers until the moment is over: the rest of the seat's own answer or turn, and those of `others`, who
        were asked at the same time. Where a seat is asked that wasn't before, the next moment has begun."""
        mine: i64 = 1 << seat
        for _ in range(FOLLOW_UPS):
            before: i64 = world.waiting
            if before == 0 or before & ~(others | mine) != 0:
                return
            asked: i64 = seat if before & mine != 0 else lowest(before)
            world.play(asked, self.game.heuristics.pick(world, int(asked), luck))
            if world.waiting & ~before != 0:
                return


def lowest(bits: i64) -> i64:
    seat: i64 = 0
    while (bits >> seat) & 1 == 0:
        seat += 1
    return seat
