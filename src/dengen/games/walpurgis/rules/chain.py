# mypyc: compile
"""The chain (rulebook 8.3): nine steps from a cast to its end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest, place_of
from dengen.core.rules.state import plan
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import clauses, codes, effect_targets, effects, scoring, steps
from dengen.games.walpurgis.rules.actions import STAY_OR_MOVE, YES_OR_NO
from dengen.games.walpurgis.rules.board import CELL_NAMES, EVERYWHERE
from dengen.games.walpurgis.rules.codes import CASTING, OPEN
from dengen.games.walpurgis.rules.picks import FieldQuestion
from dengen.games.walpurgis.rules.question import StayOrMove, YesOrNo
from dengen.games.walpurgis.rules.shooting import take_aim
from dengen.games.walpurgis.rules.state import Table, link

CHAIN: Final = plan(  # WP-83, steps 5 to 9
    steps.D_EFFECTS, steps.SETTLING, steps.DESTRUCTION, steps.A_EFFECTS, steps.CHAIN_END, steps.CHAIN_OVER
)
CAST: Final = plan(steps.RAPID, steps.B_EFFECTS, steps.DANMAKU, steps.INTERCEPT)  # WP-83, steps 1 to 4


def cast(table: Table, card: i64, from_hand: bool) -> None:
    """The activation check has succeeded: the card is turned sideways, and a chain starts or goes on (WP-79)."""
    cell: i64 = table.cell[card]
    seat: i64 = table.owner[card]
    was: i64 = table.known[card]
    if len(table.links) == 0:
        table.push_all(CHAIN)
    table.turn_to(card, CASTING)
    table.mark(card, codes.CAST | codes.CHECKED)
    table.links = append(table.links, link(card, cell))
    at = table.matrix_at(seat, table.kind[card], cell)
    table.hot = table.tables.need[at] | table.tables.destroy[at]  # WP-103, WP-R20
    table.push_all(CAST)
    if table.log is not None:
        args: dict[str, object] = {
            "seat": int(seat),
            "card": table.tables.ids[table.kind[card]],
            "cell": CELL_NAMES[cell],
            "hand": from_hand,
            "intercepting": len(table.links) > 1,
        }
        table.tell("cast", args, None, int(codes.BOTH & ~was))


def latest_at(table: Table) -> i64:
    """The place of the latest cast's cells in the tables."""
    card = table.latest_card()
    return table.matrix_at(table.owner[card], table.kind[card], table.latest_cell())


def aims(table: Table, why: i64) -> i64:
    """The cells that a card shoots at by its matrices, or by the effect being applied, as a mask."""
    if why == steps.EFFECT:
        return table.effect_area()
    return table.tables.rapid[latest_at(table)] if why == steps.RAPID else table.tables.danmaku[latest_at(table)]


def rapid_fire(table: Table) -> None:  # WP-84
    if table.tables.keywords[table.kind[table.latest_card()]] & codes.RAPID:
        take_aim(table, steps.RAPID, aims(table, steps.RAPID), 25)


def b_effects(table: Table) -> None:  # WP-85, WP-R34
    effects.schedule_from(table, table.latest_card(), codes.WHEN_B, table.latest_cell())


def danmaku(table: Table) -> None:  # WP-86
    take_aim(table, steps.DANMAKU, aims(table, steps.DANMAKU), 25)


# ---- steps in which the players alternate ----


def alternate(table: Table, which: i64, seat: i64) -> None:
    """The seat chooses one of its circles still to be handled; with none, the other goes on."""
    cells = ORDER.cells_left(table, seat, which)
    if cells == 0:
        seat = 1 - seat
        cells = ORDER.cells_left(table, seat, which)
    if cells != 0:
        ORDER.ask_among(table, seat, which, 0, 0, cells, 0)


class Order(FieldQuestion):
    """The next own circle to be handled in an alternating step: D_EFFECTS, A_EFFECTS, CHAIN_END, END_CASTING or TURN_END."""

    def cells_left(self, table: Table, seat: i64, which: i64) -> i64:
        """The cells with a circle of the seat that is still to be handled."""
        left: i64 = table.cells_with(CASTING, seat)
        if which == steps.CHAIN_END or which == steps.TURN_END:
            left |= table.cells_with(OPEN, seat)
        found: i64 = 0
        while left != 0:
            card = table.first_in_cell(lowest(left))
            while card >= 0:
                if takes_part(table, card, which) and table.owner[card] == seat:
                    found |= left & -left
                card = table.next_in_cell(card)
            left &= left - 1
        return found

    def legal(self, table: Table, seat: i64, which: i64, b: i64, c: i64) -> Answers:
        return (self.cells_left(table, seat, which), 0)

    def is_candidate(self, table: Table, seat: i64, which: i64, card: i64) -> bool:
        return table.owner[card] == seat and takes_part(table, card, which)

    def choose(self, table: Table, seat: i64, which: i64, card: i64) -> None:
        if which == steps.A_EFFECTS and table.tables.keywords[table.kind[card]] & codes.SUSTAIN:
            SUSTAIN.ask(table, seat, card)
            return
        table.push(steps.ALTERNATE, which, 1 - seat)
        if which == steps.A_EFFECTS:
            set_upright(table, card)
            effects.schedule(table, card, codes.WHEN_A)
        elif which == steps.END_CASTING:
            set_upright(table, card)
            if table.tables.has_effect(table.kind[card], codes.WHEN_A):
                END_A.ask(table, seat, card)
        elif which == steps.D_EFFECTS:
            table.mark(card, codes.D_DONE)
            effects.schedule(table, card, codes.WHEN_D)
        elif which == steps.CHAIN_END:
            table.mark(card, codes.CHAIN_DONE)
            effects.schedule(table, card, codes.WHEN_CHAIN_ENDS)
        else:
            table.mark(card, codes.TURN_DONE)
            effects.schedule(table, card, codes.WHEN_TURN_ENDS)

    def asking_clause(self, table: Table, which: i64, b: i64) -> i64:
        return ORDER_CLAUSES[which]


