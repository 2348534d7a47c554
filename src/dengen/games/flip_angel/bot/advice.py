# mypyc: compile
"""A cheap sensible answer to every question, by rules of thumb: no look ahead, no copies of the table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from dengen.core.base.chance import Chance
from dengen.core.base.packed import lowest
from dengen.games.flip_angel.rules import FlipAngelState, actions, field, river, steps
from dengen.games.flip_angel.rules.abilities import KEY
from dengen.games.flip_angel.rules.board import CORE, EAST_OF, NORTH_OF, SOUTH_OF, WEST_OF
from dengen.games.flip_angel.rules.reversal import RETRIGGER, REVERSAL
from dengen.games.flip_angel.rules.tables import ALL_FIVE, FIELD_ALL_BIT, FIELD_BIT
from dengen.games.flip_angel.rules.turn import AFTER, MAIN, PLACE

POINT: Final = 0.5  # what a point of ether is worth
ICON: Final = 1.0  # what a reversal by icon is worth
REVERSAL_COST: Final = 1.3  # what the pair of ether for a paid reversal is worth
GAIN: Final = 0.0  # what a turn without a summon is worth: a last resort
WHIM: Final = 0.4  # answers that are nearly as good are taken too
NEVER: Final = -1000.0


def advised(state: FlipAngelState, seat: i64, rng: Chance | None) -> i64:
    """The answer with the highest worth, give or take a whim if there is chance to have one."""
    advice, about = advice_for(state, seat), state.question(seat)[1]
    best: i64 = -1
    best_worth = 2 * NEVER
    answers: i64 = state.allowed[seat]
    while answers != 0:
        act = lowest(answers)
        answers &= answers - 1
        worth = advice.worth(state, seat, about, act)
        if rng is not None:
            worth += WHIM * rng.unit()
        if worth > best_worth:
            best = act
            best_worth = worth
    return best


def advice_for(state: FlipAngelState, seat: i64) -> "Advice":
    """The advice on what the seat is asked."""
    return ADVICE[state.asked_of(seat).number]


# ---- question by question ----


class Advice:
    """Worth of each answer to one question."""

    def worth(self, state: FlipAngelState, seat: i64, about: i64, act: i64, /) -> float:
        raise NotImplementedError(f"no advice on {state.asked_of(seat).name}")


class OnMain(Advice):
    def worth(self, state: FlipAngelState, seat: i64, about: i64, act: i64) -> float:
        if act < actions.REVERSE:
            return best_place(state, seat, river.face_in(state, act))
        if act != actions.REVERSE:
            return GAIN
        if state.first_answer(seat) < actions.REVERSE:
            return NEVER  # there is something to summon: a reversal can wait
        return GAIN + best_effect(state, seat, ALL_FIVE) - REVERSAL_COST


class OnAfter(Advice):
    def worth(self, state: FlipAngelState, seat: i64, about: i64, act: i64) -> float:
        return best_effect(state, seat, ALL_FIVE) - REVERSAL_COST if act == actions.REVERSE else 0.0


class OnPlace(Advice):
    def worth(self, state: FlipAngelState, seat: i64, slot: i64, act: i64) -> float:
        face = state.tables.standin if slot == actions.STANDIN else river.face_in(state, slot)
        return worth_of_place(state, seat, face, act - actions.PLACE)


class OnReversal(Advice):
    def worth(self, state: FlipAngelState, seat: i64, about: i64, act: i64) -> float:
        if act == actions.FIELD_ALL:
            return worth_of_flips(state, seat, field.movable(state, seat))
        if act >= actions.FIELD:
            return worth_of_flips(state, seat, 1 << (act - actions.FIELD))
        return 0.0


class OnRetrigger(Advice):
    def worth(self, state: FlipAngelState, seat: i64, cell: i64, act: i64) -> float:
        allowed = state.tables.reversal[state.at(seat, cell)]
        return best_effect(state, seat, allowed) if act == actions.RETRIGGER_YES else 0.0


class OnKey(Advice):
    """Each chip is a point, less the pair that it may break; a lock keeps the card through the event."""

    def worth(self, state: FlipAngelState, seat: i64, cell: i64, act: i64) -> float:
        light: i64 = actions.KEY_LIGHT[act - actions.KEY]
        dark: i64 = actions.KEY_DARK[act - actions.KEY]
        if light + dark == 0:
            return 0.0
        worth = float(light + dark)
        if state.own_keys:
            have_light: i64 = state.light[seat]
            have_dark: i64 = state.dark[seat]
            worth += float(min(have_light - light, have_dark - dark) - min(have_light, have_dark))
            worth -= 0.3 * float(light + dark)
        if event_ahead(state, seat):
            face: i64 = state.at(seat, cell)
            worth += 0.75 * float(state.tables.cost[face] - state.tables.cost[face ^ 1])
        return worth


ON: Final[dict[int, Advice]] = {
    int(MAIN.number): OnMain(),
    int(AFTER.number): OnAfter(),
    int(PLACE.number): OnPlace(),
    int(REVERSAL.number): OnReversal(),
    int(RETRIGGER.number): OnRetrigger(),
    int(KEY.number): OnKey(),
}
ADVICE: Final[vec[Advice]] = vec[Advice]([ON.get(number, Advice()) for number in range(max(ON) + 1)])


# ---- what things are worth ----


def best_place(state: FlipAngelState, seat: i64, face: i64) -> float:
    best = NEVER
    cells = field.cells_for(state, seat, face)
    while cells != 0:
        best = max(best, worth_of_place(state, seat, face, lowest(cells)))
        cells &= cells - 1
    return best


def event_ahead(state: FlipAngelState, seat: i64) -> bool:
    """Is the fourth-card event still to come, be it in a moment?"""
    count: i64 = state.cards_on(seat)
    return count < CORE or (count == CORE and state.is_ahead(steps.EVENT))


def worth_of_place(state: FlipAngelState, seat: i64, face: i64, cell: i64) -> float:
    """What the card will score where it lies, what it brings, what it costs."""
    tables = state.tables
    if face == tables.standin:
        return float(icons_at(state, seat, face, cell, state.cards_on(seat) < CORE))
    event = state.cards_on(seat) < CORE
    turned = event != (tables.flip_self[face] == 1)
    last: i64 = face ^ 1 if turned else face
    worth = float(tables.cost[last] + icons_at(state, seat, last, cell, event))
    worth += POINT * float(tables.light[face] + tables.dark[face])
    if turned:
        worth += POINT * float(tables.light[last] + tables.dark[last])
    if tables.reversal[face]:
        worth += ICON
    if tables.key[face]:
        worth += 1
    if not field.is_free(state, seat, face, cell):
        worth -= POINT * float(tables.cost[face])
    return worth


def icons_at(state: FlipAngelState, seat: i64, face: i64, cell: i64, turned: bool) -> i64:
    """The suns and moons that a face would form in a cell, with the other cards as they lie or turned over."""
    tables = state.tables
    faces: i64 = tables.faces
    flips: i64 = field.unlocked(state, seat) if turned else 0
    points: i64 = 0
    east: i64 = EAST_OF[cell]
    if east >= 0 and state.at(seat, east) >= 0:
        points += tables.west_east[face * faces + (state.at(seat, east) ^ ((flips >> east) & 1))]
    west: i64 = WEST_OF[cell]
    if west >= 0 and state.at(seat, west) >= 0:
        points += tables.west_east[(state.at(seat, west) ^ ((flips >> west) & 1)) * faces + face]
    south: i64 = SOUTH_OF[cell]
    if south >= 0 and state.at(seat, south) >= 0:
        points += tables.north_south[face * faces + (state.at(seat, south) ^ ((flips >> south) & 1))]
    north: i64 = NORTH_OF[cell]
    if north >= 0 and state.at(seat, north) >= 0:
        points += tables.north_south[(state.at(seat, north) ^ ((flips >> north) & 1)) * faces + face]
    return points


def best_effect(state: FlipAngelState, seat: i64, allowed: i64) -> float:
    """The best that a reversal can do now."""
    best = 0.0
    movable = field.movable(state, seat)
    if allowed & FIELD_ALL_BIT:
        best = max(best, worth_of_flips(state, seat, movable))
    if allowed & FIELD_BIT:
        cells: i64 = movable
        while cells != 0:
            best = max(best, worth_of_flips(state, seat, cells & -cells))
            cells &= cells - 1
    return best


def worth_of_flips(state: FlipAngelState, seat: i64, cells: i64) -> float:
    """What flipping these cards changes; before the event it counts the other way round, for it will flip them again."""
    tables = state.tables
    joining = cells | (field.constant_flips(state, seat) & field.movable(state, seat))
    change: i64 = 0
    bonus: i64 = 0
    while joining != 0:
        cell = lowest(joining)
        joining &= joining - 1
        face = state.at(seat, cell)
        other: i64 = face ^ 1
        change += tables.cost[other] - tables.cost[face]
        change += icons_at(state, seat, other, cell, False) - icons_at(state, seat, face, cell, False)
        bonus += tables.light[other] + tables.dark[other]
    if event_ahead(state, seat):
        return -0.5 * float(change) + POINT * float(bonus)
    return float(change) + POINT * float(bonus)
