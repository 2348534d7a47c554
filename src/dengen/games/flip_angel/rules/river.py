# mypyc: compile
"""River, deck and discard pile: taking, refilling, flipping, flowing, remaking the deck."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from dengen.core.base.packed import zeros
from dengen.core.rules.events import ALL
from dengen.games.flip_angel.rules.actions import DECK, SLOTS
from dengen.games.flip_angel.rules.state import ROW, SEEN, Table
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
    table.deck, face = pop(table.deck)
    remake(table)
    show_top(table)
    return face


def remake(table: Table) -> None:
    """The moment the deck is out of cards, the discard pile becomes the new one (FA-65, FA-R14)."""
    if len(table.deck) > 0 or len(table.discard) == 0:
        return
    cards = table.discard
    table.discard = zeros(0)
    mix(table, cards)
    if table.log is not None:
        table.tell("reshuffle", {"cards": len(table.deck)}, news=ALL)


def mix(table: Table, cards: vec[i64]) -> None:
    """Make these cards the deck, their sides mixed as well (FA-8, FA-R6)."""
    table.chance.shuffle_part(cards, 0, len(cards))
    for index in range(len(cards)):
        cards[index] = 2 * cards[index] + (table.chance.below(2) if table.wash else 0)
    table.deck = cards


def show_top(table: Table) -> None:
    """A card that is visible need not be remembered."""
    size: i64 = len(table.deck)
    if size > 0:
        table.deck[size - 1] &= ~SEEN


def tell_top(table: Table) -> None:
    """The card that has come up on the deck is news to everybody."""
    if table.log is not None and len(table.deck) > 0:
        table.tell("top", {"card": table.tables.names[table.top()]}, news=ALL)


def refill(table: Table) -> None:
    """Cards slide from the deck into the empty slots, the first slot first (FA-20, FA-R9, FA-R15)."""
    slid: i64 = 0
    for slot in range(ROW):
        if table.row[slot] == EMPTY and len(table.deck) > 0:
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
    if len(table.deck) > 0:
        turn_deck(table.deck)
        show_top(table)
        tell_top(table)


def turn_deck(deck: vec[i64]) -> None:
    """What was on top is at the bottom, and everybody has seen it."""
    low: i64 = 0
    high: i64 = len(deck) - 1
    deck[high] |= SEEN
    while low <= high:
        face = deck[low]
        deck[low] = deck[high] ^ 1
        deck[high] = face ^ 1
        low += 1
        high -= 1


def flow(table: Table) -> None:
    """The whole river goes to the discard pile as one step, then a new one is laid out (FA-55, FA-R13)."""
    tell_flow(table)
    for slot in range(ROW):
        if table.row[slot] != EMPTY:
            table.discard = append(table.discard, table.row[slot] >> 1)
            table.row[slot] = EMPTY
    if len(table.deck) > 0:
        table.deck, face = pop(table.deck)
        table.discard = append(table.discard, face >> 1)
    remake(table)
    show_top(table)
    for slot in range(ROW):
        if len(table.deck) > 0:
            slide(table, slot, True)
    tell_top(table)


def tell_flow(table: Table) -> None:
    if table.log is not None:
        faces = [int(face) for face in table.row if face != EMPTY]
        if len(table.deck) > 0:
            faces.append(int(table.top()))
        table.tell("river_flow", {"cards": [table.tables.names[face] for face in faces]})


def named(table: Table, face: i64) -> str | None:
    return None if face == EMPTY else table.tables.names[face]
