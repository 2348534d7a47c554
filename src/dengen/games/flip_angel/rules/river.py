# mypyc: compile
"""River, deck and discard pile: taking, refilling, flipping, flowing, remaking the deck."""

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.games.flip_angel.rules.actions import DECK, SLOTS
from dengen.games.flip_angel.rules.state import ROW, Zones
from dengen.games.flip_angel.rules.tables import EMPTY


def face_in(zones: Zones, slot: i64) -> i64:
    """The face that a slot of the river shows, or EMPTY (FA-23, FA-24)."""
    return zones.top() if slot == DECK else zones.row[slot]


def take(zones: Zones, slot: i64) -> None:
    """A summoned card leaves the river; a row slot stays empty until the refill (FA-R9, FA-R10)."""
    if slot == DECK:
        draw(zones)
    else:
        zones.row[slot] = EMPTY


def draw(zones: Zones) -> i64:
    """Take the deck's top card; the next one is visible at once."""
    face = zones.deck.pop()
    remake(zones)
    show_top(zones)
    return face


def remake(zones: Zones) -> None:
    """The moment the deck is out of cards, the discard pile becomes the new one (FA-65, FA-R14)."""
    if zones.deck or not zones.discard:
        return
    cards = zones.discard
    zones.discard = []
    mix(zones, cards)
    if zones.log is not None:
        zones.tell("reshuffle", {"cards": len(cards)}, news=ALL)


def mix(zones: Zones, cards: list[int]) -> None:
    """Make the deck of these cards, their sides mixed as well (FA-8, FA-R6)."""
    zones.chance.shuffle(cards)
    zones.deck = [2 * card + (int(zones.chance.below(2)) if zones.wash else 0) for card in cards]


def show_top(zones: Zones) -> None:
    """A card that is visible need not be remembered."""
    if zones.remembered and zones.deck:
        card = zones.deck[-1] >> 1
        if card in zones.remembered:
            zones.remembered.remove(card)


def tell_top(zones: Zones) -> None:
    """The card that has come up on the deck is news to everybody."""
    if zones.log is not None and zones.deck:
        zones.tell("top", {"card": zones.tables.names[zones.deck[-1]]}, news=ALL)


def refill(zones: Zones) -> None:
    """Cards slide from the deck into the empty slots, the first slot first (FA-20, FA-R9, FA-R15)."""
    slid: i64 = 0
    for slot in range(ROW):
        if zones.row[slot] == EMPTY and zones.deck:
            slide(zones, slot, slid > 0)
            slid += 1
    if slid > 0:
        tell_top(zones)


def slide(zones: Zones, slot: i64, unseen: bool) -> None:
    face = draw(zones)
    zones.row[slot] = face
    if zones.log is not None:
        args = {"slot": SLOTS[slot], "card": zones.tables.names[face]}
        zones.tell("slide", args, news=ALL if unseen else 0)


def flip_river(zones: Zones) -> None:
    """Row cards flip in their slots, the deck is turned over as a whole (FA-54, FA-56, FA-R12)."""
    for slot in range(ROW):
        if zones.row[slot] != EMPTY:
            zones.row[slot] ^= 1
    if zones.log is not None:
        zones.tell("river_flip", {"row": [named(zones, face) for face in zones.row], "deck": len(zones.deck)})
    if zones.deck:
        bottom = zones.deck[-1] >> 1
        zones.deck.reverse()
        for i in range(len(zones.deck)):
            zones.deck[i] ^= 1
        if bottom not in zones.remembered:
            zones.remembered.append(bottom)
        show_top(zones)
        tell_top(zones)


def flow(zones: Zones) -> None:
    """The whole river goes to the discard pile as one step, then a new one is laid out (FA-55, FA-R13)."""
    gone: list[int] = []
    for slot in range(ROW):
        if zones.row[slot] != EMPTY:
            gone.append(zones.row[slot])
            zones.row[slot] = EMPTY
    if zones.deck:
        gone.append(zones.deck.pop())
    for face in gone:
        zones.discard.append(face >> 1)
    if zones.log is not None:
        zones.tell("river_flow", {"cards": [zones.tables.names[face] for face in gone]})
    remake(zones)
    show_top(zones)
    for slot in range(ROW):
        if zones.deck:
            slide(zones, slot, True)
    tell_top(zones)


def named(zones: Zones, face: i64) -> str | None:
    return None if face == EMPTY else zones.tables.names[face]
