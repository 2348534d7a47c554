# mypyc: compile
"""The effect phase once a card lies in the play area: its steps, one after the other (LP-36 to LP-38, LP-R11).

The steps of all cards in the play area wait in one queue. A step asks its first question if there is anything to
choose; an answer carries it out (`effect_deeds.py`) or asks on. Which answers there are is told in `effect_answers.py`.
"""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from dengen.core.packed import lowest
from dengen.games.lumiel.rules import board, effect_deeds, effect_targets, steps, tables
from dengen.games.lumiel.rules.actions import CHOICE, KIND, PASS, PASSING, SEAT
from dengen.games.lumiel.rules.codes import NOBODY, owner_of, queued, queued_number, queued_position
from dengen.games.lumiel.rules.effect_answers import NO_PASS, THE_EFFECT, THE_STEP, chosen
from dengen.games.lumiel.rules.placement import facings
from dengen.games.lumiel.rules.state import Table
from dengen.games.lumiel.rules.tables import ANY_SEAT, OTHER_SEAT, EffectStep


def enqueue(table: Table, kind: i64) -> None:
    """The effect of the card that came into the play area last waits behind all others."""
    position: i64 = len(table.play_area) - 1
    for number in table.tables.effect[kind]:
        table.queue = append(table.queue, queued(position, number))


def resolve(table: Table) -> None:
    """Begin the next step that has anything to choose; the others are skipped (LP-R11)."""
    while len(table.queue) > 0:
        table.queue, waiting = pop(table.queue, 0)
        position = queued_position(waiting)
        if position != table.using:
            table.using = position
            table.begun = False
        if begin(table, queued_number(waiting)):
            table.push(steps.RESOLVE)
            return


def begin(table: Table, number: i64) -> bool:
    """Ask the first question of a step, unless there is nothing to choose."""
    step = table.tables.steps[number]
    seat = table.turn_player
    skips = what_a_pass_skips(table, step)
    if step.kind == tables.SET_FROM_HAND:
        if not effect_targets.may_hold(table, step):
            return False
        table.ask_always(seat, step.question, number, step.about, skips if skips else THE_STEP)  # LP-R40
        return True
    answers = chosen(table, step, step.question, step.about)
    if answers == 0:
        return False
    if skips != NO_PASS:
        answers |= PASSING
    always = step.kind == tables.BRING_FROM_HAND  # LP-R40
    table.offer(seat, step.question, number, step.about, skips, answers, always)
    return True


def what_a_pass_skips(table: Table, step: EffectStep) -> i64:
    """An optional step may be passed, and a whole effect as long as nothing of it was carried out (LP-36)."""
    if step.optional:
        return THE_STEP
    return NO_PASS if table.begun else THE_EFFECT


def answer(table: Table, question: i64, number: i64, b: i64, c: i64, act: i64) -> None:
    if act == PASS:
        decline(table, c)
        return
    table.begun = True
    step = table.tables.steps[number]
    if question == steps.TURN:
        answer_turn(table, step, number, act)
    elif question == steps.TURN_TO:
        effect_deeds.turn(table, b, act - SEAT)
    elif question == steps.ZONE:
        answer_zone(table, step, number, effect_targets.zone_areas(act))
    elif question == steps.WHOSE:
        effect_deeds.turn_all(table, step, b, act - SEAT)
    elif question == steps.MOVE:
        table.ask(table.turn_player, steps.MOVE_TO, number, act)
    elif question == steps.MOVE_TO:
        answer_move_to(table, step, number, b, act)
    elif question == steps.MOVE_FACING:
        effect_deeds.move(table, b, c, act - SEAT)
    elif question == steps.SWAP:
        table.ask(table.turn_player, steps.SWAP_WITH, number, act)
    elif question == steps.SWAP_WITH:
        effect_deeds.swap(table, b, act)
    elif question == steps.REMOVE or question == steps.GAIN:
        answer_source(table, step, number, act)
    elif question == steps.REMOVE_FROM or question == steps.GAIN_FROM:
        take(table, step, number, effect_targets.held_card(b, act - KIND))
    elif question == steps.GAIN_TO:
        effect_deeds.gain(table, b, act - SEAT)
    elif question == steps.HAND_CARD:
        table.name_in_hand(table.turn_player, act - KIND)
        table.ask(table.turn_player, steps.HAND_SET, number, act - KIND)
    elif question == steps.HAND_SET:
        answer_hand_set(table, step, number, b, act)
    elif question == steps.HAND_FACING:
        effect_deeds.set_from_hand(table, step, b, c, act - SEAT)
    elif question == steps.BRING:
        table.leave_hand(table.turn_player, act - KIND)
        bring(table, step, act - KIND, "hand")
    elif question == steps.ONE_OF:
        insert(table, step.lists[act - CHOICE])
    else:
        do_it(table, step)


