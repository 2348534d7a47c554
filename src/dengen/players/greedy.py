# mypyc: compile
"""The player `greedy`: tries every action in a few worlds and takes the one with the best evaluation."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.rules.state import State
from dengen.players.player import Player

WORLDS: Final = 4  # per evaluation of an action
FOLLOW_UPS: Final = 12  # actions by `heuristics.pick`, at most; a solo game would otherwise be played to its end
CLOSE: Final = 1e-9  # smaller differences are ties: the order of additions must not decide


class Greedy(Player):
    """A player that looks one decision ahead and maximises its evaluated share, averaged over worlds."""

    def choose(self, world: State, seat: int) -> int:
        acts = world.legal(seat)
        if len(acts) == 1:
            return acts[0]
        return self.ranked(world, seat)[0]

    def ranked(self, world: State, seat: int) -> list[int]:
        """Legal actions, best first; ties for the first place are broken at random."""
        acts = world.legal(seat)
        totals = self.judge(world, seat, acts)
        best = max(totals)
        first = self.rng.pick([act for act, total in zip(acts, totals, strict=True) if total > best - CLOSE])
        others = sorted(range(len(acts)), key=lambda at: -totals[at])
        return [first] + [acts[at] for at in others if acts[at] != first]

    def judge(self, world: State, seat: int, acts: list[int]) -> list[float]:
        """The sums of the seat's shares over the worlds, per action; all actions meet the same randomness."""
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
        """Play on by the cheap policy until the next question: the rest of the seat's turn, and the actions of `others`,
        which were asked at the same time. A seat that wasn't asked before ends it."""
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
