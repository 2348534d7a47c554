# mypyc: compile
"""The table of a fight: its zones, and how to look at them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from dengen.core.state import State
from dengen.games.trump_fighter.rules.actions import FULL, NOTHING
from dengen.games.trump_fighter.rules.codes import NOT_YET, PICKING
from dengen.games.trump_fighter.rules.conditions import NO_CARD, card_name
from dengen.games.trump_fighter.rules.matching import met
from dengen.games.trump_fighter.rules.tables import Tables

ROW: Final[i64] = 4
SEATS: Final[i64] = 2
BY_PLACE: Final[i64] = 64  # a covered card or miss card is kept as BY_PLACE x place or seat + card

# What the last beat was: places in `last`; those of two seats stand side by side.
ACTS: Final[i64] = 0
CALLERS: Final[i64] = 2  # seats, as bits
PROPER: Final[i64] = 3
RELIEVED: Final[i64] = 4
STALEMATE: Final[i64] = 5
NAMED: Final[i64] = 6  # attack="manual": the techniques named, or NOTHING
HITS: Final[i64] = 8  # the techniques that hit
MISSES: Final[i64] = 10  # the miss cards received
DRAWN: Final[i64] = 12  # hand places, as bits: 0-3 of seat 0, 4-7 of seat 1
QUIET: Final[list[int]] = [-1, -1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0, 0]


class Table(State):
    """Places are numbered 4 x seat + position, for hands and fields alike."""

    prefix: ClassVar[str] = "TF"

    tables: Tables
    given: list[int]  # the characters that the options name; empty: they are picked
    target: i64
    mirror: bool
    open_hands: bool
    miscalls_blocked: bool
    manual: bool
    late_time_up: bool  # a miss card that empties the deck ends the game after the Attack only

    deck: list[int]  # the top card is the last
    hand: list[int]  # NO_CARD where none lies
    tops: list[int]  # the cards that count
    covered: list[int]  # BY_PLACE x place + card, in the order in which they were covered
    misses: list[int]  # BY_PLACE x seat + card: face down beside that seat's techniques
    miss_count: list[int]  # TF-R16: can be more than there are cards
    character: list[int]  # NOTHING before it is picked
    hit: list[int]  # techniques that have hit, as bits
    fits: list[int]  # techniques that can hit on the table of the Call; replaced, never changed
    phase: i64
    obliged: i64  # seats that must Move, as bits
    sealed: list[int]  # what each seat has chosen, or NOTHING
    beat_no: i64
    call_no: i64
    ending: i64
    loser: i64  # who has lost by a foul or by giving up, or NOTHING
    last: list[int]

    def clear(self) -> None:
        """All zones empty."""
        self.deck = []
        self.hand = [int(NO_CARD)] * 8
        self.tops = [int(NO_CARD)] * 8
        self.covered = []
        self.misses = []
        self.miss_count = [0, 0]
        self.character = [-1, -1]
        self.hit = [0, 0]
        self.fits = [0, 0]
        self.phase = PICKING
        self.obliged = 0
        self.sealed = [-1, -1]
        self.beat_no = 0
        self.call_no = 0
        self.ending = NOT_YET
        self.loser = NOTHING
        self.last = QUIET.copy()

    def copy_table(self, other: "Table") -> None:
        other.tables = self.tables
        other.given = self.given
        other.target = self.target
        other.mirror = self.mirror
        other.open_hands = self.open_hands
        other.miscalls_blocked = self.miscalls_blocked
        other.manual = self.manual
        other.late_time_up = self.late_time_up
        other.deck = self.deck.copy()
        other.hand = self.hand.copy()
        other.tops = self.tops.copy()
        other.covered = self.covered.copy()
        other.misses = self.misses.copy()
        other.miss_count = self.miss_count.copy()
        other.character = self.character.copy()
        other.hit = self.hit.copy()
        other.fits = self.fits
        other.phase = self.phase
        other.obliged = self.obliged
        other.sealed = self.sealed.copy()
        other.beat_no = self.beat_no
        other.call_no = self.call_no
        other.ending = self.ending
        other.loser = self.loser
        other.last = self.last.copy()

    def census(self) -> list[int]:
        lying = [card for card in self.hand + self.tops if card != NO_CARD]
        return self.deck + lying + [kept % BY_PLACE for kept in self.covered + self.misses]

    # ---- hands and fields ----

    def held(self, seat: i64) -> i64:
        """The filled hand positions, as bits."""
        bits: i64 = 0
        for position in range(ROW):
            if self.hand[seat * 4 + position] != NO_CARD:
                bits |= 1 << position
        return bits

    def hand_size(self, seat: i64) -> i64:
        size: i64 = 0
        for position in range(ROW):
            if self.hand[seat * 4 + position] != NO_CARD:
                size += 1
        return size

    def empty_slot(self, seat: i64) -> i64:
        """The leftmost empty slot, or FULL."""
        for slot in range(ROW):
            if self.tops[seat * 4 + slot] == NO_CARD:
                return slot
        return FULL

    def stack(self, place: int) -> list[str]:
        """The names of the cards on a slot, bottom first."""
        cards = [kept % BY_PLACE for kept in self.covered if kept // BY_PLACE == place]
        if self.tops[place] != NO_CARD:
            cards.append(self.tops[place])
        return [card_name(card) for card in cards]

    # ---- techniques ----

    def ready(self, seat: i64) -> i64:
        """The techniques that have not hit yet, as bits (TF-24)."""
        everything: i64 = len(self.tables.worth[self.character[seat]]) - 1
        hit: i64 = self.hit[seat]
        return everything & ~hit

    def seen_from(self, seat: i64) -> list[int]:
        """The top cards, this seat's own row first."""
        return self.tops if seat == 0 else self.tops[4:] + self.tops[:4]

    def can_hit(self, seat: i64, tops: list[int]) -> i64:
        """The ready techniques that are met on these top cards, as bits."""
        formulas = self.tables.formulas[self.character[seat]]
        ready = self.ready(seat)
        bits: i64 = 0
        for which in range(len(formulas)):
            if ready >> which & 1 and met(formulas[which], tops):
                bits |= 1 << which
        return bits
