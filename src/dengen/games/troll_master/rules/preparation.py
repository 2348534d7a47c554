# mypyc: compile
"""Setup, the preparation phase, and every draw from the deck (TM-6 to TM-11, TM-17 to TM-22)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.state import plan
from dengen.games.troll_master.rules.abilities import Abilities
from dengen.games.troll_master.rules.codes import BROOM, DISCARD, IN_PREPARATION, MAGIC, MAGIC_COPIES
from dengen.games.troll_master.rules.steps import (
    ASK_BROOM,
    ASK_DISCARD,
    DEAL,
    NEXT_PAWN,
    OFFER_BROOM,
    PLANNING_PHASE,
    REVEAL,
    SCORING_PHASE,
    SWAP_CARD,
    TURN_UP,
)

OPEN_CARDS: Final = (0, 0, 4, 1, 2, 0)  # by number of players: TM-17; two only in the duo variant
HAND_CARDS: Final = (0, 0, 3, 3, 2, 2)  # TM-18
FIRST_MANA: Final = 4
BANDS: Final = ((0, 4, 4), (5, 6, 3), (7, 99, 3))  # kinds="banded": from this cost, to this cost, so many kinds
ROUND: Final = plan(TURN_UP, DEAL, OFFER_BROOM, PLANNING_PHASE, REVEAL, NEXT_PAWN, SCORING_PHASE)  # TM-13


class Preparation(Abilities):
    # ---- setup ----

    def begin(self) -> None:
        seats = self.seats
        self.lay_supply(self.chosen_kinds())
        chosen = self.options["start_player"]
        self.broom = self.chance.below(seats) if chosen == "random" else chosen  # TM-11, TM-R36
        self.deck = [card for card in range(4) for _ in range(MAGIC_COPIES)]  # TM-2, TM-6
        self.chance.shuffle(self.deck)
        self.clear_table()
        if self.log is not None:
            self.tell("kinds", {"familiars": [self.tables.ids[kind] for kind in self.kinds]}, news=ALL)
        self.begin_round()

    def clear_table(self) -> None:
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

    def chosen_kinds(self) -> list[int]:  # TM-7, TM-R37
        choice = self.options["kinds"]
        if choice == "starter":
            return [self.tables.ids.index(id) for id in self.tables.starter]
        if choice == "banded":
            kinds: list[int] = []
            for least, most, many in BANDS:
                kinds += self.drawn_kinds(least, most, many)
            return kinds
        if choice == "random":
            return self.drawn_kinds(0, 99, self.tables.kinds_per_game)
        return [self.tables.ids.index(id) for id in choice]

    def drawn_kinds(self, least: int, most: int, many: int) -> list[int]:
        band = [kind for kind in range(1, int(self.tables.kinds) + 1) if least <= self.tables.cost[kind] <= most]
        self.chance.shuffle(band)
        return band[:many]

    def lay_supply(self, kinds: list[int]) -> None:
        """TM-8, TM-9: the others stay in the box."""
        by_cost = [(self.tables.cost[kind], kind) for kind in kinds]
        by_cost.sort()
        self.kinds = [kind for _, kind in by_cost]
        self.supply = [0] * int(self.tables.kinds + 1)
        for kind in kinds:
            self.supply[kind] = self.tables.copies[kind]

    # ---- a round begins ----

    def begin_round(self) -> None:
        self.clear_round()
        self.round += 1
        self.start = self.broom
        if self.log is not None:
            self.tell("round", {"round": self.round, "seat": self.start})
        self.agenda.extend(ROUND)

    def clear_round(self) -> None:
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

    def turn_up(self) -> None:  # TM-17
        for _ in range(OPEN_CARDS[self.seats]):
            card: i64 = self.draw()
            self.open.append(card)
            if self.log is not None:
                self.tell("opened", {"card": MAGIC[card]}, news=ALL)

    def deal(self) -> None:
        """TM-18: one at a time, from the start player clockwise."""
        seats: i64 = self.seats
        cards: i64 = HAND_CARDS[seats] * seats
        for n in range(cards):
            self.hand[4 * ((self.start + n) % seats) + self.draw()] += 1
        if self.log is not None:
            for seat in range(seats):
                args = {"seat": seat, "number": HAND_CARDS[seats], "cards": self.hand_names(seat)}
                self.tell("dealt", args, {"cards": 1 << seat}, news=1 << seat)  # TM-20

    def hand_names(self, seat: i64) -> list[str]:
        return [MAGIC[kind] for kind in range(4) for _ in range(self.hand[4 * seat + kind])]

    def draw_for(self, seat: i64, event: str) -> None:
        card: i64 = self.draw()
        self.hand[4 * seat + card] += 1
        if self.log is not None:
            holder = 1 << seat
            self.tell(event, {"seat": seat, "card": MAGIC[card]}, {"card": holder}, news=holder)

    def draw(self) -> i64:
        """TM-21, TM-R4: the deck is rebuilt only when a card is wanted and there is none."""
        if not self.deck:
            self.deck = self.discard
            self.discard = []
            self.chance.shuffle(self.deck)
            if self.log is not None:
                self.tell("reshuffled", {"cards": len(self.deck)}, news=ALL)
        return self.deck.pop()

    # ---- the Broom, and swapping cards ----

    def broom_answered(self, seat: i64, act: i64) -> None:  # TM-22, TM-R2
        if act != BROOM:
            if self.log is not None:
                self.tell("broom_declined", {"seat": seat})
            return
        self.draw_for(seat, "broom_drew")
        self.ask_always(seat, ASK_DISCARD, 0)

    def swap_card(self, seat: i64, n: i64) -> None:
        """One of n times: draw one, then discard one (TM-R10: not with an empty hand)."""
        if self.hand_size(seat) == 0:
            return
        if n > 1:
            self.agenda.append((SWAP_CARD, seat, n - 1, 0))
        self.draw_for(seat, "swap_drew")
        self.ask_always(seat, ASK_DISCARD, 1)

    def discarded(self, seat: i64, act: i64) -> None:
        """TM-R3: face up, on top."""
        card: i64 = act - DISCARD
        self.hand[4 * seat + card] -= 1
        self.discard.append(card)
        if self.log is not None:
            self.tell("discarded", {"seat": seat, "card": MAGIC[card]}, news=ALL & ~(1 << seat))

    def offer_broom(self) -> None:
        self.ask_always(self.start, ASK_BROOM)
