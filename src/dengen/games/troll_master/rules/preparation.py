# mypyc: compile
"""The preparation phase, and every draw from the deck (TM-17 to TM-22)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.rules.events import ALL
from dengen.core.rules.state import plan
from dengen.core.rules.two_word_answers import Answers
from dengen.games.troll_master.rules import actions, clauses, magic
from dengen.games.troll_master.rules.actions import STOP
from dengen.games.troll_master.rules.codes import MAGIC, MAGIC_KINDS
from dengen.games.troll_master.rules.question import FIRST_OFFER, MAY_STOP, Question
from dengen.games.troll_master.rules.state import Table
from dengen.games.troll_master.rules.steps import (
    DEAL,
    NEXT_PAWN,
    OFFER_BROOM,
    PLANNING_PHASE,
    REVEAL,
    SCORING_PHASE,
    SWAP_CARD,
    TURN_UP,
)

OPEN_CARDS: Final = (0, 0, 4, 1, 2, 0)  # by number of players: TM-17, TM-R46
HAND_CARDS: Final = (0, 0, 3, 3, 2, 2)  # TM-18, TM-R46
ROUND: Final = plan(TURN_UP, DEAL, OFFER_BROOM, PLANNING_PHASE, REVEAL, NEXT_PAWN, SCORING_PHASE)  # TM-13


def begin_round(table: Table) -> None:
    table.clear_round()
    table.round += 1
    table.start = table.broom
    if table.log is not None:
        table.tell("round", {"round": table.round, "seat": table.start})
    table.push_all(ROUND)


def turn_up(table: Table) -> None:  # TM-17
    for _ in range(OPEN_CARDS[table.seats]):
        card: i64 = draw(table)
        table.open = magic.on_top(table.open, card)
        table.shown += magic.ONE[card]
        if table.log is not None:
            table.tell("opened", {"card": MAGIC[card]}, news=ALL)


def deal(table: Table) -> None:
    """TM-18: one at a time, from the start player clockwise."""
    seats: i64 = table.seats
    cards: i64 = HAND_CARDS[seats] * seats
    for n in range(cards):
        table.hand[(table.start + n) % seats] += magic.ONE[draw(table)]
    if table.log is not None:
        for seat in range(seats):
            args = {"seat": seat, "number": HAND_CARDS[seats], "cards": table.hand_names(seat)}
            table.tell("dealt", args, {"cards": 1 << seat}, news=1 << seat)  # TM-20


# ---- the Broom, and swapping cards ----


def offer_broom(table: Table) -> None:
    BROOM.ask_always(table, table.start)


class Broom(Question):
    """Draw a card and discard one, or leave it (TM-22, TM-R2)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(STOP), int(actions.BROOM)]

    def legal(self, table: Table, seat: i64, about: i64) -> Answers:
        return MAY_STOP | FIRST_OFFER, 0

    def answer(self, table: Table, seat: i64, about: i64, act: i64) -> None:
        if act != STOP:
            draw_for(table, seat, "broom_drew")
            DISCARD.ask_always(table, seat, 0)
        elif table.log is not None:
            table.tell("broom_declined", {"seat": seat})


BROOM: Final[Broom] = Broom(100, "ask_broom", clauses.BROOM_ONCE, actions.BROOM)


def swap_card(table: Table, seat: i64, n: i64) -> None:
    """One of n times: draw one, then discard one (TM-R10: not with an empty hand)."""
    if table.hand[seat] == 0:
        return
    if n > 1:
        table.push(SWAP_CARD, seat, n - 1)
    draw_for(table, seat, "swap_drew")
    DISCARD.ask_always(table, seat, 1)


class Discard(Question):
    """A card of the hand, after one was drawn: by the Broom, or by an ability (TM-22, TM-R10)."""

    def candidates(self, table: Table, seat: i64) -> list[int]:
        return [int(actions.DISCARD) + kind for kind in range(int(MAGIC_KINDS))]

    def legal(self, table: Table, seat: i64, by_ability: i64) -> Answers:
        offered: i64 = 0
        for kind in range(MAGIC_KINDS):
            if table.in_hand(seat, kind) > 0:
                offered |= FIRST_OFFER << kind
        return offered, 0

    def answer(self, table: Table, seat: i64, by_ability: i64, act: i64) -> None:
        discard(table, seat, act - actions.DISCARD)

    def asking_clause(self, table: Table, by_ability: i64) -> i64:
        return clauses.A_CARD_TO_SWAP if by_ability else clauses.BROOM_ONCE


DISCARD: Final[Discard] = Discard(101, "ask_discard", clauses.BROOM_ONCE, actions.DISCARD, after_drawing=True)


def discard(table: Table, seat: i64, card: i64) -> None:
    """TM-R3: face up, on top."""
    table.hand[seat] -= magic.ONE[card]
    table.discard = magic.on_top(table.discard, card)
    if table.log is not None:
        table.tell("discarded", {"seat": seat, "card": MAGIC[card]}, news=ALL & ~(1 << seat))


# ---- drawing ----


def draw_for(table: Table, seat: i64, event: str) -> None:
    card: i64 = draw(table)
    table.hand[seat] += magic.ONE[card]
    if table.log is not None:
        holder = 1 << seat
        table.tell(event, {"seat": seat, "card": MAGIC[card]}, {"card": holder}, news=holder)


def draw(table: Table) -> i64:
    """TM-21, TM-R4: the deck is rebuilt only when a card is wanted and there is none."""
    if table.deck == magic.EMPTY:
        table.deck = magic.shuffled(table.discard, table.chance)
        table.discard = magic.EMPTY
        if table.log is not None:
            table.tell("reshuffled", {"cards": magic.size_of(table.deck)}, news=ALL)
    top: i64 = table.deck & 3
    table.deck >>= 2
    return top
