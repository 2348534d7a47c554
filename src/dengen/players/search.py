# mypyc: compile
"""The player called `search`: information-set Monte-Carlo tree search, on the contract alone.

Each iteration draws a fresh world that the seat thinks possible, walks down the tree (UCB with counts of availability, or
PUCT where the heuristics were learned; seats that are asked at once choose apart from each other), adds one moment, plays
on by a cheap policy for a while, values what came out for every seat, and tells each seat's choices on the way its own
reward. The next question goes on from there, where that is sound.
"""

import time
from typing import Any, Final

from mypy_extensions import i64

from dengen.core.bots.heuristics import Heuristics
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.player import Player
from dengen.players.reuse import Thought
from dengen.players.tree import UNKNOWN, Choice, Node, mixed

TO_THE_END: Final = -1
RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
CAREFUL: Final = "careful"
ALL_FIRST: Final = 1e9
BETWEEN_LOOKS: Final = 16  # iterations between two looks at the clock
AFRESH: Final = 8  # of the iterations at least this part is done when a question is put, whatever was thought before


class Settings:
    """How a search thinks. `seconds` is a limit, not a goal: within it, a seed always plays the same way."""

    iterations: int
    exploration: float
    urgency: float  # what an answer promises that was never tried; ALL_FIRST: no other is tried again before it
    depth: int  # answers of a rollout before the position is valued; TO_THE_END: none is valued early
    policy: str  # of rollouts: RANDOM, or the game's `heuristics.pick` (SENSIBLE) or `pick_carefully` (CAREFUL)
    score_share: float  # how much of the reward is the share of points, so that losers still fight
    seconds: float
    puct: float  # above 0: priors guide the search, with this weight, instead of `exploration` and `urgency`
    reduction: float  # with priors: by how much less than the average an answer promises that was never tried
    stops_early: bool  # once no other answer can be tried as often any more: the same answer, sooner
    spares: bool  # what was tried before the question was put counts, so that the answer comes sooner

    def __init__(
        self,
        iterations: int = 400,
        exploration: float = 0.7,
        urgency: float = ALL_FIRST,
        depth: int = 8,
        policy: str = SENSIBLE,
        score_share: float = 0.1,
        seconds: float = 2.0,
        puct: float = 0.0,
        reduction: float = 0.0,
        stops_early: bool = False,
        spares: bool = False,
    ) -> None:
        self.iterations = iterations
        self.exploration = exploration
        self.urgency = urgency
        self.depth = depth
        self.policy = policy
        self.score_share = score_share
        self.seconds = seconds
        self.puct = puct
        self.reduction = reduction
        self.stops_early = stops_early
        self.spares = spares


