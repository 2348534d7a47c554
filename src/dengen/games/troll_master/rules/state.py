# mypyc: compile
"""The table: its zones, what can be counted on it, how it is cleared and copied."""

from typing import Final, Self

from mypy_extensions import i64

from dengen.core.state import State
from dengen.games.troll_master.rules.codes import CRYSTAL, IN_ACTION, IN_PREPARATION, MAGIC, MAGIC_KINDS
from dengen.games.troll_master.rules.tables import Tables

ROW: Final[i64] = 0x7FFE  # the bits of positions 1 to 14
FIRST_MANA: Final = 4  # TM-10
FAMILIARS_FROM: Final = 4  # census: familiars are numbered after the four magic kinds


class Table(State):
    """The zones of a game and the questions about them that the rules ask again and again.

    Inner lists (`revealed`, `tops`, `stacks`) are replaced, never changed, so that clones share them.
    """

    prefix = "TM"
    fields = (
        "target", "cap", "duo", "kinds", "round", "phase", "start", "broom", "deck", "discard", "open", "hand",
        "revealed", "pool", "pawn", "neutral", "passed", "stuck", "supply", "stacks", "charges", "mana", "chits",
        "actor", "discount", "bonus", "attack", "uses", "extra",
    )  # fmt: skip

    tables: Tables
    target: i64
    cap: i64
    duo: i64
    kinds: list[int]  # the kinds in the game, in the order of the supply
    round: i64
    phase: i64
    start: i64
    broom: i64
    deck: list[int]  # top last
    discard: list[int]  # top last
    open: list[int]
    hand: list[int]  # four counters per seat
    revealed: list[list[int]]
    pool: list[int]  # four counters, all 0 before the reveal
    pawn: list[int]  # 0: not on the row
    neutral: list[int]  # positions of the pawns that belong to nobody (duo)
    passed: i64  # seats, as bits
    stuck: list[int]  # TM-R5, per seat: the magic kinds its hidden cards must be of, as bits; 0: not stuck
    supply: list[int]  # copies left, by familiar
    stacks: list[list[list[int]]]  # per seat, in order of first gain, each from bottom to top
    tops: list[list[int]]  # per seat: the face-up card of each stack
    charges: list[int]  # by seat and face-up familiar
    mana: list[int]
    chits: list[int]
    taken: i64  # positions with a pawn, as bits
    actor: i64  # whose action is being resolved
    discount: i64  # in this Summon
    bonus: i64  # power added to this attack, or to this defence
    attack: i64  # the declared total
    uses: list[int]  # abilities with a limit that were used in the present span (TM-R40)
    extra: list[int]  # VP from [Scoring] abilities in this scoring

    # ---- counting ----

    def hand_size(self, seat: i64) -> i64:
        at: i64 = seat * 4
        return self.hand[at] + self.hand[at + 1] + self.hand[at + 2] + self.hand[at + 3]

    def hand_names(self, seat: i64) -> list[str]:
        return [MAGIC[kind] for kind in range(4) for _ in range(self.hand[4 * seat + kind])]

    def reach(self, seat: i64) -> i64:
        """The free positions further right than the seat's pawn (TM-28, TM-29, TM-30)."""
        pawn: i64 = self.pawn[seat]
        return ROW & ~self.taken & ~((2 << pawn) - 1)

    def counted(self, kind: i64) -> i64:
        """Cards of the pool that count as this kind (TM-44, TM-45)."""
        if kind == CRYSTAL:
            return self.pool[CRYSTAL]
        return self.pool[kind] + self.pool[CRYSTAL]

    def missing(self, pos: i64) -> i64:
        short: i64 = self.tables.need[pos] - self.counted(self.tables.need_kind[pos])
        return short if short > 0 else 0

    def rightmost(self) -> i64:
        """The seat whose pawn stands furthest right, or -1."""
        best: i64 = -1
        at: i64 = 0
        seats: i64 = self.seats
        for seat in range(seats):
            pawn: i64 = self.pawn[seat]
            if pawn > at:
                at = pawn
                best = seat
        return best

    def charges_on(self, seat: i64, familiar: i64) -> i64:
        return self.charges[seat * (self.tables.kinds + 1) + familiar]

    def has_room(self, seat: i64, familiar: i64) -> bool:  # TM-73
        return self.charges_on(seat, familiar) < self.tables.ribbons[familiar]

    def power(self, seat: i64) -> i64:
        total: i64 = 0
        for familiar in self.tops[seat]:
            total += self.tables.power[familiar]
        return total

    def familiar_vp(self, seat: i64) -> i64:
        total: i64 = 0
        for familiar in self.tops[seat]:
            total += self.tables.vp[familiar]
        return total

    def total(self, seat: i64) -> i64:  # TM-52
        return self.chits[seat] + self.familiar_vp(seat) + self.extra[seat]

    def covered(self, seat: i64) -> i64:
        cards: i64 = 0
        for stack in self.stacks[seat]:
            cards += len(stack) - 1
        return cards

    def hands_are_open(self) -> bool:
        return self.phase >= IN_ACTION  # TM-38

    # ---- moving ----

    def count_taken(self) -> None:
        taken: i64 = 0
        for pawn in self.pawn:
            taken |= 1 << pawn
        for pawn in self.neutral:
            taken |= 1 << pawn
        self.taken = taken & ROW

    def move_pawn(self, seat: i64, pos: i64) -> None:
        """Put the seat's pawn on a position; 0 takes it back."""
        self.pawn[seat] = pos
        self.count_taken()

    def add_charge(self, seat: i64, familiar: i64, n: i64) -> None:
        at: i64 = seat * (self.tables.kinds + 1) + familiar
        self.charges[at] = self.charges[at] + n

    def set_stacks(self, seat: i64, stacks: list[list[int]]) -> None:
        self.stacks[seat] = stacks
        self.tops[seat] = [stack[len(stack) - 1] for stack in stacks]

    # ---- clearing ----

    def clear(self) -> None:
        """Everything but deck, supply and Broom as at the start of a game (TM-10)."""
        seats = self.seats
        self.round = 0
        self.discard = []
        self.open = []
        self.hand = [0] * (4 * seats)
        self.stacks = [[] for _ in range(seats)]
        self.tops = [[] for _ in range(seats)]
        self.charges = [0] * (seats * int(self.tables.kinds + 1))
        for seat in range(seats):
            self.set_stacks(seat, [[0]])
            self.add_charge(seat, 0, self.tables.start_charge[0])
        self.mana = [FIRST_MANA] * seats
        self.chits = [0] * seats
        self.clear_round()

    def clear_round(self) -> None:
        """What lasts no longer than a round as at its start."""
        seats = self.seats
        self.phase = IN_PREPARATION
        self.revealed = [[] for _ in range(seats)]
        self.pool = [0, 0, 0, 0]
        self.pawn = [0] * seats
        self.neutral = []
        self.taken = 0
        self.passed = 0
        self.stuck = [0] * seats
        self.actor = -1
        self.discount = 0
        self.bonus = 0
        self.attack = 0
        self.uses = []
        self.extra = [0] * seats

    # ---- every card ----

    def census(self) -> list[int]:
        cards = self.deck + self.discard + self.open
        for revealed in self.revealed:
            cards += revealed
        for at, held in enumerate(self.hand):
            cards += [at % int(MAGIC_KINDS)] * held
        for familiar, left in enumerate(self.supply):
            cards += [FAMILIARS_FROM + familiar] * left
        for stacks in self.stacks:
            for stack in stacks:
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
        other.deck = self.deck.copy()
        other.discard = self.discard.copy()
        other.open = self.open.copy()
        other.hand = self.hand.copy()
        other.revealed = self.revealed.copy()
        other.pool = self.pool.copy()
        other.pawn = self.pawn.copy()
        other.neutral = self.neutral
        other.passed = self.passed
        other.stuck = self.stuck.copy()
        other.supply = self.supply.copy()
        other.stacks = self.stacks.copy()
        other.tops = self.tops.copy()
        other.charges = self.charges.copy()
        other.mana = self.mana.copy()
        other.chits = self.chits.copy()
        other.taken = self.taken
        other.actor = self.actor
        other.discount = self.discount
        other.bonus = self.bonus
        other.attack = self.attack
        other.uses = self.uses.copy()
        other.extra = self.extra.copy()
