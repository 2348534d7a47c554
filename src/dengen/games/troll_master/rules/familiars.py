# mypyc: compile
"""The familiars of a seat, and what follows from which of them lie face up."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed, place_of
from dengen.games.troll_master.rules.tables import Tables


class Familiars:
    """Never changed once it is made: who gains a familiar gets another one, so that clones share it."""

    stacks: list[list[int]]  # in order of first gain, each from bottom to top
    tops: vec[i64]  # the face-up card of each stack
    power: i64
    vp: i64
    covered: i64  # cards below the tops
    dearest: i64  # the top on which everything is cheapest
    automatic: i64  # moments at which one of them does something by itself, as bits
    paid: i64  # moments at which one of them has an ability to be paid for, as bits
    chains: i64  # kinds of action after which one of them may chain, as bits

    def has(self, familiar: i64) -> bool:
        """Does it lie face up?"""
        return place_of(self.tops, familiar) >= 0


def familiars_of(tables: Tables, stacks: list[list[int]]) -> Familiars:
    own = Familiars()
    own.stacks = stacks
    own.tops = packed([stack[len(stack) - 1] for stack in stacks])
    own.power = 0
    own.vp = 0
    own.covered = 0
    own.automatic = 0
    own.paid = 0
    own.chains = 0
    own.dearest = own.tops[0] if stacks else 0  # none at all: a position that is refused once it is laid
    for stack in stacks:
        own.covered += len(stack) - 1
    for top in own.tops:
        own.power += tables.power[top]
        own.vp += tables.vp[top]
        own.automatic |= tables.automatic_at[top]
        own.paid |= tables.paid_at[top]
        own.chains |= tables.chains_at[top]
        if tables.cost[top] > tables.cost[own.dearest]:
            own.dearest = top
    return own
