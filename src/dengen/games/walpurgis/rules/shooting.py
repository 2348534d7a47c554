# mypyc: compile
"""Placing danmaku (rulebook 8.3.1, 8.3.3): cells are named one at a time, each gets the top card of the deck."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest, many
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import clauses, codes, steps
from dengen.games.walpurgis.rules.actions import ALL, ALL_BIT, DONE, DONE_BIT
from dengen.games.walpurgis.rules.codes import DAN_DOWN, DAN_UP, DECK, HAND
from dengen.games.walpurgis.rules.question import HandQuestion, Question
from dengen.games.walpurgis.rules.state import Table


def take_aim(table: Table, why: i64, cells: i64, count: i64) -> None:
    """Begin to place up to `count` danmaku, one on each of these cells; `why` is RAPID, DANMAKU or EFFECT."""
    table.aim = cells
    table.shots = count
    table.push(steps.SHOOT, why)


def shooter(table: Table, why: i64) -> i64:
    if why == steps.EFFECT:
        return table.owner[table.effect_card]
    return table.owner[table.latest_card()]


def is_from_hand(table: Table, why: i64) -> bool:
    return why == steps.EFFECT and table.effect().from_hand


def is_due(table: Table, why: i64) -> bool:
    """Tell whether there are cells, shots and cards left (WP-R3)."""
    source: i64 = HAND if is_from_hand(table, why) else DECK
    return table.aim != 0 and table.shots > 0 and table.many_in(source, shooter(table, why)) > 0


def may_take_all(table: Table, why: i64) -> bool:
    return not is_from_hand(table, why) and table.shots >= many(table.aim)


class Shoot(Question):
    """The next cell for a danmaku; or all that are left, or none of them (WP-84, WP-86, WP-R19)."""

    def come_up(self, table: Table, why: i64, b: i64, c: i64) -> None:
        if is_due(table, why):
            self.ask(table, shooter(table, why), why)

    def legal(self, table: Table, seat: i64, why: i64, b: i64, c: i64) -> Answers:
        return (table.aim, DONE_BIT | ALL_BIT if may_take_all(table, why) else DONE_BIT)

    def why_not(self, table: Table, seat: i64, why: i64, b: i64, c: i64, act: i64) -> i64:
        return clauses.WHAT_THE_EFFECT_SAYS if act == ALL else self.asking_clause(table, why, b)

    def answer(self, table: Table, seat: i64, why: i64, b: i64, c: i64, act: i64) -> None:
        if act == ALL:
            shoot_at_all(table, why)
        elif act != DONE:
            shoot_at(table, why, act)

    def asking_clause(self, table: Table, why: i64, b: i64) -> i64:
        if why == steps.EFFECT:
            return clauses.WHAT_THE_EFFECT_SAYS
        return clauses.RAPID_FIRE if why == steps.RAPID else clauses.DANMAKU


SHOOT: Final[Shoot] = Shoot(steps.SHOOT, "shoot", clauses.DANMAKU, cells=True, others=DONE_BIT + ALL_BIT)


def shoot_at(table: Table, why: i64, cell: i64) -> None:
    table.aim &= ~(1 << cell)
    table.shots -= 1
    table.push(steps.SHOOT, why)
    seat = shooter(table, why)
    if not is_from_hand(table, why):
        place(table, table.last_card(DECK, seat), cell, why)
    elif table.many_in(HAND, seat) > 1:
        SHOOT_CARD.ask_always(table, seat, cell)
    else:
        place_from_hand(table, table.first_card(HAND, seat), cell)


class ShootCard(HandQuestion):
    """The hand card that becomes danmaku on a cell."""

    def take(self, table: Table, card: i64, cell: i64, b: i64) -> None:
        place_from_hand(table, card, cell)


SHOOT_CARD: Final[ShootCard] = ShootCard(
    steps.SHOOT_CARD, "shoot_card", clauses.WHAT_THE_EFFECT_SAYS, cards=True, of_effect=True
)


def shoot_at_all(table: Table, why: i64) -> None:
    seat = shooter(table, why)
    cells: i64 = table.aim
    while cells != 0 and table.many_in(DECK, seat) > 0:
        place(table, table.last_card(DECK, seat), lowest(cells), why)
        cells &= cells - 1
    table.aim = 0


def place_from_hand(table: Table, card: i64, cell: i64) -> None:
    if not table.effect().face_up:
        table.slip_from_hand(card)
    place(table, card, cell, steps.EFFECT)


def place(table: Table, card: i64, cell: i64, why: i64) -> None:
    """Danmaku onto a cell, whatever lies there (WP-26); during a cast the cell becomes hot (WP-R20)."""
    was: i64 = table.known[card]
    face_up = why == steps.EFFECT and table.effect().face_up
    table.enter(card, cell, DAN_UP if face_up else DAN_DOWN)
    if why != steps.EFFECT or table.effect().when == codes.WHEN_B:
        table.hot |= 1 << cell
    table.note("shot", card, was, cell)
