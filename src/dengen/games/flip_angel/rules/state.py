# mypyc: compile
"""The table: river, fields, ether; how they are copied and emptied, how cards and chips move."""

from typing import ClassVar, Final, Self

from mypy_extensions import i64

from dengen.core.state import State
from dengen.games.flip_angel.rules.board import SIZE
from dengen.games.flip_angel.rules.tables import BLACK, EMPTY, WHITE, Tables

ROW: Final[i64] = 3
ROUNDS: Final[i64] = 6


class Table(State):
    prefix: ClassVar[str] = "FA"

    tables: Tables  # of the card set; shared by all clones
    wash: bool  # option `initial_sides`
    own_keys: bool  # option `key_source`

    deck: list[int]  # faces from the bottom up: the last one is the top
    remembered: list[int]  # cards below the top that everybody has seen there
    row: list[int]  # a face or EMPTY in each of three slots
    discard: list[int]  # cards; their side is of no importance
    field: list[int]  # SIZE cells for each seat: a face or EMPTY
    chips: list[int]  # SIZE cells for each seat: ether locked on a key
    flipped: list[int]  # for each seat: cells whose card has flipped in this turn, as bits (FA-60)
    fired: list[int]  # for each seat: cells whose reversal icon has worked in this turn, as bits (FA-R37)
    light: list[int]
    dark: list[int]
    standin_used: list[int]
    reference: list[int]  # the number of each seat's reference card
    # What the fields amount to, kept up by `lay`, `turn_over` and `anchor`
    taken: list[int]  # for each seat: cells that hold a card, as bits
    anchored: list[int]  # for each seat: cells whose card never flips, as bits: the stand-in and locked cards
    count: list[int]  # for each seat: cards on the field, the stand-in included (FA-R20)
    whites: list[int]  # for each seat: angels, and
    blacks: list[int]  # fallen angels that are visible
    start_seat: i64
    turn: i64  # finished turns
    paid: i64  # 1 once the paid reversal was used in this turn

    def clone(self) -> Self:
        other = type(self)()
        self.copy_flow(other)
        other.tables = self.tables
        other.wash = self.wash
        other.own_keys = self.own_keys
        other.deck = self.deck.copy()
        other.remembered = self.remembered.copy()
        other.row = self.row.copy()
        other.discard = self.discard.copy()
        other.field = self.field.copy()
        other.chips = self.chips.copy()
        other.flipped = self.flipped.copy()
        other.fired = self.fired.copy()
        other.taken = self.taken.copy()
        other.anchored = self.anchored.copy()
        other.count = self.count.copy()
        other.whites = self.whites.copy()
        other.blacks = self.blacks.copy()
        other.light = self.light.copy()
        other.dark = self.dark.copy()
        other.standin_used = self.standin_used.copy()
        other.reference = self.reference
        other.start_seat = self.start_seat
        other.turn = self.turn
        other.paid = self.paid
        return other

    def clear(self) -> None:
        """Every zone as it is before anything is laid (FA-13)."""
        self.deck = []
        self.remembered = []
        self.row = [EMPTY] * int(ROW)
        self.discard = []
        self.field = [EMPTY] * (self.seats * int(SIZE))
        self.chips = [0] * (self.seats * int(SIZE))
        self.flipped = [0] * self.seats
        self.fired = [0] * self.seats
        self.taken = [0] * self.seats
        self.anchored = [0] * self.seats
        self.count = [0] * self.seats
        self.whites = [0] * self.seats
        self.blacks = [0] * self.seats
        self.light = [4] * self.seats
        self.dark = [4] * self.seats
        self.standin_used = [0] * self.seats
        self.reference = [seat + 1 for seat in range(self.seats)]
        self.start_seat = 0
        self.turn = 0
        self.paid = 0

    def census(self) -> list[int]:
        cards = [face >> 1 for face in self.deck] + list(self.discard)
        for face in self.row + self.field:
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
        return self.deck[-1] if self.deck else EMPTY

    # ---- the field ----

    def at(self, seat: i64, cell: i64) -> i64:
        return self.field[seat * SIZE + cell]

    def lay(self, seat: i64, cell: i64, face: i64) -> None:
        self.field[seat * SIZE + cell] = face
        self.taken[seat] |= 1 << cell
        self.count[seat] += 1
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
        self.chips[seat * SIZE + cell] = chips
        self.anchored[seat] |= 1 << cell

    def is_locked(self, seat: i64, cell: i64) -> bool:
        return self.chips[seat * SIZE + cell] > 0

    # ---- ether ----

    def gain(self, seat: i64, light: i64, dark: i64) -> None:
        """Ether that a player gets, or gives if it is less than nothing."""
        self.light[seat] += light
        self.dark[seat] += dark
