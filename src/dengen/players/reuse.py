# mypyc: compile
"""A thought that goes on: what was tried still counts where what happened since has shown its seat nothing else.

A thought is found again by what its seat sees, and by nothing else: whoever goes on with one knows no more than his seat.
"""

from typing import Any, Final

from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.game import Game
from dengen.core.rules.state import State
from dengen.core.views.view import View
from dengen.players.tree import Choice, Node, mixed

WORTHWHILE: Final = 200  # visits of a branch: to look whether a smaller one is sound takes as long as to grow it again
WORLDS: Final = 8  # in which all that happened happens once more, to see what it shows
LOOKED_AT: Final = 100  # branches at most, the nearest first
DRAWN: Final = 64  # worlds that are drawn for that: in some, others can't have answered what they did

Path = list[tuple[int, int]]  # who answered what, in this order


class Branch:
    """A moment of the tree, and the way to it."""

    node: Node
    path: Path

    def __init__(self, node: Node, path: Path) -> None:
        self.node = node
        self.path = path


class Thought:
    """What was tried from a moment on, in worlds that a seat thought possible."""

    root: Node
    world: State
    seat: int

    def __init__(self, root: Node, world: State, seat: int) -> None:
        self.root = root
        self.world = world.clone()  # whoever asked may play on in his own
        self.seat = seat

    def settle(self, act: int) -> None:
        """The seat, which alone was asked, answers this: what was tried below its other answers is of no use any more."""
        if self.world.waiting == 1 << self.seat:
            key = int(mixed(1, self.seat, act))
            below = self.root.children.get(key)
            self.root.children = {} if below is None else {key: below}

    def size(self) -> int:
        """About how many moments it holds."""
        return sum([1 + most_tried(child) for child in self.root.children.values()])

    def branch(self, game: Game[Any], world: State, seat: int, rng: Chance) -> Node | None:
        """Where to go on, now that the seat sees this world; None: from nothing.

        A branch grew in worlds that the seat thought possible, and is sound if all of them in which others could answer
        as they did are possible still: if no luck was involved, and the seat sees what it would see now in any of them.
        Where two branches would look alike to the seat, it can't know which it is.
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
        """Does this way lead to what the seat sees, in any world that it thought possible?"""
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
    """Those that are worth to be looked at, the root itself among them."""
    found = [Branch(root, [])] if is_worthwhile(root) else []
    at = 0
    while at < len(found) < LOOKED_AT:
        found.extend(below(found[at]))
        at += 1
    return found[:LOOKED_AT]


def below(branch: Branch) -> list[Branch]:
    """Where a seat was asked alone, its answers lead there; where two were asked at once, an answer of each."""
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


def often_tried(choice: Choice) -> list[int]:
    return [int(choice.acts[at]) for at in range(len(choice.acts)) if choice.visits[at] >= WORTHWHILE]


def is_worthwhile(node: Node) -> bool:
    return most_tried(node) >= WORTHWHILE


def most_tried(node: Node) -> int:
    return max([node.tried(seat) for seat in node.choices], default=0)


def may_be(node: Node, world: State, seat: int) -> bool:
    """Were these seats asked there, and the seat itself, if it is asked now, just for these answers?"""
    for other in world.actors():
        if other not in node.choices:
            return False
    if not world.is_asked(seat):
        return True
    return node.tried(seat) >= WORTHWHILE and {int(act) for act in node.choices[seat].acts} == set(world.legal(seat))


def is_asked_the_same(then: State, now: State, seat: int) -> bool:
    return then.waiting == now.waiting and (not now.is_asked(seat) or then.question(seat) == now.question(seat))


def went(world: State, path: Path) -> bool:
    """Play it; False where somebody couldn't have answered so."""
    for seat, act in path:
        if not world.is_asked(seat) or not world.has_answer(seat, act):
            return False
        world.play(seat, act)
    return True
