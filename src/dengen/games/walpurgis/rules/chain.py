# mypyc: compile
"""The chain (rulebook 8.3): nine steps from a cast to its end."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import plan
from dengen.games.walpurgis.rules import codes, effects, picks, scoring, steps
from dengen.games.walpurgis.rules.board import CELL_NAMES, EVERYWHERE
from dengen.games.walpurgis.rules.codes import CASTING, OPEN
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
    if not table.links:
        table.push_all(CHAIN)
    table.turn_to(card, CASTING)
    table.marks[card] = table.marks[card] | codes.CAST | codes.CHECKED
    table.links.append(link(card, cell))
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
    """Where the tables keep the cells of the latest cast."""
    card = table.latest_card()
    return table.matrix_at(table.owner[card], table.kind[card], table.latest_cell())


def rapid_fire(table: Table) -> None:  # WP-84
    if table.tables.keywords[table.kind[table.latest_card()]] & codes.RAPID:
        take_aim(table, steps.RAPID, table.tables.rapid[latest_at(table)], 25)


def b_effects(table: Table) -> None:  # WP-85, WP-R34
    effects.schedule_from(table, table.latest_card(), codes.WHEN_B, table.latest_cell())


def danmaku(table: Table) -> None:  # WP-86
    take_aim(table, steps.DANMAKU, table.tables.danmaku[latest_at(table)], 25)


def interception(table: Table) -> None:
    """Whoever did not cast the latest card may answer it (WP-88, WP-89); asked even if nothing can (WP-R42)."""
    card = table.latest_card()
    seat: i64 = 1 - table.owner[card]
    if table.has_static(card, codes.UNANSWERABLE):
        return
    if table.hand[seat] or table.has_ready(seat):
        table.ask_always(seat, steps.INTERCEPT)


# ---- steps in which the players alternate ----


def alternate(table: Table, which: i64, seat: i64) -> None:
    """The seat chooses one of its circles still to be handled; with none, the other goes on."""
    left = picks.seats_taking_part(table, which)
    if left:
        table.ask(seat if (left >> seat) & 1 else 1 - seat, steps.ORDER, which)


def handle(table: Table, which: i64, card: i64) -> None:
    seat: i64 = table.owner[card]
    if which == steps.A_EFFECTS and table.tables.keywords[table.kind[card]] & codes.SUSTAIN:
        table.ask(seat, steps.SUSTAIN, card)
        return
    table.push(steps.ALTERNATE, which, 1 - seat)
    if which == steps.A_EFFECTS:
        set_upright(table, card)
        effects.schedule(table, card, codes.WHEN_A)
    elif which == steps.END_CASTING:
        set_upright(table, card)
        if table.tables.has_effect(table.kind[card], codes.WHEN_A):
            table.ask(seat, steps.END_A, card)  # WP-71: may, not must
    elif which == steps.D_EFFECTS:
        mark(table, card, codes.D_DONE)
        effects.schedule(table, card, codes.WHEN_D)
    elif which == steps.CHAIN_END:
        mark(table, card, codes.CHAIN_DONE)
        effects.schedule(table, card, codes.WHEN_CHAIN_ENDS)
    else:
        mark(table, card, codes.TURN_DONE)
        effects.schedule(table, card, codes.WHEN_TURN_ENDS)


def mark(table: Table, card: i64, what: i64) -> None:
    table.marks[card] = table.marks[card] | what


def set_upright(table: Table, card: i64) -> None:  # WP-94
    mark(table, card, codes.A_DONE)
    table.turn_to(card, OPEN)
    table.note("upright", card, codes.BOTH, table.cell[card])


def decide_sustain(table: Table, card: i64, stays: bool) -> None:
    """Left sideways, the circle is handled without using up its owner's go (WP-R30)."""
    seat: i64 = table.owner[card]
    if stays:
        mark(table, card, codes.A_DONE)
        table.push(steps.ALTERNATE, steps.A_EFFECTS, seat)
        table.note("sustained", card, codes.BOTH, table.cell[card])
        return
    table.push(steps.ALTERNATE, steps.A_EFFECTS, 1 - seat)
    set_upright(table, card)
    effects.schedule(table, card, codes.WHEN_A)


# ---- step 7 ----


def destruction(table: Table) -> None:
    """All victims of all checked casting circles, then they go, all at once (WP-92, WP-93, WP-R29)."""
    victims: list[int] = []
    for card in table.field:
        if table.place[card] == CASTING and table.marks[card] & codes.CHECKED:
            seat: i64 = table.owner[card]
            at = table.matrix_at(seat, table.kind[card], table.cell[card])
            cells: i64 = table.tables.destroy[at]
            if cells:
                mark_victims(table, card, cells, victims)
    for victim in table.in_canonical_order(victims):
        was: i64 = table.known[victim]
        cell: i64 = table.cell[victim]
        table.to_discard(victim)
        table.note("destroyed", victim, was, cell)


def mark_victims(table: Table, destroyer: i64, cells: i64, victims: list[int]) -> None:
    """The circles on these cells: the opponent's, and a reckless card's own, except itself."""
    seat: i64 = table.owner[destroyer]
    reckless = table.has_static(destroyer, codes.RECKLESS)
    for card in table.field:
        if (
            (cells >> table.cell[card]) & 1
            and table.is_circle(card)
            and (table.owner[card] != seat or (reckless and card != destroyer))
            and card not in victims
            and not picks.is_safe(table, card)
        ):
            victims.append(card)


# ---- step 9 ----


def chain_over(table: Table) -> None:
    """The field is looked at once per chain, here and nowhere else (WP-9, WP-R35)."""
    table.links = []
    table.chain_step = 0
    table.hot = 0
    table.wipe(codes.OF_CHAIN)
    if table.circle_cells(0) | table.circle_cells(1) == EVERYWHERE:
        scoring.judge(table, codes.BOARD_FULL)
