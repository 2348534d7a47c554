# mypyc: compile
"""The table: where every card lies, who knows it, and how cards move (rulebook 4; memory: WP-R43)."""

from typing import ClassVar

from mypy_extensions import i64

from dengen.core.state import State
from dengen.games.walpurgis.rules import codes
from dengen.games.walpurgis.rules.board import CELL_NAMES, CELLS, OFF_FIELD
from dengen.games.walpurgis.rules.codes import CASTING, DAN_UP, OPEN, READY
from dengen.games.walpurgis.rules.tables import Effect, Tables


class Settings:
    """The options that the rules look at while a game runs; shared by all clones."""

    turned: list[int]  # per seat: does it read its matrices from the far side? (WP-R8)
    first: i64  # the seat, or NOBODY: drawn
    no_centre_first: bool
    no_centre_second: bool
    first_turn_down_only: bool
    first_turn_one_action: bool
    lone_danmaku_is_dud: bool
    owners_order_piles: bool
    turn_limit: i64
    open_lists: bool
    shots_unlimited: bool
    copies_max: i64


def link(card: i64, cell: i64) -> i64:
    """A card that was cast, and the cell where that was, in one number."""
    return card * 32 + cell


def card_of(link: i64) -> i64:
    return link >> 5


def cell_of(link: i64) -> i64:
    return link & 31


