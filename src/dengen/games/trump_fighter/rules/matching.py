# mypyc: compile
"""Does the table meet a formula? Exact, without greed (TF-28 to TF-43, TF-R6 to TF-R10).

All patterns are monotone: more cards never hurt. So a lone pattern has a closed form, and several patterns are
looked for in the largest sets of cards allowed. A table is two rows of top cards, my own and theirs, each in its owner's
order. A set of places is a mask of eight bits, own slots first.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import many, packed
from dengen.games.trump_fighter.rules.conditions import (
    COUNTING,
    FREE,
    KIND,
    STRAIGHT,
    SUIT,
    Condition,
    Formula,
    Group,
    Pattern,
)
from dengen.games.trump_fighter.rules.rows import CARD, filled

ROW_PLACES: Final[i64] = 15  # in a mask, mine are the lowest

# Counts of numbers or of suits: four bits for each of them.
ONES: Final[i64] = 0x1111111111111
SEVENS: Final[i64] = 0x7777777777777
EIGHTS: Final[i64] = 0x8888888888888
NUMBER_OF: Final[vec[i64]] = packed([*(1 << card - card % 4 for card in range(52)), 0])  # by card; NO_CARD has none
SUIT_OF: Final[vec[i64]] = packed([*(1 << 4 * (card % 4) for card in range(52)), 0])

# For every set of places of a row: the bits of the cards there, and NO_CARD everywhere else.
KEPT: Final[vec[i64]] = packed([sum(63 << 6 * i for i in range(4) if mask >> i & 1) for mask in range(16)])
EMPTIED: Final[vec[i64]] = packed([sum(52 << 6 * i for i in range(4) if not mask >> i & 1) for mask in range(16)])


def met(formula: Formula, mine: i64, theirs: i64) -> bool:
    """Is one of the groups met?"""
    return any(_group_met(group, mine, theirs) for group in formula)  # TF-42


def occupied(mine: i64, theirs: i64) -> i64:
    """The places on which a card lies."""
    return filled(mine) | filled(theirs) << 4


def all_achieved(condition: Condition, mine: i64, theirs: i64, mask: i64) -> bool:
    """Are all patterns true for the cards on these places (TF-39)?"""
    own, opp = _only(mine, mask & ROW_PLACES), _only(theirs, mask >> 4)
    return all(_achieved(pattern, own, opp, condition.own, condition.opp) for pattern in condition.patterns)


def _group_met(group: Group, mine: i64, theirs: i64) -> bool:
    if len(group) == 1:
        return _condition_met(group[0], mine, theirs)
    for condition in group:  # what fails by itself need not be combined
        if condition.link == FREE and not _condition_met(condition, mine, theirs):
            return False
    return _disjoint(group, 0, mine, theirs)


def _condition_met(condition: Condition, mine: i64, theirs: i64) -> bool:
    """Is this condition met, looked at by itself?"""
    if condition.link != FREE:  # TF-43
        there = occupied(mine, theirs)
        return any(mask & there == mask and all_achieved(condition, mine, theirs, mask) for mask in condition.masks)
    for pattern in condition.patterns:
        if not _achieved(pattern, mine, theirs, condition.own, condition.opp):
            return False
    if len(condition.patterns) == 1:
        return True
    return any(all_achieved(condition, mine, theirs, mask) for mask in condition.largest)  # TF-R7: one set for all


def _disjoint(group: Group, which: i64, mine: i64, theirs: i64) -> bool:
    """Are there sets of cards for the conditions from `which` on that share no card (TF-40)?"""
    condition = group[which]
    if which == len(group) - 1:
        return _condition_met(condition, mine, theirs)
    there = occupied(mine, theirs)
    for mask in condition.masks:
        if mask & there == mask and all_achieved(condition, mine, theirs, mask):
            own, opp = _only(mine, ~mask & ROW_PLACES), _only(theirs, ~mask >> 4 & ROW_PLACES)  # what it leaves
            if _disjoint(group, which + 1, own, opp):
                return True
    return False


def _only(row: i64, places: i64) -> i64:
    return row & KEPT[places] | EMPTIED[places]


def _achieved(pattern: Pattern, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Do at most `own` cards of my row and `opp` of theirs achieve the pattern?"""
    form = pattern.form
    if form == COUNTING:  # TF-32, 33, 35, 36, 37
        return _enough(pattern.cards, pattern.need, mine, theirs, own, opp)
    if form == STRAIGHT:  # TF-29
        return _straight(pattern.need, _numbers(mine), _numbers(theirs), own, opp)
    if form == SUIT:  # TF-31
        return _often(pattern.need, _suits(mine), _suits(theirs), own, opp)
    if form == KIND:  # TF-30
        return _often(pattern.need, _numbers(mine), _numbers(theirs), own, opp)
    return _adds_up(pattern, mine, theirs)  # TF-34


