# mypyc: compile
"""What a seat's position is made of, as named numbers: the evaluation's weights are learned for these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.packed import lowest
from dengen.games.flip_angel.bot.advice import advice_for, best_place, event_ahead, worth_of_flips
from dengen.games.flip_angel.bot.outlook import field_points, turns_to_come
from dengen.games.flip_angel.rules import FlipAngelState, field, river, scoring
from dengen.games.flip_angel.rules.actions import DECK
from dengen.games.flip_angel.rules.board import ANYWHERE, CORE, EAST_OF, FULL, NORTH_OF, OUTSIDE, SOUTH_OF, WEST_OF
from dengen.games.flip_angel.rules.tables import Tables

NAMES: Final = (
    "field",
    "field after the event",
    "keys",
    "pairs",
    "spare ether",
    "ether up to 4",
    "ether up to 6",
    "turns",
    "best of the river, to choose now",
    "second of the river, to choose now",
    "best of the river, later",
    "second of the river, later",
    "coupons",
    "coupons and turns",
    "one colour",
    "whites",
    "blacks",
    "cards",
    "stand-in used",
    "to choose now",
    "to finish the turn",
    "constant flips",
    "retriggers",
    "reversal icons",
    "open edges after the event",
    "open edges before the event",
    "best flip after the event",
    "best flip before the event",
    "ether on backs before the event",
    "ether on backs after the event",
    "event ahead",
    "gain of turning all",
    "paid reversal used",
    "light up to 3",
    "dark up to 3",
    "places that stay empty",
)
COLUMNS: Final[i64] = len(NAMES)
HALVES: Final[i64] = 12  # half rounds
PHASES: Final = 2 * HALVES  # half rounds before the turn's summon, and those after it
NOWHERE: Final = -2.0  # what a card is worth that can't be summoned
ALL_CELLS: Final[i64] = ANYWHERE | OUTSIDE
ANSWER_NAMES: Final = ("worth", "worth late")
LATE: Final[i64] = 2  # turns to come
LEAST: Final = -4.0  # a worth below this says no more

# Where each of NAMES stands
FIELD: Final[i64] = NAMES.index("field")
FIELD_AFTER_EVENT: Final[i64] = NAMES.index("field after the event")
KEYS: Final[i64] = NAMES.index("keys")
PAIRS: Final[i64] = NAMES.index("pairs")
SPARE: Final[i64] = NAMES.index("spare ether")
ETHER_TO_4: Final[i64] = NAMES.index("ether up to 4")
ETHER_TO_6: Final[i64] = NAMES.index("ether up to 6")
TURNS: Final[i64] = NAMES.index("turns")
BEST_NOW: Final[i64] = NAMES.index("best of the river, to choose now")
SECOND_NOW: Final[i64] = NAMES.index("second of the river, to choose now")
BEST_LATER: Final[i64] = NAMES.index("best of the river, later")
SECOND_LATER: Final[i64] = NAMES.index("second of the river, later")
COUPONS: Final[i64] = NAMES.index("coupons")
COUPONS_AND_TURNS: Final[i64] = NAMES.index("coupons and turns")
ONE_COLOUR: Final[i64] = NAMES.index("one colour")
WHITES: Final[i64] = NAMES.index("whites")
BLACKS: Final[i64] = NAMES.index("blacks")
CARDS: Final[i64] = NAMES.index("cards")
STANDIN_USED: Final[i64] = NAMES.index("stand-in used")
CHOOSES: Final[i64] = NAMES.index("to choose now")
FINISHES: Final[i64] = NAMES.index("to finish the turn")
CONSTANTS: Final[i64] = NAMES.index("constant flips")
RETRIGGERS: Final[i64] = NAMES.index("retriggers")
ICONS: Final[i64] = NAMES.index("reversal icons")
EDGES_AFTER: Final[i64] = NAMES.index("open edges after the event")
EDGES_BEFORE: Final[i64] = NAMES.index("open edges before the event")
FLIP_AFTER: Final[i64] = NAMES.index("best flip after the event")
FLIP_BEFORE: Final[i64] = NAMES.index("best flip before the event")
BACKS_BEFORE: Final[i64] = NAMES.index("ether on backs before the event")
BACKS_AFTER: Final[i64] = NAMES.index("ether on backs after the event")
EVENT_AHEAD: Final[i64] = NAMES.index("event ahead")
TURNING_ALL: Final[i64] = NAMES.index("gain of turning all")
PAID: Final[i64] = NAMES.index("paid reversal used")
LIGHT_TO_3: Final[i64] = NAMES.index("light up to 3")
DARK_TO_3: Final[i64] = NAMES.index("dark up to 3")
EMPTY_PLACES: Final[i64] = NAMES.index("places that stay empty")


class Edges:
    """Per face and side, the suns and moons that an average neighbour would complete."""

    east: vec[float]
    west: vec[float]
    north: vec[float]
    south: vec[float]

    def __init__(self, tables: Tables) -> None:
        faces = range(int(tables.faces))
        others = range(int(tables.faces) - 1)
        self.east = vec[float]([self.mean(tables, tables.west_east, face, others, 1) for face in faces])
        self.west = vec[float]([self.mean(tables, tables.west_east, face, others, 0) for face in faces])
        self.south = vec[float]([self.mean(tables, tables.north_south, face, others, 1) for face in faces])
        self.north = vec[float]([self.mean(tables, tables.north_south, face, others, 0) for face in faces])

    def mean(self, tables: Tables, pairs: vec[i64], face: int, others: range, is_first: int) -> float:
        total: i64 = 0
        many: i64 = tables.faces
        for other in others:
            total += pairs[face * many + other] if is_first else pairs[other * many + face]
        return float(total) / float(len(others))

    def around(self, cell: i64, face: i64, free: i64) -> float:
        """What a face in a cell can hope for from cells that are still free."""
        hope = 0.0
        if beside(EAST_OF[cell], free):
            hope += self.east[face]
        if beside(WEST_OF[cell], free):
            hope += self.west[face]
        if beside(SOUTH_OF[cell], free):
            hope += self.south[face]
        if beside(NORTH_OF[cell], free):
            hope += self.north[face]
        return hope


def beside(cell: i64, free: i64) -> bool:
    return cell >= 0 and (free >> cell) & 1 == 1


def phase_of(state: FlipAngelState) -> i64:
    seats: i64 = state.seats
    half = min(HALVES - 1, 2 * state.turn // seats)
    return half if state.asked_of(state.mover()).opens_turn else HALVES + half


def fill(state: FlipAngelState, seat: i64, edges: Edges, x: vec[float], at: i64) -> None:
    """A seat's features, from a place on."""
    turns: i64 = turns_to_come(state, seat)
    ahead = event_ahead(state, seat)
    lies: i64 = field_points(state, seat, False)
    turned: i64 = field_points(state, seat, True)
    x[at + FIELD] = float(lies)
    x[at + FIELD_AFTER_EVENT] = float(turned) if ahead else float(lies)
    x[at + KEYS] = float(scoring.keys(state, seat))
    x[at + TURNS] = float(turns)
    x[at + ONE_COLOUR] = float(max(state.whites[seat], state.blacks[seat]))
    x[at + WHITES] = float(state.whites[seat])
    x[at + BLACKS] = float(state.blacks[seat])
    x[at + CARDS] = float(state.cards_on(seat))
    x[at + STANDIN_USED] = float(state.standin_used[seat])
    x[at + EVENT_AHEAD] = 1.0 if ahead else 0.0
    x[at + TURNING_ALL] = float(turned - lies) if not ahead and turns > 0 else 0.0
    x[at + EMPTY_PLACES] = float(max(0, FULL - state.cards_on(seat) - turns))
    fill_ether(state, seat, x, at)
    fill_river(state, seat, turns, x, at)
    fill_cards(state, seat, turns, ahead, edges, x, at)


