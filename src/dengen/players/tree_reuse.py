# mypyc: compile
"""Reuse of a search tree for the seat's next question.

A kept subtree is identified by the seat's view alone, so its reuse reveals nothing to the seat.
"""

from typing import Any, Final

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.view import View
from dengen.players.tree import ActionStats, Node, mixed

WORTHWHILE: Final = 200  # visits of a branch: checking a smaller one takes as long as growing it again
WORLDS: Final = 8  # that replay the branch's path to compare views
LOOKED_AT: Final = 100  # most branches to check, nearest first
DRAWN: Final = 64  # resamples: in some worlds the other seats can't have moved as they did

Path = list[tuple[int, int]]  # (seat, action) in order, in this order


class Branch:
    """A node of the tree, and the path to it."""

    node: Node
    path: Path

    def __init__(self, node: Node, path: Path) -> None:
        self.node = node
        self.path = path


class KeptTree:
    """A search tree with the world and the seat that it was grown for."""

    root: Node
    world: State
    seat: int

    def __init__(self, root: Node, world: State, seat: int) -> None:
        self.root = root
        self.world = world.clone()  # the caller may change its world
        self.seat = seat

    def settle(self, act: int) -> None:
        """Drop the subtrees of other actions once the seat, asked alone, has chosen this one."""
        if self.world.waiting == 1 << self.seat:
            key = int(mixed(1, self.seat, act))
            below = self.root.children.get(key)
            self.root.children = {} if below is None else {key: below}

    def size(self) -> int:
        """The approximate number of nodes."""
        return sum([1 + most_tried(child) for child in self.root.children.values()])

    def branch(self, game: Game[Any], world: State, seat: int, rng: Chance) -> Node | None:
        """The node to continue from, now that the seat sees this world, or None to start from scratch.

        A branch is valid if all worlds in which it grew, and in which the other seats could move as they did, are
        still possible: no chance event happened, and the seat's view is the same in each of them. Several branches
        with that view would be ambiguous.
        """
        if seat != self.seat:
            return None
        seen = game.view(world, seat)
        found: Node | None = None
        for branch in branches(self.root):
            if may_be(branch.node, world, seat) and self.leads(branch.path, game, world, seen, rng):
                if found is not None:
                    return None
                found = branch.node
        return found

    def leads(self, path: Path, game: Game[Any], world: State, seen: View, rng: Chance) -> bool:
        """Whether this path leads to the seat's view in every world that was possible."""
        led: i64 = 0
        for _ in range(DRAWN):
            then = self.world.resample(self.seat, rng)
            luck = then.chance.word
            if not went(then, path):
                continue
            if then.chance.word != luck or not is_asked_the_same(then, world, self.seat):
                return False
            if game.view(then, self.seat) != seen:
                return False
            led += 1
            if led == WORLDS:
                return True
        return False


def branches(root: Node) -> list[Branch]:
    """Branches with enough visits, including the root."""
    found = [Branch(root, [])] if is_worthwhile(root) else []
    at = 0
    while at < len(found) < LOOKED_AT:
        found.extend(below(found[at]))
        at += 1
    return found[:LOOKED_AT]


def below(branch: Branch) -> list[Branch]:
    """The branches below: by the actions of a seat asked alone, or of two seats asked at once."""
    found: list[Branch] = []
    node = branch.node
    asked = sorted(node.choices)
    for at, seat in enumerate(asked):
        for act in often_tried(node.choices[seat]):
            key = mixed(1, seat, act)
            add_child(found, branch, key, [(seat, act)])
            for other in asked[at + 1 :]:
                for answer in often_tried(node.choices[other]):
                    add_child(found, branch, mixed(key, other, answer), [(seat, act), (other, answer)])
    return found


def add_child(found: list[Branch], branch: Branch, key: i64, further: Path) -> None:
    child = branch.node.children.get(int(key))
    if child is not None and is_worthwhile(child):
        found.append(Branch(child, branch.path + further))


def often_tried(choice: ActionStats) -> list[int]:
    return [int(choice.acts[at]) for at in range(len(choice.acts)) if choice.visits[at] >= WORTHWHILE]


def is_worthwhile(node: Node) -> bool:
    return most_tried(node) >= WORTHWHILE


def most_tried(node: Node) -> int:
    return max([node.tried(seat) for seat in node.choices], default=0)


def may_be(node: Node, world: State, seat: int) -> bool:
    """Whether the node has these asked seats, and for the seat itself the same legal actions."""
    for other in world.actors():
        if other not in node.choices:
            return False
    if not world.is_asked(seat):
        return True
    return node.tried(seat) >= WORTHWHILE and {int(act) for act in node.choices[seat].acts} == set(world.legal(seat))


def is_asked_the_same(then: State, now: State, seat: int) -> bool:
    return then.waiting == now.waiting and (not now.is_asked(seat) or then.question(seat) == now.question(seat))


def went(world: State, path: Path) -> bool:
    """Play the path; False if a seat couldn't have moved so."""
    for seat, act in path:
        if not world.is_asked(seat) or not world.has_answer(seat, act):
            return False
        world.play(seat, act)
    return True
