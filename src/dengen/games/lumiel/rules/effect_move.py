# mypyc: compile
"""Effects that move a card, re-put it, or swap two (LP-77, LP-79, LP-R22, LP-R30)."""

from typing import Final

from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.lumiel.rules import clauses
from dengen.games.lumiel.rules.actions import PLACES, SEAT, SEATS, TOPS, UNDER, area_of, seats_as_answers
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.codes import NOBODY, NOTHING, kind_of, owner_of
from dengen.games.lumiel.rules.effects import EffectQuestion
from dengen.games.lumiel.rules.placement import (
    doubtful,
    facings,
    has_free_area,
    has_plenty,
    may_stack,
    open_places,
    room_if,
    room_if_shown,
    why_not_there,
)
from dengen.games.lumiel.rules.question import B, C
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import ALWAYS, ANY_SEAT, NEVER, EffectStep
from dengen.games.lumiel.rules.targets import crowded_or_idle, matching, possible_cards, why_not_target

# ---- moving ----


class Move(EffectQuestion):
    """Which card moves: one that has somewhere to go."""

    def targeted(self, step: EffectStep) -> i64:
        return possible_cards(step.target)

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        cards = matching(table, step.target)
        left = cards
        while left != 0:
            if not destinations(table, step, lowest(left)):
                cards &= ~(left & -left)
            left &= left - 1
        return cards

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, place: i64) -> i64:
        wrong = why_not_target(table, step.target, place)
        return wrong if wrong else crowded_or_idle(reachable(table, step, place))

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, place: i64) -> None:
        MOVE_TO.ask(table, table.turn_player, number, place)


class MoveTo(EffectQuestion):
    """Where it goes."""

    def choices(self, table: Table, step: EffectStep, origin: i64, c: i64) -> i64:
        return destinations(table, step, origin)

    def why_not_chosen(self, table: Table, step: EffectStep, origin: i64, place: i64) -> i64:
        if (reachable(table, step, origin) >> place) & 1:
            return clauses.NO_ROOM_LEFT
        left, reached = area_of(origin), area_of(place)
        if not (step.reach[left] >> reached) & 1:
            return clauses.MOVE_LEADS_ELSEWHERE if left == reached else clauses.NOT_WHAT_THE_EFFECT_SAYS
        if left == reached and not table.is_stack(reached):
            return clauses.NOTHING_TO_GO_UNDER
        clause = why_not_there(table, kind_of(table.card_at(origin)), place)
        return clauses.NO_STACKING if clause == clauses.STACKER_FITS and step.stack == NEVER else clause

    def choose(self, table: Table, step: EffectStep, number: i64, origin: i64, c: i64, place: i64) -> None:
        if step.to == ANY_SEAT:
            MOVE_FACING.ask(table, table.turn_player, number, origin, place)
        else:
            move(table, origin, place, lowest(facings(table, step.to, owner_of(table.card_at(origin)))))


class MoveFacing(EffectQuestion):
    """Whom it faces there. c: where it goes."""

    def choices(self, table: Table, step: EffectStep, origin: i64, place: i64) -> i64:
        return seats_as_answers(move_facings(table, step, origin, place))

    def why_not_chosen(self, table: Table, step: EffectStep, origin: i64, act: i64) -> i64:
        return clauses.UNUSED_SIDE if act - SEAT >= table.seats else clauses.NO_ROOM_LEFT

    def choose(self, table: Table, step: EffectStep, number: i64, origin: i64, place: i64, act: i64) -> None:
        move(table, origin, place, act - SEAT)


MOVE: Final[Move] = Move(55, "move", PLACES)
MOVE_TO: Final[MoveTo] = MoveTo(56, "move_to", PLACES, source=B)
MOVE_FACING: Final[MoveFacing] = MoveFacing(57, "move_facing", SEATS, source=B, goes=C)


def destinations(table: Table, step: EffectStep, origin: i64) -> i64:
    """Where the card at `origin` may be moved, with some facing."""
    places = reachable(table, step, origin)
    if places == 0 or has_plenty(table):
        return places
    left = doubtful(table, places)
    while left != 0:
        if not move_facings(table, step, origin, lowest(left)):
            places &= ~(left & -left)
        left &= left - 1
    return places


def move_facings(table: Table, step: EffectStep, origin: i64, place: i64) -> i64:
    """The seats that the card at `origin` may face when it is moved there."""
    possible = facings(table, step.to, owner_of(table.card_at(origin)))
    if has_plenty(table):
        return possible
    for seat in range(table.seats):
        if (possible >> seat) & 1 and not room_if_moved(table, origin, place, seat):
            possible &= ~(1 << seat)
    return possible


def reachable(table: Table, step: EffectStep, origin: i64) -> i64:
    """Where the card at `origin` may be moved by the rules for setting, as far as the step reaches (LP-R22)."""
    area = area_of(origin)
    moved = table.card_at(origin)
    kind = kind_of(moved)
    places = open_places(table, kind, owner_of(moved))
    if step.stack == NEVER:
        places &= table.empty
    elif step.stack == ALWAYS:
        places |= table.tables.zone[kind]
    reach: i64 = step.reach[area]
    home: i64 = 0
    if (reach >> area) & 1:
        home = home_places(table, step, origin, moved, places)
        reach &= ~(1 << area)
    return home | (places & (reach | reach << UNDER))


