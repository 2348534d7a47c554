# mypyc: compile
"""A card set as the rules read it: numbers and bits, made once from the TOML file by `cards/build.py`.

Kinds are numbered in the order of the file; sets of kinds, areas and seats are bits.
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from dengen.games.lumiel.rules.effects import EffectQuestion

# Whose card, seen from one player
ANYBODY: Final[i64] = 0
OWN: Final[i64] = 1
OTHERS: Final[i64] = 2

# Whom a card faces, or who gets it, afterwards
KEEP: Final[i64] = 0  # as it faces now: a full turn, a plain move
ME: Final[i64] = 1
NEXT_SEAT: Final[i64] = 2  # the seat after the owner, clockwise
ANY_SEAT: Final[i64] = 3  # one asks
OTHER_SEAT: Final[i64] = 4  # anybody but the owner; one asks

# Where a moved card may lie on others
BY_THE_RULES: Final[i64] = 0
NEVER: Final[i64] = 1
ALWAYS: Final[i64] = 2

# Effect steps
TURN: Final[i64] = 0
TURN_ALL: Final[i64] = 1
MOVE: Final[i64] = 2
SWAP: Final[i64] = 3
REMOVE: Final[i64] = 4
GAIN: Final[i64] = 5
DRAW: Final[i64] = 6
SET_FROM_HAND: Final[i64] = 7
BRING_DECK_TOP: Final[i64] = 8
BRING_FROM_HAND: Final[i64] = 9
ONE_OF: Final[i64] = 10


def is_whose(whose: i64, owner: i64, me: i64) -> bool:
    if whose == ANYBODY:
        return True
    return (owner == me) == (whose == OWN)


class Target:
    """Which cards an effect may choose; all must hold. Owner, zone and neighbours are asked of cards on the field only."""

    owner: i64
    kinds: i64
    areas: i64
    bottom: bool  # the bottom card of its area instead of the top card
    near: vec[i64]  # per area the related ones, of which one must show a matching top card; empty: no such condition
    near_owner: i64
    near_kinds: i64
    field: bool
    points_me: bool
    points_other: bool


class EffectStep:
    """One step of an effect. What a kind of step doesn't use stays at its default."""

    kind: i64
    question: "EffectQuestion"  # the first that it asks
    about: i64  # what that is about: a kind, or areas
    optional: bool
    target: Target
    partner: Target  # of a swap
    to: i64  # whom the card faces, or who gets it
    reach: vec[i64]  # per area, where a move may end or a partner may lie
    stack: i64
    choose_owner: bool
    kinds: i64  # that may be set from hand
    draw: i64
    use_effect: bool
    lists: list[vec[i64]]  # one_of: numbers of steps


class Tables:
    """All kinds of a card set, and all effect steps, by number."""

    ids: list[str]
    points: vec[i64]
    copies: vec[i64]
    deck_size: i64
    setup_kind: i64
    kind_bits: i64  # every kind as an answer
    all_kinds: i64
    zoned: bool  # some kind is bound to a zone
    effect: list[vec[i64]]  # per kind, numbers of steps
    steps: list[EffectStep]
    stackers: i64
    stack_over: i64  # stackers that may lie on top
    stack_under: i64  # ... underneath
    stack_owner: vec[i64]
    stack_kinds: vec[i64]  # that it may be stacked on
    bases: i64
    base_by: vec[i64]
    zone: vec[i64]  # areas in which it may be set
    facing: vec[i64]  # KEEP means its setter
