# mypyc: compile
"""The tree of a search: what was tried at a moment of the game, by each seat that was asked, and how it ended."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.chance import Chance

TWO_62: Final[i64] = 0x3FFFFFFFFFFFFFFF


class Choice:
    """One seat's answers at one moment. An answer of several steps goes on in `further`."""

    acts: vec[i64]
    visits: vec[i64]
    offered: vec[i64]  # how often the answer was there to be chosen
    reward: vec[float]
    won: vec[float]  # the part of the reward that is the win
    further: dict[int, "Choice"] | None

    def __init__(self) -> None:
        self.acts = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()
        self.reward = vec[float]()
        self.won = vec[float]()
        self.further = None

    def select(self, options: list[int], exploration: float, urgency: float, rng: Chance) -> i64:
        """The most promising answer (UCB with counts of availability); one that was never tried promises `urgency`.

        Gives the place of the answer among `acts`.
        """
        fresh: i64 = -1
        unseen: i64 = 0
        best: i64 = -1
        most = -1.0
        logged: i64 = 0
        log = 0.0
        guess: i64 = 0
        for act in options:
            at = self.place(act, guess)
            guess = at + 1
            times: i64 = self.offered[at] + 1
            self.offered[at] = times
            n: i64 = self.visits[at]
            if n == 0:
                unseen += 1
                if rng.below(unseen) == 0:
                    fresh = at
            else:
                if times != logged:
                    logged = times
                    log = math.log(float(times))
                value = self.reward[at] / float(n) + exploration * math.sqrt(log / float(n))
                if value > most:
                    most = value
                    best = at
        return fresh if unseen != 0 and most < urgency else best

    def offer(self, options: list[int]) -> None:
        """The answers were there, but the choice was made elsewhere."""
        guess: i64 = 0
        for act in options:
            at = self.place(act, guess)
            guess = at + 1
            self.offered[at] += 1

    def place(self, act: i64, guess: i64) -> i64:
        """Where the answer stands among `acts`; it stands there from now on. `guess`: where to look first."""
        acts = self.acts
        many: i64 = len(acts)
        if guess < many and acts[guess] == act:
            return guess
        at: i64 = 0
        while at < many:
            if acts[at] == act:
                return at
            at += 1
        self.acts = append(self.acts, act)
        self.visits = append(self.visits, 0)
        self.offered = append(self.offered, 0)
        self.reward = append(self.reward, 0.0)
        self.won = append(self.won, 0.0)
        return many

    def go_on(self, act: int) -> "Choice":
        """The same seat's next step of the same answer."""
        if self.further is None:
            self.further = {}
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
        return 0 if found is None else int(sum(found.visits))


def mixed(key: i64, seat: i64, act: i64) -> i64:
    """A key for the answers so far; the order of the seats in a moment is fixed."""
    z: i64 = ((key ^ (key >> 29)) + 0x1E3779B97F4A7C15 * (seat + 1) + act + 1) & TWO_62
    return ((z ^ (z >> 31)) * 0x14D049BB133111EB) & TWO_62