def fill_ether(state: FlipAngelState, seat: i64, x: vec[float], at: i64) -> None:
    light: i64 = state.light[seat]
    dark: i64 = state.dark[seat]
    more: i64 = max(light, dark)
    fewer: i64 = min(light, dark)
    x[at + PAIRS] = float(fewer)
    x[at + SPARE] = float(more - fewer)
    x[at + ETHER_TO_4] = float(min(more, 4))
    x[at + ETHER_TO_6] = float(min(more, 6))
    x[at + LIGHT_TO_3] = float(min(light, 3))
    x[at + DARK_TO_3] = float(min(dark, 3))


def fill_river(state: FlipAngelState, seat: i64, turns: i64, x: vec[float], at: i64) -> None:
    """The two best cards for the seat, and whether it is the one to choose."""
    best = NOWHERE
    second = NOWHERE
    slot: i64 = 0
    while turns > 0 and slot <= DECK:
        face: i64 = river.face_in(state, slot)
        slot += 1
        if face < 0:
            continue
        worth = best_place(state, seat, face)
        if worth > best:
            second = best
            best = worth
        elif worth > second:
            second = worth
    is_mover = seat == state.mover()
    chooses = is_mover and state.asked_of(seat).opens_turn
    x[at + BEST_NOW] = best if chooses else 0.0
    x[at + SECOND_NOW] = second if chooses else 0.0
    x[at + BEST_LATER] = 0.0 if chooses else best
    x[at + SECOND_LATER] = 0.0 if chooses else second
    x[at + CHOOSES] = 1.0 if chooses else 0.0
    x[at + FINISHES] = 1.0 if is_mover and not chooses else 0.0
    x[at + PAID] = float(state.paid) if is_mover else 0.0