class Table(State):
    """All zones. A card is a number (`card`), its face is its kind; decks and piles have their top at the end of the list."""

    prefix: ClassVar[str] = "WP"

    tables: Tables
    settings: Settings
    menu: list[list[int]]  # per seat: the kinds that its card actions name; replaced, never changed

    owner: list[int]  # never changed
    kind: list[int]
    place: list[int]
    cell: list[int]
    known: list[int]  # bits of the seats that know the face
    marks: list[int]

    field: list[int]  # in order of arrival
    deck: list[list[int]]
    hand: list[list[int]]
    pile: list[list[int]]
    discard: list[list[int]]
    aside: list[list[int]]
    shot: list[list[int]]

    sealed: list[int]  # per seat: the kind it sets aside, or NOBODY
    picked: list[list[int]]  # per seat: the cards of its mulligan so far
    exchanged: list[int]  # per seat: how many cards its mulligan exchanged

    phase: i64
    first: i64
    turn: i64  # whose turn it is
    turns: i64  # completed
    places: i64  # actions left in this Main phase
    casts: i64
    extra_downs: i64
    acted: bool

    links: list[int]  # the cards cast in this chain, with their cells: `link`
    chain_step: i64  # 0 outside a chain
    hot: i64  # cells that an interception may overlap with (WP-R20)
    aim: i64  # cells where danmaku may still be placed now
    shots: i64
    effect_card: i64  # the effect that is being applied: whose, which, from where, and the cards it has chosen
    effect_number: i64
    effect_cell: i64
    chosen: list[int]
    lost: list[int]  # cards that go away when the cell that is being settled is done

    ending: i64
    winner: i64

    def copy_table(self, other: "Table") -> None:
        other.tables = self.tables
        other.settings = self.settings
        other.menu = self.menu
        other.owner = self.owner
        other.kind = self.kind.copy()
        other.place = self.place.copy()
        other.cell = self.cell.copy()
        other.known = self.known.copy()
        other.marks = self.marks.copy()
        other.field = self.field.copy()
        other.deck = [self.deck[0].copy(), self.deck[1].copy()]
        other.hand = [self.hand[0].copy(), self.hand[1].copy()]
        other.pile = [self.pile[0].copy(), self.pile[1].copy()]
        other.discard = [self.discard[0].copy(), self.discard[1].copy()]
        other.aside = [self.aside[0].copy(), self.aside[1].copy()]
        other.shot = [self.shot[0].copy(), self.shot[1].copy()]
        other.sealed = self.sealed.copy()
        other.picked = [self.picked[0].copy(), self.picked[1].copy()]
        other.exchanged = self.exchanged
        other.phase = self.phase
        other.first = self.first
        other.turn = self.turn
        other.turns = self.turns
        other.places = self.places
        other.casts = self.casts
        other.extra_downs = self.extra_downs
        other.acted = self.acted
        other.links = self.links.copy()
        other.chain_step = self.chain_step
        other.hot = self.hot
        other.aim = self.aim
        other.shots = self.shots
        other.effect_card = self.effect_card
        other.effect_number = self.effect_number
        other.effect_cell = self.effect_cell
        other.chosen = self.chosen.copy()
        other.lost = self.lost.copy()
        other.ending = self.ending
        other.winner = self.winner

    def clear(self) -> None:
        """No card anywhere; before a game or a position is laid."""
        self.owner = []
        self.kind = []
        self.place = []
        self.cell = []
        self.known = []
        self.marks = []
        self.field = []
        self.deck = [[], []]
        self.hand = [[], []]
        self.pile = [[], []]
        self.discard = [[], []]
        self.aside = [[], []]
        self.shot = [[], []]
        self.sealed = [codes.NOBODY, codes.NOBODY]
        self.picked = [[], []]
        self.exchanged = [0, 0]
        self.phase = codes.SETTING_ASIDE
        self.first = codes.NOBODY
        self.turn = 0
        self.turns = 0
        self.places = 0
        self.casts = 0
        self.extra_downs = 0
        self.acted = False
        self.links = []
        self.chain_step = 0
        self.hot = 0
        self.aim = 0
        self.shots = 0
        self.effect_card = codes.NOBODY
        self.effect_number = 0
        self.effect_cell = 0
        self.chosen = []
        self.lost = []
        self.ending = codes.NOT_OVER
        self.winner = codes.NOBODY

    def add_card(self, seat: i64, kind: i64, place: i64) -> int:
        """A new card, whose number its zone must still be told."""
        self.owner.append(seat)
        self.kind.append(kind)
        self.place.append(place)
        self.cell.append(OFF_FIELD)
        self.known.append(0)
        self.marks.append(0)
        return len(self.kind) - 1

    def census(self) -> list[int]:
        every = self.field.copy()
        for zone in (self.deck, self.hand, self.pile, self.discard, self.aside, self.shot):
            every += zone[0] + zone[1]
        return [self.kind[card] for card in sorted(every)]

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
        """Where the tables keep the cells of a card in this cell, as its owner reads its matrices (WP-R8)."""
        return (self.settings.turned[seat] * self.tables.kinds + kind) * CELLS + cell

    def is_face_up(self, card: i64) -> bool:
        return self.place[card] >= OPEN

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

    def circle_cells(self, seat: i64) -> i64:
        """The cells where a seat owns a circle, as a mask."""
        mask: i64 = 0
        for card in self.field:
            if self.place[card] >= READY and self.owner[card] == seat:
                mask |= 1 << self.cell[card]
        return mask

    def circles(self, seat: i64) -> i64:
        count: i64 = 0
        for card in self.field:
            if self.place[card] >= READY and self.owner[card] == seat:
                count += 1
        return count

    def has_ready(self, seat: i64) -> bool:
        return any(self.place[card] == READY and self.owner[card] == seat for card in self.field)

    def cards_at(self, cell: i64) -> list[int]:
        """The cards in a cell, in order of arrival."""
        return [card for card in self.field if self.cell[card] == cell]

    def in_canonical_order(self, cards: list[int]) -> list[int]:
        """Cards on the field by cell, inside a cell as they are given (WP-R23)."""
        if len(cards) < 2:
            return cards
        ordered: list[int] = []
        cell: i64 = 0
        while cell < CELLS:
            ordered += [card for card in cards if self.cell[card] == cell]
            cell += 1
        return ordered

    def in_hand(self, seat: i64, kind: i64, without: i64 = 0) -> i64:
        """A hand card of this kind without these marks; of several the one that the opponent knows (WP-R41). Or NOBODY."""
        found: i64 = codes.NOBODY
        for card in self.hand[seat]:
            if self.kind[card] == kind and self.marks[card] & without == 0:
                if (self.known[card] >> (1 - seat)) & 1:
                    return card
                if found == codes.NOBODY:
                    found = card
        return found

    def wipe(self, marks: i64) -> None:
        """Take these marks off all cards."""
        i: i64 = 0
        count: i64 = len(self.marks)
        while i < count:
            on: i64 = self.marks[i]
            if on & marks:
                self.marks[i] = on & ~marks
            i += 1

    # ---- moving; each sets who knows the card from now on ----

    def know(self, card: i64, seats: i64) -> None:
        self.known[card] = self.known[card] | seats

    def turn_to(self, card: i64, state: i64) -> None:
        """Another state in the same cell."""
        if state != CASTING:
            self.marks[card] = self.marks[card] & ~codes.CHECKED
        self.place[card] = state
        if state >= OPEN or state == DAN_UP:
            self.known[card] = codes.BOTH
        elif state == READY:
            self.know(card, 1 << self.owner[card])

    def enter(self, card: i64, cell: i64, state: i64) -> None:
        """Onto the field."""
        self.field.append(card)
        self.cell[card] = cell
        self.turn_to(card, state)

    def leave(self, card: i64) -> None:
        """Off the field, on the way to another zone."""
        if self.cell[card] != OFF_FIELD:
            self.field.remove(card)
            self.cell[card] = OFF_FIELD
            self.marks[card] = self.marks[card] & ~(codes.CHECKED | codes.SHIELDED)

    def to_pile(self, card: i64) -> None:
        self.leave(card)
        self.place[card] = codes.PILE
        self.pile[self.owner[card]].append(card)

    def to_discard(self, card: i64) -> None:
        self.leave(card)
        self.place[card] = codes.DISCARD
        self.known[card] = codes.BOTH
        self.discard[self.owner[card]].append(card)

    def to_aside(self, card: i64) -> None:
        self.place[card] = codes.ASIDE
        self.known[card] = codes.BOTH
        self.aside[self.owner[card]].append(card)

    def to_hand(self, card: i64) -> None:
        self.leave(card)
        self.place[card] = codes.HAND
        self.know(card, 1 << self.owner[card])
        self.hand[self.owner[card]].append(card)

    def to_deck_bottom(self, card: i64) -> None:
        self.place[card] = codes.DECK
        self.deck[self.owner[card]].insert(0, card)

    def take_from_hand(self, card: i64, face_up: bool) -> None:
        """Out of the hand; face-down, the opponent can no longer follow any card of that hand (memory, WP-R43)."""
        seat: i64 = self.owner[card]
        self.hand[seat].remove(card)
        if not face_up:
            hidden = 1 << seat
            self.known[card] = self.known[card] & hidden
            for other in self.hand[seat]:
                self.known[other] = self.known[other] & hidden

    def draw(self, seat: i64, count: i64) -> None:
        """Up to so many cards; who can't draw simply stops (WP-R38)."""
        drawn: list[int] = []
        news: i64 = 0
        while count > 0 and self.deck[seat]:
            card: i64 = self.deck[seat].pop()
            news |= (1 << seat) & ~self.known[card]
            self.to_hand(card)
            drawn.append(card)
            count -= 1
        if drawn and self.log is not None:
            ids = sorted([self.tables.ids[self.kind[card]] for card in drawn])  # a hand has no order
            self.tell("drew", {"seat": int(seat), "n": len(ids), "cards": ids}, {"cards": 1 << int(seat)}, int(news))

    def recover(self, seat: i64, count: i64) -> None:
        """Cards from the top of the danmaku pile to the bottom of the deck."""
        while count > 0 and self.pile[seat]:
            card: i64 = self.pile[seat].pop()
            self.to_deck_bottom(card)
            self.note("recovered", card, self.known[card])
            count -= 1

    # ---- telling ----

    def note(self, what: str, card: i64, was: i64, cell: i64 = OFF_FIELD) -> None:
        """An event about a card; `was`: who knew it before. It is news to whoever knows it only now."""
        if self.log is None:
            return
        knows: i64 = self.known[card]
        args: dict[str, object] = {"seat": self.owner[card], "card": self.tables.ids[self.kind[card]]}
        if cell != OFF_FIELD:
            args["cell"] = CELL_NAMES[cell]
        if self.cell[card] != OFF_FIELD:
            args["state"] = codes.PLACES[self.place[card]]
        secret = None if knows == codes.BOTH else {"card": int(knows)}
        self.tell(what, args, secret, int(knows & ~was))

    def note_seat(self, what: str, seat: i64) -> None:
        if self.log is not None:
            self.tell(what, {"seat": int(seat)})