class Search(Player):
    """Thinks by `settings`; `considered` tells afterwards what it thought of each answer."""

    settings: Settings
    considered: list[tuple[int, int, float]]  # (action, visits, expected share of the win), most visited first
    last: Thought | None
    heuristics: Heuristics

    def __init__(
        self,
        game: Game[Any],
        seed: int = 0,
        settings: Settings | None = None,
        heuristics: Heuristics | None = None,
    ) -> None:
        super().__init__(game, seed)
        self.settings = settings if settings is not None else Settings()
        self.considered = []
        self.last = None
        self.heuristics = heuristics if heuristics is not None else game.heuristics

    def choose(self, world: State, seat: int) -> int:
        act = self.consider(world, seat)
        if self.last is not None and len(self.considered) > 1:
            self.last.settle(act)
        return act

    def consider(self, world: State, seat: int) -> int:
        """What it would answer; unlike `choose`, it stays open to any answer, should somebody else decide."""
        acts = world.legal(seat)
        if len(acts) == 1:
            self.considered = [(acts[0], 0, 0.0)]
            return acts[0]
        choice = self.think(world, seat).choice(seat)
        tried = [(int(choice.acts[at]), int(choice.visits[at]), expected(choice, at)) for at in range(len(choice.acts))]
        tried = [entry for entry in tried if entry[0] in acts]
        tried.sort(key=by_visits)
        self.considered = tried
        return tried[0][0]

    def ranked(self, world: State, seat: int) -> list[int]:
        self.choose(world, seat)
        return [act for act, visits, _ in self.considered if visits != 0] or world.legal(seat)

    def think(self, world: State, seat: int) -> Node:
        """About the seat's question."""
        thought = self.turn_to(world, seat)
        iterations = self.settings.iterations
        if self.settings.spares:
            iterations = max(iterations - thought.root.tried(seat), iterations // AFRESH)
        self.grow(thought, iterations, self.settings.seconds, self.settings.stops_early)
        return thought.root

    def turn_to(self, world: State, seat: int) -> Thought:
        """Think of this moment from now on, whoever is asked: on from the last thought, where that is sound."""
        kept = None if self.last is None else self.last.branch(self.game, world, seat, self.rng)
        self.last = Thought(Node() if kept is None else kept, world, seat)
        return self.last

    def look_ahead(self, seconds: float, most: int) -> bool:
        """Go on with the last thought for so long, until it holds so many moments; may it go on after that?"""
        thought = self.last
        assert thought is not None, "there is nothing to think about"
        left = most - thought.size()
        self.grow(thought, left, seconds, False)
        return thought.size() < most

    def grow(self, thought: Thought, iterations: int, seconds: float, stops_early: bool) -> None:
        root, world, seat = thought.root, thought.world, thought.seat
        until = time.perf_counter() + seconds
        for done in range(iterations):
            if done % BETWEEN_LOOKS == BETWEEN_LOOKS - 1 and (
                time.perf_counter() > until or (stops_early and root.choice(seat).lead() > iterations - done)
            ):
                break
            walk = Walk(world.resample(seat, self.rng), self)
            walk.descend(root)
            self.roll_out(walk.world)
            shares = self.shares(walk.world)
            walk.reward(shares, self.rewards(shares, walk.world))

    def shares(self, world: State) -> list[float]:
        """What came out, for every seat: the win, or what can be expected of it."""
        return world.shares() if world.over() else self.heuristics.evaluate(world)

    def rewards(self, shares: list[float], world: State) -> list[float]:
        """Mostly the win, a little the points."""
        weight = self.settings.score_share
        if weight == 0.0:
            return shares
        points = point_shares(world.scores())
        return [shares[seat] + weight * (points[seat] - shares[seat]) for seat in range(len(shares))]

    def roll_out(self, world: State) -> None:
        left: i64 = self.settings.depth
        while world.waiting != 0 and left != 0:
            seat: i64 = 0
            while (world.waiting >> seat) & 1 == 0:
                seat += 1
            world.play(seat, self.cheap_answer(world, seat))
            left -= 1

    def cheap_answer(self, world: State, seat: i64) -> i64:
        if self.settings.policy == SENSIBLE:
            return self.heuristics.pick(world, int(seat), self.rng)
        if self.settings.policy == CAREFUL:
            return self.heuristics.pick_carefully(world, int(seat), self.rng)
        return world.pick_answer(seat, self.rng)


class Walk:
    """One iteration's way down the tree, and the choices to be told how it ended."""

    world: State
    search: Search
    seats: list[int]
    choices: list[Choice]
    places: list[int]

    def __init__(self, world: State, search: Search) -> None:
        self.world = world
        self.search = search
        self.seats = []
        self.choices = []
        self.places = []

    def descend(self, node: Node) -> None:
        """Through moments that are known, and one that is new."""
        world = self.world
        while world.waiting != 0:
            before = len(self.places)
            key = self.moment(node)
            is_new = self.has_new(before)
            child = node.children.get(key)
            if child is None:
                child = Node()
                node.children[key] = child
            if is_new:
                return
            node = child

    def has_new(self, since: i64) -> bool:
        """Was any of the answers never given before?"""
        at = since
        while at < len(self.places):  # `any` would make a generator at every step
            if self.choices[at].visits[self.places[at]] == 0:
                return True
            at += 1
        return False

    def moment(self, node: Node) -> int:
        """All seats that are asked now answer, each from its own table; the key of what they answered."""
        world = self.world
        key: i64 = 1
        pending: i64 = world.waiting
        seat: i64 = 0
        while pending != 0:
            if (pending >> seat) & 1:
                pending &= ~(1 << seat)
                key = self.whole_answer(seat, node.choice(int(seat)), key, pending)
            seat += 1
        return int(key)

    def whole_answer(self, seat: i64, choice: Choice, key: i64, others: i64) -> i64:
        """One seat's answer with all its steps; while others are still to answer, it can't be anything but the same."""
        world = self.world
        while True:
            laid: i64 = world.laid
            at = self.select(seat, choice)
            act = choice.acts[at]
            self.seats.append(int(seat))
            self.choices.append(choice)
            self.places.append(int(at))
            world.play(seat, act)
            key = mixed(key, seat, act)
            same_moment = others != 0 and world.waiting & others == others
            if not (same_moment and (world.waiting >> seat) & 1 and world.laid == laid):
                return key
            choice = choice.go_on(int(act))

    def select(self, seat: i64, choice: Choice) -> i64:
        """By priors; or by UCB, and where the seat was never asked before, the cheap policy's answer comes first."""
        search = self.search
        options = self.world.answers_of(seat)
        if search.settings.puct > 0.0:
            at: i64 = UNKNOWN
            if not choice.wants_priors():
                at = choice.select_by_priors(options, search.settings.puct, search.settings.reduction)
            if at == UNKNOWN:
                choice.take_priors(options, search.heuristics.priors(self.world, int(seat), search.rng))
                at = choice.select_by_priors(options, search.settings.puct, search.settings.reduction)
            return at
        if len(choice.acts) == 0 and search.settings.policy != RANDOM:
            choice.offer(options)
            return choice.place(search.heuristics.pick(self.world, int(seat), search.rng), 0)
        return choice.select(options, search.settings.exploration, search.settings.urgency, search.rng)

    def reward(self, shares: list[float], rewards: list[float]) -> None:
        for at in range(len(self.places)):
            choice = self.choices[at]
            place: i64 = self.places[at]
            choice.visits[place] += 1
            choice.reward[place] += rewards[self.seats[at]]
            choice.total += rewards[self.seats[at]]
            choice.won[place] += shares[self.seats[at]]


def expected(choice: Choice, at: i64) -> float:
    return choice.won[at] / float(choice.visits[at]) if choice.visits[at] != 0 else 0.0


def by_visits(entry: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-entry[1], -entry[2], entry[0])


def point_shares(scores: list[int]) -> list[float]:
    """Points as shares of 1: the least has nothing, the rest by the distance to it."""
    least: i64 = scores[0]
    total: i64 = 0
    for score in scores:
        points: i64 = score
        total += points
        if points < least:
            least = points
    many: i64 = len(scores)
    total -= least * many
    if total == 0:
        return [1.0 / float(many)] * len(scores)
    return [(score - int(least)) / int(total) for score in scores]
