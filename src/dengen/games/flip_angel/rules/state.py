# mypyc: compile
"""The table: river, fields, ether; how they are copied and emptied, how cards and chips move."""

from typing import ClassVar, Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import filled, many, packed, zeros
from dengen.core.rules.bit_answers import BitAnswers
from dengen.games.flip_angel.rules.board import SIZE
from dengen.games.flip_angel.rules.tables import BLACK, EMPTY, WHITE, Tables

ROW: Final[i64] = 3
ROUNDS: Final[i64] = 6
SEEN: Final[i64] = 1 << 20  # a mark on a face in the deck
CHIPS: Final[i64] = 4  # bits for the chips of one cell


class Table(BitAnswers):
    prefix: ClassVar[str] = "FA"

    tables: Tables  # of the card set; shared by all clones
    wash: bool  # option `initial_sides`
    own_keys: bool  # option `key_source`

    deck: vec[i64]  # faces from the bottom up: the last one is the top; SEEN marks those below that everybody saw there
    row: vec[i64]  # a face or EMPTY in each of three slots
    discard: vec[i64]  # cards; their side is of no importance
    field: vec[i64]  # SIZE cells for each seat: a face or EMPTY
    chips: vec[i64]  # for each seat: the ether locked on keys, CHIPS bits for each cell
    flipped: vec[i64]  # for each seat: cells whose card has flipped in this turn, as bits (FA-60)
    fired: vec[i64]  # for each seat: cells whose reversal icon has worked in this turn, as bits (FA-R37)
    light: vec[i64]
    dark: vec[i64]
    standin_used: vec[i64]
    reference: vec[i64]  # the number of each seat's reference card; clones share it
    # What the fields amount to, kept up by `lay`, `turn_over` and `anchor`
    taken: vec[i64]  # for each seat: cells that hold a card, as bits
    anchored: vec[i64]  # for each seat: cells whose card never flips, as bits: the stand-in and locked cards
    whites: vec[i64]  # for each seat: angels, and
    blacks: vec[i64]  # fallen angels that are visible
    start_seat: i64
    turn: i64  # finished turns
    paid: i64  # 1 once the paid reversal was used in this turn

    def clone(self) -> Self:
        other = type(self)()
        self.copy_flow(other)
        other.tables = self.tables
        other.wash = self.wash
        other.own_keys = self.own_keys
        other.deck = self.deck[:]
        other.row = self.row[:]
        other.discard = self.discard[:]
        other.field = self.field[:]
        other.chips = self.chips[:]
        other.flipped = self.flipped[:]
        other.fired = self.fired[:]
        other.taken = self.taken[:]
        other.anchored = self.anchored[:]
        other.whites = self.whites[:]
        other.blacks = self.blacks[:]
        other.light = self.light[:]
        other.dark = self.dark[:]
        other.standin_used = self.standin_used[:]
        other.reference = self.reference
        other.start_seat = self.start_seat
        other.turn = self.turn
        other.paid = self.paid
        return other

    def clear(self) -> None:
        """Every zone as it is before anything is laid (FA-13)."""
        seats: i64 = self.seats
        nothing = zeros(seats)  # copied, for that is quicker than to fill another one
        self.deck = zeros(0)
        self.row = filled(ROW, EMPTY)
        self.discard = zeros(0)
        self.field = filled(seats * SIZE, EMPTY)
        self.chips = nothing[:]
        self.flipped = nothing[:]
        self.fired = nothing[:]
        self.taken = nothing[:]
        self.anchored = nothing[:]
        self.whites = nothing[:]
        self.blacks = nothing[:]
        self.light = filled(seats, 4)
        self.dark = self.light[:]
        self.standin_used = nothing
        self.reference = packed([seat + 1 for seat in range(self.seats)])
        self.start_seat = 0
        self.turn = 0
        self.paid = 0

    def census(self) -> list[int]:
        cards = [int(self.deck_face(index)) >> 1 for index in range(len(self.deck))] + list(self.discard)
        for face in [*self.row, *self.field]:
            if face != EMPTY and face != self.tables.standin:
                cards.append(face >> 1)
        return sorted(cards)

    # ---- whose turn ----

    def mover(self) -> i64:
        """The seat whose turn it is (FA-15, FA-21)."""
        seats: i64 = self.seats
        return (self.start_seat + self.turn) % seats

    def finished(self) -> bool:
        """Six turns each have been played (FA-74, FA-R1)."""
        seats: i64 = self.seats
        return self.turn >= ROUNDS * seats

    # ---- the river ----

    def top(self) -> i64:
        """The visible card of the deck, or EMPTY."""
        size: i64 = len(self.deck)
        return self.deck[size - 1] if size > 0 else EMPTY

    def deck_face(self, index: i64) -> i64:
        """The face at a place of the deck, counted from the bottom."""
        return self.deck[index] & ~SEEN

    # ---- the field ----

    def at(self, seat: i64, cell: i64) -> i64:
        return self.field[seat * SIZE + cell]

    def cards_on(self, seat: i64) -> i64:
        """Cards on the field, the stand-in included (FA-R20)."""
        return many(self.taken[seat])

    def lay(self, seat: i64, cell: i64, face: i64) -> None:
        self.field[seat * SIZE + cell] = face
        self.taken[seat] |= 1 << cell
        colour: i64 = self.tables.colour[face]
        if colour == WHITE:
            self.whites[seat] += 1
        elif colour == BLACK:
            self.blacks[seat] += 1
        else:
            self.anchored[seat] |= 1 << cell  # FA-R20: the stand-in has no colour and never flips

    def turn_over(self, seat: i64, cell: i64) -> None:
        face: i64 = self.at(seat, cell) ^ 1
        self.field[seat * SIZE + cell] = face
        change: i64 = 1 if face & 1 == WHITE else -1
        self.whites[seat] += change
        self.blacks[seat] -= change

    def anchor(self, seat: i64, cell: i64, chips: i64) -> None:
        """Key chips freeze a card for the rest of the game (FA-63)."""
        self.chips[seat] += (chips - self.chips_on(seat, cell)) << (CHIPS * cell)
        self.anchored[seat] |= 1 << cell

    def is_locked(self, seat: i64, cell: i64) -> bool:
        return self.chips_on(seat, cell) > 0

    def chips_on(self, seat: i64, cell: i64) -> i64:
        return (self.chips[seat] >> (CHIPS * cell)) & 15

    # ---- ether ----

    def gain(self, seat: i64, light: i64, dark: i64) -> None:
        """Ether that a player gets, or gives if it is less than nothing."""
        self.light[seat] += light
        self.dark[seat] += dark
