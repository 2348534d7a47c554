# mypyc: compile
"""The tree of a search: what was tried at a moment of the game, by each seat that was asked, and how it ended."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance

TWO_62: Final[i64] = 0x3FFFFFFFFFFFFFFF
UNKNOWN: Final[i64] = -1  # in place of an answer: there is one of which no world was asked


class Choice:
    """One seat's answers at one moment. An answer of several steps goes on in `further`."""

    acts: vec[i64]
    visits: vec[i64]
    offered: vec[i64]  # how often the answer was there to be chosen
    reward: vec[float]
    won: vec[float]  # the part of the reward that is the win
    prior: vec[float]  # sums over the worlds that were asked for them
    asked: vec[i64]  # how many those were
    tries: i64  # choices by `select_by_priors`
    total: float  # the reward of all answers
    further: dict[int, "Choice"] | None

    def __init__(self) -> None:
        self.acts = vec[i64]()
        self.visits = vec[i64]()
        self.offered = vec[i64]()
        self.reward = vec[float]()
        self.won = vec[float]()
        self.prior = vec[float]()
        self.asked = vec[i64]()
        self.tries = 0
        self.total = 0.0
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

    def wants_priors(self) -> bool:
        """Is another world to be asked, so that priors are a mean over worlds?

        The first, the fourth, the sixteenth … choice asks: a moment that matters is looked at in more worlds.
        """
        tries = self.tries
        return tries == 0 or tries == 3 or tries == 15 or tries == 63

    def take_priors(self, options: list[int], priors: vec[float]) -> None:
        guess: i64 = 0
        for number, act in enumerate(options):
            at = self.place(act, guess)
            guess = at + 1
            self.prior[at] += priors[number]
            self.asked[at] += 1

    def select_by_priors(self, options: list[int], weight: float, reduction: float) -> i64:
        """The most promising answer (PUCT with counts of availability); one that was never tried promises what all
        answers brought on average, less `reduction`.

        Gives the place of the answer among `acts`, or UNKNOWN.
        """
        fresh = self.total / float(self.tries) - reduction if self.tries != 0 else 0.0
        best: i64 = -1
        most = -1e9
        rooted: i64 = 0
        root = 0.0
        guess: i64 = 0
        for act in options:
            at = self.place(act, guess)
            guess = at + 1
            if self.asked[at] == 0:
                self.take_back(options, act)
                return UNKNOWN
            times: i64 = self.offered[at] + 1
            self.offered[at] = times
            if times != rooted:
                rooted = times
                root = weight * math.sqrt(float(times))
            n: i64 = self.visits[at]
            value = self.reward[at] / float(n) if n != 0 else fresh
            value += root * self.prior[at] / float(self.asked[at] * (n + 1))
            if value > most:
                most = value
                best = at
        self.tries += 1
        return best

    def take_back(self, options: list[int], until: i64) -> None:
        """The answers before this one were not offered after all."""
        for act in options:
            if act == until:
                return
            self.offered[self.place(act, 0)] -= 1

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
        self.prior = append(self.prior, 0.0)
        self.asked = append(self.asked, 0)
        return many

    def lead(self) -> i64:
        """By how much the answer that was tried most often is ahead of the next."""
        most: i64 = 0
        second: i64 = 0
        for visits in self.visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

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
