# mypyc: compile
"""What a technique asks of the field cards, as data: patterns, conditions, formulas (TF-28 to TF-43)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed

SUITS: Final = "SCDH"
RANKS: Final = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS: Final[i64] = 52  # a card is 4 x (number - 1) + suit
NO_CARD: Final[i64] = 52  # stands on an empty slot: no suit, no number

# The forms of patterns that the matcher knows: all counting patterns differ only in which cards they count.
COUNTING: Final[i64] = 0
STRAIGHT: Final[i64] = 1
KIND: Final[i64] = 2
SUIT: Final[i64] = 3
NUMBER: Final[i64] = 4

FREE: Final[i64] = 0  # how the cards referred to must lie (TF-43, TF-R10)
VERTICAL: Final[i64] = 1
HORIZONTAL: Final[i64] = 2


def card_name(card: int) -> str:
    """The card as people write it: `SA`, `H10`."""
    return SUITS[card % 4] + RANKS[card // 4]


class Pattern:
    """One pattern: its word and arguments as written, and what the matcher reads."""

    word: str
    args: tuple[int, ...]
    form: i64
    need: i64  # how many cards it takes
    total: i64  # NUMBER: what they add up to
    cards: i64  # COUNTING: the cards that count, as bits
    sets: vec[i64]  # NUMBER: the sets of places whose cards may add up to it


class Condition:
    """At most `opp` opposing and `own` own field cards that achieve all patterns (TF-28, TF-39, TF-R6)."""

    opp: i64
    own: i64
    link: i64
    patterns: list[Pattern]
    masks: vec[i64]  # the sets of places it may refer to, smallest number first
    largest: vec[i64]  # those with every card it may have


Group = list[Condition]  # TF-40: joined by &, every card serves one of them
Formula = list[Group]  # TF-42: joined by or


def _bits(suits: str, low: int = 1, high: int = 13, step: int = 1) -> int:
    return sum(1 << 4 * (number - 1) + SUITS.index(suit) for suit in suits for number in range(low, high + 1, step))


COUNTED: Final = {
    "red": _bits("DH"),  # TF-32
    "black": _bits("SC"),
    "spade": _bits("S"),  # TF-33
    "club": _bits("C"),
    "diamond": _bits("D"),
    "heart": _bits("H"),
    "odd": _bits(SUITS, 1, 13, 2),  # TF-37
    "even": _bits(SUITS, 2, 13, 2),
}
FORMS: Final = {"straight": STRAIGHT, "kind": KIND, "suit": SUIT, "number": NUMBER}
WORDS: Final = (*FORMS, *COUNTED, "high", "low")


def make_pattern(word: str, args: tuple[int, ...]) -> Pattern:
    """`high` and `low` are written (limit, n), `number` (m, total), all others (n)."""
    pattern = Pattern()
    pattern.word = word
    pattern.args = args
    pattern.form = FORMS.get(word, COUNTING)
    pattern.need = args[0]
    pattern.total = 0
    pattern.cards = COUNTED.get(word, 0)
    pattern.sets = packed([])
    if word == "number":  # TF-34
        pattern.total = args[1]
    elif word == "high":  # TF-35
        pattern.need = args[1]
        pattern.cards = _bits(SUITS, args[0])
    elif word == "low":  # TF-36
        pattern.need = args[1]
        pattern.cards = _bits(SUITS, 1, args[0])
    return pattern


def make_condition(opp: int, own: int, link: int, patterns: list[Pattern]) -> Condition:
    condition = Condition()
    condition.opp = opp
    condition.own = own
    condition.link = link
    condition.patterns = patterns
    masks = [mask for mask in _places(opp, own, link) if _size(mask) >= max(p.need for p in patterns)]
    condition.masks = packed(masks)
    condition.largest = packed([mask for mask in masks if _size(mask) == opp + own])
    for pattern in patterns:
        if pattern.form == NUMBER:
            pattern.sets = packed([mask for mask in _places(opp, own, FREE) if _size(mask) == pattern.need])
    return condition


def _places(opp: int, own: int, link: int) -> list[int]:
    """Sets of places as bits: 0-3 the own slots, 4-7 the opposing ones, each in its owner's order."""
    if link == VERTICAL:  # TF-R4: slot i faces slot 3 - i
        return sorted(1 << slot | 1 << 4 + (3 - slot) for slot in range(4))
    if link == HORIZONTAL:  # TF-R10: neighbours of one row
        return [3 << slot << (4 if opp else 0) for slot in range(3)]
    return [mask for mask in range(1, 256) if _size(mask & 15) <= own and _size(mask >> 4) <= opp]


def _size(mask: int) -> int:
    return mask.bit_count()
