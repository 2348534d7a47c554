# mypyc: compile
"""Before the game and opening placement (rulebook 5 and 6)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import packed, place_of
from dengen.core.rules.state import plan
from dengen.core.rules.two_word_answers import Answers
from dengen.games.walpurgis.rules import clauses, codes, scoring, steps
from dengen.games.walpurgis.rules.actions import DONE, DONE_BIT, with_cards
from dengen.games.walpurgis.rules.board import CENTRE, EVERYWHERE
from dengen.games.walpurgis.rules.codes import DECK, HAND, OPEN
from dengen.games.walpurgis.rules.question import UP, Question
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


class SetAside(Question):
    """A Normal Shot of the own deck, in secret (WP-43, WP-R12)."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        """With closed lists even a single kind is asked for (WP-R42)."""
        for seat in (0, 1):
            kinds = shots_in(table, DECK, seat)
            if len(kinds) > 1 or (kinds and not table.settings.open_lists):
                self.ask_always(table, seat)
            elif kinds:
                seal(table, seat, kinds[0])

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return with_cards(0, 0, shot_numbers(table, seat, table.menus.lists[seat]))

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        seal(table, seat, table.kind_named(seat, act))


SET_ASIDE: Final[SetAside] = SetAside(steps.SET_ASIDE, "set_aside", clauses.LAY_A_SHOT_ASIDE, cards=True, of_both=True)


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


def shot_numbers(table: Table, seat: i64, kinds: list[int]) -> i64:
    """The numbers of the Normal Shots among these kinds, as bits."""
    numbers: i64 = 0
    for kind in kinds:
        if table.tables.is_shot[kind] != 0:
            numbers |= table.number_of(seat, kind)
    return numbers


def shuffle(table: Table) -> None:
    """Show the set-aside shots, shuffle both decks (WP-44), draw the first player (WP-45)."""
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


class Mulligan(Question):
    """The next hand card that goes under the deck, in secret, or no more (WP-47, WP-R39)."""

    def come_up(self, table: Table, a: i64, b: i64, c: i64) -> None:
        table.phase = codes.MULLIGANS
        for seat in (0, 1):
            if table.many_in(HAND, seat) > 0:
                self.ask_always(table, seat)

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return with_cards(0, DONE_BIT, unpicked_numbers(table, seat))

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        if act == DONE:
            return
        table.exchanging = append(table.exchanging, unpicked(table, seat, table.kind_named(seat, act)))
        if many_picked(table, seat) < table.many_in(HAND, seat):
            self.ask_always(table, seat)

    def take_back(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> None:
        forget_picked(table, seat)


MULLIGAN: Final[Mulligan] = Mulligan(
    steps.MULLIGAN, "mulligan", clauses.MULLIGAN, cards=True, others=DONE_BIT, of_both=True
)


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


def unpicked_numbers(table: Table, seat: i64) -> i64:
    """The numbers of the kinds in hand of which a card is not in the seat's mulligan yet, as bits."""
    numbers: i64 = 0
    card = table.first_card(HAND, seat)
    while card >= 0:
        if place_of(table.exchanging, card) < 0:
            numbers |= table.number_of(seat, table.kind[card])
        card = table.next_card(card)
    return numbers


def forget_picked(table: Table, seat: i64) -> None:
    """The seat has chosen no card for its mulligan yet."""
    table.exchanging = packed(table.picked[1 - seat])


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
        OPEN_CARD.ask(table, seat)
    else:
        scoring.lose(table, codes.NO_NORMAL_SHOT, seat)  # WP-13, WP-R11


class OpeningQuestion(Question):
    def asking_clause(self, table: Table, a: i64, b: i64) -> i64:
        return clauses.FIRST_OPENING if table.is_ahead(steps.OPENING_SECOND) else clauses.SECOND_OPENING

    def take_back(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> None:
        """A single kind of Normal Shot is not asked for."""
        kinds = shots_in(table, HAND, seat)
        if len(kinds) == 1:
            table.set_question(seat, OPEN_CELL.number, kinds[0], 0, 0)
        else:
            table.set_question(seat, OPEN_CARD.number, 0, 0, 0)


class OpenCard(OpeningQuestion):
    """A Normal Shot from hand to open with (WP-49, WP-51)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> Answers:
        return with_cards(0, 0, shot_numbers(table, seat, shots_in(table, HAND, seat)))

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        OPEN_CELL.ask(table, seat, table.kind_named(seat, act))


OPEN_CARD: Final[OpenCard] = OpenCard(steps.OPEN_CARD, "open_card", clauses.FIRST_OPENING, cards=True)


class OpenCell(OpeningQuestion):
    """An empty cell, where it is placed open: no condition, no check, no chain (WP-R10)."""

    def legal(self, table: Table, seat: i64, kind: i64, b: i64, c: i64) -> Answers:
        return (opening_cells(table, seat), 0)

    def why_not(self, table: Table, seat: i64, kind: i64, b: i64, c: i64, cell: i64) -> i64:
        return clauses.SECOND_OPENING if (table.taken >> cell) & 1 else clauses.NO_OPENING_THERE

    def answer(self, table: Table, seat: i64, kind: i64, b: i64, c: i64, cell: i64) -> None:
        card = table.in_hand(seat, kind)
        was: i64 = table.known[card]
        table.enter(card, cell, OPEN)
        table.note("opened", card, was, cell)

    def face(self, b: i64) -> i64:
        return UP


OPEN_CELL: Final[OpenCell] = OpenCell(steps.OPEN_CELL, "open_cell", clauses.FIRST_OPENING, cells=True, places_kind=True)


def opening_cells(table: Table, seat: i64) -> i64:
    """Empty cells, without the centre where a tournament rule forbids it (WP-50, WP-R52)."""
    cells: i64 = EVERYWHERE & ~table.taken
    first = seat == table.first
    if table.settings.no_centre_first if first else table.settings.no_centre_second:
        cells &= ~(1 << CENTRE)
    return cells
