# mypyc: compile
"""The zones of Lumiel†Prière (LP-7 to LP-16) and their copies."""

from typing import ClassVar, Self

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import filled, zeros
from dengen.core.rules.bit_answers import BitAnswers
from dengen.games.lumiel.rules.board import WHOLE
from dengen.games.lumiel.rules.codes import NOBODY, NOTHING
from dengen.games.lumiel.rules.steps import Ending, Phase
from dengen.games.lumiel.rules.tables import Tables


class Zones(BitAnswers):
    """A hand or a memory is counts per kind, one seat after the other; sets of seats and areas are bits."""

    prefix: ClassVar[str] = "LP"

    tables: Tables
    kinds: i64  # how many there are

    # Options
    with_redraw: bool
    fixed_first: i64  # or NOBODY
    share_ties: bool
    head_start: bool
    confirm_get: bool
    turn_cap: i64

    # The field: top cards, and what lies beneath them
    kind: vec[i64]
    owner: vec[i64]  # LP-16
    beneath: vec[i64]  # covered(area, card); of the same area, bottom first
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
        other.head_start = self.head_start
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
