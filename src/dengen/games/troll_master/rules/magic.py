# mypyc: compile
"""Magic cards in one word: a pile keeps their order, a tally only how many there are of each kind."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import BITS, packed
from dengen.games.troll_master.rules.codes import MAGIC_COPIES, MAGIC_KINDS

ALL_CARDS: Final = MAGIC_COPIES * int(MAGIC_KINDS)

# ---- piles: two bits a card, the top lowest, and a one above the bottom ----

EMPTY: Final[i64] = 1


def pile_of(cards: list[int]) -> i64:
    """These cards, the last one on top."""
    pile: i64 = EMPTY
    for card in cards:
        pile = (pile << 2) | card
    return pile


def cards_in(pile: i64) -> list[int]:
    """From bottom to top."""
    cards: list[int] = []
    while pile != EMPTY:
        cards.append(int(pile & 3))
        pile >>= 2
    cards.reverse()
    return cards


def on_top(pile: i64, card: i64) -> i64:
    return (pile << 2) | card


def size_of(pile: i64) -> i64:
    size: i64 = 0
    while pile != EMPTY:
        pile >>= 2
        size += 1
    return size


def stacked(under: i64, over: i64) -> i64:
    """One pile laid on another."""
    bits: i64 = 2 * size_of(over)
    return (under << bits) | (over ^ BITS[bits])


def without(pile: i64, above: i64) -> i64:
    """The pile without the card that has so many above it."""
    bits: i64 = 2 * above
    return ((pile >> (bits + 2)) << bits) | (pile & (BITS[bits] - 1))


def shuffled(pile: i64, chance: Chance) -> i64:
    """As `Chance.shuffle` does it with the cards from bottom to top."""
    size: i64 = size_of(pile)
    above: i64 = 0
    left: i64 = size
    while left > 1:
        other: i64 = 2 * (size - 1 - chance.below(left))
        here: i64 = 2 * above
        differ: i64 = ((pile >> here) ^ (pile >> other)) & 3
        pile ^= differ << here
        pile ^= differ << other
        above += 1
        left -= 1
    return pile


# ---- tallies: eight bits a kind ----

ONE: Final[vec[i64]] = packed([1 << 8 * kind for kind in range(int(MAGIC_KINDS))])
ALL_MAGIC: Final[i64] = 0x06060606  # TM-2


def number(tally: i64, kind: i64) -> i64:
    """How many cards of a kind."""
    return (tally >> (8 * kind)) & 255


def total(tally: i64) -> i64:
    return ((tally * 0x01010101) >> 24) & 255


def tally_of(pile: i64) -> i64:
    tally: i64 = 0
    while pile != EMPTY:
        tally += ONE[pile & 3]
        pile >>= 2
    return tally


def kinds_in(tally: i64) -> list[int]:
    """The kind of each card, in the order of the kinds."""
    return [kind for kind in range(int(MAGIC_KINDS)) for _ in range(int(number(tally, kind)))]
