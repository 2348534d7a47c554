# mypyc: compile
"""The table: knowledge of each card, the course of the game, and moves of cards (rulebook 4; memory: WP-R43)."""

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from dengen.core.base.packed import BITS, place_of
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.actions import CARD, CARDS
from dengen.games.walpurgis.rules.board import CELL_NAMES, CELLS, OFF_FIELD
from dengen.games.walpurgis.rules.codes import CASTING, DAN_UP, DECK, HAND, OPEN, PILE, READY
from dengen.games.walpurgis.rules.settings import Settings
from dengen.games.walpurgis.rules.tables import Effect, Menus, Tables
from dengen.games.walpurgis.rules.zones import FIELD, Zones


def link(card: i64, cell: i64) -> i64:
    """A card that was cast, and the cell where that was, in one number."""
    return card * 32 + cell


def card_of(link: i64) -> i64:
    return link >> 5


def cell_of(link: i64) -> i64:
    return link & 31


class Table(Zones):
    """All zones. A card is a number (`card`), its face is its kind."""

    prefix: ClassVar[str] = "WP"

    tables: Tables
    settings: Settings
    menus: Menus  # replaced, never changed

    kind: vec[i64]  # per card; clones share it: take a copy before changing a face
    known: vec[i64]  # bits of the seats that know the face
    marks: vec[i64]
    marked: vec[i64]  # the cards that have a mark, perhaps others too
    barred: vec[i64]  # per seat: cells that the opponent's face-up circles keep it from placing circles in

    sealed: list[int]  # per seat: the kind it sets aside, or NOBODY; replaced, never changed
    exchanging: vec[i64]  # the cards of both mulligans so far
    exchanged: list[int]  # per seat: how many cards its mulligan exchanged; replaced, never changed

    phase: i64
    first: i64
    turn: i64  # whose turn it is
    turns: i64  # completed
    places: i64  # actions left in this Main phase
    casts: i64
    extra_downs: i64
    acted: bool

    links: vec[i64]  # the cards cast in this chain, with their cells: `link`
    chain_step: i64  # 0 outside a chain
    hot: i64  # cells that an interception may overlap with (WP-R20)
    aim: i64  # cells where danmaku may still be placed now
    shots: i64
    effect_card: i64  # the effect that is being applied: whose, which, from where, and the cards it has chosen
    effect_number: i64
    effect_cell: i64
    chosen: vec[i64]
    lost: vec[i64]  # cards that go away when the cell that is being settled is done

    ending: i64
    winner: i64

    def copy_table(self, other: "Table") -> None:
        self.copy_zones(other)
        other.tables = self.tables
        other.settings = self.settings
        other.menus = self.menus
        other.kind = self.kind
        other.known = self.known[:]
        other.marks = self.marks[:]
        other.marked = self.marked[:]
        other.barred = self.barred[:]
        other.sealed = self.sealed
        other.exchanging = self.exchanging[:]
        other.exchanged = self.exchanged
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.places = self.places
        other.casts = self.casts
        other.extra_downs = self.extra_downs
        other.acted = self.acted
        other.links = self.links[:]
        other.chain_step = self.chain_step
        other.hot = self.hot
        other.aim = self.aim
        other.shots = self.shots
        other.effect_card = self.effect_card
        other.effect_number = self.effect_number
        other.effect_cell = self.effect_cell
        other.chosen = self.chosen[:]
        other.lost = self.lost[:]
        other.ending = self.ending
        other.winner = self.winner

    def clear(self) -> None:
        """No card anywhere; before a game or a position is laid."""
        self.clear_zones()
        self.kind = vec[i64]()
        self.known = vec[i64]()
        self.marks = vec[i64]()
        self.marked = vec[i64]()
        self.barred = vec[i64]([0, 0])
        self.sealed = [codes.NOBODY, codes.NOBODY]
        self.exchanging = vec[i64]()
        self.exchanged = [0, 0]
        self.phase = codes.SETTING_ASIDE
        self.first = codes.NOBODY
        self.turn = 0
        self.turns = 0
        self.places = 0
        self.casts = 0
        self.extra_downs = 0
        self.acted = False
        self.links = vec[i64]()
        self.chain_step = 0
        self.hot = 0
        self.aim = 0
        self.shots = 0
        self.effect_card = codes.NOBODY
        self.effect_number = 0
        self.effect_cell = 0
        self.chosen = vec[i64]()
        self.lost = vec[i64]()
        self.ending = codes.NOT_OVER
        self.winner = codes.NOBODY

    def add_card(self, seat: i64, kind: i64, place: i64 = codes.UNLAID) -> i64:
        """A new card, in one of its owner's zones, or still to be laid somewhere."""
        self.kind = append(self.kind, kind)
        self.known = append(self.known, 0)
        self.marks = append(self.marks, 0)
        return self.add(seat, place)

    def census(self) -> list[int]:
        every = list(self.field)
        for zone in range(FIELD):
            every += self.cards_in(zone)
        return [int(self.kind[card]) for card in sorted(every)]

    # ---- looking ----

    def effect(self) -> Effect:
        """The effect that is being applied."""
        return self.tables.effects[self.effect_number]

    def effect_area(self) -> i64:
        """The cells where it works."""
        turned: i64 = self.settings.turned[self.owner[self.effect_card]]
        return self.effect().cells[turned * CELLS + self.effect_cell]

    def latest_card(self) -> i64:
        """The card cast last in this chain."""
        return card_of(self.links[len(self.links) - 1])

    def latest_cell(self) -> i64:
        """The cell where the latest card was cast, wherever the card is now (WP-R27)."""
        return cell_of(self.links[len(self.links) - 1])

    def matrix_at(self, seat: i64, kind: i64, cell: i64) -> i64:
        """The place in the tables of a card's cells, if it lies in this cell and its owner reads its matrices (WP-R8)."""
        return (self.settings.turned[seat] * self.tables.kinds + kind) * CELLS + cell

    def is_circle(self, card: i64) -> bool:
        return self.place[card] >= READY

    def is_danmaku(self, card: i64) -> bool:
        return codes.DAN_DOWN <= self.place[card] <= DAN_UP

    def has_static(self, card: i64, what: i64) -> bool:
        """Static effects work while the card is face-up on the field (WP-R49)."""
        place: i64 = self.place[card]
        if place == CASTING:
            return self.tables.static_casting[self.kind[card]] & what != 0
        return place == OPEN and self.tables.static_open[self.kind[card]] & what != 0

    def has_ready(self, seat: i64) -> bool:
        return self.many_in(READY, seat) > 0

    def kind_named(self, seat: i64, act: i64) -> i64:
        """The kind of card that a card action of a seat names."""
        return self.menus.kinds[seat * CARDS + act - CARD]

    def in_hand(self, seat: i64, kind: i64, without: i64 = 0) -> i64:
        """A hand card of this kind without these marks; of several the one that the opponent knows (WP-R41). Or NOBODY."""
        found: i64 = codes.NOBODY
        card = self.first_card(HAND, seat)
        while card >= 0:
            if self.kind[card] == kind and self.marks[card] & without == 0:
                if (self.known[card] >> (1 - seat)) & 1:
                    return card
                if found == codes.NOBODY:
                    found = card
            card = self.next_card(card)
        return found

    def number_of(self, seat: i64, kind: i64) -> i64:
        """The number of a kind among the card actions of a seat, as a bit."""
        return BITS[self.menus.numbers[seat * self.tables.kinds + kind]]

    def hand_numbers(self, seat: i64, without: i64 = 0) -> i64:
        """The numbers of the kinds in hand without these marks, as bits."""
        numbers = self.menus.numbers
        kind = self.kind
        first: i64 = seat * self.tables.kinds
        found: i64 = 0
        card = self.first_card(HAND, seat)
        while card >= 0:
            if without == 0 or self.marks[card] & without == 0:
                found |= BITS[numbers[first + kind[card]]]
            card = self.next_card(card)
        return found

    def from_top(self, seat: i64, depth: i64) -> i64:
        """The card so deep in the deck; 0 is the top."""
        card = self.last_card(DECK, seat)
        while depth > 0:
            card = self.card_under(card)
            depth -= 1
        return card

    # ---- marks, and what else is noted about cards ----

    def lose(self, card: i64) -> None:
        """It goes away when the cell that is being settled is done."""
        self.lost = append(self.lost, card)

    def choose(self, card: i64) -> None:
        """The effect that is being applied has chosen this card."""
        self.chosen = append(self.chosen, card)

    def is_lost(self, card: i64) -> bool:
        return place_of(self.lost, card) >= 0

    def mark(self, card: i64, marks: i64) -> None:
        if self.marks[card] == 0:
            self.marked = append(self.marked, card)
        self.marks[card] |= marks

    def unmark(self, card: i64, marks: i64) -> None:
        self.marks[card] &= ~marks

    def wipe(self, marks: i64) -> None:
        """Take these marks off all cards."""
        still = vec[i64]()
        for card in self.marked:
            left: i64 = self.marks[card] & ~marks
            self.marks[card] = left
            if left != 0:
                still = append(still, card)
        self.marked = still

    # ---- moving; each sets the seats that know the card from now on ----

    def know(self, card: i64, seats: i64) -> None:
        self.known[card] |= seats

    def turn_to(self, card: i64, state: i64) -> None:
        """Another state in the same cell."""
        self.stand(card, state)
        self.show(card, state)

    def enter(self, card: i64, cell: i64, state: i64) -> None:
        """Move a card onto the field, where it arrives last."""
        self.lay(card, state, cell)
        self.show(card, state)

    def show(self, card: i64, state: i64) -> None:
        """Note the seats that see a card on the field in its new state, and the cells that it bars."""
        if state != CASTING:
            self.unmark(card, codes.CHECKED)
        if state >= OPEN or state == DAN_UP:
            self.known[card] = codes.BOTH
        elif state == READY:
            self.know(card, 1 << self.owner[card])
        self.bar_by(card)

    def step_to(self, card: i64, cell: i64) -> None:
        """Move a card onto another cell, in the same state; it arrives there last."""
        self.lay(card, self.place[card], cell)
        self.bar_by(card)

    def leave(self, card: i64, place: i64) -> None:
        """To one of the owner's zones beside the field."""
        was_on_field = self.cell[card] != OFF_FIELD
        self.lay(card, place)
        if was_on_field:
            self.unmark(card, codes.CHECKED | codes.SHIELDED)
            self.bar_by(card)

    def bar_by(self, card: i64) -> None:
        """A card has come, turned or gone: if it is one that bars cells, look again."""
        if self.tables.bars[self.kind[card]] != 0:
            self.bar(1 - self.owner[card])

    def bar(self, seat: i64) -> None:
        """Look at the face-up circles that keep a seat from placing circles."""
        cells: i64 = 0
        card = self.first_on_field()
        while card >= 0:
            place: i64 = self.place[card]
            kind: i64 = self.kind[card]
            if place >= OPEN and self.owner[card] != seat and self.tables.bars[kind] != 0:
                at = self.matrix_at(1 - seat, kind, self.cell[card])
                cells |= self.tables.bars_casting[at] if place == CASTING else self.tables.bars_open[at]
            card = self.next_card(card)
        self.barred[seat] = cells

    def to_pile(self, card: i64) -> None:
        self.leave(card, PILE)

    def to_discard(self, card: i64) -> None:
        self.leave(card, codes.DISCARD)
        self.known[card] = codes.BOTH

    def to_aside(self, card: i64) -> None:
        self.leave(card, codes.ASIDE)
        self.known[card] = codes.BOTH

    def to_hand(self, card: i64) -> None:
        self.leave(card, HAND)
        self.know(card, 1 << self.owner[card])

    def to_deck_bottom(self, card: i64) -> None:
        self.lay_first(card, DECK)

    def slip_from_hand(self, card: i64) -> None:
        """A card leaves its hand face-down: the opponent can no longer follow any card of that hand (memory, WP-R43)."""
        seat: i64 = self.owner[card]
        hidden: i64 = 1 << seat
        each = self.first_card(HAND, seat)
        while each >= 0:
            self.known[each] &= hidden
            each = self.next_card(each)

    def draw(self, seat: i64, count: i64) -> None:
        """Draw up to `count` cards; with an empty deck the draw simply stops (WP-R38)."""
        drawn: list[str] = []
        news: i64 = 0
        while count > 0 and self.many_in(DECK, seat) > 0:
            card = self.last_card(DECK, seat)
            if self.log is not None:
                drawn.append(self.tables.ids[self.kind[card]])
                news |= (1 << seat) & ~self.known[card]
            self.to_hand(card)
            count -= 1
        if drawn:
            drawn.sort()  # a hand has no order
            args: dict[str, object] = {"seat": int(seat), "n": len(drawn), "cards": drawn}
            self.tell("drew", args, {"cards": 1 << int(seat)}, int(news))

    def recover(self, seat: i64, count: i64) -> None:
        """Cards from the top of the danmaku pile to the bottom of the deck."""
        while count > 0 and self.many_in(PILE, seat) > 0:
            card = self.last_card(PILE, seat)
            self.to_deck_bottom(card)
            self.note("recovered", card, self.known[card])
            count -= 1

    # ---- telling ----

    def note(self, what: str, card: i64, was: i64, cell: i64 = OFF_FIELD) -> None:
        """Tell an event about a card; `was`: the seats that knew it before. It is news to those that know it only now."""
        if self.log is None:
            return
        knows: i64 = self.known[card]
        args: dict[str, object] = {"seat": int(self.owner[card]), "card": self.tables.ids[self.kind[card]]}
        if cell != OFF_FIELD:
            args["cell"] = CELL_NAMES[cell]
        if self.cell[card] != OFF_FIELD:
            args["state"] = codes.PLACES[self.place[card]]
        secret = None if knows == codes.BOTH else {"card": int(knows)}
        self.tell(what, args, secret, int(knows & ~was))

    def note_seat(self, what: str, seat: i64) -> None:
        if self.log is not None:
            self.tell(what, {"seat": int(seat)})

    # ---- slower readings ----

    @property
    def picked(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        # The cards of each seat's mulligan so far.
        return self.picked_by(0), self.picked_by(1)

    def picked_by(self, seat: i64) -> tuple[int, ...]:
        return tuple([int(card) for card in self.exchanging if self.owner[card] == seat])

    @property
    def menu(self) -> list[list[int]]:
        # Per seat: the kinds that its card actions name.
        return self.menus.lists
