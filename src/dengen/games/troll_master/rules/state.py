# mypyc: compile
"""The table: its zones, what can be counted on it, how it is cleared and copied."""

from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import filled, members, zeros
from dengen.core.rules.two_word_answers import TwoWordAnswers
from dengen.games.troll_master.rules import magic
from dengen.games.troll_master.rules.codes import CRYSTAL, IN_ACTION, IN_PREPARATION, MAGIC
from dengen.games.troll_master.rules.familiars import Familiars, familiars_of
from dengen.games.troll_master.rules.tables import Tables

ROW: Final[i64] = 0x7FFE  # the bits of positions 1 to 14
KINDS_OF_MAGIC: Final[i64] = 0xF
FIRST_MANA: Final = 4  # TM-10
FAMILIARS_FROM: Final = 4  # census: familiars are numbered after the four magic kinds


class Table(TwoWordAnswers):
    """The zones of a game and the questions about them that the rules ask again and again.

    Magic cards lie in piles where their order matters, else in tallies (`magic.py`).
    """

    prefix = "TM"

    tables: Tables
    target: i64
    cap: i64
    duo: i64
    kinds: vec[i64]  # the kinds in the game, in the order of the supply; never changed
    round: i64
    phase: i64
    start: i64
    broom: i64
    deck: i64  # a pile
    discard: i64  # a pile
    open: i64  # a pile
    hand: vec[i64]  # tallies
    revealed: vec[i64]  # piles
    shown: i64  # a tally of the open and the revealed cards
    pool: i64  # a tally, empty before the reveal
    pawn: vec[i64]  # 0: not on the row
    neutral: i64  # positions of the pawns that belong to nobody (duo), as bits
    passed: i64  # seats, as bits
    stuck: i64  # TM-R5, four bits per seat: the magic kinds its hidden cards must be of; 0: not stuck
    supply: vec[i64]  # copies left, by familiar
    familiars: list[Familiars]  # per seat; the list is replaced, never changed, so that clones share it
    charges: vec[i64]  # by seat and face-up familiar
    mana: vec[i64]
    chits: vec[i64]
    taken: i64  # positions with a pawn, as bits
    actor: i64  # whose action is being resolved
    discount: i64  # in this Summon
    bonus: i64  # power added to this attack, or to this defence
    attack: i64  # the declared total
    uses: list[int]  # abilities with a limit that were used in the present span (TM-R40); replaced, never changed
    extra: vec[i64]  # VP from [Scoring] abilities in this scoring

    # ---- answers (`question.py`) ----

    def offered(self, seat: i64) -> i64:
        """The answers that the table offers to a seat that is asked."""
        return self.allowed[2 * seat]

    def own_offered(self, seat: i64) -> i64:
        """The answers that go by its own familiars."""
        return self.allowed[2 * seat + 1]

    # ---- counting ----

    def in_hand(self, seat: i64, kind: i64) -> i64:
        return magic.number(self.hand[seat], kind)

    def hand_size(self, seat: i64) -> i64:
        return magic.total(self.hand[seat])

    def hand_names(self, seat: i64) -> list[str]:
        return [MAGIC[kind] for kind in magic.kinds_in(self.hand[seat])]

    def stuck_on(self, seat: i64) -> i64:
        """The magic kinds that a stuck seat's hidden cards must be of, as bits; 0: it isn't stuck."""
        return (self.stuck >> (4 * seat)) & KINDS_OF_MAGIC

    def reach(self, seat: i64) -> i64:
        """The free positions further right than the seat's pawn (TM-28, TM-29, TM-30)."""
        pawn: i64 = self.pawn[seat]
        return ROW & ~self.taken & ~((2 << pawn) - 1)

    def neutral_pawns(self) -> list[int]:
        return members(self.neutral)

    def in_play(self) -> i64:
        """A tally of the cards of the round: open, revealed or in a hand."""
        cards: i64 = self.shown
        for hand in self.hand:
            cards += hand
        return cards

    def missing(self, pos: i64) -> i64:
        return self.lacking(self.pool, pos)

    def lacking(self, cards: i64, pos: i64) -> i64:
        """The cards that a tally lacks for an action; Crystals count as any kind (TM-44, TM-45)."""
        tables = self.tables
        kind: i64 = tables.need_kind[pos]
        short: i64 = tables.need[pos] - magic.number(cards, CRYSTAL)
        if kind != CRYSTAL:
            short -= magic.number(cards, kind)
        return short if short > 0 else 0

    def rightmost(self) -> i64:
        """The seat whose pawn stands furthest right, or -1."""
        best: i64 = -1
        at: i64 = 0
        pawns = self.pawn
        for seat in range(len(pawns)):
            pawn: i64 = pawns[seat]
            if pawn > at:
                at = pawn
                best = seat
        return best

    def charges_on(self, seat: i64, familiar: i64) -> i64:
        return self.charges[seat * (self.tables.kinds + 1) + familiar]

    def has_room(self, seat: i64, familiar: i64) -> bool:  # TM-73
        return self.charges_on(seat, familiar) < self.tables.ribbons[familiar]

    def power(self, seat: i64) -> i64:
        return self.familiars[seat].power

    def familiar_vp(self, seat: i64) -> i64:
        return self.familiars[seat].vp

    def total(self, seat: i64) -> i64:  # TM-52
        return self.chits[seat] + self.familiars[seat].vp + self.extra[seat]

    def hands_are_open(self) -> bool:
        return self.phase >= IN_ACTION  # TM-38

    # ---- moving ----

    def count_taken(self) -> None:
        taken: i64 = self.neutral
        for pawn in self.pawn:
            taken |= 1 << pawn
        self.taken = taken & ROW

    def move_pawn(self, seat: i64, pos: i64) -> None:
        """Put the seat's pawn on a position; 0 takes it back."""
        left: i64 = self.pawn[seat]
        self.pawn[seat] = pos
        self.taken = ((self.taken & ~(1 << left)) | (1 << pos)) & ROW

    def count_shown(self) -> None:
        shown: i64 = magic.tally_of(self.open)
        for revealed in self.revealed:
            shown += magic.tally_of(revealed)
        self.shown = shown

    def add_charge(self, seat: i64, familiar: i64, n: i64) -> None:
        self.charges[seat * (self.tables.kinds + 1) + familiar] += n

    def set_stacks(self, seat: i64, stacks: list[list[int]]) -> None:
        familiars = self.familiars.copy()
        familiars[seat] = familiars_of(self.tables, stacks)
        self.familiars = familiars

    # ---- clearing ----

    def clear(self) -> None:
        """Everything but deck, supply and Broom as at the start of a game (TM-10)."""
        seats: i64 = self.seats
        self.round = 0
        self.discard = magic.EMPTY
        self.open = magic.EMPTY
        self.hand = zeros(seats)
        self.familiars = [familiars_of(self.tables, [[0]])] * self.seats
        self.charges = zeros(seats * (self.tables.kinds + 1))
        for seat in range(seats):
            self.add_charge(seat, 0, self.tables.start_charge[0])
        self.mana = filled(seats, FIRST_MANA)
        self.chits = zeros(seats)
        self.extra = zeros(seats)
        self.revealed = zeros(seats)
        self.pawn = zeros(seats)
        self.clear_round()

    def clear_round(self) -> None:
        """What lasts no longer than a round as at its start."""
        for seat in range(len(self.pawn)):
            self.revealed[seat] = magic.EMPTY
            self.pawn[seat] = 0
            self.extra[seat] = 0
        self.phase = IN_PREPARATION
        self.shown = 0
        self.pool = 0
        self.neutral = 0
        self.taken = 0
        self.passed = 0
        self.stuck = 0
        self.actor = -1
        self.discount = 0
        self.bonus = 0
        self.attack = 0
        self.uses = []

    # ---- every card ----

    def census(self) -> list[int]:
        cards = magic.cards_in(self.deck) + magic.cards_in(self.discard) + magic.cards_in(self.open)
        for revealed in self.revealed:
            cards += magic.cards_in(revealed)
        for hand in self.hand:
            cards += magic.kinds_in(hand)
        for familiar, left in enumerate(self.supply):
            cards += [FAMILIARS_FROM + familiar] * int(left)
        for own in self.familiars:
            for stack in own.stacks:
                cards += [FAMILIARS_FROM + familiar for familiar in stack]
        return cards

    # ---- copies ----

    def clone(self) -> Self:
        other = type(self)()
        self.copy_flow(other)
        self.copy_zones(other)
        return other

    def copy_zones(self, other: "Table") -> None:
        other.tables = self.tables
        other.target = self.target
        other.cap = self.cap
        other.duo = self.duo
        other.kinds = self.kinds
        other.round = self.round
        other.phase = self.phase
        other.start = self.start
        other.broom = self.broom
        other.deck = self.deck
        other.discard = self.discard
        other.open = self.open
        other.hand = self.hand[:]
        other.revealed = self.revealed[:]
        other.shown = self.shown
        other.pool = self.pool
        other.pawn = self.pawn[:]
        other.neutral = self.neutral
        other.passed = self.passed
        other.stuck = self.stuck
        other.supply = self.supply[:]
        other.familiars = self.familiars
        other.charges = self.charges[:]
        other.mana = self.mana[:]
        other.chits = self.chits[:]
        other.taken = self.taken
        other.actor = self.actor
        other.discount = self.discount
        other.bonus = self.bonus
        other.attack = self.attack
        other.uses = self.uses
        other.extra = self.extra[:]
