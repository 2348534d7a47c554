# mypyc: compile
"""What a sensible player looks at: the field as it would be settled, and the cards behind it."""

from typing import ClassVar, Final

from mypy_extensions import i64

from dengen.core.chance import Chance
from dengen.core.heuristics import Heuristics, duel
from dengen.core.state import State
from dengen.games.walpurgis.rules import actions, picks, settling, steps, turn
from dengen.games.walpurgis.rules.board import CELLS, EVERYWHERE, cells_of, size
from dengen.games.walpurgis.rules.codes import DAN_UP, DORMANT, OPEN, READY
from dengen.games.walpurgis.rules.rules import WalpurgisState
from dengen.games.walpurgis.rules.state import Table

# The worth of things, in circles
READY_WORTH: Final = 0.25
FACE_UP_WORTH: Final = 0.12
HAND_WORTH: Final = 0.55
DECK_WORTH: Final = 0.1
DEEP_DECK_WORTH: Final = 0.02
DEEP: Final = 10  # cards from which a deck is deep
FULL_WORTH: Final = 40.0
STEEPNESS: Final = 0.22  # how fast a lead becomes a win


class WalpurgisHeuristics(Heuristics):
    term_names: ClassVar[tuple[str, ...]] = ("circles", "ready", "face_up", "hand", "deck", "full")

    def terms(self, state: State) -> list[list[float]]:
        assert isinstance(state, WalpurgisState)
        return [terms_of(state, seat) for seat in range(2)]

    def evaluate(self, state: State) -> list[float]:
        if state.over():
            return state.shares()
        first, second = self.terms(state)
        lead = 0.0
        for worth in first:
            lead += worth
        for worth in second:
            lead -= worth
        return duel(STEEPNESS * lead)

    def pick(self, state: State, seat: int, rng: Chance) -> int:
        assert isinstance(state, WalpurgisState)
        return pick(state, seat, rng)


# ---- evaluation ----


def terms_of(table: Table, seat: i64) -> list[float]:
    """What a seat has; only what each seat can see of the field, and numbers of cards."""
    own = settled_cells(table, seat)
    enemy = settled_cells(table, 1 - seat)
    ready = 0.0
    face_up = 0.0
    for card in table.field:
        if table.owner[card] == seat and (own >> table.cell[card]) & 1:
            place: i64 = table.place[card]
            if place == READY:
                ready += READY_WORTH
            elif place >= OPEN:
                face_up += FACE_UP_WORTH
    deck = len(table.deck[seat])
    worth = DECK_WORTH * min(deck, DEEP) + DEEP_DECK_WORTH * max(deck - DEEP, 0)
    full = 0.0
    if table.links and own | enemy == EVERYWHERE and size(own) > size(enemy):
        full = FULL_WORTH  # a chain is about to end the game (WP-9)
    return [float(size(own)), ready, face_up, HAND_WORTH * len(table.hand[seat]), worth, full]


def settled_cells(table: Table, seat: i64) -> i64:
    """The cells that would hold a circle of the seat if all were settled now (WP-R24)."""
    own: list[int] = [0] * CELLS
    enemy: list[int] = [0] * CELLS
    for card in table.field:
        side = own if table.owner[card] == seat else enemy
        cell: i64 = table.cell[card]
        side[cell] = side[cell] + settling.strength(table, card)
    mask: i64 = 0
    cell = 0
    while cell < CELLS:
        if own[cell] > enemy[cell]:
            mask |= 1 << cell
        cell += 1
    return mask


# ---- a cheap player ----


def pick(table: WalpurgisState, seat: i64, rng: Chance) -> int:
    answers = table.answers_of(seat)
    question, a, b, _ = table.question(seat)
    if question == steps.SHOOT:
        return pick_shot(table, seat, answers)
    if question == steps.MAIN or question == steps.INTERCEPT:
        return pick_main(table, seat, question, answers, rng)
    if question == steps.FACE:
        best, worth = best_cell(table, seat, a, answers_up(table, seat, a))
        return actions.FACE_UP if worth >= 2 and actions.FACE_UP in answers else answers[0]
    if question == steps.PLACE_CELL and b:
        best, worth = best_cell(table, seat, a, mask_of(answers))
        return int(best)
    if question == steps.HIT or question == steps.KEEP:
        return pick_slot(table, seat, question, a, b, answers)
    if question == steps.MULLIGAN:
        return actions.DONE
    if actions.YES in answers:
        return actions.YES
    return rng.pick(answers)


