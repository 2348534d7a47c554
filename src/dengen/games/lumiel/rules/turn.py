# mypyc: compile
"""The turn, phase by phase (LP-29 to LP-69). Effects, once a card is played, and captures have files of their own."""

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from dengen.core.state import Step, plan
from dengen.games.lumiel.rules import effects, steps
from dengen.games.lumiel.rules.actions import UNDER, area_of
from dengen.games.lumiel.rules.board import NAMES
from dengen.games.lumiel.rules.capture import capture
from dengen.games.lumiel.rules.codes import kind_of
from dengen.games.lumiel.rules.placement import can_be_set, has_room, is_full
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
        table.ask(table.turn_player, steps.TAKE)


def take(table: Table, seat: i64, area: i64) -> None:  # LP-33
    kind = kind_of(table.lift(area))
    table.score(seat, kind)
    if table.log is not None:
        args = {"seat": int(seat), "card": table.tables.ids[kind], "area": NAMES[area]}
        table.tell("took", {**args, "points": int(table.tables.points[kind])})


# ---- effect phase ----


def effect_phase(table: Table) -> None:  # LP-35
    table.phase = Phase.EFFECT
    table.ask_always(table.turn_player, steps.PLAY)  # LP-R40


def put_into_play(table: Table, seat: i64, kind: i64) -> None:
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


# ---- set phase ----


def set_phase(table: Table) -> None:  # LP-39
    table.phase = Phase.SET
    if len(table.play_area) == 1 and can_be_set(table, table.play_area[0]):
        table.ask(table.turn_player, steps.SET, table.play_area[0])
        return
    if has_room(table):
        table.ask(table.turn_player, steps.WHICH)
    else:
        give_up_setting(table)


def give_up_setting(table: Table) -> None:  # LP-R36
    table.play_area, lost = pop(table.play_area, 0)
    table.used[table.turn_player * table.kinds + lost] += 1
    table.put_away(lost)
    if table.log is not None:
        table.tell("lost", {"seat": int(table.turn_player), "card": table.tables.ids[lost]})
    empty_play_area(table)


def answer_set(table: Table, seat: i64, kind: i64, place: i64) -> None:
    """The place is chosen: the card faces its setter (LP-17), unless the card itself lets one ask."""
    if table.tables.facing[kind] == KEEP:
        set_card(table, seat, kind, place, seat)
    else:
        table.ask(seat, steps.FACING, kind, place)


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
            table.ask_always(seat, steps.CONFIRM)


def draw_phase(table: Table) -> None:  # LP-64
    table.draw(table.turn_player, 1)
