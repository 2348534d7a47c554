# mypyc: compile
"""The table of Lumiel†Prière: its zones, and how cards lie and change hands (LP-7 to LP-16)."""

from typing import ClassVar, Final, Self

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from dengen.core.bit_answers import BitAnswers
from dengen.core.chance import Chance
from dengen.core.events import ALL
from dengen.core.packed import count_of, filled, lowest, many, nth, zeros
from dengen.core.state import STEP
from dengen.games.lumiel.rules.actions import KIND_BIT, UNDER, answer_of, area_of, is_among, listed
from dengen.games.lumiel.rules.board import WHOLE
from dengen.games.lumiel.rules.steps import Ending, Phase
from dengen.games.lumiel.rules.tables import Tables

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1


def card(kind: i64, owner: i64, active: i64) -> i64:
    """A card of the field as one number, 0-255."""
    return kind << 3 | owner << 1 | active


def kind_of(card: i64) -> i64:
    return card >> 3


def owner_of(card: i64) -> i64:
    return (card >> 1) & 3


def is_active(card: i64) -> bool:
    return card & 1 == 1


class Table(BitAnswers):
    """All zones. A hand or a memory is counts per kind, one seat after the other; sets of seats and areas are bits."""

    prefix: ClassVar[str] = "LP"

    tables: Tables
    kinds: i64  # how many there are

    # Options
    with_redraw: bool
    fixed_first: i64  # or NOBODY
    share_ties: bool
    confirm_get: bool
    turn_cap: i64

    # The field: top cards, and what lies beneath them
    kind: vec[i64]
    owner: vec[i64]  # LP-16
    beneath: vec[i64]  # area << 8 | card; of the same area, bottom first
    stacked: i64  # areas with cards beneath
    owned: vec[i64]  # per seat, the areas whose top card it owns
    empty: i64
    based: i64  # areas whose top card is a base
    active: i64  # areas whose top card is active
    stirred: i64  # areas with an active card beneath

    # The other zones
    hand: vec[i64]
    hand_size: vec[i64]
    decks: vec[i64]  # room for a whole deck each, bottom first; replaced, never changed, so that clones share it
    deck_size: vec[i64]  # how many of it are left
    front: i64  # seats whose setup card is not placed yet
    play_area: vec[i64]
    points: vec[i64]  # points_card(seat, kind), in order of arrival
    totals: vec[i64]  # what they add up to, per seat
    removed: vec[i64]

    # The turn
    phase: i64
    first: i64
    turn_player: i64
    turns: i64  # begun so far
    ending: i64

    # The effect that is being resolved
    queue: vec[i64]  # queued(position in the play area, number of the effect step)
    using: i64  # position in the play area of the card whose effect it is
    begun: bool  # something of that effect was carried out

    # The redraw
    stood: i64
    sealed: i64  # seats whose decision of this round is made
    revealing: vec[i64]  # the kind, or NOTHING
    returning: vec[i64]  # points_card(seat, kind), in the order in which they were chosen

    # What everybody can remember
    used: vec[i64]
    known: vec[i64]

    def clone(self) -> Self:
        other = type(self)()
        self.copy_flow(other)
        other.tables = self.tables
        other.kinds = self.kinds
        other.with_redraw = self.with_redraw
        other.fixed_first = self.fixed_first
        other.share_ties = self.share_ties
        other.confirm_get = self.confirm_get
        other.turn_cap = self.turn_cap
        other.kind = self.kind[:]
        other.owner = self.owner[:]
        other.beneath = self.beneath[:]
        other.stacked = self.stacked
        other.owned = self.owned[:]
        other.empty = self.empty
        other.based = self.based
        other.active = self.active
        other.stirred = self.stirred
        other.hand = self.hand[:]
        other.hand_size = self.hand_size[:]
        other.decks = self.decks
        other.deck_size = self.deck_size[:]
        other.front = self.front
        other.play_area = self.play_area[:]
        other.points = self.points[:]
        other.totals = self.totals[:]
        other.removed = self.removed[:]
        other.phase = self.phase
        other.first = self.first
        other.turn_player = self.turn_player
        other.turns = self.turns
        other.ending = self.ending
        other.queue = self.queue[:]
        other.using = self.using
        other.begun = self.begun
        other.stood = self.stood
        other.sealed = self.sealed
        other.revealing = self.revealing[:]
        other.returning = self.returning[:]
        other.used = self.used[:]
        other.known = self.known[:]
        return other

    def clear(self) -> None:
        """An empty table."""
        counts = self.seats * self.kinds
        self.kind, self.owner, self.beneath = filled(16, NOTHING), filled(16, NOBODY), vec[i64]()
        self.owned, self.empty, self.based = zeros(self.seats), WHOLE, 0
        self.stacked, self.active, self.stirred = 0, 0, 0
        self.hand, self.hand_size = zeros(counts), zeros(self.seats)
        self.decks, self.deck_size = zeros(self.seats * self.tables.deck_size), zeros(self.seats)
        self.play_area, self.removed = vec[i64](), vec[i64]()
        self.points, self.totals = vec[i64](), zeros(self.seats)
        self.front, self.phase, self.ending = 0, Phase.REDRAW, Ending.NOT_YET
        self.first, self.turn_player, self.turns = 0, 0, 0
        self.queue, self.using, self.begun = vec[i64](), 0, False
        self.stood, self.sealed = 0, 0
        self.revealing, self.returning = filled(self.seats, NOTHING), vec[i64]()
        self.used, self.known = zeros(counts), zeros(counts)

    def census(self) -> list[int]:
        found = [int(kind) for kind in self.play_area]
        found += [int(kind) for kind in self.removed]
        found += [int(points_kind(scored)) for scored in self.points]
        found += [int(kind) for kind in self.kind if kind != NOTHING]
        found += [int(kind_of(below & 255)) for below in self.beneath]
        found += [int(self.tables.setup_kind) for seat in range(self.seats) if (self.front >> seat) & 1]
        for seat in range(self.seats):
            found += self.deck_of(seat)
            found += cards_of(self, self.hand, seat)
        return found

    # ---- answers ----

    def choices(self, seat: i64, question: i64, a: i64, b: i64, c: i64) -> list[int]:
        return listed(question, self.allow(seat, question, a, b, c))

    def answers_of(self, seat: i64) -> list[int]:
        return listed(self.asked_of(seat), self.allowed[seat])

    def first_answer(self, seat: i64) -> i64:
        return answer_of(self.asked_of(seat), lowest(self.allowed[seat]))

    def has_answer(self, seat: i64, act: i64) -> bool:
        return is_among(self.asked_of(seat), self.allowed[seat], act)

    def pick_answer(self, seat: i64, rng: Chance) -> i64:
        answers: i64 = self.allowed[seat]
        bit = nth(answers, rng.below(many(answers)))
        return bit if bit < KIND_BIT else answer_of(self.asked_of(seat), bit)

    def asked_of(self, seat: i64) -> i64:
        """The number of the question that the seat is asked."""
        return self.asked[STEP * seat]

    def offer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, answers: i64, always: bool) -> None:
        """`ask`, or `ask_always`, for a question whose answers are known already."""
        self.waiting |= 1 << seat
        self.set_question(seat, question, a, b, c)
        self.allowed[seat] = answers
        if not always and answers & (answers - 1) == 0:
            self.forced |= 1 << seat

    # ---- the field ----

    def lay(self, area: i64, kind: i64, owner: i64) -> None:
        """Put a card on top of whatever lies there. It is not active until somebody stirs it."""
        if self.owner[area] != NOBODY:
            self.beneath = append(self.beneath, area << 8 | self.top_card(area))
            self.stacked |= 1 << area
            if (self.active >> area) & 1:
                self.stirred |= 1 << area
                self.active &= ~(1 << area)
        self.show(area, kind, owner)

    def show(self, area: i64, kind: i64, owner: i64) -> None:
        """Make this the top card in the place of the present one; NOTHING and NOBODY for an empty area."""
        bit: i64 = 1 << area
        before: i64 = self.owner[area]
        if before != NOBODY:
            self.owned[before] &= ~bit
        self.kind[area] = kind
        self.owner[area] = owner
        self.based &= ~bit
        if owner == NOBODY:
            self.empty |= bit
            return
        self.empty &= ~bit
        self.owned[owner] |= bit
        if (self.tables.bases >> kind) & 1:
            self.based |= bit

    def set_down(self, kind: i64, facing: i64, place: i64) -> None:
        """A card comes to lie on the field this turn, on top or underneath: it is active (LP-50, LP-51)."""
        if place < UNDER:
            self.lay(place, kind, facing)
            self.stir(place)
        else:
            self.slide_under(area_of(place), card(kind, facing, 1))

    def slide_under(self, area: i64, new: i64) -> None:
        """Put a card at the very bottom of an occupied area (LP-R21)."""
        at: i64 = len(self.beneath)
        self.beneath = append(self.beneath, 0)
        beneath = self.beneath
        while at > 0:
            beneath[at] = beneath[at - 1]
            at -= 1
        beneath[0] = area << 8 | new
        self.stacked |= 1 << area
        if is_active(new):
            self.stirred |= 1 << area

    def lift(self, area: i64) -> i64:
        """Take the top card away; what lay beneath it comes to light as it was."""
        lifted: i64 = self.top_card(area)
        self.active &= ~(1 << area)
        if self.is_stack(area):
            shown: i64 = self.draw_out(self.highest_beneath(area))
            self.show(area, kind_of(shown), owner_of(shown))
            self.active |= (shown & 1) << area
        else:
            self.show(area, NOTHING, NOBODY)
        return lifted

    def pull_out(self, area: i64) -> i64:
        """Take the bottom card away; a lone card is the bottom card (LP-75)."""
        return self.draw_out(self.lowest_beneath(area)) if self.is_stack(area) else self.lift(area)

    def stir(self, area: i64) -> None:
        """The top card was set, moved or turned this turn (LP-50 to LP-52)."""
        self.active |= 1 << area

    def calm_down(self) -> None:
        """No card stays active (LP-R15)."""
        self.active = 0
        if self.stirred:
            beneath = self.beneath
            for at in range(len(beneath)):
                beneath[at] &= ~1
            self.stirred = 0

    def top_card(self, area: i64) -> i64:
        return self.kind[area] << 3 | self.owner[area] << 1 | (self.active >> area) & 1

    def bottom_card(self, area: i64) -> i64:
        return self.beneath[self.lowest_beneath(area)] & 255 if self.is_stack(area) else self.top_card(area)

    def card_at(self, place: i64) -> i64:
        """The card that an answer 0-31 means: the top card, or from UNDER on the bottom card."""
        return self.top_card(place) if place < UNDER else self.bottom_card(area_of(place))

    # ---- what lies beneath ----

    def is_stack(self, area: i64) -> bool:
        return (self.stacked >> area) & 1 == 1

    def second_card(self, area: i64) -> i64:
        """The card right beneath the top card of a stack."""
        return self.beneath[self.highest_beneath(area)] & 255

    def cards_beneath(self, area: i64) -> list[int]:
        """Bottom first."""
        return [int(below & 255) for below in self.beneath if below >> 8 == area]

    def lowest_beneath(self, area: i64) -> i64:
        at: i64 = 0
        while self.beneath[at] >> 8 != area:
            at += 1
        return at

    def highest_beneath(self, area: i64) -> i64:
        at: i64 = len(self.beneath) - 1
        while self.beneath[at] >> 8 != area:
            at -= 1
        return at

    def draw_out(self, at: i64) -> i64:
        """Take a card from beneath others."""
        self.beneath, taken = pop(self.beneath, at)
        area: i64 = taken >> 8
        for below in self.beneath:
            if below >> 8 == area:
                return taken & 255
        self.stacked &= ~(1 << area)
        return taken & 255

    # ---- hands, decks and points ----

    def in_hand(self, seat: i64, kind: i64) -> i64:
        return self.hand[seat * self.kinds + kind]

    def held_kinds(self, seat: i64) -> i64:
        """The kinds that the seat holds."""
        hand = self.hand
        first: i64 = seat * self.kinds
        held: i64 = 0
        for kind in range(self.kinds):
            if hand[first + kind] != 0:
                held |= 1 << kind
        return held

    def is_in_play(self, kind: i64) -> bool:
        return count_of(self.play_area, kind) > 0

    def leave_hand(self, seat: i64, kind: i64) -> None:
        """A card goes from hand to where everybody sees it."""
        at: i64 = seat * self.kinds + kind
        self.hand[at] -= 1
        self.hand_size[seat] -= 1
        if self.known[at] > 0:
            self.known[at] -= 1

    def enter_hand(self, seat: i64, kind: i64) -> None:
        self.hand[seat * self.kinds + kind] += 1
        self.hand_size[seat] += 1

    def draw(self, seat: i64, many: i64) -> None:
        """Draw from the top, as far as the deck goes (LP-64, LP-65)."""
        left: i64 = self.deck_size[seat]
        drawn: list[int] = []
        while many > 0 and left > 0:
            left -= 1
            many -= 1
            kind: i64 = self.decks[seat * self.tables.deck_size + left]
            self.enter_hand(seat, kind)
            if self.log is not None:
                drawn.append(kind)
        self.deck_size[seat] = left
        if drawn:
            args = {"seat": int(seat), "count": len(drawn), "cards": [self.tables.ids[kind] for kind in drawn]}
            self.tell("drew", args, {"cards": 1 << int(seat)}, news=1 << int(seat))

    def take_off_deck(self, seat: i64) -> i64:
        left: i64 = self.deck_size[seat] - 1
        self.deck_size[seat] = left
        return self.decks[seat * self.tables.deck_size + left]

    def deck_of(self, seat: i64) -> list[int]:
        """Bottom first."""
        first: i64 = seat * self.tables.deck_size
        return [int(self.decks[first + at]) for at in range(self.deck_size[seat])]

    def lay_deck(self, seat: i64, cards: list[int]) -> None:
        """Bottom first."""
        self.decks = self.decks[:]
        first: i64 = seat * self.tables.deck_size
        for at in range(len(cards)):
            self.decks[first + at] = cards[at]
        self.deck_size[seat] = len(cards)

    def score(self, seat: i64, kind: i64) -> None:
        """A card comes into a points area (LP-10)."""
        self.points = append(self.points, points_card(seat, kind))
        self.totals[seat] += self.tables.points[kind]

    def unscore(self, scored: i64) -> None:
        """A card leaves a points area."""
        self.points = remove(self.points, scored)
        self.totals[points_seat(scored)] -= self.tables.points[points_kind(scored)]

    def score_of(self, seat: i64) -> i64:  # LP-70
        return self.totals[seat]

    def put_away(self, kind: i64) -> None:
        """A card leaves the game (LP-76)."""
        self.removed = append(self.removed, kind)

    def scored_kinds(self, seat: i64) -> i64:
        """The kinds that lie in the seat's points area."""
        kinds: i64 = 0
        for scored in self.points:
            if points_seat(scored) == seat:
                kinds |= 1 << points_kind(scored)
        return kinds

    def returned_by(self, seat: i64) -> list[int]:
        """The cards that the seat has chosen so far to return in a redraw."""
        return [int(points_kind(given)) for given in self.returning if points_seat(given) == seat]

    def others(self, seat: i64) -> int:
        """The bits of everybody but this seat, watchers included."""
        return ALL & ~(1 << int(seat))


def points_card(seat: i64, kind: i64) -> i64:
    """A card in a seat's points area, or one that the seat returns, as one number."""
    return seat << 5 | kind


def points_seat(scored: i64) -> i64:
    return scored >> 5


def points_kind(scored: i64) -> i64:
    return scored & 31


def queued(position: i64, number: i64) -> i64:
    """A step of an effect that waits, as one number."""
    return position << 16 | number


def queued_position(waiting: i64) -> i64:
    return waiting >> 16


def queued_number(waiting: i64) -> i64:
    return waiting & 0xFFFF


def cards_of(table: Table, counts: vec[i64], seat: i64) -> list[int]:
    """A seat's part of a zone that is kept as counts, as a list of cards in the order of the set."""
    first: i64 = seat * table.kinds
    return [int(kind) for kind in range(table.kinds) for _ in range(counts[first + kind])]
