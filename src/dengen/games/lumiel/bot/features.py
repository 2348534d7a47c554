# mypyc: compile
"""What a seat's position and its answers are made of, as named numbers: the weights of bots are learned for these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest, many
from dengen.games.lumiel.bot.outlook import TERMS, WIDTH, all_terms, rounds_left, value_of_setting
from dengen.games.lumiel.rules.actions import CHOICE, PASS, SEAT, UNDER
from dengen.games.lumiel.rules.board import CENTRAL, LINE_ENDS, LINE_MIDDLES
from dengen.games.lumiel.rules.codes import MOST_KINDS, NOBODY, NOTHING
from dengen.games.lumiel.rules.rules import LumielState
from dengen.games.lumiel.rules.state import Table

NAMES: Final = (
    *TERMS,
    "plus points in hand",
    "minus points in hand",
    "effects in hand",
    "hand",
    "deck",
    "its turn",
    "next turn",
    "turn after next",
    "place in the order",
    "cards on the field",
    "cards in the centre",
    "cards in corners",
    "lead",
    "lead if it leads",
    "leads",
    "best capture in its turn",
    "best capture next turn",
    "best capture later",
    "exposed to those before it",
    "burdens open to capture",
)
COLUMNS: Final[i64] = len(NAMES)
PHASES: Final = 18
MOST_SEATS: Final[i64] = 4
CORNER_AREAS: Final[i64] = 1 | 1 << 3 | 1 << 12 | 1 << 15
NO_GAPS: Final[vec[float]] = vec[float]([0.0 for _ in range(MOST_SEATS * 16)])
NO_FEATURES: Final[vec[float]] = vec[float]([0.0 for _ in range(MOST_SEATS * (COLUMNS + MOST_KINDS))])
NO_RISKS: Final[vec[float]] = vec[float]([0.0 for _ in range(16)])
ROUNDS: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 7])  # the bucket of so many rounds
LAST_BUCKET: Final[i64] = 8
BUCKETS: Final[i64] = 9

ANSWER_NAMES: Final = (
    "oneself",
    "underneath",
    "own card",
    "own points",
    "others' points",
    "centre",
    "corner",
    "value of setting",
    "risk",
    "risk of points",
)
ANSWER_COLUMNS: Final[i64] = len(ANSWER_NAMES)

# Where each of NAMES stands
PLUS_IN_HAND: Final[i64] = NAMES.index("plus points in hand")
MINUS_IN_HAND: Final[i64] = NAMES.index("minus points in hand")
EFFECTS_IN_HAND: Final[i64] = NAMES.index("effects in hand")
HAND: Final[i64] = NAMES.index("hand")
DECK: Final[i64] = NAMES.index("deck")
ITS_TURN: Final[i64] = NAMES.index("its turn")  # and the next two
ORDER: Final[i64] = NAMES.index("place in the order")
ON_FIELD: Final[i64] = NAMES.index("cards on the field")
IN_CENTRE: Final[i64] = NAMES.index("cards in the centre")
IN_CORNERS: Final[i64] = NAMES.index("cards in corners")
LEAD: Final[i64] = NAMES.index("lead")
LEAD_OF_LEADER: Final[i64] = NAMES.index("lead if it leads")
LEADS: Final[i64] = NAMES.index("leads")
CAPTURE: Final[i64] = NAMES.index("best capture in its turn")  # next turn, later
EXPOSED: Final[i64] = NAMES.index("exposed to those before it")
BURDENS: Final[i64] = NAMES.index("burdens open to capture")

# Where each of ANSWER_NAMES stands
ONESELF: Final[i64] = ANSWER_NAMES.index("oneself")
UNDERNEATH: Final[i64] = ANSWER_NAMES.index("underneath")
OWN_CARD: Final[i64] = ANSWER_NAMES.index("own card")
OWN_POINTS: Final[i64] = ANSWER_NAMES.index("own points")
OTHERS_POINTS: Final[i64] = ANSWER_NAMES.index("others' points")
CENTRE: Final[i64] = ANSWER_NAMES.index("centre")
CORNER: Final[i64] = ANSWER_NAMES.index("corner")
SETTING: Final[i64] = ANSWER_NAMES.index("value of setting")
RISK: Final[i64] = ANSWER_NAMES.index("risk")
RISK_OF_POINTS: Final[i64] = ANSWER_NAMES.index("risk of points")


def phase_of(table: Table) -> i64:
    """By the rounds to come; and whether a card is in play."""
    rounds: i64 = max(0, rounds_left(table))
    bucket: i64 = ROUNDS[rounds] if rounds < len(ROUNDS) else LAST_BUCKET
    return BUCKETS + bucket if is_busy(table) else bucket


def is_busy(table: Table) -> bool:
    return len(table.play_area) > 0 or table.active != 0


def fill_all(table: Table) -> vec[float]:
    """Each seat's features, and how many of each kind it holds."""
    seats: i64 = table.seats
    columns: i64 = COLUMNS + table.kinds
    x = NO_FEATURES[: seats * columns]
    terms = all_terms(table)
    gaps = NO_GAPS[:]
    fill_lines(table, x, gaps)
    best: i64 = -1000
    second: i64 = -1000
    for seat in range(seats):
        score: i64 = table.score_of(seat)
        if score > best:
            second = best
            best = score
        elif score > second:
            second = score
    for seat in range(seats):
        at: i64 = seat * columns
        for term in range(WIDTH):
            x[at + term] = terms[seat * WIDTH + term]
        fill_hand(table, seat, x, at)
        fill_place(table, seat, gaps, x, at)
        mine: i64 = table.score_of(seat)
        lead = float(mine - (second if mine == best else best))
        x[at + LEAD] = lead
        x[at + LEAD_OF_LEADER] = max(0.0, lead)
        x[at + LEADS] = 1.0 if mine == best else 0.0
    return x