def fill_cards(state: FlipAngelState, seat: i64, turns: i64, ahead: bool, edges: Edges, x: vec[float], at: i64) -> None:
    """What the cards on the field can do, and what may still join them."""
    tables = state.tables
    taken: i64 = state.taken[seat]
    free: i64 = field.open_cells(state, seat) if state.cards_on(seat) >= CORE else ALL_CELLS & ~taken
    loose: i64 = field.unlocked(state, seat)
    coupons: i64 = 0
    constants: i64 = 0
    retriggers: i64 = 0
    icons: i64 = 0
    ether: i64 = 0
    hope = 0.0
    best_flip = 0.0
    can_flip = (turns > 0 or seat == state.mover()) and min(state.light[seat], state.dark[seat]) > 0
    cells = taken
    while cells != 0:
        cell = lowest(cells)
        cells &= cells - 1
        face = state.at(seat, cell)
        other: i64 = face ^ ((loose >> cell) & 1)
        hope += edges.around(cell, other if ahead else face, free)
        coupons += tables.coupon[face]
        constants += 1 if tables.constant_flip[face] else 0
        retriggers += 1 if tables.retrigger[face] else 0
        icons += 1 if tables.reversal[face] else 0
        if other != face:
            ether += tables.light[other] + tables.dark[other]
            if can_flip:
                best_flip = max(best_flip, worth_of_flips(state, seat, 1 << cell))
    x[at + COUPONS] = float(coupons)
    x[at + COUPONS_AND_TURNS] = float(coupons * turns)
    x[at + CONSTANTS] = float(constants)
    x[at + RETRIGGERS] = float(retriggers)
    x[at + ICONS] = float(icons)
    x[at + EDGES_AFTER] = 0.0 if ahead else hope
    x[at + EDGES_BEFORE] = hope if ahead else 0.0
    x[at + FLIP_AFTER] = 0.0 if ahead else best_flip
    x[at + FLIP_BEFORE] = best_flip if ahead else 0.0
    x[at + BACKS_BEFORE] = float(ether) if ahead else 0.0
    x[at + BACKS_AFTER] = 0.0 if ahead else float(ether)


def fill_answers(state: FlipAngelState, seat: i64) -> vec[float]:
    """What each answer is worth by rules of thumb; once more, late in the game."""
    advice, about = advice_for(state, seat), state.question(seat)[1]
    late = 1.0 if turns_to_come(state, seat) < LATE else 0.0
    numbers: list[float] = []
    for act in state.answers_of(seat):
        worth = max(LEAST, advice.worth(state, seat, about, act))
        numbers.append(worth)
        numbers.append(worth * late)
    return vec[float](numbers)
