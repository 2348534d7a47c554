# mypyc: compile
"""What everybody knows of the deck, and what nobody does: Flip Angel hides nothing from one seat alone."""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.games.flip_angel.rules.state import Table


def is_known(table: Table, index: i64) -> bool:
    """Does everybody know the card at this place of the deck, counted from the bottom?"""
    return index == len(table.deck) - 1 or table.deck[index] >> 1 in table.remembered


def unseen(table: Table) -> list[int]:
    """The cards that lie in the deck where nobody knows, in the order of the set."""
    return sorted([table.deck[i] >> 1 for i in range(len(table.deck)) if not is_known(table, i)])


def redeal(table: Table, rng: Chance) -> None:
    """Draw anew what is unknown: the order of the cards that nobody saw, and their sides."""
    places = [i for i in range(len(table.deck)) if not is_known(table, i)]
    cards = unseen(table)
    rng.shuffle(cards)
    for i in range(len(places)):
        table.deck[places[i]] = 2 * cards[i] + hidden_side(table, rng)


def hidden_side(table: Table, rng: Chance) -> int:
    """Without the wash shuffle the whole deck shows the side of its top."""
    return int(rng.below(2)) if table.wash else int(table.top() & 1)
