# mypyc: compile
"""What a seat can't know: the worlds that it can't tell apart."""

from dengen.core.chance import Chance
from dengen.games.troll_master.rules.codes import MAGIC_COPIES, MAGIC_KINDS
from dengen.games.troll_master.rules.state import Table


def redeal(table: Table, seat: int, rng: Chance) -> None:
    """Other hands before the reveal, and the deck."""
    cards = unseen(table, seat)
    if not table.hands_are_open():
        others = [other for other in range(table.seats) if other != seat]
        sizes = [int(table.hand_size(other)) for other in range(table.seats)]
        while not deal_anew(table, others, sizes, cards, rng):
            cards = unseen(table, seat)
    rng.shuffle(cards)
    table.deck = cards


def unseen(table: Table, seat: int) -> list[int]:
    """The magic cards whose place the seat doesn't know: other hands before the reveal, and the deck."""
    left = [MAGIC_COPIES] * int(MAGIC_KINDS)
    for card in table.open:
        left[card] -= 1
    for card in table.discard:
        left[card] -= 1
    for revealed in table.revealed:
        for card in revealed:
            left[card] -= 1
    for holder in range(table.seats):
        if holder == seat or table.hands_are_open():
            for kind in range(4):
                left[kind] -= table.hand[4 * holder + kind]
    cards: list[int] = []
    for kind in range(4):
        cards += [kind] * left[kind]
    return cards


def deal_anew(table: Table, others: list[int], sizes: list[int], cards: list[int], rng: Chance) -> bool:
    """Give the others as many of these cards as they hold; False if a stuck seat's kinds ran out (TM-R5)."""
    rng.shuffle(cards)
    for other in others:
        for kind in range(4):
            table.hand[4 * other + kind] = 0
    for other in others:
        if table.stuck[other] and not deal_of_kinds(table, other, sizes[other], table.stuck[other], cards):
            return False
    for other in others:
        if not table.stuck[other]:
            for _ in range(sizes[other]):
                table.hand[4 * other + cards.pop()] += 1
    return True


def deal_of_kinds(table: Table, seat: int, size: int, kinds: int, cards: list[int]) -> bool:
    for at in range(len(cards) - 1, -1, -1):
        if size == 0:
            return True
        if (kinds >> cards[at]) & 1:
            table.hand[4 * seat + cards.pop(at)] += 1
            size -= 1
    return size == 0
