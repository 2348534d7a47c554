# mypyc: compile
"""Effects that turn cards: one card, or all of a zone or of a player (LP-21, LP-54, LP-R23, LP-R37)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import BITS, lowest
from dengen.games.lumiel.rules import board, clauses, tables
from dengen.games.lumiel.rules.actions import (
    CENTRAL_CHOICE,
    OUTER_CHOICE,
    PLACES,
    SEAT,
    SEATS,
    UNDER,
    ZONES,
    area_of,
    seats_as_answers,
)
from dengen.games.lumiel.rules.board import AREAS, NAMES
from dengen.games.lumiel.rules.codes import NOBODY, card, kind_of, owner_of
from dengen.games.lumiel.rules.effects import EffectQuestion
from dengen.games.lumiel.rules.placement import facings, has_free_area, has_room, room_if_shown
from dengen.games.lumiel.rules.question import B
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import ANY_SEAT, OTHER_SEAT, EffectStep
from dengen.games.lumiel.rules.targets import crowded_or_idle, matching, possible_cards, why_not_target

# ---- one card ----


class Turn(EffectQuestion):
    """Which card turns."""

    def targeted(self, step: EffectStep) -> i64:
        return possible_cards(step.target)

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        return turnable(table, step)

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, place: i64) -> i64:
        wrong = why_not_target(table, step.target, place)
        if wrong:
            return wrong
        mine = step.to == tables.ME and owner_of(table.card_at(place)) == table.turn_player
        return clauses.FACES_THAT_SEAT_ALREADY if mine else clauses.NO_ROOM_LEFT

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, place: i64) -> None:
        if step.to == ANY_SEAT or step.to == OTHER_SEAT:
            TURN_TO.ask(table, table.turn_player, number, place)
        else:
            turn(table, place, lowest(facings(table, step.to, owner_of(table.card_at(place)))))


class TurnTo(EffectQuestion):
    """Whom it faces then."""

    def choices(self, table: Table, step: EffectStep, place: i64, c: i64) -> i64:
        return seats_as_answers(turn_facings(table, step, place))

    def why_not_chosen(self, table: Table, step: EffectStep, place: i64, act: i64) -> i64:
        seat = act - SEAT
        if seat >= table.seats:
            return clauses.UNUSED_SIDE
        wanted = facings(table, step.to, owner_of(table.card_at(place)))
        return clauses.NO_ROOM_LEFT if (wanted >> seat) & 1 else clauses.FACES_THAT_SEAT_ALREADY

    def choose(self, table: Table, step: EffectStep, number: i64, place: i64, c: i64, act: i64) -> None:
        turn(table, place, act - SEAT)


TURN: Final[Turn] = Turn(51, "turn", PLACES)
TURN_TO: Final[TurnTo] = TurnTo(52, "turn_to", SEATS, source=B)


def turnable(table: Table, step: EffectStep) -> i64:
    """Cards that can be turned as the step says, and leave room with some facing."""
    cards = matching(table, step.target)
    if step.to == tables.ME:  # LP-R23
        left = cards
        while left != 0:
            if owner_of(table.card_at(lowest(left))) == table.turn_player:
                cards &= ~(left & -left)
            left &= left - 1
    if cards == 0 or has_free_area(table):
        return cards
    left = cards
    while left != 0:
        if not turn_facings(table, step, lowest(left)):
            cards &= ~(left & -left)
        left &= left - 1
    return cards


def turn_facings(table: Table, step: EffectStep, place: i64) -> i64:
    """The seats that the card there may be turned to."""
    possible = facings(table, step.to, owner_of(table.card_at(place)))
    if has_free_area(table):
        return possible
    for seat in range(table.seats):
        if (possible >> seat) & 1 and not room_if_turned(table, place, seat):
            possible &= ~(1 << seat)
    return possible


def room_if_turned(table: Table, place: i64, seat: i64) -> bool:
    area = area_of(place)
    if place >= UNDER and table.is_stack(area):
        return has_room(table)
    return room_if_shown(table, area, table.kind[area], seat)


def turn(table: Table, place: i64, to: i64) -> None:
    """Change the facing (LP-21), or give a full turn (LP-54): either makes the card active."""
    area = area_of(place)
    chosen = table.card_at(place)
    if place >= UNDER and table.is_stack(area):
        table.pull_out(area)
        table.slide_under(area, card(kind_of(chosen), to, 1))
    else:
        table.show(area, table.kind[area], to)
        table.stir(area)
    if table.log is not None:
        args = {"area": NAMES[area], "card": table.tables.ids[kind_of(chosen)]}
        table.tell("turned", {**args, "from": int(owner_of(chosen)), "to": int(to)})


# ---- all cards of a zone or of a player ----


class Zone(EffectQuestion):
    """In which zone cards turn."""

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        found: i64 = 0
        for choice in range(OUTER_CHOICE, CENTRAL_CHOICE + 1):
            if may_turn_zone(table, step, choice):
                found |= BITS[choice]
        return found

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, choice: i64) -> i64:
        return crowded_or_idle(turned_areas(table, step, zone_areas(choice), NOBODY))

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, choice: i64) -> None:
        if step.choose_owner:
            WHOSE.ask(table, table.turn_player, number, zone_areas(choice))
        else:
            turn_all(table, step, zone_areas(choice), NOBODY)


class Whose(EffectQuestion):
    """Whose cards turn. b: in which areas."""

    def choices(self, table: Table, step: EffectStep, areas: i64, c: i64) -> i64:
        return seats_as_answers(seats_to_turn(table, step, areas))

    def why_not_chosen(self, table: Table, step: EffectStep, areas: i64, act: i64) -> i64:
        seat = act - SEAT
        if seat >= table.seats:
            return clauses.THREE_OR_FOUR_SEATS
        return crowded_or_idle(turned_areas(table, step, areas, seat))

    def choose(self, table: Table, step: EffectStep, number: i64, areas: i64, c: i64, act: i64) -> None:
        turn_all(table, step, areas, act - SEAT)


ZONE: Final[Zone] = Zone(53, "zone", ZONES, choices=True)
WHOSE: Final[Whose] = Whose(54, "whose", SEATS)


def may_turn_zone(table: Table, step: EffectStep, choice: i64) -> bool:
    areas = zone_areas(choice)
    if not step.choose_owner:
        return may_turn_all(table, step, areas, NOBODY)
    return seats_to_turn(table, step, areas) != 0


def seats_to_turn(table: Table, step: EffectStep, areas: i64) -> i64:
    """The seats whose cards there may all be turned."""
    found: i64 = 0
    for seat in range(table.seats):
        if may_turn_all(table, step, areas, seat):
            found |= 1 << seat
    return found


def may_turn_all(table: Table, step: EffectStep, areas: i64, whose: i64) -> bool:
    """Would any card turn (LP-R11), and would there be room afterwards? `whose` NOBODY: whoever the step says."""
    turning = turned_areas(table, step, areas, whose)
    if turning == 0 or step.to == tables.KEEP or has_free_area(table):
        return turning != 0
    trial = table.clone()
    while turning != 0:
        area = lowest(turning)
        trial.show(area, trial.kind[area], trial.turn_player)
        turning &= turning - 1
    return has_room(trial)


def turned_areas(table: Table, step: EffectStep, areas: i64, whose: i64) -> i64:
    """The areas whose top cards would turn."""
    turning = matching(table, step.target) & areas
    if whose != NOBODY:
        turning &= table.owned[whose]
    if step.to == tables.ME:
        turning &= ~table.owned[table.turn_player]
    return turning


def zone_areas(choice: i64) -> i64:
    return board.OUTER if choice == OUTER_CHOICE else board.CENTRAL


def turn_all(table: Table, step: EffectStep, areas: i64, whose: i64) -> None:
    """All together (LP-R37)."""
    turning = turned_areas(table, step, areas, whose)
    for area in range(AREAS):
        if (turning >> area) & 1:
            if step.to == tables.ME:
                table.show(area, table.kind[area], table.turn_player)
            table.stir(area)
    if table.log is not None:
        args = {"areas": [NAMES[area] for area in board.areas_in(turning)], "full": step.to == tables.KEEP}
        table.tell("turned_all", {**args, "seat": int(table.turn_player)})
