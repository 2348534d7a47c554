# mypyc: compile
"""The table of a fight: its zones, and how to look at them."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import packed
from dengen.core.rules.bit_answers import BitAnswers
from dengen.games.trump_fighter.rules import rows
from dengen.games.trump_fighter.rules.actions import NOTHING
from dengen.games.trump_fighter.rules.codes import NOT_YET, PICKING
from dengen.games.trump_fighter.rules.conditions import CARDS, NO_CARD, card_name
from dengen.games.trump_fighter.rules.matching import met
from dengen.games.trump_fighter.rules.rows import EMPTY_ROW, ROW, card_in, cards_of
from dengen.games.trump_fighter.rules.tables import Tables

SEATS: Final[i64] = 2
BY_SEAT: Final[i64] = 64  # a miss card is kept as BY_SEAT x seat + card

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
QUIET: Final[vec[i64]] = packed([-1, -1, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0, 0])

# What zones hold before the deal.
NO_CARDS: Final[vec[i64]] = packed([])
EMPTY_ROWS: Final[vec[i64]] = packed([EMPTY_ROW, EMPTY_ROW])
UNCOVERED: Final[vec[i64]] = packed([NO_CARD] * CARDS)
NONE: Final[vec[i64]] = packed([0, 0])
NOTHING_YET: Final[vec[i64]] = packed([NOTHING, NOTHING])


class Table(BitAnswers):
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

    deck: vec[i64]  # the top card is the last of those `left`; replaced, never changed, so that clones share it
    left: i64  # how many cards the deck has
    hand: vec[i64]  # per seat, a row
    tops: vec[i64]  # per seat, the row of the cards that count
    beneath: vec[i64]  # by card: the one that it covers, or NO_CARD
    misses: vec[i64]  # BY_SEAT x seat + card: face down beside that seat's techniques; replaced, never changed
    miss_count: vec[i64]  # TF-R16: can be more than there are cards
    character: vec[i64]  # NOTHING before it is picked
    hit: vec[i64]  # techniques that have hit, as bits
    fits: vec[i64]  # techniques that can hit on the table of the Call, as bits
    phase: i64
    obliged: i64  # seats that must Move, as bits
    sealed: vec[i64]  # what each seat has chosen, or NOTHING
    beat_no: i64
    call_no: i64
    ending: i64
    loser: i64  # who has lost by a foul or by giving up, or NOTHING
    last: vec[i64]

    def clear(self) -> None:
        """All zones empty."""
        self.deck = NO_CARDS
        self.left = 0
        self.hand = EMPTY_ROWS[:]
        self.tops = EMPTY_ROWS[:]
        self.beneath = UNCOVERED[:]
        self.misses = NO_CARDS
        self.miss_count = NONE[:]
        self.character = NOTHING_YET[:]
        self.hit = NONE[:]
        self.fits = NONE[:]
        self.phase = PICKING
        self.obliged = 0
        self.sealed = NOTHING_YET[:]
        self.beat_no = 0
        self.call_no = 0
        self.ending = NOT_YET
        self.loser = NOTHING
        self.last = QUIET[:]

    def copy_table(self, other: "Table") -> None:
        other.tables = self.tables
        other.given = self.given
        other.target = self.target
        other.mirror = self.mirror
        other.open_hands = self.open_hands
        other.miscalls_blocked = self.miscalls_blocked
        other.manual = self.manual
        other.late_time_up = self.late_time_up
        other.deck = self.deck
        other.left = self.left
        other.hand = self.hand[:]
        other.tops = self.tops[:]
        other.beneath = self.beneath[:]
        other.misses = self.misses
        other.miss_count = self.miss_count[:]
        other.character = self.character[:]
        other.hit = self.hit[:]
        other.fits = self.fits[:]
        other.phase = self.phase
        other.obliged = self.obliged
        other.sealed = self.sealed[:]
        other.beat_no = self.beat_no
        other.call_no = self.call_no
        other.ending = self.ending
        other.loser = self.loser
        other.last = self.last[:]

    def census(self) -> list[int]:
        held = [card for seat in range(SEATS) for card in cards_of(self.hand[seat]) if card != NO_CARD]
        laid = [card for place in range(SEATS * ROW) for card in self.pile(place)]
        return self.deck_cards() + held + laid + [int(miss % BY_SEAT) for miss in self.misses]

    # ---- the deck ----

    def deck_cards(self) -> list[int]:
        """The top card is the last."""
        return [int(self.deck[place]) for place in range(self.left)]

    def lay_deck(self, cards: list[int]) -> None:
        """The top card is the last."""
        self.deck = packed(cards)
        self.left = len(cards)

    def draw_card(self) -> i64:
        self.left -= 1
        return self.deck[self.left]

    # ---- hands and fields ----

    def hand_card(self, place: i64) -> int:
        """The card at a place of a hand, or NO_CARD."""
        return int(card_in(self.hand[place >> 2], place & 3))

    def top_card(self, place: i64) -> int:
        """The card that counts at a place of a field, or NO_CARD."""
        return int(card_in(self.tops[place >> 2], place & 3))

    def held(self, seat: i64) -> i64:
        """The filled hand positions, as bits."""
        return rows.filled(self.hand[seat])

    def hand_size(self, seat: i64) -> i64:
        return rows.size(self.hand[seat])

    def empty_slot(self, seat: i64) -> i64:
        """The leftmost empty slot, or FULL."""
        return rows.first_empty(self.tops[seat])

    def pile(self, place: i64) -> list[int]:
        """The cards on a slot, bottom first."""
        cards: list[int] = []
        card = self.top_card(place)
        while card != NO_CARD:
            cards.append(card)
            card = int(self.beneath[card])
        return cards[::-1]

    def stack(self, place: int) -> list[str]:
        """Their names."""
        return [card_name(card) for card in self.pile(place)]

    # ---- choices and beats ----

    def unseal(self) -> None:
        """Nobody has chosen anything."""
        self.sealed[0] = NOTHING
        self.sealed[1] = NOTHING

    def forget_beat(self) -> None:
        """Nothing has happened in this beat yet."""
        for place in range(len(QUIET)):
            self.last[place] = QUIET[place]

    # ---- techniques ----

    def ready(self, seat: i64) -> i64:
        """The techniques that have not hit yet, as bits (TF-24)."""
        return self.tables.techniques[self.character[seat]] & ~self.hit[seat]

    def fits_now(self, seat: i64) -> i64:
        """The ready techniques that are met on the table as it lies, as bits."""
        return self.can_hit(seat, self.tops[seat], self.tops[1 - seat])

    def can_hit(self, seat: i64, mine: i64, theirs: i64) -> i64:
        """The ready techniques that are met on these rows of top cards, as bits."""
        formulas = self.tables.formulas[self.character[seat]]
        ready = self.ready(seat)
        bits: i64 = 0
        for which in range(len(formulas)):
            if ready >> which & 1 and met(formulas[which], mine, theirs):
                bits |= 1 << which
        return bits
