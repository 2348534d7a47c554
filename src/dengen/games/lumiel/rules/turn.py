# mypyc: compile
"""The turn, phase by phase (LP-29 to LP-69). Effects, once a card is played, and captures have files of their own."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.core.rules.state import Step, plan
from dengen.games.lumiel.rules import clauses, effects, steps
from dengen.games.lumiel.rules.actions import (
    KIND,
    KINDS,
    PASSING,
    PLACES,
    SEAT,
    SEATS,
    TOPS,
    UNDER,
    area_of,
    kinds_as_answers,
    seats_as_answers,
)
from dengen.games.lumiel.rules.board import NAMES, WHOLE
from dengen.games.lumiel.rules.capture import capture
from dengen.games.lumiel.rules.codes import kind_of
from dengen.games.lumiel.rules.placement import (
    can_be_set,
    facings,
    has_room,
    is_full,
    open_places,
    settable,
    why_not_there,
)
from dengen.games.lumiel.rules.question import A, B, Question
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.steps import ENDINGS, Ending, Phase
from dengen.games.lumiel.rules.tables import KEEP

FEW: Final[i64] = 5

TURN: Final[list[Step]] = plan(  # LP-30, LP-R7
    steps.START_PHASE,
    steps.REMOVE_PHASE,
    steps.EFFECT_PHASE,
    steps.SET_PHASE,
    steps.GET_PHASE,
    steps.DRAW_PHASE,
    steps.NEXT_TURN,
)


def begin(table: Table) -> None:
    table.push_all(TURN)


def next_turn(table: Table) -> None:  # LP-29, LP-66
    table.turn_player = (table.turn_player + 1) % table.seats
    begin(table)


# ---- start phase ----


def start_phase(table: Table) -> None:  # LP-31
    table.ending = end_condition(table)
    if table.ending != Ending.NOT_YET:
        table.phase = Phase.OVER
        table.clear_agenda()
        table.tell("ended", {"reason": ENDINGS[table.ending], "scores": table.scores()})
        return
    table.turns += 1
    if table.log is not None:
        table.tell("turn", {"seat": int(table.turn_player), "number": int(table.turns)})


def end_condition(table: Table) -> i64:
    most: i64 = 0
    for size in table.hand_size:
        if size == 0:
            return Ending.EMPTY_HAND  # LP-68
        if size > most:
            most = size
    if most <= FEW:
        return Ending.FEW_CARDS  # LP-67
    return Ending.TURN_CAP if table.turns >= table.turn_cap * table.seats else Ending.NOT_YET  # LP-R35


# ---- remove phase ----


def remove_phase(table: Table) -> None:  # LP-32, LP-34
    if is_full(table):
        table.phase = Phase.REMOVE
        table.push(steps.REMOVE_PHASE)
        TAKE.ask(table, table.turn_player)


class Take(Question):
    """The turn player takes a top card, whichever, into the points area (LP-33)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        return WHOLE

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, area: i64) -> None:
        kind = kind_of(table.lift(area))
        table.score(seat, kind)
        if table.log is not None:
            args = {"seat": int(seat), "card": table.tables.ids[kind], "area": NAMES[area]}
            table.tell("took", {**args, "points": int(table.tables.points[kind])})


TAKE: Final[Take] = Take(34, "take", clauses.TAKE_A_TOP_CARD, TOPS)


# ---- effect phase ----


def effect_phase(table: Table) -> None:  # LP-35
    table.phase = Phase.EFFECT
    PLAY.ask_always(table, table.turn_player)  # LP-R40


