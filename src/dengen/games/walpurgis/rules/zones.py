# mypyc: compile
"""Places of all cards: each zone in its order, and the cells of the field that hold something."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import filled, zeros
from dengen.core.rules.two_word_answers import TwoWordAnswers
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELLS, OFF_FIELD
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


class Zones(TwoWordAnswers):
    """Every card has a neighbour on either side in its zone; decks and piles have their top at the end, the field is in order
    of arrival. What can be counted without looking at cards is kept beside."""

    owner: vec[i64]  # per card; never changed
    place: vec[i64]
    cell: vec[i64]
    after: vec[i64]  # at ZONES + card: the next card of its zone, or the end, zone - ZONES; at zone: its first card
    before: vec[i64]  # the same backwards; at zone: its last card
    first_at: vec[i64]  # per cell: the card that arrived there first, or NO_CARD
    next_at: vec[i64]  # per card: the one that arrived in the same cell after it, or NO_CARD
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
        self.first_at = filled(CELLS, NO_CARD)
        self.next_at = vec[i64]()
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
        other.first_at = self.first_at[:]
        other.next_at = self.next_at[:]
        other.held = self.held[:]
        other.spots = self.spots[:]
        other.taken = self.taken
        other.several = self.several

    # ---- walking: a first card, then the next one, as long as it is at least 0 ----

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

    def first_in_cell(self, cell: i64) -> i64:
        return self.first_at[cell]

    def next_in_cell(self, card: i64) -> i64:
        return self.next_at[card]

    # ---- counting ----

    def many_in(self, place: i64, seat: i64) -> i64:
        return self.held[2 * place + seat]

    def cells_with(self, place: i64, seat: i64) -> i64:
        """The cells where a seat has a card in this state, as a mask."""
        return self.spots[2 * (place - DAN_DOWN) + seat]

    def circle_cells(self, seat: i64) -> i64:
        """The cells where a seat owns a circle, as a mask."""
        spots = self.spots
        at: i64 = 2 * (READY - DAN_DOWN) + seat
        return spots[at] | spots[at + 2] | spots[at + 4] | spots[at + 6]

    def face_up_cells(self, seat: i64) -> i64:
        return self.cells_with(OPEN, seat) | self.cells_with(CASTING, seat)

    def danmaku_cells(self, seat: i64) -> i64:
        return self.cells_with(DAN_DOWN, seat) | self.cells_with(DAN_UP, seat)

    def circles(self, seat: i64) -> i64:
        return self.many_in(READY, seat) + self.many_in(DORMANT, seat) + self.face_up_circles(seat)

    def face_up_circles(self, seat: i64) -> i64:
        return self.many_in(OPEN, seat) + self.many_in(CASTING, seat)

    # ---- moving ----

    def add(self, seat: i64, place: i64) -> i64:
        """A new card, beside the field or nowhere yet."""
        card: i64 = len(self.owner)
        self.owner = append(self.owner, seat)
        self.place = append(self.place, place)
        self.cell = append(self.cell, OFF_FIELD)
        self.after = append(self.after, NO_CARD)
        self.before = append(self.before, NO_CARD)
        self.next_at = append(self.next_at, NO_CARD)
        self.link_last(card, zone_of(place, seat))
        self.held[2 * place + seat] += 1
        return card

    def stack(self, place: i64, seat: i64, cards: list[int]) -> None:
        """Put all cards of a zone into this order."""
        zone: i64 = 2 * place + seat
        last: i64 = zone - ZONES
        for card in cards:
            self.after[ZONES + last] = card
            self.before[ZONES + card] = last
            last = card
        self.after[ZONES + last] = zone - ZONES
        self.before[zone] = last

    def lay(self, card: i64, place: i64, cell: i64 = OFF_FIELD) -> None:
        """Take a card from where it lies, and make it the last of its new zone."""
        self.lift(card)
        self.link_last(card, zone_of(place, self.owner[card]))
        if cell != OFF_FIELD:
            self.join_cell(card, cell)
        self.count_in(card, place, cell)

    def lay_first(self, card: i64, place: i64) -> None:
        """The same at the other end: at the bottom of a deck."""
        self.lift(card)
        self.link_first(card, 2 * place + self.owner[card])
        self.count_in(card, place, OFF_FIELD)

    def stand(self, card: i64, state: i64) -> None:
        """Another state in the same cell."""
        self.count_out(card)
        self.count_in(card, state, self.cell[card])

    def lift(self, card: i64) -> None:
        self.count_out(card)
        cell: i64 = self.cell[card]
        if cell != OFF_FIELD:
            self.quit_cell(card, cell)
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

    def join_cell(self, card: i64, cell: i64) -> None:
        self.next_at[card] = NO_CARD
        last: i64 = self.first_at[cell]
        if last < 0:
            self.first_at[cell] = card
            self.taken |= 1 << cell
            return
        self.several |= 1 << cell
        while self.next_at[last] >= 0:
            last = self.next_at[last]
        self.next_at[last] = card

    def quit_cell(self, card: i64, cell: i64) -> None:
        following: i64 = self.next_at[card]
        first: i64 = self.first_at[cell]
        if first == card:
            first = following
            self.first_at[cell] = first
        else:
            leading: i64 = first
            while self.next_at[leading] != card:
                leading = self.next_at[leading]
            self.next_at[leading] = following
        if first < 0:
            self.taken &= ~(1 << cell)
        elif self.next_at[first] < 0:
            self.several &= ~(1 << cell)

    def count_in(self, card: i64, place: i64, cell: i64) -> None:
        """A card lies here from now on."""
        self.place[card] = place
        self.cell[card] = cell
        at: i64 = 2 * place + self.owner[card]
        self.held[at] += 1
        if cell != OFF_FIELD:
            self.spots[at - 2 * DAN_DOWN] |= 1 << cell

    def count_out(self, card: i64) -> None:
        """A card no longer lies where it does."""
        at: i64 = 2 * self.place[card] + self.owner[card]
        self.held[at] -= 1
        cell: i64 = self.cell[card]
        if cell != OFF_FIELD and ((self.several >> cell) & 1 == 0 or not self.has_like(card, cell, at)):
            self.spots[at - 2 * DAN_DOWN] &= ~(1 << cell)

    def has_like(self, card: i64, cell: i64, at: i64) -> bool:
        """Tell whether another card of the same seat lies in the same state in the cell."""
        other: i64 = self.first_at[cell]
        while other >= 0:
            if other != card and 2 * self.place[other] + self.owner[other] == at:
                return True
            other = self.next_at[other]
        return False

    # ---- slower readings; tops of stacks last ----

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
        found: list[int] = []
        card: i64 = self.first_at[cell]
        while card >= 0:
            found.append(int(card))
            card = self.next_at[card]
        return found

    @property
    def field(self) -> tuple[int, ...]:
        # In order of arrival.
        return self.cards_in(FIELD)

    @property
    def deck(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.of_both(codes.DECK)

    @property
    def hand(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.of_both(codes.HAND)

    @property
    def pile(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.of_both(codes.PILE)

    @property
    def discard(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.of_both(codes.DISCARD)

    @property
    def aside(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.of_both(codes.ASIDE)

    @property
    def shot(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        return self.of_both(codes.SHOT)
