# mypyc: compile
"""Does the table meet a formula? Exact, without greed (TF-28 to TF-43, TF-R6 to TF-R10).

All patterns are monotone: more cards never hurt. So a lone pattern has a closed form, several patterns are
looked for in the largest sets of cards allowed, and joined conditions need only their smallest sets.
A table is eight top cards, own slots 0-3 first, then the opposing slots, each row in its owner's order.
Inside, a row is one number, six bits for each of its four cards, and a set of places is a mask of eight bits.
"""

from typing import Final

from mypy_extensions import i64

from dengen.games.trump_fighter.rules.conditions import (
    COUNTING,
    FREE,
    KIND,
    NO_CARD,
    STRAIGHT,
    SUIT,
    Condition,
    Formula,
    Group,
    Pattern,
)

PLACES: Final[i64] = 8
CARD: Final[i64] = 63  # the bits of one card in a row
OWN_PLACES: Final[i64] = 15  # the own row in a mask
SUIT_COUNT: Final[i64] = 4
NUMBERS: Final[i64] = 0x1FFF  # thirteen bits
ONE_SUIT: Final[i64] = 0x1111111111111  # the cards of the first suit, as bits
KINGS: Final[i64] = 0xF000000000000  # as bits
FIRST_KING: Final[i64] = 48
LOWEST: Final[i64] = 60  # masks a card down to the first one of its number
NEVER: Final[i64] = 1000  # what an empty slot adds to a sum: too much for any

# For every set of places of a row: the bits of the cards there, and NO_CARD everywhere else.
KEPT: Final[list[int]] = [sum(63 << 6 * i for i in range(4) if mask >> i & 1) for mask in range(16)]
EMPTIED: Final[list[int]] = [sum(52 << 6 * i for i in range(4) if not mask >> i & 1) for mask in range(16)]

# The sets of exactly `need` places with at most `own` own and `opp` opposing ones, at (own * 5 + opp) * 9 + need.
EXACTLY: Final[list[list[int]]] = [
    [m for m in range(256) if m.bit_count() == need and (m & 15).bit_count() <= own and (m >> 4).bit_count() <= opp]
    for own in range(5)
    for opp in range(5)
    for need in range(9)
]


def met(formula: Formula, tops: list[int]) -> bool:
    """Is one of the groups met?"""
    mine, theirs = _row(tops, 0), _row(tops, 4)
    return any(_group_met(group, mine, theirs) for group in formula)  # TF-42


def witness(formula: Formula, tops: list[int]) -> int:
    """The first cards found that meet the formula, as bits of places; 0 if it isn't met."""
    mine, theirs = _row(tops, 0), _row(tops, 4)
    for group in formula:
        mask = _disjoint(group, mine, theirs)
        if mask:
            return int(mask)
    return 0


def _row(tops: list[int], first: i64) -> i64:
    a: i64 = tops[first]
    b: i64 = tops[first + 1]
    c: i64 = tops[first + 2]
    d: i64 = tops[first + 3]
    return a | b << 6 | c << 12 | d << 18


def _group_met(group: Group, mine: i64, theirs: i64) -> bool:
    if len(group) == 1:
        return _condition_met(group[0], mine, theirs)
    for condition in group:  # what fails by itself need not be combined
        if condition.link == FREE and not _condition_met(condition, mine, theirs):
            return False
    return _disjoint(group, mine, theirs) != 0


def _condition_met(condition: Condition, mine: i64, theirs: i64) -> bool:
    """Is this condition met, looked at by itself?"""
    if condition.link != FREE:  # TF-43
        return len(_smallest(condition, mine, theirs)) > 0
    for pattern in condition.patterns:
        if not _achieved(pattern, mine, theirs, condition.own, condition.opp):
            return False
    if len(condition.patterns) == 1:
        return True
    return any(_all_achieved(condition, mine, theirs, mask) for mask in condition.largest)  # TF-R7: one set for all


def _disjoint(group: Group, mine: i64, theirs: i64) -> i64:
    """Sets of cards for all conditions that share no card (TF-40), united; 0 if there are none."""
    choices: list[list[int]] = []
    for condition in group:
        found = _smallest(condition, mine, theirs)
        if not found:
            return 0
        choices.append(found)
    choices.sort(key=len)
    return _choose(choices, 0, 0)


def _choose(choices: list[list[int]], which: i64, used: i64) -> i64:
    if which == len(choices):
        return used
    for choice in choices[which]:
        mask: i64 = choice
        if mask & used == 0:
            found = _choose(choices, which + 1, used | mask)
            if found:
                return found
    return 0


