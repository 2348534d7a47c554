# mypyc: compile
"""River, deck and discard pile: taking, refilling, flipping, flowing, remaking the deck."""

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.games.flip_angel.rules.actions import DECK, SLOTS
from dengen.games.flip_angel.rules.state import ROW, Table
from dengen.games.flip_angel.rules.tables import EMPTY


def face_in(table: Table, slot: i64) -> i64:
    """The face that a slot of the river shows, or EMPTY (FA-23, FA-24)."""
    return table.top() if slot == DECK else table.row[slot]


def take(table: Table, slot: i64) -> None:
    """A summoned card leaves the river; a row slot stays empty until the refill (FA-R9, FA-R10)."""
    if slot == DECK:
        draw(table)
    else:
        table.row[slot] = EMPTY


def draw(table: Table) -> i64:
    """Take the deck's top card; the next one is visible at once."""
    face = table.deck.pop()
    remake(table)
    show_top(table)
    return face


def remake(table: Table) -> None:
    """The moment the deck is out of cards, the discard pile becomes the new one (FA-65, FA-R14)."""
    if table.deck or not table.discard:
        return
    cards = table.discard
    table.discard = []
    mix(table, cards)
    if table.log is not None:
        table.tell("reshuffle", {"cards": len(cards)}, news=ALL)


def mix(table: Table, cards: list[int]) -> None:
    """Make the deck of these cards, their sides mixed as well (FA-8, FA-R6)."""
    table.chance.shuffle(cards)
    table.deck = [2 * card + (int(table.chance.below(2)) if table.wash else 0) for card in cards]


def show_top(table: Table) -> None:
    """A card that is visible need not be remembered."""
    if table.remembered and table.deck:
        card = table.deck[-1] >> 1
        if card in table.remembered:
            table.remembered.remove(card)


def tell_top(table: Table) -> None:
    """The card that has come up on the deck is news to everybody."""
    if table.log is not None and table.deck:
        table.tell("top", {"card": table.tables.names[table.deck[-1]]}, news=ALL)


def refill(table: Table) -> None:
    """Cards slide from the deck into the empty slots, the first slot first (FA-20, FA-R9, FA-R15)."""
    slid: i64 = 0
    for slot in range(ROW):
        if table.row[slot] == EMPTY and table.deck:
            slide(table, slot, slid > 0)
            slid += 1
    if slid > 0:
        tell_top(table)


def slide(table: Table, slot: i64, unseen: bool) -> None:
    face = draw(table)
    table.row[slot] = face
    if table.log is not None:
        args = {"slot": SLOTS[slot], "card": table.tables.names[face]}
        table.tell("slide", args, news=ALL if unseen else 0)


def flip_river(table: Table) -> None:
    """Row cards flip in their slots, the deck is turned over as a whole (FA-54, FA-56, FA-R12)."""
    for slot in range(ROW):
        if table.row[slot] != EMPTY:
            table.row[slot] ^= 1
    if table.log is not None:
        table.tell("river_flip", {"row": [named(table, face) for face in table.row], "deck": len(table.deck)})
    if table.deck:
        bottom = table.deck[-1] >> 1
        table.deck.reverse()
        for i in range(len(table.deck)):
            table.deck[i] ^= 1
        if bottom not in table.remembered:
            table.remembered.append(bottom)
        show_top(table)
        tell_top(table)


def flow(table: Table) -> None:
    """The whole river goes to the discard pile as one step, then a new one is laid out (FA-55, FA-R13)."""
    gone: list[int] = []
    for slot in range(ROW):
        if table.row[slot] != EMPTY:
            gone.append(table.row[slot])
            table.row[slot] = EMPTY
    if table.deck:
        gone.append(table.deck.pop())
    for face in gone:
        table.discard.append(face >> 1)
    if table.log is not None:
        table.tell("river_flow", {"cards": [table.tables.names[face] for face in gone]})
    remake(table)
    show_top(table)
    for slot in range(ROW):
        if table.deck:
            slide(table, slot, True)
    tell_top(table)


def named(table: Table, face: i64) -> str | None:
    return None if face == EMPTY else table.tables.names[face]
