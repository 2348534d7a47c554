# mypyc: compile
"""The answers to the open question in two words: one seat is asked at a time.

`offered`: bit 0 is STOP, the others what the table offers, from the question's first answer on (`first_offered`).
`own_offered`: what goes by the seat's own familiars, by the place of their stacks: one bit a familiar where one is
trained or charged, else one for each of its abilities. So answers are listed in this order, not by their numbers.
"""

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.packed import BITS, WORD, lowest, many, nth, place_of
from dengen.core.state import STEP
from dengen.games.troll_master.rules import steps
from dengen.games.troll_master.rules.actions import BROOM, DISCARD, EXECUTE, GAIN, PLACE, STOP
from dengen.games.troll_master.rules.codes import MOST_ABILITIES
from dengen.games.troll_master.rules.state import Table


def listed(table: Table, seat: i64) -> list[int]:
    question: i64 = table.asked[STEP * seat]
    acts: list[int] = []
    first: i64 = first_offered(table, question) - 1
    bits: i64 = table.offered
    if bits & 1:
        acts.append(int(STOP))
        bits -= 1
    while bits != 0:
        bit: i64 = lowest(bits)
        acts.append(int(first + bit if question != steps.ASK_SUMMON else offered_act(table, question, bit)))
        bits &= bits - 1
    bits = table.own_offered
    while bits != 0:
        acts.append(int(own_act(table, seat, question, lowest(bits))))
        bits &= bits - 1
    return acts


def pick(table: Table, seat: i64, rng: Chance) -> i64:
    fixed: i64 = many(table.offered)
    return nth_act(table, seat, fixed, rng.below(fixed + many(table.own_offered)))


def first(table: Table, seat: i64) -> i64:
    return nth_act(table, seat, many(table.offered), 0)


def nth_act(table: Table, seat: i64, fixed: i64, n: i64) -> i64:
    """The n-th answer, `fixed` of which are offered by the table."""
    question: i64 = table.asked[STEP * seat]
    if n < fixed:
        return offered_act(table, question, nth(table.offered, n))
    return own_act(table, seat, question, nth(table.own_offered, n - fixed))


def has(table: Table, seat: i64, act: i64) -> bool:
    question: i64 = table.asked[STEP * seat]
    return is_set(table.offered, offered_bit(table, question, act)) or is_set(
        table.own_offered, own_bit(table, seat, question, act)
    )


def is_set(bits: i64, at: i64) -> bool:
    return 0 <= at < WORD and bits & BITS[at] != 0


# ---- what the table offers ----


def offered_act(table: Table, question: i64, bit: i64) -> i64:
    if bit == 0:
        return STOP
    if question == steps.ASK_SUMMON:
        return GAIN + table.kinds[bit - 1] - 1
    return first_offered(table, question) + bit - 1


def offered_bit(table: Table, question: i64, act: i64) -> i64:
    """Where an answer would stand; -1: nowhere."""
    if act == STOP:
        return 0
    if question == steps.ASK_SUMMON:
        place: i64 = place_of(table.kinds, act - GAIN + 1)
        return place + 1 if place >= 0 else -1
    bit: i64 = act - first_offered(table, question) + 1
    return bit if bit > 0 else -1


def first_offered(table: Table, question: i64) -> i64:
    if question == steps.ASK_TURN:
        return PLACE
    if question == steps.ASK_ACTION:
        return EXECUTE
    if question == steps.ASK_DISCARD:
        return DISCARD
    if question == steps.ASK_BROOM:
        return BROOM
    if question == steps.ASK_WAY:
        return table.tables.call
    return table.tables.chain_to  # ASK_TARGET


# ---- what goes by own familiars ----


def own_act(table: Table, seat: i64, question: i64, bit: i64) -> i64:
    tops = table.familiars[seat].tops
    if question == steps.ASK_WAY:
        return table.tables.train + tops[bit]
    if question == steps.ASK_DISTRIBUTE or question == steps.ASK_CHARGE:
        return table.tables.charge + tops[bit]
    return table.tables.use + tops[bit // MOST_ABILITIES] * MOST_ABILITIES + bit % MOST_ABILITIES


def own_bit(table: Table, seat: i64, question: i64, act: i64) -> i64:
    """Where an answer would stand; -1: nowhere."""
    tops = table.familiars[seat].tops
    if question == steps.ASK_WAY:
        return place_of(tops, act - table.tables.train)
    if question == steps.ASK_DISTRIBUTE or question == steps.ASK_CHARGE:
        return place_of(tops, act - table.tables.charge)
    ability: i64 = act - table.tables.use
    if ability < 0:
        return -1
    place: i64 = place_of(tops, ability // MOST_ABILITIES)
    return place * MOST_ABILITIES + ability % MOST_ABILITIES if place >= 0 else -1