def mask_of(cells: list[int]) -> i64:
    mask: i64 = 0
    for cell in cells:
        mask |= 1 << cell
    return mask


def answers_up(table: WalpurgisState, seat: i64, kind: i64) -> i64:
    return mask_of(table.choices(seat, steps.PLACE_CELL, kind, 1, 0))


def best_cell(table: Table, seat: i64, kind: i64, among: i64) -> tuple[int, i64]:
    """The cell from where a card does most, and how much."""
    best: i64 = -1
    most: i64 = -99
    own = table.circle_cells(seat)
    enemy = table.circle_cells(1 - seat)
    for cell in cells_of(among):
        worth = worth_at(table, seat, kind, cell, own, enemy)
        if worth > most:
            best = cell
            most = worth
    return int(best), most


def worth_at(table: Table, seat: i64, kind: i64, cell: i64, own: i64, enemy: i64) -> i64:
    """Empty cells that would get danmaku, enemy circles that would be destroyed, the card's own cell."""
    at = table.matrix_at(seat, kind, cell)
    shots = table.tables.danmaku[at] | table.tables.rapid[at]
    ammunition: i64 = len(table.deck[seat])
    gained = min(size(shots & ~(own | enemy)), ammunition)
    here: i64 = 1 << cell
    return gained + 2 * size(table.tables.destroy[at] & enemy) + (0 if own & here else 1)


def pick_shot(table: Table, seat: i64, answers: list[int]) -> int:
    """Danmaku where it takes or defends a cell; none onto a quiet circle of one's own."""
    own = settled_cells(table, seat)
    wanted = table.aim & ~own
    contested = table.aim & own & table.circle_cells(1 - seat)
    if wanted == table.aim and actions.ALL in answers:
        return actions.ALL
    for cell in cells_of(wanted | contested):
        if cell in answers:
            return cell
    return actions.DONE


def pick_main(table: WalpurgisState, seat: i64, question: i64, answers: list[int], rng: Chance) -> int:
    """The best cast or face-up placement; else a card face-down; as an interception only what gains something."""
    own = table.circle_cells(seat)
    enemy = table.circle_cells(1 - seat)
    intercepting: i64 = 1 if question == steps.INTERCEPT else 0
    best = int(actions.DONE)
    most: i64 = 2 if intercepting else 0
    if not intercepting and own | enemy == EVERYWHERE:  # any chain now ends the game (WP-R36)
        most = -1 if size(own) > size(enemy) else 3
    for act in answers:
        worth: i64 = -1
        if actions.is_cell(act):
            card: i64 = picks.pool_at(table, seat, question, 0, act)[0]
            worth = worth_at(table, seat, table.kind[card], act, own, enemy)
        elif actions.is_card(act):
            kind: i64 = table.menu[seat][act - actions.CARD]
            up = (
                mask_of(table.choices(seat, steps.PLACE_CELL, kind, 1, intercepting))
                if may_go_up(table, question)
                else 0
            )
            if up:
                _, worth = best_cell(table, seat, kind, up)
        if worth > most:
            best = act
            most = worth
    if best == actions.DONE and not intercepting and len(table.hand[seat]) > 3:
        cards = [act for act in answers if actions.is_card(act)]
        if cards:
            return rng.pick(cards)
    return best


def may_go_up(table: Table, question: i64) -> bool:
    return question == steps.INTERCEPT or turn.can_place_up(table)


def pick_slot(table: Table, seat: i64, question: i64, a: i64, b: i64, answers: list[int]) -> int:
    """Take hits with danmaku first; keep ready over open over dormant over danmaku."""
    cards = settling.slot_cards(table, seat, question, a, b)
    best = answers[0]
    most: i64 = -1
    for act in answers:
        card: i64 = cards[act - actions.SLOT]
        worth = standing_worth(table, card)
        if question == steps.HIT:
            worth = 9 - worth
        if worth > most:
            best = act
            most = worth
    return best


def standing_worth(table: Table, card: i64) -> i64:
    place: i64 = table.place[card]
    if place == READY:
        return 5
    if place >= OPEN:
        return 4
    if place == DAN_UP:
        return 3
    return 2 if place == DORMANT else 1