ORDER: Final[Order] = Order(steps.ORDER, "order", clauses.D_EFFECTS, cells=True)
ORDER_CLAUSES: Final[dict[int, i64]] = {
    steps.D_EFFECTS: clauses.D_EFFECTS,
    steps.A_EFFECTS: clauses.A_EFFECTS,
    steps.CHAIN_END: clauses.END_OF_CHAIN,
    steps.END_CASTING: clauses.SET_CASTING_UPRIGHT,
    steps.TURN_END: clauses.END_OF_TURN,
}


def takes_part(table: Table, card: i64, which: i64) -> bool:
    """Tell whether this is a face-up circle to be handled in an alternating step (WP-71, WP-90, WP-94, WP-95, WP-R48)."""
    place: i64 = table.place[card]
    if place < OPEN:
        return False
    if which == steps.A_EFFECTS or which == steps.END_CASTING:
        return place == CASTING and table.marks[card] & codes.A_DONE == 0
    moments: i64 = table.tables.moments[table.kind[card]]
    if which == steps.D_EFFECTS:
        return place == CASTING and (moments >> codes.WHEN_D) & 1 != 0 and table.marks[card] & codes.D_DONE == 0
    if which == steps.CHAIN_END:
        return (moments >> codes.WHEN_CHAIN_ENDS) & 1 != 0 and table.marks[card] & codes.CHAIN_DONE == 0
    return (moments >> codes.WHEN_TURN_ENDS) & 1 != 0 and table.marks[card] & codes.TURN_DONE == 0


def set_upright(table: Table, card: i64) -> None:  # WP-94
    table.mark(card, codes.A_DONE)
    table.turn_to(card, OPEN)
    table.note("upright", card, codes.BOTH, table.cell[card])


class Sustain(StayOrMove):
    """Leave a casting circle with Sustain sideways, or set it upright (WP-94)."""

    def decide(self, table: Table, seat: i64, card: i64, b: i64, stays: bool) -> None:
        """Left sideways, the circle is handled without using up its owner's go (WP-R30)."""
        if stays:
            table.mark(card, codes.A_DONE)
            table.push(steps.ALTERNATE, steps.A_EFFECTS, seat)
            table.note("sustained", card, codes.BOTH, table.cell[card])
            return
        table.push(steps.ALTERNATE, steps.A_EFFECTS, 1 - seat)
        set_upright(table, card)
        effects.schedule(table, card, codes.WHEN_A)


SUSTAIN: Final[Sustain] = Sustain(steps.SUSTAIN, "sustain", clauses.A_EFFECTS, others=STAY_OR_MOVE)


class EndA(YesOrNo):
    """Apply the A effect of a circle that is set upright in the End phase: its owner may, not must (WP-71)."""

    def agree(self, table: Table, card: i64) -> None:
        effects.schedule(table, card, codes.WHEN_A)


END_A: Final[EndA] = EndA(steps.END_A, "end_a", clauses.SET_CASTING_UPRIGHT, others=YES_OR_NO)


# ---- step 7 ----


def destruction(table: Table) -> None:
    """All victims of all checked casting circles, then they go, all at once (WP-92, WP-93, WP-R29)."""
    if table.many_in(CASTING, 0) + table.many_in(CASTING, 1) == 0:
        return
    victims = vec[i64]()
    card = table.first_on_field()
    while card >= 0:
        if table.place[card] == CASTING and table.marks[card] & codes.CHECKED:
            at = table.matrix_at(table.owner[card], table.kind[card], table.cell[card])
            cells: i64 = table.tables.destroy[at] & table.taken
            if cells != 0:
                victims = with_victims(table, card, cells, victims)
        card = table.next_card(card)
    destroy(table, victims)


def with_victims(table: Table, destroyer: i64, cells: i64, victims: vec[i64]) -> vec[i64]:
    """And the circles on these cells: the opponent's, and a reckless card's own, except itself."""
    seat: i64 = table.owner[destroyer]
    reckless = table.has_static(destroyer, codes.RECKLESS)
    while cells != 0:
        card = table.first_in_cell(lowest(cells))
        while card >= 0:
            if (
                table.is_circle(card)
                and (table.owner[card] != seat or (reckless and card != destroyer))
                and place_of(victims, card) < 0
                and not effect_targets.is_safe(table, card)
            ):
                victims = append(victims, card)
            card = table.next_in_cell(card)
        cells &= cells - 1
    return victims


def destroy(table: Table, victims: vec[i64]) -> None:
    """Discard the victims by cell; inside a cell, in the order in which they fell victim (WP-R23)."""
    cells: i64 = 0
    for victim in victims:
        cells |= 1 << table.cell[victim]
    while cells != 0:
        cell: i64 = lowest(cells)
        for victim in victims:
            if table.cell[victim] == cell:
                was: i64 = table.known[victim]
                table.to_discard(victim)
                table.note("destroyed", victim, was, cell)
        cells &= cells - 1


# ---- step 9 ----


def chain_over(table: Table) -> None:
    """The field is looked at once per chain, here and nowhere else (WP-9, WP-R35)."""
    table.links = vec[i64]()
    table.chain_step = 0
    table.hot = 0
    table.wipe(codes.OF_CHAIN)
    if table.circle_cells(0) | table.circle_cells(1) == EVERYWHERE:
        scoring.judge(table, codes.BOARD_FULL)
