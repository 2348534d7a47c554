# mypyc: compile
"""Effects that take a card of the field or of a points area: remove it, or let somebody gain it (LP-76, LP-R14)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.lumiel.rules import clauses, tables
from dengen.games.lumiel.rules.actions import (
    KIND,
    KINDS,
    PLACES,
    SEAT,
    SEATS,
    UNDER,
    area_of,
    kinds_as_answers,
    seats_as_answers,
)
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.codes import HELD, held_card, kind_of, owner_of, points_kind, points_seat
from dengen.games.lumiel.rules.effects import EffectQuestion
from dengen.games.lumiel.rules.placement import has_free_area, room_without
from dengen.games.lumiel.rules.question import B
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import ANY_SEAT, EffectStep
from dengen.games.lumiel.rules.targets import matching, possible_cards, why_not_target

# ---- which card ----


class Taking(EffectQuestion):
    """Which card: one of the field, one of the own points area by its kind, or another's points area by its seat."""

    from_seat: EffectQuestion  # which card of that points area

    def __init__(self, number: int, name: str, from_seat: EffectQuestion) -> None:
        super().__init__(number, name, PLACES)
        self.from_seat = from_seat

    def targeted(self, step: EffectStep) -> i64:
        found = possible_cards(step.target) if step.target.field else 0
        if step.target.points_other:
            found |= SEATS
        return found | KINDS if step.target.points_me else found

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        found = takeable(table, step)
        if step.target.points_other:
            others: i64 = 0
            for seat in range(table.seats):
                if seat != table.turn_player and takeable_kinds(table, step, seat):
                    others |= 1 << seat
            found |= seats_as_answers(others)
        if step.target.points_me:
            found |= kinds_as_answers(takeable_kinds(table, step, table.turn_player))
        return found

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, act: i64) -> i64:
        if act >= KIND:
            scored = (table.scored_kinds(table.turn_player) & step.target.kinds) >> (act - KIND)
            return clauses.NOTHING_WOULD_HAPPEN if scored & 1 else clauses.NOT_WHAT_THE_EFFECT_SAYS
        if act >= SEAT:
            if act - SEAT >= table.seats:
                return clauses.THREE_OR_FOUR_SEATS
            return clauses.NOT_THE_OWN_POINTS_AREA if act - SEAT == table.turn_player else clauses.NOTHING_WOULD_HAPPEN
        wrong = why_not_target(table, step.target, act)
        return wrong if wrong else clauses.NO_ROOM_LEFT

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, act: i64) -> None:
        if act >= KIND:
            take(table, step, number, held_card(table.turn_player, act - KIND))
        elif act < SEAT:
            take(table, step, number, act)
        else:
            self.from_seat.ask(table, table.turn_player, number, act - SEAT)


class TakingFrom(EffectQuestion):
    """Which card of another's points area. b: whose."""

    def choices(self, table: Table, step: EffectStep, seat: i64, c: i64) -> i64:
        return kinds_as_answers(takeable_kinds(table, step, seat))

    def choose(self, table: Table, step: EffectStep, number: i64, seat: i64, c: i64, act: i64) -> None:
        take(table, step, number, held_card(seat, act - KIND))


REMOVE_FROM: Final[TakingFrom] = TakingFrom(61, "remove_from", KINDS, whose=B)
REMOVE: Final[Taking] = Taking(60, "remove", REMOVE_FROM)
GAIN_FROM: Final[TakingFrom] = TakingFrom(63, "gain_from", KINDS, whose=B)
GAIN: Final[Taking] = Taking(62, "gain", GAIN_FROM)


def takeable(table: Table, step: EffectStep) -> i64:
    """Cards of the field that may be taken away."""
    cards = matching(table, step.target) if step.target.field else 0
    if cards == 0 or has_free_area(table):
        return cards
    left = cards
    while left != 0:
        if not room_without(table, lowest(left)):
            cards &= ~(left & -left)
        left &= left - 1
    return cards


def takeable_kinds(table: Table, step: EffectStep, seat: i64) -> i64:
    """Kinds that may be taken from the seat's points area; what is mine already can't be gained by me."""
    if step.kind == tables.GAIN and step.to == tables.ME and seat == table.turn_player:
        return 0
    return table.scored_kinds(seat) & step.target.kinds


def take(table: Table, step: EffectStep, number: i64, source: i64) -> None:
    """Remove or gain the card, or ask first who gains it."""
    if step.kind == tables.REMOVE:
        remove(table, source)
    elif step.to == ANY_SEAT:
        GAIN_TO.ask(table, table.turn_player, number, source)
    elif step.to == tables.ME:
        gain(table, source, table.turn_player)
    else:
        gain(table, source, owner_of(table.card_at(source)))


# ---- who gains it ----


class GainTo(EffectQuestion):
    """Who gains the card: not the seat in whose points area it lies."""

    def choices(self, table: Table, step: EffectStep, source: i64, c: i64) -> i64:
        everybody: i64 = (1 << table.seats) - 1
        return seats_as_answers(everybody if source < HELD else everybody & ~(1 << points_seat(source - HELD)))

    def why_not_chosen(self, table: Table, step: EffectStep, source: i64, act: i64) -> i64:
        return clauses.THREE_OR_FOUR_SEATS if act - SEAT >= table.seats else clauses.NOTHING_WOULD_HAPPEN

    def choose(self, table: Table, step: EffectStep, number: i64, source: i64, c: i64, act: i64) -> None:
        gain(table, source, act - SEAT)


GAIN_TO: Final[GainTo] = GainTo(64, "gain_to", SEATS, source=B)

# ---- what happens to it ----


def remove(table: Table, source: i64) -> None:
    """To the removed area, face down (LP-76)."""
    kind = take_away(table, source)
    table.put_away(kind)
    if table.log is not None:
        table.tell("removed", {"card": table.tables.ids[kind], **where(source)})


def gain(table: Table, source: i64, seat: i64) -> None:
    kind = take_away(table, source)
    table.score(seat, kind)
    if table.log is not None:
        table.tell("gained", {"card": table.tables.ids[kind], **where(source), "seat": int(seat)})


def take_away(table: Table, source: i64) -> i64:
    """Take a card of the field, or one of a points area."""
    if source >= HELD:
        held = source - HELD
        table.unscore(held)
        return points_kind(held)
    return kind_of(table.lift(source) if source < UNDER else table.pull_out(area_of(source)))


def where(source: i64) -> dict[str, object]:
    if source >= HELD:
        return {"points_of": int(points_seat(source - HELD))}
    return {"area": NAMES[area_of(source)]}
