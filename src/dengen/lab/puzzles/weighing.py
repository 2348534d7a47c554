"""What each answer to a question is worth, all of them tried alike: a search gives those that look bad too few tries to say."""

from typing import Any

from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.levels import classic, searching
from dengen.players.search import Walk
from dengen.players.tree import Node


class Scale:
    """One answer: the tree below it, how often it was tried, and the shares of the win that came of it."""

    def __init__(self, act: int) -> None:
        self.act = act
        self.root = Node()
        self.tries = 0
        self.won = 0.0

    @property
    def share(self) -> float:
        return self.won / self.tries


class Weighing:
    """Each answer is tried as often as any other; then the better half twice as often, until two are left.

    `one_world`: nothing is drawn anew. It is weighed as by somebody who sees all cards of this one world.
    `by_hand`: by the evaluation that was written by hand, whatever was learned.
    """

    def __init__(self, game: Game[Any], seed: int, one_world: bool = False, by_hand: bool = False) -> None:
        self.search = (classic if by_hand else searching)(game, seed, 1)
        self.one_world = one_world

    def weigh(self, world: State, seat: int, acts: list[int], tries: int) -> list[Scale]:
        """The answers, best first."""
        scales = [Scale(act) for act in acts]
        left = scales
        while True:
            for scale in left:
                for _ in range(tries):
                    self._try(scale, world, seat)
            left = sorted(left, key=_by_share)[: max(2, (len(left) + 1) // 2)]
            if len(left) == 2 and left[0].tries > tries:
                break
            tries *= 2
        last = {scale.act for scale in left}
        return sorted(left, key=_by_share) + sorted((one for one in scales if one.act not in last), key=_by_share)

    def _try(self, scale: Scale, world: State, seat: int) -> None:
        search = self.search
        drawn = world.clone() if self.one_world else world.resample(seat, search.rng)
        drawn.play(seat, scale.act)
        walk = Walk(drawn, search)
        walk.descend(scale.root)
        search.roll_out(drawn)
        shares = search.shares(drawn)
        walk.reward(shares, search.rewards(shares, drawn))
        scale.tries += 1
        scale.won += shares[seat]


def _by_share(scale: Scale) -> tuple[float, int]:
    return (-scale.share, scale.act)