def _enough(cards: i64, need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Are at least `need` of the cards that may be referred to among `cards` (TF-38)?"""
    a, b = _count(cards, mine), _count(cards, theirs)
    return (a if a < own else own) + (b if b < opp else opp) >= need


def _count(cards: i64, row: i64) -> i64:
    return (
        (cards >> (row & CARD) & 1)
        + (cards >> (row >> 6 & CARD) & 1)
        + (cards >> (row >> 12 & CARD) & 1)
        + (cards >> (row >> 18) & 1)
    )


def _numbers(row: i64) -> i64:
    """How often each number occurs."""
    return NUMBER_OF[row & CARD] + NUMBER_OF[row >> 6 & CARD] + NUMBER_OF[row >> 12 & CARD] + NUMBER_OF[row >> 18]


def _suits(row: i64) -> i64:
    """How often each suit occurs."""
    return SUIT_OF[row & CARD] + SUIT_OF[row >> 6 & CARD] + SUIT_OF[row >> 12 & CARD] + SUIT_OF[row >> 18]


def _often(need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Does one number, or one suit, occur `need` times: so often among mine, and the rest among theirs?"""
    least: i64 = need - opp if need > opp else 0
    most: i64 = own if own < need else need
    while least <= most:
        if (mine + (8 - least) * ONES) & (theirs + (8 - need + least) * ONES) & EIGHTS != 0:
            return True
        least += 1
    return False


def _straight(need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """A run of numbers, of which at most `own` lie only in my row and at most `opp` only in theirs."""
    mine, theirs = mine + SEVENS & EIGHTS, theirs + SEVENS & EIGHTS  # one bit for each number that is there
    either = mine | theirs
    starts = either
    run: i64 = 1
    for step in range(1, need):
        starts &= either >> 4 * step
        run = run << 4 | 1
    while starts != 0:  # no start is so high that K would be followed by A
        numbers = run * (starts & -starts)
        if many(numbers & ~theirs) <= own and many(numbers & ~mine) <= opp:
            return True
        starts &= starts - 1
    return False


def _adds_up(pattern: Pattern, mine: i64, theirs: i64) -> bool:
    """Do exactly so many cards add up to exactly the total (TF-R8)?"""
    there = occupied(mine, theirs)
    a, b, c, d = _worth(mine), _worth(mine >> 6), _worth(mine >> 12), _worth(mine >> 18)
    e, f, g, h = _worth(theirs), _worth(theirs >> 6), _worth(theirs >> 12), _worth(theirs >> 18)
    for m in pattern.sets:
        if m & there != m:
            continue
        total = (m & 1) * a + (m >> 1 & 1) * b + (m >> 2 & 1) * c + (m >> 3 & 1) * d
        total += (m >> 4 & 1) * e + (m >> 5 & 1) * f + (m >> 6 & 1) * g + (m >> 7 & 1) * h
        if total == pattern.total:
            return True
    return False


def _worth(row: i64) -> i64:
    """The number of a row's first card."""
    return ((row & CARD) >> 2) + 1
