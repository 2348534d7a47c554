"""Sequential halving: values of all actions with balanced tries, where a search would neglect the worse ones."""

from typing import Any

from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.levels import classic, searching
from dengen.players.search import Walk
from dengen.players.tree import Node


class Arm:
    """One action: its subtree, its tries, and the sum of win shares."""

    def __init__(self, act: int) -> None:
        self.act = act
        self.root = Node()
        self.tries = 0
        self.won = 0.0

    @property
    def share(self) -> float:
        return self.won / self.tries


class SequentialHalving:
    """Tries all actions equally, then the better half twice as often, until two are left.

    `one_world`: evaluate with open cards in this world, without resampling.
    `by_hand`: use the hand-written evaluation instead of weights.
    """

    def __init__(self, game: Game[Any], seed: int, one_world: bool = False, by_hand: bool = False) -> None:
        self.search = (classic if by_hand else searching)(game, seed, 1)
        self.one_world = one_world

    def run_halving(self, world: State, seat: int, acts: list[int], tries: int) -> list[Arm]:
        """Run the halving. Returns the arms, best first."""
        arms = [Arm(act) for act in acts]
        left = arms
        while True:
            for arm in left:
                for _ in range(tries):
                    self._try(arm, world, seat)
            left = sorted(left, key=_by_share)[: max(2, (len(left) + 1) // 2)]
            if len(left) == 2 and left[0].tries > tries:
                break
            tries *= 2
        last = {arm.act for arm in left}
        return sorted(left, key=_by_share) + sorted((one for one in arms if one.act not in last), key=_by_share)

    def _try(self, arm: Arm, world: State, seat: int) -> None:
        search = self.search
        drawn = world.clone() if self.one_world else world.resample(seat, search.rng)
        drawn.play(seat, arm.act)
        walk = Walk(drawn, search)
        walk.descend(arm.root)
        search.roll_out(drawn)
        shares = search.shares(drawn)
        walk.reward(shares, search.rewards(shares, drawn))
        arm.tries += 1
        arm.won += shares[seat]


def _by_share(arm: Arm) -> tuple[float, int]:
    return (-arm.share, arm.act)
