# mypyc: compile
"""A beat: what is asked in it, and all that both do in the same instant (TF-13 to TF-16, TF-47 to TF-49, TF-69)."""

from typing import Final

from mypy_extensions import i64

from dengen.games.trump_fighter.rules import events, steps
from dengen.games.trump_fighter.rules.actions import NOTHING, WAIT, has_call, move_part
from dengen.games.trump_fighter.rules.calls import call
from dengen.games.trump_fighter.rules.codes import BATTLE, FASTEST, OBLIGED
from dengen.games.trump_fighter.rules.conditions import NO_CARD
from dengen.games.trump_fighter.rules.rows import card_in, with_card
from dengen.games.trump_fighter.rules.stalemate import stalemate
from dengen.games.trump_fighter.rules.state import ACTS, SEATS, Table

MOST_BEATS: Final = 300  # TF-R37


def fastest(table: Table) -> None:  # TF-47 to TF-49
    table.phase = FASTEST
    table.push(steps.BEAT)
    for seat in range(SEATS):
        table.ask(seat, steps.FAST_MOVE if table.obliged >> seat & 1 else steps.FAST)  # TF-53


def battle(table: Table) -> None:  # TF-13
    table.phase = BATTLE
    table.push(steps.BEAT)
    table.ask(0, steps.FIGHT)
    table.ask(1, steps.FIGHT)


def opening(table: Table) -> None:  # TF-50, TF-R25
    table.phase = OBLIGED
    table.push(steps.BEAT)
    table.ask(0 if table.obliged & 1 else 1, steps.FORCED_MOVE)


def beat(table: Table) -> None:
    """What both chose happens: first the Moves, then the Calls (TF-69)."""
    act0: i64 = table.sealed[0]
    act1: i64 = table.sealed[1]
    table.unseal()
    table.obliged = 0
    table.beat_no += 1
    assert table.beat_no < MOST_BEATS
    table.forget_beat()
    table.last[ACTS] = act0
    table.last[ACTS + 1] = act1
    before0, before1 = lay(table, 0, act0), lay(table, 1, act1)
    if table.log is not None:
        table.log.extend(events.moved(table))
    if has_call(act0) or has_call(act1):
        call(table, before0, before1)
    elif table.phase == BATTLE and act0 == WAIT and act1 == WAIT:  # TF-R24
        stalemate(table)
    else:
        table.push(steps.BATTLE)  # TF-R23 for a fastest beat without anything


def lay(table: Table, seat: i64, act: i64) -> i64:
    """Carry out the Move of an action (TF-14, TF-16); returns the card it covers, or NO_CARD."""
    part = move_part(act)
    if part == NOTHING:
        return NO_CARD
    position, slot = part >> 2, part & 3
    row, hand = table.tops[seat], table.hand[seat]
    beneath, card = card_in(row, slot), card_in(hand, position)
    table.beneath[card] = beneath
    table.tops[seat] = with_card(row, slot, card)
    table.hand[seat] = with_card(hand, position, NO_CARD)
    return beneath


def lay_open(table: Table, seat: int, act: int) -> None:
    """Lay the Move of a beat that is still open, and ask what may follow: what a real-time table shows meanwhile."""
    lay(table, seat, act)
    for asked in table.actors():
        table.ask_again(asked)
