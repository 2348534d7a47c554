# mypyc: compile
"""Before the game and opening placement (rulebook 5 and 6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import place_of
from dengen.core.rules.state import plan
from dengen.games.walpurgis.rules import codes, scoring, steps
from dengen.games.walpurgis.rules.board import CENTRE, EVERYWHERE
from dengen.games.walpurgis.rules.codes import DECK, HAND, OPEN
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
            table.add_card(seat, table.tables.kind_of[id_], DECK)


def set_aside(table: Table) -> None:
    """Both choose a Normal Shot in secret (WP-43, WP-R12); with closed lists even a single kind is asked for (WP-R42)."""
    for seat in (0, 1):
        kinds = shots_in(table, DECK, seat)
        if len(kinds) > 1 or (kinds and not table.settings.open_lists):
            table.ask_always(seat, steps.SET_ASIDE)
        elif kinds:
            seal(table, seat, kinds[0])


def seal(table: Table, seat: i64, kind: i64) -> None:
    """The Normal Shot that a seat sets aside, or NOBODY."""
    sealed = table.sealed.copy()
    sealed[seat] = kind
    table.sealed = sealed


def shots_in(table: Table, place: i64, seat: i64) -> list[int]:
    """The different Normal Shots in a zone."""
    kinds: list[int] = []
    card = table.first_card(place, seat)
    while card >= 0:
        kind: i64 = table.kind[card]
        if table.tables.is_shot[kind] != 0 and kind not in kinds:
            kinds.append(int(kind))
        card = table.next_card(card)
    return kinds


def shuffle(table: Table) -> None:
    """Show the set-aside shots, shuffle both decks (WP-44), decide who is first (WP-45)."""
    for seat in (0, 1):
        if table.sealed[seat] != codes.NOBODY:
            lay_shot_aside(table, seat, table.sealed[seat])
            seal(table, seat, codes.NOBODY)
    for seat in (0, 1):
        cards = list(table.deck[seat])
        table.chance.shuffle(cards)
        table.stack(DECK, seat, cards)
    first = table.settings.first
    table.first = table.chance.below(2) if first == codes.NOBODY else first
    table.turn = table.first
    if table.log is not None:
        table.tell("first", {"seat": int(table.first)}, None, int(codes.BOTH))


def lay_shot_aside(table: Table, seat: i64, kind: i64) -> None:
    card = table.first_card(DECK, seat)
    while table.kind[card] != kind:
        card = table.next_card(card)
    table.lay(card, codes.SHOT)
    table.known[card] = codes.BOTH
    table.note("laid_aside", card, 0)


def opening_hands(table: Table) -> None:
    for seat in (0, 1):
        table.draw(seat, OPENING_HAND)  # WP-46


def mulligan(table: Table) -> None:
    """Both decide in secret, card by card (WP-47, WP-R39)."""
    table.phase = codes.MULLIGANS
    for seat in (0, 1):
        if table.many_in(HAND, seat) > 0:
            table.ask_always(seat, steps.MULLIGAN)


def pick_for_mulligan(table: Table, seat: i64, kind: i64) -> None:
    table.exchanging = append(table.exchanging, unpicked(table, seat, kind))
    if many_picked(table, seat) < table.many_in(HAND, seat):
        table.ask_always(seat, steps.MULLIGAN)


def many_picked(table: Table, seat: i64) -> i64:
    picked: i64 = 0
    for card in table.exchanging:
        if table.owner[card] == seat:
            picked += 1
    return picked


def unpicked(table: Table, seat: i64, kind: i64) -> i64:
    """A hand card of this kind that is not in the seat's mulligan yet, or NOBODY."""
    card = table.first_card(HAND, seat)
    while card >= 0:
        if table.kind[card] == kind and place_of(table.exchanging, card) < 0:
            return card
        card = table.next_card(card)
    return codes.NOBODY


def redraw(table: Table) -> None:
    picked = table.picked
    table.exchanging = vec[i64]()
    table.exchanged = [len(picked[0]), len(picked[1])]
    exchange(table, 0, picked[0])
    exchange(table, 1, picked[1])


def exchange(table: Table, seat: i64, picked: tuple[int, ...]) -> None:
    for card in picked:
        table.to_deck_bottom(card)
    if table.log is not None:
        ids = [table.tables.ids[table.kind[card]] for card in picked]
        args: dict[str, object] = {"seat": int(seat), "n": len(picked), "cards": ids}
        table.tell("mulligan", args, {"cards": 1 << int(seat)}, 1 << int(1 - seat))
    table.draw(seat, len(picked))


def join_shots(table: Table) -> None:  # WP-48
    for seat in (0, 1):
        while table.many_in(codes.SHOT, seat) > 0:
            card = table.first_card(codes.SHOT, seat)
            table.to_hand(card)
            table.note("joined", card, codes.BOTH)


# ---- opening placement ----


def opening_first(table: Table) -> None:  # WP-49
    table.phase = codes.OPENINGS
    ask_opening(table, table.first)


def opening_second(table: Table) -> None:
    """The second player draws 1 before placing (WP-51)."""
    table.draw(1 - table.first, 1)
    ask_opening(table, 1 - table.first)


def ask_opening(table: Table, seat: i64) -> None:
    if shots_in(table, HAND, seat):
        table.ask(seat, steps.OPEN_CARD)
    else:
        scoring.lose(table, codes.NO_NORMAL_SHOT, seat)  # WP-13, WP-R11


def opening_cells(table: Table, seat: i64) -> i64:
    """Empty cells, without the centre where a tournament rule forbids it (WP-50, WP-R52)."""
    cells: i64 = EVERYWHERE & ~table.taken
    first = seat == table.first
    if table.settings.no_centre_first if first else table.settings.no_centre_second:
        cells &= ~(1 << CENTRE)
    return cells


def open_with(table: Table, seat: i64, kind: i64, cell: i64) -> None:
    """Face-up and upright: no condition, no check, no chain (WP-R10)."""
    card = table.in_hand(seat, kind)
    was: i64 = table.known[card]
    table.enter(card, cell, OPEN)
    table.note("opened", card, was, cell)
