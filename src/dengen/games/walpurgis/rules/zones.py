# mypyc: compile
"""Where every card lies: each zone in its order, and which cells of the field hold what."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.packed import zeros
from dengen.games.walpurgis.rules.answers import Asked
from dengen.games.walpurgis.rules.board import OFF_FIELD
from dengen.games.walpurgis.rules.codes import CASTING, DAN_DOWN, DAN_UP, DORMANT, OPEN, READY, UNLAID

# Zones: 2 * place + seat for those of the seats, then these two
FIELD: Final[i64] = 12
NOWHERE: Final[i64] = 13
ZONES: Final[i64] = 14

NO_CARD: Final[i64] = -1  # where a zone ends stands a number below 0


def zone_of(place: i64, seat: i64) -> i64:
    if place < DAN_DOWN:
        return 2 * place + seat
    return FIELD if place < UNLAID else NOWHERE


class Zones(Asked):
    """Every card has a neighbour on either side in its zone; decks and piles have their top at the end, the field is in order
    of arrival. What can be counted without looking at cards is kept beside."""

    owner: vec[i64]  # per card; never changed
    place: vec[i64]
    cell: vec[i64]
    after: vec[i64]  # at ZONES + card: the next card of its zone, or the end, zone - ZONES; at zone: its first card
    before: vec[i64]  # the same backwards; at zone: its last card
    held: vec[i64]  # per 2 * place + seat: how many cards
    spots: vec[i64]  # per 2 * (place - DAN_DOWN) + seat: their cells, as a mask
    taken: i64  # cells with a card
    several: i64  # cells with two or more

    def clear_zones(self) -> None:
        self.owner = vec[i64]()
        self.place = vec[i64]()
        self.cell = vec[i64]()
        self.after = vec[i64]([zone - ZONES for zone in range(ZONES)])
        self.before = self.after[:]
        self.held = zeros(2 * UNLAID + 2)
        self.spots = zeros(2 * (UNLAID - DAN_DOWN))
        self.taken = 0
        self.several = 0

    def copy_zones(self, other: "Zones") -> None:
        other.owner = self.owner
        other.place = self.place[:]
        other.cell = self.cell[:]
        other.after = self.after[:]
        other.before = self.before[:]
        other.held = self.held[:]
        other.spots = self.spots[:]
        other.taken = self.taken
        other.several = self.several

    # ---- walking: `card = first(…)`, then `next_card(card)` as long as it is at least 0 ----

    def first_card(self, place: i64, seat: i64) -> i64:
        return self.after[2 * place + seat]

    def last_card(self, place: i64, seat: i64) -> i64:
        """The top of a deck or a pile."""
        return self.before[2 * place + seat]

    def first_on_field(self) -> i64:
        return self.after[FIELD]

    def next_card(self, card: i64) -> i64:
        return self.after[ZONES + card]

    def card_under(self, card: i64) -> i64:
        return self.before[ZONES + card]

    # ---- counting ----

    def many_in(self, place: i64, seat: i64) -> i64:
        return self.held[2 * place + seat]

    def cells_with(self, place: i64, seat: i64) -> i64:
        """The cells where a seat has a card in this state, as a mask."""
        return self.spots[2 * (place - DAN_DOWN) + seat]

    def circle_cells(self, seat: i64) -> i64:
        """The cells where a seat owns a circle, as a mask."""
        return (
            self.cells_with(READY, seat)
            | self.cells_with(DORMANT, seat)
            | self.cells_with(OPEN, seat)
            | self.cells_with(CASTING, seat)
        )

    def danmaku_cells(self, seat: i64) -> i64:
        return self.cells_with(DAN_DOWN, seat) | self.cells_with(DAN_UP, seat)

    def circles(self, seat: i64) -> i64:
        return self.many_in(READY, seat) + self.many_in(DORMANT, seat) + self.face_up_circles(seat)

    def face_up_circles(self, seat: i64) -> i64:
        return self.many_in(OPEN, seat) + self.many_in(CASTING, seat)

    # ---- moving ----

    def add_unlaid(self, seat: i64) -> i64:
        """A new card that lies nowhere yet."""
        card: i64 = len(self.owner)
        self.owner = append(self.owner, seat)
        self.place = append(self.place, UNLAID)
        self.cell = append(self.cell, OFF_FIELD)
        self.after = append(self.after, NO_CARD)
        self.before = append(self.before, NO_CARD)
        self.link_last(card, NOWHERE)
        self.held[2 * UNLAID + seat] += 1
        return card

    def lay(self, card: i64, place: i64, cell: i64 = OFF_FIELD) -> None:
        """Take a card from where it lies, and make it the last of its new zone."""
        self.lift(card)
        self.link_last(card, zone_of(place, self.owner[card]))
        self.arrive(card, place, cell)

    def lay_first(self, card: i64, place: i64) -> None:
        """The same at the other end: at the bottom of a deck."""
        self.lift(card)
        self.link_first(card, 2 * place + self.owner[card])
        self.arrive(card, place, OFF_FIELD)

    def stand(self, card: i64, state: i64) -> None:
        """Another state in the same cell."""
        self.depart(card)
        self.arrive(card, state, self.cell[card])

    def lift(self, card: i64) -> None:
        self.depart(card)
        after = self.after
        before = self.before
        following: i64 = after[ZONES + card]
        leading: i64 = before[ZONES + card]
        after[ZONES + leading] = following
        before[ZONES + following] = leading

    def link_last(self, card: i64, zone: i64) -> None:
        after = self.after
        before = self.before
        last: i64 = before[zone]
        after[ZONES + last] = card
        before[ZONES + card] = last
        after[ZONES + card] = zone - ZONES
        before[zone] = card

    def link_first(self, card: i64, zone: i64) -> None:
        after = self.after
        before = self.before
        first: i64 = after[zone]
        before[ZONES + first] = card
        after[ZONES + card] = first
        before[ZONES + card] = zone - ZONES
        after[zone] = card

    def arrive(self, card: i64, place: i64, cell: i64) -> None:
        """Count a card where it lies from now on."""
        self.place[card] = place
        self.cell[card] = cell
        at: i64 = 2 * place + self.owner[card]
        self.held[at] += 1
        if cell != OFF_FIELD:
            here: i64 = 1 << cell
            self.several |= self.taken & here
            self.taken |= here
            self.spots[at - 2 * DAN_DOWN] |= here

    def depart(self, card: i64) -> None:
        """No longer count a card where it lies."""
        at: i64 = 2 * self.place[card] + self.owner[card]
        self.held[at] -= 1
        cell: i64 = self.cell[card]
        if cell != OFF_FIELD:
            here: i64 = 1 << cell
            if self.several & here == 0:
                self.taken &= ~here
                self.spots[at - 2 * DAN_DOWN] &= ~here
            else:
                self.count_others(card, cell, at)

    def count_others(self, card: i64, cell: i64, at: i64) -> None:
        """What the cell still holds without this card, which was counted at `at`."""
        others: i64 = 0
        alike = False
        other = self.first_on_field()
        while other >= 0:
            if other != card and self.cell[other] == cell:
                others += 1
                if 2 * self.place[other] + self.owner[other] == at:
                    alike = True
            other = self.next_card(other)
        here: i64 = 1 << cell
        if others < 2:
            self.several &= ~here
        if not alike:
            self.spots[at - 2 * DAN_DOWN] &= ~here

    # ---- for those who have time ----

    def cards_in(self, zone: i64) -> tuple[int, ...]:
        found: list[int] = []
        card: i64 = self.after[zone]
        while card >= 0:
            found.append(int(card))
            card = self.next_card(card)
        return tuple(found)

    def of_both(self, place: i64) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.cards_in(2 * place), self.cards_in(2 * place + 1)

    def cards_at(self, cell: i64) -> list[int]:
        """The cards in a cell, in order of arrival."""
        return [card for card in self.field if self.cell[card] == cell]

    @property
    def field(self) -> tuple[int, ...]:
        """In order of arrival."""
        return self.cards_in(FIELD)
