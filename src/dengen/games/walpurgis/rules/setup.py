# mypyc: compile
"""Before the game and opening placement (rulebook 5 and 6)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.state import plan
from dengen.games.walpurgis.rules import codes, scoring, steps
from dengen.games.walpurgis.rules.board import CENTRE, EVERYWHERE
from dengen.games.walpurgis.rules.codes import OPEN
from dengen.games.walpurgis.rules.state import Table

SETUP: Final = plan(
    *(steps.SET_ASIDE, steps.SHUFFLE, steps.OPENING_HANDS, steps.MULLIGAN, steps.REDRAW, steps.JOIN_SHOTS),
    *(steps.OPENING_FIRST, steps.OPENING_SECOND, steps.TURN),
)
OPENING_HAND: Final[i64] = 5


def deal(table: Table) -> None:
    """Each seat's own deck (WP-3)."""
    for seat in (0, 1):
        ids: list[str] = table.options["decks"][seat]
        for id_ in ids:
            table.deck[seat].append(table.add_card(seat, table.tables.kind_of[id_], codes.DECK))


def set_aside(table: Table) -> None:
    """Both choose a Normal Shot in secret (WP-43, WP-R12); with closed lists even a single kind is asked for (WP-R42)."""
    for seat in (0, 1):
        kinds = shots_in(table, seat, table.deck[seat])
        if len(kinds) > 1 or (kinds and not table.settings.open_lists):
            table.ask_always(seat, steps.SET_ASIDE)
        elif kinds:
            table.sealed[seat] = kinds[0]


def shots_in(table: Table, seat: i64, zone: list[int]) -> list[int]:
    """The different Normal Shots in a zone."""
    kinds: list[int] = []
    for card in zone:
        kind = table.kind[card]
        if table.tables.is_shot[kind] and kind not in kinds:
            kinds.append(kind)
    return kinds


def shuffle(table: Table) -> None:
    """Show the set-aside shots, shuffle both decks (WP-44), decide who is first (WP-45)."""
    for seat in (0, 1):
        if table.sealed[seat] != codes.NOBODY:
            lay_shot_aside(table, seat, table.sealed[seat])
            table.sealed[seat] = codes.NOBODY
    for seat in (0, 1):
        table.chance.shuffle(table.deck[seat])
    first = table.settings.first
    table.first = table.chance.below(2) if first == codes.NOBODY else first
    table.turn = table.first
    if table.log is not None:
        table.tell("first", {"seat": int(table.first)}, None, int(codes.BOTH))


def lay_shot_aside(table: Table, seat: i64, kind: i64) -> None:
    for card in table.deck[seat]:
        if table.kind[card] == kind:
            table.deck[seat].remove(card)
            table.place[card] = codes.SHOT
            table.known[card] = codes.BOTH
            table.shot[seat].append(card)
            table.note("laid_aside", card, 0)
            return


def opening_hands(table: Table) -> None:
    for seat in (0, 1):
        table.draw(seat, OPENING_HAND)  # WP-46


def mulligan(table: Table) -> None:
    """Both decide in secret, card by card (WP-47, WP-R39)."""
    table.phase = codes.MULLIGANS
    for seat in (0, 1):
        if table.hand[seat]:
            table.ask_always(seat, steps.MULLIGAN)


def pick_for_mulligan(table: Table, seat: i64, kind: i64) -> None:
    table.picked[seat].append(unpicked(table, seat, kind))
    if len(table.picked[seat]) < len(table.hand[seat]):
        table.ask_always(seat, steps.MULLIGAN)


def unpicked(table: Table, seat: i64, kind: i64) -> i64:
    """A hand card of this kind that is not in the seat's mulligan yet, or NOBODY."""
    for card in table.hand[seat]:
        if table.kind[card] == kind and card not in table.picked[seat]:
            return card
    return codes.NOBODY


def redraw(table: Table) -> None:
    table.exchanged = [len(table.picked[0]), len(table.picked[1])]
    for seat in (0, 1):
        picked = table.picked[seat]
        table.picked[seat] = []
        for card in picked:
            table.hand[seat].remove(card)
            table.to_deck_bottom(card)
        if table.log is not None:
            ids = [table.tables.ids[table.kind[card]] for card in picked]
            table.tell(
                "mulligan", {"seat": seat, "n": len(picked), "cards": ids}, {"cards": 1 << seat}, 1 << (1 - seat)
            )
        table.draw(seat, len(picked))


def join_shots(table: Table) -> None:  # WP-48
    for seat in (0, 1):
        for card in table.shot[seat]:
            table.to_hand(card)
            table.note("joined", card, codes.BOTH)
        table.shot[seat] = []


# ---- opening placement ----


def opening_first(table: Table) -> None:  # WP-49
    table.phase = codes.OPENINGS
    ask_opening(table, table.first)


def opening_second(table: Table) -> None:
    """The second player draws 1 before placing (WP-51)."""
    table.draw(1 - table.first, 1)
    ask_opening(table, 1 - table.first)


def ask_opening(table: Table, seat: i64) -> None:
    if shots_in(table, seat, table.hand[seat]):
        table.ask(seat, steps.OPEN_CARD)
    else:
        scoring.lose(table, codes.NO_NORMAL_SHOT, seat)  # WP-13, WP-R11


def opening_cells(table: Table, seat: i64) -> i64:
    """Empty cells, without the centre where a tournament rule forbids it (WP-50, WP-R52)."""
    cells = EVERYWHERE
    for card in table.field:
        cells &= ~(1 << table.cell[card])
    first = seat == table.first
    if table.settings.no_centre_first if first else table.settings.no_centre_second:
        cells &= ~(1 << CENTRE)
    return cells


def open_with(table: Table, seat: i64, kind: i64, cell: i64) -> None:
    """Face-up and upright: no condition, no check, no chain (WP-R10)."""
    card = table.in_hand(seat, kind)
    was: i64 = table.known[card]
    table.take_from_hand(card, True)
    table.enter(card, cell, OPEN)
    table.note("opened", card, was, cell)
