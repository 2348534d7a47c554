# mypyc: compile
"""Effects that bring cards: from hand onto the field or into play, from the deck into play or hand (LP-R31, LP-R40)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from dengen.core.base.packed import count_of, lowest
from dengen.core.rules.events import ALL
from dengen.games.lumiel.rules import board, clauses, tables
from dengen.games.lumiel.rules.actions import (
    DOING_IT,
    KIND,
    KINDS,
    PASSING,
    PLACES,
    SEAT,
    SEATS,
    UNDER,
    area_of,
    kinds_as_answers,
    seats_as_answers,
)
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.codes import NOBODY
from dengen.games.lumiel.rules.effect_turn import may_turn_all, turn_all
from dengen.games.lumiel.rules.effects import THE_STEP, EffectQuestion, enqueue, what_a_pass_skips
from dengen.games.lumiel.rules.placement import (
    doubtful,
    facings,
    has_plenty,
    open_places,
    room_if_put,
    why_not_there,
)
from dengen.games.lumiel.rules.question import B, C
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import KEEP, EffectStep

# ---- a card of the hand onto the field ----


class SettingFromHand(EffectQuestion):
    """Asked if the turn player could, for all that is known, hold such a card; and passed if not (LP-R40)."""

    def has_choice(self, table: Table, step: EffectStep) -> bool:
        return may_hold(table, step)

    def begin(self, table: Table, step: EffectStep, number: i64) -> bool:
        if not may_hold(table, step):
            return False
        skips = what_a_pass_skips(table, step)
        self.ask_always(table, table.turn_player, number, step.about, skips if skips else THE_STEP)
        return True

    def asking_clause(self, table: Table) -> i64:
        return clauses.HAND_MAY_LACK_IT if table.allowed[table.turn_player] == PASSING else self.clause


class HandCard(SettingFromHand):
    """Which card of the hand."""

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        found: i64 = 0
        left: i64 = table.held_kinds(table.turn_player) & step.kinds
        while left != 0:
            if hand_places(table, step, lowest(left)):
                found |= left & -left
            left &= left - 1
        return kinds_as_answers(found)

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, act: i64) -> i64:
        kind = act - KIND
        if not (step.kinds >> kind) & 1:
            return clauses.NOT_WHAT_THE_EFFECT_SAYS
        if not table.in_hand(table.turn_player, kind):
            return clauses.HAND_MAY_LACK_IT
        return clauses.NO_ROOM_LEFT if open_places(table, kind, table.turn_player) else clauses.NO_PLACE_FOR_IT

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, act: i64) -> None:
        table.name_in_hand(table.turn_player, act - KIND)
        HAND_SET.ask(table, table.turn_player, number, act - KIND)


class HandSet(SettingFromHand):
    """Where it is set. b: its kind, the only one that the step allows or the one that was named."""

    def choices(self, table: Table, step: EffectStep, kind: i64, c: i64) -> i64:
        return hand_places(table, step, kind) if table.in_hand(table.turn_player, kind) else 0

    def why_not_chosen(self, table: Table, step: EffectStep, kind: i64, place: i64) -> i64:
        if not table.in_hand(table.turn_player, kind):
            return clauses.HAND_MAY_LACK_IT
        is_open = (open_places(table, kind, table.turn_player) >> place) & 1
        return clauses.NO_ROOM_LEFT if is_open else why_not_there(table, kind, place)

    def choose(self, table: Table, step: EffectStep, number: i64, kind: i64, c: i64, place: i64) -> None:
        if hand_facing(table, step, kind) == KEEP:
            set_from_hand(table, step, kind, place, table.turn_player)
        else:
            table.name_in_hand(table.turn_player, kind)
            HAND_FACING.ask(table, table.turn_player, number, kind, place)


class HandFacing(EffectQuestion):
    """Whom it faces. c: where it is set."""

    def choices(self, table: Table, step: EffectStep, kind: i64, place: i64) -> i64:
        return seats_as_answers(hand_facings(table, step, kind, place))

    def why_not_chosen(self, table: Table, step: EffectStep, kind: i64, act: i64) -> i64:
        seat = act - SEAT
        if seat >= table.seats:
            return clauses.UNUSED_SIDE
        wanted = facings(table, hand_facing(table, step, kind), table.turn_player)
        return clauses.NO_ROOM_LEFT if (wanted >> seat) & 1 else clauses.FACES_ITS_SETTER

    def choose(self, table: Table, step: EffectStep, number: i64, kind: i64, place: i64, act: i64) -> None:
        set_from_hand(table, step, kind, place, act - SEAT)


HAND_CARD: Final[HandCard] = HandCard(65, "hand_card", KINDS)
HAND_SET: Final[HandSet] = HandSet(66, "hand_set", PLACES, kind=B)
HAND_FACING: Final[HandFacing] = HandFacing(67, "hand_facing", SEATS, kind=B, goes=C)


def may_hold(table: Table, step: EffectStep) -> bool:
    """Could the turn player, for all that is known, hold a card to set (LP-R40)?"""
    seat = table.turn_player
    if not table.hand_size[seat]:
        return False
    for kind in range(table.kinds):
        if (step.kinds >> kind) & 1:
            gone: i64 = table.used[seat * table.kinds + kind] + count_of(table.play_area, kind)
            if gone < table.tables.copies[kind] and hand_places(table, step, kind):
                return True
    return False


def hand_places(table: Table, step: EffectStep, kind: i64) -> i64:
    """Where a further card may be set, with some facing, so that the card of the play area still has a place."""
    places = open_places(table, kind, table.turn_player)
    if places == 0 or has_plenty(table):
        return places
    left = doubtful(table, places)
    while left != 0:
        if not hand_facings(table, step, kind, lowest(left)):
            places &= ~(left & -left)
        left &= left - 1
    return places


def hand_facings(table: Table, step: EffectStep, kind: i64, place: i64) -> i64:
    """The seats that a further card may face there."""
    possible = facings(table, hand_facing(table, step, kind), table.turn_player)
    if has_plenty(table):
        return possible
    for seat in range(table.seats):
        if (possible >> seat) & 1 and not room_if_put(table, kind, seat, place):
            possible &= ~(1 << seat)
    return possible


def hand_facing(table: Table, step: EffectStep, kind: i64) -> i64:
    """Whom a card set from hand may face: as the step says, else as the card itself says."""
    return step.to if step.to != tables.KEEP else table.tables.facing[kind]


def set_from_hand(table: Table, step: EffectStep, kind: i64, place: i64, facing: i64) -> None:
    """A further card is set without its effect (LP-R31); then cards are drawn."""
    seat = table.turn_player
    table.leave_hand(seat, kind)
    table.used[seat * table.kinds + kind] += 1
    table.set_down(kind, facing, place)
    if table.log is not None:
        args = {"seat": int(seat), "card": table.tables.ids[kind], "area": NAMES[area_of(place)]}
        args |= {"under": place >= UNDER, "facing": int(facing), "from": "hand"}
        table.tell("set", args, news=table.others(seat))
    table.draw(seat, step.draw)


# ---- one more card in the play area ----


class Bring(EffectQuestion):
    """Which card of the hand comes into play."""

    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        return kinds_as_answers(table.held_kinds(table.turn_player))

    def why_not_chosen(self, table: Table, step: EffectStep, b: i64, act: i64) -> i64:
        kind = act - KIND
        if not table.in_hand(table.turn_player, kind):
            return clauses.HAND_MAY_LACK_IT
        return clauses.NO_ROOM_LEFT if open_places(table, kind, table.turn_player) else clauses.NO_PLACE_FOR_IT

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, act: i64) -> None:
        table.leave_hand(table.turn_player, act - KIND)
        bring(table, step, act - KIND, "hand")


BRING: Final[Bring] = Bring(68, "bring", KINDS, always=True)  # LP-R40


def bring(table: Table, step: EffectStep, kind: i64, source: str) -> None:
    """Everybody sees it."""
    table.play_area = append(table.play_area, kind)
    if table.log is not None:
        args = {"seat": int(table.turn_player), "card": table.tables.ids[kind], "from": source}
        table.tell("brought", args, news=ALL if source == "deck" else table.others(table.turn_player))
    if step.use_effect:
        enqueue(table, kind)


# ---- what only happens or doesn't: all cards turn, cards are drawn, the deck's top card comes into play ----


class DoIt(EffectQuestion):
    def choices(self, table: Table, step: EffectStep, b: i64, c: i64) -> i64:
        return DOING_IT if can_do_it(table, step) else 0

    def choose(self, table: Table, step: EffectStep, number: i64, b: i64, c: i64, act: i64) -> None:
        if step.kind == tables.TURN_ALL:
            turn_all(table, step, board.WHOLE, NOBODY)
        elif step.kind == tables.DRAW:
            table.draw(table.turn_player, step.draw)
        else:
            bring(table, step, table.take_off_deck(table.turn_player), "deck")


DO_IT: Final[DoIt] = DoIt(70, "do_it", DOING_IT, choices=True)


def can_do_it(table: Table, step: EffectStep) -> bool:
    if step.kind == tables.TURN_ALL:
        return may_turn_all(table, step, board.WHOLE, NOBODY)
    return table.deck_size[table.turn_player] > 0