def fill_hand(table: Table, seat: i64, x: vec[float], at: i64) -> None:
    first: i64 = seat * table.kinds
    for kind in range(table.kinds):
        held: i64 = table.hand[first + kind]
        if held != 0:
            points: i64 = table.tables.points[kind]
            x[at + (PLUS_IN_HAND if points > 0 else MINUS_IN_HAND)] += float(held * points)
            if len(table.tables.effect[kind]) != 0:
                x[at + EFFECTS_IN_HAND] += float(held)
            x[at + COLUMNS + kind] = float(held)
    x[at + HAND] = float(table.hand_size[seat])
    x[at + DECK] = float(table.deck_size[seat])


def fill_place(table: Table, seat: i64, gaps: vec[float], x: vec[float], at: i64) -> None:
    """When its turn comes, where its cards lie, and what it could capture with the next card."""
    seats: i64 = table.seats
    away = (seat - table.turn_player + seats) % seats
    if away < 3:
        x[at + ITS_TURN + away] = 1.0
    x[at + ORDER] = float((seat - table.first + seats) % seats)
    owned: i64 = table.owned[seat]
    x[at + ON_FIELD] = float(many(owned))
    x[at + IN_CENTRE] = float(many(owned & CENTRAL))
    x[at + IN_CORNERS] = float(many(owned & CORNER_AREAS))
    best = 0.0
    for area in range(16):
        best = max(best, gaps[seat * 16 + area])
    x[at + CAPTURE + min(away, 2)] = best


def fill_lines(table: Table, x: vec[float], gaps: vec[float]) -> None:
    """Cards that need one more card to be captured: by whom, and by setting it where."""
    seats: i64 = table.seats
    mover: i64 = table.turn_player
    columns: i64 = COLUMNS + table.kinds
    for line in range(len(LINE_ENDS)):
        ends: i64 = LINE_ENDS[line]
        free: i64 = ends & table.empty
        middle: i64 = LINE_MIDDLES[line]
        owner: i64 = table.owner[middle]
        if free == 0 or free == ends or owner == NOBODY:
            continue
        hunter: i64 = table.owner[lowest(ends & ~free)]
        if hunter == owner:
            continue
        points: i64 = table.tables.points[table.kind[middle]]
        gaps[hunter * 16 + lowest(free)] += float(points)
        if points <= 0:
            x[owner * columns + BURDENS] -= float(points)
        elif (hunter - mover + seats) % seats < (owner - mover + seats) % seats:
            x[owner * columns + EXPOSED] += float(points)


# ---- answers ----


def fill_answers(table: LumielState, seat: i64) -> vec[float]:
    acts = table.answers_of(seat)
    x = vec[float]([0.0 for _ in range(len(acts) * ANSWER_COLUMNS)])
    kind = table.asked_of(seat).kind_to_set(table.question(seat))
    risks = dangers(table, seat)
    at: i64 = 0
    for act in acts:
        fill_answer(table, seat, kind, act, risks, x, at)
        at += ANSWER_COLUMNS
    return x


def fill_answer(table: Table, seat: i64, kind: i64, act: i64, risks: vec[float], x: vec[float], at: i64) -> None:
    """Of places and seats; what else there is to answer speaks for itself."""
    if act >= CHOICE or act == PASS:
        return
    if act >= SEAT:
        x[at + ONESELF] = 1.0 if act - SEAT == seat else 0.0
        return
    area: i64 = act & 15
    x[at + UNDERNEATH] = 1.0 if act >= UNDER else 0.0
    owner: i64 = table.owner[area]
    if owner == seat:
        x[at + OWN_CARD] = 1.0
        x[at + OWN_POINTS] = float(table.tables.points[table.kind[area]])
    elif owner != NOBODY:
        x[at + OTHERS_POINTS] = float(table.tables.points[table.kind[area]])
    x[at + CENTRE] = float((CENTRAL >> area) & 1)
    x[at + CORNER] = float((CORNER_AREAS >> area) & 1)
    x[at + RISK] = risks[area]
    if kind != NOTHING:
        x[at + RISK_OF_POINTS] = risks[area] * float(table.tables.points[kind])
        if act < UNDER and seat == table.turn_player:
            x[at + SETTING] = value_of_setting(table, kind, area)


def dangers(table: Table, seat: i64) -> vec[float]:
    """Per area, in how many lines a card of the seat there would be open to capture by one more card."""
    found = NO_RISKS[:]
    for line in range(len(LINE_ENDS)):
        ends: i64 = LINE_ENDS[line]
        free: i64 = ends & table.empty
        if free != 0 and free != ends and table.owner[lowest(ends & ~free)] != seat:
            found[LINE_MIDDLES[line]] += 1.0
    return found
