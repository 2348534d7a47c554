# mypyc: compile
"""The preparation phase, and every draw from the deck (TM-17 to TM-22)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.state import plan
from dengen.games.troll_master.rules import magic
from dengen.games.troll_master.rules.actions import BROOM, DISCARD
from dengen.games.troll_master.rules.codes import MAGIC
from dengen.games.troll_master.rules.state import Table
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
    table.ask_always(table.start, ASK_BROOM)


def broom_answered(table: Table, seat: i64, act: i64) -> None:  # TM-22, TM-R2
    if act != BROOM:
        if table.log is not None:
            table.tell("broom_declined", {"seat": seat})
        return
    draw_for(table, seat, "broom_drew")
    table.ask_always(seat, ASK_DISCARD, 0)


def swap_card(table: Table, seat: i64, n: i64) -> None:
    """One of n times: draw one, then discard one (TM-R10: not with an empty hand)."""
    if table.hand[seat] == 0:
        return
    if n > 1:
        table.push(SWAP_CARD, seat, n - 1)
    draw_for(table, seat, "swap_drew")
    table.ask_always(seat, ASK_DISCARD, 1)


def discard_answered(table: Table, seat: i64, act: i64) -> None:
    """TM-R3: face up, on top."""
    card: i64 = act - DISCARD
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
