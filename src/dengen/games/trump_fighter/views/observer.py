# mypyc: compile
"""The numbers of `observation`, written straight from the table. Its `readings` say what they mean."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.rules.state import State
from dengen.core.views.observer import Observer
from dengen.games.trump_fighter.rules.codes import PHASES
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.knowledge import openly_asked
from dengen.games.trump_fighter.rules.rows import ROW, card_in
from dengen.games.trump_fighter.rules.scoring import total
from dengen.games.trump_fighter.rules.state import SEATS, Table

CARD: Final[i64] = 6  # is there one, its number, its suit
TECHNIQUES: Final[i64] = 4

ASKED: Final[i64] = SEATS  # where each reading of the table begins
SCORES: Final[i64] = ASKED + SEATS
PHASE: Final[i64] = SCORES + SEATS
DECK: Final[i64] = PHASE + len(PHASES)
TARGET: Final[i64] = DECK + 1
SIDES: Final[i64] = TARGET + 1


class TrumpFighterObserver(Observer):
    """`characters`: how many the set has; one that a position brought along isn't among the numbers."""

    characters: i64

    def __init__(self, size: int, characters: int) -> None:
        super().__init__(size)
        self.characters = characters

    def write(self, state: State, viewer: i64, numbers: vec[float], at: i64) -> None:
        assert isinstance(state, Table)
        if viewer >= 0:
            numbers[at + viewer] = 1.0
        asked = openly_asked(state)
        numbers[at + PHASE + state.phase] = 1.0
        numbers[at + DECK] = float(state.left) / 52.0
        numbers[at + TARGET] = float(state.target) / 20.0
        for seat in range(SEATS):
            if asked >> seat & 1:
                numbers[at + ASKED + seat] = 1.0
            numbers[at + SCORES + seat] = float(total(state, seat)) / 10.0
        side = self.write_side(state, 0, viewer, numbers, at + SIDES)
        self.write_side(state, 1, viewer, numbers, side)

    def write_side(self, table: Table, seat: i64, viewer: i64, numbers: vec[float], at: i64) -> i64:
        """Gives where the next side begins."""
        who = table.character[seat]
        if 0 <= who < self.characters:
            numbers[at + who] = 1.0
        at += self.characters
        for which in range(TECHNIQUES):
            if table.hit[seat] >> which & 1:
                numbers[at + which] = 1.0
        at += TECHNIQUES
        write_row(table.hand[seat], table.open_hands or viewer == seat, numbers, at)
        at += ROW * CARD
        write_row(table.tops[seat], True, numbers, at)
        at += ROW * CARD
        numbers[at] = float(table.miss_count[seat]) / 5.0
        if table.obliged >> seat & 1:
            numbers[at + 1] = 1.0
        return at + 2


def write_row(row: i64, is_open: bool, numbers: vec[float], at: i64) -> None:
    """Of a hidden card, only that it is there (TF-R1)."""
    for position in range(ROW):
        card = card_in(row, position)
        if card != NO_CARD:
            numbers[at] = 1.0
            if is_open:
                numbers[at + 1] = float((card >> 2) + 1) / 13.0
                numbers[at + 2 + (card & 3)] = 1.0
        at += CARD