def _smallest(condition: Condition, mine: i64, theirs: i64) -> list[int]:
    """The sets of cards that meet the condition and have no part that does, smallest number first."""
    empty = _empty_places(mine) | _empty_places(theirs) << 4
    found: list[int] = []
    for choice in condition.masks:
        mask: i64 = choice
        if mask & empty == 0 and not _contains_one(mask, found) and _all_achieved(condition, mine, theirs, mask):
            found.append(choice)
    return found


def _empty_places(row: i64) -> i64:
    empty: i64 = 0
    for place in range(4):
        if row & CARD == NO_CARD:
            empty |= 1 << place
        row >>= 6
    return empty


def _contains_one(mask: i64, found: list[int]) -> bool:
    for part in found:
        smaller: i64 = part
        if smaller & mask == smaller:
            return True
    return False


def _all_achieved(condition: Condition, mine: i64, theirs: i64, mask: i64) -> bool:
    """Are all patterns true for the cards on these places (TF-39)?"""
    own, opp = _only(mine, mask & OWN_PLACES), _only(theirs, mask >> 4)
    return all(_achieved(pattern, own, opp, condition.own, condition.opp) for pattern in condition.patterns)


def _only(row: i64, places: i64) -> i64:
    kept: i64 = KEPT[places]
    emptied: i64 = EMPTIED[places]
    return row & kept | emptied


def _achieved(pattern: Pattern, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Do at most `own` cards of my row and `opp` of theirs achieve the pattern?"""
    form = pattern.form
    if form == COUNTING:  # TF-32, 33, 35, 36, 37
        return _enough(pattern.cards, pattern.need, mine, theirs, own, opp)
    if form == STRAIGHT:  # TF-29
        return _straight(pattern.need, _numbers(mine), _numbers(theirs), own, opp)
    if form == SUIT:  # TF-31
        return any(_enough(ONE_SUIT << suit, pattern.need, mine, theirs, own, opp) for suit in range(SUIT_COUNT))
    if form == KIND:  # TF-30
        return _kind(pattern.need, mine, theirs, own, opp)
    return _adds_up(pattern, mine, theirs, own, opp)  # TF-34


def _enough(cards: i64, need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Are at least `need` of the cards that may be referred to among `cards` (TF-38)?"""
    a, b = _count(cards, mine), _count(cards, theirs)
    return (a if a < own else own) + (b if b < opp else opp) >= need


def _count(cards: i64, row: i64) -> i64:
    return (
        (cards >> (row & CARD) & 1)
        + (cards >> (row >> 6 & CARD) & 1)
        + (cards >> (row >> 12 & CARD) & 1)
        + (cards >> (row >> 18 & CARD) & 1)
    )


def _kind(need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Does the number of one of the cards occur often enough?"""
    both = mine | theirs << 24
    for _ in range(PLACES):
        card = both & CARD
        same = (
            KINGS >> (FIRST_KING - (card & LOWEST)) if card != NO_CARD else 0
        )  # up from the aces, C would use 32 bits
        if same != 0 and _enough(same, need, mine, theirs, own, opp):
            return True
        both >>= 6
    return False


def _numbers(row: i64) -> i64:
    one: i64 = 1
    bits = one << (row >> 2 & 15) | one << (row >> 8 & 15) | one << (row >> 14 & 15) | one << (row >> 20 & 15)
    return bits & NUMBERS


def _straight(need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """A run of numbers, of which at most `own` lie only in my row and at most `opp` only in theirs."""
    starts = mine | theirs
    for step in range(1, need):
        starts &= (mine | theirs) >> step
    one: i64 = 1
    run = (one << need) - 1
    while starts:  # no start is so high that K would be followed by A
        if starts & 1 and _size(run & ~theirs) <= own and _size(run & ~mine) <= opp:
            return True
        starts >>= 1
        run <<= 1
    return False


def _size(bits: i64) -> i64:
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _adds_up(pattern: Pattern, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """Do exactly so many cards add up to exactly the total (TF-R8)?"""
    a, b, c, d = _worth(mine), _worth(mine >> 6), _worth(mine >> 12), _worth(mine >> 18)
    e, f, g, h = _worth(theirs), _worth(theirs >> 6), _worth(theirs >> 12), _worth(theirs >> 18)
    for choice in EXACTLY[(own * 5 + opp) * 9 + pattern.need]:
        m: i64 = choice
        total = (m & 1) * a + (m >> 1 & 1) * b + (m >> 2 & 1) * c + (m >> 3 & 1) * d
        total += (m >> 4 & 1) * e + (m >> 5 & 1) * f + (m >> 6 & 1) * g + (m >> 7 & 1) * h
        if total == pattern.total:
            return True
    return False


def _worth(row: i64) -> i64:
    """The number of a row's first card."""
    card = row & CARD
    return NEVER if card == NO_CARD else (card >> 2) + 1
