# mypyc: compile
"""The search tree: statistics of actions per node and seat."""

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance

TWO_62: Final[i64] = 0x3FFFFFFFFFFFFFFF
UNKNOWN: Final[i64] = -1  # instead of an action: an action has no prior yet


class ActionStats:
    """Statistics of one seat's actions at a node. Answers of several steps continue in `further`."""

    acts: vec[i64]
    visits: vec[i64]
    offered: vec[i64]  # times that the action was legal
    reward: vec[float]
    won: vec[float]  # the reward's share of the win
    prior: vec[float]  # sums over worlds
    asked: vec[i64]  # numbers of these worlds
    tries: i64  # choices by `select_by_priors`
    total: float  # the reward of all actions
    further: dict[int, "ActionStats"] | None

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
        """Select an action by UCB with availability counts; untried actions have the value `urgency`.

        Returns its index in `acts`.
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
        """Whether to ask another world for priors, which are means over worlds.

        The 1st, 4th, 16th and 64th choice asks, so frequent nodes use more worlds.
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
        """Select an action by PUCT with availability counts; untried actions have the mean reward of all actions,
        less `reduction`.

        Returns its index in `acts`, or UNKNOWN.
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
        """Undo the availability counts of the actions before this one."""
        for act in options:
            if act == until:
                return
            self.offered[self.place(act, 0)] -= 1

    def offer(self, options: list[int]) -> None:
        """Count the actions as available for a choice that was made elsewhere."""
        guess: i64 = 0
        for act in options:
            at = self.place(act, guess)
            guess = at + 1
            self.offered[at] += 1

    def place(self, act: i64, guess: i64) -> i64:
        """The index of the action in `acts`, added if missing. `guess`: the index to try first."""
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
        """The difference in visits between the two most visited actions."""
        most: i64 = 0
        second: i64 = 0
        for visits in self.visits:
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second

    def go_on(self, act: int) -> "ActionStats":
        """The statistics of the next step of the same answer."""
        if self.further is None:
            self.further = {}
        found = self.further.get(act)
        if found is None:
            found = ActionStats()
            self.further[act] = found
        return found


class Node:
    """A node: asked seats choose independently, and their joint actions lead to children."""

    choices: dict[int, ActionStats]  # by seat
    children: dict[int, "Node"]  # by the key of the joint actions

    def __init__(self) -> None:
        self.choices = {}
        self.children = {}

    def choice(self, seat: int) -> ActionStats:
        found = self.choices.get(seat)
        if found is None:
            found = ActionStats()
            self.choices[seat] = found
        return found

    def tried(self, seat: int) -> int:
        """The visits of the seat's actions here."""
        found = self.choices.get(seat)
        return 0 if found is None else int(sum(found.visits))


def mixed(key: i64, seat: i64, act: i64) -> i64:
    """A key for the actions so far; the order of seats within a node is fixed."""
    z: i64 = ((key ^ (key >> 29)) + 0x1E3779B97F4A7C15 * (seat + 1) + act + 1) & TWO_62
    return ((z ^ (z >> 31)) * 0x14D049BB133111EB) & TWO_62