class Play(Question):
    """Any kind of the hand; one without a place only if that is true of all (LP-35, LP-R36)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        return kinds_as_answers(playable(table, seat))

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return clauses.NO_PLACE_FOR_IT if table.in_hand(seat, act - KIND) else clauses.PLAY_FROM_HAND

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        kind = act - KIND
        table.leave_hand(seat, kind)
        table.play_area = append(table.play_area, kind)
        if table.log is not None:
            args = {"seat": int(seat), "card": table.tables.ids[kind]}
            table.tell("played", args, news=table.others(seat))
        table.using = 0
        table.begun = False
        effects.enqueue(table, kind)
        if len(table.queue) > 0:
            table.push(steps.RESOLVE)


def playable(table: Table, seat: i64) -> i64:
    held = table.held_kinds(seat)
    if not table.tables.zoned:
        return held
    placeable: i64 = 0
    left = held
    while left != 0:
        if can_be_set(table, lowest(left)):
            placeable |= left & -left
        left &= left - 1
    return placeable if placeable else held


PLAY: Final[Play] = Play(35, "play", clauses.PLAY_FROM_HAND, KINDS)


# ---- set phase ----


def set_phase(table: Table) -> None:  # LP-39
    table.phase = Phase.SET
    if len(table.play_area) == 1 and can_be_set(table, table.play_area[0]):
        SET.ask(table, table.turn_player, table.play_area[0])
        return
    if has_room(table):
        WHICH.ask(table, table.turn_player)
    else:
        give_up_setting(table)


def give_up_setting(table: Table) -> None:  # LP-R36
    table.play_area, lost = pop(table.play_area, 0)
    table.used[table.turn_player * table.kinds + lost] += 1
    table.put_away(lost)
    if table.log is not None:
        table.tell("lost", {"seat": int(table.turn_player), "card": table.tables.ids[lost]})
    empty_play_area(table)


class Which(Question):
    """Of several cards in the play area, one that has a place (LP-39, LP-R36)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        return kinds_as_answers(settable(table))

    def why_not(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> i64:
        return clauses.NO_PLACE_FOR_IT if table.is_in_play(act - KIND) else clauses.SET_A_PLAYED_CARD

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        SET.ask(table, seat, act - KIND)


class Set(Question):
    """Where the card goes (LP-39 to LP-41). It faces its setter (LP-17), unless the card itself lets one ask."""

    def possible(self, table: Table, kind: i64, c: i64) -> i64:
        return PLACES if (table.tables.stackers >> kind) & 1 else TOPS

    def legal(self, table: Table, seat: i64, kind: i64, b: i64, c: i64) -> i64:
        return open_places(table, kind, seat)

    def why_not(self, table: Table, seat: i64, kind: i64, b: i64, c: i64, place: i64) -> i64:
        return why_not_there(table, kind, place)

    def answer(self, table: Table, seat: i64, kind: i64, b: i64, c: i64, place: i64) -> None:
        if table.tables.facing[kind] == KEEP:
            set_card(table, seat, kind, place, seat)
        else:
            FACING.ask(table, seat, kind, place)


class Facing(Question):
    """Whom the card faces, as it says itself (LP-17, LP-19)."""

    def legal(self, table: Table, seat: i64, kind: i64, place: i64, c: i64) -> i64:
        return seats_as_answers(facings(table, table.tables.facing[kind], seat))

    def why_not(self, table: Table, seat: i64, kind: i64, place: i64, c: i64, act: i64) -> i64:
        return clauses.UNUSED_SIDE if act - SEAT >= table.seats else clauses.FACES_ITS_SETTER

    def answer(self, table: Table, seat: i64, kind: i64, place: i64, c: i64, act: i64) -> None:
        set_card(table, seat, kind, place, act - SEAT)


WHICH: Final[Which] = Which(36, "which", clauses.SET_A_PLAYED_CARD, KINDS)
SET: Final[Set] = Set(37, "set", clauses.SET_A_PLAYED_CARD, PLACES, kind=A)
FACING: Final[Facing] = Facing(38, "facing", clauses.FACES_ITS_SETTER, SEATS, kind=A, goes=B)


def set_card(table: Table, seat: i64, kind: i64, place: i64, facing: i64) -> None:
    table.play_area = remove(table.play_area, kind)
    table.used[seat * table.kinds + kind] += 1
    table.set_down(kind, facing, place)
    if table.log is not None:
        args = {"seat": int(seat), "card": table.tables.ids[kind], "area": NAMES[area_of(place)]}
        table.tell("set", {**args, "under": place >= UNDER, "facing": int(facing), "from": "play"})
    empty_play_area(table)


def empty_play_area(table: Table) -> None:  # LP-R13
    if len(table.play_area) == 0:
        return
    seat = table.turn_player
    for kind in table.play_area:
        table.enter_hand(seat, kind)
        table.known[seat * table.kinds + kind] += 1
        if table.log is not None:
            table.tell("kept", {"seat": int(seat), "card": table.tables.ids[kind]})
    table.play_area = vec[i64]()


# ---- get phase and draw phase ----


def get_phase(table: Table) -> None:
    capture(table)
    if table.confirm_get:  # LP-62, LP-R20
        table.phase = Phase.GET
        for seat in range(table.seats):
            CONFIRM.ask_always(table, seat)


class Confirm(Question):
    """Everybody has seen what was captured (LP-62)."""

    def legal(self, table: Table, seat: i64, a: i64, b: i64, c: i64) -> i64:
        return PASSING

    def answer(self, table: Table, seat: i64, a: i64, b: i64, c: i64, act: i64) -> None:
        pass


CONFIRM: Final[Confirm] = Confirm(39, "confirm", clauses.CONFIRM_CAPTURES, PASSING, of_everybody=True)


def draw_phase(table: Table) -> None:  # LP-64
    table.draw(table.turn_player, 1)


# ---- whose go it is ----


def turn_clause(table: Table) -> i64:
    """The clause that says whose go it is, or that the game is over."""
    if table.phase == Phase.OVER:
        return clauses.END_OF_THE_GAME
    if table.phase == Phase.REDRAW:
        return clauses.REDRAWS_ARE_SIMULTANEOUS
    if table.phase == Phase.PLACING:
        return clauses.PLACE_SETUP_CARD
    return clauses.CONFIRM_CAPTURES if table.phase == Phase.GET else clauses.CLOCKWISE_TURNS
