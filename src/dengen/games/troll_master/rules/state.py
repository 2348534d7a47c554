# mypyc: compile
"""The table: its zones, what can be counted on it, copies, and the worlds that a seat can't tell apart."""

from typing import Final, Self

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.outcome import Outcome, Standing, ranks, shares
from dengen.core.state import State
from dengen.games.troll_master.rules.codes import CRYSTAL, IN_ACTION, MAGIC_COPIES, MAGIC_KINDS, OVER
from dengen.games.troll_master.rules.tables import Tables

ROW: Final[i64] = 0x7FFE  # the bits of positions 1 to 14
FAMILIARS_FROM: Final = 4  # census: familiars are numbered after the four magic kinds


class Zones(State):
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

    @property
    def turns(self) -> int:
        """Rounds begun so far, for statistics."""
        return int(self.round)

    def hand_size(self, seat: i64) -> i64:
        at: i64 = seat * 4
        return self.hand[at] + self.hand[at + 1] + self.hand[at + 2] + self.hand[at + 3]

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

    def charge_index(self, seat: i64, familiar: i64) -> i64:
        return seat * (self.tables.kinds + 1) + familiar

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
        at: i64 = self.charge_index(seat, familiar)
        self.charges[at] = self.charges[at] + n

    def set_stacks(self, seat: i64, stacks: list[list[int]]) -> None:
        self.stacks[seat] = stacks
        self.tops[seat] = [stack[len(stack) - 1] for stack in stacks]

    # ---- the end ----

    def scores(self) -> list[int]:
        return [int(self.total(seat)) for seat in range(self.seats)]

    def outcome(self) -> Outcome | None:
        if self.phase != OVER:
            return None
        scores = self.scores()
        rank = ranks([(scores[seat], self.mana[seat]) for seat in range(self.seats)])  # TM-56, TM-57, TM-R34
        share = shares(rank)  # TM-58
        return Outcome(
            reason="target" if max(scores) >= self.target else "round_cap",
            seats=[
                Standing(
                    score=scores[seat],
                    parts={
                        "chits": self.chits[seat],
                        "familiars": int(self.familiar_vp(seat)),
                        "abilities": self.extra[seat],
                        "mana": self.mana[seat],
                    },
                    rank=rank[seat],
                    share=share[seat],
                )
                for seat in range(self.seats)
            ],
        )

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

    def copy_zones(self, other: "Zones") -> None:
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

    # ---- what a seat can't know ----

    def unseen(self, seat: int) -> list[int]:
        """The magic cards whose place the seat doesn't know: other hands before the reveal, and the deck."""
        left = [MAGIC_COPIES] * int(MAGIC_KINDS)
        for card in self.open:
            left[card] -= 1
        for card in self.discard:
            left[card] -= 1
        for revealed in self.revealed:
            for card in revealed:
                left[card] -= 1
        for holder in range(self.seats):
            if holder == seat or self.hands_are_open():
                for kind in range(4):
                    left[kind] -= self.hand[4 * holder + kind]
        cards: list[int] = []
        for kind in range(4):
            cards += [kind] * left[kind]
        return cards

    def redeal(self, seat: int, rng: Chance) -> None:
        cards = self.unseen(seat)
        if not self.hands_are_open():
            others = [other for other in range(self.seats) if other != seat]
            sizes = [int(self.hand_size(other)) for other in range(self.seats)]
            while not self.deal_anew(others, sizes, cards, rng):
                cards = self.unseen(seat)
        rng.shuffle(cards)
        self.deck = cards

    def deal_anew(self, others: list[int], sizes: list[int], cards: list[int], rng: Chance) -> bool:
        """Give the others as many of these cards as they hold; False if a stuck seat's kinds ran out (TM-R5)."""
        rng.shuffle(cards)
        for other in others:
            for kind in range(4):
                self.hand[4 * other + kind] = 0
        for other in others:
            if self.stuck[other] and not self.deal_of_kinds(other, sizes[other], self.stuck[other], cards):
                return False
        for other in others:
            if not self.stuck[other]:
                for _ in range(sizes[other]):
                    self.hand[4 * other + cards.pop()] += 1
        return True

    def deal_of_kinds(self, seat: int, size: int, kinds: int, cards: list[int]) -> bool:
        for at in range(len(cards) - 1, -1, -1):
            if size == 0:
                return True
            if (kinds >> cards[at]) & 1:
                self.hand[4 * seat + cards.pop(at)] += 1
                size -= 1
        return size == 0
