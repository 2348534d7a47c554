# mypyc: compile
"""What everybody knows of the deck, and what nobody does: Flip Angel hides nothing from one seat alone."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import zeros
from dengen.games.flip_angel.rules.state import SEEN, Table


def is_known(table: Table, index: i64) -> bool:
    """Does everybody know the card at this place of the deck, counted from the bottom?"""
    return index == len(table.deck) - 1 or table.deck[index] >= SEEN


def unseen(table: Table) -> vec[i64]:
    """The cards that lie in the deck where nobody knows, in the order of the set."""
    lies = zeros(table.tables.cards)
    found: i64 = 0
    for index in range(len(table.deck)):
        if not is_known(table, index):
            lies[table.deck[index] >> 1] = 1
            found += 1
    cards = zeros(found)
    place: i64 = 0
    for card in range(table.tables.cards):
        if lies[card]:
            cards[place] = card
            place += 1
    return cards


def redeal(table: Table, rng: Chance) -> None:
    """Draw anew what is unknown: the order of the cards that nobody saw, and their sides."""
    cards = unseen(table)
    rng.shuffle_part(cards, 0, len(cards))
    deck = table.deck
    drawn: i64 = 0
    for index in range(len(deck)):
        if not is_known(table, index):
            deck[index] = 2 * cards[drawn] + hidden_side(table, rng)
            drawn += 1


def hidden_side(table: Table, rng: Chance) -> i64:
    """Without the wash shuffle the whole deck shows the side of its top."""
    return rng.below(2) if table.wash else table.top() & 1
