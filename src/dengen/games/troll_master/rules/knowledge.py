# mypyc: compile
"""What a seat can't know: the worlds that it can't tell apart."""

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.games.troll_master.rules import magic
from dengen.games.troll_master.rules.codes import MAGIC_KINDS
from dengen.games.troll_master.rules.state import Table


def redeal(table: Table, seat: i64, rng: Chance) -> None:
    """Other hands before the reveal, and the deck."""
    if table.hands_are_open():
        table.deck = unseen(table, seat)
    else:
        held = table.hand[:]
        while not deal_anew(table, seat, held, rng):
            pass
    table.deck = magic.shuffled(table.deck, rng)


def unseen(table: Table, seat: i64) -> i64:
    """A pile of the magic cards whose place the seat doesn't know: other hands before the reveal, and the deck."""
    seen: i64 = magic.tally_of(table.discard)
    if table.hands_are_open():
        seen += table.in_play()
    else:
        seen += table.shown + table.hand[seat]
    pile: i64 = magic.EMPTY
    for kind in range(MAGIC_KINDS):
        for _ in range(magic.number(magic.ALL_MAGIC - seen, kind)):
            pile = magic.on_top(pile, kind)
    return pile


def deal_anew(table: Table, seat: i64, held: vec[i64], rng: Chance) -> bool:
    """Give the others as many cards as they held, and leave the rest as the deck; False if a stuck seat's kinds ran out (TM-R5)."""
    table.deck = magic.shuffled(unseen(table, seat), rng)
    for other in range(len(held)):
        if other != seat:
            table.hand[other] = 0
            if table.stuck_on(other) and not deal_of_kinds(table, other, magic.total(held[other])):
                return False
    for other in range(len(held)):
        if other != seat and not table.stuck_on(other):
            for _ in range(magic.total(held[other])):
                table.hand[other] += magic.ONE[table.deck & 3]
                table.deck >>= 2
    return True


def deal_of_kinds(table: Table, seat: i64, size: i64) -> bool:
    """Of the kinds that the stuck seat may hold, from the top of the deck on."""
    kinds: i64 = table.stuck_on(seat)
    above: i64 = 0
    while size > 0:
        rest: i64 = table.deck >> (2 * above)
        if rest == magic.EMPTY:
            return False
        if (kinds >> (rest & 3)) & 1:
            table.hand[seat] += magic.ONE[rest & 3]
            table.deck = magic.without(table.deck, above)
            size -= 1
        else:
            above += 1
    return True
