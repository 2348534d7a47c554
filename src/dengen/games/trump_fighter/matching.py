# mypyc: compile
"""Does the table meet a formula? Exact, without greed (TF-28 to TF-43, TF-R6 to TF-R10).

All patterns are monotone: more cards never hurt. So a lone pattern has a closed form, several patterns are
looked for in the largest sets of cards allowed, and joined conditions need only their smallest sets.
A table is eight top cards, own slots 0-3 first, then the opposing slots, each row in its owner's order.
"""

from typing import Final

from mypy_extensions import i64

from dengen.games.trump_fighter.conditions import (
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

EVERYWHERE: Final[i64] = 255
PLACES: Final[i64] = 8
SUIT_COUNT: Final[i64] = 4
NUMBERS: Final[i64] = 0x1FFF  # thirteen bits
ONE_SUIT: Final[i64] = 0x1111111111111  # the cards of the first suit, as bits
ONE_NUMBER: Final[i64] = 15  # the aces, as bits
LOWEST: Final[i64] = 60  # masks a card down to the first one of its number
NEVER: Final[i64] = 1000  # what an empty slot adds to a sum: too much for any

# The sets of exactly `need` places with at most `own` own and `opp` opposing ones, at (own * 5 + opp) * 9 + need.
EXACTLY: Final[list[list[int]]] = [
    [m for m in range(256) if m.bit_count() == need and (m & 15).bit_count() <= own and (m >> 4).bit_count() <= opp]
    for own in range(5)
    for opp in range(5)
    for need in range(9)
]


def met(formula: Formula, tops: list[int]) -> bool:
    """Is one of the groups met?"""
    return any(_group_met(group, tops) for group in formula)  # TF-42


def witness(formula: Formula, tops: list[int]) -> int:
    """The first cards found that meet the formula, as bits of places; 0 if it isn't met."""
    for group in formula:
        mask = _disjoint(group, tops)
        if mask:
            return mask
    return 0


def _group_met(group: Group, tops: list[int]) -> bool:
    for condition in group:
        if not _condition_met(condition, tops):
            return False
    return len(group) == 1 or _disjoint(group, tops) != 0


def _condition_met(condition: Condition, tops: list[int]) -> bool:
    """Is this condition met, looked at by itself?"""
    if condition.link != FREE:  # TF-43
        return len(_smallest(condition, tops)) > 0
    for pattern in condition.patterns:
        if not _achieved(pattern, tops, EVERYWHERE, condition.own, condition.opp):
            return False
    if len(condition.patterns) == 1:
        return True
    return any(_all_achieved(condition, tops, mask) for mask in condition.largest)  # TF-R7: one set for all patterns


def _disjoint(group: Group, tops: list[int]) -> i64:
    """Sets of cards for all conditions that share no card (TF-40), united; 0 if there are none."""
    choices = [_smallest(condition, tops) for condition in group]
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


def _smallest(condition: Condition, tops: list[int]) -> list[int]:
    """The sets of cards that meet the condition and have no part that does, smallest number first."""
    empty: i64 = 0
    for place in range(PLACES):
        if tops[place] == NO_CARD:
            empty |= 1 << place
    found: list[int] = []
    for choice in condition.masks:
        mask: i64 = choice
        if mask & empty == 0 and not _contains_one(mask, found) and _all_achieved(condition, tops, mask):
            found.append(choice)
    return found


def _contains_one(mask: i64, found: list[int]) -> bool:
    for part in found:
        smaller: i64 = part
        if smaller & mask == smaller:
            return True
    return False


def _all_achieved(condition: Condition, tops: list[int], mask: i64) -> bool:
    return all(  # TF-39
        _achieved(pattern, tops, mask, condition.own, condition.opp) for pattern in condition.patterns
    )


def _achieved(pattern: Pattern, tops: list[int], mask: i64, own: i64, opp: i64) -> bool:
    """Do at most `own` own and `opp` opposing cards on the places of `mask` achieve the pattern?"""
    a: i64 = tops[0] if mask & 1 else NO_CARD
    b: i64 = tops[1] if mask & 2 else NO_CARD
    c: i64 = tops[2] if mask & 4 else NO_CARD
    d: i64 = tops[3] if mask & 8 else NO_CARD
    e: i64 = tops[4] if mask & 16 else NO_CARD
    f: i64 = tops[5] if mask & 32 else NO_CARD
    g: i64 = tops[6] if mask & 64 else NO_CARD
    h: i64 = tops[7] if mask & 128 else NO_CARD
    form = pattern.form
    if form == COUNTING:  # TF-32, 33, 35, 36, 37
        return _count(pattern.cards, a, b, c, d, own) + _count(pattern.cards, e, f, g, h, opp) >= pattern.need
    if form == STRAIGHT:  # TF-29
        return _straight(pattern.need, _numbers(a, b, c, d), _numbers(e, f, g, h), own, opp)
    if form == SUIT:  # TF-31
        for suit in range(SUIT_COUNT):
            if _count(ONE_SUIT << suit, a, b, c, d, own) + _count(ONE_SUIT << suit, e, f, g, h, opp) >= pattern.need:
                return True
        return False
    if form == KIND:  # TF-30
        return _kind(pattern.need, tops, mask, a, b, c, d, e, f, g, h, own, opp)
    return _adds_up(pattern, a, b, c, d, e, f, g, h, own, opp)  # TF-34


def _count(cards: i64, a: i64, b: i64, c: i64, d: i64, limit: i64) -> i64:
    """How many of four cards are among `cards`, at most `limit`."""
    count = (cards >> a & 1) + (cards >> b & 1) + (cards >> c & 1) + (cards >> d & 1)
    return count if count < limit else limit


def _kind(
    need: i64,
    tops: list[int],
    mask: i64,
    a: i64,
    b: i64,
    c: i64,
    d: i64,
    e: i64,
    f: i64,
    g: i64,
    h: i64,
    own: i64,
    opp: i64,
) -> bool:
    for place in range(PLACES):
        card: i64 = tops[place]
        if mask >> place & 1 and card != NO_CARD:
            cards = ONE_NUMBER << (card & LOWEST)
            if _count(cards, a, b, c, d, own) + _count(cards, e, f, g, h, opp) >= need:
                return True
    return False


def _numbers(a: i64, b: i64, c: i64, d: i64) -> i64:
    one: i64 = 1
    return (one << (a >> 2) | one << (b >> 2) | one << (c >> 2) | one << (d >> 2)) & NUMBERS


def _straight(need: i64, mine: i64, theirs: i64, own: i64, opp: i64) -> bool:
    """A run of numbers, of which at most `own` lie only in the own row and at most `opp` only in the other."""
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


def _adds_up(
    pattern: Pattern, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64, h: i64, own: i64, opp: i64
) -> bool:
    """Do exactly so many cards add up to exactly the total (TF-R8)?"""
    a, b, c, d = _worth(a), _worth(b), _worth(c), _worth(d)
    e, f, g, h = _worth(e), _worth(f), _worth(g), _worth(h)
    for choice in EXACTLY[(own * 5 + opp) * 9 + pattern.need]:
        m: i64 = choice
        total = (m & 1) * a + (m >> 1 & 1) * b + (m >> 2 & 1) * c + (m >> 3 & 1) * d
        total += (m >> 4 & 1) * e + (m >> 5 & 1) * f + (m >> 6 & 1) * g + (m >> 7 & 1) * h
        if total == pattern.total:
            return True
    return False


def _worth(card: i64) -> i64:
    return NEVER if card == NO_CARD else (card >> 2) + 1
