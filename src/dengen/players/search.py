# mypyc: compile
"""The player `search`: information-set Monte-Carlo tree search on the public contract.

Each iteration resamples a world for the seat, descends the tree (UCB with availability counts, or PUCT with learned
heuristics; seats asked at once choose independently), adds one node, plays a short rollout by a cheap policy,
evaluates the result for every seat, and updates the statistics on the path with each seat's
reward. The next question reuses the tree if that is valid.
"""

import time
from typing import Any, Final

from mypy_extensions import i64

from dengen.core.bots.heuristics import Heuristics
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.players.player import Player
from dengen.players.tree import UNKNOWN, ActionStats, Node, mixed
from dengen.players.tree_reuse import KeptTree

TO_THE_END: Final = -1
RANDOM: Final = "random"
SENSIBLE: Final = "sensible"
CAREFUL: Final = "careful"
ALL_FIRST: Final = 1e9
BETWEEN_LOOKS: Final = 16  # iterations between two checks of the clock
AFRESH: Final = 8  # at least 1/8 of the iterations are new for each question


class Settings:
    """Settings of a search. `seconds` is a limit, not a goal: unless it is reached, a seed repeats its moves."""

    iterations: int
    exploration: float
    urgency: float  # value of an untried action; ALL_FIRST: each is tried before any is repeated
    depth: int  # moves of a rollout before the evaluation; TO_THE_END: play to the end
    policy: str  # rollout policy: RANDOM, or the game's `heuristics.pick` (SENSIBLE) or `pick_carefully` (CAREFUL)
    score_share: float  # weight of the share of points in the reward, for play in lost positions
    seconds: float
    puct: float  # above 0: weight of the priors, which replace `exploration` and `urgency`
    reduction: float  # with priors: an untried action is valued this much below the average
    stops_early: bool  # stop once no other action can catch up in visits, which changes no move
    spares: bool  # kept visits shorten the search

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
    """The tree search player. `considered` has the statistics of the last search."""

    settings: Settings
    considered: list[tuple[int, int, float]]  # (action, visits, expected share of the win), most visited first
    last: KeptTree | None
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
        """Choose an action without pruning the tree, for a decision that is made elsewhere."""
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
        """Search the seat's question. Returns the root."""
        thought = self.turn_to(world, seat)
        iterations = self.settings.iterations
        if self.settings.spares:
            iterations = max(iterations - thought.root.tried(seat), iterations // AFRESH)
        self.grow(thought, iterations, self.settings.seconds, self.settings.stops_early)
        return thought.root

    def turn_to(self, world: State, seat: int) -> KeptTree:
        """Set the tree to this position, reusing the last one if that is valid."""
        kept = None if self.last is None else self.last.branch(self.game, world, seat, self.rng)
        self.last = KeptTree(Node() if kept is None else kept, world, seat)
        return self.last

    def look_ahead(self, seconds: float, most: int) -> bool:
        """Grow the last tree for `seconds`, up to `most` nodes. Returns whether it may grow further."""
        thought = self.last
        assert thought is not None, "there is nothing to think about"
        left = most - thought.size()
        self.grow(thought, left, seconds, False)
        return thought.size() < most

    def grow(self, thought: KeptTree, iterations: int, seconds: float, stops_early: bool) -> None:
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
        """Shares of all seats: the result of a finished game, else the evaluation."""
        return world.shares() if world.over() else self.heuristics.evaluate(world)

    def rewards(self, shares: list[float], world: State) -> list[float]:
        """Rewards of all seats: mainly the share of the win, partly the points."""
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
    """One iteration: the path down the tree, and the statistics to update."""

    world: State
    search: Search
    seats: list[int]
    choices: list[ActionStats]
    places: list[int]

    def __init__(self, world: State, search: Search) -> None:
        self.world = world
        self.search = search
        self.seats = []
        self.choices = []
        self.places = []

    def descend(self, node: Node) -> None:
        """Descend through known nodes and add one."""
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
        """Whether any action on the path since then is new."""
        at = since
        while at < len(self.places):  # `any` would make a generator at every step
            if self.choices[at].visits[self.places[at]] == 0:
                return True
            at += 1
        return False

    def moment(self, node: Node) -> int:
        """Let all asked seats choose, each by its statistics. Returns the key of their actions."""
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

    def whole_answer(self, seat: i64, choice: ActionStats, key: i64, others: i64) -> i64:
        """Let one seat choose, with all steps of its answer. Returns the new key."""
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

    def select(self, seat: i64, choice: ActionStats) -> i64:
        """Select an action by priors or by UCB; the first choice of a new node is the cheap policy's."""
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


def expected(choice: ActionStats, at: i64) -> float:
    return choice.won[at] / float(choice.visits[at]) if choice.visits[at] != 0 else 0.0


def by_visits(entry: tuple[int, int, float]) -> tuple[int, float, int]:
    return (-entry[1], -entry[2], entry[0])


def point_shares(scores: list[int]) -> list[float]:
    """Points as shares of 1, by their distance to the lowest."""
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
