# mypyc: compile
"""The table of Lumiel†Prière: how cards lie, and how they change hands (LP-7 to LP-16)."""

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from dengen.core.base.packed import count_of
from dengen.core.rules.events import ALL
from dengen.games.lumiel.rules.actions import UNDER, area_of
from dengen.games.lumiel.rules.codes import (
    NOBODY,
    NOTHING,
    card,
    covered,
    covered_area,
    covered_card,
    is_active,
    kind_of,
    owner_of,
    points_card,
    points_kind,
    points_seat,
)
from dengen.games.lumiel.rules.steps import Phase
from dengen.games.lumiel.rules.zones import Zones


class Table(Zones):
    """What lies where, and whose it is."""

    def census(self) -> list[int]:
        found = [int(kind) for kind in self.play_area]
        found += [int(kind) for kind in self.removed]
        found += [int(points_kind(scored)) for scored in self.points]
        found += [int(kind) for kind in self.kind if kind != NOTHING]
        found += [int(kind_of(covered_card(below))) for below in self.beneath]
        found += [int(self.tables.setup_kind) for seat in range(self.seats) if (self.front >> seat) & 1]
        for seat in range(self.seats):
            found += self.deck_of(seat)
            found += cards_of(self, self.hand, seat)
        return found

    # ---- the field ----

    def lay(self, area: i64, kind: i64, owner: i64) -> None:
        """Put a card on top of whatever lies there. It is not active until somebody stirs it."""
        if self.owner[area] != NOBODY:
            self.beneath = append(self.beneath, covered(area, self.top_card(area)))
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
        beneath[0] = covered(area, new)
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
        return covered_card(self.beneath[self.lowest_beneath(area)]) if self.is_stack(area) else self.top_card(area)

    def card_at(self, place: i64) -> i64:
        """The card that an answer 0-31 means: the top card, or from UNDER on the bottom card."""
        return self.top_card(place) if place < UNDER else self.bottom_card(area_of(place))

    # ---- what lies beneath ----

    def is_stack(self, area: i64) -> bool:
        return (self.stacked >> area) & 1 == 1

    def second_card(self, area: i64) -> i64:
        """The card right beneath the top card of a stack."""
        return covered_card(self.beneath[self.highest_beneath(area)])

    def cards_beneath(self, area: i64) -> list[int]:
        """Bottom first."""
        return [int(covered_card(below)) for below in self.beneath if covered_area(below) == area]

    def lowest_beneath(self, area: i64) -> i64:
        at: i64 = 0
        while covered_area(self.beneath[at]) != area:
            at += 1
        return at

    def highest_beneath(self, area: i64) -> i64:
        at: i64 = len(self.beneath) - 1
        while covered_area(self.beneath[at]) != area:
            at -= 1
        return at

    def draw_out(self, at: i64) -> i64:
        """Take a card from beneath others."""
        self.beneath, taken = pop(self.beneath, at)
        area = covered_area(taken)
        for below in self.beneath:
            if covered_area(below) == area:
                return covered_card(taken)
        self.stacked &= ~(1 << area)
        return covered_card(taken)

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

    def name_in_hand(self, seat: i64, kind: i64) -> None:
        """Everybody hears that the seat holds such a card; it may be one that they knew of (LP-R33)."""
        at: i64 = seat * self.kinds + kind
        if self.known[at] == 0:
            self.known[at] = 1

    def draw(self, seat: i64, many: i64) -> None:
        """Draw from the top, as far as the deck goes (LP-64, LP-65); told, like a hand, in the order of the set."""
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
            args = {"seat": int(seat), "count": len(drawn), "cards": [self.tables.ids[kind] for kind in sorted(drawn)]}
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
        return self.totals[seat] + self.head_start_of(seat)

    def head_start_of(self, seat: i64) -> i64:  # LP-R41
        begun = self.phase != Phase.REDRAW  # before, nobody is the first player
        return 1 if self.head_start and begun and seat == self.first else 0

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


def cards_of(table: Table, counts: vec[i64], seat: i64) -> list[int]:
    """A seat's part of a zone that is kept as counts, as a list of cards in the order of the set."""
    first: i64 = seat * table.kinds
    return [int(kind) for kind in range(table.kinds) for _ in range(counts[first + kind])]
