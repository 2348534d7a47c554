# mypyc: compile
"""The tree of a search: what was tried at a moment of the game, by each seat that was asked, and how it ended."""

import math
from typing import Final

from mypy_extensions import i64

from dengen.core.chance import Chance

TWO_62: Final[i64] = 0x3FFFFFFFFFFFFFFF


class Choice:
    """One seat's answers at one moment. An answer of several steps goes on in `further`."""

    place: dict[int, int]  # action -> its place in the lists
    acts: list[int]
    visits: list[int]
    offered: list[int]  # how often the answer was there to be chosen
    reward: list[float]
    won: list[float]  # the part of the reward that is the win
    further: dict[int, "Choice"]

    def __init__(self) -> None:
        self.place = {}
        self.acts = []
        self.visits = []
        self.offered = []
        self.reward = []
        self.won = []
        self.further = {}

    def select(self, options: list[int], exploration: float, urgency: float, rng: Chance) -> int:
        """The most promising answer (UCB with counts of availability); one that was never tried promises `urgency`.

        Gives the place of the answer in the lists.
        """
        fresh = -1
        unseen: i64 = 0
        best = -1
        most = -1.0
        for act in options:
            found = self.place.get(act)
            at = self.add(act) if found is None else found
            self.offered[at] += 1
            n = self.visits[at]
            if n == 0:
                unseen += 1
                if rng.below(unseen) == 0:
                    fresh = at
            else:
                value = self.reward[at] / n + exploration * math.sqrt(math.log(self.offered[at]) / n)
                if value > most:
                    most = value
                    best = at
        return fresh if unseen and most < urgency else best

    def offer(self, options: list[int]) -> None:
        """The answers were there, but the choice was made elsewhere."""
        for act in options:
            found = self.place.get(act)
            at = self.add(act) if found is None else found
            self.offered[at] += 1

    def add(self, act: int) -> int:
        at = len(self.acts)
        self.place[act] = at
        self.acts.append(act)
        self.visits.append(0)
        self.offered.append(0)
        self.reward.append(0.0)
        self.won.append(0.0)
        return at

    def go_on(self, act: int) -> "Choice":
        """The same seat's next step of the same answer."""
        found = self.further.get(act)
        if found is None:
            found = Choice()
            self.further[act] = found
        return found


class Node:
    """A moment: the seats that are asked choose apart from each other; what all of them answered leads to the next."""

    choices: dict[int, Choice]  # by seat
    children: dict[int, "Node"]  # by what was answered

    def __init__(self) -> None:
        self.choices = {}
        self.children = {}

    def choice(self, seat: int) -> Choice:
        found = self.choices.get(seat)
        if found is None:
            found = Choice()
            self.choices[seat] = found
        return found

    def tried(self, seat: int) -> int:
        """How many answers of the seat were tried here."""
        found = self.choices.get(seat)
        return 0 if found is None else sum(found.visits)


def mixed(key: i64, seat: i64, act: i64) -> i64:
    """A key for the answers so far; the order of the seats in a moment is fixed."""
    z: i64 = ((key ^ (key >> 29)) + 0x1E3779B97F4A7C15 * (seat + 1) + act + 1) & TWO_62
    return ((z ^ (z >> 31)) * 0x14D049BB133111EB) & TWO_62