def decline(table: Table, skips: i64) -> None:
    effect_deeds.declined(table, skips == THE_EFFECT)
    if skips == THE_EFFECT:
        table.queue = vec[i64]([waiting for waiting in table.queue if queued_position(waiting) != table.using])


def insert(table: Table, numbers: vec[i64]) -> None:
    """The chosen list of steps comes next."""
    queue = vec[i64]([queued(table.using, number) for number in numbers])
    for waiting in table.queue:
        queue = append(queue, waiting)
    table.queue = queue


def answer_turn(table: Table, step: EffectStep, number: i64, place: i64) -> None:
    if step.to == ANY_SEAT or step.to == OTHER_SEAT:
        table.ask(table.turn_player, steps.TURN_TO, number, place)
    else:
        effect_deeds.turn(table, place, facing_of(table, step, place))


def answer_zone(table: Table, step: EffectStep, number: i64, areas: i64) -> None:
    if step.choose_owner:
        table.ask(table.turn_player, steps.WHOSE, number, areas)
    else:
        effect_deeds.turn_all(table, step, areas, NOBODY)


def answer_move_to(table: Table, step: EffectStep, number: i64, origin: i64, place: i64) -> None:
    if step.to == ANY_SEAT:
        table.ask(table.turn_player, steps.MOVE_FACING, number, origin, place)
    else:
        effect_deeds.move(table, origin, place, facing_of(table, step, origin))


def facing_of(table: Table, step: EffectStep, place: i64) -> i64:
    """The one seat that the card there will face."""
    seats = facings(table, step.to, owner_of(table.card_at(place)))
    return lowest(seats)


def answer_source(table: Table, step: EffectStep, number: i64, act: i64) -> None:
    if act >= KIND:
        take(table, step, number, effect_targets.held_card(table.turn_player, act - KIND))
    elif act < SEAT:
        take(table, step, number, act)
    elif step.kind == tables.REMOVE:
        table.ask(table.turn_player, steps.REMOVE_FROM, number, act - SEAT)
    else:
        table.ask(table.turn_player, steps.GAIN_FROM, number, act - SEAT)


def take(table: Table, step: EffectStep, number: i64, source: i64) -> None:
    """Remove or gain the card, or ask first who gains it."""
    if step.kind == tables.REMOVE:
        effect_deeds.remove(table, source)
    elif step.to == ANY_SEAT:
        table.ask(table.turn_player, steps.GAIN_TO, number, source)
    elif step.to == tables.ME:
        effect_deeds.gain(table, source, table.turn_player)
    else:
        effect_deeds.gain(table, source, owner_of(table.card_at(source)))


def answer_hand_set(table: Table, step: EffectStep, number: i64, kind: i64, place: i64) -> None:
    if effect_targets.hand_facing(table, step, kind) == tables.KEEP:
        effect_deeds.set_from_hand(table, step, kind, place, table.turn_player)
    else:
        table.name_in_hand(table.turn_player, kind)
        table.ask(table.turn_player, steps.HAND_FACING, number, kind, place)


def do_it(table: Table, step: EffectStep) -> None:
    if step.kind == tables.TURN_ALL:
        effect_deeds.turn_all(table, step, board.WHOLE, NOBODY)
    elif step.kind == tables.DRAW:
        table.draw(table.turn_player, step.draw)
    else:
        bring(table, step, table.take_off_deck(table.turn_player), "deck")


def bring(table: Table, step: EffectStep, kind: i64, source: str) -> None:
    effect_deeds.bring(table, kind, source)
    if step.use_effect:
        enqueue(table, kind)
