# mypyc: compile
"""The table of Lumiel†Prière: its zones, and how cards lie and change hands (LP-7 to LP-16)."""

from typing import ClassVar, Final, Self

from mypy_extensions import i64

from dengen.core.events import ALL
from dengen.core.state import State
from dengen.games.lumiel.rules.actions import KIND, UNDER, area_of
from dengen.games.lumiel.rules.board import AREAS, WHOLE
from dengen.games.lumiel.rules.steps import Ending, Phase
from dengen.games.lumiel.rules.tables import Tables

NOBODY: Final[i64] = -1
NOTHING: Final[i64] = -1


def card(kind: i64, owner: i64, active: i64) -> i64:
    """A card beneath others as one number."""
    return kind << 3 | owner << 1 | active


def kind_of(card: i64) -> i64:
    return card >> 3


def owner_of(card: i64) -> i64:
    return (card >> 1) & 3


def is_active(card: i64) -> bool:
    return card & 1 == 1


class Table(State):
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

    # The field: top cards, and what lies beneath them, bottom first
    kind: list[int]
    owner: list[int]  # LP-16
    beneath: list[tuple[int, ...]]
    owned: list[int]  # per seat, the areas whose top card it owns
    empty: i64
    based: i64  # areas whose top card is a base
    active: i64  # areas whose top card is active
    stirred: i64  # areas with an active card beneath

    # The other zones
    hand: list[int]
    hand_size: list[int]
    decks: list[list[int]]  # bottom first; a deck is replaced, never changed, so that clones share it
    deck_size: list[int]  # how many of it are left
    front: i64  # seats whose setup card is not placed yet
    play_area: list[int]
    points: list[int]  # points_card(seat, kind), in order of arrival
    removed: list[int]

    # The turn
    phase: i64
    first: i64
    turn_player: i64
    turns: i64  # begun so far
    ending: i64

    # The effect that is being resolved
    queue: list[tuple[int, int]]  # (position in the play area, number of the effect step)
    using: i64  # position in the play area of the card whose effect it is
    begun: bool  # something of that effect was carried out

    # The redraw
    stood: i64
    sealed: i64  # seats whose decision of this round is made
    revealing: list[int]  # the kind, or NOTHING
    returning: list[tuple[int, ...]]

    # What everybody can remember
    used: list[int]
    known: list[int]

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
        other.kind = self.kind.copy()
        other.owner = self.owner.copy()
        other.beneath = self.beneath.copy()
        other.owned = self.owned.copy()
        other.empty = self.empty
        other.based = self.based
        other.active = self.active
        other.stirred = self.stirred
        other.hand = self.hand.copy()
        other.hand_size = self.hand_size.copy()
        other.decks = self.decks.copy()
        other.deck_size = self.deck_size.copy()
        other.front = self.front
        other.play_area = self.play_area.copy()
        other.points = self.points.copy()
        other.removed = self.removed.copy()
        other.phase = self.phase
        other.first = self.first
        other.turn_player = self.turn_player
        other.turns = self.turns
        other.ending = self.ending
        other.queue = self.queue.copy()
        other.using = self.using
        other.begun = self.begun
        other.stood = self.stood
        other.sealed = self.sealed
        other.revealing = self.revealing.copy()
        other.returning = self.returning.copy()
        other.used = self.used.copy()
        other.known = self.known.copy()
        return other

    def clear(self) -> None:
        """An empty table."""
        counts = self.seats * int(self.kinds)
        self.kind, self.owner, self.beneath = [NOTHING] * 16, [NOBODY] * 16, [()] * 16
        self.owned, self.empty, self.based = [0] * self.seats, WHOLE, 0
        self.active, self.stirred = 0, 0
        self.hand, self.hand_size = [0] * counts, [0] * self.seats
        self.decks, self.deck_size = [[] for _ in range(self.seats)], [0] * self.seats
        self.play_area, self.points, self.removed = [], [], []
        self.front, self.phase, self.ending = 0, Phase.REDRAW, Ending.NOT_YET
        self.first, self.turn_player, self.turns = 0, 0, 0
        self.queue, self.using, self.begun = [], 0, False
        self.stood, self.sealed = 0, 0
        self.revealing, self.returning = [NOTHING] * self.seats, [()] * self.seats
        self.used, self.known = [0] * counts, [0] * counts

    def census(self) -> list[int]:
        found = [*self.play_area, *self.removed]
        found += [int(points_kind(scored)) for scored in self.points]
        found += [kind for kind in self.kind if kind >= 0]
        found += [int(kind_of(below)) for stack in self.beneath for below in stack]
        found += [int(self.tables.setup_kind) for seat in range(self.seats) if (self.front >> seat) & 1]
        for seat in range(self.seats):
            found += self.decks[seat][: self.deck_size[seat]]
            for kind in range(self.kinds):
                found += [int(kind)] * int(self.in_hand(seat, kind))
        return found

    def offer(self, seat: i64, question: i64, a: i64, b: i64, c: i64, answers: list[int], always: bool) -> None:
        """`ask`, or `ask_always`, for a question whose answers are known already."""
        self.waiting |= 1 << seat
        self.set_question(seat, question, a, b, c)
        self.answers[seat] = answers
        if len(answers) == 1 and not always:
            self.forced |= 1 << seat

    # ---- the field ----

    def lay(self, area: i64, kind: i64, owner: i64) -> None:
        """Put a card on top of whatever lies there. It is not active until somebody stirs it."""
        if self.owner[area] != NOBODY:
            self.beneath[area] = (*self.beneath[area], self.top_card(area))
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
        if self.tables.base[kind]:
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
        self.beneath[area] = (new, *self.beneath[area])
        if is_active(new):
            self.stirred |= 1 << area

    def lift(self, area: i64) -> i64:
        """Take the top card away; what lay beneath it comes to light as it was."""
        lifted: i64 = self.top_card(area)
        self.active &= ~(1 << area)
        below = self.beneath[area]
        if below:
            shown: i64 = below[len(below) - 1]
            self.show(area, kind_of(shown), owner_of(shown))
            self.active |= (shown & 1) << area
            self.beneath[area] = below[: len(below) - 1]
        else:
            self.show(area, NOTHING, NOBODY)
        return lifted

    def pull_out(self, area: i64) -> i64:
        """Take the bottom card away; a lone card is the bottom card (LP-75)."""
        below = self.beneath[area]
        if not below:
            return self.lift(area)
        self.beneath[area] = below[1:]
        return below[0]

    def stir(self, area: i64) -> None:
        """The top card was set, moved or turned this turn (LP-50 to LP-52)."""
        self.active |= 1 << area

    def calm_down(self) -> None:
        """No card stays active (LP-R15)."""
        self.active = 0
        if self.stirred:
            for area in range(AREAS):
                if (self.stirred >> area) & 1:
                    self.beneath[area] = tuple([below & ~1 for below in self.beneath[area]])
            self.stirred = 0

    def top_card(self, area: i64) -> i64:
        kind: i64 = self.kind[area]
        owner: i64 = self.owner[area]
        return card(kind, owner, (self.active >> area) & 1)

    def bottom_card(self, area: i64) -> i64:
        below = self.beneath[area]
        return below[0] if below else self.top_card(area)

    def card_at(self, place: i64) -> i64:
        """The card that an answer 0-31 means: the top card, or from UNDER on the bottom card."""
        return self.top_card(place) if place < UNDER else self.bottom_card(area_of(place))

    # ---- hands, decks and points ----

    def in_hand(self, seat: i64, kind: i64) -> i64:
        return self.hand[seat * self.kinds + kind]

    def hand_answers(self, seat: i64) -> list[int]:
        """The kinds that the seat holds, as answers."""
        first: i64 = seat * self.kinds
        counts = self.hand[first : first + self.kinds]
        return [int(KIND) + kind for kind, many in enumerate(counts) if many]

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
            kind: i64 = self.decks[seat][left]
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
        return self.decks[seat][left]

    def score(self, seat: i64, kind: i64) -> None:
        """A card comes into a points area (LP-10)."""
        self.points.append(points_card(seat, kind))

    def scored_kinds(self, seat: i64) -> i64:
        """The kinds that lie in the seat's points area."""
        kinds: i64 = 0
        for scored in self.points:
            if points_seat(scored) == seat:
                kinds |= 1 << points_kind(scored)
        return kinds

    def others(self, seat: i64) -> int:
        """The bits of everybody but this seat, watchers included."""
        return ALL & ~(1 << int(seat))


def points_card(seat: i64, kind: i64) -> i64:
    """A card in a points area as one number."""
    return seat << 5 | kind


def points_seat(scored: i64) -> i64:
    return scored >> 5


def points_kind(scored: i64) -> i64:
    return scored & 31


def cards_of(table: Table, counts: list[int], seat: i64) -> list[int]:
    """A seat's part of a zone that is kept as counts, as a list of cards in the order of the set."""
    first: i64 = seat * table.kinds
    return [int(kind) for kind in range(table.kinds) for _ in range(counts[first + kind])]