def home_places(table: Table, step: EffectStep, origin: i64, moved: i64, places: i64) -> i64:
    """Where on its own area a card may be re-put: on top of what lay under it, or beneath that (LP-R22)."""
    area = area_of(origin)
    on_top: i64 = 1 << area
    beneath: i64 = on_top << UNDER
    if not table.is_stack(area):
        return on_top
    if step.stack == NEVER:
        return 0
    if origin >= UNDER:
        return beneath | (places & on_top)
    goes_under = (table.tables.stack_under >> kind_of(moved)) & 1 == 1
    if goes_under and may_stack(table, kind_of(moved), owner_of(moved), table.second_card(area)):
        return on_top | beneath
    return on_top


def room_if_moved(table: Table, origin: i64, place: i64, facing: i64) -> bool:
    """Would there be room if the card at `origin` lay there, facing that seat?"""
    left = area_of(origin)
    reached = area_of(place)
    kind = kind_of(table.card_at(origin))
    shown_kind: i64 = NOTHING  # what the area that it leaves shows then
    shown_owner: i64 = NOBODY
    if table.is_stack(left):
        shown = table.top_card(left) if origin >= UNDER else table.second_card(left)
        shown_kind, shown_owner = kind_of(shown), owner_of(shown)
    if place < UNDER:
        if left == reached:
            return room_if_shown(table, left, kind, facing)
        return room_if(table, left, shown_kind, shown_owner, reached, kind, facing)
    return room_if_shown(table, left, shown_kind, shown_owner)


def move(table: Table, origin: i64, place: i64, facing: i64) -> None:
    """Move or re-put a card (LP-77, LP-79): wherever it ends, it is active (LP-51, LP-R15)."""
    left = area_of(origin)
    moved = table.lift(left) if origin < UNDER else table.pull_out(left)
    table.set_down(kind_of(moved), facing, place)
    if table.log is not None:
        args = {"card": table.tables.ids[kind_of(moved)], "from": NAMES[left], "to": NAMES[area_of(place)]}
        table.tell("moved", {**args, "under": place >= UNDER, "owner": int(owner_of(moved)), "facing": int(facing)})


# ---- swapping ----


class Swap(EffectQuestion):
    """Which card is swapped: one that has a partner."""

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        cards = matching(table, step.target)
        second = matching(table, step.partner)
        left = cards
        while left != 0:
            if not partners(table, step, lowest(left), second):
                cards &= ~(left & -left)
            left &= left - 1
        return cards

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, area: i64) -> i64:
        wrong = why_not_target(table, step.target, area)
        return wrong if wrong else crowded_or_idle(matching(table, step.partner) & step.reach[area])

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, area: i64) -> None:
        SWAP_WITH.ask(table, table.turn_player, number, area)


class SwapWith(EffectQuestion):
    """With which one."""

    def choices(self, table: Table, step: EffectStep, area: i64, c: i64) -> i64:
        return partners(table, step, area, matching(table, step.partner))

    def why_not_chosen(self, table: Table, step: EffectStep, area: i64, partner: i64) -> i64:
        if not (step.reach[area] >> partner) & 1:
            return clauses.NOT_WHAT_THE_EFFECT_SAYS
        wrong = why_not_target(table, step.partner, partner)
        return wrong if wrong else clauses.NO_ROOM_LEFT

    def choose(self, table: Table, step: EffectStep, number: i64, area: i64, c: i64, partner: i64) -> None:
        swap(table, area, partner)


SWAP: Final[Swap] = Swap(58, "swap", TOPS)
SWAP_WITH: Final[SwapWith] = SwapWith(59, "swap_with", TOPS, source=B)


def partners(table: Table, step: EffectStep, area: i64, second: i64) -> i64:
    """With which of the cards that match as second one the card there may be swapped."""
    found: i64 = second & step.reach[area]
    if found == 0 or has_free_area(table):
        return found
    here: i64 = table.owner[area]
    left = found
    while left != 0:
        other = lowest(left)
        there: i64 = table.owner[other]
        if not room_if(table, area, table.kind[other], there, other, table.kind[area], here):
            found &= ~(left & -left)
        left &= left - 1
    return found


def swap(table: Table, a: i64, b: i64) -> None:
    """Each becomes the active top card where the other was, and keeps its facing (LP-R30)."""
    first = table.top_card(a)
    second = table.top_card(b)
    table.show(a, kind_of(second), owner_of(second))
    table.show(b, kind_of(first), owner_of(first))
    table.stir(a)
    table.stir(b)
    if table.log is not None:
        cards = [table.tables.ids[kind_of(first)], table.tables.ids[kind_of(second)]]
        table.tell("swapped", {"areas": [NAMES[a], NAMES[b]], "cards": cards})
